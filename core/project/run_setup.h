// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tuning/run_config.h"

#include <QJsonObject>
#include <QStringList>

#include <set>
#include <vector>

namespace tributary
{

/// What the Setup page edits: a RunConfig, plus how the user came to its candidates.
struct RunSetup {
    QString command;
    QString workingFolder; ///< absolute; empty = the folder of the project
    QMap<QString, QString> environment; ///< additions for the workload
    std::vector<Strategy> strategies {Strategy::LoadBalance, Strategy::MainStream}; ///< ticks of the matrix
    std::vector<int> streams {2, 4, 8}; ///< ticks of the matrix, 1…64
    bool useExplicitList = false; ///< candidates come from explicitList, not from the matrix
    QStringList explicitList; ///< names as typed, also wrong ones
    PlanOptions plan; ///< adaptive unless the user says otherwise
    GateOptions gates;
    OutputCheck outputCheck;
    int timeoutSeconds = 1800;
    bool managePass = false;

    RunSetup() { plan.kind = PlanKind::Adaptive; }

    /// The candidates of the matrix or of the list; the error explains the first one that GE would refuse.
    [[nodiscard]] Result<CandidateList> candidates() const;
    /// What to run. Errors: no command or one that cannot be split, no valid candidates, a bad output check.
    [[nodiscard]] Result<RunConfig> toConfig(const QString &projectFolder) const;
    /// The set-up that leads to this config, e.g. of an imported result folder.
    static RunSetup fromConfig(const RunConfig &config);

    [[nodiscard]] QJsonObject toJson() const;
    /// The error names the field.
    static Result<RunSetup> fromJson(const QJsonObject &object);

    friend bool operator==(const RunSetup &a, const RunSetup &b) { return a.toJson() == b.toJson(); }
};

} // namespace tributary
