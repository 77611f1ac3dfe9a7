// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/managed_pass.h"

#include "base/file_identity.h"
#include "base/files.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace tributary
{

namespace
{

QString systemReason()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

Result<void> renameFile(const QString &from, const QString &to)
{
    if (::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) == 0)
        return {};
    return fail({QT_TRANSLATE_NOOP("core", "Cannot rename %1"), {from}}, systemReason());
}

// A dangling link is a file to be removed as well, so exists() will not do.
bool isThere(const QString &path)
{
    const QFileInfo info(path);
    return info.exists() || info.isSymLink();
}

Result<void> removeFile(const QString &path)
{
    if (::unlink(QFile::encodeName(path).constData()) == 0 || errno == ENOENT)
        return {};
    return fail({QT_TRANSLATE_NOOP("core", "Cannot remove %1"), {path}}, systemReason(),
        QT_TRANSLATE_NOOP("core", "Check that the folder is yours to write to."));
}

// O_EXCL decides between two runs that start at the same moment.
Result<void> createMarker(const QString &path, const QByteArray &content)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (descriptor < 0 && errno == EEXIST)
        return fail(QT_TRANSLATE_NOOP("core", "Another run has just installed the pass"), {},
            QT_TRANSLATE_NOOP("core", "Wait for its end."));
    if (descriptor < 0)
        return fail({QT_TRANSLATE_NOOP("core", "Cannot write %1"), {path}}, systemReason(),
            QT_TRANSLATE_NOOP("core", "Check that the folder is yours to write to and has free space."));
    const bool written = ::write(descriptor, content.constData(), static_cast<size_t>(content.size())) == content.size()
        && ::fsync(descriptor) == 0;
    const QString reason = systemReason();
    ::close(descriptor);
    if (written)
        return {};
    (void)removeFile(path);
    return fail({QT_TRANSLATE_NOOP("core", "Cannot write %1"), {path}}, reason);
}

Result<void> keepUsersPass(const PassFolder &where)
{
    if (auto kept = renameFile(where.library(), where.keptLibrary()); !kept)
        return kept;
    return isThere(where.infoFile()) ? renameFile(where.infoFile(), where.keptInfo()) : Result<void>();
}

Result<void> removeAll(const QStringList &paths)
{
    for (const QString &path : paths) {
        if (auto gone = removeFile(path); !gone)
            return gone;
    }
    return {};
}

} // namespace

// Each step leaves a state from which the same steps, done again, come to the same end.
Result<void> undoManagedInstall(const PassFolder &where, const UserFolders &folders, const PassMarker &marker)
{
    const bool runsOwn = !isThere(where.library()) || fileHash(where.library()) == marker.librarySha;
    Result<void> done;
    if (isThere(where.keptLibrary()))
        done = runsOwn ? renameFile(where.keptLibrary(), where.library()) : removeFile(where.keptLibrary());
    else if (runsOwn && !marker.hadPass)
        done = removeFile(where.library());
    if (!done)
        return done;
    const auto info = [&] { return PassBuildInfo::read(where.infoFile(), fileHash(where.library())); };
    if (isThere(where.keptInfo()))
        done = info() ? removeFile(where.keptInfo()) : renameFile(where.keptInfo(), where.infoFile());
    if (done && !info())
        done = removeFile(where.infoFile());
    if (done)
        done = removeAll({where.markerFile(), stateMarkerFile(folders, where.opp)});
    where.removeEmptyFolders();
    return done;
}

ManagedPass::ManagedPass(PassFolder where, UserFolders folders)
    : m_where(std::move(where))
    , m_folders(std::move(folders))
{
}

ManagedPass::~ManagedPass()
{
    (void)remove();
}

Result<void> ManagedPass::install(const BuiltPass &pass, const QString &runFolder)
{
    if (const auto earlier = findManagedInstall(m_where, m_folders)) {
        if (earlier->state != ManagedInstall::State::LeftOver)
            return fail(earlier->describe(), {}, earlier->hint());
        if (auto undone = undoManagedInstall(m_where, m_folders, earlier->marker); !undone)
            return undone;
    }
    if (auto made = makeFolder(m_where.folder()); !made)
        return made;
    m_marker = PassMarker::ofThisProcess(m_where, runFolder);
    m_marker.librarySha = fileHash(pass.library);
    m_marker.hadPass = isThere(m_where.library());
    if (auto created = createMarker(m_where.markerFile(), m_marker.toJson()); !created) {
        m_where.removeEmptyFolders();
        return created;
    }
    m_installed = true; // from here on there is something to undo
    const auto place = [&]() -> Result<void> {
        const QString stateFile = stateMarkerFile(m_folders, m_where.opp);
        if (auto made = makeFolder(QFileInfo(stateFile).path()); !made)
            return made;
        if (auto written = writeFileAtomically(stateFile, m_marker.toJson()); !written)
            return written;
        if (m_marker.hadPass) {
            if (auto kept = keepUsersPass(m_where); !kept)
                return kept;
        }
        if (auto installed = installFile(pass.library, m_where.library()); !installed)
            return installed;
        return writeFileAtomically(m_where.infoFile(), pass.info.toJson());
    };
    auto placed = place();
    if (!placed)
        (void)remove();
    return placed;
}

Result<void> ManagedPass::remove()
{
    if (!m_installed)
        return {};
    auto undone = undoManagedInstall(m_where, m_folders, m_marker);
    m_installed = !undone;
    return undone;
}

} // namespace tributary
