// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "stats/paired.h"

#include <optional>

namespace tributary
{

/// What the paired comparison says about a candidate.
enum class Verdict {
    Baseline, ///< it is the baseline itself
    Faster,
    SlightlyFaster, ///< certainly faster, by less than the difference that matters
    Equivalent, ///< any difference is smaller than the one that matters
    SlightlySlower,
    Slower,
    Undecided,
    NotEnoughData,
};

/// What a verdict is measured against.
struct VerdictRule {
    double delta = 0.02; ///< the relative difference that matters, above 0
    int minRounds = 3; ///< fewer valid paired rounds: not enough data
};

/// "faster", "slightly_faster", …: stands in summary.json and summary.csv.
QString verdictName(Verdict verdict);
/// The word for a table, e.g. "slightly faster".
Text verdictText(Verdict verdict);

/// With [lo, hi] the adjusted interval of the speedup, the first that holds:
/// faster: lo > 1 and speedup >= 1 + delta; slower: hi < 1 and speedup <= 1 / (1 + delta);
/// equivalent: the interval lies in [1 / (1 + delta), 1 + delta]; slightly faster or slower: it excludes 1;
/// otherwise undecided.
Verdict judge(const std::optional<PairedEffect> &effect, const VerdictRule &rule);

/// True once it is known whether the candidate is faster by at least delta: lo >= 1 + delta, or hi <= 1 + delta.
/// More rounds would make the figure finer but not change the answer.
bool isClear(const std::optional<PairedEffect> &effect, const VerdictRule &rule);

/// About how many more rounds would turn "undecided" into an answer, if the noise and the speedup stay as they are:
/// the smallest N with t(N - 1) · s / sqrt(N) <= W, less those already there. W is the half-width at which the
/// interval either excludes 1 or lies within delta, whichever comes first. Nothing if more than `maxMoreRounds` are
/// needed or no spread is known yet.
std::optional<int> moreRoundsNeeded(const PairedEffect &effect, const VerdictRule &rule);
constexpr int maxMoreRounds = 200;

/// Why the verdict is what it is, with its numbers.
Text verdictReason(Verdict verdict, const std::optional<PairedEffect> &effect, const VerdictRule &rule);
/// What to do next; empty if there is nothing to do.
Text verdictNextAction(Verdict verdict, const std::optional<PairedEffect> &effect, const VerdictRule &rule);

} // namespace tributary
