// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "console.h"
#include "phase_text.h"
#include "report/output_lines.h"
#include "run_view.h"

#include <QElapsedTimer>
#include <QTimer>

namespace tributary
{

/// Shows a run as lines of text, with a status line at the bottom of a terminal.
class RunPrinter final : public RunView
{
    Q_OBJECT

public:
    /// `quiet`: the workload's output is not shown.
    RunPrinter(Console &console, const RunConfig &config, bool quiet, QObject *parent = nullptr);

    /// The candidate list, before anything runs.
    void printPlan();

protected:
    void onPhase(const RunPhase &phase) override;
    void onTrialStarted(const TrialSpec &spec) override;
    void onTrialOutput(const QByteArray &bytes) override;
    void onTrialFinished(const Trial &trial) override;
    void onSnapshot(const RunSnapshot &snapshot) override;
    void onEnded(const RunEnd &end) override;

private:
    void printStandIns();
    void showProgress();
    void showLines(const QStringList &lines);
    [[nodiscard]] QString phaseText() const;

    Console &m_console;
    const RunConfig &m_config;
    bool m_quiet;
    QTimer m_tick;
    QElapsedTimer m_trialTime;
    TrialSpec m_spec;
    PlanProgress m_progress;
    std::optional<double> m_secondsLeft;
    OutputLines m_output;
    PhaseText m_phases;
};

/// The result of a run or of an old folder: table, conclusion, what is open, how to go on.
void printResult(Console &console, const Analysis &analysis, const RunConfig &config);

} // namespace tributary
