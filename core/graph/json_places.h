// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <limits>
#include <optional>

namespace tributary
{

/// What went wrong first in a JSON file, with the place as people write it: graphs[0].operators[3].name.
class JsonProblem
{
public:
    explicit JsonProblem(QString path)
        : m_path(std::move(path))
    {
    }

    /// `sentence` has the arguments path, place and `what`.
    void set(const char *sentence, const QString &place, const QString &what = {});
    [[nodiscard]] const std::optional<Error> &error() const { return m_error; }

private:
    QString m_path;
    std::optional<Error> m_error;
};

/// Takes the fields out of one JSON object; what is left are the ones that nobody knew. A field that is missing gives
/// the value named in the call; one of another type or out of range sets the problem.
class JsonPlace
{
public:
    /// `name` is the object's own place below `parent`, with its index if it is one of many.
    JsonPlace(const QJsonValue &value, JsonProblem &problem, const JsonPlace *parent, const char *name, int index = -1);

    QString text(const char *field);
    QString requiredText(const char *field); ///< must be there and not empty
    QStringList texts(const char *field);
    bool flag(const char *field);
    qint64 whole(const char *field, qint64 missing, qint64 least, qint64 most = std::numeric_limits<int>::max());
    QJsonArray array(const char *field);
    QJsonObject object(const char *field);

    [[nodiscard]] bool has(const char *field) const { return m_object.contains(QLatin1String(field)); }
    [[nodiscard]] const QJsonObject &rest() const { return m_object; }
    void fail(const char *sentence, const char *field, const QString &what = {}) const;

private:
    QJsonValue take(const char *field, QJsonValue::Type type);
    [[nodiscard]] QString place(const char *field) const;

    QJsonObject m_object;
    JsonProblem &m_problem;
    const JsonPlace *m_parent;
    const char *m_name;
    int m_index;
};

} // namespace tributary
