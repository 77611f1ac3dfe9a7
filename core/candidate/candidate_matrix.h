// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate.h"

#include <QStringList>

#include <vector>

namespace tributary
{

/// The candidates of a run, in the order in which they are shown: the baseline is always first, none twice.
using CandidateList = std::vector<Candidate>;

/// Every strategy with every stream count, strategy by strategy; `cv` and `default` take no count and appear once.
/// Errors: an unknown strategy name, a count that is not 1…64.
Result<CandidateList> candidateMatrix(const QStringList &strategies, const QStringList &streamCounts);

/// The named candidates; the baseline is put in front where it is missing.
Result<CandidateList> candidateList(const QStringList &names);

/// Splits "a,b, c" at commas, trims blanks, drops empty parts.
QStringList splitList(const QString &text);

/// What the user should know before measuring these candidates, e.g. WeightedLoadBalance without a profile.
/// `profilePath`: value of MINIDAG_PROFILING_PATH in the workload's environment, empty if unset.
std::vector<Text> candidateWarnings(const CandidateList &candidates, const QString &profilePath);

} // namespace tributary
