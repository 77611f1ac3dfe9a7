// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_password.h"
#include "window/main_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

#include <cstdio>
#include <vector>

using namespace tributary;
using namespace tributary::gui;

namespace
{

constexpr int badUsage = 2;

void print(FILE *stream, const QString &text)
{
    std::fputs(text.toLocal8Bit().constData(), stream);
    std::fflush(stream);
}

void setNames()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tributary"));
    QCoreApplication::setApplicationName(QStringLiteral("tributary"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TRIBUTARY_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("tributary"));
}

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        QStringLiteral("Finds the best multi-stream configuration of a model on an Ascend NPU."));
    parser.addOptions({
        {QStringLiteral("lang"), QStringLiteral("Language: en or zh (default: as set, else of the system)."),
            QStringLiteral("language")},
        {QStringLiteral("style"), QStringLiteral("Theme: dark, light or system (default: as set)."),
            QStringLiteral("theme")},
        {QStringLiteral("example"), QStringLiteral("Runs the example at once.")},
        {{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Shows this text.")},
        {{QStringLiteral("v"), QStringLiteral("version")}, QStringLiteral("Shows the version.")},
    });
    // For the measurement of the start: says "painted" and ends.
    QCommandLineOption exitAfterFirstPaint(QStringLiteral("exit-after-first-paint"));
    exitAfterFirstPaint.setFlags(QCommandLineOption::HiddenFromHelp);
    parser.addOption(exitAfterFirstPaint);
    parser.addPositionalArgument(
        QStringLiteral("path"), QStringLiteral("Project (*.tributary) or result folder."), QStringLiteral("[path]"));
}

/// Qt has an option --style of its own and would take ours for it.
std::vector<char *> withoutStyle(int argc, char **argv)
{
    std::vector<char *> rest;
    for (int i = 0; i < argc; ++i) {
        const QByteArray argument = argv[i];
        if (argument == "--style")
            ++i;
        else if (!argument.startsWith("--style="))
            rest.push_back(argv[i]);
    }
    return rest;
}

/// Says when the window has been painted for the first time, then ends the program.
class FirstPaint : public QObject
{
public:
    explicit FirstPaint(QWidget *window)
        : QObject(window)
    {
        window->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && !m_painted) {
            m_painted = true;
            QTimer::singleShot(0, qApp, [] {
                print(stdout, QStringLiteral("painted\n"));
                QCoreApplication::quit();
            });
        }
        return QObject::eventFilter(watched, event);
    }

private:
    bool m_painted = false;
};

/// Without a display: help, version, wrong usage. Nothing if the window should open.
std::optional<int> answerOnTerminal(QCommandLineParser &parser, int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments << QString::fromLocal8Bit(argv[i]);
    if (!parser.parse(arguments)) {
        print(stderr, parser.errorText() + QLatin1Char('\n'));
        return badUsage;
    }
    if (parser.isSet(QStringLiteral("version"))) {
        print(stdout, QStringLiteral("tributary " TRIBUTARY_VERSION "\n"));
        return 0;
    }
    if (parser.isSet(QStringLiteral("help"))) {
        const QCoreApplication app(argc, argv);
        print(stdout, parser.helpText());
        return 0;
    }
    if (parser.positionalArguments().size() > 1) {
        print(stderr, QStringLiteral("Unexpected argument: %1\n").arg(parser.positionalArguments().at(1)));
        return badUsage;
    }
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    takeTargetPassword();
    setNames();
    QCommandLineParser parser;
    addOptions(parser);
    if (const auto status = answerOnTerminal(parser, argc, argv))
        return *status;

    std::vector<char *> rest = withoutStyle(argc, argv);
    int count = int(rest.size());
    rest.push_back(nullptr);
    const QApplication app(count, rest.data());
    const auto begun = Appearance::begin(parser.value(QStringLiteral("lang")), parser.value(QStringLiteral("style")));
    if (!begun) {
        print(stderr, begun.error().translated() + QLatin1Char('\n'));
        return badUsage;
    }
    MainWindow window;
    if (parser.isSet(QStringLiteral("exit-after-first-paint")))
        new FirstPaint(&window);
    window.show();
    if (const QStringList paths = parser.positionalArguments(); !paths.isEmpty())
        window.open(paths.first());
    else if (parser.isSet(QStringLiteral("example")))
        window.runExample();
    return QApplication::exec();
}
