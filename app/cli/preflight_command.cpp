// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/preflight.h"
#include "command.h"
#include "command_help.h"
#include "console.h"
#include "preflight_view.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QJsonDocument>

namespace tributary
{

namespace
{

QString say(const char *text)
{
    return QCoreApplication::translate("cli", text);
}

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        say(QT_TRANSLATE_NOOP("cli", "Looks at everything that may spoil a run, and says what to do about it.")));
    addHelp(parser);
    const auto option = [&parser](const char *name, const char *help, const char *value) {
        parser.addOption(QCommandLineOption(QLatin1String(name), say(help), QLatin1String(value)));
    };
    option("run-command", QT_TRANSLATE_NOOP("cli", "The command of the workload, in one argument."), "command");
    option("working-dir", QT_TRANSLATE_NOOP("cli", "The folder in which the command is to run."), "folder");
    option("output-dir", QT_TRANSLATE_NOOP("cli", "The result folder of the run."), "folder");
    option("strategies", QT_TRANSLATE_NOOP("cli", "Strategies to measure, separated by commas."), "list");
    option("streams", QT_TRANSLATE_NOOP("cli", "Stream counts to measure, separated by commas."), "list");
    option("configs", QT_TRANSLATE_NOOP("cli", "Candidates instead of strategies and stream counts."), "list");
    option("device", QT_TRANSLATE_NOOP("cli", "Number of the NPU, or cpu for the sample workload."), "device");
    parser.addOption(QCommandLineOption(QStringLiteral("manage-pass"),
        say(QT_TRANSLATE_NOOP("cli", "The run is going to install and remove the tuning pass itself."))));
    parser.addOption(QCommandLineOption(
        QStringLiteral("json"), say(QT_TRANSLATE_NOOP("cli", "Print one JSON object instead of text."))));
}

Result<CandidateList> candidatesOf(const QCommandLineParser &parser)
{
    const QString configs = parser.value(QStringLiteral("configs"));
    if (!configs.isEmpty())
        return candidateList(splitList(configs));
    const QString strategies = parser.value(QStringLiteral("strategies"));
    if (strategies.isEmpty())
        return CandidateList();
    const QString streams = parser.value(QStringLiteral("streams"));
    return candidateMatrix(splitList(strategies), splitList(streams.isEmpty() ? QStringLiteral("2,4,8") : streams));
}

} // namespace

ExitStatus runPreflight(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (const auto status = parseOrHelp(parser, QStringLiteral("preflight"), arguments, console))
        return *status;
    if (!parser.positionalArguments().isEmpty()) {
        console.note(
            say(QT_TRANSLATE_NOOP("cli", "Unexpected argument: %1")).arg(parser.positionalArguments().first()));
        return ExitStatus::BadUsage;
    }
    const auto candidates = candidatesOf(parser);
    if (!candidates) {
        console.error(candidates.error());
        return ExitStatus::BadUsage;
    }
    PreflightInput input;
    input.search.environment = QProcessEnvironment::systemEnvironment();
    input.folders = UserFolders::from(input.search.environment);
    input.command = parser.value(QStringLiteral("run-command"));
    input.workingDirectory = parser.value(QStringLiteral("working-dir"));
    input.outputFolder = parser.value(QStringLiteral("output-dir"));
    input.candidates = *candidates;
    input.managePass = parser.isSet(QStringLiteral("manage-pass"));
    if (parser.isSet(QStringLiteral("device")))
        input.device.device = parser.value(QStringLiteral("device"));

    const PreflightReport report = tributary::runPreflight(input);
    if (parser.isSet(QStringLiteral("json")))
        console.raw(QJsonDocument(preflightJson(report)).toJson());
    else
        showPreflight(report, console, false);
    return report.hasProblem() ? ExitStatus::NoValidData : ExitStatus::Ok;
}

} // namespace tributary
