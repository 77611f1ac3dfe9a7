// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/remote_trials.h"

#include "base/files.h"
#include "remote/limited_token.h"

#include <QDir>
#include <QFile>
#include <QThread>

#include <algorithm>

namespace tributary
{

namespace
{

using Kind = RunPhase::Kind;
using State = RunPhase::State;

constexpr qint64 longestPause_s = 30;
constexpr int notFoundCode = 127; ///< of a shell that does not find the program
constexpr qsizetype keptOutput = 2048;

ExitState exitOf(const Deployment::RunEnd &end)
{
    switch (end.kind) {
    case Deployment::RunEnd::Kind::Exited:
        return {ExitState::Kind::Exited, end.code, {}};
    case Deployment::RunEnd::Kind::Signalled:
        return {ExitState::Kind::Signalled, end.code, {}};
    case Deployment::RunEnd::Kind::TimedOut:
        return {ExitState::Kind::TimedOut, end.code, {}};
    case Deployment::RunEnd::Kind::Interrupted:
        break;
    }
    return {ExitState::Kind::Interrupted, end.code, {}};
}

Trial interrupted(Trial trial)
{
    trial.exit = {ExitState::Kind::Interrupted, 0, {}};
    trial.reasons.clear();
    return trial;
}

void addFetchFailed(Trial &trial, const Text &why)
{
    trial.reasons.push_back({ReasonCode::FetchFailed, why, {}, 0});
}

tl::unexpected<Error> gone(const QString &title, const Error &last)
{
    return fail({QT_TRANSLATE_NOOP("core", "The connection to %1 is gone for good"), {title}}, last.translated(),
        QT_TRANSLATE_NOOP("core", "Nothing that was measured is lost: go on later with \"tributary-cli resume\"."));
}

Error errorOf(const CheckItem &item)
{
    return {item.what, item.detail, item.hint};
}

} // namespace

void systemSleep(qint64 milliseconds, const CancelToken &cancel)
{
    const Deadline end = deadlineIn(milliseconds);
    while (!isOver(end) && !cancel.isCancelled())
        QThread::msleep(20);
}

RemoteTrials::RemoteTrials(
    TargetMachine &machine, RemoteWorkload workload, RemoteListener listener, const Clock &clock, Sleeper sleep)
    : m_machine(machine)
    , m_workload(std::move(workload))
    , m_listener(std::move(listener))
    , m_clock(clock)
    , m_sleep(std::move(sleep))
{
}

Result<void> RemoteTrials::check(const CancelToken &cancel)
{
    Kind kind = Kind::Connect;
    State last = State::Skipped;
    std::optional<Error> failure;
    const auto onItem = [&](const CheckItem &item) {
        if (item.state == CheckItem::State::Failed && !failure)
            failure = errorOf(item);
        else if (item.state == CheckItem::State::Failed || item.state == CheckItem::State::Warning)
            tell(kind, State::Progress, m_workload.title,
                {QT_TRANSLATE_NOOP("core", "%1 on the target: %2"),
                    {checkStepTitle(item.step).translated(), errorOf(item).translated()}});
        if (kind == Kind::Check && item.state != CheckItem::State::Skipped)
            last = State::Done;
        if (item.step != CheckStep::Login || item.state != CheckItem::State::Passed)
            return;
        tell(kind, State::Done, m_workload.title);
        kind = Kind::Check;
        tell(kind, State::Begun, m_workload.title);
    };
    tell(kind, State::Begun, m_workload.title);
    m_machine.check(onItem, cancel);
    if (cancel.isCancelled())
        failure = cancelledError();
    if (failure) {
        tell(kind, State::Failed, m_workload.title, failure->what);
        return tl::unexpected(*failure);
    }
    tell(kind, last, m_workload.title);
    return {};
}

Result<void> RemoteTrials::deploy(const std::vector<UploadItem> &items, const CancelToken &cancel)
{
    m_items.insert(m_items.end(), items.begin(), items.end());
    return ensureReady(cancel);
}

Result<Trial> RemoteTrials::run(
    const TrialSpec &spec, const TrialFolder &folder, const QString &remoteName, const CancelToken &cancel)
{
    Trial trial;
    trial.spec = spec;
    std::vector<QByteArray> outputsBefore;
    for (int losses = 0;;) {
        if (const auto ready = ensureReady(cancel); !ready) {
            if (cancel.isCancelled())
                return interrupted(trial);
            return tl::unexpected(ready.error());
        }
        outputsBefore = outputStates(cancel);
        trial.startedAt = m_clock.now();
        const auto end = runCommand(folder, remoteName, cancel);
        if (end) {
            trial.exit = exitOf(*end);
            if (isProgramMissing(*end))
                trial.exit = {ExitState::Kind::LaunchFailed, end->code,
                    Text(QT_TRANSLATE_NOOP("core", "%1 is not on the target"), {m_workload.words.value(0)}).english()};
            trial.wallSeconds = end->seconds;
            if (end->hadStrays)
                trial.notes.emplace_back(
                    QT_TRANSLATE_NOOP("core", "the workload left processes running when it ended; they were stopped"));
            break;
        }
        if (cancel.isCancelled())
            return interrupted(trial);
        if (!hasLost(cancel)) {
            trial.exit = {ExitState::Kind::LaunchFailed, 127, end.error().english()};
            return trial;
        }
        if (++losses == mostAttempts)
            return gone(m_workload.title, end.error());
        trial.notes = {{QT_TRANSLATE_NOOP("core", "the connection was lost %1 time(s); the trial was run again"),
            {number(losses)}}};
    }
    if (trial.exit.kind == ExitState::Kind::Interrupted)
        return trial;
    if (trial.exit.kind == ExitState::Kind::LaunchFailed)
        return trial; // no logs were written
    if (const auto fetched = fetchLogs(trial, folder, cancel); !fetched && !cancel.isCancelled())
        return tl::unexpected(fetched.error());
    fetchOutputs(trial, folder, outputsBefore, cancel);
    return cancel.isCancelled() ? interrupted(trial) : trial;
}

Result<void> RemoteTrials::cleanUp(const CancelToken &cancel)
{
    if (!m_hasRemains)
        return {};
    tell(Kind::CleanUp, State::Begun, m_workload.title);
    Result<void> cleaned;
    for (int attempt = 0; attempt < 2; ++attempt) { // the connection may have been lost without anybody noticing
        cleaned = m_machine.isConnected() ? Result<void>() : m_machine.connect(cancel);
        if (cleaned)
            cleaned = m_machine.cleanUp(cancel);
        if (cleaned || m_machine.isConnected() || cancel.isCancelled())
            break;
    }
    if (cleaned) {
        m_hasRemains = false;
        tell(Kind::CleanUp, State::Done, m_workload.title);
    } else if (m_wasFolderRefused && m_machine.isConnected()) {
        tell(Kind::CleanUp, State::Skipped, m_workload.title); // why it was not taken is the run's error
    } else {
        tell(Kind::CleanUp, State::Failed, m_workload.title,
            {QT_TRANSLATE_NOOP("core", "%1 is left there: %2"),
                {m_machine.workFolder(), cleaned.error().what.translated()}});
    }
    return cleaned;
}

// Loops because the connection may be lost again while everything is made ready.
Result<void> RemoteTrials::ensureReady(const CancelToken &cancel)
{
    for (int attempt = 1;; ++attempt) {
        if (!m_machine.isConnected()) {
            m_isPrepared = false;
            m_uploaded = 0;
            if (const auto made = m_wasConnected ? reconnect(cancel) : connectOnce(cancel); !made)
                return made;
            m_wasConnected = true;
        }
        const auto ready = makeReady(cancel);
        if (ready || !hasLost(cancel))
            return ready;
        if (attempt == mostAttempts)
            return gone(m_workload.title, ready.error());
    }
}

Result<void> RemoteTrials::connectOnce(const CancelToken &cancel)
{
    tell(Kind::Connect, State::Begun, m_workload.title);
    auto made = m_machine.connect(cancel);
    if (made)
        tell(Kind::Connect, State::Done, m_workload.title);
    else
        tell(Kind::Connect, State::Failed, m_workload.title, made.error().what);
    return made;
}

Result<void> RemoteTrials::reconnect(const CancelToken &cancel)
{
    const std::int64_t begin_us = m_clock.monotonic_us();
    for (qint64 pause_s = 1;; pause_s = std::min(2 * pause_s, longestPause_s)) {
        tell(Kind::Reconnect, State::Begun, m_workload.title,
            {QT_TRANSLATE_NOOP("core", "the connection is lost; trying again in %1 s"), {number(pause_s)}});
        m_sleep(pause_s * 1000, cancel);
        if (cancel.isCancelled())
            return tl::unexpected(cancelledError());
        auto made = m_machine.connect(cancel);
        if (made) {
            tell(Kind::Reconnect, State::Done, m_workload.title);
            return made;
        }
        if (cancel.isCancelled())
            return made;
        tell(Kind::Reconnect, State::Failed, m_workload.title, made.error().what);
        const bool isLate = m_clock.monotonic_us() - begin_us >= std::int64_t(giveUpSeconds) * 1'000'000;
        if (m_machine.isRefused() || isLate)
            return gone(m_workload.title, made.error());
    }
}

Result<void> RemoteTrials::makeReady(const CancelToken &cancel)
{
    if (!m_isPrepared) {
        if (const auto prepared = prepare(cancel); !prepared)
            return prepared;
    }
    return m_uploaded < m_items.size() ? uploadMissing(cancel) : Result<void>();
}

Result<void> RemoteTrials::prepare(const CancelToken &cancel)
{
    tell(Kind::Prepare, State::Begun, m_workload.title);
    m_hasRemains = true;
    auto prepared = m_machine.prepare(cancel);
    m_isPrepared = prepared.has_value();
    m_wasFolderRefused = !prepared && m_machine.isConnected();
    if (prepared)
        tell(Kind::Prepare, State::Done, m_workload.title);
    else
        tell(Kind::Prepare, State::Failed, m_workload.title, prepared.error().what);
    return prepared;
}

Result<void> RemoteTrials::uploadMissing(const CancelToken &cancel)
{
    const std::vector<UploadItem> missing(m_items.begin() + std::ptrdiff_t(m_uploaded), m_items.end());
    tell(Kind::Upload, State::Begun, m_workload.title);
    auto uploaded = m_machine.upload(missing, progress(Kind::Upload), cancel);
    if (uploaded) {
        m_uploaded = m_items.size();
        tell(Kind::Upload, State::Done, m_workload.title);
    } else {
        tell(Kind::Upload, State::Failed, m_workload.title, uploaded.error().what);
    }
    return uploaded;
}

Result<Deployment::RunEnd> RemoteTrials::runCommand(
    const TrialFolder &folder, const QString &remoteName, const CancelToken &cancel)
{
    Deployment::Run run;
    run.words = m_workload.words;
    run.words.replaceInStrings(QStringLiteral("{om}"), m_machine.modelPath(remoteName));
    run.environment = m_workload.environment;
    run.timeoutSeconds = m_workload.timeoutSeconds;
    // Begun anew if the trial is run again. A log that cannot be written shows as missing steps, or the session sees
    // the full disk.
    QFile log(folder.stdoutLog());
    (void)log.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered);
    m_firstOutput.clear();
    tell(Kind::Run, State::Begun, m_workload.title);
    auto end = m_machine.run(
        run,
        [&](const QByteArray &bytes) {
            log.write(bytes);
            m_firstOutput += bytes.left(std::max<qsizetype>(0, keptOutput - m_firstOutput.size()));
            m_listener.output(bytes);
        },
        cancel);
    if (end)
        tell(Kind::Run, State::Done, m_workload.title);
    else
        tell(Kind::Run, State::Failed, m_workload.title, end.error().what);
    return end;
}

