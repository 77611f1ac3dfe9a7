// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/device_lock.h"

#include "base/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QRegularExpression>

#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace tributary
{

namespace
{

QString lockPath(const UserFolders &folders, const DeviceName &device)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9._-]"));
    QString name = device.machine.isEmpty() ? device.device : device.machine + QLatin1Char('-') + device.device;
    return folders.runtime + QStringLiteral("/device-") + name.replace(other, QStringLiteral("_"))
        + QStringLiteral(".lock");
}

QString notePath(const QString &lock)
{
    return lock.chopped(5) + QStringLiteral(".run");
}

std::unique_ptr<QLockFile> lockFor(const QString &path)
{
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // runs last for hours: only the end of the process makes the lock stale
    return lock;
}

DeviceHolder holderOf(const QLockFile &lock, const QString &path)
{
    DeviceHolder holder;
    qint64 pid = 0;
    QString application;
    if (lock.getLockInfo(&pid, &holder.host, &application))
        holder.pid = pid;
    // The note carries the process id as well: it may still be the one of the holder before.
    const QByteArray note = readFile(notePath(path)).value_or(QByteArray());
    const qsizetype newline = note.indexOf('\n');
    if (newline > 0 && note.left(newline) == QByteArray::number(pid))
        holder.runFolder = QString::fromUtf8(note.mid(newline + 1));
    return holder;
}

// In /tmp the folder's name is known to everybody: it must be ours.
Result<void> makePrivateFolder(const QString &path)
{
    if (auto made = makeFolder(path); !made)
        return made;
    const QByteArray name = QFile::encodeName(path);
    struct stat info {
    };
    if (::lstat(name.constData(), &info) != 0 || !S_ISDIR(info.st_mode) || info.st_uid != ::getuid())
        return fail({QT_TRANSLATE_NOOP("core", "The folder %1 belongs to another user"), {path}}, {},
            QT_TRANSLATE_NOOP("core", "Set XDG_RUNTIME_DIR to a folder of your own."));
    ::chmod(name.constData(), 0700);
    return {};
}

} // namespace

Text describeHolder(const DeviceHolder &holder)
{
    const QString pid = holder.pid > 0 ? number(holder.pid) : QStringLiteral("?");
    if (holder.runFolder.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "Another run of Tributary uses the device (process %1)"), {pid}};
    return {QT_TRANSLATE_NOOP("core", "Another run of Tributary uses the device (process %1, folder %2)"),
        {pid, holder.runFolder}};
}

Result<DeviceLock> DeviceLock::acquire(const UserFolders &folders, const DeviceName &device, const QString &runFolder)
{
    if (auto made = makePrivateFolder(folders.runtime); !made)
        return tl::unexpected(made.error());
    const QString path = lockPath(folders, device);
    auto lock = lockFor(path);
    if (!lock->tryLock(100)) { // holder() may have it for a moment
        if (lock->error() != QLockFile::LockFailedError)
            return fail({QT_TRANSLATE_NOOP("core", "Cannot create the lock %1"), {path}}, {},
                QT_TRANSLATE_NOOP("core", "Check that the folder is writable and has free space."));
        return fail(describeHolder(holderOf(*lock, path)), {},
            QT_TRANSLATE_NOOP("core", "Wait for its end or stop it: two runs at a time spoil each other's times."));
    }
    const QString note = notePath(path);
    const QByteArray content = QByteArray::number(QCoreApplication::applicationPid()) + '\n'
        + QFileInfo(runFolder).absoluteFilePath().toUtf8();
    if (auto written = writeFileAtomically(note, content); !written)
        return tl::unexpected(written.error());
    return DeviceLock(std::move(lock), note);
}

std::optional<DeviceHolder> DeviceLock::holder(const UserFolders &folders, const DeviceName &device)
{
    const QString path = lockPath(folders, device);
    if (!QFileInfo::exists(path))
        return std::nullopt;
    const auto lock = lockFor(path);
    // Taking it for a moment is the only way to hear Qt's own answer to "is it stale?".
    if (lock->tryLock(0) || lock->error() != QLockFile::LockFailedError)
        return std::nullopt;
    return holderOf(*lock, path);
}

DeviceLock::DeviceLock(std::unique_ptr<QLockFile> lock, QString noteFile)
    : m_lock(std::move(lock))
    , m_noteFile(std::move(noteFile))
{
}

DeviceLock::DeviceLock(DeviceLock &&) noexcept = default;

DeviceLock &DeviceLock::operator=(DeviceLock &&other) noexcept
{
    if (this != &other) {
        release();
        m_lock = std::move(other.m_lock);
        m_noteFile = std::move(other.m_noteFile);
    }
    return *this;
}

DeviceLock::~DeviceLock()
{
    release();
}

void DeviceLock::release()
{
    if (!m_lock)
        return;
    QFile::remove(m_noteFile);
    m_lock->unlock();
    m_lock.reset();
}

} // namespace tributary
