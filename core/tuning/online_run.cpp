// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/online_run.h"

#include "base/shell_words.h"
#include "cann/cann_installation.h"
#include "exec/local_process.h"
#include "exec/local_trial_runner.h"
#include "tuning/run_environment.h"

namespace tributary
{

namespace
{

RunEnvironment environmentNow(const RunConfig &config)
{
    CannSearch search;
    search.environment = workloadEnvironment(config);
    const auto cann = findCann(search).installation;
    const QString &here = config.isOffline() ? config.offline.compileCommand : config.command;
    const QStringList words = splitShellWords(here).value_or(QStringList());
    return captureEnvironment(
        words, config.workingFolder, search.environment, cann ? cann->version : QString(), driverVersion(search));
}

JournalHeader makeHeader(const RunConfig &config)
{
    return {QStringLiteral(TRIBUTARY_VERSION), QDateTime::currentDateTimeUtc(), config.toJson(),
        environmentNow(config).toJson()};
}

} // namespace

QProcessEnvironment workloadEnvironment(const RunConfig &config)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (auto it = config.environment.begin(); it != config.environment.end(); ++it)
        environment.insert(it.key(), it.value());
    environment.remove(QStringLiteral("GE_MS_TARGET_PASSWORD")); // a secret of ours, no child's business
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

Result<PreparedRun> prepareNewRun(
    const RunConfig &config, const QString &outputFolder, std::unique_ptr<TrialRunner> runner)
{
    auto folder = ResultFolder::create(outputFolder);
    if (!folder)
        return tl::unexpected(folder.error());
    auto journal = Journal::create(folder->journal(), makeHeader(config));
    if (!journal)
        return tl::unexpected(journal.error());
    return PreparedRun {config, std::move(*folder), std::move(*journal), {}, std::move(runner)};
}

std::vector<Text> resumeDifferences(const RecordedRun &recorded, const RunConfig &config)
{
    std::vector<Text> differences = configDifferences(recorded.config, config);
    for (Text &difference : environmentDifferences(recorded.environment, environmentNow(config)))
        differences.push_back(std::move(difference));
    return differences;
}

Result<PreparedRun> prepareResumedRun(
    const RecordedRun &recorded, const RunConfig &config, std::unique_ptr<TrialRunner> runner)
{
    auto journal = Journal::resume(recorded.folder.journal(), makeHeader(config));
    if (!journal)
        return tl::unexpected(journal.error());
    std::vector<Trial> finished;
    for (const RecordedTrial &trial : recorded.trials)
        finished.push_back(trial.trial);
    return PreparedRun {config, recorded.folder, std::move(*journal), std::move(finished), std::move(runner)};
}

} // namespace tributary
