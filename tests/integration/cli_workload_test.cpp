// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What `tributary-cli tune` gives to a workload, and workloads that are hard to live with.
#include "cli_fixture.h"

#include "base/files.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace tributary;
using namespace tributary::testing;

namespace
{

const QStringList onlyDefault {
    QStringLiteral("--configs"), QStringLiteral("default"), QStringLiteral("--repeat"), QStringLiteral("1")};

const QString firstLog = QStringLiteral("out/trial_000_default_r1/stdout.log");

} // namespace

TEST_F(CliTest, ArgumentsReachTheWorkloadUnchanged)
{
    const QString command = script(QStringLiteral("show args.sh"), "printf '<%s>\\n' \"$@\"\n")
        + QStringLiteral(R"( 'a b' "c \"q\" $HOME" {om} \{x\} 中文 '' *.c ';' && >x `ls` "it's" --x='1 2')");
    (void)tune(command, onlyDefault);
    EXPECT_EQ(QString::fromUtf8(content(firstLog)),
        QStringLiteral("<a b>\n<c \"q\" $HOME>\n<{om}>\n<{x}>\n<中文>\n<>\n<*.c>\n<;>\n<&&>\n<>x>\n<`ls`>\n<it's>\n"
                       "<--x=1 2>\n"));
}

TEST_F(CliTest, TheEnvironmentOfTheWorkload)
{
    set("GE_AUTO_MULTISTREAM_PARALLEL_MODE", QStringLiteral("cv"));
    set("GE_MS_TARGET_PASSWORD", QStringLiteral("secret-word"));
    ASSERT_TRUE(makeFolder(path(QStringLiteral("work here"))));
    (void)tune(script(QStringLiteral("w.sh"), "tr '\\0' '\\n' < /proc/$$/environ; pwd\n"),
        onlyDefault
            + QStringList {QStringLiteral("--env"), QStringLiteral("A=b=c"), QStringLiteral("--env"),
                QStringLiteral("Ü=ö ß"), QStringLiteral("--working-dir"), QStringLiteral("work here")});
    const QList<QByteArray> lines = content(firstLog).split('\n');
    EXPECT_TRUE(lines.contains("GE_AUTO_MULTISTREAM_PARALLEL_MODE=default"));
    EXPECT_FALSE(lines.contains("GE_AUTO_MULTISTREAM_PARALLEL_MODE=cv"));
    EXPECT_FALSE(content(firstLog).contains("secret-word"));
    EXPECT_TRUE(lines.contains("ASCEND_SLOG_PRINT_TO_STDOUT=0"));
    EXPECT_TRUE(
        lines.contains("ASCEND_PROCESS_LOG_PATH=" + path(QStringLiteral("out/trial_000_default_r1/plog")).toUtf8()));
    EXPECT_TRUE(lines.contains("A=b=c"));
    EXPECT_TRUE(lines.contains(QStringLiteral("Ü=ö ß").toUtf8()));
    EXPECT_TRUE(lines.contains(path(QStringLiteral("work here")).toUtf8()));
}

TEST_F(CliTest, ChildrenThatStayBehindAreStopped)
{
    const QString command = script(QStringLiteral("w.sh"),
        "sleep 600 & echo $!\n"
        "setsid sleep 600 & sleep 0.1\n"
        "setsid sh -c 'echo $$ > daemon; setsid sh -c \"echo \\$\\$ > inner; exec sleep 600\" & exec sleep 600'"
        " >/dev/null 2>&1 &\n"
        "until test -s inner; do sleep 0.01; done\n");
    const CliEnd ended = tune(command, onlyDefault);
    EXPECT_TRUE(ended.out.contains(QStringLiteral("left processes running"))) << ended.out.toStdString();
    EXPECT_FALSE(isRunning(content(firstLog).trimmed().toLongLong()));
    for (const char *name : {"daemon", "inner"}) {
        const qint64 pid = content(QLatin1String(name)).trimmed().toLongLong();
        EXPECT_GT(pid, 0);
        EXPECT_FALSE(isRunning(pid)) << name;
    }
}

TEST_F(CliTest, AWorkloadThatMovesToASessionOfItsOwnIsStoppedToo)
{
    const CliEnd ended = tune(script(QStringLiteral("w.sh"), "setsid sh -c 'echo $$ > moved; exec sleep 600'\n"),
        onlyDefault + QStringList {QStringLiteral("--timeout"), QStringLiteral("1")});
    EXPECT_EQ(codesOf(summary(), QStringLiteral("default")).value(0), QStringLiteral("timeout"));
    EXPECT_FALSE(isRunning(content(QStringLiteral("moved")).trimmed().toLongLong()));
}

