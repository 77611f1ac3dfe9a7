// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/remote_trials.h"

#include <QThread>

#include <memory>
#include <optional>

namespace tributary
{

/// RemoteTrials in a thread of its own, so that nobody else waits for the network. One order at a time; each is
/// answered by its signal, in the thread of this object.
class RemoteTrialThread : public QObject
{
    Q_OBJECT

public:
    RemoteTrialThread(std::unique_ptr<TargetMachine> machine, RemoteWorkload workload, Sleeper sleep = systemSleep,
        QObject *parent = nullptr);
    /// Cancels what is going on and waits for it, which does not take long.
    ~RemoteTrialThread() override;

    void check(); ///< checked() follows
    void deploy(const std::vector<UploadItem> &items); ///< deployed() follows
    void run(const TrialSpec &spec, const TrialFolder &folder, const QString &remoteName); ///< ran() follows
    void cleanUp(); ///< cleaned() follows
    /// Cancels the order that is being carried out; its signal comes soon.
    void stop();

Q_SIGNALS:
    void checked(const std::optional<tributary::Error> &error);
    void deployed(const std::optional<tributary::Error> &error);
    /// Without a trial, `error` says why no trial can be run any more.
    void ran(const std::optional<tributary::Trial> &trial, const std::optional<tributary::Error> &error);
    void cleaned(const std::optional<tributary::Error> &error);
    void output(const QByteArray &bytes);
    void phaseChanged(const tributary::RunPhase &phase);

private:
    template <typename Work>
    void order(Work work);
    [[nodiscard]] RemoteListener listener();

    SystemClock m_clock;
    std::unique_ptr<TargetMachine> m_machine;
    RemoteTrials m_trials; ///< used by the thread only
    CancelToken m_cancel; ///< of the order that is being carried out
    QThread m_thread;
    QObject m_worker; ///< lives in the thread
};

} // namespace tributary
