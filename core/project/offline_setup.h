// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "tuning/run_config.h"

#include <QJsonObject>
#include <QString>

namespace tributary
{

/// What the Setup page edits for an offline run, besides what both modes need.
struct OfflineSetup {
    QString compileCommand; ///< with {om} or {om_prefix}
    QString target; ///< the name of a managed target, looked up when a run starts
    QString targetHost; ///< its host when it was chosen, for people
    QString omFolder; ///< empty = om/ in the result folder; a relative one starts at the working folder
    int compileJobs = 1; ///< 1…OfflineConfig::mostJobs
    bool keepGoing = false;
    bool reuseOm = false;
    bool keepRemote = false;

    /// Takes it and the target into a config. An empty OM folder stays empty: the result folder is not known here.
    /// `targetObject`: Target::toJson() of the target. Errors: no command or target, a command without its marks.
    [[nodiscard]] Result<RunConfig> applyTo(RunConfig config, const QJsonObject &targetObject) const;
    static OfflineSetup fromConfig(const OfflineConfig &config);

    [[nodiscard]] QJsonObject toJson() const;
    /// The error names the field; `place` is put in front of it.
    static Result<OfflineSetup> fromJson(const QJsonObject &object, const QString &place);
};

} // namespace tributary
