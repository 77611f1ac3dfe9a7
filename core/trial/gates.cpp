// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial/gates.h"

#include "trial/main_object.h"

#include <algorithm>
#include <cstring>

namespace tributary
{

namespace
{

class Judge
{
public:
    Judge(Trial trial, const StepLog &log, const GateOptions &options)
        : m_trial(std::move(trial))
        , m_log(log)
        , m_options(options)
    {
    }

    Trial run()
    {
        m_trial.stepCount = std::int64_t(m_log.records.size());
        checkExit();
        if (m_trial.exit.kind == ExitState::Kind::LaunchFailed)
            return std::move(m_trial); // nothing ran, so nothing else can be said
        if (m_trial.exit.kind == ExitState::Kind::Interrupted)
            return std::move(m_trial); // what is missing in the logs is no fault
        if (m_trial.hasReason(ReasonCode::FetchFailed))
            return std::move(m_trial); // nobody knows what the logs say
        checkProblems();
        if (m_log.records.empty()) {
            discard(ReasonCode::NoSteps,
                QT_TRANSLATE_NOOP("core",
                    "no STEP record was found in the output or the logs: is the pass installed, "
                    "and does this GE write STEP lines?"));
            return std::move(m_trial);
        }
        const MainRecords main = findMainRecords(m_log.records, m_options);
        if (!main.object) {
            discardMissingObject(main);
            return std::move(m_trial);
        }
        useMain(main);
        return std::move(m_trial);
    }

private:
    void discard(ReasonCode code, Text sentence, const StepRecord *record = nullptr)
    {
        Reason reason {code, std::move(sentence), {}, 0};
        if (record) {
            reason.file = m_log.fileOf(*record);
            reason.line = record->line;
        }
        m_trial.reasons.push_back(std::move(reason));
    }

    void checkExit()
    {
        const ExitState &exit = m_trial.exit;
        switch (exit.kind) {
        case ExitState::Kind::Exited:
            if (exit.code != 0)
                discard(ReasonCode::ExitCode,
                    {QT_TRANSLATE_NOOP("core", "the workload ended with exit code %1"), {number(exit.code)}});
            break;
        case ExitState::Kind::Signalled:
            discard(ReasonCode::ExitCode,
                {QT_TRANSLATE_NOOP("core", "the workload was ended by signal %1 (%2)"),
                    {number(exit.code), QString::fromLocal8Bit(strsignal(exit.code))}});
            break;
        case ExitState::Kind::TimedOut:
            discard(ReasonCode::Timeout, QT_TRANSLATE_NOOP("core", "the workload did not end within the time limit"));
            break;
        case ExitState::Kind::LaunchFailed:
            if (m_trial.hasReason(ReasonCode::LaunchFailed))
                break; // the runner knows better
            discard(ReasonCode::LaunchFailed,
                {QT_TRANSLATE_NOOP("core", "the workload could not be started: %1"), {exit.message}});
            break;
        case ExitState::Kind::Interrupted:
            discard(ReasonCode::Interrupted, QT_TRANSLATE_NOOP("core", "the trial was stopped before it ended"));
            break;
        }
    }

    void checkProblems()
    {
        if (m_log.problems.empty())
            return;
        const LogProblem &first = m_log.problems.front();
        m_trial.reasons.push_back({ReasonCode::MalformedLog, first.what, first.file, first.line});
        if (m_log.problemCount > 1)
            m_trial.notes.emplace_back(
                QT_TRANSLATE_NOOP("core", "%1 STEP lines cannot be used; the first is named above"),
                QStringList {number(m_log.problemCount)});
    }

    void discardMissingObject(const MainRecords &main)
    {
        if (!main.processes.empty()) {
            discard(ReasonCode::MainObjectMissing,
                {QT_TRANSLATE_NOOP(
                     "core", "process %1 did not record the main execution object; %2 other process(es) did"),
                    {number(*m_options.mainProcess), number(qint64(main.processes.size()))}});
            return;
        }
        std::vector<ExecObject> seen;
        for (const StepRecord &record : m_log.records)
            seen.push_back(record.object);
        std::sort(seen.begin(), seen.end());
        seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
        QStringList names;
        for (const ExecObject &object : seen)
            names << object.name();
        discard(ReasonCode::MainObjectMissing,
            {QT_TRANSLATE_NOOP("core", "the main execution object %1 recorded no step; recorded were %2"),
                {m_options.mainObject->name(), names.join(QStringLiteral(", "))}});
    }

