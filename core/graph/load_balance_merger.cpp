// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_merger.h"

#include <algorithm>
#include <numeric>

namespace tributary
{

namespace
{

constexpr int choiceLimit = 6;
constexpr int eventWeight = 3;
constexpr int loadWeight = 4;
constexpr int sizeWeight = 1;
constexpr int newStreamWeight = 2;

int nodesInWindow(const MergeUnit &unit, int level)
{
    int nodes = 0;
    for (const LevelShare &share : unit.levels)
        nodes += share.level < level + StreamPlan::windowLevels ? share.nodes : 0;
    return nodes;
}

// Largest load plus population variance of the loads.
double unevenness(const std::vector<int> &loads)
{
    const double count = static_cast<double>(loads.size());
    const double mean = std::accumulate(loads.begin(), loads.end(), 0.0) / count;
    double squares = 0;
    for (const int load : loads)
        squares += (load - mean) * (load - mean);
    return *std::max_element(loads.begin(), loads.end()) + squares / count;
}

class Chooser
{
public:
    Chooser(const StreamPlan &plan, const MergeUnit &unit)
        : m_plan(plan)
        , m_unit(unit)
        , m_unitLoad(nodesInWindow(unit, unit.earliest))
        , m_weights(plan.neighbourWeights(unit))
        , m_allWeights(std::accumulate(m_weights.begin(), m_weights.end(), 0))
    {
        for (int i = 0; i < plan.active(); ++i)
            m_loads.push_back(plan.windowNodes(i, unit.earliest));
    }

    [[nodiscard]] int choose() const
    {
        const auto smaller = [this](int a, int b) { return m_plan.stream(a).size < m_plan.stream(b).size; };
        StreamChoices choices;
        choices.addNeighbours(m_weights, smaller);
        choices.addFirst(m_plan, StreamPlan::lightest, [&](int a, int b) {
            const int loadA = m_loads[static_cast<std::size_t>(a)];
            const int loadB = m_loads[static_cast<std::size_t>(b)];
            return loadA != loadB ? loadA < loadB : smaller(a, b);
        });
        choices.finish(m_plan, choiceLimit);
        return bestStream(choices.streams(), [this](int stream) { return score(stream); });
    }

private:
    [[nodiscard]] StreamScore score(int stream) const
    {
        const bool isNew = m_plan.isNew(stream);
        std::vector<int> loads = m_loads;
        if (isNew)
            loads.push_back(0);
        loads[static_cast<std::size_t>(stream)] += m_unitLoad;
        const int events = m_allWeights - (isNew ? 0 : m_weights[static_cast<std::size_t>(stream)]);
        const double load = unevenness(loads);
        const int size = m_plan.stream(stream).size + m_unit.size;
        const double total =
            eventWeight * events + loadWeight * load + sizeWeight * size + (isNew ? newStreamWeight : 0);
        return {{total, static_cast<double>(events), load, static_cast<double>(size), static_cast<double>(stream)}};
    }

    const StreamPlan &m_plan;
    const MergeUnit &m_unit;
    int m_unitLoad;
    std::vector<int> m_weights;
    int m_allWeights;
    std::vector<int> m_loads; ///< of the window, by active stream
};

} // namespace

std::vector<int> mergeLoadBalance(const MergeUnits &merge, int limit)
{
    StreamPlan plan(merge, limit);
    placeUnits(plan, isPlacedBefore, [&plan](const MergeUnit &unit) { return Chooser(plan, unit).choose(); });
    return plan.streamOfUnits();
}

} // namespace tributary
