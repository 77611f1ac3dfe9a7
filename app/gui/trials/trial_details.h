// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trials/shown_trial.h"

#include <QTabWidget>

#include <set>

namespace tributary::gui
{

class EnvironmentPanel;
class GatesPanel;
class LiveOutput;
class LogFiles;
class StepsPanel;

/// All that is known of one trial, one tab per kind. A tab reads its files when it is looked at.
class TrialDetails : public QTabWidget
{
    Q_OBJECT

public:
    enum class Kind { Output, Gates, Logs, Steps, Environment };

    explicit TrialDetails(QWidget *parent = nullptr);

    void showKind(Kind kind) { setCurrentIndex(int(kind)); }
    void setTrial(const ShownTrial &trial);
    /// A file in a tab of its own; one that is open already comes to the front.
    void openLog(const QString &path);

    [[nodiscard]] LiveOutput *output() const { return m_output; }
    [[nodiscard]] LogFiles *logs() const { return m_logs; }
    [[nodiscard]] StepsPanel *steps() const { return m_steps; }
    [[nodiscard]] EnvironmentPanel *environment() const { return m_environment; }
    [[nodiscard]] GatesPanel *gates() const { return m_gates; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void loadCurrent();
    void retranslate();

    LiveOutput *m_output;
    LogFiles *m_logs;
    StepsPanel *m_steps;
    EnvironmentPanel *m_environment;
    GatesPanel *m_gates;
    ShownTrial m_trial;
    std::set<const QWidget *> m_stale; ///< tabs that show an older trial
};

} // namespace tributary::gui
