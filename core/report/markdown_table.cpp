// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/markdown_table.h"

namespace tributary
{

namespace
{

QString line(const QStringList &cells)
{
    QString text = QStringLiteral("|");
    for (QString cell : cells) {
        cell.replace(QLatin1Char('|'), QLatin1String("\\|")).replace(QLatin1Char('\n'), QLatin1Char(' '));
        text += QStringLiteral(" %1 |").arg(cell.isEmpty() ? QStringLiteral("-") : cell);
    }
    return text + QLatin1Char('\n');
}

} // namespace

QString markdownTable(const QStringList &header, const std::vector<QStringList> &rows)
{
    if (rows.empty())
        return QStringLiteral("N/A\n");
    QString text =
        line(header) + QLatin1Char('|') + QStringLiteral(" --- |").repeated(header.size()) + QLatin1Char('\n');
    for (const QStringList &row : rows)
        text += line(row);
    return text;
}

QString mermaidLabel(QString text)
{
    text.replace(QLatin1Char('#'), QLatin1String("#35;")).replace(QLatin1Char('"'), QLatin1String("#quot;"));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

} // namespace tributary
