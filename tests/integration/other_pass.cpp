// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A pass of another vendor: fails with the text of TEST_PASS_ERROR, or sets the mode to that of TEST_PASS_MODE.
#include "register/register_custom_pass.h"

#include <cstdlib>

namespace
{

ge::Status run(ge::GraphPtr &graph, ge::CustomPassContext &context)
{
    if (const char *error = std::getenv("TEST_PASS_ERROR")) {
        context.SetErrorMessage(error);
        return 7;
    }
    const char *mode = std::getenv("TEST_PASS_MODE");
    if (mode == nullptr)
        return ge::SUCCESS;
    const ge::AttrValue value;
    value.SetAttrValue(ge::AscendString(mode));
    return graph->SetAttr("ge.autoMultistreamParallelMode", value);
}

} // namespace

REGISTER_CUSTOM_PASS("OtherPass").CustomPassFn(run).Stage(ge::CustomPassStage::kBeforeInferShape);
