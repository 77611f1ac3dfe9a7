// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace tributary::gui
{

/// Finds rectangles near a place without looking at all of them.
class GridIndex
{
public:
    GridIndex() = default;
    explicit GridIndex(const std::vector<QRectF> &items);

    /// Indices of the items that may touch `area`, each once, in no order. `found` is emptied first.
    void find(const QRectF &area, std::vector<int> &found) const;

private:
    struct Cells {
        int left = 0, top = 0, right = 0, bottom = 0;
    };
    [[nodiscard]] Cells cellsOf(const QRectF &rect) const;

    QRectF m_bounds;
    int m_columns = 0;
    int m_rows = 0;
    std::vector<Cells> m_cells; ///< by item
    std::vector<int> m_begin; ///< by cell: where its items begin in m_items
    std::vector<int> m_items;
};

} // namespace tributary::gui
