// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/step_record.h"

#include <algorithm>

namespace tributary
{

namespace
{

constexpr QLatin1String modelWord("model");

std::optional<std::int64_t> parseId(QStringView text)
{
    // toLongLong() alone would also take blanks and a plus sign.
    const QStringView digits = text.startsWith(QLatin1Char('-')) ? text.mid(1) : text;
    const auto isDigit = [](QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); };
    if (digits.isEmpty() || !std::all_of(digits.begin(), digits.end(), isDigit))
        return std::nullopt;
    bool fits = false;
    const qlonglong value = text.toLongLong(&fits);
    if (!fits)
        return std::nullopt;
    return value;
}

} // namespace

QString ExecObject::name() const
{
    const QString left = kind == Kind::Model ? QString(modelWord) : QString::number(session);
    return left + QLatin1Char(':') + QString::number(id);
}

std::optional<ExecObject> ExecObject::parse(QStringView text)
{
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    if (colon < 0)
        return std::nullopt;
    const QStringView left = text.left(colon);
    const auto id = parseId(text.mid(colon + 1));
    if (!id)
        return std::nullopt;
    if (left == modelWord)
        return ExecObject {Kind::Model, 0, *id};
    const auto session = parseId(left);
    if (!session)
        return std::nullopt;
    return ExecObject {Kind::SessionGraph, *session, *id};
}

} // namespace tributary
