// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/chart_text.h"

#include "base/csv.h"
#include "report/text_table.h"

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

// Text breaks at blanks and, in Chinese, anywhere.
QStringList pieces(const QString &text)
{
    QStringList list;
    QString piece;
    for (const QChar c : text) {
        piece += c;
        if (c.isSpace() || displayWidth(QString(c)) == 2) {
            list << piece;
            piece.clear();
        }
    }
    return list << piece;
}

} // namespace

QString csvLine(const QStringList &cells)
{
    QStringList quoted;
    for (const QString &cell : cells)
        quoted << csvCell(cell);
    return quoted.join(QLatin1Char(',')) + QStringLiteral("\r\n");
}

QString csvMilliseconds(double us)
{
    return csvNumber(us / 1000);
}

QString csvNumber(double value)
{
    return QString::number(value, 'g', 10);
}

std::vector<Readout::Line> wrappedLines(const QString &text, int columns)
{
    std::vector<Readout::Line> lines;
    QString line;
    for (const QString &piece : pieces(text)) {
        if (!line.isEmpty() && displayWidth(line) + displayWidth(piece.trimmed()) > columns) {
            lines.push_back({line.trimmed()});
            line.clear();
        }
        line += piece;
    }
    if (!line.trimmed().isEmpty())
        lines.push_back({line.trimmed()});
    return lines;
}

QString someNames(const QStringList &names, int most)
{
    const QString joined = names.mid(0, most).join(QStringLiteral(", "));
    return names.size() > most ? joined + QStringLiteral(", …") : joined;
}

Range timeRange(const ChartState &state, const std::vector<std::size_t> &items, bool log)
{
    RangeFinder finder;
    for (const std::size_t index : items) {
        const CompareItem &item = state.data->items[index];
        if (!item.hasSteps())
            continue;
        const auto first =
            log ? std::upper_bound(item.sorted_us.begin(), item.sorted_us.end(), 0) : item.sorted_us.begin();
        if (first == item.sorted_us.end())
            continue;
        finder.add(double(*first) / 1000);
        finder.add(double(item.sorted_us.back()) / 1000);
    }
    if (!log)
        return finder.padded(0.02);
    if (finder.isEmpty())
        return {0.001, 1};
    const Range range = finder.range();
    const double margin = range.width() > 0 ? std::pow(range.hi / range.lo, 0.02) : 1.05;
    return {range.lo / margin, range.hi * margin};
}

} // namespace tributary::gui
