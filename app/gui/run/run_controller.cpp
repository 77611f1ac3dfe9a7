// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/run_controller.h"

#include "cann/user_folders.h"
#include "tuning/dedupe.h"

namespace tributary::gui
{

/// What the background work leads to: a run that can start, or why not.
struct RunController::Prepared {
    std::shared_ptr<PreparedRun> run; ///< shared only because a job's result is copied
    std::shared_ptr<PassForRun> pass;
    std::shared_ptr<DeviceLock> lock;
    SshRoute route; ///< to the target of an offline run
    std::optional<Error> error;
    std::vector<Text> differences;
};

namespace
{

// The runner is made later, in the window's thread: it holds timers and a process.
Result<PreparedRun> prepareNew(const RunController::Start &request, const CancelToken &stop)
{
    if (request.dedupeGraph.isEmpty())
        return prepareNewRun(request.config, request.folder, nullptr);
    const auto once = measureEachAssignmentOnce(request.config, request.dedupeGraph, stop);
    if (!once)
        return tl::unexpected(once.error());
    return prepareNewRun(*once, request.folder, nullptr);
}

Result<PreparedRun> prepareRun(
    const RunController::Start &request, std::vector<Text> &differences, const CancelToken &stop)
{
    if (!request.resume)
        return prepareNew(request, stop);
    const auto recorded = readRun(request.folder);
    if (!recorded)
        return tl::unexpected(recorded.error());
    RunConfig config = recorded->config;
    config.plan = request.config.plan; // more rounds, excluded candidates: what may change between two parts
    differences = resumeDifferences(*recorded, config);
    if (!differences.empty() && !request.force)
        return fail(QT_TRANSLATE_NOOP("core", "The run cannot be continued under other conditions"), {},
            QT_TRANSLATE_NOOP("core", "Restore them, start a new run, or continue all the same."));
    return prepareResumedRun(*recorded, config, nullptr);
}

/// For the window's thread: a runner holds timers and processes.
Result<std::unique_ptr<TrialRunner>> makeRunner(
    const PreparedRun &run, const SshRoute &route, const std::function<TargetAccess()> &access)
{
    if (!run.config.isOffline())
        return makeLocalRunner(run.config);
    return makeOfflineRunner(run.config, route, run.folder.path(), access(), {!run.isNew});
}

TargetAccess askNobody()
{
    return {std::make_shared<FixedHostKeyPolicy>(HostKeyPolicy::Answer::Refuse), std::make_shared<NoCredentials>(), {}};
}

/// How many models are made before the first trial.
int modelsOf(const RunConfig &config)
{
    return config.isOffline() ? int(config.candidates.size()) + (config.plan.hasControl() ? 1 : 0) : 0;
}

} // namespace

RunController::RunController(QObject *parent)
    : QObject(parent)
    , m_access(askNobody)
    , m_job(this)
{
}

RunController::~RunController() = default;

qint64 RunController::trialElapsedMs() const
{
    return m_runningTrial ? m_trialTime.elapsed() : 0;
}

void RunController::start(const Start &request)
{
    if (isBusy())
        return;
    m_request = request;
    m_folder = ResultFolder(request.folder).path();
    m_snapshot = nullptr;
    m_stopPreparing = CancelToken();
    setState(State::Preparing);
    m_job.start(
        [request, stop = m_stopPreparing](const CancelToken &) {
            Prepared prepared;
            const UserFolders folders = UserFolders::from(workloadEnvironment(request.config));
            DeviceName device;
            device.machine = request.config.offline.host();
            auto lock = DeviceLock::acquire(folders, device, request.folder);
            if (!lock) {
                prepared.error = lock.error();
                return prepared;
            }
            prepared.lock = std::make_shared<DeviceLock>(std::move(*lock));
            auto run = prepareRun(request, prepared.differences, stop);
            if (!run) {
                prepared.error = run.error();
                return prepared;
            }
            prepared.run = std::make_shared<PreparedRun>(std::move(*run));
            prepared.pass = std::make_shared<PassForRun>();
            if (prepared.run->config.isOffline()) {
                auto route = offlineRoute(prepared.run->config, stop);
                if (!route)
                    prepared.error = route.error();
                else
                    prepared.route = std::move(*route);
            }
            if (request.managePass && !prepared.error) {
                if (const auto installed = prepared.pass->install(prepared.run->config, prepared.run->folder, stop);
                    !installed)
                    prepared.error = installed.error();
            }
            if (stop.isCancelled() || prepared.error) { // before its first trial: nothing of it stays
                prepared.pass.reset();
                discardRun(std::move(*prepared.run));
                prepared.run.reset();
            }
            return prepared;
        },
        [this](Prepared prepared) { onPrepared(std::move(prepared)); });
}

void RunController::onPrepared(Prepared prepared)
{
    if (m_state == State::StoppingNow) { // stopped before it began; what is prepared undoes itself
        if (prepared.run) {
            prepared.pass.reset();
            discardRun(std::move(*prepared.run));
        }
        prepared = {};
        setState(State::Idle);
        return;
    }
    if (prepared.error) {
        setState(State::Idle);
        Q_EMIT failed(*prepared.error, prepared.differences);
        return;
    }
    auto runner = makeRunner(*prepared.run, prepared.route, m_access);
    if (!runner) {
        prepared.pass.reset();
        discardRun(std::move(*prepared.run));
        setState(State::Idle);
        Q_EMIT failed(runner.error(), {});
        return;
    }
    m_lock.emplace(std::move(*prepared.lock));
    m_pass = std::make_unique<PassForRun>(std::move(*prepared.pass));
    PreparedRun &run = *prepared.run;
    m_session = std::make_unique<TuningSession>(std::move(run.config), std::move(run.folder), std::move(run.journal),
        std::move(run.finished), std::move(*runner));
    m_phases.begin(modelsOf(m_session->config()));
    follow(*m_session);
    setState(State::Running);
    Q_EMIT started(m_folder, m_session->config());
    m_session->start();
}

void RunController::follow(TuningSession &session)
{
    connect(&session, &TuningSession::trialStarted, this, [this](const TrialSpec &spec) {
        m_runningTrial = spec;
        m_trialTime.start();
        Q_EMIT trialStarted(spec);
    });
    connect(&session, &TuningSession::trialOutput, this, &RunController::trialOutput);
    connect(&session, &TuningSession::trialFinished, this, [this](const TrialPtr &trial) {
        m_runningTrial.reset();
        Q_EMIT trialFinished(trial);
    });
    connect(&session, &TuningSession::snapshotChanged, this, [this](const SnapshotPtr &snapshot) {
        m_snapshot = snapshot;
        Q_EMIT snapshotChanged(snapshot);
    });
    connect(&session, &TuningSession::phaseChanged, this, [this](const RunPhase &phase) {
        m_phases.feed(phase);
        if (phase.kind == RunPhase::Kind::Check && phase.state == RunPhase::State::Progress)
            Q_EMIT warned(phase.note);
        Q_EMIT phaseChanged();
    });
    connect(&session, &TuningSession::ended, this, &RunController::onEnded, Qt::QueuedConnection);
}

void RunController::stopAfterTrial()
{
    if (m_state != State::Running)
        return;
    m_session->stopAfterTrial();
    setState(State::StoppingAfterTrial);
}

void RunController::stopNow()
{
    if (m_state == State::Preparing) {
        m_stopPreparing.cancel();
        setState(State::StoppingNow);
        return;
    }
    if (!m_session)
        return;
    m_session->stopNow();
    setState(State::StoppingNow);
}

void RunController::onEnded(const RunEnd &end)
{
    m_runningTrial.reset();
    m_phases.begin(0);
    m_session.reset();
    const auto removed = m_pass->remove();
    m_pass.reset();
    m_lock.reset();
    setState(State::Idle);
    Q_EMIT ended(end);
    if (!removed)
        Q_EMIT failed(removed.error(), {});
}

void RunController::setState(State state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT stateChanged();
}

} // namespace tributary::gui
