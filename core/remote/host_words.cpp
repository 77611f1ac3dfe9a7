// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/host_words.h"

#include <algorithm>

namespace tributary
{

namespace
{

bool isInBrackets(const QString &text)
{
    return text.size() > 2 && text.startsWith(QLatin1Char('[')) && text.endsWith(QLatin1Char(']'));
}

std::optional<int> portOf(const QString &text)
{
    bool isNumber = false;
    const int port = text.toInt(&isNumber);
    return isNumber && port >= 1 && port <= 65535 ? std::optional(port) : std::nullopt;
}

} // namespace

QString withoutBrackets(const QString &host)
{
    return isInBrackets(host) ? host.mid(1, host.size() - 2) : host;
}

bool isPlainHost(const QString &host)
{
    const QString name = withoutBrackets(host);
    // A leading dash would be an option to a program that gets the name as an argument.
    if (name.isEmpty() || name.startsWith(QLatin1Char('-')))
        return false;
    const qsizetype colons = name.count(QLatin1Char(':'));
    if (colons == 1 || (isInBrackets(host) && colons == 0))
        return false;
    return std::none_of(name.begin(), name.end(), [](QChar c) {
        return c.isSpace() || c.category() == QChar::Other_Control || QStringLiteral("@/[],\"'").contains(c);
    });
}

std::optional<HostWords> splitHostWords(const QString &text)
{
    HostWords words;
    const qsizetype at = text.lastIndexOf(QLatin1Char('@'));
    if (at == 0)
        return std::nullopt;
    words.user = text.left(std::max<qsizetype>(at, 0));
    words.host = text.mid(at + 1);
    const qsizetype colon = words.host.lastIndexOf(QLatin1Char(':'));
    const bool hasPort = words.host.count(QLatin1Char(':')) == 1 || words.host.lastIndexOf(QLatin1String("]:")) > 0;
    if (hasPort) {
        words.port = portOf(words.host.mid(colon + 1));
        if (!words.port)
            return std::nullopt;
        words.host.truncate(colon);
    }
    if (!isPlainHost(words.host))
        return std::nullopt;
    words.host = withoutBrackets(words.host);
    return words;
}

} // namespace tributary
