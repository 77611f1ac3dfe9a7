// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_process.h"

#include "base/files.h"

#include <QProcess>
#include <QTemporaryDir>

#include <csignal>
#include <gtest/gtest.h>

using namespace tributary;

namespace
{

/// Runs the script with a shell of this machine, as the server would: its stdin ends after the command has, which here
/// is when it has printed "over". Gives what was printed until the watchdog's last word.
QByteArray outputOf(const QString &shell, const QByteArray &script)
{
    const QTemporaryDir folder;
    const QString text = folder.filePath(QStringLiteral("script"));
    const QString output = folder.filePath(QStringLiteral("output"));
    if (!writeFileAtomically(text, "{\n" + script + "\n}\n") || !writeFileAtomically(output, {}))
        return {};
    QProcess process;
    process.start(QStringLiteral("/bin/sh"),
        {QStringLiteral("-c"),
            QStringLiteral("{ cat \"$1\"; until grep -q over \"$2\"; do sleep 0.05; done; } | \"$0\" -s >\"$2\"; "
                           "until grep -q end- \"$2\"; do sleep 0.05; done"),
            shell, text, output});
    if (!process.waitForFinished(30000))
        process.kill();
    return readFile(output).value_or(QByteArray());
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
        if (QFile::exists(QString::fromLatin1(shell))) {
            EXPECT_EQ(outputOf(QString::fromLatin1(shell), watchedCommand(command, "token")), expected) << shell;
        }
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
