// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/fetch_sink.h"

#include "remote/remote_names.h"
#include "remote/transfer_meter.h"

#include <QFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tributary
{

namespace
{

QString shownPath(const QByteArrayList &path)
{
    QStringList names;
    for (const QByteArray &name : path)
        names << printableName(name);
    return names.join(QLatin1Char('/'));
}

tl::unexpected<Error> failLocal(const QByteArray &path)
{
    return fail({QT_TRANSLATE_NOOP("core", "Cannot write %1"), {QFile::decodeName(path)}},
        QString::fromLocal8Bit(std::strerror(errno)),
        QT_TRANSLATE_NOOP("core", "Check that the folder exists, is writable and has free space."));
}

} // namespace

FetchSink::FetchSink(const QString &root, LineSink log, const ProgressSink &progress)
    : m_root(QFile::encodeName(root))
    , m_log(std::move(log))
    , m_progress(progress)
{
}

Result<bool> FetchSink::addFolder(const QByteArrayList &path)
{
    if (!isAllowed(path))
        return false;
    if (path.size() > FetchLimits::depth) {
        refuse(path, {QT_TRANSLATE_NOOP("core", "more than %1 folders deep"), {number(FetchLimits::depth)}});
        return false;
    }
    const QByteArray local = localPath(path);
    if (::mkdir(local.constData(), 0755) == 0)
        return true;
    if (errno != EEXIST)
        return failLocal(local);
    refuse(path, QT_TRANSLATE_NOOP("core", "there twice"));
    return false;
}

Result<void> FetchSink::addFile(const QByteArrayList &path, qint64 size, const Content &content)
{
    if (!isAllowed(path))
        return {};
    if (size > FetchLimits::fileBytes) {
        refuse(path, {QT_TRANSLATE_NOOP("core", "%1 bytes, more than is taken"), {number(size)}});
        return {};
    }
    const QByteArray local = localPath(path);
    // Neither through a link nor over what is there.
    UniqueFd file(::open(local.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644));
    if (file)
        return fill(path, std::move(file), size, content);
    if (errno != EEXIST)
        return failLocal(local);
    refuse(path, QT_TRANSLATE_NOOP("core", "there twice"));
    return {};
}

Result<void> FetchSink::fill(const QByteArrayList &path, UniqueFd file, qint64 size, const Content &content)
{
    TransferMeter meter(shownPath(path), 0, size, m_progress);
    qint64 done = 0;
    bool isTooMuch = false;
    const auto there = content([&](const char *bytes, qint64 count) -> Result<void> {
        done += count;
        m_received += count;
        isTooMuch = done > FetchLimits::fileBytes || m_received > FetchLimits::totalBytes;
        if (isTooMuch)
            return fail(QT_TRANSLATE_NOOP("core", "more bytes than are taken"));
        meter.at(done);
        return write(file, bytes, count);
    });
    if (there && *there) {
        meter.finish(done);
        ++m_fetched.files;
        m_fetched.bytes += done;
        m_log(QStringLiteral("%1: %2 bytes").arg(shownPath(path)).arg(done));
        return {};
    }
    ::unlink(localPath(path).constData());
    if (isTooMuch) {
        m_isFull = m_received > FetchLimits::totalBytes;
        refuse(path, there.error().what);
        return {};
    }
    if (!there)
        return tl::unexpected(there.error());
    m_log(QStringLiteral("%1: is gone").arg(shownPath(path)));
    return {};
}

Result<void> FetchSink::write(const UniqueFd &file, const char *bytes, qint64 count)
{
    while (count > 0) {
        const ssize_t written = ::write(file.get(), bytes, static_cast<std::size_t>(count));
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return failLocal(m_root);
        bytes += written;
        count -= written;
    }
    return {};
}

void FetchSink::refuse(const QByteArrayList &path, const Text &why)
{
    if (m_fetched.refused.size() >= FetchLimits::reported) {
        ++m_unnamed;
        return;
    }
    m_fetched.refused << QStringLiteral("%1: %2").arg(shownPath(path), why.english());
    m_log(QStringLiteral("refused ") + m_fetched.refused.last());
}

bool FetchSink::countEntry()
{
    if (m_isFull)
        return false;
    m_isFull = ++m_entries > FetchLimits::entries;
    if (m_isFull)
        refuse({"..."},
            {QT_TRANSLATE_NOOP("core", "more than %1 files and folders; the rest is left there"),
                {number(FetchLimits::entries)}});
    return !m_isFull;
}

Deployment::Fetched FetchSink::result() const
{
    Deployment::Fetched all = m_fetched;
    if (m_unnamed > 0)
        all.refused << Text(QT_TRANSLATE_NOOP("core", "and %1 more"), {number(m_unnamed)}).english();
    return all;
}

bool FetchSink::isAllowed(const QByteArrayList &path)
{
    // The names above it were looked at when their folder was made.
    const auto why = refusalOfName(path.last());
    if (why)
        refuse(path, *why);
    return !why;
}

QByteArray FetchSink::localPath(const QByteArrayList &path) const
{
    return m_root + '/' + path.join('/');
}

} // namespace tributary
