// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/stream_merger.h"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace tributary
{

StreamPlan::StreamPlan(const MergeUnits &merge, int limit)
    : m_merge(merge)
    , m_limit(limit)
    , m_streamOf(merge.units.size(), -1)
{
    m_empty.nodes.assign(merge.nodesOnLevel.size(), 0);
    m_empty.duration_us.assign(merge.nodesOnLevel.size(), 0);
}

const StreamPlan::Stream &StreamPlan::stream(int index) const
{
    return isNew(index) ? m_empty : m_streams[static_cast<std::size_t>(index)];
}

void StreamPlan::place(const MergeUnit &unit, int stream)
{
    if (isNew(stream))
        m_streams.resize(static_cast<std::size_t>(stream) + 1, m_empty);
    Stream &target = m_streams[static_cast<std::size_t>(stream)];
    for (const LevelShare &share : unit.levels) {
        target.nodes[static_cast<std::size_t>(share.level)] += share.nodes;
        target.duration_us[static_cast<std::size_t>(share.level)] += share.duration_us;
    }
    target.size += unit.size;
    target.total_us += unit.duration_us;
    m_streamOf[static_cast<std::size_t>(unit.id)] = stream;
}

std::vector<int> StreamPlan::neighbourWeights(const MergeUnit &unit) const
{
    std::vector<int> weights(m_streams.size(), 0);
    for (const auto &[other, edges] : unit.neighbours) {
        const int stream = m_streamOf[static_cast<std::size_t>(other)];
        if (stream >= 0)
            weights[static_cast<std::size_t>(stream)] += edges;
    }
    return weights;
}

std::size_t StreamPlan::windowEnd(int level) const
{
    return std::min(m_merge.nodesOnLevel.size(), static_cast<std::size_t>(level) + windowLevels);
}

int StreamPlan::windowNodes(int stream, int level) const
{
    const std::vector<int> &nodes = this->stream(stream).nodes;
    return std::accumulate(nodes.begin() + level, nodes.begin() + static_cast<std::ptrdiff_t>(windowEnd(level)), 0);
}

double StreamPlan::windowDuration(int stream, int level) const
{
    const std::vector<double> &durations = this->stream(stream).duration_us;
    return std::accumulate(
        durations.begin() + level, durations.begin() + static_cast<std::ptrdiff_t>(windowEnd(level)), 0.0);
}

std::vector<int> StreamPlan::streamOfUnits() const
{
    std::vector<int> newNumber(m_streams.size(), -1);
    for (const int stream : m_streamOf)
        newNumber[static_cast<std::size_t>(stream)] = 0;
    int used = 0;
    for (int &number : newNumber) {
        if (number == 0)
            number = used++;
    }
    std::vector<int> result;
    result.reserve(m_streamOf.size());
    for (const int stream : m_streamOf)
        result.push_back(newNumber[static_cast<std::size_t>(stream)]);
    return result;
}

void StreamChoices::add(int stream)
{
    if (std::find(m_streams.begin(), m_streams.end(), stream) == m_streams.end())
        m_streams.push_back(stream);
}

void StreamChoices::addFirst(const StreamPlan &plan, int count, const std::function<bool(int, int)> &less)
{
    std::vector<int> streams(static_cast<std::size_t>(plan.active()));
    std::iota(streams.begin(), streams.end(), 0);
    std::stable_sort(streams.begin(), streams.end(), less);
    for (std::size_t i = 0; i < streams.size() && i < static_cast<std::size_t>(count); ++i)
        add(streams[i]);
}

void StreamChoices::addNeighbours(const std::vector<int> &weights, const std::function<bool(int, int)> &less)
{
    std::vector<int> streams;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        if (weights[i] > 0)
            streams.push_back(static_cast<int>(i));
    }
    std::stable_sort(streams.begin(), streams.end(), [&](int a, int b) {
        const int weightA = weights[static_cast<std::size_t>(a)];
        const int weightB = weights[static_cast<std::size_t>(b)];
        return weightA != weightB ? weightA > weightB : less(a, b);
    });
    for (const int stream : streams)
        add(stream);
}

void StreamChoices::finish(const StreamPlan &plan, int count)
{
    if (plan.mayOpen())
        add(plan.active());
    if (m_streams.size() > static_cast<std::size_t>(count))
        m_streams.resize(static_cast<std::size_t>(count));
}

bool StreamScore::isBetterThan(const StreamScore &other) const
{
    for (std::size_t i = 0; i < parts; ++i) {
        const double difference = values[i] - other.values[i];
        if (difference < -StreamPlan::epsilon)
            return true;
        if (difference > StreamPlan::epsilon)
            return false;
    }
    return false;
}

int bestStream(const std::vector<int> &streams, const std::function<StreamScore(int)> &scoreOf)
{
    int best = streams.front();
    StreamScore bestScore = scoreOf(best);
    for (std::size_t i = 1; i < streams.size(); ++i) {
        const StreamScore score = scoreOf(streams[i]);
        if (score.isBetterThan(bestScore)) {
            best = streams[i];
            bestScore = score;
        }
    }
    return best;
}

void placeUnits(StreamPlan &plan, const std::function<bool(const MergeUnit &, const MergeUnit &)> &before,
    const std::function<int(const MergeUnit &)> &choose)
{
    std::vector<const MergeUnit *> order;
    for (const MergeUnit &unit : plan.merge().units)
        order.push_back(&unit);
    std::stable_sort(order.begin(), order.end(), [&before](const MergeUnit *a, const MergeUnit *b) {
        return a->earliest != b->earliest ? a->earliest < b->earliest : before(*a, *b);
    });
    for (const MergeUnit *unit : order)
        plan.place(*unit, choose(*unit));
}

bool isPlacedBefore(const MergeUnit &a, const MergeUnit &b)
{
    const auto key = [](const MergeUnit &u) {
        return std::make_tuple(-u.size, -u.interaction, -u.peak, u.earliest, u.id);
    };
    return key(a) < key(b);
}

} // namespace tributary
