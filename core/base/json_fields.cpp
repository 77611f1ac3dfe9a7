// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_fields.h"

#include <QJsonDocument>

namespace tributary
{

QJsonValue JsonFields::get(const QString &name, QJsonValue::Type type) const
{
    const QJsonValue value = m_object.value(name);
    if (value.type() == type || m_error)
        return value;
    if (value.isUndefined())
        m_error = Error {{QT_TRANSLATE_NOOP("core", "The field \"%1\" is missing"), {name}}, {}, {}};
    else
        m_error = Error {{QT_TRANSLATE_NOOP("core", "The field \"%1\" is of the wrong type"), {name}}, {}, {}};
    return value;
}

QString JsonFields::text(const QString &name) const
{
    return get(name, QJsonValue::String).toString();
}

qint64 JsonFields::integer(const QString &name) const
{
    return get(name, QJsonValue::Double).toInteger();
}

double JsonFields::real(const QString &name) const
{
    return get(name, QJsonValue::Double).toDouble();
}

bool JsonFields::flag(const QString &name) const
{
    return get(name, QJsonValue::Bool).toBool();
}

QJsonArray JsonFields::array(const QString &name) const
{
    return get(name, QJsonValue::Array).toArray();
}

QJsonObject JsonFields::object(const QString &name) const
{
    return get(name, QJsonValue::Object).toObject();
}

Result<QJsonObject> parseJsonObject(const QByteArray &bytes, const QString &path)
{
    QJsonParseError error {};
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &error);
    if (error.error != QJsonParseError::NoError) {
        const qint64 line = bytes.left(error.offset).count('\n') + 1;
        return fail({QT_TRANSLATE_NOOP("core", "%1 is no valid JSON at line %2"), {path, number(line)}},
            error.errorString(), QT_TRANSLATE_NOOP("core", "Restore the file from a copy, or correct the line."));
    }
    if (!document.isObject())
        return fail({QT_TRANSLATE_NOOP("core", "%1 holds no JSON object"), {path}});
    return document.object();
}

} // namespace tributary
