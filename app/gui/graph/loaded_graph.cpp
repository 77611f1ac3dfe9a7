// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/loaded_graph.h"

#include "graph/ge_proto_reader.h"
#include "graph/op_summary_costs.h"

#include <QSet>

namespace tributary::gui
{

namespace
{

/// Every kind of dump that the page opens is read here.
Result<OpModel> readModel(const QString &path)
{
    return readGeProto(path);
}

} // namespace

const NodeCost *LoadedGraph::cost(int index) const
{
    return costs.byName.isEmpty() ? nullptr : costs.find(op(index).name);
}

QString exampleGraphPath()
{
    return QStringLiteral(":/examples/four_branches_ge_proto.txt");
}

Result<LoadedGraphPtr> loadGraph(const ProjectGraph &source)
{
    auto model = readModel(source.file);
    if (!model)
        return tl::unexpected(model.error());
    auto loaded = std::make_shared<LoadedGraph>();
    loaded->source = source;
    loaded->model = std::move(*model);
    loaded->groups = groupsOf(loaded->graph());
    if (!source.costs.isEmpty()) {
        if (auto costs = readOpSummaryCosts(source.costs))
            loaded->costs = std::move(*costs);
        else
            loaded->costsError = costs.error();
    }
    return LoadedGraphPtr(std::move(loaded));
}

bool isConstant(const Operator &op)
{
    static const QSet<QString> types {QStringLiteral("Const"), QStringLiteral("Constant"),
        QStringLiteral("ConstPlaceHolder"), QStringLiteral("FileConstant"), QStringLiteral("Variable"),
        QStringLiteral("VariableV2"), QStringLiteral("Data"), QStringLiteral("RefData"), QStringLiteral("AnnData"),
        QStringLiteral("AippData"), QStringLiteral("QueueData")};
    return types.contains(op.type);
}

} // namespace tributary::gui
