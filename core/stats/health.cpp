// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/health.h"

#include "stats/additive_fit.h"
#include "stats/bimodality.h"
#include "stats/distributions.h"
#include "stats/number_text.h"
#include "stats/rank_tests.h"
#include "stats/summary.h"
#include "stats/trend.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tributary
{

namespace
{

constexpr double worthSaying = 0.01; // smaller effects are not worth a sentence, however certain
constexpr double outlyingDeviations = 14.826;
constexpr std::size_t minTrials = 3;
constexpr std::size_t minTrialsForTest = 6;
constexpr std::size_t minStepsForModes = 50;

using LogMedians = std::map<Candidate, std::vector<double>>;

LogMedians logMedians(const std::vector<ReducedTrial> &trials)
{
    LogMedians medians;
    for (const ReducedTrial &entry : trials) {
        if (entry.logMedian)
            medians[entry.trial->spec.candidate].push_back(*entry.logMedian);
    }
    return medians;
}

double meanOf(const std::vector<double> &values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

void findFirstTrialSlow(const std::vector<ReducedTrial> &trials, std::vector<Finding> &findings)
{
    const auto first = std::find_if(
        trials.begin(), trials.end(), [](const ReducedTrial &entry) { return entry.logMedian.has_value(); });
    if (first == trials.end())
        return;
    const LogMedians medians = logMedians(trials);
    std::vector<double> distances;
    double firstDistance = 0;
    for (const auto &[candidate, values] : medians) {
        if (values.size() < minTrials)
            continue;
        const double middle = *medianOf(values);
        for (const double value : values)
            distances.push_back(std::abs(value - middle));
        if (candidate == first->trial->spec.candidate)
            firstDistance = *first->logMedian - middle;
    }
    if (distances.empty() || firstDistance <= std::max(worthSaying, outlyingDeviations * *medianOf(distances)))
        return;
    findings.push_back({FindingCode::FirstTrialSlow,
        {QT_TRANSLATE_NOOP("core", "The first trial of the session was slower by %1 than its repetitions."),
            {percentText(std::expm1(std::min(firstDistance, 700.0)))}},
        QT_TRANSLATE_NOOP("core", "Run the workload once before tuning, so that caches are warm.")});
}

struct Series {
    std::vector<double> order;
    std::vector<double> value;
};

// Of default and its control if they ran often enough, else of all trials, each less its candidate's mean.
Series driftSeries(const std::vector<ReducedTrial> &trials)
{
    const LogMedians medians = logMedians(trials);
    const auto baseline = medians.find(Candidate {});
    const bool enough = baseline != medians.end() && baseline->second.size() >= minTrialsForTest;
    Series series;
    for (std::size_t i = 0; i < trials.size(); ++i) {
        const Candidate &candidate = trials[i].trial->spec.candidate;
        if (!trials[i].logMedian || (enough && !candidate.isBaseline()))
            continue;
        series.order.push_back(static_cast<double>(i));
        series.value.push_back(*trials[i].logMedian - meanOf(medians.at(candidate)));
    }
    return series;
}

void findDrift(const std::vector<ReducedTrial> &trials, std::vector<Finding> &findings)
{
    const Series series = driftSeries(trials);
    if (series.value.size() < minTrialsForTest)
        return;
    const auto correlation = spearman(series.order, series.value);
    if (!correlation || correlation->pValue >= 0.01)
        return;
    constexpr std::size_t manyTrials = 500; // all pairs of more would take long and say no more
    const std::size_t stride = series.value.size() / manyTrials + 1;
    Series thinned;
    for (std::size_t i = 0; i < series.value.size(); i += stride) {
        thinned.order.push_back(series.order[i]);
        thinned.value.push_back(series.value[i]);
    }
    const double change = theilSenSlope(thinned.order, thinned.value) * (series.order.back() - series.order.front());
    if (std::abs(change) <= worthSaying)
        return;
    const char *what = change > 0
        ? QT_TRANSLATE_NOOP("core", "The machine became slower by %1 in the course of the session.")
        : QT_TRANSLATE_NOOP("core", "The machine became faster by %1 in the course of the session.");
    findings.push_back(
        {FindingCode::Drift, {what, {percentText(std::abs(std::expm1(std::clamp(change, -700.0, 700.0))))}},
            QT_TRANSLATE_NOOP("core",
                "Trust the comparison round by round more than pooled medians. Look for heat or a changing clock; "
                "let the device rest or warm up before tuning.")});
}

struct SlotMean {
    double sum = 0;
    int count = 0;

    [[nodiscard]] double mean() const { return sum / count; }
};

void findSlotEffect(const std::vector<ReducedTrial> &trials, std::vector<Finding> &findings)
{
    const AdditiveFit fit = fitAdditive(fitCells(trials));
    std::map<int, SlotMean> slots;
    double total = 0;
    for (const FitCell &cell : fit.cells) {
        slots[cell.slot].sum += cell.residual;
        ++slots[cell.slot].count;
        total += cell.residual * cell.residual;
    }
    const int between = static_cast<int>(slots.size()) - 1;
    const int rest = fit.degreesOfFreedom - between;
    if (between < 1 || rest < 1)
        return;
    double explained = 0;
    for (const auto &[slot, mean] : slots)
        explained += mean.count * mean.mean() * mean.mean();
    const auto [low, high] = std::minmax_element(
        slots.begin(), slots.end(), [](const auto &a, const auto &b) { return a.second.mean() < b.second.mean(); });
    const double spread = high->second.mean() - low->second.mean();
    if (total <= 0 || spread <= worthSaying)
        return;
    const double unexplained = std::max(total - explained, 1e-12 * total);
    if (fisherUpperP(between, rest, (explained / between) / (unexplained / rest)) >= 0.01)
        return;
    findings.push_back({FindingCode::SlotEffect,
        {QT_TRANSLATE_NOOP("core",
             "The position in a round matters: trials at position %1 are slower by %2 than those at position %3."),
            {number(high->first + 1), percentText(std::expm1(std::min(spread, 700.0))), number(low->first + 1)}},
        QT_TRANSLATE_NOOP("core", "Use the shuffled order, or let the device rest between trials.")});
}

void findTrendInTrials(const std::vector<ReducedTrial> &trials, std::vector<Finding> &findings)
{
    std::vector<double> trends;
    for (const ReducedTrial &entry : trials) {
        if (entry.logMedian)
            trends.push_back(relativeTrend(entry.trial->kept_us));
    }
    const auto typical = medianOf(trends);
    if (!typical || trends.size() < minTrialsForTest || std::abs(*typical) <= worthSaying)
        return;
    const auto pValue = wilcoxonSignedRank(trends);
    if (!pValue || *pValue >= 0.05)
        return;
    const char *what = *typical > 0
        ? QT_TRANSLATE_NOOP("core", "Inside a trial the steps become slower by %1 from first to last.")
        : QT_TRANSLATE_NOOP("core", "Inside a trial the steps become faster by %1 from first to last.");
    findings.push_back({FindingCode::TrendInTrial, {what, {percentText(std::abs(*typical))}},
        QT_TRANSLATE_NOOP(
            "core", "The warm-up is not over: drop more first steps (--drop-first) and run more steps.")});
}

void findTwoModes(const std::vector<ReducedTrial> &trials, std::vector<Finding> &findings)
{
    constexpr double threshold = 0.60;
    std::map<Candidate, std::vector<double>> residuals;
    for (const ReducedTrial &entry : trials) {
        if (!entry.logMedian)
            continue;
        const double median = std::exp(*entry.logMedian);
        std::vector<double> &values = residuals[entry.trial->spec.candidate];
        for (const std::int64_t step : entry.trial->kept_us)
            values.push_back(static_cast<double>(step) / median - 1);
    }
    QStringList names;
    for (auto &[candidate, values] : residuals) {
        if (values.size() < minStepsForModes)
            continue;
        const auto coefficient = sarleCoefficient(trimmed(std::move(values), 0.05));
        if (coefficient && *coefficient >= threshold)
            names << candidate.name();
    }
    if (names.isEmpty())
        return;
    findings.push_back({FindingCode::TwoModes,
        {QT_TRANSLATE_NOOP("core", "The steps of %1 fall in two groups."), {names.join(QStringLiteral(", "))}},
        QT_TRANSLATE_NOOP("core",
            "A median may jump from one group to the other. Look at the histogram; something may be switching, such as "
            "a clock or another job.")});
}

bool isUnstable(const std::vector<double> &values)
{
    std::vector<double> times;
    times.reserve(values.size());
    const double reference = *std::max_element(values.begin(), values.end());
    for (const double value : values)
        times.push_back(std::exp(value - reference));
    const double mean = meanOf(times);
    double squares = 0;
    double farthest = 0;
    for (const double time : times) {
        squares += (time - mean) * (time - mean);
        farthest = std::max(farthest, std::abs(time - mean));
    }
    const double deviation = std::sqrt(squares / static_cast<double>(times.size() - 1));
    return deviation > 0.1 * mean || farthest > 0.5 * mean;
}

void findUnstable(const std::vector<ReducedTrial> &trials, std::vector<Finding> &findings)
{
    QStringList names;
    for (const auto &[candidate, values] : logMedians(trials)) {
        if (values.size() >= minTrials && isUnstable(values))
            names << candidate.name();
    }
    if (names.isEmpty())
        return;
    findings.push_back({FindingCode::Unstable,
        {QT_TRANSLATE_NOOP("core", "Trials of the same candidate differ by more than 10 %: %1."),
            {names.join(QStringLiteral(", "))}},
        QT_TRANSLATE_NOOP("core", "Find out what else uses the device or the host before trusting the result.")});
}

} // namespace

std::vector<Finding> checkHealth(const std::vector<ReducedTrial> &trials)
{
    std::vector<Finding> findings;
    findFirstTrialSlow(trials, findings);
    findDrift(trials, findings);
    findSlotEffect(trials, findings);
    findTrendInTrials(trials, findings);
    findTwoModes(trials, findings);
    findUnstable(trials, findings);
    return findings;
}

} // namespace tributary
