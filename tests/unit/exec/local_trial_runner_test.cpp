// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/local_trial_runner.h"

#include "base/files.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

/// Ends at once with what the test says.
class FakeProcess : public ProcessRunner
{
public:
    void start(const ProcessSpec &spec) override
    {
        started = spec;
        Q_EMIT output("hello\n");
        Q_EMIT output("world\n");
        if (onStart)
            onStart();
        Q_EMIT finished(end);
    }
    void stop() override { stopped = true; }

    ProcessSpec started;
    ProcessEnd end;
    bool stopped = false;
    std::function<void()> onStart;
};

class LocalTrialRunnerTest : public testing::Test
{
protected:
    Trial run(const LocalWorkload &workload)
    {
        auto process = std::make_unique<FakeProcess>();
        process->end.startedAt = QDateTime::currentDateTimeUtc();
        process->end.exit.code = 4;
        process->onStart = onStart;
        FakeProcess *fake = process.get();
        LocalTrialRunner runner(workload, std::move(process));
        Trial result;
        QObject::connect(&runner, &TrialRunner::finished, &runner, [&](const Trial &trial) { result = trial; });
        runner.start(m_spec, {m_dir.path()});
        m_started = fake->started;
        return result;
    }

    QTemporaryDir m_dir;
    TrialSpec m_spec {3, {Strategy::MainStream, 8}, 2, 1, Phase::Measure, false};
    ProcessSpec m_started;
    std::function<void()> onStart;
};

} // namespace

TEST_F(LocalTrialRunnerTest, KeepsTheOutputAndTheExit)
{
    const Trial trial = run({{QStringLiteral("a"), QStringLiteral("b c")}, QStringLiteral("/tmp"), {}, 7, {}});
    EXPECT_EQ(readFile(m_dir.filePath(QStringLiteral("stdout.log"))).value(), QByteArray("hello\nworld\n"));
    EXPECT_EQ(trial.exit.code, 4);
    EXPECT_EQ(trial.spec, m_spec);
    EXPECT_EQ(m_started.words, QStringList({QStringLiteral("a"), QStringLiteral("b c")}));
    EXPECT_EQ(m_started.workingFolder, QStringLiteral("/tmp"));
    EXPECT_EQ(m_started.timeoutSeconds, 7);
}

TEST_F(LocalTrialRunnerTest, TheEnvironmentCarriesTheCandidateAndNoOldOne)
{
    QProcessEnvironment parent;
    parent.insert(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"), QStringLiteral("cv"));
    parent.insert(QStringLiteral("ASCEND_PROCESS_LOG_PATH"), QStringLiteral("/old"));
    parent.insert(QStringLiteral("GE_MS_TARGET_PASSWORD"), QStringLiteral("secret"));
    parent.insert(QStringLiteral("KEPT"), QStringLiteral("yes"));
    run({{QStringLiteral("a")}, {}, parent, 0, {}});
    const QProcessEnvironment &child = m_started.environment;
    EXPECT_EQ(child.value(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE")), QStringLiteral("MainStream:8"));
    EXPECT_EQ(child.value(QStringLiteral("ASCEND_PROCESS_LOG_PATH")), m_dir.filePath(QStringLiteral("plog")));
    EXPECT_EQ(child.value(QStringLiteral("ASCEND_SLOG_PRINT_TO_STDOUT")), QStringLiteral("0"));
    EXPECT_EQ(child.value(QStringLiteral("KEPT")), QStringLiteral("yes"));
    EXPECT_FALSE(child.contains(QStringLiteral("GE_MS_TARGET_PASSWORD")));
}

TEST_F(LocalTrialRunnerTest, LogPrintingStaysAsTheUserSetIt)
{
    QProcessEnvironment parent;
    parent.insert(QStringLiteral("ASCEND_SLOG_PRINT_TO_STDOUT"), QStringLiteral("1"));
    run({{QStringLiteral("a")}, {}, parent, 0, {}});
    EXPECT_EQ(m_started.environment.value(QStringLiteral("ASCEND_SLOG_PRINT_TO_STDOUT")), QStringLiteral("1"));
}

TEST_F(LocalTrialRunnerTest, OutputFilesAreKeptAndStaleOnesAreNot)
{
    const QTemporaryDir work;
    const QString fresh = work.filePath(QStringLiteral("fresh.bin"));
    const QString stale = work.filePath(QStringLiteral("stale.bin"));
    ASSERT_TRUE(writeFileAtomically(stale, "old"));
    onStart = [&] { ASSERT_TRUE(writeFileAtomically(fresh, "new")); };
    const Trial trial = run({{QStringLiteral("a")}, work.path(), {}, 0, {QStringLiteral("fresh.bin"), stale}});
    EXPECT_EQ(readFile(m_dir.filePath(QStringLiteral("output/0"))).value(), QByteArray("new"));
    EXPECT_FALSE(QFile::exists(m_dir.filePath(QStringLiteral("output/1"))));
    ASSERT_EQ(trial.notes.size(), 1U);
    EXPECT_TRUE(trial.notes.front().english().contains(stale));
}
