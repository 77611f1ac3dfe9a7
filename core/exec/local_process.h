// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/process_runner.h"
#include "exec/stray_processes.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTimer>

#include <memory>
#include <sys/types.h>
#include <vector>

namespace tributary
{

/// Runs a program on this machine in a session and process group of its own, so that a stop reaches its children: TERM,
/// five seconds of grace, then KILL. Children that left the group are found by the marker of their environment. The
/// child dies with this program (parent-death signal), even if that is killed.
class LocalProcess final : public ProcessRunner
{
    Q_OBJECT

public:
    static constexpr int graceMs = 5000;

    explicit LocalProcess(QObject *parent = nullptr);
    ~LocalProcess() override;

    void start(const ProcessSpec &spec) override;
    void stop() override;

private:
    void endGroup(ExitState::Kind why);
    void terminateGroup();
    void killAll();
    void pollStrays();
    [[nodiscard]] std::vector<pid_t> strays() const; ///< outside the group
    void readOutput();
    void onStarted();
    void onExited(int code, QProcess::ExitStatus status);
    void onLaunchError(QProcess::ProcessError error);
    void endStrays();
    void report();

    std::unique_ptr<QProcess> m_process;
    QTimer m_timeout;
    QTimer m_grace;
    QTimer m_poll;
    std::unique_ptr<AwaitedChild> m_awaited; ///< while QProcess waits for the child
    QElapsedTimer m_elapsed;
    ProcessEnd m_end;
    QByteArray m_marker;
    std::vector<pid_t> m_told; ///< strays outside the group that got TERM
    qint64 m_group = 0; ///< process group of the child, 0 = none
    ExitState::Kind m_endedBy = ExitState::Kind::Exited; ///< TimedOut or Interrupted if we ended it
};

} // namespace tributary
