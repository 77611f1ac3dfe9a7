// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program `tributary` itself: its command line, and that its window comes up.
#include <QProcess>

#include <gtest/gtest.h>

namespace
{

struct Outcome {
    int exitCode = -1;
    QString out;
    QString err;
};

Outcome run(const QStringList &arguments, bool display = true)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    if (!display) {
        environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
        environment.remove(QStringLiteral("DISPLAY"));
        environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    }
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary"), arguments);
    EXPECT_TRUE(process.waitForFinished(120000));
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
        QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

TEST(Startup, VersionAndHelpNeedNoDisplay)
{
    EXPECT_EQ(run({QStringLiteral("--version")}, false).out, QStringLiteral("tributary " TRIBUTARY_VERSION "\n"));
    const Outcome help = run({QStringLiteral("--help")}, false);
    EXPECT_EQ(help.exitCode, 0);
    for (const char *option : {"--lang", "--style", "[path]"})
        EXPECT_TRUE(help.out.contains(QLatin1String(option))) << option;
}

TEST(Startup, PaintsItsWindow)
{
    for (const char *style : {"dark", "light"}) {
        const Outcome outcome = run({QStringLiteral("--exit-after-first-paint"), QStringLiteral("--style"),
            QString::fromLatin1(style), QStringLiteral("--lang=zh")});
        EXPECT_EQ(outcome.exitCode, 0) << outcome.err.toStdString();
        EXPECT_EQ(outcome.out, QStringLiteral("painted\n"));
        EXPECT_EQ(outcome.err, QString());
    }
}

TEST(Startup, RefusesWhatItDoesNotKnow)
{
    EXPECT_EQ(run({QStringLiteral("--style"), QStringLiteral("pink")}).exitCode, 2);
    EXPECT_EQ(run({QStringLiteral("--lang"), QStringLiteral("fr")}).exitCode, 2);
    EXPECT_EQ(run({QStringLiteral("--bogus")}).exitCode, 2);
    EXPECT_EQ(run({QStringLiteral("a"), QStringLiteral("b")}).exitCode, 2);
}
