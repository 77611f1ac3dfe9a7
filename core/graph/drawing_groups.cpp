// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/drawing_groups.h"

#include <algorithm>
#include <map>

namespace tributary
{

namespace
{

constexpr double characterWidth = 7.5; // of the 12 px font that the drawings use
constexpr double boxPadding = 20;
constexpr double boxHeight = 30;
constexpr double leastWidth = 60;
constexpr double mostWidth = 420; // longer names are cut in a drawing

} // namespace

bool hasStreams(const GraphFile &file, std::size_t graph)
{
    const std::vector<Operator> &operators = file.model.graphs[graph].operators;
    return file.hasStreams && std::any_of(operators.begin(), operators.end(), [](const Operator &op) {
        return op.stream != Operator::noStream;
    });
}

DrawingGroups streamGroups(const OpGraph &graph)
{
    DrawingGroups result;
    std::map<int, int> groupOfStream;
    for (const Operator &op : graph.operators) {
        if (op.stream != Operator::noStream)
            groupOfStream.emplace(op.stream, 0);
    }
    for (auto &[stream, group] : groupOfStream) {
        group = static_cast<int>(result.groups.size());
        result.groups.push_back({QStringLiteral("Stream%1").arg(stream), LayoutInput::noGroup});
    }
    for (const Operator &op : graph.operators)
        result.groupOf.push_back(op.stream == Operator::noStream ? LayoutInput::noGroup : groupOfStream[op.stream]);
    return result;
}

DrawingGroups moduleGroups(const ModuleGraph &modules, const OpGraph &graph)
{
    DrawingGroups result;
    for (const Module &module : modules.modules)
        result.groups.push_back({module.name, module.parent});
    result.groupOf = moduleOfOperator(modules, graph);
    return result;
}

DrawingGroups textGroups(const GraphFile &file, std::size_t graph)
{
    const OpGraph &drawn = file.model.graphs[graph];
    if (hasStreams(file, graph))
        return streamGroups(drawn);
    return moduleGroups(graph == 0 ? file.modules : ModuleGraph(), drawn);
}

std::vector<DrawingStep> drawingSteps(const DrawingGroups &groups)
{
    const std::size_t count = groups.groups.size();
    std::vector<std::vector<int>> inner(count + 1); // the last one: in no group
    std::vector<std::vector<int>> operators(count + 1);
    const auto slot = [count](int group) { return group < 0 ? count : static_cast<std::size_t>(group); };
    for (std::size_t i = 0; i < count; ++i)
        inner[slot(groups.groups[i].parent)].push_back(static_cast<int>(i));
    for (std::size_t i = 0; i < groups.groupOf.size(); ++i)
        operators[slot(groups.groupOf[i])].push_back(static_cast<int>(i));

    std::vector<DrawingStep> steps;
    for (const int op : operators[count])
        steps.push_back({DrawingStep::Kind::Operator, op, 0});
    std::vector<DrawingStep> waiting; // the next one last
    const auto wait = [&waiting, &inner](std::size_t at, int depth) {
        for (auto it = inner[at].rbegin(); it != inner[at].rend(); ++it)
            waiting.push_back({DrawingStep::Kind::Open, *it, depth});
    };
    wait(count, 0);
    while (!waiting.empty()) {
        const DrawingStep step = waiting.back();
        waiting.pop_back();
        steps.push_back(step);
        if (step.kind == DrawingStep::Kind::Close)
            continue;
        const auto group = static_cast<std::size_t>(step.index);
        for (const int op : operators[group])
            steps.push_back({DrawingStep::Kind::Operator, op, step.depth + 1});
        waiting.push_back({DrawingStep::Kind::Close, step.index, step.depth});
        wait(group, step.depth + 1);
    }
    return steps;
}

LayoutInput layoutInput(const OpGraph &graph, const DrawingGroups &groups)
{
    LayoutInput input;
    input.nodes.reserve(graph.operators.size());
    for (std::size_t i = 0; i < graph.operators.size(); ++i) {
        const double length = static_cast<double>(graph.operators[i].name.size());
        const double width = std::clamp(length * characterWidth + boxPadding, leastWidth, mostWidth);
        input.nodes.push_back(
            {QSizeF(width, boxHeight), groups.groupOf.empty() ? LayoutInput::noGroup : groups.groupOf[i]});
    }
    for (const Edge &edge : graph.edges)
        input.edges.push_back({edge.from, edge.to});
    for (const DrawingGroups::Group &group : groups.groups)
        input.groups.push_back({group.parent});
    return input;
}

Result<GraphLayout> layOutGraphFile(const GraphFile &file, std::size_t graph, const LayoutOptions &options)
{
    const bool boxes = graph == 0 && !hasStreams(file, graph);
    const OpGraph &drawn = file.model.graphs[graph];
    return layOutGraph(layoutInput(drawn, moduleGroups(boxes ? file.modules : ModuleGraph(), drawn)), options);
}

} // namespace tributary
