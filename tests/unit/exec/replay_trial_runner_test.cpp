// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/replay_trial_runner.h"

#include "base/files.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTemporaryDir>

#include <limits>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class ReplayTest : public testing::Test
{
protected:
    ReplayTest()
    {
        m_recorded.trial.spec = {5, {Strategy::LoadBalance, 2}, 1, 2, Phase::Measure, false};
        m_recorded.trial.exit.code = 0;
        m_recorded.trial.wallSeconds = 0.05;
        m_recorded.folder.path = m_from.path();
        EXPECT_TRUE(makeFolder(m_from.filePath(QStringLiteral("plog/run/plog"))));
        EXPECT_TRUE(writeFileAtomically(m_from.filePath(QStringLiteral("stdout.log")), "hello\n"));
        EXPECT_TRUE(writeFileAtomically(m_from.filePath(QStringLiteral("steps.csv")), "old\n"));
        EXPECT_TRUE(writeFileAtomically(m_from.filePath(QStringLiteral("plog/run/plog/a.log")), "steps\n"));
    }

    Trial play(const TrialSpec &spec, bool stop = false)
    {
        ReplayTrialRunner runner({m_recorded}, std::numeric_limits<double>::infinity());
        Trial result;
        QEventLoop loop;
        QObject::connect(&runner, &TrialRunner::output, &loop, [this](const QByteArray &b) { m_output += b; });
        QObject::connect(&runner, &TrialRunner::finished, &loop, [&](const Trial &trial) {
            result = trial;
            loop.quit();
        });
        runner.start(spec, {m_to.path()});
        if (stop)
            runner.stop();
        loop.exec();
        return result;
    }

    int m_argc = 1;
    char m_name[8] = "test";
    char *m_argv[2] = {m_name, nullptr};
    QCoreApplication m_app {m_argc, m_argv};
    QTemporaryDir m_from;
    QTemporaryDir m_to;
    RecordedTrial m_recorded;
    QByteArray m_output;
};

} // namespace

TEST_F(ReplayTest, PlaysLogsAndOutputUnderTheNewNumber)
{
    const TrialSpec spec {1, {Strategy::LoadBalance, 2}, 1, 0, Phase::Screen, false};
    const Trial trial = play(spec);
    EXPECT_EQ(trial.spec, spec);
    EXPECT_EQ(trial.exit.kind, ExitState::Kind::Exited);
    EXPECT_EQ(trial.wallSeconds, 0.05);
    EXPECT_EQ(m_output, QByteArray("hello\n"));
    EXPECT_EQ(readFile(m_to.filePath(QStringLiteral("plog/run/plog/a.log"))).value(), QByteArray("steps\n"));
    EXPECT_FALSE(QFile::exists(m_to.filePath(QStringLiteral("steps.csv"))));
}

TEST_F(ReplayTest, WhatIsNotRecordedFailsToLaunch)
{
    EXPECT_EQ(
        play({1, {Strategy::LoadBalance, 2}, 2, 0, Phase::Screen, false}).exit.kind, ExitState::Kind::LaunchFailed);
    EXPECT_EQ(play({1, {}, 1, 0, Phase::Screen, true}).exit.kind, ExitState::Kind::LaunchFailed);
}

TEST_F(ReplayTest, CanBeStopped)
{
    m_recorded.trial.wallSeconds = 1000;
    EXPECT_EQ(play(m_recorded.trial.spec, true).exit.kind, ExitState::Kind::Interrupted);
}
