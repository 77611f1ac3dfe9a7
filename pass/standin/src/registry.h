// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "register/register_custom_pass.h"

#include <string>
#include <vector>

namespace ge_standin
{

/// One registered pass with its function.
struct RegistryEntry {
    ge::PassRegistrationData registration;
    std::string file;
};

/// All registered passes and the plug-in that is being loaded now. Loading and running happen in one thread.
struct Registry {
    std::vector<RegistryEntry> entries;
    std::string currentFile;
};

Registry &registry();

} // namespace ge_standin
