// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "candidate/candidate_matrix.h"
#include "trial/gates.h"
#include "trial/output_check.h"
#include "tuning/dedupe_source.h"
#include "tuning/offline_config.h"
#include "tuning/plan_options.h"

#include <QJsonObject>
#include <QMap>
#include <QString>

namespace tributary
{

/// "fixed" or "adaptive", as on the command line.
QString planKindName(PlanKind kind);
std::optional<PlanKind> planKindFromName(const QString &name);
/// "mirrored", "shuffled" or "round-robin", as on the command line.
QString roundOrderName(RoundOrder order);
std::optional<RoundOrder> roundOrderFromName(const QString &name);

/// Everything that decides what a run measures and how it is judged.
struct RunConfig {
    static QString onlineMode() { return QStringLiteral("online"); }
    static QString offlineMode() { return QStringLiteral("offline"); }

    QString mode = onlineMode();
    QString command; ///< of the workload, as the user typed it; offline: runs on the target, with {om} in it
    OfflineConfig offline; ///< offline mode only
    QString workingFolder; ///< absolute
    QMap<QString, QString> environment; ///< the user's additions
    CandidateList candidates; ///< those that are measured
    PlanOptions plan;
    std::optional<DedupeSource> dedupe; ///< what plan.alike was worked out from
    GateOptions gates;
    OutputCheck outputCheck;
    int timeoutSeconds = 1800; ///< per trial, 0 = none; offline also per compile and per transfer of logs

    [[nodiscard]] bool isOffline() const { return mode == offlineMode(); }
    [[nodiscard]] QJsonObject toJson() const;
    /// The error names the field.
    static Result<RunConfig> fromJson(const QJsonObject &object);
};

/// One sentence per difference that makes trials of both incomparable: command, folder, environment, candidates, gates.
/// More rounds are no such difference.
std::vector<Text> configDifferences(const RunConfig &then, const RunConfig &now);

} // namespace tributary
