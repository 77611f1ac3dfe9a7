// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_merger.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace tributary
{

namespace
{

constexpr int choiceLimit = 8;
constexpr int eventWeight = 3;
constexpr int conflictWeight = 4;
constexpr int durationWeight = 2;
constexpr int newStreamWeight = 2;

// Durations are sums of rounded numbers: nearly equal ones are equal, also in the order.
bool differ(double a, double b)
{
    return std::abs(a - b) > StreamPlan::epsilon;
}

bool isHeavier(const MergeUnit &a, const MergeUnit &b)
{
    if (differ(a.duration_us, b.duration_us))
        return a.duration_us > b.duration_us;
    if (differ(a.coreTime, b.coreTime))
        return a.coreTime > b.coreTime;
    const auto rest = [](const MergeUnit &u) { return std::make_tuple(-u.peakCores, -u.interaction, u.id); };
    return rest(a) < rest(b);
}

class Chooser
{
public:
    Chooser(const StreamPlan &plan, const MergeUnit &unit)
        : m_plan(plan)
        , m_unit(unit)
        , m_weights(plan.neighbourWeights(unit))
        , m_allWeights(std::accumulate(m_weights.begin(), m_weights.end(), 0))
    {
        for (int i = 0; i < plan.active(); ++i)
            m_loads.push_back(plan.windowDuration(i, unit.earliest));
    }

    [[nodiscard]] int choose() const
    {
        const auto shorter = [this](int a, int b) {
            const double totalA = m_plan.stream(a).total_us;
            const double totalB = m_plan.stream(b).total_us;
            return differ(totalA, totalB) && totalA < totalB;
        };
        StreamChoices choices;
        choices.addNeighbours(m_weights, shorter);
        choices.addFirst(m_plan, StreamPlan::lightest, [&](int a, int b) {
            const double loadA = m_loads[static_cast<std::size_t>(a)];
            const double loadB = m_loads[static_cast<std::size_t>(b)];
            return differ(loadA, loadB) ? loadA < loadB : shorter(a, b);
        });
        choices.finish(m_plan, choiceLimit);
        return bestStream(choices.streams(), [this](int stream) { return score(stream); });
    }

private:
    // Only levels count on which the unit takes time or cores: those in the window, or all of them if none is there.
    [[nodiscard]] double conflictWith(int stream) const
    {
        const std::vector<double> &durations = m_plan.stream(stream).duration_us;
        const int end = m_unit.earliest + StreamPlan::windowLevels;
        const bool inWindow = std::any_of(m_unit.levels.begin(), m_unit.levels.end(),
            [end](const LevelShare &share) { return share.isActive && share.level < end; });
        double conflict = 0;
        for (const LevelShare &share : m_unit.levels) {
            if (share.isActive && (share.level < end || !inWindow))
                conflict += share.duration_us * durations[static_cast<std::size_t>(share.level)];
        }
        return conflict;
    }

    [[nodiscard]] StreamScore score(int stream) const
    {
        const bool isNew = m_plan.isNew(stream);
        const int events = m_allWeights - (isNew ? 0 : m_weights[static_cast<std::size_t>(stream)]);
        const double conflict = conflictWith(stream);
        const double before = m_plan.stream(stream).total_us;
        const double total = eventWeight * events + conflictWeight * conflict
            + durationWeight * (before + m_unit.duration_us) + (isNew ? newStreamWeight : 0);
        return {{total, conflict, static_cast<double>(events), before, static_cast<double>(stream)}};
    }

    const StreamPlan &m_plan;
    const MergeUnit &m_unit;
    std::vector<int> m_weights;
    int m_allWeights;
    std::vector<double> m_loads; ///< duration in the window, by active stream
};

} // namespace

// GE then simulates the run for the three best streams. One ready head runs at a time there, so all of them take the
// sum of all durations, and the simulation never changes the choice; it is left out.
std::vector<int> mergeWeightedLoadBalance(const MergeUnits &merge, int limit)
{
    StreamPlan plan(merge, limit);
    placeUnits(plan, isHeavier, [&plan](const MergeUnit &unit) { return Chooser(plan, unit).choose(); });
    return plan.streamOfUnits();
}

} // namespace tributary
