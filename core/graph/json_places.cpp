// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/json_places.h"

#include <cmath>

namespace tributary
{

namespace
{

constexpr const char *wrongType = QT_TRANSLATE_NOOP("core", "%1: the field \"%2\" is of the wrong type");

} // namespace

void JsonProblem::set(const char *sentence, const QString &place, const QString &what)
{
    if (!m_error)
        m_error = Error {{sentence, {m_path, place, what}}, QString(),
            QT_TRANSLATE_NOOP("core", "Correct the field, or write the file again with tributary-cli graph convert.")};
}

JsonPlace::JsonPlace(
    const QJsonValue &value, JsonProblem &problem, const JsonPlace *parent, const char *name, int index)
    : m_object(value.toObject())
    , m_problem(problem)
    , m_parent(parent)
    , m_name(name)
    , m_index(index)
{
    if (!value.isObject())
        m_problem.set(wrongType, place(nullptr));
}

QString JsonPlace::place(const char *field) const
{
    QString text = m_parent ? m_parent->place(m_name) : QString();
    if (m_index >= 0)
        text += QStringLiteral("[%1]").arg(m_index);
    if (field)
        text += (text.isEmpty() ? QString() : QStringLiteral(".")) + QLatin1String(field);
    return text;
}

void JsonPlace::fail(const char *sentence, const char *field, const QString &what) const
{
    m_problem.set(sentence, place(field), what);
}

QJsonValue JsonPlace::take(const char *field, QJsonValue::Type type)
{
    const QJsonValue value = m_object.take(QLatin1String(field));
    if (!value.isUndefined() && value.type() != type)
        fail(wrongType, field);
    return value;
}

QString JsonPlace::text(const char *field)
{
    return take(field, QJsonValue::String).toString();
}

QString JsonPlace::requiredText(const char *field)
{
    const QString value = text(field);
    if (value.isEmpty())
        fail(QT_TRANSLATE_NOOP("core", "%1: the field \"%2\" is missing or empty"), field);
    return value;
}

QStringList JsonPlace::texts(const char *field)
{
    QStringList values;
    const QJsonArray items = array(field);
    for (const QJsonValue &item : items) {
        if (!item.isString())
            fail(wrongType, field);
        values << item.toString();
    }
    return values;
}

bool JsonPlace::flag(const char *field)
{
    return take(field, QJsonValue::Bool).toBool();
}

qint64 JsonPlace::whole(const char *field, qint64 missing, qint64 least, qint64 most)
{
    const QJsonValue value = take(field, QJsonValue::Double);
    if (value.isUndefined())
        return missing;
    const double real = value.toDouble();
    const qint64 whole = value.toInteger(least - 1);
    if (std::floor(real) != real || whole < least || whole > most)
        fail(QT_TRANSLATE_NOOP("core", "%1: the field \"%2\" is not a whole number in range"), field);
    return whole;
}

QJsonArray JsonPlace::array(const char *field)
{
    return take(field, QJsonValue::Array).toArray();
}

QJsonObject JsonPlace::object(const char *field)
{
    return take(field, QJsonValue::Object).toObject();
}

} // namespace tributary
