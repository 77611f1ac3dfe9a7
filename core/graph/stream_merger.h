// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/merge_units.h"

#include <array>
#include <cstddef>
#include <functional>
#include <vector>

namespace tributary
{

/// Streams that are being filled. The rules common to all strategies of GE (dag_stream_merger.cc): units are placed
/// level by level, each once; a decision looks at six levels.
class StreamPlan
{
public:
    static constexpr int windowLevels = 6;
    static constexpr int lightest = 3; ///< streams with the least load that are always considered
    static constexpr double epsilon = 1e-9; ///< scores closer than this are equal

    /// `limit`: most streams that may be used, from 1.
    StreamPlan(const MergeUnits &merge, int limit);

    struct Stream {
        std::vector<int> nodes; ///< by level
        std::vector<double> duration_us; ///< by level
        int size = 0; ///< nodes
        double total_us = 0;
    };

    /// Streams in use; the next new one has this index.
    [[nodiscard]] int active() const { return static_cast<int>(m_streams.size()); }
    [[nodiscard]] bool isNew(int stream) const { return stream >= active(); }
    [[nodiscard]] bool mayOpen() const { return active() < m_limit; }
    /// The stream, or an empty one where it is new.
    [[nodiscard]] const Stream &stream(int index) const;
    [[nodiscard]] int limit() const { return m_limit; }
    [[nodiscard]] const MergeUnits &merge() const { return m_merge; }

    void place(const MergeUnit &unit, int stream);

    /// Edges between the unit and the units already on each active stream.
    [[nodiscard]] std::vector<int> neighbourWeights(const MergeUnit &unit) const;
    /// Nodes of the stream on the levels of the window that begins at `level`.
    [[nodiscard]] int windowNodes(int stream, int level) const;
    [[nodiscard]] double windowDuration(int stream, int level) const;

    /// The stream of every unit, by id; streams renumbered without gaps.
    [[nodiscard]] std::vector<int> streamOfUnits() const;

private:
    [[nodiscard]] std::size_t windowEnd(int level) const;

    const MergeUnits &m_merge;
    int m_limit;
    std::vector<Stream> m_streams;
    std::vector<int> m_streamOf; ///< by unit, -1 while not placed
    Stream m_empty;
};

/// Streams to choose from: each once, in the order in which they were added.
class StreamChoices
{
public:
    void add(int stream);
    /// Adds every active stream for which `less` puts it among the first `count`.
    void addFirst(const StreamPlan &plan, int count, const std::function<bool(int, int)> &less);
    /// Adds the streams that hold neighbours; `less` orders them.
    void addNeighbours(const std::vector<int> &weights, const std::function<bool(int, int)> &less);
    /// Adds a new stream where one may be opened, then cuts the list to `count`; never empty afterwards.
    void finish(const StreamPlan &plan, int count);

    [[nodiscard]] const std::vector<int> &streams() const { return m_streams; }

private:
    std::vector<int> m_streams;
};

/// A score with its tie-breakers: smaller is better, compared in order, differences below StreamPlan::epsilon ignored.
struct StreamScore {
    static constexpr std::size_t parts = 5;
    std::array<double, parts> values {};

    [[nodiscard]] bool isBetterThan(const StreamScore &other) const;
};

/// The stream with the best score; of equal ones the first.
int bestStream(const std::vector<int> &streams, const std::function<StreamScore(int)> &scoreOf);

/// Places all units: level by level those that begin there, in the order of `before`, where `choose` says.
void placeUnits(StreamPlan &plan, const std::function<bool(const MergeUnit &, const MergeUnit &)> &before,
    const std::function<int(const MergeUnit &)> &choose);

/// Stream of every unit by GE's strategies; `limit` from 1.
std::vector<int> mergeLoadBalance(const MergeUnits &merge, int limit);
std::vector<int> mergeMainStream(const MergeUnits &merge, int limit);
std::vector<int> mergeWeightedLoadBalance(const MergeUnits &merge, int limit);

/// The order in which LoadBalance and MainStream place the units of a level.
bool isPlacedBefore(const MergeUnit &a, const MergeUnit &b);

} // namespace tributary
