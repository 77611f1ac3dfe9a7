// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QJsonObject>
#include <QString>

#include <limits>
#include <optional>
#include <vector>

namespace tributary
{

/// What a field of a file must be.
struct FieldRule {
    enum class Kind { Text, Flag, Whole, Real, Object, Texts, Wholes, Objects, TextMap };

    const char *path = ""; ///< with dots, e.g. "plan.repeat"; the objects on the way must be there
    Kind kind = Kind::Text;
    double least = -std::numeric_limits<double>::max(); ///< of a number or of each number of a list
    double most = std::numeric_limits<double>::max();
    bool optional = false;
};

/// The first field that breaks a rule, as an error that names it and says what is wrong; `place` is put in front of
/// the names, e.g. "setup".
std::optional<Error> checkFields(const QJsonObject &object, const std::vector<FieldRule> &rules, const QString &place);

/// "setup" and "plan.repeat" make "setup.plan.repeat".
QString fieldName(const QString &place, const QString &path);

/// The error of a field that has the right type but a value that means nothing.
Error badValue(const QString &name, const QString &value, Text hint);

} // namespace tributary
