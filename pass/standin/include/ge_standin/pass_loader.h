// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "register/register_custom_pass.h"

#include <string>
#include <vector>

namespace ge_standin
{

/// Success, or the sentence that says what failed.
struct Outcome {
    std::string error; ///< empty = success

    explicit operator bool() const { return error.empty(); }
};

/// A pass that a plug-in has registered.
struct RegisteredPass {
    std::string name;
    std::string file; ///< the plug-in; empty if the pass is part of the program
    ge::CustomPassStage stage = ge::CustomPassStage::kInvalid;
};

/// The folder of operator packages: ASCEND_OPP_PATH, else ASCEND_HOME_PATH/opp; empty if neither is set.
std::string oppPath();

/// The plug-ins of that folder in the order in which they are loaded: <opp>/vendors/<vendor>/custom_fusion_passes/*.so,
/// vendors and then files sorted by name; one level, links are followed, folders are no plug-ins.
std::vector<std::string> findPassFiles(const std::string &oppPath);

/// Loads every plug-in of the folder; its passes register themselves. The first that cannot be loaded is an error that
/// names the file and the reason of the dynamic linker; none is unloaded again. A missing folder has no plug-ins.
Outcome loadPasses(const std::string &oppPath);

/// All passes in the order of their registration.
std::vector<RegisteredPass> registeredPasses();

/// Runs the passes of one stage in the order of their registration, each once and on the root graph. A pass that
/// returns anything but 0 is an error with its name and its message, and ends the run.
Outcome runPasses(ge::CustomPassStage stage, ge::GraphPtr &rootGraph);

} // namespace ge_standin
