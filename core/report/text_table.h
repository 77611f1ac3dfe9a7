// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace tributary
{

/// Columns that a terminal needs for the text: 2 for wide characters (Chinese, emoji), 0 for combining ones.
int displayWidth(const QString &text);

/// The text cut to at most `width` columns, with "…" where something was cut off.
QString elided(const QString &text, int width);

/// A table of text whose columns line up in a terminal, whatever the characters.
class TextTable
{
public:
    enum class Align { Left, Right };

    void addColumn(const QString &title, Align align = Align::Left);
    /// One cell per column; missing ones are empty.
    void addRow(const QStringList &cells);

    /// Title and rows, two blanks between columns, none at the end of a line.
    [[nodiscard]] QStringList lines() const;

private:
    struct Column {
        QString title;
        Align align;
    };

    std::vector<Column> m_columns;
    std::vector<QStringList> m_rows;
};

} // namespace tributary
