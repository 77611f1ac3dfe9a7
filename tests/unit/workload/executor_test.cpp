// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "executor.h"
#include "plan.h"

#include <gtest/gtest.h>

using namespace tributary::workload;

namespace
{

constexpr Executor::Settings small {16, 1, 1.0};

ExecNode node(int number, std::vector<int> inputs, int stream)
{
    ExecNode n;
    n.name = "n" + std::to_string(number);
    n.kernel = Kernel::make(static_cast<unsigned>(number));
    n.inputs = std::move(inputs);
    n.stream = stream;
    return n;
}

/// A source, two chains of three, a join; `side` is the stream of the second chain.
ExecPlan twoChains(int side)
{
    ExecPlan plan;
    plan.nodes = {node(0, {}, ExecNode::source), node(1, {0}, 0), node(2, {1}, 0), node(3, {2}, 0), node(4, {0}, side),
        node(5, {4}, side), node(6, {5}, side), node(7, {3, 6}, 0)};
    plan.streams = side + 1;
    addEvents(plan, {{}, {0}, {1}, {2}, {0}, {4}, {5}, {3, 6}});
    return plan;
}

std::string digestOf(const ExecPlan &plan, const Executor::Settings &settings, int steps = 1)
{
    Executor executor(plan, settings);
    for (int step = 0; step < steps; ++step)
        executor.runStep();
    return executor.digest();
}

} // namespace

TEST(Executor, TheValuesDoNotDependOnTheStreams)
{
    const std::string one = digestOf(twoChains(0), small);
    EXPECT_EQ(one.size(), 16U);
    EXPECT_EQ(digestOf(twoChains(1), small), one);
}

TEST(Executor, TheValuesDoNotDependOnTheNumberOfStepsOrTheAmountOfWork)
{
    const std::string once = digestOf(twoChains(1), small);
    EXPECT_EQ(digestOf(twoChains(1), small, 50), once);
    EXPECT_EQ(digestOf(twoChains(1), {16, 1, 0.25}), once);
    EXPECT_EQ(digestOf(twoChains(1), {16, 1, 3.7}), once);
}

TEST(Executor, TheValuesDependOnTheSeedAndTheSize)
{
    const std::string one = digestOf(twoChains(0), small);
    EXPECT_NE(digestOf(twoChains(0), {16, 2, 1.0}), one);
    EXPECT_NE(digestOf(twoChains(0), {24, 1, 1.0}), one);
}

TEST(Executor, AMissingEventWouldBeSeenInTheValues)
{
    // Before the first step all values are zero, so a join that did not wait for the second chain could not give the
    // digest of the single stream in every one of many executors.
    const std::string expected = digestOf(twoChains(0), small);
    for (int run = 0; run < 50; ++run)
        ASSERT_EQ(digestOf(twoChains(1), small), expected) << run;
}

TEST(Executor, ManyStreamsThatWaitForEachOtherComeToAnEnd)
{
    // A chain that changes the stream with every node.
    ExecPlan plan;
    plan.nodes.push_back(node(0, {}, ExecNode::source));
    std::vector<std::vector<int>> after {{}};
    for (int i = 1; i <= 128; ++i) {
        plan.nodes.push_back(node(i, {i - 1}, i % 64));
        after.push_back({i - 1});
    }
    plan.streams = 64;
    addEvents(plan, after);
    EXPECT_EQ(plan.events, 127);
    ExecPlan single = plan;
    for (ExecNode &n : single.nodes) {
        n.stream = n.stream == ExecNode::source ? ExecNode::source : 0;
        n.waits.clear();
        n.signals.clear();
    }
    single.streams = 1;
    EXPECT_EQ(digestOf(plan, small, 20), digestOf(single, small));
}

TEST(Executor, TheTimesOfStepsFollowEachOther)
{
    Executor executor(twoChains(1), small);
    const StepTimes first = executor.runStep();
    const StepTimes second = executor.runStep();
    EXPECT_LE(first.start_us, first.end_us);
    EXPECT_LE(first.end_us, second.start_us);
    EXPECT_LE(first.sync_us, first.end_us - first.start_us);
}

TEST(Executor, APlanWithoutWorkRuns)
{
    ExecPlan plan;
    plan.nodes = {node(0, {}, ExecNode::source)};
    Executor executor(plan, small);
    executor.runStep();
    EXPECT_EQ(executor.digest().size(), 16U);
}

TEST(Kernels, ValuesStayInRange)
{
    std::vector<float> input(Kernel::blockSize, -1.0F);
    for (unsigned seed = 0; seed < 200; ++seed) {
        std::vector<float> output(Kernel::blockSize);
        const std::vector<const float *> inputs {input.data()};
        computeBlock(Kernel::make(seed), inputs, output.data(), 0);
        for (const float value : output) {
            ASSERT_LE(value, 1.0F);
            ASSERT_GE(value, -1.0F);
        }
    }
}
