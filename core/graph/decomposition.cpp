// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/decomposition.h"

#include "graph/components.h"
#include "graph/critical_path.h"
#include "graph/stream_suggestion.h"
#include "graph/vector_index.h"

#include <algorithm>
#include <compare>
#include <map>
#include <numeric>
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
            if (m_work.isScheduled(module)) {
                m_path.push_back(module);
                putOnChain(module);
            }
        }
        for (std::size_t module = 0; module < m_onChain.size(); ++module) {
            m_beside.push_back(freeOf(static_cast<int>(module)));
            // What can run beside nothing belongs to the chain.
            if (!m_onChain[module] && m_work.isScheduled(static_cast<int>(module)) && m_beside.back().isEmpty())
                putOnChain(static_cast<int>(module));
        }
        findParts();
        std::map<Range, std::vector<std::vector<int>>> points;
        for (const std::vector<int> &part : sideBranches()) {
            for (std::vector<int> &branch : branchesOf(part))
                points[besideOf(branch)].push_back(std::move(branch));
        }
        sortByRank(m_result.mainChain);
        addGroups(points);
        addStreams();
        return std::move(m_result);
    }

private:
    // A part of the critical path.
    struct Range {
        std::size_t begin = 0;
        std::size_t end = 0;

        [[nodiscard]] bool isEmpty() const { return begin >= end; }
        [[nodiscard]] Range with(const Range &other) const
        {
            return {std::max(begin, other.begin), std::min(end, other.end)};
        }
        auto operator<=>(const Range &) const = default;
    };

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

    // The part of the critical path that the module has no order with: what leads to it comes before, and what it leads
    // to behind, since the modules of the path wait for each other.
    [[nodiscard]] Range freeOf(int module) const
    {
        const Reachability &reach = m_work.reachability();
        const auto begin = std::partition_point(
            m_path.begin(), m_path.end(), [&](int main) { return main == module || reach.reaches(main, module); });
        const auto end =
            std::partition_point(begin, m_path.end(), [&](int main) { return !reach.reaches(module, main); });
        return {static_cast<std::size_t>(begin - m_path.begin()), static_cast<std::size_t>(end - m_path.begin())};
    }

    // Connected parts of what is not on the chain.
    [[nodiscard]] std::vector<std::vector<int>> sideBranches() const
    {
        std::vector<int> side;
        for (std::size_t module = 0; module < m_onChain.size(); ++module) {
            if (!m_onChain[module] && m_work.isScheduled(static_cast<int>(module)))
                side.push_back(static_cast<int>(module));
        }
        return connectedParts(side);
    }

    // Branches of two parts that have the same modules beside them cannot wait for each other: that would lead through
    // the path, where one of them had to be done before the other begins.
    void findParts()
    {
        std::vector<bool> waits(m_onChain.size(), false);
        for (const std::vector<int> &successors : m_work.successors()) {
            for (const int next : successors)
                waits[at(next)] = true;
        }
        std::vector<int> between; // also what takes no stream but leads from one to another
        for (std::size_t module = 0; module < m_onChain.size(); ++module) {
            if (!m_onChain[module] && (m_work.isScheduled(static_cast<int>(module)) || waits[module]))
                between.push_back(static_cast<int>(module));
        }
        m_part.assign(m_onChain.size(), -1);
        int number = 0;
        for (const std::vector<int> &part : connectedParts(between)) {
            for (const int module : part)
                m_part[at(module)] = number;
            ++number;
        }
    }

    // Each part in topological order, the parts by their first modules.
    [[nodiscard]] std::vector<std::vector<int>> connectedParts(const std::vector<int> &modules) const
    {
        std::map<int, int> place; // of a module in the list
        for (const int module : modules)
            place.emplace(module, static_cast<int>(place.size()));
        Adjacency both(modules.size());
        for (const auto &[module, own] : place) {
            for (const int next : m_work.successors()[at(module)]) {
                if (const auto other = place.find(next); other != place.end()) {
                    both[at(own)].push_back(other->second);
                    both[at(other->second)].push_back(own);
                }
            }
        }
        const std::vector<int> component = strongComponents(both);
        std::map<int, std::vector<int>> byComponent;
        for (const auto &[module, own] : place)
            byComponent[component[at(own)]].push_back(module);
        std::vector<std::vector<int>> parts;
        for (auto &[number, members] : byComponent) {
            sortByRank(members);
            parts.push_back(std::move(members));
        }
        std::sort(parts.begin(), parts.end(), [this](const std::vector<int> &a, const std::vector<int> &b) {
            return m_rank[at(a.front())] < m_rank[at(b.front())];
        });
        return parts;
    }

    // Cuts what is connected where nothing of the path is free for all of it.
    [[nodiscard]] std::vector<std::vector<int>> branchesOf(const std::vector<int> &part) const
    {
        std::vector<std::vector<int>> pieces;
        Range common;
        for (const int module : part) {
            const Range shared = common.with(m_beside[at(module)]);
            if (pieces.empty() || shared.isEmpty()) {
                pieces.emplace_back();
                common = m_beside[at(module)];
            } else {
                common = shared;
            }
            pieces.back().push_back(module);
        }
        if (pieces.size() == 1)
            return pieces;
        std::vector<std::vector<int>> branches;
        for (const std::vector<int> &piece : pieces) {
            for (std::vector<int> &branch : connectedParts(piece))
                branches.push_back(std::move(branch));
        }
        return branches;
    }

    // What every module of the branch has no order with.
    [[nodiscard]] Range besideOf(const std::vector<int> &branch) const
    {
        Range common = m_beside[at(branch.front())];
        for (const int module : branch)
            common = common.with(m_beside[at(module)]);
        return common;
    }

    [[nodiscard]] bool independent(const std::vector<int> &a, const std::vector<int> &b) const
    {
        return std::none_of(a.begin(), a.end(), [&](int x) {
            return std::any_of(b.begin(), b.end(), [&](int y) { return m_work.reachability().areOrdered(x, y); });
        });
    }

    // The verdict of the pair that can overlap most: of two modules as long as the lighter of the two heaviest.
    [[nodiscard]] ParallelVerdict verdictOf(const std::vector<int> &branch, const std::vector<int> &beside) const
    {
        const auto lighter = [this](int a, int b) { return m_work.amount(a) < m_work.amount(b); };
        const double overlap = std::min(m_work.amount(*std::max_element(branch.begin(), branch.end(), lighter)),
            m_work.amount(*std::max_element(beside.begin(), beside.end(), lighter)));
        const auto heavy = [&](const std::vector<int> &modules) {
            const auto fits = [&](int module) { return m_work.amount(module) >= overlap; };
            const auto it = std::find_if(
                modules.begin(), modules.end(), [&](int module) { return fits(module) && !m_work.isSmall(module); });
            return it != modules.end() ? *it : *std::find_if(modules.begin(), modules.end(), fits);
        };
        return m_work.compare(heavy(branch), heavy(beside));
    }

    struct Draft {
        ParallelGroup group;
        std::map<int, std::vector<std::size_t>> byPart; ///< branches of the group by the part they come from
    };

    [[nodiscard]] bool takes(const Draft &draft, const std::vector<int> &branch) const
    {
        const auto same = draft.byPart.find(m_part[at(branch.front())]);
        return same == draft.byPart.end()
            || std::all_of(same->second.begin(), same->second.end(),
                [&](std::size_t other) { return independent(branch, draft.group.branches[other]); });
    }

    void addGroups(const std::map<Range, std::vector<std::vector<int>>> &points)
    {
        std::vector<ParallelGroup> groups;
        for (const auto &[range, branches] : points) {
            const auto place = [this](
                                   std::size_t index) { return m_path.begin() + static_cast<std::ptrdiff_t>(index); };
            const std::vector<int> beside(place(range.begin), place(range.end));
            std::vector<Draft> drafts;
            for (const std::vector<int> &branch : branches) {
                const ParallelVerdict verdict = verdictOf(branch, beside);
                auto draft = std::find_if(drafts.begin(), drafts.end(), [&](const Draft &one) {
                    return one.group.verdict.parallelism == verdict.parallelism && takes(one, branch);
                });
                if (draft == drafts.end())
                    draft = drafts.insert(drafts.end(), {{{}, {}, beside, verdict}, {}});
                draft->byPart[m_part[at(branch.front())]].push_back(draft->group.branches.size());
                draft->group.branches.push_back(branch);
            }
            for (Draft &draft : drafts)
                groups.push_back(std::move(draft.group));
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

    void addStreams()
    {
        StreamDemand demand;
        demand.order.resize(m_rank.size());
        std::iota(demand.order.begin(), demand.order.end(), 0);
        sortByRank(demand.order);
        demand.main = m_result.mainChain;
        for (const ParallelGroup &group : m_result.pending) {
            for (const std::vector<int> &branch : group.branches)
                demand.main.insert(demand.main.end(), branch.begin(), branch.end());
        }
        for (const ParallelGroup &group : m_result.parallel)
            demand.branches.insert(demand.branches.end(), group.branches.begin(), group.branches.end());
        m_result.streams = suggestStreams(m_work, demand);
    }

    const ModuleWork &m_work;
    std::vector<int> m_rank; ///< place of a module in the topological order of modules
    std::vector<bool> m_onChain;
    std::vector<int> m_path; ///< the critical path without what takes no place on a stream
    std::vector<int> m_part; ///< by module: what is connected beside the chain has one number
    std::vector<Range> m_beside; ///< by module: the part of the path that it can run beside
    Decomposition m_result;
};

} // namespace

Decomposition decompose(
    const OpGraph &graph, const ModuleGraph &modules, const ModuleWork &work, const std::vector<int> &order)
{
    return Decomposer(graph, modules, work, order).run();
}

std::vector<ParallelGroup> parallelGroups(const Decomposition &decomposition)
{
    std::vector<ParallelGroup> groups = decomposition.parallel;
    groups.insert(groups.end(), decomposition.pending.begin(), decomposition.pending.end());
    return groups;
}

} // namespace tributary
