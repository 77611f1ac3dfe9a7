// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/verdict.h"

#include "stats/distributions.h"
#include "stats/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tributary
{

namespace
{

struct VerdictEntry {
    Verdict verdict;
    const char *name;
    const char *text;
};

constexpr std::array<VerdictEntry, 8> verdicts {{
    {Verdict::Baseline, "baseline", QT_TRANSLATE_NOOP("core", "baseline")},
    {Verdict::Faster, "faster", QT_TRANSLATE_NOOP("core", "faster")},
    {Verdict::SlightlyFaster, "slightly_faster", QT_TRANSLATE_NOOP("core", "slightly faster")},
    {Verdict::Equivalent, "equivalent", QT_TRANSLATE_NOOP("core", "equivalent")},
    {Verdict::SlightlySlower, "slightly_slower", QT_TRANSLATE_NOOP("core", "slightly slower")},
    {Verdict::Slower, "slower", QT_TRANSLATE_NOOP("core", "slower")},
    {Verdict::Undecided, "undecided", QT_TRANSLATE_NOOP("core", "undecided")},
    {Verdict::NotEnoughData, "not_enough_data", QT_TRANSLATE_NOOP("core", "not enough data")},
}};

const VerdictEntry &entryOf(Verdict verdict)
{
    return *std::find_if(
        verdicts.begin(), verdicts.end(), [verdict](const VerdictEntry &entry) { return entry.verdict == verdict; });
}

const char *reasonTemplate(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Faster:
        return QT_TRANSLATE_NOOP("core",
            "Speedup %1, between %2 and %3 (%4 rounds): certainly faster, by at least %5 as far as the best guess "
            "goes.");
    case Verdict::Slower:
        return QT_TRANSLATE_NOOP("core",
            "Speedup %1, between %2 and %3 (%4 rounds): certainly slower, by at least %5 as far as the best guess "
            "goes.");
    case Verdict::SlightlyFaster:
        return QT_TRANSLATE_NOOP("core",
            "Speedup %1, between %2 and %3 (%4 rounds): certainly faster, but by less than the %5 that matter.");
    case Verdict::SlightlySlower:
        return QT_TRANSLATE_NOOP("core",
            "Speedup %1, between %2 and %3 (%4 rounds): certainly slower, but by less than the %5 that matter.");
    case Verdict::Equivalent:
        return QT_TRANSLATE_NOOP(
            "core", "Speedup %1, between %2 and %3 (%4 rounds): any difference is smaller than the %5 that matter.");
    default:
        return QT_TRANSLATE_NOOP(
            "core", "Speedup %1, between %2 and %3 (%4 rounds): the noise is too large to tell faster from slower.");
    }
}

} // namespace

QString verdictName(Verdict verdict)
{
    return QString::fromLatin1(entryOf(verdict).name);
}

Text verdictText(Verdict verdict)
{
    return {entryOf(verdict).text};
}

Verdict judge(const std::optional<PairedEffect> &effect, const VerdictRule &rule)
{
    if (!effect || effect->rounds < rule.minRounds || !effect->interval)
        return Verdict::NotEnoughData;
    const double upper = 1 + rule.delta;
    const double lower = 1 / upper;
    const auto [lo, hi] = *effect->interval;
    if (lo > 1 && effect->speedup >= upper)
        return Verdict::Faster;
    if (hi < 1 && effect->speedup <= lower)
        return Verdict::Slower;
    if (lo >= lower && hi <= upper)
        return Verdict::Equivalent;
    if (lo > 1)
        return Verdict::SlightlyFaster;
    if (hi < 1)
        return Verdict::SlightlySlower;
    return Verdict::Undecided;
}

bool isClear(const std::optional<PairedEffect> &effect, const VerdictRule &rule)
{
    if (!effect || effect->rounds < rule.minRounds || !effect->interval)
        return false;
    return effect->interval->lo >= 1 + rule.delta || effect->interval->hi <= 1 + rule.delta;
}

std::optional<int> moreRoundsNeeded(const PairedEffect &effect, const VerdictRule &rule)
{
    if (effect.rounds < 2 || effect.alpha <= 0)
        return std::nullopt;
    const double distance = std::abs(std::log(effect.speedup));
    const double wished = std::max(distance, std::log1p(rule.delta) - distance);
    for (int more = 1; more <= maxMoreRounds; ++more) {
        const double n = effect.rounds + more;
        if (studentQuantile(n - 1, effect.alpha / 2) * effect.logSd / std::sqrt(n) <= wished)
            return more;
    }
    return std::nullopt;
}

Text verdictReason(Verdict verdict, const std::optional<PairedEffect> &effect, const VerdictRule &rule)
{
    if (verdict == Verdict::Baseline)
        return QT_TRANSLATE_NOOP("core", "The others are compared with it.");
    if (!effect)
        return QT_TRANSLATE_NOOP("core", "No round has a valid trial of both this candidate and the baseline.");
    if (verdict == Verdict::NotEnoughData || !effect->interval)
        return {QT_TRANSLATE_NOOP("core", "Only %1 of the %2 rounds needed have a valid trial of both."),
            {number(effect->rounds), number(rule.minRounds)}};
    return {reasonTemplate(verdict),
        {ratioText(effect->speedup), ratioText(effect->interval->lo), ratioText(effect->interval->hi),
            number(effect->rounds), percentText(rule.delta)}};
}

Text verdictNextAction(Verdict verdict, const std::optional<PairedEffect> &effect, const VerdictRule &rule)
{
    if (verdict == Verdict::NotEnoughData) {
        const int missing = rule.minRounds - (effect ? effect->rounds : 0);
        return {QT_TRANSLATE_NOOP("core", "At least %1 more round(s) needed."), {number(std::max(1, missing))}};
    }
    if (verdict != Verdict::Undecided)
        return {};
    const auto more = moreRoundsNeeded(*effect, rule);
    if (!more)
        return {QT_TRANSLATE_NOOP("core", "More than %1 more rounds would be needed: make the machine quieter first."),
            {number(maxMoreRounds)}};
    return {QT_TRANSLATE_NOOP("core", "About %1 more round(s) would decide."), {number(*more)}};
}

} // namespace tributary
