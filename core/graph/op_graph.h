// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <map>
#include <tuple>
#include <vector>

namespace tributary
{

/// Which cores an operator runs on, as GE reads it from the operator's attributes.
enum class CoreKind {
    None, ///< no compute cores, or not known
    Cube,
    Vector,
};

/// One operator of a graph, with what stream assignment and the graph view need of it.
struct Operator {
    static constexpr int noStream = -1; ///< runs on the host or not at all
    static constexpr int unknownBlocks = -1;

    QString name; ///< unique in its graph
    QString type;
    std::int64_t id = 0; ///< GE's number of the operator
    int stream = 0; ///< stream it has in the dump, from 0, or noStream; a dump without streams means 0 everywhere
    QString streamLabel; ///< attribute _stream_label: operators of one label share a stream of their own; or empty
    QString coreType; ///< attribute _cube_vector_core_type: AIC, AIV, MIX, MIX_AIC, MIX_AIV, …; may be empty
    bool mixIsAiv = false; ///< attribute _mix_is_aiv
    bool rtsLabelNode = false; ///< attribute _rts_label_node: the stream pass never moves it
    int blocks = unknownBlocks; ///< attribute tvm_blockdim: cores that it asks for
    QStringList subgraphs; ///< names of the graphs that it runs, for control flow and partitioned calls

    /// AIV and MIX_AIV are vector, MIX too where _mix_is_aiv is set; any other core type is cube.
    [[nodiscard]] CoreKind coreKind() const;
};

/// A dependency between two operators of one graph.
struct Edge {
    static constexpr int controlPort = -1;

    int from = 0; ///< index of the producer in OpGraph::operators
    int to = 0; ///< index of the consumer
    int fromPort = 0; ///< output of the producer, from 0, or controlPort
    int toPort = 0; ///< input of the consumer, from 0, or controlPort

    [[nodiscard]] bool isControl() const { return fromPort == controlPort; }

    friend bool operator==(const Edge &, const Edge &) = default;
};

/// An edge in a map: producer, consumer, input of the consumer.
using EdgeKey = std::tuple<int, int, int>;

inline EdgeKey keyOf(const Edge &edge)
{
    return {edge.from, edge.to, edge.toPort};
}

/// A graph of operators, in the order of its dump. Parallel edges are kept.
struct OpGraph {
    QString name;
    std::vector<Operator> operators;
    std::vector<Edge> edges; ///< by consumer in operator order, then in the order of its inputs
    std::map<QString, QString> attributes; ///< scalar attributes of the graph, as text
    std::map<EdgeKey, QString> edgeLabels; ///< what a drawing says about some edges
};

/// A dump: the root graph and the graphs that operators of it run.
struct OpModel {
    std::vector<OpGraph> graphs; ///< the first is the root; never empty when it comes from a reader
    std::map<QString, QString> attributes; ///< scalar attributes of the model, e.g. stream_num, event_num

    [[nodiscard]] const OpGraph &root() const { return graphs.front(); }
};

/// Outgoing edges of every operator as indices into OpGraph::edges, in GE's order: data edges by output, then control
/// edges; within these as in OpGraph::edges.
std::vector<std::vector<int>> outgoingEdges(const OpGraph &graph);

/// The operators in an order in which every producer comes before its consumers: the order of the dump where that is
/// one, else the order nearest to it (always the earliest operator of the dump that is ready).
/// Errors: the graph has a cycle; an edge names an operator that does not exist.
Result<std::vector<int>> topologicalOrder(const OpGraph &graph);

} // namespace tributary
