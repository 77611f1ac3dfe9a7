// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/scope_groups.h"

#include <QHash>

namespace tributary::gui
{

namespace
{

struct Scope {
    QString path;
    int parent = -1;
    int operators = 0; ///< in it and below
    int largestChild = 0; ///< operators of the child scope with most of them
};

class ScopeTree
{
public:
    /// The scope of that path; made with all around it where it is new.
    int find(const QString &path)
    {
        if (path.isEmpty())
            return -1;
        if (const auto known = m_byPath.constFind(path); known != m_byPath.constEnd())
            return *known;
        const int parent = find(path.left(std::max<qsizetype>(0, path.lastIndexOf(QLatin1Char('/')))));
        const int index = static_cast<int>(scopes.size());
        scopes.push_back({path, parent, 0, 0});
        m_byPath.insert(path, index);
        return index;
    }

    void count(int innermost)
    {
        for (int at = innermost; at >= 0; at = scope(at).parent)
            ++scope(at).operators;
    }

    Scope &scope(int index) { return scopes[static_cast<std::size_t>(index)]; }

    std::vector<Scope> scopes; ///< outer ones first

private:
    QHash<QString, int> m_byPath;
};

} // namespace

ViewGroups groupsOf(const OpGraph &graph)
{
    ScopeTree tree;
    std::vector<int> innermost;
    innermost.reserve(graph.operators.size());
    for (const Operator &op : graph.operators) {
        innermost.push_back(tree.find(op.name.left(std::max<qsizetype>(0, op.name.lastIndexOf(QLatin1Char('/'))))));
        tree.count(innermost.back());
    }
    for (const Scope &scope : tree.scopes) {
        if (scope.parent >= 0)
            tree.scope(scope.parent).largestChild = std::max(tree.scope(scope.parent).largestChild, scope.operators);
    }

    ViewGroups result;
    std::vector<int> groupOf(tree.scopes.size(), -1); // of a scope: its own group, else that around it
    std::vector<QString> paths;
    const int all = static_cast<int>(graph.operators.size());
    for (std::size_t i = 0; i < tree.scopes.size(); ++i) {
        const Scope &scope = tree.scopes[i];
        const int around = scope.parent < 0 ? -1 : groupOf[static_cast<std::size_t>(scope.parent)];
        groupOf[i] = around;
        if (scope.operators < 2 || scope.operators == all || scope.largestChild == scope.operators)
            continue;
        const QString name =
            around < 0 ? scope.path : scope.path.mid(paths[static_cast<std::size_t>(around)].size() + 1);
        groupOf[i] = static_cast<int>(result.groups.size());
        result.groups.push_back({name, around, scope.operators});
        paths.push_back(scope.path);
    }
    result.ofOperator.reserve(innermost.size());
    for (const int scope : innermost)
        result.ofOperator.push_back(scope < 0 ? -1 : groupOf[static_cast<std::size_t>(scope)]);
    return result;
}

} // namespace tributary::gui
