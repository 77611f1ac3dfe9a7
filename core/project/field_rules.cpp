// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/field_rules.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tributary
{

namespace
{

using Kind = FieldRule::Kind;

Text wantedText(Kind kind)
{
    switch (kind) {
    case Kind::Text:
        return QT_TRANSLATE_NOOP("core", "It must be a text in quotes.");
    case Kind::Flag:
        return QT_TRANSLATE_NOOP("core", "It must be true or false.");
    case Kind::Whole:
        return QT_TRANSLATE_NOOP("core", "It must be a whole number.");
    case Kind::Real:
        return QT_TRANSLATE_NOOP("core", "It must be a number.");
    case Kind::Object:
        return QT_TRANSLATE_NOOP("core", "It must be an object in braces.");
    case Kind::Texts:
        return QT_TRANSLATE_NOOP("core", "It must be a list of texts.");
    case Kind::Wholes:
        return QT_TRANSLATE_NOOP("core", "It must be a list of whole numbers.");
    case Kind::Objects:
        return QT_TRANSLATE_NOOP("core", "It must be a list of objects in braces.");
    case Kind::TextMap:
        break;
    }
    return QT_TRANSLATE_NOOP("core", "It must be an object whose values are texts.");
}

bool isWhole(const QJsonValue &value)
{
    // Beyond 2^53 a JSON number no longer says which whole number is meant.
    constexpr double largest = 9007199254740992.0;
    return value.isDouble() && std::trunc(value.toDouble()) == value.toDouble()
        && std::fabs(value.toDouble()) <= largest;
}

template <typename Test>
bool allOf(const QJsonValue &value, Test test)
{
    const QJsonArray array = value.toArray();
    return value.isArray() && std::all_of(array.begin(), array.end(), test);
}

bool isOfKind(const QJsonValue &value, Kind kind)
{
    switch (kind) {
    case Kind::Text:
        return value.isString();
    case Kind::Flag:
        return value.isBool();
    case Kind::Whole:
        return isWhole(value);
    case Kind::Real:
        return value.isDouble();
    case Kind::Object:
        return value.isObject();
    case Kind::Texts:
        return allOf(value, [](const QJsonValue &entry) { return entry.isString(); });
    case Kind::Wholes:
        return allOf(value, [](const QJsonValue &entry) { return isWhole(entry); });
    case Kind::Objects:
        return allOf(value, [](const QJsonValue &entry) { return entry.isObject(); });
    case Kind::TextMap: {
        const QJsonObject map = value.toObject();
        return value.isObject()
            && std::all_of(map.begin(), map.end(), [](const auto &entry) { return QJsonValue(entry).isString(); });
    }
    }
    return false;
}

bool isInRange(const QJsonValue &value, const FieldRule &rule)
{
    const auto fits = [&rule](const QJsonValue &number) {
        return !number.isDouble() || (number.toDouble() >= rule.least && number.toDouble() <= rule.most);
    };
    return value.isArray() ? allOf(value, fits) : fits(value);
}

Text rangeText(const FieldRule &rule)
{
    if (rule.most == std::numeric_limits<double>::max())
        return {QT_TRANSLATE_NOOP("core", "It must be %1 or more."), {QString::number(rule.least)}};
    return {QT_TRANSLATE_NOOP("core", "It must be from %1 to %2."),
        {QString::number(rule.least), QString::number(rule.most)}};
}

QJsonValue valueAt(const QJsonObject &object, const QString &path)
{
    QJsonValue value = object;
    for (const QString &name : path.split(QLatin1Char('.')))
        value = value.toObject().value(name);
    return value;
}

} // namespace

QString fieldName(const QString &place, const QString &path)
{
    return place.isEmpty() ? path : place + QLatin1Char('.') + path;
}

Error badValue(const QString &name, const QString &value, Text hint)
{
    return {{QT_TRANSLATE_NOOP("core", "The field \"%1\" has no valid value"), {name}}, value, std::move(hint)};
}

std::optional<Error> checkFields(const QJsonObject &object, const std::vector<FieldRule> &rules, const QString &place)
{
    for (const FieldRule &rule : rules) {
        const QString path = QLatin1String(rule.path);
        const QString name = fieldName(place, path);
        const QJsonValue value = valueAt(object, path);
        if (value.isUndefined()) {
            if (rule.optional)
                continue;
            return Error {{QT_TRANSLATE_NOOP("core", "The field \"%1\" is missing"), {name}}, {}, {}};
        }
        if (!isOfKind(value, rule.kind))
            return Error {{QT_TRANSLATE_NOOP("core", "The field \"%1\" is of the wrong type"), {name}}, {},
                wantedText(rule.kind)};
        if (!isInRange(value, rule))
            return Error {{QT_TRANSLATE_NOOP("core", "The field \"%1\" is out of its range"), {name}},
                value.isDouble() ? QString::number(value.toDouble()) : QString(), rangeText(rule)};
    }
    return std::nullopt;
}

} // namespace tributary
