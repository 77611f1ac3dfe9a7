// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/tool_process.h"

#include "cann/program_lookup.h"
#include "fake_machine.h"

using namespace tributary;

namespace
{

ToolCommand shell(const char *script)
{
    ToolCommand command;
    command.program = QStringLiteral("/bin/sh");
    command.arguments = {QStringLiteral("-c"), QLatin1String(script)};
    return command;
}

} // namespace

TEST(Tool, GivesOutputAndExitCode)
{
    QByteArray seen;
    ToolCommand command = shell("echo one; echo two >&2; exit 3");
    command.onOutput = [&](const QByteArray &piece) { seen += piece; };
    const auto output = runTool(command);
    ASSERT_TRUE(output);
    EXPECT_EQ(output->exitCode, 3);
    EXPECT_EQ(output->text, QByteArray("one\ntwo\n"));
    EXPECT_EQ(seen, output->text);
    EXPECT_EQ(runTool(shell("kill -9 $$")).value().exitCode, 137);
}

TEST(Tool, IsStoppedAfterItsTime)
{
    ToolCommand command = shell("echo begun; exec sleep 60");
    command.timeout_ms = 200;
    const auto output = runTool(command);
    ASSERT_FALSE(output);
    EXPECT_EQ(output.error().detail, QStringLiteral("begun"));
}

TEST(Tool, CanBeCancelled)
{
    CancelToken token;
    ToolCommand command = shell("echo begun; exec sleep 60");
    command.onOutput = [token](const QByteArray &) mutable { token.cancel(); };
    const auto output = runTool(command, token);
    ASSERT_FALSE(output);
    EXPECT_TRUE(output.error().english().contains(QStringLiteral("cancelled")));
}

TEST(Tool, LastLinesLeavesOutBlankOnes)
{
    EXPECT_EQ(lastLines("a\n\n  b\r\n c \n\n", 2), QStringLiteral("b\nc"));
    EXPECT_EQ(lastLines("a", 5), QStringLiteral("a"));
    EXPECT_EQ(lastLines("", 5), QString());
}

TEST(ProgramLookup, SearchesPathInOrder)
{
    const FakeMachine machine;
    machine.write(QStringLiteral("one/tool"), "");
    const QString second = machine.writeProgram(QStringLiteral("two/tool"));
    QProcessEnvironment environment;
    environment.insert(QStringLiteral("PATH"),
        machine.path(QStringLiteral("one")) + QLatin1Char(':') + machine.path(QStringLiteral("two")));
    EXPECT_EQ(findProgram(QStringLiteral("tool"), environment).value(), second);
    environment.insert(QStringLiteral("PATH"), machine.path(QStringLiteral("one")));
    EXPECT_TRUE(findProgram(QStringLiteral("tool"), environment).error().english().contains(QStringLiteral("chmod")));
    EXPECT_TRUE(findProgram(QStringLiteral("none"), environment).error().english().contains(QStringLiteral("PATH")));
}

TEST(ProgramLookup, PathsStartAtTheWorkingDirectory)
{
    const FakeMachine machine;
    const QString program = machine.writeProgram(QStringLiteral("work/run.sh"));
    const QProcessEnvironment environment;
    const QString work = machine.path(QStringLiteral("work"));
    EXPECT_EQ(findProgram(QStringLiteral("./run.sh"), environment, work).value(), program);
    EXPECT_EQ(findProgram(program, environment).value(), program);
    EXPECT_FALSE(findProgram(QStringLiteral("./none"), environment, work));
    EXPECT_FALSE(findProgram(work + QStringLiteral("/."), environment));
}
