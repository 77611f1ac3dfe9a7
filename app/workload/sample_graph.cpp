// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_graph.h"

#include "graph/ge_proto_reader.h"

#include <array>

namespace tributary::workload
{

namespace
{

constexpr int branches = 4;
constexpr int depth = 6;

int addOperator(OpGraph &graph, const QString &name, const QString &type, int stream)
{
    Operator op;
    op.name = name;
    op.type = type;
    op.id = static_cast<std::int64_t>(graph.operators.size());
    op.stream = stream;
    if (stream != Operator::noStream)
        op.coreType = QStringLiteral("AIV");
    graph.operators.push_back(op);
    return static_cast<int>(op.id);
}

} // namespace

OpGraph sampleGraph()
{
    static constexpr std::array<QLatin1String, depth> types {QLatin1String("Mul"), QLatin1String("Add"),
        QLatin1String("Sigmoid"), QLatin1String("Sub"), QLatin1String("Tanh"), QLatin1String("Relu")};
    OpGraph graph;
    graph.name = QStringLiteral("four_branches");
    const int input = addOperator(graph, QStringLiteral("x"), QStringLiteral("Data"), Operator::noStream);
    std::array<int, branches> ends {};
    for (int branch = 0; branch < branches; ++branch) {
        int last = input;
        for (int level = 0; level < depth; ++level) {
            const QString type = types.at(static_cast<std::size_t>(level));
            const int op =
                addOperator(graph, QStringLiteral("branch%1/%2_%3").arg(branch).arg(type).arg(level), type, 0);
            graph.edges.push_back({last, op, 0, 0});
            last = op;
        }
        ends.at(static_cast<std::size_t>(branch)) = last;
    }
    const int join = addOperator(graph, QStringLiteral("join"), QStringLiteral("AddN"), 0);
    for (int branch = 0; branch < branches; ++branch)
        graph.edges.push_back({ends.at(static_cast<std::size_t>(branch)), join, 0, branch});
    const int output = addOperator(graph, QStringLiteral("output"), QStringLiteral("NetOutput"), Operator::noStream);
    graph.edges.push_back({join, output, 0, 0});
    return graph;
}

Result<OpGraph> loadGraph(const std::string &dump, const std::string &origin)
{
    if (dump.empty())
        return sampleGraph();
    return parseGeProto(dump, QString::fromStdString(origin)).map([](const OpModel &model) { return model.root(); });
}

} // namespace tributary::workload
