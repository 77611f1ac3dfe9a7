// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include <optional>

class QAction;

namespace tributary::gui
{

/// A table of results: whole rows, sorted by the header, columns that can be hidden and are remembered, copying as
/// CSV. New rows above what is seen do not move it.
class DataTable : public QTableView
{
    Q_OBJECT

public:
    /// `settingsKey`: under which the columns are remembered, e.g. "trials/columns".
    explicit DataTable(QString settingsKey, QWidget *parent = nullptr);

    /// After this the columns are as the user left them, or have these widths; 0 = hidden until the user shows it.
    void setModelWithWidths(QAbstractItemModel *model, const QList<int> &widths);

    /// The selected rows as CSV, with the columns that are shown, in their order.
    [[nodiscard]] QString selectionCsv() const;
    /// All rows that pass the filter, with all columns.
    [[nodiscard]] QString allCsv() const;
    /// A menu to show and hide columns.
    [[nodiscard]] QMenu *makeColumnMenu(QWidget *parent);
    [[nodiscard]] QAction *copyAction() const { return m_copy; }
    void retranslate();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void copySelection();
    void showColumnMenu(QPoint place);
    void saveColumns() const;
    void holdPlace();
    void restorePlace();

    QString m_settingsKey;
    QAction *m_copy;
    QPersistentModelIndex m_top; ///< the first row seen, while the model changes
    int m_topOffset = 0;
};

} // namespace tributary::gui
