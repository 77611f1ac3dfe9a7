// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/output_comparison.h"

#include "base/files.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class OutputComparisonTest : public testing::Test
{
protected:
    OutputComparisonTest() { m_check.files = QStringList {QStringLiteral("y.bin")}; }

    TrialPtr add(int sequence, Candidate candidate, float value)
    {
        auto trial = std::make_shared<Trial>();
        trial->spec.sequence = sequence;
        trial->spec.candidate = candidate;
        const QString outputs = ResultFolder(m_dir.path()).trial(trial->spec).outputs();
        EXPECT_TRUE(makeFolder(outputs));
        EXPECT_TRUE(writeFileAtomically(
            outputs + QStringLiteral("/0"), QByteArray(reinterpret_cast<const char *>(&value), sizeof value)));
        m_trials.push_back(trial);
        return trial;
    }

    QTemporaryDir m_dir;
    OutputCheck m_check;
    TrialList m_trials;
};

} // namespace

TEST_F(OutputComparisonTest, ComparesWithTheBaselineEvenIfThatRanLater)
{
    m_check.absoluteTolerance = 0.1;
    OutputComparison comparison(m_check, ResultFolder(m_dir.path()));
    add(0, {Strategy::LoadBalance, 2}, 1.05F);
    EXPECT_EQ(comparison.complete(m_trials)[0]->outputDigest, QString()) << "nothing to compare with yet";
    add(1, {}, 1.0F);
    add(2, {Strategy::MainStream, 2}, 1.5F);
    const TrialList completed = comparison.complete(m_trials);
    EXPECT_EQ(completed[0]->outputDigest, completed[1]->outputDigest);
    EXPECT_NE(completed[2]->outputDigest, completed[1]->outputDigest);
    EXPECT_TRUE(completed[2]->outputDigest.contains(QStringLiteral("1.5 instead of 1")));
    EXPECT_EQ(m_trials[2]->outputDigest, QString()) << "a trial never changes";
}

TEST_F(OutputComparisonTest, AMissingFileIsADifference)
{
    OutputComparison comparison(m_check, ResultFolder(m_dir.path()));
    add(0, {}, 1);
    const TrialPtr other = add(1, {Strategy::LoadBalance, 2}, 1);
    ASSERT_TRUE(QFile::remove(ResultFolder(m_dir.path()).trial(other->spec).outputs() + QStringLiteral("/0")));
    const TrialList completed = comparison.complete(m_trials);
    EXPECT_NE(completed[1]->outputDigest, completed[0]->outputDigest);
}
