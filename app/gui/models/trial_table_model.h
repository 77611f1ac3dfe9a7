// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/candidate_looks.h"
#include "models/item_roles.h"
#include "models/trial_row.h"

#include <QAbstractTableModel>

namespace tributary::gui
{

/// The trials of a run, one row each, by sequence number. New data changes and inserts rows, never resets the model.
class TrialTableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Number, State, CandidateName, Round, Exit, Steps, Median, Course, WallTime, Why, ColumnCount };

    explicit TrialTableModel(QObject *parent = nullptr);

    /// Another run is shown: nothing of the old one is kept.
    void clear();
    void setRows(TrialRows rows);
    void setLooks(const CandidateLooks &looks);
    /// Time of the running trial so far.
    void setElapsed(double seconds);
    /// The language has changed.
    void retranslate();

    [[nodiscard]] const TrialRows &rows() const { return m_rows; }
    [[nodiscard]] const TrialRow &row(int index) const { return *m_rows[std::size_t(index)]; }
    /// The row of the trial; -1 if there is none.
    [[nodiscard]] int find(int sequence) const;

    static QString stateText(TrialState state);
    static QString exitText(const ExitState &exit);
    static QString roundText(const TrialSpec &spec);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void removeVanished(const TrialRows &rows);
    void insertAndChange(const TrialRows &rows);
    [[nodiscard]] QString text(const TrialRow &row, int column) const;
    [[nodiscard]] QString toolTip(const TrialRow &row, int column) const;
    [[nodiscard]] QVariant sortValue(const TrialRow &row, int column) const;
    [[nodiscard]] QString csvText(const TrialRow &row, int column) const;

    TrialRows m_rows;
    CandidateLooks m_looks;
    double m_elapsed = 0;
};

} // namespace tributary::gui
