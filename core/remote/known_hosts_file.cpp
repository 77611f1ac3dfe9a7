// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/known_hosts_file.h"

#include "base/files.h"
#include "remote/unique_fd.h"
#include "remote/waiting.h"

#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <thread>

namespace tributary
{

namespace
{

constexpr int lockMs = 5000;

tl::unexpected<Error> failAppend(const QString &file)
{
    return fail({QT_TRANSLATE_NOOP("core", "The host key cannot be recorded in %1"), {file}},
        QString::fromLocal8Bit(std::strerror(errno)),
        QT_TRANSLATE_NOOP("core", "Check that the file and its folder are yours and writable."));
}

bool lock(const UniqueFd &descriptor)
{
    const Deadline deadline = deadlineIn(lockMs);
    while (::flock(descriptor.get(), LOCK_EX | LOCK_NB) != 0) {
        if (errno != EWOULDBLOCK || isOver(deadline))
            return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return true;
}

bool writeAll(const UniqueFd &descriptor, const QByteArray &bytes)
{
    for (qsizetype done = 0; done < bytes.size();) {
        const ssize_t n =
            ::write(descriptor.get(), bytes.constData() + done, static_cast<std::size_t>(bytes.size() - done));
        if (n < 0 && errno != EINTR)
            return false;
        done += std::max<ssize_t>(n, 0);
    }
    return ::fdatasync(descriptor.get()) == 0;
}

} // namespace

QStringList defaultKnownHostsFiles()
{
    const QString own = QDir::homePath() + QStringLiteral("/.ssh/known_hosts");
    const QString global = QStringLiteral("/etc/ssh/ssh_known_hosts");
    return {own, own + QLatin1Char('2'), global, global + QLatin1Char('2')};
}

Result<KnownHosts> readKnownHosts(const QStringList &files)
{
    KnownHosts hosts;
    for (const QString &file : files) {
        if (!QFileInfo::exists(file))
            continue;
        const auto content = readFile(file);
        if (!content)
            return tl::unexpected(content.error());
        hosts.add(file, *content);
    }
    return hosts;
}

Result<void> appendKnownHost(const QString &file, const QString &host, int port, const HostKey &key)
{
    const QString folder = QFileInfo(file).path();
    if (!QFileInfo::exists(folder)) {
        if (const auto above = makeFolder(QFileInfo(folder).path()); !above)
            return above;
        if (::mkdir(QFile::encodeName(folder).constData(), 0700) != 0 && errno != EEXIST)
            return failAppend(file);
    }
    const UniqueFd descriptor(
        ::open(QFile::encodeName(file).constData(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600));
    if (!descriptor || !lock(descriptor))
        return failAppend(file);
    const auto content = readFile(file);
    if (!content)
        return tl::unexpected(content.error());
    KnownHosts present; // another connection may have been quicker
    present.add(file, *content);
    if (present.find(host, port, key).verdict == KnownHosts::Verdict::Known)
        return {};
    const bool needsEnd = !content->isEmpty() && !content->endsWith('\n');
    const QByteArray line = knownHostsLine(host, port, key, present.isHashed()) + '\n';
    if (!writeAll(descriptor, needsEnd ? '\n' + line : line))
        return failAppend(file);
    return {};
}

} // namespace tributary
