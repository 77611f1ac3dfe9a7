// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/pass_manager.h"

#include "base/file_identity.h"
#include "base/files.h"
#include "cann/managed_pass.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <unistd.h>

namespace tributary
{

namespace
{

bool isThere(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

// Makes way for what the user asks for: undoes what a dead run left, refuses while a run is alive.
Result<std::optional<ManagedInstall>> settleManaged(const PassFolder &where, const UserFolders &folders, bool force)
{
    const auto managed = findManagedInstall(where, folders);
    if (!managed)
        return managed;
    if (managed->state != ManagedInstall::State::LeftOver && !force)
        return fail(managed->describe(), {}, managed->hint());
    if (auto undone = undoManagedInstall(where, folders, managed->marker); !undone)
        return tl::unexpected(undone.error());
    return managed;
}

} // namespace

PassStatus readPassStatus(const PassFolder &where, const UserFolders &folders)
{
    PassStatus status;
    status.where = where;
    const QFileInfo info(where.library());
    status.installed = info.isFile();
    if (status.installed) {
        status.size = info.size();
        status.modified = info.lastModified().toUTC();
        struct stat raw {
        };
        if (::stat(QFile::encodeName(where.library()).constData(), &raw) == 0)
            status.mode = static_cast<int>(raw.st_mode & 07777U);
        status.sha256 = fileHash(where.library());
        status.build = PassBuildInfo::read(where.infoFile(), status.sha256);
    }
    status.managed = findManagedInstall(where, folders);
    status.others = findOtherPasses(where);
    return status;
}

Result<BuiltPass> passFromFile(const QString &library)
{
    const QString path = QFileInfo(library).absoluteFilePath();
    if (const auto broken = whyNotLoadable(path))
        return fail({QT_TRANSLATE_NOOP("core", "%1 cannot be installed"), {path}}, broken->translated(),
            QT_TRANSLATE_NOOP(
                "core", "GE fails every compile when a pass cannot be loaded: build it on this machine."));
    BuiltPass pass;
    pass.library = path;
    const QString hash = fileHash(path);
    const QString beside = QFileInfo(path).path() + QStringLiteral("/libge_ms_autotune_pass.json");
    if (const auto info = PassBuildInfo::read(beside, hash))
        pass.info = *info;
    return pass;
}

Result<void> installPass(const PassFolder &where, const UserFolders &folders, const BuiltPass &pass)
{
    if (const auto settled = settleManaged(where, folders, false); !settled)
        return tl::unexpected(settled.error());
    if (auto made = makeFolder(where.folder()); !made)
        return made;
    if (auto installed = installFile(pass.library, where.library()); !installed) {
        where.removeEmptyFolders();
        return installed;
    }
    if (pass.info.sha256.isEmpty()) { // from elsewhere: what is known of the one before does not hold for it
        QFile::remove(where.infoFile());
        return {};
    }
    return writeFileAtomically(where.infoFile(), pass.info.toJson());
}

Result<PassRemoval> removePass(const PassFolder &where, const UserFolders &folders, bool force)
{
    const auto settled = settleManaged(where, folders, force);
    if (!settled)
        return tl::unexpected(settled.error());
    if (*settled)
        return isThere(where.library()) ? PassRemoval::UsersPassRestored : PassRemoval::Removed;
    const bool wasThere = isThere(where.library());
    for (const QString &path : {where.library(), where.infoFile()}) {
        if (::unlink(QFile::encodeName(path).constData()) != 0 && errno != ENOENT && errno != ENOTDIR)
            return fail({QT_TRANSLATE_NOOP("core", "Cannot remove %1"), {path}},
                QString::fromLocal8Bit(std::strerror(errno)),
                QT_TRANSLATE_NOOP("core", "Check that the folder is yours to write to."));
    }
    where.removeEmptyFolders();
    return wasThere ? PassRemoval::Removed : PassRemoval::NothingThere;
}

} // namespace tributary
