// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/transfer_meter.h"

#include <gtest/gtest.h>

#include <vector>

using namespace tributary;
using std::chrono::milliseconds;

namespace
{

class TransferMeterTest : public testing::Test
{
protected:
    std::vector<TransferProgress> m_told;
    ProgressSink m_sink = [this](const TransferProgress &progress) { m_told.push_back(progress); };
    TransferMeter::Time m_start {};
};

} // namespace

TEST_F(TransferMeterTest, TellsTheFirstBytesThenTenTimesASecondAndAtTheEnd)
{
    TransferMeter meter(QStringLiteral("a"), 0, 1000, m_sink, m_start);
    for (int ms = 1; ms <= 350; ++ms)
        meter.at(ms, m_start + milliseconds(ms));
    ASSERT_EQ(m_told.size(), 4U);
    EXPECT_EQ(m_told.front().done, 1);
    EXPECT_EQ(m_told.front().bytesPerSecond, 0) << "of one millisecond says nothing";
    EXPECT_DOUBLE_EQ(m_told[1].bytesPerSecond, 1000);
    meter.finish(1000, m_start + milliseconds(351));
    ASSERT_EQ(m_told.size(), 5U);
    EXPECT_EQ(m_told.back().done, 1000);
    EXPECT_EQ(m_told.back().total, 1000);
    EXPECT_EQ(m_told.back().name, QStringLiteral("a"));
}

TEST_F(TransferMeterTest, RateIsThatOfTheLastSecondsWithoutWhatWasThereBefore)
{
    TransferMeter meter(QStringLiteral("a"), 5000, 100000, m_sink, m_start);
    meter.at(6000, m_start + milliseconds(1000));
    EXPECT_DOUBLE_EQ(m_told.back().bytesPerSecond, 1000);
    for (int second = 2; second <= 10; ++second) // twice as fast from now on
        meter.at(6000 + (second - 1) * 2000, m_start + milliseconds(1000 * second));
    EXPECT_DOUBLE_EQ(m_told.back().bytesPerSecond, 2000);
}

TEST_F(TransferMeterTest, TheEndIsToldOnceWithTheRateOfTheWhole)
{
    TransferMeter meter(QStringLiteral("a"), 1000, 9000, m_sink, m_start);
    meter.at(2000, m_start + milliseconds(3900));
    meter.at(9000, m_start + milliseconds(4000));
    ASSERT_EQ(m_told.size(), 1U) << "finish() tells the end";
    meter.finish(9000, m_start + milliseconds(4000));
    ASSERT_EQ(m_told.size(), 2U);
    EXPECT_DOUBLE_EQ(m_told.back().bytesPerSecond, 2000) << "8000 bytes in four seconds";
}

TEST_F(TransferMeterTest, ASmallFileIsToldOnceWithoutARate)
{
    TransferMeter meter(QStringLiteral("a"), 0, 1000, m_sink, m_start);
    meter.at(1000, m_start + milliseconds(10));
    meter.finish(1000, m_start + milliseconds(10));
    ASSERT_EQ(m_told.size(), 1U);
    EXPECT_EQ(m_told.back().done, 1000);
    EXPECT_EQ(m_told.back().bytesPerSecond, 0) << "of ten milliseconds says nothing";
}

TEST_F(TransferMeterTest, NeedsNoSink)
{
    const ProgressSink none;
    TransferMeter meter(QStringLiteral("a"), 0, 1, none, m_start);
    meter.finish(1, m_start);
    EXPECT_TRUE(m_told.empty());
}
