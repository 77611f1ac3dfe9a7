// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

namespace tributary
{

/// Where the tuning pass lives in an operator folder. GE loads every `.so` directly in
/// <opp>/vendors/*/custom_fusion_passes, so all other files of ours there have names that do not end so.
struct PassFolder {
    QString opp; ///< from findOppFolder()

    [[nodiscard]] QString vendor() const { return opp + QStringLiteral("/vendors/ge_ms_autotune"); }
    [[nodiscard]] QString folder() const { return vendor() + QStringLiteral("/custom_fusion_passes"); }
    [[nodiscard]] QString library() const { return folder() + QStringLiteral("/libge_ms_autotune_pass.so"); }
    /// How the installed library was built (PassBuildInfo).
    [[nodiscard]] QString infoFile() const { return folder() + QStringLiteral("/libge_ms_autotune_pass.json"); }
    /// Says which run installed the pass for its own use (PassMarker).
    [[nodiscard]] QString markerFile() const { return folder() + QStringLiteral("/managed_by_run.json"); }
    /// What the user had installed before a run put its own in place.
    [[nodiscard]] QString keptLibrary() const { return library() + QStringLiteral(".kept"); }
    [[nodiscard]] QString keptInfo() const { return infoFile() + QStringLiteral(".kept"); }

    /// Removes the two folders of ours that are empty now.
    void removeEmptyFolders() const;
};

/// Copies `from` to `to` in one step, readable only in full, with mode 0750; the temporary name does not end in .so.
Result<void> installFile(const QString &from, const QString &to);

} // namespace tributary
