// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "cann/pass_build.h"
#include "cann/pass_folder.h"
#include "cann/pass_marker.h"
#include "cann/user_folders.h"

#include <QString>

namespace tributary
{

/// The pass, installed for the length of one run. What the user had installed before is kept and put back.
/// A run that dies without remove() or the destructor leaves its marker, which findManagedInstalls() finds.
class ManagedPass
{
public:
    ManagedPass(PassFolder where, UserFolders folders);
    ManagedPass(const ManagedPass &) = delete;
    ManagedPass &operator=(const ManagedPass &) = delete;
    /// The last resort: removes, and keeps quiet about a failure (the marker then says it at the next start).
    ~ManagedPass();

    /// Cleans up after a run that died, then installs. `runFolder` is named in the marker.
    /// Errors: another run that is alive (or may be, on another machine) uses the pass; nothing can be written.
    Result<void> install(const BuiltPass &pass, const QString &runFolder);
    /// Does nothing where nothing is installed. Errors leave the marker in place.
    Result<void> remove();
    [[nodiscard]] bool isInstalled() const { return m_installed; }

private:
    PassFolder m_where;
    UserFolders m_folders;
    PassMarker m_marker;
    bool m_installed = false;
};

/// Undoes a managed installation: puts back what the user had, or removes the library if it is still the run's own;
/// then removes the markers and the empty folders. Safe to repeat after a crash at any point.
Result<void> undoManagedInstall(const PassFolder &where, const UserFolders &folders, const PassMarker &marker);

} // namespace tributary
