// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/action_registry.h"

#include <vector>

namespace tributary::gui
{

/// Every action of the main window, in the order of the menus.
std::vector<ActionSpec> windowActions();

} // namespace tributary::gui
