// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/trial_runner.h"

#include <QFile>
#include <QTimer>

namespace tributary
{

/// One trial of a recorded run.
struct RecordedTrial {
    Trial trial;
    TrialFolder folder;
};

/// Plays trials of a recorded run as if they ran now: their logs are copied, their output comes live, their wall time
/// passes divided by `speed`. A trial that the recording does not hold fails to launch.
class ReplayTrialRunner final : public TrialRunner
{
    Q_OBJECT

public:
    /// `speed`: > 0; infinity plays without waiting.
    ReplayTrialRunner(std::vector<RecordedTrial> recording, double speed, QObject *parent = nullptr);

    void start(const TrialSpec &spec, const TrialFolder &folder) override;
    void stop() override;

private:
    [[nodiscard]] const RecordedTrial *find(const TrialSpec &spec) const;
    void finish(ExitState exit);

    std::vector<RecordedTrial> m_recording;
    double m_speed;
    QTimer m_timer;
    const RecordedTrial *m_current = nullptr;
    TrialSpec m_spec;
    TrialFolder m_folder;
    QDateTime m_startedAt;
};

} // namespace tributary
