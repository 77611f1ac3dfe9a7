// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_look.h"

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr std::size_t mostLetters = 3;

GroupMark markOf(const GraphInsight &insight, int module)
{
    GroupMark mark;
    if (module == Module::noParent)
        return mark;
    const std::vector<int> &groups = insight.standing(module).groups;
    QStringList letters;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const ParallelGroup &group = insight.groups[static_cast<std::size_t>(groups[i])];
        if (i < mostLetters)
            letters << group.name;
        mark.pending = mark.pending || group.verdict.parallelism == Parallelism::PendingValidation;
    }
    if (groups.size() > mostLetters)
        letters << QStringLiteral("…");
    mark.letters = letters.join(QLatin1Char(' '));
    return mark;
}

} // namespace

std::vector<int> GraphLook::edgesOf(const std::vector<std::pair<int, int>> &operators) const
{
    std::vector<int> edges;
    for (const auto &[first, second] : operators) {
        const int from = scene->boxOf[static_cast<std::size_t>(first)];
        const int to = scene->boxOf[static_cast<std::size_t>(second)];
        if (from == GraphScene::none || to == GraphScene::none || from == to)
            continue;
        if (const int edge = scene->edgeBetween(from, to); edge != GraphScene::none)
            edges.push_back(edge);
    }
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

void GraphLook::setEvents(const CandidateStreams *streams)
{
    std::vector<std::pair<int, int>> ends;
    if (scene && streams) {
        for (const StreamEvent &event : streams->events)
            ends.emplace_back(event.from, event.to);
    }
    eventEdges = ends.empty() ? std::vector<int>() : edgesOf(ends);
}

void GraphLook::setPath(const GraphInsight &insight)
{
    onPath = boxesOf(insight.onPath);
    std::vector<std::pair<int, int>> steps;
    const std::vector<int> &path = insight.analysis.criticalPath.nodes;
    for (std::size_t i = 1; i < path.size(); ++i)
        steps.emplace_back(path[i - 1], path[i]);
    pathEdges = edgesOf(steps);
}

// A frame carries the sign for what is in it; layers do not repeat that of the fold around them.
void GraphLook::setGroups(const GraphInsight &insight)
{
    const LoadedGraph &graph = *scene->request.graph;
    const auto groupAt = [&graph](int group) -> const ViewGroup & {
        return graph.groups.groups[static_cast<std::size_t>(group)];
    };
    marks.clear();
    for (const GraphScene::Box &box : scene->boxes) {
        const int module =
            box.op == GraphScene::none ? groupAt(box.group).module : graph.moduleOf[static_cast<std::size_t>(box.op)];
        const bool onFrame =
            box.op != GraphScene::none && box.group != GraphScene::none && groupAt(box.group).module == module;
        marks.push_back(onFrame ? GroupMark() : markOf(insight, module));
    }
    frameMarks.clear();
    for (const GraphScene::Frame &frame : scene->frames) {
        const ViewGroup &group = groupAt(frame.group);
        const bool alike = insight.standing(group.module).parallelism.has_value();
        frameMarks.push_back(alike && group.layer == ViewGroup::noLayer ? markOf(insight, group.module) : GroupMark());
    }
}

std::vector<bool> GraphLook::boxesOf(const std::vector<bool> &operators) const
{
    std::vector<bool> boxes(scene ? scene->boxes.size() : 0);
    for (std::size_t op = 0; scene && op < operators.size(); ++op) {
        if (operators[op] && scene->boxOf[op] != GraphScene::none)
            boxes[static_cast<std::size_t>(scene->boxOf[op])] = true;
    }
    return boxes;
}

} // namespace tributary::gui
