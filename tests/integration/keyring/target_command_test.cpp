// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// `tributary-cli target` with a real keyring and a real sshd; and that its secrets are found nowhere.
#include "base/files.h"
#include "keyring/keyring_session.h"
#include "keyring/leak_watch.h"
#include "keyring/pseudo_terminal.h"
#include "ssh/sshd_fixture.h"
#include "ssh/test_account.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <csignal>
#include <gtest/gtest.h>

#include <unistd.h>

using namespace tributary;
using namespace tributary::testing;

namespace
{

const QString program = QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-cli");
const QByteArray marker = "LeakMarker7f3q";

QByteArray password()
{
    return marker + " '\"$x`\\ é";
}

struct End {
    int code = -1;
    QByteArray out;
    QByteArray err;
};

class TargetCommandTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        const QString missing = KeyringSession::missingProgram();
        if (!missing.isEmpty())
            GTEST_SKIP() << missing.toStdString() << " is not installed";
        ASSERT_TRUE(m_session.startUnlocked());
        m_environment = m_session.environment();
        // Everything that would print what goes over the wire, if somebody let it.
        m_environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("*=true"));
        m_environment.insert(QStringLiteral("QDBUS_DEBUG"), QStringLiteral("1"));
        m_environment.insert(QStringLiteral("G_MESSAGES_DEBUG"), QStringLiteral("all"));
    }

    End cli(const QStringList &arguments, const QByteArray &input = {})
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.setWorkingDirectory(m_session.path(QStringLiteral("home")));
        process.start(program, arguments);
        process.write(input);
        process.closeWriteChannel();
        while (!process.waitForFinished(2))
            m_watch.lookAtProcesses(process.processId());
        End end {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
        const QString name = arguments.join(QLatin1Char(' '));
        m_watch.lookAt(QStringLiteral("output of ") + name, end.out);
        m_watch.lookAt(QStringLiteral("errors of ") + name, end.err);
        return end;
    }
    static QStringList words(const char *text) { return QString::fromLatin1(text).split(QLatin1Char(' ')); }

    /// A target that logs in with the password, where an account can be made for it.
    void addTarget(const QStringList &more = {})
    {
        m_account = std::make_unique<test::TestAccount>(QString::fromUtf8(password()));
        m_server = std::make_unique<test::Sshd>();
        ASSERT_TRUE(m_server->isRunning()) << m_server->log().toStdString();
        const QString user = m_account->exists() ? m_account->name() : test::Sshd::user();
        const End added = cli(words("target add lab --host 127.0.0.1 --remote-workdir /tmp/tributary-none/tune")
            + QStringList {QStringLiteral("--port"), QString::number(m_server->port()), QStringLiteral("--user"), user,
                QStringLiteral("--run-command"), QStringLiteral("sh {om}")}
            + more);
        ASSERT_EQ(added.code, 0) << added.err.constData();
    }
    /// GLib writes its debug messages to stdout, in front of ours.
    static QJsonObject jsonOf(const End &end)
    {
        return QJsonDocument::fromJson(end.out.mid(end.out.indexOf("{\n"))).object();
    }
    static QJsonObject stepOf(const End &end, const char *name)
    {
        const QJsonArray steps = jsonOf(end).value(QStringLiteral("steps")).toArray();
        for (const QJsonValue &step : steps) {
            if (step.toObject().value(QStringLiteral("step")) == QLatin1String(name))
                return step.toObject();
        }
        return {};
    }
    static QString stateOf(const End &end, const char *name)
    {
        return stepOf(end, name).value(QStringLiteral("state")).toString();
    }
    void expectNoLeak()
    {
        m_watch.lookAtFiles(m_session.path(QString()));
        EXPECT_TRUE(m_watch.leaks().isEmpty()) << m_watch.leaks().join(QLatin1Char('\n')).toStdString();
        EXPECT_GT(m_watch.looks(), 20);
    }

    KeyringSession m_session;
    QProcessEnvironment m_environment;
    LeakWatch m_watch {marker};
    std::unique_ptr<test::TestAccount> m_account;
    std::unique_ptr<test::Sshd> m_server;
};

} // namespace

