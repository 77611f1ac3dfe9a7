// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/scope_tree.h"

#include "graph/name_scope.h"

#include <algorithm>

namespace tributary
{

ScopeTree::ScopeTree(const OpGraph &graph, const std::vector<bool> &visible, const std::vector<bool> &kept)
    : scopes(1)
{
    QHash<std::pair<int, QString>, int> sameName;
    for (std::size_t i = 0; i < graph.operators.size(); ++i) {
        if (!visible[i])
            continue;
        QStringList parts = nameParts(graph.operators[i].name);
        const QString last = parts.isEmpty() ? QString() : parts.takeLast();
        int scope = 0;
        for (const QString &part : parts)
            scope = childOf(scope, part);
        if (kept[i]) {
            // Numbers differ from layer to layer, so the name is made of the rest and of the place in the scope.
            const QString stem = withoutNumbers(last);
            const int count = ++sameName[{scope, stem}];
            scope = childOf(scope, count == 1 ? stem : QStringLiteral("%1#%2").arg(stem).arg(count));
            scopes[static_cast<std::size_t>(scope)].isKept = true;
            scopes[static_cast<std::size_t>(scope)].label = last;
        }
        scopes[static_cast<std::size_t>(scope)].operators.push_back(static_cast<int>(i));
    }
}

int ScopeTree::childOf(int parent, const QString &name)
{
    const auto it = m_index.constFind({parent, name});
    if (it != m_index.constEnd())
        return *it;
    const int index = static_cast<int>(scopes.size());
    Scope scope;
    scope.name = name;
    scope.label = name;
    scope.parent = parent;
    scopes.push_back(scope);
    scopes[static_cast<std::size_t>(parent)].children.push_back(index);
    m_index.insert({parent, name}, index);
    return index;
}

std::vector<int> ScopeTree::operatorsBelow(int scope) const
{
    std::vector<int> all;
    std::vector<int> open {scope};
    while (!open.empty()) {
        const Scope &next = scopes[static_cast<std::size_t>(open.back())];
        open.pop_back();
        all.insert(all.end(), next.operators.begin(), next.operators.end());
        open.insert(open.end(), next.children.begin(), next.children.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

int ScopeTree::countBelow(int scope) const
{
    return static_cast<int>(operatorsBelow(scope).size());
}

QString ScopeTree::path(int scope) const
{
    QStringList names;
    for (; scope > 0; scope = scopes[static_cast<std::size_t>(scope)].parent)
        names.prepend(scopes[static_cast<std::size_t>(scope)].name);
    return names.join(QLatin1Char('/'));
}

void ScopeTree::takeOver(int scope, std::size_t childPosition)
{
    Scope &outer = scopes[static_cast<std::size_t>(scope)];
    const int child = outer.children[childPosition];
    const Scope inner = scopes[static_cast<std::size_t>(child)];
    outer.children.erase(outer.children.begin() + static_cast<std::ptrdiff_t>(childPosition));
    outer.children.insert(outer.children.begin() + static_cast<std::ptrdiff_t>(childPosition), inner.children.begin(),
        inner.children.end());
    outer.operators.insert(outer.operators.end(), inner.operators.begin(), inner.operators.end());
    std::sort(outer.operators.begin(), outer.operators.end());
    for (const int grandchild : inner.children) {
        Scope &moved = scopes[static_cast<std::size_t>(grandchild)];
        moved.parent = scope;
        moved.name = inner.name + QLatin1Char('/') + moved.name;
    }
}

void ScopeTree::dissolveSmall(int least)
{
    // Inner scopes have higher numbers than outer ones.
    for (int scope = static_cast<int>(scopes.size()) - 1; scope >= 0; --scope) {
        for (std::size_t i = scopes[static_cast<std::size_t>(scope)].children.size(); i-- > 0;) {
            const int child = scopes[static_cast<std::size_t>(scope)].children[i];
            if (!scopes[static_cast<std::size_t>(child)].isKept && countBelow(child) < least)
                takeOver(scope, i);
        }
    }
}

void ScopeTree::dissolveWrappers()
{
    for (std::size_t scope = scopes.size(); scope-- > 0;) {
        for (std::size_t i = scopes[scope].children.size(); i-- > 0;) {
            const Scope &child = scopes[static_cast<std::size_t>(scopes[scope].children[i])];
            if (!child.operators.empty() || child.children.size() != 1 || child.repeat != 1)
                continue;
            Scope &inner = scopes[static_cast<std::size_t>(child.children.front())];
            inner.label = child.label + QLatin1Char('/') + inner.label;
            takeOver(static_cast<int>(scope), i);
        }
    }
}

} // namespace tributary
