// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/name_scope.h"

#include <algorithm>

namespace tributary
{

namespace
{

bool isDigit(QChar c)
{
    return c >= QLatin1Char('0') && c <= QLatin1Char('9');
}

bool isNumber(const QString &part)
{
    return !part.isEmpty() && std::all_of(part.begin(), part.end(), isDigit);
}

} // namespace

QStringList nameParts(const QString &operatorName)
{
    const QChar separator = operatorName.contains(QLatin1Char('/')) ? QLatin1Char('/') : QLatin1Char('.');
    QStringList parts;
    for (const QString &part : operatorName.split(separator, Qt::SkipEmptyParts)) {
        if (isNumber(part) && !parts.isEmpty())
            parts.last() += QLatin1Char('.') + part;
        else
            parts << part;
    }
    return parts;
}

NumberedScope numberedScope(const QString &scope)
{
    qsizetype end = scope.size();
    while (end > 0 && isDigit(scope[end - 1]))
        --end;
    bool fits = false;
    const int number = scope.mid(end).toInt(&fits);
    if (!fits)
        return {};
    while (end > 0 && (scope[end - 1] == QLatin1Char('.') || scope[end - 1] == QLatin1Char('_')))
        --end;
    return {scope.left(end), number};
}

QString withoutNumbers(const QString &name)
{
    QString text;
    for (const QChar c : name) {
        if (!isDigit(c))
            text += c;
    }
    return text;
}

} // namespace tributary