TEST_F(TargetCommandTest, AStoredPasswordLogsInAndIsFoundNowhere)
{
    addTarget();
    const End set = cli(words("target set-password lab --stdin"), password() + "\n");
    ASSERT_EQ(set.code, 0) << set.err.constData();
    const End tested = cli(words("target test lab --accept-new-host-key --json"));
    if (m_account->exists()) {
        EXPECT_EQ(tested.code, 0) << tested.out.constData() << tested.err.constData();
        for (const char *step : {"resolve", "connect", "host_key", "login", "shell", "sftp", "workdir", "program"})
            EXPECT_EQ(stateOf(tested, step), QStringLiteral("passed")) << step << tested.out.constData();
        EXPECT_EQ(stateOf(tested, "cann_env"), QStringLiteral("skipped"));
    } else {
        EXPECT_EQ(stateOf(tested, "login"), QStringLiteral("failed")) << tested.out.constData();
    }
    EXPECT_EQ(cli(words("target show lab")).code, 0);
    EXPECT_EQ(cli(words("target list --json")).code, 0);
    EXPECT_EQ(cli(words("target export lab out.json")).code, 0);
    expectNoLeak();
    EXPECT_EQ(cli(words("target forget-password lab")).code, 0);
    const End after = cli(words("target test lab --json"));
    EXPECT_EQ(stateOf(after, "login"), QStringLiteral("failed"));
    EXPECT_TRUE(after.err.contains("GE_MS_TARGET_PASSWORD")) << "the ways are named where nobody can be asked";
    EXPECT_TRUE(after.err.contains("set-password lab\"")) << after.err.constData();
}

TEST_F(TargetCommandTest, ThePasswordInTheEnvironmentLogsInAndIsTakenOutOfIt)
{
    addTarget();
    m_environment.insert(QStringLiteral("GE_MS_TARGET_PASSWORD"), QString::fromUtf8(password()));
    // The kernel shows what we started it with until main() runs: this test looks from inside, not from outside.
    m_watch = LeakWatch(QByteArray("nothing to be watched yet"));
    const End tested = cli(words("target test lab --accept-new-host-key --json"));
    if (m_account->exists()) {
        EXPECT_EQ(stateOf(tested, "login"), QStringLiteral("passed"))
            << tested.out.constData() << tested.err.constData();
    }
    const QString script = m_session.path(QStringLiteral("dump.sh"));
    ASSERT_TRUE(writeFileAtomically(script,
        "cd \"$(dirname \"$0\")\"\nenv >child.txt\ntr '\\0' '\\n' </proc/$PPID/environ >parent.txt\n"
        "cat /proc/$PPID/cmdline >cmdline.txt\n"));
    cli(QStringList {QStringLiteral("tune"), QStringLiteral("--skip-preflight"), QStringLiteral("--run-command"),
        QStringLiteral("sh ") + script, QStringLiteral("--configs"), QStringLiteral("default"),
        QStringLiteral("--repeat"), QStringLiteral("1"), QStringLiteral("--output-dir"), QStringLiteral("out")});
    m_watch = LeakWatch(marker);
    for (const char *name : {"child.txt", "parent.txt"}) {
        const auto seen = readFile(m_session.path(QLatin1String(name)));
        ASSERT_TRUE(seen) << name;
        EXPECT_TRUE(seen->contains("XDG_STATE_HOME=")) << name << " shows the rest of the environment";
    }
    m_watch.lookAt(QStringLiteral("output"), tested.out + tested.err);
    m_watch.lookAtFiles(m_session.path(QString()));
    EXPECT_TRUE(m_watch.leaks().isEmpty()) << m_watch.leaks().join(QLatin1Char('\n')).toStdString();
}