    void useMain(const MainRecords &main)
    {
        m_trial.mainObject = main.object;
        m_trial.mainProcess = main.process;
        if (main.processes.size() > 1)
            m_trial.notes.emplace_back(
                QT_TRANSLATE_NOOP("core", "%1 processes recorded %2; the steps of process %3 are used"),
                QStringList {number(qint64(main.processes.size())), main.object->name(), number(main.process)});

        std::vector<StepRecord> kept;
        std::copy_if(main.records.begin(), main.records.end(), std::back_inserter(kept),
            [this](const StepRecord &r) { return r.step >= m_options.dropFirst; });
        m_trial.kept_us.reserve(kept.size());
        for (const StepRecord &record : kept)
            m_trial.kept_us.push_back(record.cost_us);
        checkModes(kept);
        checkReturns(kept);
        checkCount(kept);
        checkOverlap(main.records);
    }

    void checkModes(const std::vector<StepRecord> &kept)
    {
        const QString wanted = m_trial.spec.candidate.name();
        const auto isWrong = [&](const StepRecord &r) { return m_log.modeOf(r) != wanted; };
        const auto first = std::find_if(kept.begin(), kept.end(), isWrong);
        if (first == kept.end())
            return;
        discard(ReasonCode::ModeMismatch,
            {QT_TRANSLATE_NOOP("core",
                 "%1 of %2 steps ran with mode %3 instead of %4: the pass is not installed, or "
                 "another pass overrides it"),
                {number(std::count_if(kept.begin(), kept.end(), isWrong)), number(qint64(kept.size())),
                    m_log.modeOf(*first), wanted}},
            &*first);
    }

    void checkReturns(const std::vector<StepRecord> &kept)
    {
        const auto isFailed = [](const StepRecord &r) { return r.ret != 0 || r.syncRet != 0; };
        const auto first = std::find_if(kept.begin(), kept.end(), isFailed);
        if (first == kept.end())
            return;
        discard(ReasonCode::NonzeroRet,
            {QT_TRANSLATE_NOOP("core", "%1 of %2 steps failed; step %3 has ret=%4 sync_ret=%5"),
                {number(std::count_if(kept.begin(), kept.end(), isFailed)), number(qint64(kept.size())),
                    number(first->step), number(first->ret), number(first->syncRet)}},
            &*first);
    }

    void checkCount(const std::vector<StepRecord> &kept)
    {
        if (std::int64_t(kept.size()) >= m_options.minSteps)
            return;
        discard(ReasonCode::TooFewSteps,
            {QT_TRANSLATE_NOOP("core", "only %1 step(s) after the warm-up, %2 are needed"),
                {number(qint64(kept.size())), number(m_options.minSteps)}});
    }

    void checkOverlap(std::vector<StepRecord> records)
    {
        std::sort(records.begin(), records.end(), [](const StepRecord &a, const StepRecord &b) {
            return std::pair(a.start_us, a.end_us) < std::pair(b.start_us, b.end_us);
        });
        // The step that ends last so far, not the one before: a long step can cover several short ones.
        const StepRecord *last = nullptr;
        for (const StepRecord &record : records) {
            if (last && record.start_us < last->end_us) {
                discard(ReasonCode::Overlap,
                    {QT_TRANSLATE_NOOP("core",
                         "step %1 starts before step %2 has ended: steps were submitted "
                         "concurrently and cannot be timed one by one"),
                        {number(record.step), number(last->step)}},
                    &record);
                return;
            }
            if (!last || record.end_us > last->end_us)
                last = &record;
        }
    }

    Trial m_trial;
    const StepLog &m_log;
    const GateOptions &m_options;
};

} // namespace

Trial judgeTrial(Trial trial, const StepLog &log, const GateOptions &options)
{
    return Judge(std::move(trial), log, options).run();
}

} // namespace tributary
