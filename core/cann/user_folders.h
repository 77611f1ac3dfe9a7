// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcessEnvironment>
#include <QString>

namespace tributary
{

/// Where the program keeps things that are no results, by the XDG base directory rules.
struct UserFolders {
    QString config; ///< what the user set: the targets
    QString cache; ///< can be made again: the built pass
    QString state; ///< outlives a restart: which run installed the pass
    QString runtime; ///< ends with the session: locks

    /// `environment` is read for XDG_CONFIG_HOME, XDG_CACHE_HOME, XDG_STATE_HOME, XDG_RUNTIME_DIR and HOME; the folders
    /// need not exist.
    static UserFolders from(const QProcessEnvironment &environment);

    /// The file of the TargetStore.
    [[nodiscard]] QString targetsFile() const { return config + QStringLiteral("/targets.json"); }
};

} // namespace tributary
