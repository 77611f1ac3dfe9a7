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
constexpr int conflictWeight = 4;
constexpr int newStreamWeight = 2;
constexpr int soloWeight = 4;
constexpr int mainStream = 0;

// Nodes of the unit that are alone on their level.
int soloNodes(const MergeUnit &unit, const std::vector<int> &nodesOnLevel)
{
    int solo = 0;
    for (const LevelShare &share : unit.levels)
        solo += nodesOnLevel[static_cast<std::size_t>(share.level)] == 1 ? share.nodes : 0;
    return solo;
}

class Chooser
{
public:
    Chooser(const StreamPlan &plan, const MergeUnit &unit, int solo)
        : m_plan(plan)
        , m_solo(solo)
        , m_weights(plan.neighbourWeights(unit))
        , m_allWeights(std::accumulate(m_weights.begin(), m_weights.end(), 0))
    {
        for (int i = 0; i < plan.active(); ++i)
            m_conflicts.push_back(conflictWith(i, unit));
    }

    [[nodiscard]] int choose() const
    {
        StreamChoices choices;
        choices.add(mainStream);
        choices.addNeighbours(m_weights, [](int a, int b) { return a < b; });
        choices.addFirst(m_plan, StreamPlan::lightest, [this](int a, int b) {
            return m_conflicts[static_cast<std::size_t>(a)] < m_conflicts[static_cast<std::size_t>(b)];
        });
        choices.finish(m_plan, choiceLimit);
        return bestStream(choices.streams(), [this](int stream) { return score(stream); });
    }

private:
    [[nodiscard]] int conflictWith(int stream, const MergeUnit &unit) const
    {
        const std::vector<int> &nodes = m_plan.stream(stream).nodes;
        int conflict = 0;
        for (const LevelShare &share : unit.levels) {
            if (share.level < unit.earliest + StreamPlan::windowLevels)
                conflict += share.nodes * nodes[static_cast<std::size_t>(share.level)];
        }
        return conflict;
    }

    [[nodiscard]] StreamScore score(int stream) const
    {
        const bool isNew = m_plan.isNew(stream);
        const auto index = static_cast<std::size_t>(stream);
        const int events = m_allWeights - (isNew ? 0 : m_weights[index]);
        const int conflict = isNew ? 0 : m_conflicts[index];
        const int bonus = stream == mainStream ? soloWeight * m_solo : 0;
        const int total = eventWeight * events + conflictWeight * conflict + (isNew ? newStreamWeight : 0) - bonus;
        return {{static_cast<double>(total), static_cast<double>(events), static_cast<double>(conflict),
            isNew ? 1.0 : 0.0, static_cast<double>(bonus)}};
    }

    const StreamPlan &m_plan;
    int m_solo;
    std::vector<int> m_weights;
    int m_allWeights;
    std::vector<int> m_conflicts; ///< nodes that meet on a level of the window, by active stream
};

} // namespace

std::vector<int> mergeMainStream(const MergeUnits &merge, int limit)
{
    StreamPlan plan(merge, limit);
    placeUnits(plan, isPlacedBefore, [&plan, &merge](const MergeUnit &unit) {
        const int solo = soloNodes(unit, merge.nodesOnLevel);
        const bool alone = merge.nodesOnLevel[static_cast<std::size_t>(unit.earliest)] == 1;
        return alone || solo == unit.size ? mainStream : Chooser(plan, unit, solo).choose();
    });
    return plan.streamOfUnits();
}

} // namespace tributary
