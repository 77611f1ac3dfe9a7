// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0

// Custom pass of GE: puts the multi-stream configuration that is to be measured on the root graph, so that a program
// can be measured under any configuration without a change to it. GE reads the attributes, not the variable.

#include "graph/attr_value.h"
#include "graph/graph.h"
#include "register/register_custom_pass.h"

#include <cstdlib>
#include <string>

namespace
{

/// Set by the tuning tool for each trial.
constexpr const char *modeVariable = "GE_AUTO_MULTISTREAM_PARALLEL_MODE";
/// How GE spreads the graph over streams; it wins over the session option of the same name.
constexpr const char *modeAttribute = "ge.autoMultistreamParallelMode";
/// Makes GE log one line per step; stored in the compiled model.
constexpr const char *tuningAttribute = "_auto_multistream_tuning_mode";

constexpr ge::Status passDone = 0;
constexpr ge::Status passFailed = 1;

bool setText(ge::Graph &graph, const char *name, const char *text)
{
    const ge::AttrValue value;
    return value.SetAttrValue(ge::AscendString(text)) == 0 && graph.SetAttr(ge::AscendString(name), value) == 0;
}

ge::Status report(ge::CustomPassContext &context, const std::string &message)
{
    context.SetErrorMessage(ge::AscendString(message.c_str()));
    return passFailed;
}

ge::Status setMultiStreamMode(ge::GraphPtr &graph, ge::CustomPassContext &context)
{
    const char *mode = std::getenv(modeVariable);
    if (mode == nullptr || *mode == '\0')
        return passDone;
    if (graph == nullptr)
        return report(context, std::string("There is no graph to set ") + modeVariable + "=" + mode + " on.");
    for (const char *name : {modeAttribute, tuningAttribute}) {
        if (!setText(*graph, name, mode))
            return report(context,
                std::string("Attribute ") + name + " of the root graph could not be set to " + mode + " (from "
                    + modeVariable + ").");
    }
    return passDone;
}

} // namespace

REGISTER_CUSTOM_PASS("GeMsAutotunePass").CustomPassFn(setMultiStreamMode).Stage(ge::CustomPassStage::kBeforeInferShape);