TEST_F(CliTest, InputIsEmptyAndThereIsNoTerminal)
{
    (void)tune(
        script(QStringLiteral("w.sh"), "cat; if true < /dev/tty; then echo tty; else echo none; fi 2>/dev/null\n"),
        onlyDefault);
    EXPECT_TRUE(content(firstLog).endsWith("none\n")) << content(firstLog).constData();
}

TEST_F(CliTest, OutputIsKeptAsItIs)
{
    struct Case {
        QByteArray text;
        QByteArray kept;
    };
    QByteArray binary;
    for (int i = 1; i < 256; ++i)
        binary += char(i);
    ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("binary")), binary));
    const Case cases[] = {{"cat binary", binary}, {"printf 'no newline'", "no newline"},
        {"exec >&- 2>&-; sleep 0.3", ""}, {"echo out; echo err >&2", "out\nerr\n"}};
    int number = 0;
    for (const Case &entry : cases) {
        const QString folder = QStringLiteral("o%1").arg(number++);
        const CliEnd ended = tune(script(QStringLiteral("w.sh"), entry.text + '\n'),
            onlyDefault + QStringList {QStringLiteral("--output-dir"), folder});
        EXPECT_EQ(content(folder + QStringLiteral("/trial_000_default_r1/stdout.log")), entry.kept);
        EXPECT_FALSE(ended.out.contains(QChar(0x1b))) << "control characters of a workload are not shown";
    }
}

TEST_F(CliTest, ALotOfOutputIsCompleteAndShort)
{
    // A line of 20 MB, then 300 000 lines.
    const QString command =
        script(QStringLiteral("w.sh"), "head -c 20000000 /dev/zero | tr '\\0' y; echo\nseq 300000\n");
    const CliEnd ended = tune(command, onlyDefault);
    const QByteArray log = content(firstLog);
    EXPECT_EQ(log.size(), 20'000'001 + 1'988'895);
    EXPECT_TRUE(log.endsWith("\n300000\n"));
    EXPECT_TRUE(ended.out.contains(QStringLiteral("| 300000\n")));
    EXPECT_LT(ended.out.size(), 10'000'000) << "a very long line is cut on the screen";
}

TEST_F(CliTest, AReaderThatGoesAwayDoesNotEndTheRun)
{
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(path(QString()));
    process.start(QStringLiteral("/bin/sh"),
        {QStringLiteral("-c"), QStringLiteral("\"$@\" | head -1"), QStringLiteral("sh"),
            QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-cli"), QStringLiteral("tune"),
            QStringLiteral("--skip-preflight"), QStringLiteral("--output-dir"), QStringLiteral("out"),
            QStringLiteral("--configs"), QStringLiteral("cv"), QStringLiteral("--run-command"),
            workload(QStringLiteral("--instant"))});
    ASSERT_TRUE(process.waitForFinished(60'000));
    EXPECT_EQ(content(QStringLiteral("out/journal.jsonl")).count('\n'), 1 + 6);
}

TEST_F(CliTest, ATerminalShowsProgressAndIsLeftClean)
{
    int master = -1;
    winsize size {24, 60, 0, 0};
    const QByteArray program = QByteArrayLiteral(TRIBUTARY_BIN_DIR "/tributary-cli");
    const QByteArray command = workload(QStringLiteral("--instant")).toUtf8();
    const QByteArray folder = path(QStringLiteral("out")).toUtf8();
    const QStringList pairs = environment.toStringList();
    const pid_t child = ::forkpty(&master, nullptr, nullptr, &size);
    ASSERT_GE(child, 0);
    if (child == 0) {
        ::clearenv();
        for (const QString &pair : pairs)
            ::putenv(::strdup(pair.toUtf8().constData()));
        ::setenv("TERM", "xterm", 1);
        ::setenv("NO_COLOR", "1", 1);
        ::execl(program.constData(), program.constData(), "tune", "--skip-preflight", "--configs", "cv", "--output-dir",
            folder.constData(), "--run-command", command.constData(), nullptr);
        ::_exit(99);
    }
    QByteArray text;
    char buffer[4096];
    for (ssize_t n = 0; (n = ::read(master, buffer, sizeof buffer)) > 0;)
        text.append(buffer, n);
    ::close(master);
    int status = 0;
    ::waitpid(child, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    EXPECT_TRUE(text.contains("of 6 done]")) << text.constData();
    EXPECT_TRUE(text.contains("about ")) << "time left";
    EXPECT_FALSE(text.contains("\x1b[3")) << "NO_COLOR";
    // What a line shows in the end is what stands behind the last "clear the line".
    for (const QByteArray &line : text.split('\n')) {
        const QByteArray shown = line.mid(line.lastIndexOf("\x1b[K") + 1);
        EXPECT_FALSE(shown.contains("done]")) << line.constData();
    }
}
