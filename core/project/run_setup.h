// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/offline_setup.h"
#include "tuning/run_config.h"

#include <QJsonObject>
#include <QStringList>

#include <vector>

namespace tributary
{

/// What the Setup page edits: a RunConfig, plus how the user came to its candidates.
struct RunSetup {
    bool isOffline = false; ///< compile here, run on a target: `offline` holds, `command` does not
    QString command; ///< of an online run
    OfflineSetup offline; ///< kept while the mode is online, so that one can switch to and fro
    QString workingFolder; ///< absolute; empty = the folder of the project
    QMap<QString, QString> environment; ///< additions for the workload
    std::vector<Strategy> strategies {Strategy::LoadBalance, Strategy::MainStream}; ///< rows of the matrix
    std::vector<int> streams {2, 4, 8}; ///< columns of the matrix, 1…64
    CandidateList leftOut; ///< cells of these rows and columns that are not ticked; a cell elsewhere means nothing
    bool useExplicitList = false; ///< candidates come from explicitList, not from the matrix
    QStringList explicitList; ///< names as typed, also wrong ones
    bool measureOnce = false; ///< of candidates with the same streams in the project's graph only one is measured
    PlanOptions plan; ///< adaptive unless the user says otherwise
    GateOptions gates;
    OutputCheck outputCheck;
    int timeoutSeconds = 1800; ///< per trial, 0 = none
    bool managePass = false;

    RunSetup() { plan.kind = PlanKind::Adaptive; }

    /// The ticked cells of the matrix, strategy by strategy, without the baseline.
    [[nodiscard]] CandidateList cells() const;
    /// Makes the matrix hold exactly these cells; the baseline needs no cell and is left out.
    void setCells(const CandidateList &cells);

    /// The candidates of the matrix or of the list, the baseline first. The error explains the first entry that GE
    /// would refuse, or says that a strategy has no stream count.
    [[nodiscard]] Result<CandidateList> candidates() const;
    /// What to run, with all candidates: measureOnce needs the graph (tuning/dedupe.h). Errors: no command or one that
    /// cannot be split, no valid candidates, a bad output check; offline those of OfflineSetup. `projectFolder`: the
    /// working folder if none is set, and where a relative one starts. `targets`: the managed ones; offline only.
    [[nodiscard]] Result<RunConfig> toConfig(
        const QString &projectFolder, const std::vector<Target> &targets = {}) const;
    /// The set-up that leads to this config, e.g. of an imported result folder: by the matrix if it gives the same
    /// candidates in the same order, else by the list.
    static RunSetup fromConfig(const RunConfig &config);

    [[nodiscard]] QJsonObject toJson() const;
    /// The error names the field with its place, e.g. "setup.plan.repeat" where `place` is "setup", and its range.
    static Result<RunSetup> fromJson(const QJsonObject &object, const QString &place = {});

    friend bool operator==(const RunSetup &a, const RunSetup &b) { return a.toJson() == b.toJson(); }
};

} // namespace tributary
