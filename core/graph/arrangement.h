// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/decomposition.h"
#include "graph/stream_events.h"
#include "graph/stream_simulation.h"

namespace tributary
{

/// One way to use a parallel point.
struct Arrangement {
    /// An operator that leaves the main stream, stream 0.
    struct Move {
        int op = 0;
        int stream = 0; ///< from 1

        friend bool operator==(const Move &, const Move &) = default;
    };

    QString description; ///< what runs where and where it joins
    std::vector<Move> moved; ///< by operator index; all others stay on the main stream
    double stepTime = 0; ///< simulated, in the unit of the work
};

/// Works out ways to use the parallel points of one graph. All that is handed over lives at least as long.
///
/// Only the part of the step in which something runs beside the main stream is simulated, since before and behind it
/// the operators run one after another: a graph can have thousands of parallel points.
class Arranger
{
public:
    /// `graph`: withDemandedOrder(); `events`: of it.
    Arranger(const OpGraph &graph, const ModuleGraph &modules, const ModuleWork &moduleWork, const OperatorWork &work,
        const EventFinder &events, const CoreLimits &cores);

    /// At least two different ways to use a group: all branches on one side stream or each on its own, joined where the
    /// result is needed or as early as the main chain allows; only the heaviest module moved. Errors: see
    /// simulateStep().
    Result<std::vector<Arrangement>> arrangementsOf(const ParallelGroup &group);

private:
    using Moves = std::vector<Arrangement::Move>;
    /// Positions in the order: something runs beside the main stream in [first, end) only.
    struct Part {
        std::size_t first = 0;
        std::size_t end = 0;
    };

    [[nodiscard]] QString names(const std::vector<int> &modules) const;
    void move(Moves &moves, const std::vector<int> &modules, int stream) const;
    Result<Arrangement> simulate(const QString &description, Moves moves, int joinAfter);
    Result<double> stepTime(const Moves &moves, int joinAfter) const;
    [[nodiscard]] std::vector<int> sendersFor(const Moves &moves) const;
    void addEarlyJoin(const Moves &moves, int joinAfter, std::vector<StreamEvent> &events) const;
    [[nodiscard]] Part partOf(const Moves &moves, const std::vector<StreamEvent> &events) const;
    [[nodiscard]] Result<double> simulatePart(const Part &part, const std::vector<StreamEvent> &events) const;

    const ModuleGraph &m_modules;
    const ModuleWork &m_moduleWork;
    const OperatorWork &m_work;
    const EventFinder &m_events;
    const CoreLimits &m_cores;
    std::vector<int> m_streams; ///< by operator index: 0 or none, but for what is moved at the moment
    std::vector<std::vector<int>> m_producers; ///< by operator index, those on a stream
    std::vector<double> m_before; ///< by position: work of all that is earlier in the order
    std::vector<double> m_behind; ///< by position: work from there to the end
};

} // namespace tributary
