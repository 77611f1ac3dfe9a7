// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/analysis.h"

#include "stats/autocorrelation.h"
#include "stats/health.h"
#include "stats/number_text.h"
#include "stats/output_check.h"
#include "stats/recommendation.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace tributary
{

namespace
{

constexpr double highCv = 0.05; // the script's limit

CandidateList allCandidates(const std::vector<ReducedTrial> &trials, const AnalysisOptions &options)
{
    CandidateList list;
    std::set<Candidate> seen;
    const auto add = [&list, &seen](const Candidate &candidate) {
        if (seen.insert(candidate).second)
            list.push_back(candidate);
    };
    for (const Candidate &candidate : options.candidates)
        add(candidate);
    add(options.baseline);
    for (const ReducedTrial &entry : trials)
        add(entry.trial->spec.candidate);
    return list;
}

bool isIn(const CandidateList &list, const Candidate &candidate)
{
    return std::find(list.begin(), list.end(), candidate) != list.end();
}

using TrialsByCandidate = std::map<Candidate, std::vector<const Trial *>>;

TrialsByCandidate groupTrials(const std::vector<ReducedTrial> &trials)
{
    TrialsByCandidate groups;
    for (const ReducedTrial &entry : trials) {
        if (!entry.trial->spec.control)
            groups[entry.trial->spec.candidate].push_back(entry.trial.get());
    }
    return groups;
}

CandidateResult countTrials(const Candidate &candidate, const TrialsByCandidate &groups, const AnalysisOptions &options)
{
    CandidateResult result;
    result.candidate = candidate;
    result.excluded = isIn(options.excluded, candidate);
    result.standsFor = standsFor(options.alike, candidate);
    const auto group = groups.find(candidate);
    if (group == groups.end())
        return result;
    std::vector<std::int64_t> steps;
    double effective = 0;
    for (const Trial *trial : group->second) {
        ++result.trials;
        result.outputDiffers = result.outputDiffers || trial->outputDiffers;
        if (!trial->isValid())
            continue;
        ++result.validTrials;
        steps.insert(steps.end(), trial->kept_us.begin(), trial->kept_us.end());
        if (options.effectiveSteps)
            effective += effectiveCount(trial->kept_us);
    }
    result.pooled = summarise(steps);
    if (result.pooled && options.effectiveSteps)
        result.effectiveSteps = effective;
    return result;
}

void setSpeedup(CandidateResult &result, const std::optional<Summary> &baseline)
{
    if (!result.pooled || !baseline || result.pooled->median_us <= 0)
        return;
    result.speedup = baseline->median_us / result.pooled->median_us;
    result.label = scriptLabel(*result.speedup);
}

void setVerdict(CandidateResult &result, const std::map<Candidate, Comparison> &comparisons, const Candidate &baseline,
    const VerdictRule &rule)
{
    const auto comparison = comparisons.find(result.candidate);
    if (comparison != comparisons.end()) {
        result.effect = comparison->second.effect;
        result.rankP = comparison->second.rankP;
        result.provisional = comparison->second.provisional;
    }
    result.verdict = result.candidate == baseline ? Verdict::Baseline : judge(result.effect, rule);
    result.reason = verdictReason(result.verdict, result.effect, rule);
    result.nextAction = verdictNextAction(result.verdict, result.effect, rule);
}

std::vector<std::size_t> rank(const std::vector<CandidateResult> &results)
{
    std::vector<QString> names;
    names.reserve(results.size());
    for (const CandidateResult &result : results)
        names.push_back(result.candidate.name());
    std::vector<std::size_t> order(results.size());
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::sort(order.begin(), order.end(), [&results, &names](std::size_t a, std::size_t b) {
        const auto &first = results[a].pooled;
        const auto &second = results[b].pooled;
        if (first.has_value() != second.has_value())
            return first.has_value();
        if (first && first->median_us != second->median_us)
            return first->median_us < second->median_us;
        return names[a] < names[b];
    });
    return order;
}

// In the adaptive plan only what was confirmed can be clear; what was screened and left behind is no open question.
bool answerIsClear(const Analysis &analysis, const VerdictRule &rule)
{
    bool any = false;
    for (const CandidateResult &result : analysis.candidates) {
        const bool counts = result.verdict != Verdict::Baseline && !result.excluded && !result.outputDiffers
            && result.effect && !result.provisional;
        if (!counts)
            continue;
        if (!isClear(result.effect, rule))
            return false;
        any = true;
    }
    return any;
}

int roundsCompared(const std::vector<CandidateResult> &results)
{
    int confirmed = 0;
    int screened = 0;
    for (const CandidateResult &result : results) {
        if (result.effect)
            (result.provisional ? screened : confirmed) =
                std::max(result.provisional ? screened : confirmed, result.effect->rounds);
    }
    return confirmed > 0 ? confirmed : screened;
}

std::optional<PairedEffect> controlEffect(const std::vector<ReducedTrial> &trials, double alpha)
{
    const RoundTable table = roundTable(trials);
    return pairedEffect(pairRounds(table.rounds(Candidate {}), table.control), alpha);
}

void setBand(CandidateResult &result, const std::vector<ReducedTrial> &trials, const AnalysisOptions &options)
{
    std::map<int, RoundSteps> byRound;
    for (const ReducedTrial &entry : trials) {
        const TrialSpec &spec = entry.trial->spec;
        const bool ofEffect = options.plan == PlanKind::Fixed || (spec.phase == Phase::Confirm) == !result.provisional;
        if (!entry.logMedian || spec.control || !ofEffect)
            continue;
        if (spec.candidate == options.baseline)
            byRound[spec.round].baseline = entry.trial->kept_us;
        else if (spec.candidate == result.candidate)
            byRound[spec.round].candidate = entry.trial->kept_us;
    }
    std::vector<RoundSteps> rounds;
    for (const auto &[round, steps] : byRound) {
        if (!steps.baseline.empty() && !steps.candidate.empty())
            rounds.push_back(steps);
    }
    result.band = bootstrapSpeedup(rounds, options.bootstrap, options.cancel);
}

void findHighCv(Analysis &analysis)
{
    CandidateList list;
    double largest = 0;
    for (const CandidateResult &result : analysis.candidates) {
        if (result.pooled && result.pooled->cv > highCv) {
            list.push_back(result.candidate);
            largest = std::max(largest, result.pooled->cv);
        }
    }
    if (list.empty())
        return;
    analysis.findings.push_back({FindingCode::HighCv,
        {QT_TRANSLATE_NOOP("core", "Step times vary much (CV up to %1) in %2."),
            {ratioText(largest), joinedNames(list)}},
        QT_TRANSLATE_NOOP("core", "Measure more rounds, and keep other work off the device and the host.")});
}

void findControlDifference(Analysis &analysis)
{
    const auto &control = analysis.control;
    if (!control || !control->interval || control->rounds < 3 || control->interval->contains(1))
        return;
    analysis.findings.push_back({FindingCode::ControlDiffers,
        {QT_TRANSLATE_NOOP("core", "default differs from itself: speedup %1 of its second run, between %2 and %3."),
            {ratioText(control->speedup), ratioText(control->interval->lo), ratioText(control->interval->hi)}},
        QT_TRANSLATE_NOOP("core",
            "Differences of this size between candidates mean nothing. Something but the configuration matters, such "
            "as the position in the round: try the shuffled order.")});
}

void findMainObjects(const std::vector<ReducedTrial> &trials, Analysis &analysis)
{
    std::set<ExecObject> objects;
    for (const ReducedTrial &entry : trials) {
        if (entry.trial->isValid() && entry.trial->mainObject)
            objects.insert(*entry.trial->mainObject);
    }
    if (objects.size() < 2)
        return;
    analysis.findings.push_back({FindingCode::MainObjectDiffers,
        {QT_TRANSLATE_NOOP("core", "The main execution object is not the same in all trials: %1 different ones."),
            {number(static_cast<qint64>(objects.size()))}},
        QT_TRANSLATE_NOOP("core", "Name the one to compare with --main-graph.")});
}

// Candidates that run the same file cannot differ; a small graph uses fewer streams than it is given.
void findSameModels(const std::vector<ReducedTrial> &trials, Analysis &analysis)
{
    std::map<QString, std::set<Candidate>> users;
    for (const ReducedTrial &entry : trials) {
        if (!entry.trial->modelDigest.isEmpty() && !entry.trial->spec.control)
            users[entry.trial->modelDigest].insert(entry.trial->spec.candidate);
    }
    QStringList groups;
    for (const auto &[digest, candidates] : users) {
        QStringList names;
        for (const Candidate &candidate : candidates)
            names << candidate.name();
        if (names.size() > 1)
            groups << names.join(QStringLiteral(" = "));
    }
    if (groups.isEmpty())
        return;
    analysis.findings.push_back({FindingCode::SameModel,
        {QT_TRANSLATE_NOOP("core", "Candidates were compiled into identical models: %1."),
            {groups.join(QStringLiteral("; "))}},
        QT_TRANSLATE_NOOP("core", "What differs between them is noise; measure one of them only.")});
}

// The winner against the others, as the baseline was: who is not slower than it, may be as good.
void findTies(
    const std::vector<ReducedTrial> &trials, ComparisonRule rule, const VerdictRule &verdict, Analysis &analysis)
{
    Recommendation &recommendation = analysis.recommendation;
    if (recommendation.kind != Recommendation::Kind::Change)
        return;
    rule.baseline = recommendation.candidate;
    const auto comparisons = compareWithBaseline(trials, rule);
    const CandidateResult *winner = analysis.find(recommendation.candidate);
    for (const std::size_t index : analysis.ranking) {
        const CandidateResult &other = analysis.candidates[index];
        const auto comparison = comparisons.find(other.candidate);
        if (&other == winner || other.candidate == analysis.baseline || other.excluded || other.outputDiffers
            || other.provisional != winner->provisional || comparison == comparisons.end())
            continue;
        const Verdict against = judge(comparison->second.effect, verdict);
        if (against != Verdict::Slower && against != Verdict::SlightlySlower && against != Verdict::NotEnoughData)
            recommendation.tied.push_back(other.candidate);
    }
}

void collectFindings(const std::vector<ReducedTrial> &reduced, bool outputVaries, bool health, Analysis &analysis)
{
    findControlDifference(analysis);
    if (outputVaries)
        analysis.findings.push_back({FindingCode::OutputVaries,
            QT_TRANSLATE_NOOP("core", "default's own trials gave different outputs: the output is not deterministic."),
            QT_TRANSLATE_NOOP("core",
                "An output counts as equal if any trial of default gave it. Use fixed inputs and seeds, or compare "
                "with a tolerance.")});
    findSameModels(reduced, analysis);
    findMainObjects(reduced, analysis);
    findHighCv(analysis);
    if (!health)
        return;
    for (Finding &finding : checkHealth(reduced))
        analysis.findings.push_back(std::move(finding));
}

} // namespace

const CandidateResult *Analysis::find(const Candidate &candidate) const
{
    const auto it = std::find_if(candidates.begin(), candidates.end(),
        [&candidate](const CandidateResult &result) { return result.candidate == candidate; });
    return it != candidates.end() ? &*it : nullptr;
}

bool Analysis::hasValidData() const
{
    return std::any_of(
        candidates.begin(), candidates.end(), [](const CandidateResult &result) { return result.validTrials > 0; });
}

Analysis analyse(const TrialList &trials, const AnalysisOptions &options)
{
    const std::vector<ReducedTrial> reduced = reduceTrials(markDifferentOutput(trials));
    const TrialsByCandidate groups = groupTrials(reduced);
    const VerdictRule rule {options.delta, options.minRounds};
    const ComparisonRule comparisonRule {options.plan, options.baseline, options.excluded, options.alpha,
        options.minRounds, options.looks, options.stages};
    const auto comparisons = compareWithBaseline(reduced, comparisonRule);

    Analysis analysis;
    analysis.baseline = options.baseline;
    analysis.plan = options.plan;
    for (const Candidate &candidate : allCandidates(reduced, options))
        analysis.candidates.push_back(countTrials(candidate, groups, options));
    const std::optional<Summary> baseline = analysis.find(options.baseline)->pooled;
    for (CandidateResult &result : analysis.candidates) {
        setSpeedup(result, baseline);
        setVerdict(result, comparisons, options.baseline, rule);
        if (options.bands && result.effect && !options.cancel.isCancelled())
            setBand(result, reduced, options);
    }
    analysis.ranking = rank(analysis.candidates);
    analysis.answerIsClear = answerIsClear(analysis, rule);
    analysis.noise = noiseFloor(reduced);
    analysis.rounds = roundsCompared(analysis.candidates);
    if (analysis.noise)
        analysis.detectable = detectableDifference(*analysis.noise, analysis.rounds, options.alpha);
    analysis.control = controlEffect(reduced, options.alpha);
    analysis.variance = varianceSplit(reduced);
    analysis.recommendation = recommend(analysis, rule);
    findTies(reduced, comparisonRule, rule, analysis);
    collectFindings(reduced, baselineOutputVaries(trials), options.health, analysis);
    return analysis;
}

} // namespace tributary
