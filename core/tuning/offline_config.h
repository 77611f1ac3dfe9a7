// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace tributary
{

/// What an offline run needs besides an online one: each candidate is compiled here and runs on a target machine. The
/// command that runs there is RunConfig::command, with {om} in it.
struct OfflineConfig {
    static constexpr int mostJobs = 64;

    QString compileCommand; ///< as the user typed it, with {om} or {om_prefix}
    QJsonObject target; ///< Target::toJson(); holds no secret
    QString omFolder; ///< absolute
    int compileJobs = 1; ///< how many candidates are compiled at once, 1…mostJobs
    bool keepGoing =
        false; ///< a candidate that does not compile, but for the baseline, is left out, instead of ending the run
    bool reuseOm = false; ///< take models of an earlier run that were made in the same way
    QString runId; ///< marks the work folder on the target as this run's
    bool keepRemote = false; ///< leave the work folder on the target at the end

    /// The machine as the target names it.
    [[nodiscard]] QString host() const { return target[QStringLiteral("host")].toString(); }
    /// "user@host"
    [[nodiscard]] QString login() const;
    [[nodiscard]] QJsonObject toJson() const;
    /// The error names the field.
    static Result<OfflineConfig> fromJson(const QJsonObject &object);

    friend bool operator==(const OfflineConfig &, const OfflineConfig &) = default;
};

/// One sentence per difference that makes trials of both incomparable: the compile command, the machine, its CANN.
std::vector<Text> offlineDifferences(const OfflineConfig &then, const OfflineConfig &now);

} // namespace tributary
