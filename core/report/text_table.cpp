// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text_table.h"

#include <algorithm>
#include <clocale>
#include <cwchar>

namespace tributary
{

namespace
{

// wcwidth() knows the widths of Unicode, but only in a UTF-8 locale; the program's own locale stays untouched.
class WidthLocale
{
public:
    WidthLocale()
        : m_utf8(newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr))
        , m_before(m_utf8 ? uselocale(m_utf8) : nullptr)
    {
    }
    ~WidthLocale()
    {
        if (!m_utf8)
            return;
        uselocale(m_before);
        freelocale(m_utf8);
    }
    WidthLocale(const WidthLocale &) = delete;
    WidthLocale &operator=(const WidthLocale &) = delete;

private:
    locale_t m_utf8;
    locale_t m_before;
};

int widthOf(char32_t c)
{
    return std::max(0, wcwidth(static_cast<wchar_t>(c)));
}

QString padded(const QString &text, int width, TextTable::Align align)
{
    const QString blanks(std::max(0, width - displayWidth(text)), QLatin1Char(' '));
    return align == TextTable::Align::Left ? text + blanks : blanks + text;
}

} // namespace

int displayWidth(const QString &text)
{
    const WidthLocale locale;
    int width = 0;
    for (const char32_t c : text.toUcs4())
        width += widthOf(c);
    return width;
}

QString elided(const QString &text, int width)
{
    if (displayWidth(text) <= width)
        return text;
    const WidthLocale locale;
    int used = 1; // the ellipsis
    QString cut;
    for (const char32_t c : text.toUcs4()) {
        used += widthOf(c);
        if (used > width)
            break;
        cut += QString::fromUcs4(&c, 1);
    }
    return cut + QChar(0x2026);
}

void TextTable::addColumn(const QString &title, Align align)
{
    m_columns.push_back({title, align});
}

void TextTable::addRow(const QStringList &cells)
{
    m_rows.push_back(cells);
}

QStringList TextTable::lines() const
{
    std::vector<int> widths;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        int width = displayWidth(m_columns[c].title);
        for (const QStringList &row : m_rows)
            width = std::max(width, displayWidth(row.value(qsizetype(c))));
        widths.push_back(width);
    }
    const auto line = [&](const auto &cellOf) {
        QString text;
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            text += (c > 0 ? QStringLiteral("  ") : QString()) + padded(cellOf(c), widths[c], m_columns[c].align);
        while (text.endsWith(QLatin1Char(' ')))
            text.chop(1);
        return text;
    };
    QStringList out {line([this](std::size_t c) { return m_columns[c].title; })};
    for (const QStringList &row : m_rows)
        out << line([&row](std::size_t c) { return row.value(qsizetype(c)); });
    return out;
}

} // namespace tributary
