// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/field_rules.h"
#include "remote/target.h"
#include "tuning/offline_config.h"

#include <QJsonObject>
#include <QString>

#include <vector>

namespace tributary
{

/// What the Setup page edits of an offline run, besides what online runs have too. The command that runs on the target
/// is the target's.
struct OfflineSetup {
    QString compileCommand; ///< with {om} or {om_prefix}
    QString targetName; ///< of a managed target; empty = `target` is meant
    QJsonObject target; ///< Target::toJson(), e.g. of an imported run; never holds a secret
    QString omFolder; ///< empty = om/ in the folder of the project, where a later run can reuse the models
    int compileJobs = 1; ///< 1…OfflineConfig::mostJobs
    bool keepGoing = false; ///< leave out what does not compile, instead of ending the run
    bool reuseOm = false; ///< take models that were made in the same way before
    bool keepRemote = false; ///< leave the work folder on the target at the end

    /// The target that is meant, `targets` being the managed ones. Errors: none is chosen, it is gone, it breaks a
    /// rule.
    [[nodiscard]] Result<Target> findTarget(const std::vector<Target> &targets) const;
    /// Absolute. `projectFolder`: where a relative one starts.
    [[nodiscard]] QString omFolderIn(const QString &projectFolder) const;
    /// What to run. Errors: a compile command that is missing, cannot be split or has no {om}; those of findTarget().
    [[nodiscard]] Result<OfflineConfig> toConfig(
        const QString &projectFolder, const std::vector<Target> &targets) const;
    static OfflineSetup fromConfig(const OfflineConfig &config);

    [[nodiscard]] QJsonObject toJson() const;
    /// `object`: kept to rules() already. Errors: a secret in the target; the field is named after `place`.
    static Result<OfflineSetup> fromJson(const QJsonObject &object, const QString &place);
    /// Of the object "offline" in a set-up; all are optional, as files of earlier versions have none.
    static std::vector<FieldRule> rules();
};

} // namespace tributary
