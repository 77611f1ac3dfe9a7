// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <QString>

#include <optional>
#include <vector>

namespace tributary
{

/// What a module mostly does.
enum class ModuleType {
    Compute,
    Comm, ///< exchanges data with other devices
    Memory, ///< moves or holds data: caches, buffers, the inputs of the graph
    Control, ///< orders others: events, labels, joins
};

/// Why one module waits for another; an edge has exactly one type.
enum class DependencyType {
    Data, ///< consumes an output
    State, ///< needs a write to shared state to be finished
    Event, ///< needs an event, a synchronisation or a control edge
    CollectiveOrder, ///< the order of communication is fixed
};

/// A part of the graph with a meaning of its own that can be scheduled on its own.
struct Module {
    static constexpr int noParent = -1;

    QString id; ///< unique in its ModuleGraph and the same after the dump is read anew: the name scope, or from an edit
    QString name; ///< for people; several may be called alike
    ModuleType type = ModuleType::Compute;
    std::vector<int> operators; ///< its own, as rising indices into OpGraph::operators; not those of inner modules
    QString sideEffect; ///< e.g. "writes KV cache"; empty if none is known
    QString resourceHint; ///< one line for people, e.g. "cube-heavy, blk=20, dur=35us"; empty if nothing is known
    int parent = noParent; ///< index of the module around it; stands before it
    int repeat = 1; ///< layers of equal structure that it stands for; its operators are those of all of them

    friend bool operator==(const Module &, const Module &) = default;
};

/// One module waits for another.
struct Dependency {
    int from = 0; ///< index in ModuleGraph::modules
    int to = 0;
    DependencyType type = DependencyType::Data;
    QString reason; ///< for people, e.g. the tensor or the state; never empty in the graphs that we make

    friend bool operator==(const Dependency &, const Dependency &) = default;
};

/// The modules of one graph and what they wait for. Each pair of modules has at most one dependency of each type and
/// none to itself; operators that are hidden (constants, data that a single module reads) are in no module.
struct ModuleGraph {
    std::vector<Module>
        modules; ///< an outer module before its inner ones, else in topological order where there is one
    std::vector<Dependency> dependencies; ///< by `to`, then `from`, then type

    friend bool operator==(const ModuleGraph &, const ModuleGraph &) = default;
};

/// The names that files and reports use: compute, comm, memory, control.
QString toString(ModuleType type);
std::optional<ModuleType> moduleTypeFromString(const QString &name);

/// What a drawing's name of a module tells of its type: exchanges such as Dispatch, Combine or AllReduce are comm, what
/// is called after a cache or an offload is memory; anything else is compute.
ModuleType moduleTypeFromName(const QString &name);

/// The names that files and reports use: data, state, event, collective_order.
QString toString(DependencyType type);
std::optional<DependencyType> dependencyTypeFromString(const QString &name);

/// By module, the modules that wait for it, in the order of the dependencies; one for each dependency.
std::vector<std::vector<int>> successorsOf(const ModuleGraph &modules);

/// The module of every operator by operator index, Module::noParent for none.
std::vector<int> moduleOfOperator(const ModuleGraph &modules, const OpGraph &graph);

} // namespace tributary
