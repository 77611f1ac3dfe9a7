// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/local_process.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>
#include <QThread>

#include <csignal>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class LocalProcessTest : public testing::Test
{
protected:
    ProcessEnd run(const QStringList &words, int timeoutSeconds = 0, int stopAfterMs = -1)
    {
        ProcessEnd result;
        QEventLoop loop;
        LocalProcess process;
        QObject::connect(&process, &ProcessRunner::output, &loop, [this](const QByteArray &b) { m_output += b; });
        QObject::connect(&process, &ProcessRunner::finished, &loop, [&](const ProcessEnd &end) {
            result = end;
            loop.quit();
        });
        process.start({words, m_folder, m_environment, timeoutSeconds});
        if (stopAfterMs == 0)
            process.stop();
        else if (stopAfterMs > 0)
            QTimer::singleShot(stopAfterMs, &process, &LocalProcess::stop);
        loop.exec();
        return result;
    }

    ProcessEnd shell(const char *script, int timeoutSeconds = 0, int stopAfterMs = -1)
    {
        return run(
            {QStringLiteral("/bin/sh"), QStringLiteral("-c"), QString::fromUtf8(script)}, timeoutSeconds, stopAfterMs);
    }

    static bool isAlive(int pid)
    {
        QFile stat(QStringLiteral("/proc/%1/stat").arg(pid));
        return stat.open(QIODevice::ReadOnly) && !stat.readAll().contains(") Z ");
    }

    int m_argc = 1;
    char m_name[8] = "test";
    char *m_argv[2] = {m_name, nullptr};
    QCoreApplication m_app {m_argc, m_argv};
    QByteArray m_output;
    QString m_folder;
    QProcessEnvironment m_environment = QProcessEnvironment::systemEnvironment();
};

} // namespace

TEST_F(LocalProcessTest, KeepsOutputInOrderAndTheExitCode)
{
    const ProcessEnd end = shell("echo one; echo two >&2; echo three; exit 3");
    EXPECT_EQ(m_output, QByteArray("one\ntwo\nthree\n"));
    EXPECT_EQ(end.exit.kind, ExitState::Kind::Exited);
    EXPECT_EQ(end.exit.code, 3);
    EXPECT_GT(end.wallSeconds, 0);
    EXPECT_TRUE(end.startedAt.isValid());
}

TEST_F(LocalProcessTest, ArgumentsArriveUnchanged)
{
    run({QStringLiteral("/usr/bin/printf"), QStringLiteral("[%s]"), QStringLiteral("a b"), QStringLiteral("{om}"),
        QStringLiteral("$HOME"), QStringLiteral("'\""), QStringLiteral("模型"), QString::fromLatin1("")});
    EXPECT_EQ(QString::fromUtf8(m_output), QStringLiteral("[a b][{om}][$HOME]['\"][模型][]"));
}

TEST_F(LocalProcessTest, UsesTheGivenEnvironmentAndFolder)
{
    const QTemporaryDir dir;
    m_folder = dir.path();
    m_environment = QProcessEnvironment();
    m_environment.insert(QStringLiteral("ONLY"), QStringLiteral("this"));
    shell("pwd; echo $ONLY; echo ${HOME:-none}");
    EXPECT_EQ(QString::fromUtf8(m_output), dir.path() + QStringLiteral("\nthis\nnone\n"));
}

TEST_F(LocalProcessTest, NamesTheSignal)
{
    const ProcessEnd end = shell("kill -SEGV $$");
    EXPECT_EQ(end.exit.kind, ExitState::Kind::Signalled);
    EXPECT_EQ(end.exit.code, SIGSEGV);
}

TEST_F(LocalProcessTest, AMissingProgramFailsToLaunch)
{
    const ProcessEnd end = run({QStringLiteral("/nonexistent/program")});
    EXPECT_EQ(end.exit.kind, ExitState::Kind::LaunchFailed);
    EXPECT_FALSE(end.exit.message.isEmpty());
}

TEST_F(LocalProcessTest, StopReachesTheChildren)
{
    const ProcessEnd end = shell("sleep 60 & echo $!; wait", 0, 300);
    EXPECT_EQ(end.exit.kind, ExitState::Kind::Interrupted);
    const int child = m_output.trimmed().toInt();
    ASSERT_GT(child, 0);
    EXPECT_FALSE(isAlive(child));
}

TEST_F(LocalProcessTest, AStopRightAfterTheStartIsNotLost)
{
    EXPECT_EQ(shell("sleep 60", 0, 0).exit.kind, ExitState::Kind::Interrupted);
}

TEST_F(LocalProcessTest, TimeoutKillsWhatIgnoresTerm)
{
    QElapsedTimer elapsed;
    elapsed.start();
    const ProcessEnd end = shell("trap '' TERM; sleep 60 & echo $!; while :; do wait; done", 1);
    EXPECT_EQ(end.exit.kind, ExitState::Kind::TimedOut);
    EXPECT_GE(elapsed.elapsed(), 1000 + LocalProcess::graceMs - 100);
    EXPECT_FALSE(isAlive(m_output.trimmed().toInt()));
}

TEST_F(LocalProcessTest, ChildrenLeftBehindAreEnded)
{
    const ProcessEnd end = shell("sleep 60 >/dev/null 2>&1 & echo $!");
    EXPECT_EQ(end.exit.kind, ExitState::Kind::Exited);
    EXPECT_EQ(end.exit.code, 0);
    EXPECT_TRUE(end.hadStrays);
    EXPECT_FALSE(isAlive(m_output.trimmed().toInt()));
}

TEST_F(LocalProcessTest, DestroyingItEndsTheChildren)
{
    int child = 0;
    {
        LocalProcess process;
        QObject::connect(
            &process, &ProcessRunner::output, &process, [&](const QByteArray &b) { child = b.trimmed().toInt(); });
        process.start({{QStringLiteral("/bin/sh"), QStringLiteral("-c"), QStringLiteral("echo $$; sleep 60")}, {},
            m_environment, 0});
        while (child == 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    EXPECT_FALSE(isAlive(child));
}

TEST_F(LocalProcessTest, ALookForStraysTakesNoExitCodeFromAnotherProcess)
{
    QEventLoop loop;
    LocalProcess process;
    ProcessEnd result;
    QObject::connect(&process, &ProcessRunner::finished, &loop, [&](const ProcessEnd &end) {
        result = end;
        loop.quit();
    });
    QObject::connect(&process, &ProcessRunner::output, &loop, [&](const QByteArray &pid) {
        // It has ended, and nobody has asked for its exit code yet, when another one looks for its strays.
        QElapsedTimer timer;
        timer.start();
        while (isAlive(pid.trimmed().toInt()) && timer.elapsed() < 10000)
            QThread::msleep(5);
        EXPECT_TRUE(adoptedProcesses("A=1").empty());
    });
    process.start({{QStringLiteral("/bin/sh"), QStringLiteral("-c"), QStringLiteral("echo $$; exit 7")}, m_folder,
        m_environment, 0});
    loop.exec();
    EXPECT_EQ(result.exit.kind, ExitState::Kind::Exited);
    EXPECT_EQ(result.exit.code, 7);
}
