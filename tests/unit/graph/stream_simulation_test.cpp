// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_simulation.h"

#include <gtest/gtest.h>

#include <numeric>

using namespace tributary;

namespace
{

OperatorWork workOf(std::vector<double> amount, std::vector<double> cube = {}, std::vector<double> vector = {})
{
    OperatorWork work;
    work.unit = WorkUnit::Microseconds;
    work.cubeBlocks = cube.empty() ? std::vector<double>(amount.size(), 0) : std::move(cube);
    work.vectorBlocks = vector.empty() ? std::vector<double>(amount.size(), 0) : std::move(vector);
    work.amount = std::move(amount);
    return work;
}

Simulation simulated(const OperatorWork &work, const std::vector<int> &streams, const std::vector<StreamEvent> &events,
    const CoreLimits &cores = {})
{
    std::vector<int> order(streams.size());
    std::iota(order.begin(), order.end(), 0);
    const auto result = simulateStep(work, order, streams, events, cores);
    EXPECT_TRUE(result);
    return result ? *result : Simulation();
}

// n0 -> {n1, n2} -> n3
const OperatorWork diamond = workOf({2, 10, 6, 1});

} // namespace

TEST(StreamSimulation, OneStreamRunsOneAfterAnother)
{
    const Simulation run = simulated(diamond, {0, 0, 0, 0}, {});
    EXPECT_DOUBLE_EQ(run.stepTime, 19);
    EXPECT_EQ(run.start, (std::vector<double> {0, 2, 12, 18}));
    EXPECT_EQ(run.busy, std::vector<double> {19});
}

TEST(StreamSimulation, TwoStreamsOverlapBetweenTheirEvents)
{
    const Simulation run = simulated(diamond, {0, 0, 1, 0}, {{0, 2, 0, 1}, {2, 3, 1, 0}});
    EXPECT_DOUBLE_EQ(run.stepTime, 13);
    EXPECT_EQ(run.start, (std::vector<double> {0, 2, 2, 12}));
    EXPECT_EQ(run.busy, (std::vector<double> {13, 6}));
}

TEST(StreamSimulation, AStreamKeepsItsOrder)
{
    // n2 stands behind n1 on stream 0 although nothing else keeps it there; n3 on stream 1 waits for n2.
    const Simulation run = simulated(workOf({5, 5, 5, 5}), {0, 0, 0, 1}, {{2, 3, 0, 1}});
    EXPECT_EQ(run.start, (std::vector<double> {0, 5, 10, 15}));
}

TEST(StreamSimulation, CoresLimitWhatRunsTogether)
{
    const OperatorWork cube = workOf({2, 10, 6, 1}, {1, 15, 10, 1});
    const std::vector<StreamEvent> events {{0, 2, 0, 1}, {2, 3, 1, 0}};
    EXPECT_DOUBLE_EQ(simulated(cube, {0, 0, 1, 0}, events, {25, 0}).stepTime, 13);
    const Simulation tight = simulated(cube, {0, 0, 1, 0}, events, {20, 0});
    EXPECT_EQ(tight.start, (std::vector<double> {0, 2, 12, 18}));
    // More cores than there are: it takes all of them.
    EXPECT_DOUBLE_EQ(simulated(cube, {0, 0, 0, 0}, {}, {8, 0}).stepTime, 19);
}

TEST(StreamSimulation, CubeAndVectorRunBesideEachOther)
{
    const OperatorWork mixed = workOf({10, 10, 10}, {20, 20, 0}, {0, 0, 40});
    const Simulation run = simulated(mixed, {0, 1, 2}, {}, {20, 40});
    // The second waits for cube cores; the third needs none and overtakes it.
    EXPECT_EQ(run.start, (std::vector<double> {0, 10, 0}));
}

TEST(StreamSimulation, OperatorsWithoutStreamTakeNoTime)
{
    EXPECT_DOUBLE_EQ(simulated(diamond, {-1, 0, 0, -1}, {}).stepTime, 16);
}

TEST(StreamSimulation, RefusesWhatCannotRun)
{
    EXPECT_FALSE(simulateStep(diamond, {0, 1, 2, 3}, {0, 0}, {}, {}));
    EXPECT_FALSE(simulateStep(diamond, {0, 1, 2, 3}, {0, 0, 1, 0}, {{2, 1, 1, 0}, {3, 2, 0, 1}}, {}));
}
