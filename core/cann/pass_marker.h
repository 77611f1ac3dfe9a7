// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "cann/pass_folder.h"
#include "cann/user_folders.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace tributary
{

/// Left by a run that installed the pass for its own use, until it has removed it again. It stands beside the pass, and
/// in the state folder so that it is found when the environment no longer names that CANN.
struct PassMarker {
    static constexpr int schema = 1;

    QString opp;
    std::int64_t pid = 0;
    QString processStart; ///< tells a new process with the same id from the old one
    QString host;
    QDateTime since; ///< UTC
    QString runFolder;
    QString librarySha; ///< of the library that the run installs
    bool hadPass = false; ///< the user had the pass installed already; it is kept beside and put back

    /// A marker of this process, now.
    static PassMarker ofThisProcess(const PassFolder &where, const QString &runFolder);
    [[nodiscard]] QByteArray toJson() const;
    static PassMarker fromJson(const QByteArray &text);
};

/// A marker that was found, and whether its run still lives.
struct ManagedInstall {
    enum class State {
        InUse, ///< its process is alive
        LeftOver, ///< its process ended without removing the pass
        OtherHost, ///< of another machine that shares the folder: cannot be told from here
    };

    PassMarker marker;
    State state = State::LeftOver;

    /// One sentence for the user.
    [[nodiscard]] Text describe() const;
    /// What to do about it.
    [[nodiscard]] Text hint() const;
};

/// Path of the copy in the state folder.
QString stateMarkerFile(const UserFolders &folders, const QString &opp);

/// The managed installation in this operator folder, if there is one.
std::optional<ManagedInstall> findManagedInstall(const PassFolder &where, const UserFolders &folders);

/// Those in all operator folders that this user's runs have touched. Markers of folders that are gone are dropped.
std::vector<ManagedInstall> findManagedInstalls(const UserFolders &folders);

} // namespace tributary
