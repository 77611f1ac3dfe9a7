// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_text.h"
#include "command.h"
#include "command_help.h"
#include "console.h"
#include "report/result_text.h"
#include "run_printer.h"
#include "tuning/recorded_run.h"
#include "tuning/summary_files.h"

#include <QCommandLineParser>

namespace tributary
{

namespace
{

void printTrials(const TrialList &trials, Console &console)
{
    for (const TrialPtr &trial : trials) {
        if (trial->isValid())
            continue;
        console.line(Cli::tr("[%1] %2 round %3 is not valid:")
                         .arg(trial->spec.sequence, 3, 10, QLatin1Char('0'))
                         .arg(trial->spec.label())
                         .arg(trial->spec.round));
        for (const Reason &reason : trial->reasons)
            console.line(QStringLiteral("      ") + console.styled(reason.translated(), Console::Style::Bad));
    }
}

} // namespace

ExitStatus runShow(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Cli::tr("Prints the result of a run again, also of a folder that the script ge_ms_autotune.py made."));
    addHelp(parser);
    parser.addPositionalArgument(QStringLiteral("folder"), Cli::tr("The result folder of the run."));
    parser.addOption({QStringLiteral("json"), Cli::tr("Print summary.json.")});
    parser.addOption({QStringLiteral("csv"), Cli::tr("Print summary.csv.")});
    if (const auto status = parseOrHelp(parser, QStringLiteral("show"), arguments, console))
        return *status;
    if (parser.positionalArguments().size() != 1) {
        console.note(Cli::tr("Give one result folder: tributary-cli show FOLDER"));
        return ExitStatus::BadUsage;
    }
    const auto run = readRun(parser.positionalArguments().first());
    if (!run) {
        console.error(run.error());
        return ExitStatus::BadUsage;
    }
    const SnapshotPtr snapshot = snapshotOf(*run);
    if (parser.isSet(QStringLiteral("json")))
        console.raw(summaryJson(run->config, *snapshot));
    else if (parser.isSet(QStringLiteral("csv")))
        console.raw(summaryCsv(*snapshot));
    else {
        printTrials(snapshot->trials, console);
        printResult(console, snapshot->analysis, run->config);
    }
    return snapshot->analysis.recommendation.kind != Recommendation::Kind::None ? ExitStatus::Ok
                                                                                : ExitStatus::NoValidData;
}

} // namespace tributary