/// A workload may end with that code as well: then it is not the shell that names the program.
bool RemoteTrials::isProgramMissing(const Deployment::RunEnd &end) const
{
    return end.kind == Deployment::RunEnd::Kind::Exited && end.code == notFoundCode
        && m_firstOutput.contains(m_workload.words.value(0).toUtf8() + ": ") && m_firstOutput.count('\n') <= 1;
}

// The workload has run, so a lost connection repeats the transfer only. Whatever else goes wrong costs this trial.
Result<void> RemoteTrials::fetchLogs(Trial &trial, const TrialFolder &folder, const CancelToken &cancel)
{
    QFile logFile(folder.fetchLog());
    (void)logFile.open(QIODevice::WriteOnly | QIODevice::Truncate | QIODevice::Unbuffered);
    const LineSink log = [&logFile](const QString &line) { logFile.write(line.toUtf8() + '\n'); };
    for (int attempt = 1;; ++attempt) {
        QDir(folder.plog()).removeRecursively(); // what arrived before the connection was lost
        tell(Kind::Fetch, State::Begun, m_workload.title);
        const LimitedToken limit(cancel, qint64(m_workload.timeoutSeconds) * 1000);
        const auto fetched = m_machine.fetchPlog(folder.plog(), progress(Kind::Fetch), log, limit.token());
        if (fetched) {
            for (const QString &refused : fetched->refused)
                trial.notes.emplace_back(
                    QT_TRANSLATE_NOOP("core", "a file of the target's logs was not taken: %1"), QStringList {refused});
            tell(Kind::Fetch, State::Done, m_workload.title);
            return {};
        }
        log(fetched.error().english());
        tell(Kind::Fetch, State::Failed, m_workload.title, fetched.error().what);
        if (cancel.isCancelled())
            return tl::unexpected(fetched.error());
        if (limit.isTimeOver())
            addFetchFailed(trial,
                {QT_TRANSLATE_NOOP("core", "the logs could not be fetched within %1 seconds"),
                    {number(m_workload.timeoutSeconds)}});
        else if (!hasLost(cancel) || attempt == mostAttempts)
            addFetchFailed(
                trial, {QT_TRANSLATE_NOOP("core", "the logs could not be fetched: %1"), {fetched.error().english()}});
        if (!trial.reasons.empty())
            return {};
        if (const auto ready = ensureReady(cancel); !ready)
            return ready;
    }
}

