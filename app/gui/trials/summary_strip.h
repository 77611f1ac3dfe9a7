// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/look.h"
#include "models/ranking_model.h"
#include "run/run_store.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace tributary::gui
{

/// The answer of the run on top of the page: what to use and how sure that is, the noise, what is wrong with the data.
class SummaryStrip : public QFrame
{
    Q_OBJECT

public:
    explicit SummaryStrip(QWidget *parent = nullptr);

    /// `analysis`: against the baseline that the user chose; null = not known yet.
    void setResult(const ShownRunPtr &run, const AnalysisPtr &analysis);
    /// What the run is at before its first trial runs, e.g. compiling; empty = the first trial runs.
    void setPhase(const QString &phase);
    /// All texts that are shown, one per line; for tests and assistive tools.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void defaultBaselineRequested();

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void fill();
    void fillFindings();
    void fillBaseline();
    void setFindingsShown(bool shown);

    ShownRunPtr m_run;
    AnalysisPtr m_analysis;
    QString m_phase;
    Role m_role = Role::Muted;
    QLabel *m_answer;
    QLabel *m_certainty;
    QLabel *m_noise;
    QLabel *m_baseline;
    QPushButton *m_useDefault;
    QToolButton *m_toggle;
    QScrollArea *m_findings;
    QLabel *m_findingsText;
};

} // namespace tributary::gui
