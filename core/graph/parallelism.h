// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "graph/module_graph.h"
#include "graph/operator_work.h"
#include "graph/reachability.h"

namespace tributary
{

/// Whether two modules can run at the same time.
enum class Parallelism {
    Serial, ///< one waits for the other
    Candidate, ///< nothing speaks against it
    PendingValidation, ///< logically parallel, but resources or limits are not settled
};

/// The names that reports use: serial, parallel_candidate, parallel_pending_validation.
QString toString(Parallelism parallelism);

struct ParallelVerdict {
    Parallelism parallelism = Parallelism::Serial;
    Text reason;
};

/// What each module does, and which wait for which.
class ModuleWork
{
public:
    /// A module that has finished in less does not pay for the events around it.
    static constexpr double leastWork_us = 5;

    ModuleWork(const OpGraph &graph, const ModuleGraph &modules, const OperatorWork &work, const CoreLimits &cores);

    [[nodiscard]] double amount(int module) const { return m_amount[static_cast<std::size_t>(module)]; }
    [[nodiscard]] const std::vector<double> &amounts() const { return m_amount; }
    /// True if it has operators that take a place on a stream.
    [[nodiscard]] bool isScheduled(int module) const { return m_scheduled[static_cast<std::size_t>(module)]; }
    /// True if nobody has measured it and it holds nothing but casts, reshapes and their like.
    [[nodiscard]] bool isSmall(int module) const { return m_small[static_cast<std::size_t>(module)]; }
    [[nodiscard]] const Reachability &reachability() const { return m_reach; }
    [[nodiscard]] const Adjacency &successors() const { return m_successors; }

    /// Whether two modules can run beside each other, with the reason.
    [[nodiscard]] ParallelVerdict compare(int a, int b) const;

private:
    [[nodiscard]] Text orderReason(int first, int second) const;

    const ModuleGraph &m_modules;
    WorkUnit m_unit;
    CoreLimits m_cores;
    std::vector<double> m_amount;
    std::vector<double> m_cube; ///< most cube cores that one operator of the module asks for
    std::vector<double> m_vector;
    std::vector<bool> m_scheduled;
    std::vector<bool> m_small;
    std::vector<bool> m_runsGraphs; ///< has control flow or calls
    Adjacency m_successors;
    Reachability m_reach;
};

} // namespace tributary
