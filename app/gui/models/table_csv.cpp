// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/table_csv.h"

#include "base/csv.h"
#include "models/item_roles.h"

namespace tributary::gui
{

QString tableCsv(const QAbstractItemModel &model, const QList<int> &rows, const QList<int> &columns)
{
    QString out;
    const auto appendLine = [&](const auto &cellOf) {
        for (qsizetype i = 0; i < columns.size(); ++i) {
            if (i > 0)
                out += QLatin1Char(',');
            out += csvCell(cellOf(columns[i]));
        }
        out += QLatin1Char('\n');
    };
    appendLine([&](int column) { return model.headerData(column, Qt::Horizontal).toString(); });
    for (const int row : rows) {
        appendLine([&](int column) {
            const QModelIndex index = model.index(row, column);
            const QVariant own = index.data(CsvRole);
            return (own.isValid() ? own : index.data()).toString();
        });
    }
    return out;
}

} // namespace tributary::gui
