// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_search.h"

namespace tributary::gui
{

GraphSearch searchGraph(const GraphScene &scene, const QString &text)
{
    GraphSearch result;
    if (text.isEmpty())
        return result;
    result.found.resize(scene.boxes.size());
    const auto &operators = scene.request.graph->graph().operators;
    for (std::size_t i = 0; i < operators.size(); ++i) {
        const int box = scene.boxOf[i];
        if (box == GraphScene::none)
            continue;
        const Operator &op = operators[i];
        if (!op.name.contains(text, Qt::CaseInsensitive) && !op.type.contains(text, Qt::CaseInsensitive))
            continue;
        ++result.operators;
        if (!result.found[static_cast<std::size_t>(box)])
            result.boxes.push_back(box);
        result.found[static_cast<std::size_t>(box)] = true;
    }
    return result;
}

} // namespace tributary::gui
