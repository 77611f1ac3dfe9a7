// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/deployment_fixture.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>

#include <csignal>

using namespace tributary;
using Kind = Deployment::RunEnd::Kind;

namespace
{

class RemoteRunTest : public test::DeploymentTest
{
protected:
    void SetUp() override { start({}); }
    void start(const QStringList &config)
    {
        serve(config);
        prepare();
    }
    // A child, a grandchild and a child in a session of its own, none of which listens to TERM.
    static QString family()
    {
        return QStringLiteral("trap '' TERM; sh -c 'trap \"\" TERM; sleep 600 & sleep 600' & "
                              "setsid sh -c 'trap \"\" TERM; sleep 600; sleep 600' & echo up; wait; sleep 600");
    }
    /// The family is running.
    bool isUp() const { return m_output.contains("up"); }
};

} // namespace

TEST_F(RemoteRunTest, GivesOutputAndExitCode)
{
    const auto end = runShell("echo one; echo two >&2; echo three; exit 7");
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(m_output, "one\ntwo\nthree\n");
    EXPECT_EQ(end->kind, Kind::Exited);
    EXPECT_EQ(end->code, 7);
    EXPECT_FALSE(end->hadStrays);
    EXPECT_GT(end->seconds, 0);
}

TEST_F(RemoteRunTest, TellsASignalFromAnExitCode)
{
    const auto killed = runShell("kill -9 $$");
    ASSERT_TRUE(killed);
    EXPECT_EQ(killed->kind, Kind::Signalled);
    EXPECT_EQ(killed->code, SIGKILL);
    const auto exited = runShell("exit 137");
    ASSERT_TRUE(exited);
    EXPECT_EQ(exited->kind, Kind::Exited);
    EXPECT_EQ(exited->code, 137);
}

TEST_F(RemoteRunTest, TellsWhatCannotBeStarted)
{
    const auto missing = run({"no-such-program"});
    ASSERT_TRUE(missing);
    EXPECT_EQ(missing->code, 127);
    const auto notExecutable = run({"/etc/passwd"});
    ASSERT_TRUE(notExecutable);
    EXPECT_EQ(notExecutable->code, 126);
}

TEST_F(RemoteRunTest, GivesTheEnvironment)
{
    const auto end = deployment().run(
        {{"/bin/sh", "-c", "echo $ASCEND_PROCESS_LOG_PATH; echo $ASCEND_SLOG_PRINT_TO_STDOUT; echo \"$HARD\""},
            {{"HARD", "a 'b' $c \"d\""}}},
        [this](const QByteArray &bytes) { m_output += bytes; }, m_cancel);
    ASSERT_TRUE(end);
    EXPECT_EQ(m_output, (remotePath("plog") + "\n0\na 'b' $c \"d\"\n").toUtf8());
    const auto bad = deployment().run({{"true"}, {{"A;id", "1"}}}, {}, m_cancel);
    ASSERT_FALSE(bad);
    EXPECT_THAT(text(bad.error()), testing::HasSubstr("A;id"));
}

TEST_F(RemoteRunTest, OutputComesWhileItRuns)
{
    bool wasLive = false;
    m_onOutput = [&](const QByteArray &bytes) {
        if (bytes.contains("first"))
            wasLive = QFile(remotePath("go")).open(QIODevice::WriteOnly); // it waits for this file
    };
    const auto end =
        runShell("echo first; while [ ! -e '" + remotePath("go") + "' ]; do sleep 0.05; done; echo second", 20);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->kind, Kind::Exited);
    EXPECT_TRUE(wasLive);
    EXPECT_EQ(m_output, "first\nsecond\n");
}

TEST_F(RemoteRunTest, TakesMuchOutput)
{
    const auto end = runShell("head -c 20000000 /dev/zero | tr '\\0' x; exit 3");
    ASSERT_TRUE(end);
    EXPECT_EQ(m_output.size(), 20000000);
    EXPECT_EQ(m_output.count('x'), 20000000);
    EXPECT_EQ(end->code, 3);
}

