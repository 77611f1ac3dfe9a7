// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_driver.h"

#include "base/shell_words.h"
#include "cann/cann_installation.h"
#include "cann/managed_pass.h"
#include "cli_text.h"
#include "console.h"
#include "exec/local_process.h"
#include "exec/local_trial_runner.h"
#include "interrupt.h"
#include "run_events.h"
#include "run_printer.h"
#include "tuning/run_environment.h"

#include <QEventLoop>

namespace tributary
{

namespace
{

/// The tuning pass for the length of the run, if the user asked for it.
class PassForRun
{
public:
    Result<void> install(const RunConfig &config, const ResultFolder &folder, Console &console)
    {
        PassBuildRequest request;
        request.search.environment = workloadEnvironment(config);
        request.folders = UserFolders::from(request.search.environment);
        const auto opp = findOppFolder(request.search);
        if (!opp)
            return tl::unexpected(opp.error());
        const auto pass = ensurePassBuilt(request);
        if (!pass)
            return tl::unexpected(pass.error());
        m_pass = std::make_unique<ManagedPass>(PassFolder {*opp}, request.folders);
        if (const auto installed = m_pass->install(*pass, folder.path()); !installed)
            return installed;
        console.line(Cli::tr("The tuning pass is installed for this run: %1").arg(PassFolder {*opp}.library()));
        return {};
    }

    void remove(Console &console)
    {
        if (!m_pass)
            return;
        if (const auto removed = m_pass->remove(); !removed)
            console.error(removed.error());
        else
            console.line(Cli::tr("The tuning pass is removed again."));
    }

private:
    std::unique_ptr<ManagedPass> m_pass;
};

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
    const bool hasData = end.snapshot && end.snapshot->analysis.hasValidData();
    return hasData && end.kind == RunEnd::Kind::Completed ? ExitStatus::Ok : ExitStatus::NoValidData;
}

void printEnd(const RunEnd &end, const ResultFolder &folder, Console &console)
{
    if (end.error)
        console.error(*end.error);
    console.line(Cli::tr("Results: %1").arg(folder.path()));
    if (end.kind != RunEnd::Kind::Completed)
        console.line(Cli::tr("The run is not complete. Continue it with: tributary-cli resume %1")
                         .arg(quoteShellWord(folder.path())));
}

} // namespace

QProcessEnvironment workloadEnvironment(const RunConfig &config)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (auto it = config.environment.begin(); it != config.environment.end(); ++it)
        environment.insert(it.key(), it.value());
    return environment;
}

Result<std::unique_ptr<TrialRunner>> makeLocalRunner(const RunConfig &config)
{
    const auto words = splitShellWords(config.command);
    if (!words)
        return tl::unexpected(words.error());
    return std::make_unique<LocalTrialRunner>(LocalWorkload {*words, config.workingFolder, workloadEnvironment(config),
                                                  config.timeoutSeconds, config.outputCheck.files},
        std::make_unique<LocalProcess>());
}

JournalHeader makeHeader(const RunConfig &config)
{
    CannSearch search;
    search.environment = workloadEnvironment(config);
    const auto cann = findCann(search).installation;
    const QStringList words = splitShellWords(config.command).value_or(QStringList());
    const RunEnvironment environment = captureEnvironment(
        words, config.workingFolder, search.environment, cann ? cann->version : QString(), driverVersion(search));
    return {QStringLiteral(TRIBUTARY_VERSION), QDateTime::currentDateTimeUtc(), config.toJson(), environment.toJson()};
}

ExitStatus driveRun(PreparedRun run, const DriveOptions &options, Console &console)
{
    PassForRun pass;
    if (options.managePass) {
        if (const auto installed = pass.install(run.config, run.folder, console); !installed) {
            console.error(installed.error());
            return ExitStatus::NoValidData;
        }
    }
    TuningSession session(std::move(run.config), std::move(run.folder), std::move(run.journal), std::move(run.finished),
        std::move(run.runner));
    const auto view = makeView(session, options, console);
    InterruptListener interrupts;
    QObject::connect(&interrupts, &InterruptListener::interrupted, &session, [&](int count) {
        if (count > 1) {
            session.stopNow();
            return;
        }
        console.note(Cli::tr("Stopping after this trial; press Ctrl-C again to stop at once."));
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

    pass.remove(console);
    printEnd(end, session.folder(), console);
    return statusOf(end);
}

} // namespace tributary
