// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/mermaid_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <utility>

namespace tributary
{

namespace
{

constexpr std::array<std::pair<const char *, char16_t>, 6> entities {
    {{"quot", u'"'}, {"amp", u'&'}, {"lt", u'<'}, {"gt", u'>'}, {"nbsp", u' '}, {"apos", u'\''}}};

// The character that an entity without # and ; stands for; nothing if it is none.
QString characterOf(const QString &entity)
{
    for (const auto &[name, character] : entities) {
        if (entity == QLatin1String(name))
            return QString(QChar(character));
    }
    bool isNumber = false;
    const uint code = entity.toUInt(&isNumber);
    if (!isNumber || code < 0x20 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
        return {};
    const auto character = static_cast<char32_t>(code);
    return QString::fromUcs4(&character, 1);
}

} // namespace

QString readMermaidLabel(std::string_view label)
{
    QString text = QString::fromUtf8(label.data(), static_cast<qsizetype>(label.size())).trimmed();
    for (const QChar quote : {QLatin1Char('"'), QLatin1Char('`')}) {
        if (text.size() >= 2 && text.startsWith(quote) && text.endsWith(quote))
            text = text.mid(1, text.size() - 2);
    }
    static const QRegularExpression lineBreak(
        QStringLiteral("<br\\s*/?>|\\\\n"), QRegularExpression::CaseInsensitiveOption);
    text.replace(lineBreak, QStringLiteral(" "));
    static const QRegularExpression entity(QStringLiteral("[#&]#?([a-z]+|[0-9]{1,7});"));
    QString shown;
    qsizetype from = 0;
    for (QRegularExpressionMatchIterator found = entity.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QString character = characterOf(match.captured(1));
        shown += text.mid(from, match.capturedStart() - from) + (character.isEmpty() ? match.captured() : character);
        from = match.capturedEnd();
    }
    return (shown + text.mid(from)).simplified();
}

QString writeMermaidLabel(const QString &text)
{
    QString label = QStringLiteral("\"");
    for (const QChar c : text) {
        switch (c.unicode()) {
        case '"':
            label += QLatin1String("#quot;");
            break;
        case '#':
            label += QLatin1String("#35;");
            break;
        case '&':
            label += QLatin1String("#amp;");
            break;
        case '<':
            label += QLatin1String("#lt;");
            break;
        case '>':
            label += QLatin1String("#gt;");
            break;
        case '\\': // "\n" would break the line
            label += QLatin1String("#92;");
            break;
        case '|': // would end the label of a link
            label += QLatin1String("#124;");
            break;
        case '`':
            label += QLatin1String("#96;");
            break;
        case '\n':
        case '\r':
            label += QLatin1Char(' ');
            break;
        default:
            label += c;
        }
    }
    return label + QLatin1Char('"');
}

} // namespace tributary
