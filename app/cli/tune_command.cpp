// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"
#include "cann/device_lock.h"
#include "cann/preflight.h"
#include "cli_text.h"
#include "command.h"
#include "console.h"
#include "language.h"
#include "preflight_view.h"
#include "run_driver.h"
#include "tune_options.h"
#include "tuning/recorded_run.h"

#include <optional>

namespace tributary
{

namespace
{

/// The recorded run that --replay names; its set-up replaces the one of the command line.
Result<std::vector<RecordedTrial>> loadRecording(TuneRequest &request)
{
    auto recorded = readRun(request.replayFolder);
    if (!recorded)
        return tl::unexpected(recorded.error());
    request.config = recorded->config;
    return std::move(recorded->trials);
}

PreflightInput preflightInput(const TuneRequest &request)
{
    PreflightInput input;
    input.search.environment = workloadEnvironment(request.config);
    input.folders = UserFolders::from(input.search.environment);
    input.command = request.config.command;
    input.workingDirectory = request.config.workingFolder;
    input.outputFolder = request.outputFolder;
    input.candidates = request.config.candidates;
    input.managePass = request.managePass;
    return input;
}

ExitStatus refuse(const Error &error, Console &console)
{
    console.error(error);
    return ExitStatus::BadUsage;
}

ExitStatus tuneReplay(TuneRequest request, Console &console)
{
    auto recording = loadRecording(request);
    if (!recording)
        return refuse(recording.error(), console);
    auto run = prepareNewRun(request.config, request.outputFolder,
        std::make_unique<ReplayTrialRunner>(std::move(*recording), request.replaySpeed));
    if (!run)
        return refuse(run.error(), console);
    return driveRun(std::move(*run), {false, request.json, request.quiet}, console);
}

ExitStatus tuneHere(const TuneRequest &request, Console &console)
{
    auto runner = makeLocalRunner(request.config);
    if (!runner)
        return refuse(runner.error(), console);
    std::optional<DeviceLock> lock;
    if (!request.skipPreflight) {
        const PreflightInput input = preflightInput(request);
        showPreflight(runPreflight(input), console, true);
        auto acquired = DeviceLock::acquire(input.folders, input.device, request.outputFolder);
        if (!acquired) {
            console.error(acquired.error());
            return ExitStatus::NoValidData;
        }
        lock.emplace(std::move(*acquired));
    }
    auto run = prepareNewRun(request.config, request.outputFolder, std::move(*runner));
    if (!run)
        return refuse(run.error(), console);
    return driveRun(std::move(*run), {request.managePass, request.json, request.quiet}, console);
}

} // namespace

ExitStatus runTune(const QStringList &arguments, Console &console)
{
    TuneOptions options;
    const auto request = options.parse(arguments);
    if (options.helpWanted()) {
        console.raw(options.help().toUtf8());
        return ExitStatus::Ok;
    }
    if (!request)
        return refuse(request.error(), console);
    if (request->json)
        console.reserveStdout();
    return request->replayFolder.isEmpty() ? tuneHere(*request, console) : tuneReplay(*request, console);
}

} // namespace tributary
