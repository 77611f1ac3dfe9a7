// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_text.h"
#include "command.h"
#include "command_help.h"
#include "console.h"
#include "run_checks.h"
#include "run_driver.h"
#include "run_events.h"
#include "run_printer.h"
#include "run_runner.h"
#include "tune_options.h"
#include "tuning/dedupe.h"
#include "tuning/offline_run.h"
#include "tuning/recorded_run.h"
#include "tuning/summary_files.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace tributary
{

namespace
{

void addOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        Cli::tr("Continues a run that was stopped or killed. What was measured stays; only what is missing is run."));
    addHelp(parser);
    const auto add = [&parser](const char *name, const QString &description, const QString &value = {}) {
        parser.addOption({QLatin1String(name), description, value});
    };
    parser.addPositionalArgument(QStringLiteral("folder"), Cli::tr("The result folder of the run."));
    add("force", Cli::tr("Continue although command, candidates or machine differ."));
    add("run-command", Cli::tr("The workload, if it is to differ from the recorded one."), QStringLiteral("command"));
    add("compile-command", Cli::tr("Offline: the command that compiles, if it is to differ from the recorded one."),
        QStringLiteral("command"));
    add("configs", Cli::tr("The candidates, if they are to differ."), QStringLiteral("names"));
    add("repeat", Cli::tr("More or fewer rounds than before."), QStringLiteral("n"));
    add("target", Cli::tr("The target of an offline run, if it is described by another file or name now."),
        QStringLiteral("file|name"));
    add("accept-new-host-key",
        Cli::tr("Offline: trust a target that is not in known_hosts yet, and remember its key."));
    add("keep-remote", Cli::tr("Offline: leave the work folder on the target at the end."));
    add("manage-pass", Cli::tr("Install the tuning pass before the run and remove it afterwards."));
    add("skip-preflight", Cli::tr("Do not look at the machine before the run."));
    add("json", Cli::tr("Write one JSON event per line to stdout; everything else goes to stderr."));
    add("quiet", Cli::tr("Do not show the workload's output."));
}

/// The set-up of the journal with what the user asks to differ.
Result<RunConfig> wantedConfig(const QCommandLineParser &parser, RunConfig config, Console &console)
{
    if (parser.isSet(QStringLiteral("target")) && config.isOffline()) {
        const auto target = findUserTarget(parser.value(QStringLiteral("target")), console);
        if (!target)
            return tl::unexpected(target.error());
        config = offlineConfig(config, target->toJson());
    }
    config.offline.keepRemote = config.offline.keepRemote || parser.isSet(QStringLiteral("keep-remote"));
    if (parser.isSet(QStringLiteral("compile-command")) && config.isOffline())
        config.offline.compileCommand = parser.value(QStringLiteral("compile-command"));
    if (parser.isSet(QStringLiteral("run-command")))
        config.command = parser.value(QStringLiteral("run-command"));
    if (parser.isSet(QStringLiteral("configs"))) {
        const auto candidates = candidateList(splitList(parser.value(QStringLiteral("configs"))));
        if (!candidates)
            return tl::unexpected(inOption(QStringLiteral("configs"), candidates.error()));
        config.candidates = *candidates;
        if (config.dedupe) { // the same list leads to the same groups
            auto once = measureEachAssignmentOnce(config, config.dedupe->graph);
            if (!once)
                return tl::unexpected(once.error());
            config = std::move(*once);
        }
    }
    if (parser.isSet(QStringLiteral("repeat"))) {
        bool ok = false;
        config.plan.repeat = parser.value(QStringLiteral("repeat")).toInt(&ok);
        if (!ok || config.plan.repeat < 1 || config.plan.repeat > PlanOptions::mostRounds)
            return fail({QT_TRANSLATE_NOOP("core", "The value \"%1\" of --%2 is not valid"),
                            {parser.value(QStringLiteral("repeat")), QStringLiteral("repeat")}},
                {},
                {QT_TRANSLATE_NOOP("core", "Give a whole number from %1 to %2."),
                    {number(1), number(PlanOptions::mostRounds)}});
    }
    return config;
}

ExitStatus refuse(const Error &error, Console &console)
{
    console.error(error);
    return ExitStatus::BadUsage;
}

