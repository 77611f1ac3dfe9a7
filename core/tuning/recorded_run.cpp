// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/recorded_run.h"

#include "tuning/journal.h"
#include "tuning/script_folder.h"

#include <QFileInfo>

namespace tributary
{

namespace
{

Result<RecordedRun> readOwnRun(const ResultFolder &folder)
{
    auto content = readJournal(folder.journal());
    if (!content)
        return tl::unexpected(content.error());
    const auto config = RunConfig::fromJson(content->header.config);
    if (!config)
        return fail({QT_TRANSLATE_NOOP("core", "The set-up in %1 cannot be read"), {folder.journal()}},
            config.error().english());
    RecordedRun run {*config, RunEnvironment::fromJson(content->header.environment), folder, {}, false};
    for (Trial &trial : content->trials) {
        const TrialFolder trialFolder = folder.trial(trial.spec);
        run.trials.push_back({std::move(trial), trialFolder});
    }
    return run;
}

} // namespace

Result<RecordedRun> readRun(const QString &path)
{
    const ResultFolder folder(path);
    if (QFileInfo::exists(folder.journal()))
        return readOwnRun(folder);
    if (QFileInfo::exists(folder.summaryJson()))
        return readScriptFolder(folder);
    return fail({QT_TRANSLATE_NOOP("core", "%1 is no result folder"), {folder.path()}},
        QStringLiteral("journal.jsonl, summary.json"),
        QT_TRANSLATE_NOOP("core", "Give the folder that --output-dir named; it holds one of these files."));
}

SnapshotPtr snapshotOf(const RecordedRun &run)
{
    return snapshotOf(run, run.config);
}

SnapshotPtr snapshotOf(const RecordedRun &run, const RunConfig &config)
{
    TrialList trials;
    for (const RecordedTrial &recorded : run.trials) {
        if (!recorded.trial.hasReason(ReasonCode::Interrupted))
            trials.push_back(std::make_shared<const Trial>(recorded.trial));
    }
    OutputComparison comparison(config.outputCheck, run.folder);
    return makeSnapshot(trials, Planner(config.plan, config.candidates), comparison);
}

} // namespace tributary
