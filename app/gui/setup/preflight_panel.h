// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "cann/preflight.h"
#include "setup/preflight_fix.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace tributary::gui
{

class PreflightRow;
class SetupEditor;

/// Looks at the machine whenever the set-up has come to rest, and lists what it finds, the worst first.
class PreflightPanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr int delayMs = 400; ///< after the last change

    explicit PreflightPanel(SetupEditor &editor, QWidget *parent = nullptr);

    /// Looks again after the delay.
    void lookSoon();
    void lookNow();
    /// A run goes on: what it does itself would be found. Nothing is looked at until it ends.
    void setPaused(bool paused);
    [[nodiscard]] const PreflightReport &report() const { return m_report; }
    [[nodiscard]] const std::vector<PreflightRow *> &rows() const { return m_rows; }

Q_SIGNALS:
    void updated();
    /// A fix that moves the user to a field; others are done here.
    void goTo(tributary::gui::PreflightFix::Kind kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    void showReport(const PreflightReport &report);
    void addRow(const PreflightFinding &finding);
    void updateFixes();
    void applyFix(const PreflightFix &fix);
    void retranslate();

    SetupEditor &m_editor;
    Job m_job;
    QTimer m_delay;
    bool m_paused = false;
    bool m_looking = false;
    bool m_folderThere = false; ///< the working folder, when the machine was looked at last
    PreflightReport m_report;
    QLabel *m_title;
    QPushButton *m_again;
    QLabel *m_state;
    QVBoxLayout *m_list;
    std::vector<PreflightRow *> m_rows;
};

} // namespace tributary::gui
