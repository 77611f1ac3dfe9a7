// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Analysis of 200 candidates x 20 rounds x 1 000 steps: at most 1 s.
#include "stats/analysis.h"
#include "stats/random.h"
#include "tuning/planner.h"

#include <benchmark/benchmark.h>

using namespace tributary;

namespace
{

constexpr int candidateCount = 200;

CandidateList candidates()
{
    CandidateList list {Candidate {}};
    for (const Strategy strategy :
        {Strategy::LoadBalance, Strategy::MainStream, Strategy::WeightedLoadBalance, Strategy::Cv}) {
        for (int n = Candidate::minStreams; n <= Candidate::maxStreams; ++n)
            list.push_back({strategy, n}); // cv takes no count, but the analysis does not mind
    }
    list.resize(candidateCount);
    return list;
}

TrialList trials(int rounds, int steps)
{
    PortableRandom random(1);
    TrialList list;
    const CandidateList all = candidates();
    for (int round = 1; round <= rounds; ++round) {
        int slot = 0;
        for (const Candidate &candidate : all) {
            auto trial = std::make_shared<Trial>();
            trial->spec = {static_cast<int>(list.size()), candidate, round, slot++, Phase::Measure, false};
            const double level = 1 + 0.02 * random.unit();
            for (int i = 0; i < steps; ++i)
                trial->kept_us.push_back(static_cast<std::int64_t>(10'000 * level * (1 + 0.05 * random.unit())));
            list.push_back(std::move(trial));
        }
    }
    return list;
}

void analyseLargeSession(benchmark::State &state)
{
    const TrialList list = trials(20, 1000);
    AnalysisOptions options;
    options.candidates = candidates();
    options.health = state.range(0) != 0;
    options.effectiveSteps = state.range(0) != 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(analyse(list, options));
}

void planNextOfLargeSession(benchmark::State &state)
{
    const TrialList list = trials(20, 10);
    PlanOptions options;
    options.repeat = 21;
    const Planner planner(options, candidates());
    for (auto _ : state)
        benchmark::DoNotOptimize(planner.next(list));
}

} // namespace

BENCHMARK(analyseLargeSession)->Arg(1)->Arg(0)->Unit(benchmark::kMillisecond);
BENCHMARK(planNextOfLargeSession)->Unit(benchmark::kMillisecond);
