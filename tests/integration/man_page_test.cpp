// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The man pages name the options that the programs have, and no others.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>

#include <gtest/gtest.h>

#include <ostream>

namespace
{

/// A program or one of its commands, and where its page speaks of it.
struct Page {
    const char *program;
    const char *command; ///< empty = the program itself
    const char *section; ///< of the page (.SS); empty = all of it
    const char *name; ///< of the test

    friend void PrintTo(const Page &page, std::ostream *out) { *out << page.name; }
};

class ManPage : public ::testing::TestWithParam<Page>
{
};

QStringList sortedOptions(const QString &text, const QRegularExpression &definition)
{
    QStringList names;
    for (QRegularExpressionMatchIterator lines = definition.globalMatch(text); lines.hasNext();) {
        static const QRegularExpression option(QStringLiteral("(?:^|[\\s,])(--?[a-z][a-z0-9-]*)"));
        for (QRegularExpressionMatchIterator found = option.globalMatch(lines.next().captured(1)); found.hasNext();)
            names << found.next().captured(1);
    }
    names.sort();
    return names;
}

/// Of what the program prints: lines that begin with an option, up to the gap before its description.
QStringList optionsOfHelp(const Page &page)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(TRIBUTARY_BIN_DIR "/") + QLatin1String(page.program),
        QString::fromLatin1(page.command).split(QLatin1Char(' '), Qt::SkipEmptyParts) << QStringLiteral("--help"));
    EXPECT_TRUE(process.waitForFinished(60'000));
    EXPECT_EQ(process.exitCode(), 0);
    static const QRegularExpression line(QStringLiteral("^  (-.*?)(?:  |$)"), QRegularExpression::MultilineOption);
    return sortedOptions(QString::fromUtf8(process.readAllStandardOutput()), line);
}

/// Of the source of the page: the line behind each .TP.
QStringList optionsOfPage(const Page &page)
{
    QFile file(QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/man/%1.1").arg(QLatin1String(page.program)));
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(file.readAll());
    if (*page.section) {
        const QString title = QStringLiteral("\n.SS %1\n").arg(QLatin1String(page.section));
        const qsizetype begin = text.indexOf(title);
        EXPECT_GE(begin, 0) << page.section;
        static const QRegularExpression nextTitle(QStringLiteral("\n\\.S[SH] "));
        text = text.mid(begin, text.indexOf(nextTitle, begin + title.size()) - begin);
    }
    text.replace(QStringLiteral("\\-"), QStringLiteral("-"));
    text.remove(QRegularExpression(QStringLiteral("\\\\f[BIR]")));
    static const QRegularExpression head(QStringLiteral("^\\.TP\\n(-.*)$"), QRegularExpression::MultilineOption);
    return sortedOptions(text, head);
}

} // namespace

TEST_P(ManPage, NamesTheOptionsOfTheHelp)
{
    const QStringList wanted = optionsOfHelp(GetParam());
    EXPECT_GE(wanted.size(), 2);
    EXPECT_EQ(
        optionsOfPage(GetParam()).join(QLatin1Char(' ')).toStdString(), wanted.join(QLatin1Char(' ')).toStdString());
}

INSTANTIATE_TEST_SUITE_P(Of, ManPage,
    ::testing::Values(Page {"tributary", "", "", "tributary"}, Page {"tributary-workload", "", "", "workload"},
        Page {"tributary-cli", "tune", "tune", "tune"}, Page {"tributary-cli", "resume", "resume", "resume"},
        Page {"tributary-cli", "show", "show", "show"}, Page {"tributary-cli", "steps", "steps", "steps"},
        Page {"tributary-cli", "preflight", "preflight", "preflight"},
        Page {"tributary-cli", "graph show", "graph show", "graph_show"},
        Page {"tributary-cli", "graph convert", "graph convert", "graph_convert"},
        Page {"tributary-cli", "graph layout", "graph layout", "graph_layout"},
        Page {"tributary-cli", "graph diff", "graph diff", "graph_diff"},
        Page {"tributary-cli", "graph analyze", "graph analyze", "graph_analyze"},
        Page {"tributary-cli", "graph streams", "graph streams", "graph_streams"},
        Page {"tributary-cli", "graph check", "graph check", "graph_check"},
        Page {"tributary-cli", "target add", "target add", "target_add"},
        Page {"tributary-cli", "target edit", "target edit", "target_edit"},
        Page {"tributary-cli", "target list", "target list", "target_list"},
        Page {"tributary-cli", "target show", "target show", "target_show"},
        Page {"tributary-cli", "target test", "target test", "target_test"},
        Page {"tributary-cli", "target remove", "target remove", "target_remove"},
        Page {"tributary-cli", "target set-password", "target set-password", "target_set_password"},
        Page {"tributary-cli", "target forget-password", "target forget-password", "target_forget_password"},
        Page {"tributary-cli", "target import", "target import", "target_import"},
        Page {"tributary-cli", "target export", "target export", "target_export"},
        Page {"tributary-cli", "pass build", "pass build", "pass_build"},
        Page {"tributary-cli", "pass install", "pass install", "pass_install"},
        Page {"tributary-cli", "pass status", "pass status", "pass_status"},
        Page {"tributary-cli", "pass remove", "pass remove", "pass_remove"}),
    [](const auto &page) { return std::string(page.param.name); });

// A command that the page does not know would be missed by the list above.
TEST(ManPageOfTheCli, KnowsEveryCommand)
{
    QProcess process;
    process.start(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-cli"),
        {QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--help")});
    ASSERT_TRUE(process.waitForFinished(60'000));
    QFile file(QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/man/tributary-cli.1"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString page = QString::fromUtf8(file.readAll());
    static const QRegularExpression command(QStringLiteral("^  ([a-z]+)  "), QRegularExpression::MultilineOption);
    int commands = 0;
    for (auto found = command.globalMatch(QString::fromUtf8(process.readAllStandardOutput())); found.hasNext();) {
        ++commands;
        const QString name = found.next().captured(1);
        EXPECT_TRUE(page.contains(QStringLiteral("\n.SS %1").arg(name))) << name.toStdString();
    }
    EXPECT_GE(commands, 7);
}
