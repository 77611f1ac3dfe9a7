// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"

#include <QDir>
#include <QSaveFile>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/statvfs.h>
#include <unistd.h>
#include <utility>

namespace tributary
{

namespace
{

tl::unexpected<Error> failWrite(const QString &path, const QString &reason)
{
    return fail({QT_TRANSLATE_NOOP("core", "Cannot write %1"), {path}}, reason,
        QT_TRANSLATE_NOOP("core", "Check that the folder exists, is writable and has free space."));
}

QString systemReason()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

} // namespace

Result<QByteArray> readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {path}}, file.errorString(),
            QT_TRANSLATE_NOOP("core", "Check the path and its permissions."));
    QByteArray content = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {path}}, file.errorString());
    return content;
}

Result<void> writeFileAtomically(const QString &path, const QByteArray &content)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failWrite(path, file.errorString());
    if (file.write(content) != content.size() || !file.commit())
        return failWrite(path, file.errorString());
    return {};
}

Result<void> makeFolder(const QString &path)
{
    if (!QDir().mkpath(path))
        return fail({QT_TRANSLATE_NOOP("core", "Cannot create the folder %1"), {path}}, systemReason(),
            QT_TRANSLATE_NOOP("core", "Choose a folder that you may write to."));
    return {};
}

std::optional<qint64> freeBytes(const QString &folder)
{
    struct statvfs info {
    };
    if (::statvfs(QFile::encodeName(folder).constData(), &info) != 0)
        return std::nullopt;
    return qint64(info.f_bavail) * qint64(info.f_frsize);
}

Result<AppendFile> AppendFile::open(const QString &path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
    if (descriptor < 0)
        return failWrite(path, systemReason());
    AppendFile file(descriptor, path);
    if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return fail({QT_TRANSLATE_NOOP("core", "%1 is being written by another process"), {path}}, {},
            QT_TRANSLATE_NOOP("core", "Wait for its end or stop it."));
    return file;
}

AppendFile::AppendFile(int descriptor, QString path)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
{
}

AppendFile::AppendFile(AppendFile &&other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
{
}

AppendFile &AppendFile::operator=(AppendFile &&other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_path, other.m_path);
    return *this;
}

AppendFile::~AppendFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<void> AppendFile::append(const QByteArray &bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const ssize_t n = ::write(m_descriptor, bytes.constData() + done, static_cast<size_t>(bytes.size() - done));
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return failWrite(m_path, systemReason());
        done += n;
    }
    if (::fdatasync(m_descriptor) != 0)
        return failWrite(m_path, systemReason());
    return {};
}

} // namespace tributary
