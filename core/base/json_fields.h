// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace tributary
{

/// Reads the fields of a JSON object; the first one that is missing or of another type is remembered as the error, so
/// that a reader can take all its fields and check once.
class JsonFields
{
public:
    explicit JsonFields(QJsonObject object)
        : m_object(std::move(object))
    {
    }

    [[nodiscard]] QString text(const QString &name) const;
    [[nodiscard]] qint64 integer(const QString &name) const;
    [[nodiscard]] double real(const QString &name) const;
    [[nodiscard]] bool flag(const QString &name) const;
    [[nodiscard]] QJsonArray array(const QString &name) const;
    [[nodiscard]] QJsonObject object(const QString &name) const;

    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    [[nodiscard]] QJsonValue get(const QString &name, QJsonValue::Type type) const;

    QJsonObject m_object;
    mutable std::optional<Error> m_error;
};

/// The object that the bytes hold; the error names the line.
Result<QJsonObject> parseJsonObject(const QByteArray &bytes, const QString &path);

} // namespace tributary
