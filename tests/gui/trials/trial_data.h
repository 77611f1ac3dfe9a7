// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/run_store.h"
#include "tuning/planner.h"

#include <QDir>
#include <QTest>

#include <functional>

namespace tributary::gui::sample
{

inline const Candidate baseline {};
inline const Candidate loadBalance2 {Strategy::LoadBalance, 2};
inline const Candidate loadBalance16 {Strategy::LoadBalance, 16};
inline const Candidate mainStream4 {Strategy::MainStream, 4};

/// A valid trial; its steps lie around `level_us`.
inline std::shared_ptr<Trial> makeTrial(int sequence, const Candidate &candidate, int round, std::int64_t level_us)
{
    auto trial = std::make_shared<Trial>();
    trial->spec = {sequence, candidate, round, 0, Phase::Measure, false};
    for (int i = 0; i < 21; ++i)
        trial->kept_us.push_back(level_us + (i % 3 - 1) * (level_us / 100));
    trial->stepCount = 22;
    trial->wallSeconds = double(level_us) / 1000;
    return trial;
}

inline std::shared_ptr<Trial> makeInvalid(int sequence, const Candidate &candidate, int round, ReasonCode code)
{
    auto trial = makeTrial(sequence, candidate, round, 10'000);
    trial->kept_us.clear();
    trial->reasons.push_back({code, Text("reason %1", {reasonCodeName(code)}), {}, 0});
    return trial;
}

/// `count` trials in rounds of the four candidates; LoadBalance:2 is a fifth faster.
inline TrialList manyTrials(int count)
{
    const Candidate all[] = {baseline, loadBalance2, loadBalance16, mainStream4};
    TrialList trials;
    for (int i = 0; i < count; ++i) {
        const Candidate &candidate = all[i % 4];
        const std::int64_t level = (candidate == loadBalance2 ? 8000 : 10'000) + (i * 7919) % 50;
        trials.push_back(makeTrial(i, candidate, i / 4 + 1, level));
    }
    return trials;
}

inline RunConfig makeConfig(int repeat = 3)
{
    RunConfig config;
    config.command = QStringLiteral("./workload --steps 20");
    config.candidates = {baseline, loadBalance2, loadBalance16, mainStream4};
    config.plan.repeat = repeat;
    return config;
}

inline SnapshotPtr snapshotOfTrials(const RunConfig &config, const TrialList &trials)
{
    OutputComparison comparison(config.outputCheck, ResultFolder(QDir::tempPath()));
    return makeSnapshot(trials, Planner(config.plan, config.candidates), comparison);
}

inline std::shared_ptr<ShownRun> makeRun(
    const TrialList &trials, const QString &folder = QStringLiteral("/nowhere/run"), RunConfig config = makeConfig())
{
    auto run = std::make_shared<ShownRun>();
    run->folder = folder;
    run->name = QStringLiteral("Run 1");
    run->config = std::move(config);
    run->snapshot = snapshotOfTrials(run->config, trials);
    return run;
}

/// Waits with a limit that a slow machine keeps.
inline bool waitFor(const std::function<bool()> &what, int seconds = 120)
{
    return QTest::qWaitFor(what, seconds * 1000);
}

} // namespace tributary::gui::sample
