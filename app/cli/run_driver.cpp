// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_driver.h"

#include "base/job.h"
#include "base/shell_words.h"
#include "cli_text.h"
#include "console.h"
#include "interrupt.h"
#include "run_events.h"
#include "run_printer.h"
#include "tuning/pass_for_run.h"
#include "tuning/session.h"

#include <QCoreApplication>
#include <QEventLoop>

#include <csignal>
#include <optional>

namespace tributary
{

namespace
{

/// How long a target may take to end the workload: its watchdog, then one from another channel, and the silence until
/// the connection is taken for lost.
int longestStopSeconds(const RunConfig &config)
{
    constexpr int watchdogs = 40;
    return watchdogs + config.offline.target[QStringLiteral("keep_alive")].toInt(15);
}

/// Builds and installs the pass in the background, so that Ctrl-C is heard meanwhile. Nothing: it was pressed; the
/// compiler had it too, so its own error says nothing then.
std::optional<Result<QString>> installPass(PassForRun &pass, const PreparedRun &run, InterruptListener &interrupts)
{
    QEventLoop loop;
    CancelToken cancel;
    QObject::connect(&interrupts, &InterruptListener::interrupted, &loop, [&] { cancel.cancel(); });
    std::optional<Result<QString>> library;
    Job job(&loop);
    job.start([&](const CancelToken &) { return pass.install(run.config, run.folder, cancel); },
        [&](Result<QString> result) {
            library = std::move(result);
            loop.quit();
        });
    loop.exec();
    QCoreApplication::processEvents(); // a signal of this moment is still in the pipe
    return cancel.isCancelled() ? std::nullopt : library;
}

void removePass(PassForRun &pass, Console &console)
{
    if (!pass.isInstalled())
        return;
    if (const auto removed = pass.remove(); !removed)
        console.error(removed.error());
    else
        console.line(Cli::tr("The tuning pass is removed again."));
}

/// What is to be returned if the run cannot begin; then nothing of it is left.
std::optional<ExitStatus> beginPass(PassForRun &pass, PreparedRun &run, InterruptListener &interrupts, Console &console)
{
    const auto library = installPass(pass, run, interrupts);
    if (library && *library) {
        console.line(Cli::tr("The tuning pass is installed for this run: %1").arg(**library));
        return std::nullopt;
    }
    removePass(pass, console);
    discardRun(std::move(run));
    if (library) {
        console.error(library->error());
        return ExitStatus::NoValidData;
    }
    console.note(Cli::tr("Stopped before the first trial; nothing is left behind."));
    return ExitStatus::Interrupted;
}

std::unique_ptr<RunView> makeView(TuningSession &session, const DriveOptions &options, Console &console)
{
    if (options.json) {
        auto events = std::make_unique<RunEvents>(console, session.config(), session.folder());
        events->watch(session);
        events->writeRunStarted();
        return events;
    }
    auto printer = std::make_unique<RunPrinter>(console, session.config(), options.quiet);
    printer->watch(session);
    printer->printPlan();
    return printer;
}

ExitStatus statusOf(const RunEnd &end)
{
    if (end.kind == RunEnd::Kind::Stopped)
        return ExitStatus::Interrupted;
    // Without a valid trial of the baseline nothing can be compared.
    const bool hasData = end.snapshot && end.snapshot->analysis.recommendation.kind != Recommendation::Kind::None;
    return hasData && end.kind == RunEnd::Kind::Completed ? ExitStatus::Ok : ExitStatus::NoValidData;
}

void printEnd(const RunEnd &end, const TuningSession &session, Console &console)
{
    const ResultFolder &folder = session.folder();
    if (end.error)
        console.error(*end.error);
    console.line(Cli::tr("Results: %1").arg(folder.path()));
    if (end.kind != RunEnd::Kind::Completed)
        console.line(Cli::tr("The run is not complete. Continue it with: tributary-cli resume %1")
                         .arg(quoteShellWord(folder.path())));
    const bool hasTrials = end.snapshot && !end.snapshot->trials.empty();
    if (end.kind == RunEnd::Kind::Failed && !hasTrials && session.config().isOffline())
        console.line(
            Cli::tr("Nothing was measured yet: if the compile command or the target was wrong, give resume the "
                    "right one with --compile-command or --target."));
}

} // namespace

ExitStatus driveRun(PreparedRun run, const DriveOptions &options, Console &console)
{
    ::signal(SIGPIPE, SIG_IGN); // "| head" ends the printing, not the run
    InterruptListener interrupts; // before the pass is installed, so that nothing leaves it behind
    PassForRun pass;
    if (options.managePass) {
        if (const auto status = beginPass(pass, run, interrupts, console))
            return *status;
    }
    TuningSession session(std::move(run.config), std::move(run.folder), std::move(run.journal), std::move(run.finished),
        std::move(run.runner));
    const auto view = makeView(session, options, console);
    QObject::connect(&interrupts, &InterruptListener::interrupted, &session, [&](int count) {
        if (count > 1) {
            if (session.isTrialRunning() && session.config().isOffline())
                console.note(Cli::tr(
                    "Stopping now: waiting for the target to end the workload, at most about %1 s. Press Ctrl-C "
                    "once more during the clean-up to leave the work folder there.")
                                 .arg(longestStopSeconds(session.config())));
            session.stopNow();
            return;
        }
        console.note(session.isTrialRunning()
                ? Cli::tr("Stopping after this trial; press Ctrl-C again to stop at once.")
                : session.isCleaningUp()
                ? Cli::tr("Cleaning up; press Ctrl-C again to leave the work folder on the target.")
                : Cli::tr("Stopping."));
        session.stopAfterTrial();
    });

    RunEnd end;
    QEventLoop loop;
    QObject::connect(&session, &TuningSession::ended, &loop, [&](const RunEnd &how) {
        end = how;
        loop.quit();
    });
    session.start();
    loop.exec();

    removePass(pass, console);
    printEnd(end, session, console);
    return statusOf(end);
}

} // namespace tributary
