// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_grouping.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tributary
{

/// One decision of the user about the modules of a graph. Modules are named by operators: an edit applies to the module
/// whose operators, with those of its inner modules, are most like `operators` (the share that both have of all that
/// one has; of equal modules the innermost), so that it survives a newer dump in which some of them are gone. What is
/// said of operators in one of several folded layers holds for all of these.
struct ModuleEdit {
    enum class Kind {
        Make, ///< the operators become a module called `text`
        Rename, ///< to `text`
        Merge, ///< every module that holds one of the operators; the result is called `text`
        Split, ///< the operators leave their module and become one called `text`
        Dissolve, ///< the module's operators go to the one around it, or each becomes a module
        SetType, ///< `text`: see toString(ModuleType)
        SetSideEffect, ///< to `text`
        SetDependencyType, ///< of the dependencies between the modules of `operators` and `target`; `text`: the type
        SetDependencyReason, ///< of the same, to `text`
    };

    Kind kind = Kind::Rename;
    QStringList operators; ///< names
    QStringList target; ///< names of operators of the module at the other end of a dependency
    QString text;
    QJsonObject unknown = {}; ///< fields of later versions, kept on saving

    friend bool operator==(const ModuleEdit &, const ModuleEdit &) = default;
};

struct EditedModules {
    Grouping grouping;
    std::vector<std::size_t> unapplied; ///< edits that found none of their operators, or an unknown type
};

/// Applies edits in their order and finds the dependencies again where operators have moved.
/// Errors: see topologicalOrder().
Result<EditedModules> applyEdits(const OpGraph &graph, const Grouping &grouping, const std::vector<ModuleEdit> &edits);

/// The edits as the project file keeps them.
QJsonArray editsToJson(const std::vector<ModuleEdit> &edits);
/// Errors: an entry that is no object, lacks a field, or is of a kind that this version does not know; they name it.
Result<std::vector<ModuleEdit>> editsFromJson(const QJsonArray &array);

} // namespace tributary
