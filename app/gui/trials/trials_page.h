// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "models/ranking_model.h"
#include "models/trial_row.h"
#include "run/run_store.h"
#include "window/page_context.h"

#include <QTimer>
#include <QWidget>

class QSplitter;
class QStackedLayout;

namespace tributary::gui
{

class EmptyState;
class RankingActions;
class RankingView;
class SummaryStrip;
class TrialDetails;
class TrialTable;
class TrialTableModel;

/// The Trials page: the answer on top, the trials as they run, the ranking, the details of one trial.
class TrialsPage : public QWidget
{
    Q_OBJECT

public:
    explicit TrialsPage(PageContext &context, QWidget *parent = nullptr);
    ~TrialsPage() override;

    [[nodiscard]] TrialTable *trials() const { return m_trials; }
    [[nodiscard]] RankingView *ranking() const { return m_ranking; }
    [[nodiscard]] TrialDetails *details() const { return m_details; }
    [[nodiscard]] SummaryStrip *summary() const { return m_summary; }
    [[nodiscard]] TrialTableModel *trialModel() const { return m_trialModel; }
    [[nodiscard]] RankingModel *rankingModel() const { return m_rankingModel; }
    [[nodiscard]] RankingActions *rankingActions() const { return m_actions; }

Q_SIGNALS:
    /// The trials and the analysis of the run are shown completely; for tests.
    void updated();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Prepared;

    void build();
    void connectContext();
    void connectRun();
    void showCurrentRun();
    void prepareRows();
    /// What the run is at before its first trial.
    void showPhase();
    void prepareAnalysis();
    void showAnalysis(const AnalysisPtr &analysis);
    void showLooks();
    void showTrial(int sequence);
    void showDetails(int sequence);
    void openTrial(int sequence);
    void retranslate();
    [[nodiscard]] bool showsTheRunning() const;

    PageContext &m_context;
    TrialTableModel *m_trialModel;
    RankingModel *m_rankingModel;
    RankingActions *m_actions;
    QStackedLayout *m_stack;
    EmptyState *m_empty;
    SummaryStrip *m_summary;
    TrialTable *m_trials;
    RankingView *m_ranking;
    TrialDetails *m_details;
    QSplitter *m_tables;
    QSplitter *m_parts;
    ShownRunPtr m_run;
    AnalysisPtr m_analysis;
    TrialPtr m_interrupted; ///< the last trial that was stopped in the shown run
    QTimer m_clock; ///< moves the time of the running trial
    Job m_rowJob;
    Job m_analysisJob;
    int m_wantedTrial = -1; ///< to open as soon as its row is there
};

} // namespace tributary::gui
