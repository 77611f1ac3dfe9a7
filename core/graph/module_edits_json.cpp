// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_edits.h"

#include "base/json_fields.h"

#include <algorithm>
#include <array>

namespace tributary
{

namespace
{

// In the order of ModuleEdit::Kind. They stand in users' files and never change.
constexpr std::array<const char *, 9> kindNames {"make", "rename", "merge", "split", "dissolve", "set_type",
    "set_side_effect", "set_dependency_type", "set_dependency_reason"};

QStringList namesOf(const QJsonArray &array)
{
    QStringList names;
    for (const QJsonValue &value : array)
        names << value.toString();
    return names;
}

} // namespace

QJsonArray editsToJson(const std::vector<ModuleEdit> &edits)
{
    QJsonArray array;
    for (const ModuleEdit &edit : edits) {
        QJsonObject object = edit.unknown;
        object[QStringLiteral("edit")] = QLatin1String(kindNames[static_cast<std::size_t>(edit.kind)]);
        object[QStringLiteral("operators")] = QJsonArray::fromStringList(edit.operators);
        object[QStringLiteral("target")] = QJsonArray::fromStringList(edit.target);
        object[QStringLiteral("text")] = edit.text;
        array.append(object);
    }
    return array;
}

Result<std::vector<ModuleEdit>> editsFromJson(const QJsonArray &array)
{
    std::vector<ModuleEdit> edits;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const JsonFields fields(array[i].toObject());
        const QString kind = fields.text(QStringLiteral("edit"));
        ModuleEdit edit {ModuleEdit::Kind::Make, namesOf(fields.array(QStringLiteral("operators"))),
            namesOf(fields.array(QStringLiteral("target"))), fields.text(QStringLiteral("text")), array[i].toObject()};
        for (const char *known : {"edit", "operators", "target", "text"})
            edit.unknown.remove(QLatin1String(known));
        const auto known = std::find_if(
            kindNames.begin(), kindNames.end(), [&kind](const char *name) { return kind == QLatin1String(name); });
        if (fields.error())
            return fail({QT_TRANSLATE_NOOP("core", "Edit %1 of the modules cannot be read"), {number(i + 1)}},
                fields.error()->english());
        if (known == kindNames.end())
            return fail({QT_TRANSLATE_NOOP("core", "Edit %1 of the modules is of the unknown kind \"%2\""),
                            {number(i + 1), kind}},
                {}, QT_TRANSLATE_NOOP("core", "A newer Tributary may have written it."));
        edit.kind = static_cast<ModuleEdit::Kind>(known - kindNames.begin());
        edits.push_back(std::move(edit));
    }
    return edits;
}

} // namespace tributary
