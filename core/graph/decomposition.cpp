// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/decomposition.h"

#include "graph/components.h"
#include "graph/critical_path.h"
#include "graph/vector_index.h"

#include <algorithm>
#include <map>
#include <utility>

namespace tributary
{

namespace
{

// A … Z, AA, AB, …
QString groupName(std::size_t index)
{
    QString name;
    for (++index; index > 0; index = (index - 1) / 26)
        name.prepend(QChar(u'A' + static_cast<char16_t>((index - 1) % 26)));
    return name;
}

class Decomposer
{
public:
    Decomposer(const OpGraph &graph, const ModuleGraph &modules, const ModuleWork &work, const std::vector<int> &order)
        : m_work(work)
        , m_rank(modules.modules.size())
        , m_onChain(modules.modules.size(), false)
    {
        rankModules(graph, modules, order);
    }

    Decomposition run()
    {
        for (const int module : criticalPath(m_work.successors(), m_work.amounts()).nodes) {
            if (m_work.isScheduled(module))
                putOnChain(module);
        }
        const std::vector<std::vector<int>> branches = sideBranches();
        std::map<std::vector<int>, std::vector<std::vector<int>>> points;
        for (const std::vector<int> &branch : branches)
            points[besideOf(branch)].push_back(branch);
        // What can run beside nothing belongs to the chain.
        for (const std::vector<int> &branch : points[{}]) {
            for (const int module : branch)
                putOnChain(module);
        }
        points.erase(std::vector<int> {});
        sortByRank(m_result.mainChain);
        addGroups(points);
        suggestStreams();
        return std::move(m_result);
    }

private:
    // Components are numbered against the direction of the edges; of modules that do not wait for each other the one
    // whose first operator is earlier comes first.
    void rankModules(const OpGraph &graph, const ModuleGraph &modules, const std::vector<int> &order)
    {
        std::vector<int> first(modules.modules.size(), static_cast<int>(order.size()));
        const std::vector<int> owner = moduleOfOperator(modules, graph);
        for (std::size_t i = order.size(); i-- > 0;) {
            if (owner[at(order[i])] != Module::noParent)
                first[at(owner[at(order[i])])] = static_cast<int>(i);
        }
        const std::vector<int> component = strongComponents(m_work.successors());
        std::vector<int> missing(modules.modules.size(), 0);
        for (std::size_t from = 0; from < component.size(); ++from) {
            for (const int to : m_work.successors()[from])
                missing[at(to)] += component[from] != component[at(to)] ? 1 : 0;
        }
        std::map<std::pair<int, int>, int> ready;
        const auto add = [&](int module) { ready.emplace(std::make_pair(first[at(module)], module), module); };
        for (std::size_t module = 0; module < missing.size(); ++module) {
            if (missing[module] == 0)
                add(static_cast<int>(module));
        }
        for (int rank = 0; !ready.empty(); ++rank) {
            const int module = ready.begin()->second;
            ready.erase(ready.begin());
            m_rank[at(module)] = rank;
            for (const int next : m_work.successors()[at(module)]) {
                if (component[at(module)] != component[at(next)] && --missing[at(next)] == 0)
                    add(next);
            }
        }
    }

    void putOnChain(int module)
    {
        m_onChain[at(module)] = true;
        m_result.mainChain.push_back(module);
    }

    void sortByRank(std::vector<int> &list) const
    {
        std::sort(list.begin(), list.end(), [this](int a, int b) { return m_rank[at(a)] < m_rank[at(b)]; });
    }

    // Connected parts of what is not on the chain.
    [[nodiscard]] std::vector<std::vector<int>> sideBranches() const
    {
        const auto isSide = [this](std::size_t module) {
            return !m_onChain[module] && m_work.isScheduled(static_cast<int>(module));
        };
        Adjacency both(m_onChain.size());
        for (std::size_t from = 0; from < both.size(); ++from) {
            for (const int to : m_work.successors()[from]) {
                if (isSide(from) && isSide(at(to))) {
                    both[from].push_back(to);
                    both[at(to)].push_back(static_cast<int>(from));
                }
            }
        }
        std::map<int, std::vector<int>> byComponent;
        const std::vector<int> component = strongComponents(both);
        for (std::size_t module = 0; module < both.size(); ++module) {
            if (isSide(module))
                byComponent[component[module]].push_back(static_cast<int>(module));
        }
        std::vector<std::vector<int>> branches;
        for (auto &[number, members] : byComponent) {
            sortByRank(members);
            branches.push_back(std::move(members));
        }
        std::sort(branches.begin(), branches.end(), [this](const std::vector<int> &a, const std::vector<int> &b) {
            return m_rank[at(a.front())] < m_rank[at(b.front())];
        });
        return branches;
    }

