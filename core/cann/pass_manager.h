// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "cann/pass_build.h"
#include "cann/pass_folder.h"
#include "cann/pass_marker.h"
#include "cann/pass_scan.h"
#include "cann/user_folders.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

namespace tributary
{

/// The tuning pass in an operator folder, as it is now.
struct PassStatus {
    PassFolder where;
    bool installed = false;
    qint64 size = 0; ///< bytes
    QDateTime modified; ///< UTC
    int mode = 0; ///< permission bits, 0750 as installed
    QString sha256; ///< empty if it cannot be read
    std::optional<PassBuildInfo> build; ///< nothing if it is not known how it was built
    std::optional<ManagedInstall> managed; ///< a run has installed it for its own use
    std::vector<OtherPass> others;
};

PassStatus readPassStatus(const PassFolder &where, const UserFolders &folders);

/// Installs for good (until removePass()). Cleans up first after a run that died.
/// Errors: a run that is alive has the pass in use; the library is not one that can be loaded here; not writable.
Result<void> installPass(const PassFolder &where, const UserFolders &folders, const BuiltPass &pass);

/// A library from elsewhere as something to install. Errors: not readable, not a library of this machine's kind.
Result<BuiltPass> passFromFile(const QString &library);

enum class PassRemoval {
    NothingThere,
    Removed,
    UsersPassRestored, ///< what a dead run had left is gone; the pass that the user had before it is back
};

/// Removes our file and our folders if they are empty then; never anything of others.
/// Errors: a run that is alive has the pass in use (`force` removes it all the same); not writable.
Result<PassRemoval> removePass(const PassFolder &where, const UserFolders &folders, bool force);

} // namespace tributary