TEST_F(TargetCommandTest, AnOfflineRunWithTheStoredPasswordLeaksNothing)
{
    if (::geteuid() != 0)
        GTEST_SKIP() << "a password needs an account of its own, which only root can make";
    addTarget();
    // Of the account alone, whose home nobody else may enter.
    const QString folder = QStringLiteral("/tmp/tributary-%1").arg(m_account->name());
    ASSERT_EQ(cli({QStringLiteral("target"), QStringLiteral("edit"), QStringLiteral("lab"),
                      QStringLiteral("--remote-workdir"), folder + QStringLiteral("/tune"),
                      QStringLiteral("--run-command"), QStringLiteral("sh -c 'env; cat /proc/$PPID/cmdline' {om}")})
                  .code,
        0);
    ASSERT_EQ(cli(words("target set-password lab --stdin"), password() + "\n").code, 0);
    const QString script = m_session.path(QStringLiteral("compile.sh"));
    ASSERT_TRUE(writeFileAtomically(script,
        "date >\"$1\"\nenv >\"$1.child\"\ntr '\\0' '\\n' </proc/$PPID/environ >\"$1.parent\"\n"
        "cat /proc/$PPID/cmdline >\"$1.cmdline\"\n"));
    const End tuned = cli({QStringLiteral("tune"), QStringLiteral("--mode"), QStringLiteral("offline"),
        QStringLiteral("--skip-preflight"), QStringLiteral("--accept-new-host-key"), QStringLiteral("--target"),
        QStringLiteral("lab"), QStringLiteral("--configs"), QStringLiteral("LoadBalance:2"), QStringLiteral("--repeat"),
        QStringLiteral("1"), QStringLiteral("--output-dir"), QStringLiteral("out"), QStringLiteral("--compile-command"),
        QStringLiteral("sh %1 {om}").arg(script)});
    const auto log = readFile(m_session.path(QStringLiteral("home/out/trial_000_default_r1/stdout.log")));
    ASSERT_TRUE(log) << tuned.out.constData() << tuned.err.constData();
    EXPECT_TRUE(log->contains("ASCEND_PROCESS_LOG_PATH=")) << "it ran over there: " << log->constData();
    EXPECT_TRUE(QFile::exists(m_session.path(QStringLiteral("home/out/journal.jsonl"))));
    expectNoLeak();
    QDir(folder).removeRecursively();
}

TEST_F(TargetCommandTest, RefusesAnUnknownHostKeyByDefault)
{
    addTarget();
    const End tested = cli(words("target test lab --json"));
    EXPECT_EQ(tested.code, 1);
    EXPECT_EQ(stateOf(tested, "connect"), QStringLiteral("passed")) << tested.out.constData();
    EXPECT_EQ(stateOf(tested, "host_key"), QStringLiteral("failed"));
    EXPECT_EQ(stateOf(tested, "login"), QStringLiteral("skipped"));
    EXPECT_TRUE(stepOf(tested, "host_key")
                    .value(QStringLiteral("hint"))
                    .toString()
                    .contains(QStringLiteral("--accept-new-host-key")));
}

TEST_F(TargetCommandTest, ManagesTargets)
{
    addTarget();
    EXPECT_EQ(cli(words("target add lab --host a --user b --remote-workdir /c/d --run-command {om}")).code, 1)
        << "the name is taken";
    const End wrong = cli(words("target add other --host a --user b --remote-workdir /c --run-command {om}"));
    EXPECT_EQ(wrong.code, 2);
    EXPECT_TRUE(wrong.err.contains("remote_workdir")) << wrong.err.constData();
    const End nothing = cli(words("target edit lab"));
    EXPECT_EQ(nothing.code, 2) << "nothing is said that is to change";
    EXPECT_TRUE(nothing.err.contains("--host")) << nothing.err.constData();
    EXPECT_EQ(cli(words("target edit lab --keep-alive 40 --name lab-2")).code, 0);
    EXPECT_EQ(cli(words("target export lab-2 seed.json")).code, 0);
    EXPECT_EQ(cli(words("target export lab-2 seed.json")).code, 1) << "it is there already";
    EXPECT_EQ(cli(words("target import seed.json --name lab-3")).code, 0);
    EXPECT_EQ(cli(words("target remove lab-2")).code, 0);
    const QJsonObject list = jsonOf(cli(words("target list --json")));
    const QJsonArray targets = list.value(QStringLiteral("targets")).toArray();
    ASSERT_EQ(targets.size(), 1);
    EXPECT_EQ(targets[0].toObject().value(QStringLiteral("name")), QJsonValue(QStringLiteral("lab-3")));
    EXPECT_EQ(targets[0].toObject().value(QStringLiteral("keep_alive")), QJsonValue(40));
}