/// The trials that are not run again.
std::size_t measuredTrials(const RecordedRun &recorded)
{
    return std::size_t(std::count_if(recorded.trials.begin(), recorded.trials.end(),
        [](const RecordedTrial &each) { return !each.trial.hasReason(ReasonCode::Interrupted); }));
}

/// False if the program was killed between the last trial and the summary.
bool summaryIsThere(const ResultFolder &folder)
{
    const QFileInfo summary(folder.summaryJson());
    return summary.exists() && QFileInfo::exists(folder.summaryCsv())
        && summary.lastModified() >= QFileInfo(folder.journal()).lastModified();
}

/// Nothing is left to run: the folder stays as it is.
ExitStatus showFinished(const SnapshotPtr &snapshot, const RunConfig &config, const ResultFolder &folder,
    const QCommandLineParser &parser, Console &console)
{
    console.line(Cli::tr("The run is complete: nothing is left to do. For more rounds give a larger --repeat."));
    if (!summaryIsThere(folder)) {
        if (const auto written = writeSummaryFiles(folder, config, *snapshot); !written)
            console.error(written.error());
    }
    if (parser.isSet(QStringLiteral("json")))
        RunEvents(console, config, folder).writeRunEnded({RunEnd::Kind::Completed, snapshot, {}});
    else
        printResult(console, snapshot->analysis, config);
    console.line(Cli::tr("Results: %1").arg(folder.path()));
    return snapshot->analysis.recommendation.kind != Recommendation::Kind::None ? ExitStatus::Ok
                                                                                : ExitStatus::NoValidData;
}

ExitStatus resume(const QCommandLineParser &parser, Console &console)
{
    auto folder = ResultFolder::open(parser.positionalArguments().first());
    if (!folder)
        return refuse(folder.error(), console);
    auto recorded = readRun(folder->path());
    if (!recorded)
        return refuse(recorded.error(), console);
    const auto config = wantedConfig(parser, recorded->config, console);
    if (!config)
        return refuse(config.error(), console);
    const std::size_t measured = measuredTrials(*recorded);
    // What was not measured can differ from nothing.
    const auto differences = measured > 0 ? resumeDifferences(*recorded, *config) : std::vector<Text>();
    for (const Text &difference : differences)
        console.warn(difference);
    if (!differences.empty() && !parser.isSet(QStringLiteral("force")))
        return refuse({QT_TRANSLATE_NOOP("core", "The run cannot be continued under other conditions"), {},
                          QT_TRANSLATE_NOOP("core", "Restore them, start a new run, or use --force.")},
            console);
    const SnapshotPtr snapshot = snapshotOf(*recorded, *config);
    if (snapshot->progress.finished)
        return showFinished(snapshot, *config, *folder, parser, console);
    auto runner = makeRunner(*config, folder->path(),
        {true, parser.isSet(QStringLiteral("accept-new-host-key")), parser.isSet(QStringLiteral("skip-preflight"))},
        console);
    if (!runner)
        return refuse(runner.error(), console);
    std::optional<DeviceLock> lock;
    if (!parser.isSet(QStringLiteral("skip-preflight"))) {
        PreflightInput input = preflightInput(*config, folder->path());
        input.outputMayExist = true;
        input.managePass = parser.isSet(QStringLiteral("manage-pass"));
        auto acquired = checkAndLock(input, console);
        if (!acquired) {
            console.error(acquired.error());
            return ExitStatus::NoValidData;
        }
        lock.emplace(std::move(*acquired));
    }
    auto run = prepareResumedRun(*recorded, *config, std::move(*runner));
    if (!run)
        return refuse(run.error(), console);
    console.line(Cli::tr("Trials that are there already: %1").arg(measured));
    return driveRun(std::move(*run),
        {parser.isSet(QStringLiteral("manage-pass")), parser.isSet(QStringLiteral("json")),
            parser.isSet(QStringLiteral("quiet"))},
        console);
}

} // namespace

ExitStatus runResume(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (const auto status = parseOrHelp(parser, QStringLiteral("resume"), arguments, console))
        return *status;
    if (parser.positionalArguments().size() != 1) {
        console.note(Cli::tr("Give one result folder: tributary-cli resume FOLDER"));
        return ExitStatus::BadUsage;
    }
    if (parser.isSet(QStringLiteral("json")))
        console.reserveStdout();
    return resume(parser, console);
}

} // namespace tributary
