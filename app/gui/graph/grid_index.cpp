// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/grid_index.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tributary::gui
{

namespace
{

constexpr int mostCells = 64; ///< along one side
constexpr int itemsPerCell = 4;

} // namespace

GridIndex::GridIndex(const std::vector<QRectF> &items)
{
    for (const QRectF &item : items)
        m_bounds |= item.adjusted(-1, -1, 1, 1); // lines have no area of their own
    if (items.empty())
        return;
    const double cells = std::max(1.0, double(items.size()) / itemsPerCell);
    const double ratio = m_bounds.width() / m_bounds.height();
    m_columns = std::clamp(static_cast<int>(std::sqrt(cells * ratio)), 1, mostCells);
    m_rows = std::clamp(static_cast<int>(std::sqrt(cells / ratio)), 1, mostCells);
    m_begin.assign(static_cast<std::size_t>(m_columns * m_rows + 1), 0);
    const auto forEachCell = [this](const Cells &at, const auto &use) {
        for (int row = at.top; row <= at.bottom; ++row) {
            for (int column = at.left; column <= at.right; ++column)
                use(static_cast<std::size_t>(row * m_columns + column));
        }
    };
    m_cells.reserve(items.size());
    for (const QRectF &item : items) {
        m_cells.push_back(cellsOf(item));
        forEachCell(m_cells.back(), [this](std::size_t cell) { ++m_begin[cell + 1]; });
    }
    std::partial_sum(m_begin.begin(), m_begin.end(), m_begin.begin());
    m_items.resize(static_cast<std::size_t>(m_begin.back()));
    std::vector<int> next = m_begin;
    for (std::size_t i = 0; i < items.size(); ++i)
        forEachCell(m_cells[i],
            [&](std::size_t cell) { m_items[static_cast<std::size_t>(next[cell]++)] = static_cast<int>(i); });
}

GridIndex::Cells GridIndex::cellsOf(const QRectF &rect) const
{
    const auto column = [this](double x) {
        return std::clamp(static_cast<int>((x - m_bounds.left()) / m_bounds.width() * m_columns), 0, m_columns - 1);
    };
    const auto row = [this](double y) {
        return std::clamp(static_cast<int>((y - m_bounds.top()) / m_bounds.height() * m_rows), 0, m_rows - 1);
    };
    return {column(rect.left()), row(rect.top()), column(rect.right()), row(rect.bottom())};
}

void GridIndex::find(const QRectF &area, std::vector<int> &found) const
{
    found.clear();
    if (m_columns == 0)
        return;
    const Cells wanted = cellsOf(area);
    for (int row = wanted.top; row <= wanted.bottom; ++row) {
        for (int column = wanted.left; column <= wanted.right; ++column) {
            const auto cell = static_cast<std::size_t>(row * m_columns + column);
            for (int i = m_begin[cell]; i < m_begin[cell + 1]; ++i) {
                const int item = m_items[static_cast<std::size_t>(i)];
                const Cells &at = m_cells[static_cast<std::size_t>(item)];
                // An item lies in several cells; it counts in the first of those that are looked at.
                if (row == std::max(at.top, wanted.top) && column == std::max(at.left, wanted.left))
                    found.push_back(item);
            }
        }
    }
}

} // namespace tributary::gui
