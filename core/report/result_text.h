// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/analysis.h"

#include <QString>
#include <QStringList>

namespace tributary
{

struct RunConfig;

/// The result of a run as text for a terminal, in the language of the program.
///
/// The pieces are separate so that a caller can style them; all times are shown in milliseconds.
namespace result_text
{

/// The ranking as a table, best median first; the recommended candidate is marked with "*". `width`: columns of the
/// terminal; less important columns are left out until the table fits. 0 = all columns.
QStringList ranking(const Analysis &analysis, int width = 0);
/// Who stands for whom, one line each, and what that means; empty if each candidate is measured for itself.
QStringList standIns(const CandidateGroups &groups);
/// The same for the candidates of a result, in ranking order.
QStringList standIns(const Analysis &analysis);
/// What to use, how sure that is, and for whom else it holds.
QStringList conclusion(const Analysis &analysis);
/// Why a candidate has the verdict it has, and what would settle it; one line per candidate that is not settled.
QStringList openQuestions(const Analysis &analysis);
/// Noise floor, detectable difference, and what is wrong with the data.
QStringList quality(const Analysis &analysis);
/// The one command that runs the workload under the recommended candidate; empty if there is none.
QString reproduceLine(const Analysis &analysis, const QString &command);
/// The same as lines to show; two for an offline run, one for each machine.
QStringList reproduceLines(const Analysis &analysis, const RunConfig &config);
/// How to use the recommended candidate in production, and to remove the pass.
QStringList applyLines(const Analysis &analysis);

/// "1.043 [1.021, 1.066]"; a dash if there is nothing to compare.
QString effectText(const std::optional<PairedEffect> &effect);
/// "12.088"; a dash for nothing. `us` in microseconds, shown in milliseconds.
QString milliseconds(std::optional<double> us);
/// "21.4 s", "3 min 5 s", "2 h 10 min".
QString duration(double seconds);

} // namespace result_text
} // namespace tributary
