// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/online_run.h"

#include "base/shell_words.h"
#include "cann/cann_installation.h"
#include "exec/local_process.h"
#include "exec/local_trial_runner.h"
#include "tuning/run_environment.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

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

/// The topmost folder of the path that is not there; empty if all are.
QString topmostMissing(const QString &path)
{
    QString missing;
    for (QString at = path; !QFileInfo::exists(at); at = QFileInfo(at).path())
        missing = at;
    return missing;
}

/// Removes `folder` and those above it up to `top`, as far as they are empty.
void removeEmptyFolders(const QString &folder, const QString &top)
{
    if (top.isEmpty())
        return;
    for (QString at = folder; QDir().rmdir(at) && at != top;)
        at = QFileInfo(at).path();
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
    const QString madeFolder = topmostMissing(ResultFolder(outputFolder).path());
    auto folder = ResultFolder::create(outputFolder);
    if (!folder)
        return tl::unexpected(folder.error());
    auto journal = Journal::create(folder->journal(), makeHeader(config));
    if (!journal) {
        removeEmptyFolders(folder->path(), madeFolder);
        return tl::unexpected(journal.error());
    }
    return PreparedRun {config, std::move(*folder), std::move(*journal), {}, std::move(runner), true, madeFolder};
}

void discardRun(PreparedRun run)
{
    if (!run.isNew)
        return;
    QFile::remove(run.folder.journal());
    removeEmptyFolders(run.folder.path(), run.madeFolder);
}

std::vector<Text> resumeDifferences(const RecordedRun &recorded, const RunConfig &config)
{
    std::vector<Text> differences = configDifferences(recorded.config, config);
    for (Text &difference : environmentDifferences(recorded.environment, environmentNow(config)))
        differences.push_back(std::move(difference));
    if (recorded.config.dedupe) {
        for (Text &difference : changedFiles(*recorded.config.dedupe))
            differences.push_back(std::move(difference));
    }
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
    return PreparedRun {
        config, recorded.folder, std::move(*journal), std::move(finished), std::move(runner), false, {}};
}

} // namespace tributary
