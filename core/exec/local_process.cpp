// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/local_process.h"

#include <algorithm>
#include <csignal>
#include <limits>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tributary
{

namespace
{

// Orphans of the group are ours to reap; until then they would count as alive.
bool groupIsAlive(qint64 group)
{
    if (group <= 0)
        return false;
    while (::waitpid(static_cast<pid_t>(-group), nullptr, WNOHANG) > 0) { }
    return ::kill(static_cast<pid_t>(-group), 0) == 0;
}

// Runs between fork and exec: only async-signal-safe calls. A session of its own has no terminal, so that a program
// which asks for a password fails at once instead of waiting for a key.
void becomeSessionLeader()
{
    ::setsid();
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    ::signal(SIGPIPE, SIG_DFL);
    ::signal(SIGINT, SIG_DFL);
}

} // namespace

LocalProcess::LocalProcess(QObject *parent)
    : ProcessRunner(parent)
{
    for (QTimer *timer : {&m_timeout, &m_grace})
        timer->setTimerType(Qt::PreciseTimer); // a coarse one may be 5 % early
    m_timeout.setSingleShot(true);
    m_grace.setSingleShot(true);
    connect(&m_timeout, &QTimer::timeout, this, [this] { endGroup(ExitState::Kind::TimedOut); });
    connect(&m_grace, &QTimer::timeout, this, &LocalProcess::killAll);
    connect(&m_poll, &QTimer::timeout, this, &LocalProcess::pollStrays);
    adoptOrphans();
}

LocalProcess::~LocalProcess()
{
    if (m_group > 0)
        killAll();
    if (m_process) {
        m_process->disconnect(this);
        m_process->waitForFinished(1000);
    }
    (void)groupIsAlive(m_group); // reaps
}

void LocalProcess::start(const ProcessSpec &spec)
{
    m_end = {};
    m_group = 0;
    m_told.clear();
    m_marker = spec.marker;
    m_endedBy = ExitState::Kind::Exited;
    m_process = std::make_unique<QProcess>();
    m_process->setProcessChannelMode(QProcess::MergedChannels);
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->setProcessEnvironment(spec.environment);
    m_process->setChildProcessModifier(becomeSessionLeader);
    if (!spec.workingFolder.isEmpty())
        m_process->setWorkingDirectory(spec.workingFolder);
    connect(m_process.get(), &QProcess::started, this, &LocalProcess::onStarted);
    connect(m_process.get(), &QProcess::readyRead, this, &LocalProcess::readOutput);
    connect(m_process.get(), &QProcess::finished, this, &LocalProcess::onExited);
    // Queued, so that finished() never comes from within start().
    connect(m_process.get(), &QProcess::errorOccurred, this, &LocalProcess::onLaunchError, Qt::QueuedConnection);

    m_end.startedAt = QDateTime::currentDateTimeUtc();
    m_elapsed.start();
    if (spec.timeoutSeconds > 0)
        m_timeout.start(std::min(spec.timeoutSeconds, std::numeric_limits<int>::max() / 1000) * 1000);
    m_process->start(spec.words.first(), spec.words.mid(1));
    if (const auto pid = static_cast<pid_t>(m_process->processId()); pid > 0)
        m_awaited = std::make_unique<AwaitedChild>(pid);
}

void LocalProcess::stop()
{
    endGroup(ExitState::Kind::Interrupted);
}

void LocalProcess::endGroup(ExitState::Kind why)
{
    if (!m_process || m_process->state() == QProcess::NotRunning || m_endedBy != ExitState::Kind::Exited)
        return;
    m_endedBy = why;
    m_timeout.stop();
    if (m_group > 0) // else onStarted() does it
        terminateGroup();
}

void LocalProcess::terminateGroup()
{
    ::kill(static_cast<pid_t>(-m_group), SIGTERM);
    m_grace.start(graceMs);
}

void LocalProcess::killAll()
{
    ::kill(static_cast<pid_t>(-m_group), SIGKILL);
    for (const pid_t pid : strays())
        ::kill(pid, SIGKILL);
}

void LocalProcess::onStarted()
{
    m_group = m_process->processId();
    if (m_endedBy != ExitState::Kind::Exited)
        terminateGroup();
}

void LocalProcess::readOutput()
{
    const QByteArray bytes = m_process->readAll();
    if (!bytes.isEmpty())
        Q_EMIT output(bytes);
}

void LocalProcess::onExited(int code, QProcess::ExitStatus status)
{
    m_end.wallSeconds = double(m_elapsed.nsecsElapsed()) / 1e9;
    m_awaited.reset();
    m_timeout.stop();
    readOutput();
    // Qt puts the signal number into the exit code of a crashed process.
    m_end.exit = {status == QProcess::CrashExit ? ExitState::Kind::Signalled : ExitState::Kind::Exited, code, {}};
    if (m_endedBy != ExitState::Kind::Exited)
        m_end.exit = {m_endedBy, code, {}};
    endStrays();
}

void LocalProcess::onLaunchError(QProcess::ProcessError error)
{
    if (error != QProcess::FailedToStart)
        return; // a crash is reported by onExited
    m_awaited.reset();
    m_timeout.stop();
    m_end.exit = {ExitState::Kind::LaunchFailed, 127, m_process->errorString()};
    report();
}

// A program may end and leave children behind, which would disturb the next trial.
void LocalProcess::endStrays()
{
    if (strays().empty() && !groupIsAlive(m_group)) {
        report();
        return;
    }
    m_end.hadStrays = true;
    if (m_endedBy == ExitState::Kind::Exited)
        terminateGroup();
    pollStrays();
    if (m_group > 0)
        m_poll.start(20);
}

// Looks again and again: a stray's own children are found once it has ended.
void LocalProcess::pollStrays()
{
    const std::vector<pid_t> outside = strays();
    const bool graceIsOver = !m_grace.isActive();
    for (const pid_t pid : outside) {
        const bool isTold = std::find(m_told.begin(), m_told.end(), pid) != m_told.end();
        if (graceIsOver)
            ::kill(pid, SIGKILL);
        else if (!isTold) {
            ::kill(pid, SIGTERM);
            m_told.push_back(pid);
        }
    }
    if (!outside.empty() || groupIsAlive(m_group))
        return;
    m_poll.stop();
    report();
}

std::vector<pid_t> LocalProcess::strays() const
{
    return adoptedProcesses(m_marker);
}

void LocalProcess::report()
{
    m_grace.stop();
    m_group = 0;
    const ProcessEnd end = m_end;
    Q_EMIT finished(end);
}

} // namespace tributary
