// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_standing.h"

#include "graph/vector_index.h"

#include <algorithm>

namespace tributary
{

namespace
{

void addOnce(std::vector<int> &list, int value)
{
    const auto place = std::lower_bound(list.begin(), list.end(), value);
    if (place == list.end() || *place != value)
        list.insert(place, value);
}

class Standings
{
public:
    Standings(const OpGraph &graph, const GraphAnalysis &analysis)
        : m_graph(graph)
        , m_analysis(analysis)
        , m_modules(analysis.grouping.graph.modules)
        , m_result(m_modules.size())
    {
    }

    std::vector<ModuleStanding> run()
    {
        addChain();
        addGroups();
        addWork();
        // Inner modules stand behind the outer ones.
        for (std::size_t i = m_modules.size(); i-- > 0;) {
            if (m_modules[i].parent != Module::noParent)
                addInner(m_result[at(m_modules[i].parent)], m_result[i], m_modules[at(m_modules[i].parent)]);
        }
        return std::move(m_result);
    }

private:
    void addChain()
    {
        for (const int module : m_analysis.decomposition.mainChain) {
            m_result[at(module)].parallelism = Parallelism::Serial;
            m_result[at(module)].reason = Text(QT_TRANSLATE_NOOP("core", "on the main serial chain"));
        }
    }

    void addGroups()
    {
        const std::vector<ParallelGroup> groups = parallelGroups(m_analysis.decomposition);
        for (std::size_t i = 0; i < groups.size(); ++i) {
            for (const std::vector<int> &branch : groups[i].branches) {
                for (const int module : branch) {
                    ModuleStanding &standing = m_result[at(module)];
                    standing.parallelism = groups[i].verdict.parallelism;
                    standing.reason = groups[i].verdict.reason;
                    addOnce(standing.groups, static_cast<int>(i));
                }
            }
            for (const int module : groups[i].beside)
                addOnce(m_result[at(module)].beside, static_cast<int>(i));
        }
    }

    void addWork()
    {
        const std::vector<int> owner = moduleOfOperator(m_analysis.grouping.graph, m_graph);
        for (std::size_t op = 0; op < owner.size(); ++op) {
            if (owner[op] != Module::noParent)
                m_result[at(owner[op])].amount += m_analysis.work.amount[op];
        }
        const std::vector<int> &path = m_analysis.criticalPath.nodes;
        for (std::size_t i = 0; i < path.size(); ++i) {
            if (owner[at(path[i])] == Module::noParent)
                continue;
            ModuleStanding &standing = m_result[at(owner[at(path[i])])];
            ++standing.onPath;
            standing.pathAmount += m_analysis.work.amount[at(path[i])];
            if (standing.firstOnPath < 0)
                standing.firstOnPath = static_cast<int>(i);
        }
    }

    static void addInner(ModuleStanding &outer, const ModuleStanding &inner, const Module &module)
    {
        outer.amount += inner.amount;
        outer.onPath += inner.onPath;
        outer.pathAmount += inner.pathAmount;
        if (inner.firstOnPath >= 0 && (outer.firstOnPath < 0 || inner.firstOnPath < outer.firstOnPath))
            outer.firstOnPath = inner.firstOnPath;
        for (const int group : inner.groups)
            addOnce(outer.groups, group);
        for (const int group : inner.beside)
            addOnce(outer.beside, group);
        if (!module.operators.empty() || inner.reason.isEmpty())
            return; // the module's own operators have a say of their own; what takes no stream has none
        if (outer.reason.isEmpty()) {
            outer.parallelism = inner.parallelism;
            outer.reason = inner.reason;
        } else if (outer.parallelism != inner.parallelism) {
            outer.parallelism.reset();
            outer.reason = Text(QT_TRANSLATE_NOOP("core", "its inner modules differ"));
        }
    }

    const OpGraph &m_graph;
    const GraphAnalysis &m_analysis;
    const std::vector<Module> &m_modules;
    std::vector<ModuleStanding> m_result;
};

} // namespace

std::vector<ModuleStanding> moduleStandings(const OpGraph &graph, const GraphAnalysis &analysis)
{
    return Standings(graph, analysis).run();
}

} // namespace tributary
