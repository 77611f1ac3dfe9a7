// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_process.h"

#include <QProcess>

#include <csignal>
#include <gtest/gtest.h>

using namespace tributary;

namespace
{

/// Runs the script with a shell of this machine, as the server would, and gives what it prints.
QByteArray outputOf(const QString &shell, const QByteArray &script)
{
    QProcess process;
    process.start(shell, {QStringLiteral("-s")});
    process.write("{\n" + script + "\n}\n");
    process.waitForBytesWritten();
    // The watchdog has the last word: it waits for the end of stdin.
    QByteArray output;
    while (!output.contains("over") && process.waitForReadyRead(10000))
        output += process.readAllStandardOutput();
    process.closeWriteChannel();
    while (!output.contains("end-") && process.waitForReadyRead(20000))
        output += process.readAllStandardOutput();
    process.waitForFinished();
    return output;
}

} // namespace

// Which shell /bin/sh is differs from target to target.
TEST(WatchedCommand, KeepsEveryWordInEveryShell)
{
    const QString hard = QString::fromUtf8("it's a \"x\" $HOME !bang \\back `id` ünï *\n;&|<>(){}~#%1\t-rf ");
    RemoteCommand command {{QStringLiteral("printf"), QStringLiteral("[%s]"), hard, QString(), QStringLiteral("over")},
        {{QStringLiteral("HARD"), hard}}, {}, "unit-test"};
    const QByteArray expected = "ready-token 0\n[" + hard.toUtf8() + "][][over]end-token 0\n";
    for (const char *shell : {"/bin/sh", "/bin/bash", "/bin/dash"}) {
        if (QFile::exists(QString::fromLatin1(shell)))
            EXPECT_EQ(outputOf(QString::fromLatin1(shell), watchedCommand(command, "token")), expected) << shell;
    }
    command.words = {QStringLiteral("sh"), QStringLiteral("-c"), QStringLiteral("printf '%s|over' \"$HARD\"")};
    EXPECT_EQ(outputOf(QStringLiteral("/bin/sh"), watchedCommand(command, "token")),
        "ready-token 0\n" + hard.toUtf8() + "|overend-token 0\n");
}

TEST(SignalNumber, IsThatOfTheName)
{
    EXPECT_EQ(signalNumber("KILL"), SIGKILL);
    EXPECT_EQ(signalNumber("SEGV"), SIGSEGV);
    EXPECT_EQ(signalNumber("SIG@openssh.com"), 0) << "what OpenSSH calls those without a name";
}
