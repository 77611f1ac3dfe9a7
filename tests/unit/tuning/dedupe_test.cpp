// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/dedupe.h"

#include "base/files.h"
#include "tuning/online_run.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

const QString example = QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/four_branches_ge_proto.txt");

class DedupeTest : public ::testing::Test
{
private:
    QTemporaryDir m_dir;

protected:
    DedupeTest()
    {
        EXPECT_TRUE(QFile::copy(example, graph()));
        config.command = QStringLiteral("true");
        config.workingFolder = m_dir.path();
        config.environment.insert(QStringLiteral("MINIDAG_PROFILING_PATH"), QString()); // whatever the machine has
        config.candidates = candidateList({QStringLiteral("LoadBalance:2"), QStringLiteral("LoadBalance:4"),
                                              QStringLiteral("MainStream:2"), QStringLiteral("LoadBalance:8")})
                                .value();
    }

    [[nodiscard]] QString path(const QString &name) const { return m_dir.filePath(name); }
    [[nodiscard]] QString graph() const { return path(QStringLiteral("g.txt")); }

    RunConfig config;
};

const Candidate loadBalance2 {Strategy::LoadBalance, 2};
const Candidate loadBalance4 {Strategy::LoadBalance, 4};

} // namespace

TEST_F(DedupeTest, OneOfEachAssignmentIsMeasured)
{
    const auto once = measureEachAssignmentOnce(config, graph());
    ASSERT_TRUE(once) << once.error().english().toStdString();
    EXPECT_EQ(once->candidates, (CandidateList {{}, loadBalance2, loadBalance4}));
    EXPECT_EQ(once->plan.alike,
        (CandidateGroups {{loadBalance2, {{Strategy::MainStream, 2}}}, {loadBalance4, {{Strategy::LoadBalance, 8}}}}));
    ASSERT_TRUE(once->dedupe);
    EXPECT_EQ(once->dedupe->graph, graph());
    EXPECT_EQ(once->dedupe->graphSha256.size(), 64);
    EXPECT_TRUE(once->dedupe->profile.isEmpty());
}

TEST_F(DedupeTest, ARefinementMeasuresEachAssignmentOnceToo)
{
    config.plan.kind = PlanKind::Adaptive;
    config.plan.refine = true;
    const auto once = measureEachAssignmentOnce(config, graph());
    ASSERT_TRUE(once);
    EXPECT_EQ(once->candidates, (CandidateList {{}, loadBalance2, loadBalance4})) << "nothing is added";
    // The neighbours of 2 and 4 are 1, 3 and 5: one stream is the baseline's, and four branches fill no fifth stream.
    EXPECT_TRUE(isStoodFor(once->plan.alike, {Strategy::LoadBalance, 1}));
    EXPECT_TRUE(isStoodFor(once->plan.alike, {Strategy::LoadBalance, 5}));
    EXPECT_FALSE(isStoodFor(once->plan.alike, {Strategy::LoadBalance, 3}));
}

TEST_F(DedupeTest, TheProfileOfTheWorkloadCounts)
{
    ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("p.csv")),
        "Op Name,Task Type,Task Duration(us),Block Num,Mix Block Num\nbranch0/Mul_0,AI_VECTOR_CORE,2,8,0\n"));
    config.environment[QStringLiteral("MINIDAG_PROFILING_PATH")] = QStringLiteral("p.csv");
    const auto once = measureEachAssignmentOnce(config, graph());
    ASSERT_TRUE(once) << once.error().english().toStdString();
    EXPECT_EQ(once->dedupe->profile, path(QStringLiteral("p.csv")));
    EXPECT_EQ(once->dedupe->profileSha256.size(), 64);
    // GE takes WeightedLoadBalance then, which puts all that has no time in the profile on one stream.
    EXPECT_EQ(once->candidates, CandidateList {Candidate {}});
    config.environment[QStringLiteral("MINIDAG_PROFILING_PATH")] = QStringLiteral("gone.csv");
    EXPECT_FALSE(measureEachAssignmentOnce(config, graph()));
    config.environment[QStringLiteral("MINIDAG_PROFILING_PATH")] = QStringLiteral("p.txt"); // GE ignores it
    EXPECT_TRUE(measureEachAssignmentOnce(config, graph())->dedupe->profile.isEmpty());
}

TEST_F(DedupeTest, ErrorsNameTheFile)
{
    const QString gone = path(QStringLiteral("gone.txt"));
    EXPECT_TRUE(measureEachAssignmentOnce(config, gone).error().english().contains(gone));
    const QString chart = path(QStringLiteral("c.mmd"));
    ASSERT_TRUE(writeFileAtomically(chart, "flowchart LR\n  a --> b\n"));
    EXPECT_TRUE(measureEachAssignmentOnce(config, chart).error().english().contains(chart));
}

TEST_F(DedupeTest, AChangedDumpIsADifferenceOnResume)
{
    const auto once = measureEachAssignmentOnce(config, graph());
    ASSERT_TRUE(once);
    EXPECT_TRUE(changedFiles(*once->dedupe).empty());
    QFile file(graph());
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write("# more\n");
    file.close();
    const auto changed = changedFiles(*once->dedupe);
    ASSERT_EQ(changed.size(), 1U);
    EXPECT_TRUE(changed[0].english().contains(graph()) && changed[0].english().endsWith(QStringLiteral("changed")));
    ASSERT_TRUE(file.remove());
    ASSERT_EQ(changedFiles(*once->dedupe).size(), 1U);
    EXPECT_TRUE(changedFiles(*once->dedupe)[0].english().contains(QStringLiteral("cannot be read")));
}
