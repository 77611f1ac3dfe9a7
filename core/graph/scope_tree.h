// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <QHash>
#include <QString>

#include <utility>
#include <vector>

namespace tributary
{

/// One name scope with the operators that stand directly in it.
struct Scope {
    QString name; ///< unique among its siblings
    QString label; ///< for people, e.g. layers.0…31
    int parent = -1;
    std::vector<int> children; ///< by first operator
    std::vector<int> operators;
    int repeat = 1; ///< equal layers folded into it
    bool isKept = false; ///< a single operator that is a module of its own whatever its size
};

/// The name scopes of the visible operators of a graph. Scope 0 is the root; scopes that were folded or collapsed stay
/// in `scopes` but are no child of anything.
class ScopeTree
{
public:
    /// `visible`, `kept`: by operator index; kept operators get a scope of their own.
    ScopeTree(const OpGraph &graph, const std::vector<bool> &visible, const std::vector<bool> &kept);

    std::vector<Scope> scopes;

    /// All operators in and below a scope.
    [[nodiscard]] std::vector<int> operatorsBelow(int scope) const;
    /// The names from the root to the scope, joined by '/'.
    [[nodiscard]] QString path(int scope) const;

    /// Gives the operators of scopes with fewer than `least` operators to the scope around them.
    void dissolveSmall(int least);
    /// Replaces a scope that holds nothing but one other scope by that scope.
    void dissolveWrappers();

private:
    int childOf(int parent, const QString &name);
    int countBelow(int scope) const;
    void takeOver(int scope, std::size_t childPosition);

    QHash<std::pair<int, QString>, int> m_index;
};

} // namespace tributary