std::vector<QByteArray> RemoteTrials::outputStates(const CancelToken &cancel)
{
    std::vector<QByteArray> states;
    for (const QString &file : m_workload.outputFiles)
        states.push_back(m_machine.fileState(file, cancel).value_or(QByteArray()));
    return states;
}

void RemoteTrials::fetchOutputs(
    Trial &trial, const TrialFolder &folder, const std::vector<QByteArray> &before, const CancelToken &cancel)
{
    if (m_workload.outputFiles.isEmpty() || !trial.reasons.empty() || cancel.isCancelled())
        return;
    QDir().mkpath(folder.outputs());
    const LimitedToken limit(cancel, qint64(m_workload.timeoutSeconds) * 1000);
    const std::vector<QByteArray> after = outputStates(limit.token());
    for (qsizetype i = 0; i < m_workload.outputFiles.size(); ++i) {
        const QString &file = m_workload.outputFiles[i];
        const auto index = static_cast<std::size_t>(i);
        // As it was before this trial began: a left-over of another candidate would compare as equal.
        if (!after[index].isEmpty() && after[index] == before[index]) {
            trial.notes.emplace_back(QT_TRANSLATE_NOOP("core", "the workload did not write %1"), QStringList {file});
            continue;
        }
        const auto fetched = m_machine.fetchFile(file, folder.outputs() + QStringLiteral("/%1").arg(i), limit.token());
        if (!fetched)
            trial.notes.emplace_back(QT_TRANSLATE_NOOP("core", "the output file %1 could not be fetched: %2"),
                QStringList {file, fetched.error().english()});
    }
}

bool RemoteTrials::hasLost(const CancelToken &cancel) const
{
    return !m_machine.isConnected() && !cancel.isCancelled();
}

void RemoteTrials::tell(Kind kind, State state, const QString &item, const Text &note) const
{
    m_listener.phase({kind, state, item, 0, 0, 0, note});
}

ProgressSink RemoteTrials::progress(Kind kind) const
{
    return [this, kind](const TransferProgress &now) {
        m_listener.phase({kind, State::Progress, now.name, now.done, now.total, now.bytesPerSecond, {}});
    };
}

} // namespace tributary
