// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_edits.h"

#include "graph/dependency.h"
#include "graph/module_layers.h"
#include "graph/vector_index.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace tributary
{

namespace
{

class Editor
{
public:
    Editor(const OpGraph &graph, Grouping grouping, const std::vector<int> &order)
        : m_graph(graph)
        , m_grouping(std::move(grouping))
        , m_order(order)
        , m_incoming(incomingEdges(graph))
    {
        for (std::size_t i = 0; i < graph.operators.size(); ++i)
            m_byName.insert(graph.operators[i].name, static_cast<int>(i));
        keepSaid();
    }

    /// False if the edit finds nothing to change.
    bool apply(const ModuleEdit &edit)
    {
        m_owner = moduleOfOperator(m_grouping.graph, m_graph);
        const std::vector<int> operators = known(edit.operators);
        if (operators.empty())
            return false;
        const int module = holderOf(operators);
        switch (edit.kind) {
        case ModuleEdit::Kind::Make:
        case ModuleEdit::Kind::Split:
            gather(acrossLayers(m_graph, m_grouping, operators), edit.text);
            return true;
        case ModuleEdit::Kind::Merge:
            gather(withWholeModules(operators), edit.text);
            return true;
        case ModuleEdit::Kind::Dissolve:
            return module != Module::noParent && dissolve(module);
        default:
            return module != Module::noParent && describe(edit, module);
        }
    }

    Grouping finish()
    {
        refreshDependencies();
        return std::move(m_grouping);
    }

private:
    [[nodiscard]] Module &moduleAt(int index) { return m_grouping.graph.modules[at(index)]; }

    [[nodiscard]] std::vector<int> known(const QStringList &names) const
    {
        std::set<int> found;
        for (const QString &name : names) {
            const auto it = m_byName.constFind(name);
            if (it != m_byName.constEnd())
                found.insert(*it);
        }
        return {found.begin(), found.end()};
    }

    // The module that is most like the operators, see ModuleEdit; of modules beside each other the first.
    [[nodiscard]] int holderOf(const std::vector<int> &operators) const
    {
        const std::vector<Module> &modules = m_grouping.graph.modules;
        std::vector<int> sizes(modules.size(), 0); // with inner modules
        for (std::size_t i = modules.size(); i-- > 0;) {
            sizes[i] += static_cast<int>(modules[i].operators.size());
            if (modules[i].parent != Module::noParent)
                sizes[at(modules[i].parent)] += sizes[i];
        }
        std::map<int, int> votes;
        for (const int op : operators) {
            for (int m = m_owner[at(op)]; m != Module::noParent; m = modules[at(m)].parent)
                ++votes[m];
        }
        int best = Module::noParent;
        double bestShare = 0;
        for (const auto &[module, common] : votes) {
            const double all = static_cast<double>(operators.size()) + sizes[at(module)] - common;
            const double share = common / all;
            const bool inside = best != Module::noParent && isInside(module, best);
            if (share > bestShare || (share == bestShare && inside)) {
                best = module;
                bestShare = share;
            }
        }
        return best;
    }

    [[nodiscard]] bool isInside(int module, int outer) const
    {
        for (; module != Module::noParent; module = m_grouping.graph.modules[at(module)].parent) {
            if (module == outer)
                return true;
        }
        return false;
    }

    [[nodiscard]] std::vector<int> withWholeModules(const std::vector<int> &operators) const
    {
        std::set<int> all(operators.begin(), operators.end());
        for (const int op : operators) {
            if (m_owner[at(op)] == Module::noParent)
                continue;
            const std::vector<int> &members = m_grouping.graph.modules[at(m_owner[at(op)])].operators;
            all.insert(members.begin(), members.end());
        }
        return {all.begin(), all.end()};
    }

    // The innermost module around all of the operators. The one that they leave does not count, unless it stands for
    // several layers: outside of these, what leads from one layer to the next would be a dependency.
    [[nodiscard]] int commonParent(const std::vector<int> &operators) const
    {
        std::vector<int> common;
        bool first = true;
        for (const int op : operators) {
            if (m_owner[at(op)] == Module::noParent)
                continue;
            std::vector<int> path;
            const std::vector<Module> &modules = m_grouping.graph.modules;
            const Module &owner = modules[at(m_owner[at(op)])];
            for (int m = owner.repeat > 1 ? m_owner[at(op)] : owner.parent; m != Module::noParent;
                 m = modules[at(m)].parent)
                path.insert(path.begin(), m);
            if (first)
                common = path;
            first = false;
            const auto end = std::mismatch(common.begin(), common.end(), path.begin(), path.end()).first;
            common.erase(end, common.end());
        }
        return common.empty() ? Module::noParent : common.back();
    }

    void gather(const std::vector<int> &operators, const QString &name)
    {
        Module made;
        made.id = freeId(QStringLiteral("made/") + m_graph.operators[at(operators.front())].name);
        made.name = name.isEmpty() ? m_graph.operators[at(operators.front())].name : name;
        made.operators = operators;
        made.type = moduleTypeOf(m_graph, operators);
        made.sideEffect = sideEffectOf(m_graph, m_incoming, operators);
        made.parent = commonParent(operators);
        for (Module &module : m_grouping.graph.modules) {
            const auto moved = [&](int op) { return std::binary_search(operators.begin(), operators.end(), op); };
            module.operators.erase(
                std::remove_if(module.operators.begin(), module.operators.end(), moved), module.operators.end());
        }
        m_grouping.graph.modules.push_back(std::move(made));
        dropEmpty();
    }

    [[nodiscard]] QString freeId(const QString &wish) const
    {
        const std::vector<Module> &modules = m_grouping.graph.modules;
        QString id = wish;
        for (int count = 2;
             std::any_of(modules.begin(), modules.end(), [&id](const Module &module) { return module.id == id; });
             ++count)
            id = QStringLiteral("%1#%2").arg(wish).arg(count);
        return id;
    }

    bool dissolve(int module)
    {
        const std::vector<int> operators = moduleAt(module).operators;
        const int parent = moduleAt(module).parent;
        moduleAt(module).operators.clear();
        for (Module &inner : m_grouping.graph.modules) {
            if (inner.parent == module)
                inner.parent = parent;
        }
        if (parent != Module::noParent) {
            std::vector<int> &outer = moduleAt(parent).operators;
            outer.insert(outer.end(), operators.begin(), operators.end());
            std::sort(outer.begin(), outer.end());
        } else {
            for (const int op : operators) {
                Module single;
                single.id = freeId(m_graph.operators[at(op)].name);
                single.name = m_graph.operators[at(op)].name;
                single.operators = {op};
                single.type = moduleTypeOf(m_graph, {op});
                single.sideEffect = sideEffectOf(m_graph, m_incoming, {op});
                m_grouping.graph.modules.push_back(std::move(single));
            }
        }
        dropEmpty();
        return true;
    }

    // Removes modules that hold neither operators nor modules. Indices change, so that dependencies are found anew.
    void dropEmpty()
    {
        std::vector<Module> &modules = m_grouping.graph.modules;
        std::vector<bool> isUsed(modules.size(), false);
        for (std::size_t i = 0; i < modules.size(); ++i) {
            if (modules[i].operators.empty())
                continue;
            for (int m = static_cast<int>(i); m != Module::noParent; m = modules[at(m)].parent)
                isUsed[at(m)] = true;
        }
        std::vector<int> moved(modules.size(), Module::noParent);
        std::vector<Module> left;
        for (std::size_t i = 0; i < modules.size(); ++i) {
            if (!isUsed[i])
                continue;
            moved[i] = static_cast<int>(left.size());
            left.push_back(std::move(modules[i]));
        }
        for (Module &module : left) {
            if (module.parent != Module::noParent)
                module.parent = moved[at(module.parent)];
        }
        modules = std::move(left);
        refreshDependencies();
    }

    // What a file says about dependencies beyond what the operators tell counts as said by the user.
    void keepSaid()
    {
        const std::vector<Dependency> found = moduleDependencies(m_graph, m_grouping, m_order);
        for (const Dependency &dependency : m_grouping.graph.dependencies) {
            if (std::find(found.begin(), found.end(), dependency) == found.end())
                m_said[{moduleAt(dependency.from).id, moduleAt(dependency.to).id}] = {
                    dependency.type, dependency.reason};
        }
    }

    // What the user has said about dependencies is kept by the ids of their ends.
    void refreshDependencies()
    {
        m_grouping.graph.dependencies = moduleDependencies(m_graph, m_grouping, m_order);
        for (Dependency &dependency : m_grouping.graph.dependencies) {
            const auto said = m_said.find({moduleAt(dependency.from).id, moduleAt(dependency.to).id});
            if (said == m_said.end())
                continue;
            dependency.type = said->second.type.value_or(dependency.type);
            if (!said->second.reason.isEmpty())
                dependency.reason = said->second.reason;
        }
        keepOneOfEachType();
    }

    void keepOneOfEachType()
    {
        std::vector<Dependency> &list = m_grouping.graph.dependencies;
        const auto key = [](const Dependency &d) { return std::make_tuple(d.to, d.from, d.type); };
        std::stable_sort(
            list.begin(), list.end(), [&](const Dependency &a, const Dependency &b) { return key(a) < key(b); });
        list.erase(std::unique(list.begin(), list.end(),
                       [&](const Dependency &a, const Dependency &b) { return key(a) == key(b); }),
            list.end());
    }

    bool describe(const ModuleEdit &edit, int module)
    {
        if (edit.kind == ModuleEdit::Kind::Rename)
            moduleAt(module).name = edit.text;
        else if (edit.kind == ModuleEdit::Kind::SetSideEffect)
            moduleAt(module).sideEffect = edit.text;
        else if (edit.kind == ModuleEdit::Kind::SetType)
            return setType(module, edit.text);
        else
            return setDependency(edit, module);
        return true;
    }

    bool setType(int module, const QString &name)
    {
        const auto type = moduleTypeFromString(name);
        if (type)
            moduleAt(module).type = *type;
        return type.has_value();
    }

    bool setDependency(const ModuleEdit &edit, int from)
    {
        const int to = holderOf(known(edit.target));
        const std::vector<Dependency> &list = m_grouping.graph.dependencies;
        const bool exists =
            std::any_of(list.begin(), list.end(), [&](const Dependency &d) { return d.from == from && d.to == to; });
        const auto type = dependencyTypeFromString(edit.text);
        const bool setsType = edit.kind == ModuleEdit::Kind::SetDependencyType;
        if (!exists || (setsType && !type))
            return false;
        Said &said = m_said[{moduleAt(from).id, moduleAt(to).id}];
        if (setsType)
            said.type = type;
        else
            said.reason = edit.text;
        refreshDependencies();
        return true;
    }

    struct Said {
        std::optional<DependencyType> type;
        QString reason;
    };

    const OpGraph &m_graph;
    Grouping m_grouping;
    const std::vector<int> &m_order;
    std::vector<std::vector<int>> m_incoming;
    QHash<QString, int> m_byName;
    std::vector<int> m_owner; ///< by operator: its module
    std::map<std::pair<QString, QString>, Said> m_said; ///< by ids of the modules
};

} // namespace

Result<EditedModules> applyEdits(const OpGraph &graph, const Grouping &grouping, const std::vector<ModuleEdit> &edits)
{
    const auto order = topologicalOrder(graph);
    if (!order)
        return tl::unexpected(order.error());
    Editor editor(graph, grouping, *order);
    EditedModules result;
    for (std::size_t i = 0; i < edits.size(); ++i) {
        if (!editor.apply(edits[i]))
            result.unapplied.push_back(i);
    }
    result.grouping = editor.finish();
    return result;
}

} // namespace tributary
