// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_look.h"

#include <algorithm>

namespace tributary::gui
{

void GraphLook::setEvents(const CandidateStreams *streams)
{
    eventEdges.clear();
    if (!scene || !streams)
        return;
    for (const StreamEvent &event : streams->events) {
        const int from = scene->boxOf[static_cast<std::size_t>(event.from)];
        const int to = scene->boxOf[static_cast<std::size_t>(event.to)];
        if (from == GraphScene::none || to == GraphScene::none || from == to)
            continue;
        if (const int edge = scene->edgeBetween(from, to); edge != GraphScene::none)
            eventEdges.push_back(edge);
    }
    std::sort(eventEdges.begin(), eventEdges.end());
    eventEdges.erase(std::unique(eventEdges.begin(), eventEdges.end()), eventEdges.end());
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
