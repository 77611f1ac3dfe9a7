// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/random.h"
#include "tuning/planner.h"

#include <cmath>
#include <map>
#include <numbers>

namespace tributary::test
{

/// A machine that does not exist: every run of a candidate takes its true time, times log-normal noise, times drift.
struct SimulatedMachine {
    double noise = 0.01; ///< run-to-run standard deviation of ln(time)
    double driftPerRun = 0; ///< ln(time) grows by this with every run
    std::map<Candidate, double> gain; ///< true speedup over default; 1 where not named
};

inline double gaussian(PortableRandom &random)
{
    const double radius = std::sqrt(-2 * std::log(1 - random.unit()));
    return radius * std::cos(2 * std::numbers::pi * random.unit());
}

inline TrialPtr simulatedTrial(const TrialSpec &spec, const SimulatedMachine &machine, PortableRandom &random)
{
    const auto gain = machine.gain.find(spec.candidate);
    const double speedup = gain != machine.gain.end() ? gain->second : 1;
    const double time_us =
        1e7 / speedup * std::exp(machine.noise * gaussian(random) + machine.driftPerRun * spec.sequence);
    auto trial = std::make_shared<Trial>();
    trial->spec = spec;
    trial->kept_us.assign(5, std::llround(time_us));
    trial->stepCount = 6;
    return trial;
}

/// Runs a whole session through the planner.
inline TrialList simulatedSession(const Planner &planner, const SimulatedMachine &machine, std::uint64_t seed)
{
    PortableRandom random(seed);
    TrialList done;
    while (const auto spec = planner.next(done))
        done.push_back(simulatedTrial(*spec, machine, random));
    return done;
}

} // namespace tributary::test
