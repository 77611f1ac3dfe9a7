// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "passes.h"

#include "ge_standin/pass_loader.h"

#include <memory>

namespace tributary::workload
{

namespace
{

std::optional<std::string> textAttribute(const ge::Graph &graph, const char *name)
{
    ge::AttrValue value;
    ge::AscendString text;
    if (graph.GetAttr(name, value) != ge::GRAPH_SUCCESS || value.GetAttrValue(text) != ge::GRAPH_SUCCESS)
        return std::nullopt;
    return std::string(text.GetString(), text.GetLength());
}

} // namespace

tl::expected<GraphAttributes, std::string> runCustomPasses(const std::string &graphName)
{
    GraphAttributes attributes;
    attributes.oppPath = ge_standin::oppPath();
    if (!attributes.oppPath.empty()) {
        if (const ge_standin::Outcome loaded = ge_standin::loadPasses(attributes.oppPath); !loaded)
            return tl::unexpected(loaded.error);
    }
    auto graph = std::make_shared<ge::Graph>(graphName.c_str());
    using Stage = ge::CustomPassStage;
    for (const Stage stage : {Stage::kBeforeInferShape, Stage::kAfterInferShape, Stage::kAfterBuiltinFusionPass,
             Stage::kAfterOriginGraphOptimize}) {
        if (const ge_standin::Outcome run = ge_standin::runPasses(stage, graph); !run)
            return tl::unexpected(run.error);
    }
    for (const ge_standin::RegisteredPass &pass : ge_standin::registeredPasses())
        attributes.passes.push_back(pass.name);
    attributes.mode = textAttribute(*graph, "ge.autoMultistreamParallelMode");
    attributes.tuningMode = textAttribute(*graph, "_auto_multistream_tuning_mode");
    return attributes;
}

} // namespace tributary::workload
