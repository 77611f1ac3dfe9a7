// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/replay_trial_runner.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace tributary
{

namespace
{

void copyTree(const QString &from, const QString &to)
{
    QDirIterator files(from, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString source = files.next();
        const QString target = to + QLatin1Char('/') + QDir(from).relativeFilePath(source);
        QDir().mkpath(QFileInfo(target).path());
        QFile::copy(source, target);
    }
}

} // namespace

ReplayTrialRunner::ReplayTrialRunner(std::vector<RecordedTrial> recording, double speed, QObject *parent)
    : TrialRunner(parent)
    , m_recording(std::move(recording))
    , m_speed(speed)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        finish(m_current ? m_current->trial.exit
                         : ExitState {ExitState::Kind::LaunchFailed, 127, tr("the recording holds no such trial")});
    });
}

void ReplayTrialRunner::start(const TrialSpec &spec, const TrialFolder &folder)
{
    m_spec = spec;
    m_folder = folder;
    m_current = find(spec);
    m_startedAt = QDateTime::currentDateTimeUtc();
    QDir().mkpath(folder.plog());
    const double wait_ms = m_current ? m_current->trial.wallSeconds * 1000 / m_speed : 0;
    m_timer.start(int(std::clamp(wait_ms, 0.0, 1e9)));
}

void ReplayTrialRunner::stop()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    QMetaObject::invokeMethod(
        this,
        [this] {
            finish({ExitState::Kind::Interrupted, 0, {}});
        },
        Qt::QueuedConnection);
}

const RecordedTrial *ReplayTrialRunner::find(const TrialSpec &spec) const
{
    const auto found = std::find_if(m_recording.begin(), m_recording.end(), [&spec](const RecordedTrial &recorded) {
        const TrialSpec &other = recorded.trial.spec;
        return other.candidate == spec.candidate && other.round == spec.round && other.control == spec.control;
    });
    return found == m_recording.end() ? nullptr : &*found;
}

void ReplayTrialRunner::finish(ExitState exit)
{
    Trial trial;
    trial.spec = m_spec;
    trial.exit = std::move(exit);
    trial.startedAt = m_startedAt;
    if (m_current) {
        trial.wallSeconds = m_current->trial.wallSeconds;
        copyTree(m_current->folder.path, m_folder.path);
        QFile::remove(m_folder.stepsCsv()); // written anew from the logs
        QFile log(m_folder.stdoutLog());
        if (log.open(QIODevice::ReadOnly))
            Q_EMIT output(log.readAll());
    }
    Q_EMIT finished(trial);
}

} // namespace tributary
