// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/run_store.h"
#include "stats/random.h"
#include "tuning/planner.h"
#include "tuning/snapshot.h"

#include <map>

namespace tributary::gui::test
{

/// A run whose candidates have known median steps.
struct SampleRun {
    QString name = QStringLiteral("Run 1");
    CandidateList candidates;
    std::map<Candidate, std::int64_t> level_us; ///< missing: its trials are invalid
    int rounds = 5;
    int steps = 101;
    std::int64_t spread_us = 100; ///< steps lie evenly within level ± spread
};

inline const Candidate baseline {};
inline const Candidate balance2 {Strategy::LoadBalance, 2};
inline const Candidate balance4 {Strategy::LoadBalance, 4};

inline TrialPtr sampleTrial(const SampleRun &sample, const TrialSpec &spec, std::uint64_t seed)
{
    auto trial = std::make_shared<Trial>();
    trial->spec = spec;
    const auto level = sample.level_us.find(spec.candidate);
    if (level == sample.level_us.end()) {
        trial->reasons.push_back({ReasonCode::ExitCode, Text("exit code 1"), {}, 0});
        return trial;
    }
    for (int i = 0; i < sample.steps; ++i) {
        const double part = sample.steps > 1 ? 2.0 * i / (sample.steps - 1) - 1 : 0;
        trial->kept_us.push_back(
            level->second + 10 * spec.round + static_cast<std::int64_t>(part * double(sample.spread_us)));
    }
    PortableRandom(seed).shuffle(trial->kept_us);
    return trial;
}

inline ShownRunPtr makeRun(const SampleRun &sample)
{
    auto run = std::make_shared<ShownRun>();
    run->folder = QStringLiteral("/runs/") + sample.name;
    run->name = sample.name;
    run->config.candidates = sample.candidates;
    run->config.plan.repeat = sample.rounds;
    TrialList trials;
    for (int round = 1; round <= sample.rounds; ++round) {
        int slot = 0;
        for (const Candidate &candidate : sample.candidates) {
            const int sequence = static_cast<int>(trials.size());
            trials.push_back(sampleTrial(sample, {sequence, candidate, round, slot++, Phase::Measure, false},
                static_cast<std::uint64_t>(sequence) + 1));
        }
    }
    auto snapshot = std::make_shared<RunSnapshot>();
    const Planner planner(run->config.plan, run->config.candidates);
    snapshot->trials = trials;
    snapshot->analysis = analyse(trials, planner.analysisOptions());
    snapshot->progress = planner.progress(trials);
    run->snapshot = snapshot;
    return run;
}

/// default 10 ms, LoadBalance:2 9 ms, LoadBalance:4 8 ms.
inline SampleRun threeCandidates()
{
    return {QStringLiteral("Run 1"), {baseline, balance2, balance4},
        {{baseline, 10'000}, {balance2, 9'000}, {balance4, 8'000}}};
}

} // namespace tributary::gui::test
