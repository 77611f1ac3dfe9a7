// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "compare/chart_board.h"
#include "window/page_context.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QSplitter;
class QTabBar;
class QToolButton;

namespace tributary::gui
{

class Legend;

/// Compares the candidates of the current run, and of other runs beside it, in six charts.
class ComparePage : public QWidget
{
    Q_OBJECT

public:
    using View = ChartBoard::View;

    explicit ComparePage(PageContext &context, QWidget *parent = nullptr);
    ~ComparePage() override;

    [[nodiscard]] View view() const { return m_board->view(); }
    void setView(View view);
    /// Any view but All.
    [[nodiscard]] ChartView *chart(View view) const { return m_board->chart(view); }
    [[nodiscard]] const CompareDataPtr &data() const { return m_state.data; } ///< null until the first is ready

    /// Folders of the runs shown beside the current one.
    [[nodiscard]] const QStringList &otherRuns() const { return m_others; }
    void setOtherRuns(const QStringList &folders);

    /// Writes the file and says in the message bar how it went.
    void saveChart(const ChartView &chart, ExportFormat format, const QString &path);

Q_SIGNALS:
    /// New data are shown.
    void dataChanged();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeControls();
    void makeLayout();
    void connectSources();

    void reload();
    void startReduction();
    void onReduced(const CompareDataPtr &data);
    void applyState();
    void hideOrShow(const Candidate &candidate, bool hidden);
    void showSelectedOnly();
    void showEmptyText();
    void fillBaselines();
    void fillRunMenu();
    void showAnswer();
    void retranslate();
    void onItemClicked(int item, bool toggle);
    void askWhereToSave(const ChartView &chart, ExportFormat format);
    [[nodiscard]] Candidate wantedBaseline(const ShownRun &run) const;

    PageContext &m_context;
    ChartState m_state;
    QStringList m_others;
    QMap<QString, QString> m_colours; ///< of the project, as they are shown
    CandidateList m_hidden; ///< likewise

    QLabel *m_baselineLabel = nullptr;
    QComboBox *m_baseline = nullptr;
    QToolButton *m_runs = nullptr;
    QLabel *m_answer = nullptr;
    QTabBar *m_tabs = nullptr;
    QLabel *m_empty = nullptr;
    QSplitter *m_splitter = nullptr;
    ChartBoard *m_board = nullptr;
    Legend *m_legend = nullptr;

    Job m_job;
    bool m_reducing = false;
    bool m_stale = true; ///< what is shown is older than the runs
};

} // namespace tributary::gui
