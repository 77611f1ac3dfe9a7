// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/op_summary_costs.h"

#include "base/files.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <vector>

namespace tributary
{

namespace
{

enum Column { Name, TaskType, Duration, Blocks, MixBlocks, ColumnCount };

constexpr std::array<std::string_view, ColumnCount> columnNames {
    "Op Name", "Task Type", "Task Duration(us)", "Block Num", "Mix Block Num"};

using Columns = std::array<std::size_t, ColumnCount>;
using Cells = std::vector<std::string_view>;

// Quotes mean nothing here: GE splits at every comma, and the columns that count stand before the quoted ones.
void splitCells(std::string_view line, Cells &cells)
{
    cells.clear();
    while (!line.empty()) {
        const std::size_t comma = line.find(',');
        cells.push_back(line.substr(0, comma));
        line = comma == std::string_view::npos ? std::string_view() : line.substr(comma + 1);
    }
}

std::string_view takeLine(std::string_view &text)
{
    const std::size_t end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    return line;
}

std::string_view withoutLeadingBlanks(std::string_view cell)
{
    const std::size_t first = cell.find_first_not_of(" \t\r\v\f");
    cell = first == std::string_view::npos ? std::string_view() : cell.substr(first);
    return cell.substr(0, 1) == "+" ? cell.substr(1) : cell;
}

// GE reads a number from the start of the cell and ignores what follows it.
template <typename Number>
std::optional<Number> leadingNumber(std::string_view cell)
{
    cell = withoutLeadingBlanks(cell);
    Number value {};
    const auto end = std::from_chars(cell.data(), cell.data() + cell.size(), value);
    return end.ec == std::errc() ? std::optional<Number>(value) : std::nullopt;
}

std::optional<NodeCost> costOf(const Cells &cells, const Columns &columns)
{
    const bool complete = std::all_of(columns.begin(), columns.end(), [&](std::size_t c) { return c < cells.size(); });
    if (!complete)
        return std::nullopt;
    const auto duration = leadingNumber<float>(cells[columns[Duration]]);
    const auto blocks = leadingNumber<std::uint32_t>(cells[columns[Blocks]]);
    const auto mixBlocks = leadingNumber<std::uint32_t>(cells[columns[MixBlocks]]);
    if (!duration || !blocks || !mixBlocks || !std::isfinite(*duration))
        return std::nullopt;
    NodeCost cost {static_cast<double>(*duration), 0, 0};
    const std::string_view task = cells[columns[TaskType]];
    if (task == "AI_CORE")
        cost.cubeBlocks = *blocks;
    else if (task == "AI_VECTOR_CORE")
        cost.vectorBlocks = *blocks;
    else if (task == "MIX_AIC")
        cost = {cost.duration_us, static_cast<double>(*blocks), static_cast<double>(*mixBlocks)};
    else if (task == "MIX_AIV")
        cost = {cost.duration_us, static_cast<double>(*mixBlocks), static_cast<double>(*blocks)};
    return cost;
}

Result<Columns> findColumns(const Cells &header, const QString &path)
{
    Columns columns {};
    for (std::size_t i = 0; i < ColumnCount; ++i) {
        const auto it = std::find(header.begin(), header.end(), columnNames[i]);
        if (it == header.end()) {
            const QString name =
                QString::fromLatin1(columnNames[i].data(), static_cast<qsizetype>(columnNames[i].size()));
            return fail({QT_TRANSLATE_NOOP("core", "%1, line 1: the column \"%2\" is missing"), {path, name}}, {},
                QT_TRANSLATE_NOOP("core", "GE accepts only an op_summary CSV of an msprof of 2026 or later."));
        }
        columns[i] = static_cast<std::size_t>(it - header.begin());
    }
    return columns;
}

} // namespace

Result<NodeCosts> parseOpSummaryCosts(std::string_view text, const QString &path)
{
    Cells cells;
    splitCells(takeLine(text), cells);
    const Result<Columns> columns = findColumns(cells, path);
    if (!columns)
        return tl::unexpected(columns.error());
    NodeCosts costs;
    while (!text.empty()) {
        splitCells(takeLine(text), cells);
        const auto cost = costOf(cells, *columns);
        if (!cost)
            continue;
        const std::string_view name = cells[(*columns)[Name]];
        costs.byName.insert(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())), *cost);
    }
    return costs;
}

Result<NodeCosts> readOpSummaryCosts(const QString &path)
{
    if (!path.endsWith(QLatin1String(".csv")))
        return fail({QT_TRANSLATE_NOOP("core", "%1 is not used as a profile"), {path}}, {},
            QT_TRANSLATE_NOOP("core", "GE takes only a file whose name ends in .csv."));
    const Result<QByteArray> content = readFile(path);
    if (!content)
        return tl::unexpected(content.error());
    return parseOpSummaryCosts({content->constData(), static_cast<std::size_t>(content->size())}, path);
}

Result<std::optional<NodeCosts>> readGivenCosts(const QString &path)
{
    if (path.isEmpty())
        return std::nullopt;
    auto costs = readOpSummaryCosts(path);
    if (!costs)
        return tl::unexpected(costs.error());
    return std::move(*costs);
}

} // namespace tributary
