// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/connection_check.h"

#include <QAbstractTableModel>

#include <vector>

namespace tributary::gui
{

/// The steps of a Test: those that are done with what came of them, the one that goes on, those to come.
class CheckModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Step, State, Time, Found, columns };

    using QAbstractTableModel::QAbstractTableModel;

    /// All steps are to come; the first one goes on.
    void begin();
    /// The next one is done.
    void add(const CheckItem &item);
    /// Nothing goes on any more.
    void end();
    void clear();
    /// Texts and colours again.
    void refresh();
    [[nodiscard]] const std::vector<CheckItem> &items() const { return m_items; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString textAt(int row, int column) const;
    [[nodiscard]] QString stateText(int row) const;
    [[nodiscard]] QString foundText(const CheckItem &item) const;
    [[nodiscard]] QVariant colourAt(int row) const;

    std::vector<CheckItem> m_items;
    bool m_isShown = false;
    bool m_isRunning = false;
};

} // namespace tributary::gui
