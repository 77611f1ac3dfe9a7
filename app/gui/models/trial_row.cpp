// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trial_row.h"

#include "models/sparkline.h"
#include "stats/summary.h"
#include "tuning/planner.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace tributary::gui
{

namespace
{

constexpr std::size_t longRun = 2000; ///< trials; above, the plan is not asked for the queue
constexpr std::size_t longestQueue = 32;

TrialState stateOf(const Trial &trial)
{
    if (trial.isValid())
        return TrialState::Valid;
    return trial.hasReason(ReasonCode::Interrupted) ? TrialState::Interrupted : TrialState::Invalid;
}

TrialRowPtr finishedRow(const TrialPtr &trial)
{
    auto row = std::make_shared<TrialRow>();
    row->spec = trial->spec;
    row->state = stateOf(*trial);
    row->trial = trial;
    row->median_us = medianOf(std::span(trial->kept_us));
    row->sparkline = sparkline(trial->kept_us);
    return row;
}

TrialRowPtr openRow(const TrialSpec &spec, TrialState state)
{
    auto row = std::make_shared<TrialRow>();
    row->spec = spec;
    row->state = state;
    return row;
}

} // namespace

TrialRows makeTrialRows(const TrialRowSource &source, const TrialRows &known)
{
    std::unordered_map<const Trial *, TrialRowPtr> byTrial;
    byTrial.reserve(known.size());
    for (const TrialRowPtr &row : known) {
        if (row->trial)
            byTrial.emplace(row->trial.get(), row);
    }
    TrialRows rows;
    rows.reserve(source.finished.size() + source.queued.size() + 2);
    std::unordered_set<int> taken;
    const auto add = [&](const TrialPtr &trial) {
        if (!taken.insert(trial->spec.sequence).second)
            return;
        const auto old = byTrial.find(trial.get());
        rows.push_back(old == byTrial.end() ? finishedRow(trial) : old->second);
    };
    for (const TrialPtr &trial : source.finished)
        add(trial);
    if (source.running && taken.insert(source.running->sequence).second)
        rows.push_back(openRow(*source.running, TrialState::Running));
    if (source.interrupted)
        add(source.interrupted);
    for (const TrialSpec &spec : source.queued) {
        if (taken.insert(spec.sequence).second)
            rows.push_back(openRow(spec, TrialState::Queued));
    }
    std::sort(rows.begin(), rows.end(),
        [](const TrialRowPtr &a, const TrialRowPtr &b) { return a->spec.sequence < b->spec.sequence; });
    return rows;
}

std::vector<TrialSpec> queuedTrials(
    const RunConfig &config, const TrialList &finished, const std::optional<TrialSpec> &running)
{
    std::vector<TrialSpec> queue;
    if (finished.size() > longRun)
        return queue;
    const Planner planner(config.plan, config.candidates);
    TrialList done = finished;
    // The plan looks at what is there, not at when it ran: the rest of the round follows as if all went well.
    const auto suppose = [&done](const TrialSpec &spec) {
        auto trial = std::make_shared<Trial>();
        trial->spec = spec;
        done.push_back(std::move(trial));
    };
    std::optional<int> round;
    if (running) {
        round = running->round;
        suppose(*running);
    }
    while (queue.size() < longestQueue) {
        const auto spec = planner.next(done);
        if (!spec || (round && spec->round != *round))
            break;
        round = spec->round;
        queue.push_back(*spec);
        suppose(*spec);
    }
    return queue;
}

} // namespace tributary::gui
