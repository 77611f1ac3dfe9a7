// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/run_store.h"
#include "window/page_context.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;

namespace tributary::gui
{

class ActionRegistry;
class ProgressLine;

/// The top of the window: run controls, how far the run is, whether the answer is already clear, which run is shown.
class RunBar : public QWidget
{
    Q_OBJECT

public:
    RunBar(const PageContext &context, const ActionRegistry &actions, QWidget *parent = nullptr);

    [[nodiscard]] QString progressText() const;
    [[nodiscard]] QString answerText() const;
    [[nodiscard]] QComboBox *chooser() const { return m_chooser; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void updateProgress();
    void updateRunning(const RunSnapshot *snapshot);
    /// True if what goes on is no trial: it is shown then.
    [[nodiscard]] bool showPhase();
    void updateIdle(const ShownRun *run);
    void updateAnswer();
    void updateChooser();
    /// The run that goes; else the one that is shown.
    [[nodiscard]] ShownRunPtr run() const;
    [[nodiscard]] QString timeLeft(const RunSnapshot &snapshot) const;

    PageContext m_context;
    ProgressLine *m_progress;
    QLabel *m_answer;
    QComboBox *m_chooser;
    QString m_answerFull;
    QTimer m_tick;
    QElapsedTimer m_sinceSnapshot;
};

} // namespace tributary::gui