TEST_F(RemoteRunTest, ItsStdinIsEmpty)
{
    const auto end = run({"cat"});
    ASSERT_TRUE(end);
    EXPECT_EQ(end->code, 0);
}

TEST_F(RemoteRunTest, HasNoChildThatItDoesNotKnow)
{
    const QString python =
        QStringLiteral("import os\ntry:\n os.waitpid(-1, 0)\nexcept ChildProcessError:\n print('none')");
    const auto end = run({"/usr/bin/python3", "-c", python}, 10);
    ASSERT_TRUE(end);
    EXPECT_EQ(m_output, "none\n") << "a program that waits for all its children must not wait for the watchdog";
}

TEST_F(RemoteRunTest, EmptiesPlogFirst)
{
    QFile old(remotePath("plog/old"));
    ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    ASSERT_TRUE(runShell("exit 0"));
    EXPECT_TRUE(QDir(remotePath("plog")).isEmpty());
}

TEST_F(RemoteRunTest, PlogThatIsALinkIsReplacedNotFollowed)
{
    ASSERT_TRUE(QDir().mkpath(m_remote.filePath("precious/content")));
    ASSERT_TRUE(QDir().rmdir(remotePath("plog")));
    ASSERT_TRUE(QFile::link(m_remote.filePath("precious"), remotePath("plog")));
    ASSERT_TRUE(runShell("exit 0"));
    EXPECT_TRUE(QFileInfo::exists(m_remote.filePath("precious/content")));
    EXPECT_FALSE(QFileInfo(remotePath("plog")).isSymLink());
}

TEST_F(RemoteRunTest, SourcesTheEnvironmentScript)
{
    const QString script = makeFile("set env.sh", "export FROM_CANN='yes it is'\nASCEND_PROCESS_LOG_PATH=/elsewhere\n");
    const auto end = deployment(script).run(
        {{"/bin/sh", "-c", "echo $FROM_CANN $ASCEND_PROCESS_LOG_PATH"}, {}},
        [this](const QByteArray &bytes) { m_output += bytes; }, m_cancel);
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(m_output, ("yes it is " + remotePath("plog") + '\n').toUtf8());
}

TEST_F(RemoteRunTest, EnvironmentScriptThatIsMissingOrFailsIsNamed)
{
    const auto missing = deployment("/no/such/set_env.sh").run({{"true"}, {}}, {}, m_cancel);
    ASSERT_FALSE(missing);
    EXPECT_THAT(text(missing.error()),
        testing::AllOf(testing::HasSubstr("/no/such/set_env.sh"), testing::HasSubstr("is not on the target")));
    for (const char *content : {"echo broken >&2; false\n", "echo broken; exit 0\n", "echo broken; if then\n"}) {
        const auto failed = deployment(makeFile("env.sh", content)).run({{"true"}, {}}, {}, m_cancel);
        ASSERT_FALSE(failed) << content;
        EXPECT_THAT(text(failed.error()), testing::AllOf(testing::HasSubstr("env.sh"), testing::HasSubstr("failed")));
    }
}

TEST_F(RemoteRunTest, TimeoutEndsTheWholeFamily)
{
    QElapsedTimer timer;
    timer.start();
    const auto end = runShell(family(), 1);
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(end->kind, Kind::TimedOut);
    EXPECT_TRUE(isUp());
    EXPECT_EQ(processesOfRun(), QList<qint64>());
    EXPECT_GT(timer.elapsed(), 5500) << "TERM, then five seconds of grace";
}

TEST_F(RemoteRunTest, CancelEndsWhatListensToTermAtOnce)
{
    m_onOutput = [&](const QByteArray &) { m_cancel.cancel(); };
    const auto end = runShell("trap 'echo bye; exit 0' TERM; echo up; while :; do sleep 0.1; done");
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(end->kind, Kind::Interrupted);
    // Between the two a shell may say that the sleep it waited for was terminated.
    EXPECT_TRUE(m_output.startsWith("up\n") && m_output.endsWith("bye\n")) << m_output.toStdString();
    EXPECT_EQ(processesOfRun(), QList<qint64>());
    EXPECT_FALSE(m_session->isLost()) << "the session is still good";
}

