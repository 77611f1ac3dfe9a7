// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "models/candidate_looks.h"

#include <QTimer>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace tributary::gui
{

class DataTable;
class TrialFilter;
class TrialTableModel;

/// The table of trials with its filter, its way to a trial by number, and its export.
class TrialTable : public QWidget
{
    Q_OBJECT

public:
    explicit TrialTable(TrialTableModel *model, QWidget *parent = nullptr);

    [[nodiscard]] DataTable *table() const { return m_table; }
    [[nodiscard]] TrialFilter *filter() const { return m_filter; }
    /// The candidates to choose from; the chosen one stays.
    void setLooks(const CandidateLooks &looks);
    /// Selects the trial and scrolls to it; a filter that hides it is lifted. False if there is no such trial.
    bool jumpTo(int sequence);
    /// The current row, without scrolling; -1 = none.
    void setCurrentTrial(int sequence);
    [[nodiscard]] int currentTrial() const;
    void clearFilter();
    /// Writes all rows that pass the filter.
    void exportTo(const QString &path);
    /// Menu of the table: copy, export, columns.
    [[nodiscard]] QMenu *makeMenu(QWidget *parent);

Q_SIGNALS:
    /// The user has moved to this trial.
    void trialChosen(int sequence);
    /// The user wants to see its details (Enter, double click).
    void detailsRequested(int sequence);
    void exported(const QString &path);
    void failed(const tributary::Error &error);

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildFilterBar();
    void connectTable();
    void askForExport();
    void goToTyped();
    void tellCount();
    void fillCandidates();
    void fillStates();
    void retranslate();
    [[nodiscard]] QModelIndex indexOf(int sequence) const;

    TrialTableModel *m_model;
    TrialFilter *m_filter;
    DataTable *m_table;
    QComboBox *m_state;
    QComboBox *m_candidate;
    QLineEdit *m_text;
    QLineEdit *m_goTo;
    QToolButton *m_more;
    QLabel *m_count;
    QAction *m_goToAction;
    QAction *m_findAction;
    QAction *m_export;
    QAction *m_clearFilter;
    QTimer m_typing; ///< the text takes effect when typing pauses
    CandidateLooks m_looks;
    bool m_quiet = false; ///< the current row changes by the program
};

} // namespace tributary::gui