TEST_F(TargetCommandTest, AsksForASecretWithoutShowingIt)
{
    addTarget();
    PseudoTerminal terminal;
    ASSERT_TRUE(terminal.isOpen());
    QProcess process;
    process.setProcessEnvironment(m_session.environment());
    terminal.attachTo(process);
    process.start(program, words("target set-password lab"));
    ASSERT_TRUE(terminal.waitFor("Secret for")) << terminal.shown().constData();
    EXPECT_FALSE(terminal.echoes());
    terminal.type(marker + "\n");
    ASSERT_TRUE(terminal.waitFor("again")) << terminal.shown().constData();
    terminal.type(marker + "\n");
    ASSERT_TRUE(process.waitForFinished(30000));
    terminal.drain();
    EXPECT_EQ(process.exitCode(), 0) << terminal.shown().constData();
    EXPECT_FALSE(terminal.shown().contains(marker));
    EXPECT_TRUE(terminal.echoes());
}

TEST_F(TargetCommandTest, GivesTheTerminalBackWhenASignalEndsIt)
{
    addTarget();
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) {
        PseudoTerminal terminal;
        ASSERT_TRUE(terminal.isOpen());
        QProcess process;
        process.setProcessEnvironment(m_session.environment());
        terminal.attachTo(process);
        process.start(program, words("target set-password lab"));
        ASSERT_TRUE(terminal.waitFor("Secret for")) << terminal.shown().constData();
        EXPECT_FALSE(terminal.echoes());
        ::kill(pid_t(process.processId()), number);
        ASSERT_TRUE(process.waitForFinished(20000));
        EXPECT_EQ(process.exitStatus(), QProcess::CrashExit) << "it dies of the signal";
        EXPECT_TRUE(terminal.echoes());
    }
}

TEST_F(TargetCommandTest, AsksForThePasswordAndRemembersItOnlyIfWanted)
{
    if (::geteuid() != 0)
        GTEST_SKIP() << "a password needs an account of its own, which only root can make";
    addTarget();
    const auto run = [this](const QByteArray &answer) {
        PseudoTerminal terminal;
        QProcess process;
        process.setProcessEnvironment(m_session.environment());
        terminal.attachTo(process);
        process.start(program, words("target test lab --accept-new-host-key"));
        EXPECT_TRUE(terminal.waitFor("Password of")) << terminal.shown().constData();
        terminal.type("wrong one\n");
        EXPECT_TRUE(terminal.waitFor("not accepted")) << terminal.shown().constData();
        EXPECT_TRUE(terminal.waitFor("Password of")) << terminal.shown().constData(); // what is typed sooner is dropped
        terminal.type(password() + "\n");
        EXPECT_TRUE(terminal.waitFor("Remember it")) << terminal.shown().constData();
        terminal.type(answer);
        EXPECT_TRUE(terminal.waitFor("[warning] NPU")) << terminal.shown().constData();
        process.waitForFinished(30000);
        EXPECT_FALSE(terminal.shown().contains(marker));
    };
    run("n\n");
    EXPECT_EQ(stateOf(cli(words("target test lab --json")), "login"), QStringLiteral("failed"));
    run("y\n");
    EXPECT_EQ(stateOf(cli(words("target test lab --json")), "login"), QStringLiteral("passed"));
    expectNoLeak();
}

TEST_F(TargetCommandTest, SaysTheWaysWhereThereIsNoTerminalAndNoKeychain)
{
    addTarget();
    const End noTerminal = cli(words("target set-password lab"));
    EXPECT_EQ(noTerminal.code, 1);
    EXPECT_TRUE(noTerminal.err.contains("--stdin")) << noTerminal.err.constData();
    m_environment.remove(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"));
    const End noKeychain = cli(words("target set-password lab --stdin"), password() + "\n");
    EXPECT_EQ(noKeychain.code, 1);
    EXPECT_TRUE(noKeychain.err.contains("No keychain")) << noKeychain.err.constData();
    expectNoLeak();
}
