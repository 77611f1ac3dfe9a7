// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/om_folder_lock.h"

#include "base/files.h"
#include "tuning/om_files.h"

#include <QLockFile>

namespace tributary
{

namespace
{

tl::unexpected<Error> inUse(const QLockFile &lock, const QString &folder)
{
    qint64 pid = 0;
    QString host;
    QString program;
    const Text hint {QT_TRANSLATE_NOOP(
        "core", "Wait for the end of the other run or stop it, or give this run an OM folder of its own (--om-dir).")};
    if (!lock.getLockInfo(&pid, &host, &program))
        return fail({QT_TRANSLATE_NOOP("core", "Another run uses the OM folder %1"), {folder}}, {}, hint);
    return fail({QT_TRANSLATE_NOOP("core", "Another run uses the OM folder %1 (%2, process %3 on %4)"),
                    {folder, program, number(pid), host}},
        {}, hint);
}

} // namespace

Result<OmFolderLock> OmFolderLock::acquire(const OmFolder &folder)
{
    if (const auto made = makeFolder(folder.path()); !made)
        return tl::unexpected(made.error());
    auto lock = std::make_unique<QLockFile>(folder.path() + QStringLiteral("/.lock"));
    lock->setStaleLockTime(0); // runs last for hours: only the end of the process makes the lock stale
    if (lock->tryLock(0))
        return OmFolderLock(std::move(lock));
    if (lock->error() == QLockFile::LockFailedError)
        return inUse(*lock, folder.path());
    if (lock->error() == QLockFile::PermissionError) // models to reuse in a folder that cannot be written: no danger
        return OmFolderLock(nullptr);
    return fail({QT_TRANSLATE_NOOP("core", "Cannot write to the OM folder %1"), {folder.path()}}, {},
        QT_TRANSLATE_NOOP("core", "Check that the folder is writable and has free space."));
}

OmFolderLock::OmFolderLock(std::unique_ptr<QLockFile> lock)
    : m_lock(std::move(lock))
{
}

OmFolderLock::OmFolderLock(OmFolderLock &&) noexcept = default;
OmFolderLock &OmFolderLock::operator=(OmFolderLock &&) noexcept = default;
OmFolderLock::~OmFolderLock() = default;

} // namespace tributary
