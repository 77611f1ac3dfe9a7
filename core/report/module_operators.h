// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/dependency.h"
#include "graph/graph_analysis.h"

namespace tributary
{

/// `-->` for data and state, `-.->` for what only orders.
QString mermaidArrow(DependencyType type);

/// Writes the operators of one module after another down. What the modules share is worked out once; the graph and its
/// analysis live at least as long.
class ModuleOperators
{
public:
    ModuleOperators(const OpGraph &graph, const GraphAnalysis &analysis);

    /// The operators of one module (of a folded layer, those of the first one): list, dependencies, DAG, the four-part
    /// conclusion, switch and synchronisation points. The module's own stream is the one that the analysis suggests;
    /// further ones inside of it have numbers behind those.
    [[nodiscard]] QString markdown(int module) const;

private:
    class Part;

    /// What leads to and from each operator, as indices.
    using Lists = std::vector<std::vector<int>>;

    [[nodiscard]] std::vector<int> firstLayer(int module) const;
    [[nodiscard]] bool isInFirstLayer(int op) const;
    [[nodiscard]] Part partOf(int module) const;
    [[nodiscard]] QString operatorTable(const Part &part) const;
    [[nodiscard]] QString streamName(const Part &part, std::size_t stream) const;
    [[nodiscard]] QString streamsText(const Part &part, const Decomposition &found) const;
    [[nodiscard]] QString switchPoints(const Part &part, const Decomposition &found) const;
    [[nodiscard]] QStringList pointsAround(const Part &part) const;

    const OpGraph &m_graph;
    const GraphAnalysis &m_analysis;
    std::vector<OperatorDependency> m_dependencies;
    Lists m_waitsFor; ///< by operator: dependencies that lead to it
    Lists m_waitedFor; ///< by operator: dependencies that lead from it
    Lists m_incoming; ///< by operator: edges
    Lists m_outgoing; ///< by operator: edges
    std::vector<int> m_position; ///< by operator, in the order of the analysis
    std::vector<int> m_module; ///< by operator
    std::vector<int> m_stream; ///< by module: the suggested one, or Operator::noStream
};

} // namespace tributary
