// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/compare_data.h"

#include "stats/histogram.h"
#include "stats/round_table.h"
#include "tuning/planner.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tributary::gui
{

namespace
{

Analysis analysisOf(const ShownRun &run, const Candidate &baseline)
{
    if (run.snapshot->analysis.baseline == baseline)
        return run.snapshot->analysis;
    AnalysisOptions options = Planner(run.config.plan, run.config.candidates).analysisOptions();
    options.baseline = baseline;
    options.health = false; // shown elsewhere, and slow
    options.effectiveSteps = false;
    return analyse(run.snapshot->trials, options);
}

// The items of one run; the map finds them again by candidate.
std::map<Candidate, std::size_t> addItems(const Analysis &analysis, std::size_t run, CompareData &data)
{
    std::map<Candidate, std::size_t> places;
    for (const std::size_t index : analysis.ranking) {
        CompareItem item;
        item.run = run;
        item.place = static_cast<int>(index);
        item.result = analysis.candidates[index];
        places.emplace(item.candidate(), data.items.size());
        data.items.push_back(std::move(item));
    }
    return places;
}

void addSteps(const ReducedTrial &entry, std::size_t index, CompareData &data)
{
    const Trial &trial = *entry.trial;
    CompareItem &item = data.items[index];
    const double median = entry.logMedian ? std::exp(*entry.logMedian) : medianOf(trial.kept_us).value_or(0);
    item.trials.push_back({trial.spec.sequence, trial.spec.round, median});
    item.sorted_us.insert(item.sorted_us.end(), trial.kept_us.begin(), trial.kept_us.end());
    data.trials.push_back({index, entry.trial, median, static_cast<std::int64_t>(data.series_us.size())});
    data.series_us.insert(data.series_us.end(), trial.kept_us.begin(), trial.kept_us.end());
}

void addPairs(const RoundTable &table, const Candidate &baseline, CompareItem &item)
{
    const RoundSeries &base = table.rounds(baseline);
    for (const auto &[round, value] : table.rounds(item.candidate())) {
        const auto other = base.find(round);
        if (!value || other == base.end() || !other->second)
            continue;
        const auto dot = std::find_if(
            item.trials.rbegin(), item.trials.rend(), [r = round](const TrialDot &trial) { return trial.round == r; });
        const int sequence = dot != item.trials.rend() ? dot->sequence : -1;
        item.pairs.push_back({round, sequence, std::exp(*other->second), std::exp(*value)});
    }
}

void reduce(CompareItem &item)
{
    std::sort(item.sorted_us.begin(), item.sorted_us.end());
    item.ecdf = ecdfOfSorted(item.sorted_us);
    item.box = boxOfSorted(item.sorted_us);
    item.percentiles = percentilesOfSorted(item.sorted_us);
}

void addRun(const ShownRunPtr &run, const Candidate &baseline, const CancelToken &cancel, CompareData &data)
{
    const std::size_t number = data.runs.size();
    const std::size_t first = data.items.size();
    data.runs.push_back({run, analysisOf(*run, baseline)});
    const auto places = addItems(data.runs.back().analysis, number, data);
    const std::vector<ReducedTrial> reduced = reduceTrials(run->snapshot->trials);
    for (const ReducedTrial &entry : reduced) {
        const Trial &trial = *entry.trial;
        const auto place = places.find(trial.spec.candidate);
        if (trial.isValid() && !trial.spec.control && !trial.kept_us.empty() && place != places.end())
            addSteps(entry, place->second, data);
    }
    const RoundTable table = roundTable(reduced);
    for (std::size_t i = first; i < data.items.size() && !cancel.isCancelled(); ++i) {
        reduce(data.items[i]);
        if (data.items[i].candidate() != baseline)
            addPairs(table, baseline, data.items[i]);
    }
}

} // namespace

QString CompareData::label(std::size_t item) const
{
    const QString name = items[item].candidate().name();
    return runs.size() < 2 ? name : QStringLiteral("%1 · %2").arg(runs[items[item].run].run->name, name);
}

const SeriesTrial *CompareData::trialAt(std::int64_t step) const
{
    const auto after = std::upper_bound(trials.begin(), trials.end(), step,
        [](std::int64_t wanted, const SeriesTrial &trial) { return wanted < trial.start; });
    if (after == trials.begin() || step >= static_cast<std::int64_t>(series_us.size()))
        return nullptr;
    return &*std::prev(after);
}

CompareDataPtr makeCompareData(const CompareRequest &request, const CancelToken &cancel)
{
    auto data = std::make_shared<CompareData>();
    data->baseline = request.baseline;
    if (!request.runs.empty())
        data->delta = request.runs.front()->config.plan.delta;
    std::size_t steps = 0;
    for (const ShownRunPtr &run : request.runs) {
        for (const TrialPtr &trial : run->snapshot->trials)
            steps += trial->kept_us.size();
    }
    data->series_us.reserve(steps);
    for (const ShownRunPtr &run : request.runs) {
        if (cancel.isCancelled())
            return nullptr;
        addRun(run, request.baseline, cancel, *data);
    }
    std::vector<SortedSample> samples;
    for (const CompareItem &item : data->items)
        samples.emplace_back(item.sorted_us);
    data->binWidth_us = sharedBinWidth(samples, BinScale::Linear);
    data->logBinWidth = sharedBinWidth(samples, BinScale::Log);
    return cancel.isCancelled() ? nullptr : data;
}

} // namespace tributary::gui
