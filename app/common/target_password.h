// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "secrets/secret.h"

#include <optional>

namespace tributary
{

/// Takes GE_MS_TARGET_PASSWORD out of the environment: no child inherits it, and /proc/self/environ does not show it
/// any more. The first thing that main() does, before there are threads.
void takeTargetPassword();

/// What takeTargetPassword() found; nothing if the variable was not set, or empty.
std::optional<Secret> givenTargetPassword();

} // namespace tributary
