// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_matrix.h"

#include <QMap>
#include <QWidget>

#include <set>

class QCheckBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace tributary::gui
{

/// Ticks for strategies and stream counts. A title ticks or clears its whole row or column.
class MatrixEdit : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixEdit(QWidget *parent = nullptr);

    void setCells(const CandidateList &cells);
    [[nodiscard]] CandidateList cells() const;
    /// Shows a column for this count, not ticked.
    void addColumn(int count);
    [[nodiscard]] bool hasColumn(int count) const { return m_columns.contains(count); }

Q_SIGNALS:
    /// The user ticked or cleared cells.
    void edited(const tributary::CandidateList &cells);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addTitles();
    void addBaselineRow(int row);
    void addRow(Strategy strategy, int row);
    QCheckBox *addBox(const Candidate &cell);
    QToolButton *addTitle(const QString &text, const QString &name, std::vector<Candidate> group);
    void toggle(const std::vector<Candidate> &group);

    QGridLayout *m_grid;
    std::set<int> m_columns;
    std::set<Candidate> m_ticked;
    QMap<QString, QCheckBox *> m_boxes; ///< by the candidate's name
};

} // namespace tributary::gui
