// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/recommendation.h"

#include "stats/number_text.h"

#include <algorithm>
#include <iterator>

namespace tributary
{

namespace
{

using Results = std::vector<const CandidateResult *>;

// In the order of the ranking.
Results eligible(const Analysis &analysis)
{
    Results results;
    for (const std::size_t index : analysis.ranking) {
        const CandidateResult &result = analysis.candidates[index];
        if (result.speedup && !result.outputDiffers && !result.excluded && result.candidate != analysis.baseline)
            results.push_back(&result);
    }
    return results;
}

bool confirmedFaster(const CandidateResult &result)
{
    return result.verdict == Verdict::Faster && !result.provisional;
}

const CandidateResult *bestConfirmed(const Results &results)
{
    const CandidateResult *best = nullptr;
    for (const CandidateResult *result : results) {
        if (confirmedFaster(*result) && (!best || result->effect->speedup > best->effect->speedup))
            best = result;
    }
    return best;
}

QStringList effectNumbers(const CandidateResult &result)
{
    const PairedEffect &effect = *result.effect;
    return {result.candidate.name(), ratioText(effect.speedup), ratioText(effect.interval->lo),
        ratioText(effect.interval->hi), number(effect.rounds)};
}

Text certaintyOfChange(const CandidateResult &result, const VerdictRule &rule)
{
    if (result.verdict == Verdict::NotEnoughData)
        return {
            QT_TRANSLATE_NOOP("core",
                "Not certain: %1 has too few rounds with valid trials of both for a paired comparison (%2 needed)."),
            {result.candidate.name(), number(rule.minRounds)}};
    if (confirmedFaster(result))
        return {QT_TRANSLATE_NOOP(
                    "core", "Certain: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds)."),
            effectNumbers(result)};
    if (result.verdict == Verdict::SlightlyFaster)
        return {QT_TRANSLATE_NOOP("core",
                    "Round by round, the speedup of %1 is only %2, between %3 and %4 (%5 rounds): certainly faster, "
                    "but by less than what matters."),
            effectNumbers(result)};
    const auto more = moreRoundsNeeded(*result.effect, rule);
    if (result.verdict == Verdict::Undecided && more)
        return {QT_TRANSLATE_NOOP("core",
                    "Not certain: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds), so it may be "
                    "chance. About %6 more round(s) would decide."),
            effectNumbers(result) << number(*more)};
    return {QT_TRANSLATE_NOOP(
                "core", "Not supported: round by round, the speedup of %1 is %2, between %3 and %4 (%5 rounds)."),
        effectNumbers(result)};
}

Text certaintyOfUndecided(const Results &open, const VerdictRule &rule)
{
    std::optional<int> most;
    for (const CandidateResult *result : open) {
        const auto more =
            result->verdict == Verdict::Undecided ? moreRoundsNeeded(*result->effect, rule) : std::nullopt;
        if (more)
            most = std::max(most.value_or(0), *more);
    }
    if (!most)
        return {QT_TRANSLATE_NOOP("core", "Not certain: %1 of the candidates cannot be told from the baseline yet."),
            {number(static_cast<qint64>(open.size()))}};
    return {QT_TRANSLATE_NOOP("core",
                "Not certain: %1 of the candidates cannot be told from the baseline yet. About %2 more round(s) would "
                "decide."),
        {number(static_cast<qint64>(open.size())), number(*most)}};
}

// Once leaders are confirmed, what is only screened is no open question: it was left behind.
Results decisive(const Results &results)
{
    Results confirmed;
    std::copy_if(results.begin(), results.end(), std::back_inserter(confirmed),
        [](const CandidateResult *result) { return !result->provisional; });
    return confirmed.empty() ? results : confirmed;
}

Text certaintyOfKeeping(const Results &all, const VerdictRule &rule)
{
    const Results results = decisive(all);
    if (results.empty())
        return QT_TRANSLATE_NOOP("core", "No other candidate has valid trials.");
    Results open;
    for (const CandidateResult *result : results) {
        if (result->verdict == Verdict::Undecided || result->verdict == Verdict::NotEnoughData)
            open.push_back(result);
    }
    if (!open.empty())
        return certaintyOfUndecided(open, rule);
    if (results.front()->provisional)
        return QT_TRANSLATE_NOOP("core", "From screening alone: no candidate was measured again to confirm it.");
    return {QT_TRANSLATE_NOOP("core", "Certain: no candidate is faster by %1 or more."), {percentText(rule.delta)}};
}

Recommendation keep(const Analysis &analysis, Text reason, Text certainty)
{
    return {Recommendation::Kind::KeepBaseline, analysis.baseline, std::move(reason), std::move(certainty), {}};
}

Recommendation recommendFixed(const Analysis &analysis, const Results &results, const VerdictRule &rule)
{
    if (!results.empty() && *results.front()->speedup >= improvementSpeedup) {
        const CandidateResult &best = *results.front();
        return {Recommendation::Kind::Change, best.candidate,
            {QT_TRANSLATE_NOOP("core", "%1 has the smallest median of all steps, with speedup %2 (at least %3)."),
                {best.candidate.name(), ratioText(*best.speedup), ratioText(improvementSpeedup)}},
            certaintyOfChange(best, rule), {}};
    }
    const Text reason {QT_TRANSLATE_NOOP("core", "No candidate's median of all steps has a speedup of at least %1."),
        {ratioText(improvementSpeedup)}};
    const CandidateResult *overlooked = bestConfirmed(results);
    if (overlooked)
        return keep(analysis, reason,
            {QT_TRANSLATE_NOOP("core",
                 "But round by round, %1 is faster: speedup %2, between %3 and %4 (%5 rounds). The fixed rule asks for "
                 "more than that."),
                effectNumbers(*overlooked)});
    return keep(analysis, reason, certaintyOfKeeping(results, rule));
}

Recommendation recommendAdaptive(const Analysis &analysis, const Results &results, const VerdictRule &rule)
{
    if (const CandidateResult *best = bestConfirmed(results))
        return {Recommendation::Kind::Change, best->candidate,
            {QT_TRANSLATE_NOOP("core", "%1 is faster in the confirm rounds, with speedup %2."),
                {best->candidate.name(), ratioText(best->effect->speedup)}},
            certaintyOfChange(*best, rule), {}};
    return keep(analysis,
        {QT_TRANSLATE_NOOP("core", "No candidate is confirmed to be faster by at least %1."),
            {percentText(rule.delta)}},
        certaintyOfKeeping(results, rule));
}

} // namespace

Recommendation recommend(const Analysis &analysis, const VerdictRule &rule)
{
    const CandidateResult *baseline = analysis.find(analysis.baseline);
    if (!baseline || !baseline->pooled)
        return {Recommendation::Kind::None, analysis.baseline,
            {QT_TRANSLATE_NOOP("core", "%1 has no valid trial, so there is nothing to compare with."),
                {analysis.baseline.name()}},
            {}, {}};
    const Results results = eligible(analysis);
    return analysis.plan == PlanKind::Fixed ? recommendFixed(analysis, results, rule)
                                            : recommendAdaptive(analysis, results, rule);
}

} // namespace tributary