    // The modules of the chain that at least one module of the branch has no order with.
    [[nodiscard]] std::vector<int> besideOf(const std::vector<int> &branch) const
    {
        std::vector<int> beside;
        for (const int main : m_result.mainChain) {
            const bool free = std::any_of(
                branch.begin(), branch.end(), [&](int side) { return !m_work.reachability().areOrdered(main, side); });
            if (free)
                beside.push_back(main);
        }
        return beside;
    }

    [[nodiscard]] bool independent(const std::vector<int> &a, const std::vector<int> &b) const
    {
        return std::none_of(a.begin(), a.end(), [&](int x) {
            return std::any_of(b.begin(), b.end(), [&](int y) { return m_work.reachability().areOrdered(x, y); });
        });
    }

    // The verdict of the pair without an order that can overlap most.
    [[nodiscard]] ParallelVerdict verdictOf(const std::vector<int> &branch, const std::vector<int> &beside) const
    {
        double best = -1;
        ParallelVerdict verdict;
        for (const int side : branch) {
            for (const int main : beside) {
                const double overlap = std::min(m_work.amount(side), m_work.amount(main));
                if (overlap > best && !m_work.reachability().areOrdered(side, main)) {
                    best = overlap;
                    verdict = m_work.compare(side, main);
                }
            }
        }
        return verdict;
    }

    void addGroups(const std::map<std::vector<int>, std::vector<std::vector<int>>> &points)
    {
        std::vector<ParallelGroup> groups;
        for (const auto &[beside, branches] : points) {
            const std::size_t firstOfPoint = groups.size();
            for (const std::vector<int> &branch : branches) {
                const ParallelVerdict verdict = verdictOf(branch, beside);
                const auto fits = [&](const ParallelGroup &group) {
                    return group.verdict.parallelism == verdict.parallelism
                        && std::all_of(group.branches.begin(), group.branches.end(),
                            [&](const std::vector<int> &other) { return independent(branch, other); });
                };
                const auto begin = groups.begin() + static_cast<std::ptrdiff_t>(firstOfPoint);
                const auto group = std::find_if(begin, groups.end(), fits);
                if (group != groups.end())
                    group->branches.push_back(branch);
                else
                    groups.push_back({{}, {branch}, beside, verdict});
            }
        }
        std::sort(groups.begin(), groups.end(), [this](const ParallelGroup &a, const ParallelGroup &b) {
            return m_rank[at(a.branches.front().front())] < m_rank[at(b.branches.front().front())];
        });
        for (std::size_t i = 0; i < groups.size(); ++i) {
            groups[i].name = groupName(i);
            const bool settled = groups[i].verdict.parallelism == Parallelism::Candidate;
            (settled ? m_result.parallel : m_result.pending).push_back(std::move(groups[i]));
        }
    }

    // A branch takes the first side stream whose last module it waits for anyway.
    void suggestStreams()
    {
        m_result.streams = {m_result.mainChain};
        for (const ParallelGroup &group : m_result.pending) {
            for (const std::vector<int> &branch : group.branches)
                m_result.streams.front().insert(m_result.streams.front().end(), branch.begin(), branch.end());
        }
        sortByRank(m_result.streams.front());
        for (const ParallelGroup &group : m_result.parallel) {
            for (const std::vector<int> &branch : group.branches)
                placeOnSideStream(branch);
        }
    }

    void placeOnSideStream(const std::vector<int> &branch)
    {
        for (std::size_t stream = 1; stream < m_result.streams.size(); ++stream) {
            std::vector<int> &taken = m_result.streams[stream];
            if (m_work.reachability().reaches(taken.back(), branch.front())) {
                taken.insert(taken.end(), branch.begin(), branch.end());
                return;
            }
        }
        m_result.streams.push_back(branch);
    }

    const ModuleWork &m_work;
    std::vector<int> m_rank; ///< place of a module in the topological order of modules
    std::vector<bool> m_onChain;
    Decomposition m_result;
};

} // namespace

Decomposition decompose(
    const OpGraph &graph, const ModuleGraph &modules, const ModuleWork &work, const std::vector<int> &order)
{
    return Decomposer(graph, modules, work, order).run();
}

} // namespace tributary
