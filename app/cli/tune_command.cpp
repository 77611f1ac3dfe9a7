// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli_text.h"
#include "command.h"
#include "console.h"
#include "run_checks.h"
#include "run_driver.h"
#include "run_runner.h"
#include "tune_options.h"
#include "tuning/dedupe.h"
#include "tuning/offline_run.h"
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

/// Takes the target into the set-up of an offline run.
Result<void> takeTarget(TuneRequest &request, Console &console)
{
    if (!request.config.isOffline())
        return {};
    const auto target = findUserTarget(request.target, console);
    if (!target)
        return tl::unexpected(target.error());
    request.config = offlineConfig(request.config, target->toJson());
    return {};
}

ExitStatus tuneLive(TuneRequest request, Console &console)
{
    if (const auto taken = takeTarget(request, console); !taken)
        return refuse(taken.error(), console);
    if (!request.dedupeGraph.isEmpty()) {
        auto config = measureEachAssignmentOnce(request.config, request.dedupeGraph);
        if (!config)
            return refuse(inOption(QStringLiteral("dedupe-graph"), config.error()), console);
        request.config = std::move(*config);
    }
    auto runner = makeRunner(
        request.config, request.outputFolder, {false, request.acceptNewHostKey, request.skipPreflight}, console);
    if (!runner)
        return refuse(runner.error(), console);
    std::optional<DeviceLock> lock;
    if (!request.skipPreflight) {
        PreflightInput input = preflightInput(request.config, request.outputFolder);
        input.managePass = request.managePass;
        auto acquired = checkAndLock(input, console);
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
    return request->replayFolder.isEmpty() ? tuneLive(*request, console) : tuneReplay(*request, console);
}

} // namespace tributary