TEST_F(RemoteRunTest, EndsWhatIsLeftBehind)
{
    const auto end = runShell("setsid sh -c 'echo up; sleep 600' & sleep 600 & sleep 0.2; exit 0", 60);
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(end->kind, Kind::Exited);
    EXPECT_EQ(end->code, 0);
    EXPECT_TRUE(end->hadStrays);
    EXPECT_EQ(processesOfRun(), QList<qint64>());
}

TEST_F(RemoteRunTest, EndsAStrayOfItsGroupThatHasAnEmptyEnvironment)
{
    const QString pidFile = m_remote.filePath("stray");
    const auto end =
        runShell("env -i /bin/sh -c 'echo $$ >\"$0\"; exec sleep 600' '" + pidFile + "' & sleep 0.3; exit 0");
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_TRUE(end->hadStrays);
    // Dead, though perhaps nobody has reaped it.
    const QByteArray status = contentOf("/proc/" + QString::fromLatin1(contentOf(pidFile).trimmed()) + "/status");
    EXPECT_TRUE(status.contains("(zombie)") || status == "(cannot be read)") << status.toStdString();
}

TEST_F(RemoteRunTest, NothingIsLeftWhenTheServerIsKilled)
{
    const auto killer = when([this] { return isUp(); }, [this] { m_server->kill(); });
    const auto end = runShell(family());
    ASSERT_FALSE(end);
    EXPECT_THAT(text(end.error()), testing::HasSubstr("is lost"));
    EXPECT_TRUE(eventually([this] { return processesOfRun().isEmpty(); })) << "the watchdog ends it";
}

TEST_F(RemoteRunTest, NothingIsLeftWhenWeDie)
{
    const auto killer = when([this] { return isUp(); }, [this] { m_session->drop(); });
    EXPECT_FALSE(runShell("setsid sleep 600 & echo up; sleep 600"));
    EXPECT_TRUE(eventually([this] { return processesOfRun().isEmpty(); }));
}

TEST_F(RemoteRunTest, ASilentServerIsNoticedAndTheNextRunEndsWhatIsLeft)
{
    const auto stopper = when([this] { return isUp(); }, [this] { m_server->signalAll(SIGSTOP); });
    const auto end = runShell(family());
    ASSERT_FALSE(end);
    EXPECT_THAT(text(end.error()), testing::HasSubstr("is lost"));
    m_log.clear();
    EXPECT_FALSE(processesOfRun().isEmpty()) << "nobody over there knows yet";
    // Another server on the same machine: the first one's watchdog still waits for its connection to end.
    const auto frozen = std::move(m_server);
    serve();
    prepare();
    EXPECT_EQ(m_log.first(), "ended what an interrupted trial of this run had left running");
    EXPECT_EQ(processesOfRun(), QList<qint64>());
    const auto again = runShell("exit 4");
    ASSERT_TRUE(again) << text(again.error());
    EXPECT_EQ(again->code, 4);
}

TEST_F(RemoteRunTest, WorksWithOneSessionPerConnection)
{
    start({"MaxSessions 1"});
    const auto end = runShell("sleep 600 & setsid sleep 600 & sleep 600", 1);
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(end->kind, Kind::TimedOut);
    EXPECT_EQ(processesOfRun(), QList<qint64>());
}

TEST_F(RemoteRunTest, WithoutTheWatchdogAnotherConnectionEndsIt)
{
    start({"MaxSessions 1"});
    m_onOutput = [&](const QByteArray &) {
        for (const qint64 pid : processesOfRun()) {
            if (contentOf(QStringLiteral("/proc/%1/environ").arg(pid)).contains("TRIBUTARY_WATCH="))
                ::kill(pid_t(pid), SIGKILL);
        }
        m_cancel.cancel();
    };
    const auto end = runShell("echo up; sleep 600");
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(end->kind, Kind::Interrupted);
    EXPECT_EQ(processesOfRun(), QList<qint64>());
}
