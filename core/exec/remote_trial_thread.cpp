// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/remote_trial_thread.h"

namespace tributary
{

namespace
{

template <typename T>
std::optional<Error> errorOf(const Result<T> &result)
{
    return result ? std::nullopt : std::optional(result.error());
}

} // namespace

RemoteTrialThread::RemoteTrialThread(
    std::unique_ptr<TargetMachine> machine, RemoteWorkload workload, Sleeper sleep, QObject *parent)
    : QObject(parent)
    , m_machine(std::move(machine))
    , m_trials(*m_machine, std::move(workload), listener(), m_clock, std::move(sleep))
{
    m_worker.moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("target"));
    m_thread.start();
}

RemoteTrialThread::~RemoteTrialThread()
{
    m_cancel.cancel();
    m_thread.quit();
    m_thread.wait();
}

// A signal that is emitted in another thread than that of its receiver is delivered there, by a queued call.
RemoteListener RemoteTrialThread::listener()
{
    return {[this](const RunPhase &phase) { Q_EMIT phaseChanged(phase); },
        [this](const QByteArray &bytes) { Q_EMIT output(bytes); }};
}

template <typename Work>
void RemoteTrialThread::order(Work work)
{
    m_cancel = CancelToken();
    QMetaObject::invokeMethod(
        &m_worker, [work = std::move(work), cancel = m_cancel] { work(cancel); }, Qt::QueuedConnection);
}

void RemoteTrialThread::check()
{
    order([this](const CancelToken &cancel) { Q_EMIT checked(errorOf(m_trials.check(cancel))); });
}

void RemoteTrialThread::deploy(const std::vector<UploadItem> &items)
{
    order([this, items](const CancelToken &cancel) { Q_EMIT deployed(errorOf(m_trials.deploy(items, cancel))); });
}

void RemoteTrialThread::run(const TrialSpec &spec, const TrialFolder &folder, const QString &remoteName)
{
    order([this, spec, folder, remoteName](const CancelToken &cancel) {
        const auto trial = m_trials.run(spec, folder, remoteName, cancel);
        Q_EMIT ran(trial ? std::optional(*trial) : std::nullopt, errorOf(trial));
    });
}

void RemoteTrialThread::cleanUp()
{
    order([this](const CancelToken &cancel) { Q_EMIT cleaned(errorOf(m_trials.cleanUp(cancel))); });
}

void RemoteTrialThread::stop()
{
    m_cancel.cancel();
}

} // namespace tributary
