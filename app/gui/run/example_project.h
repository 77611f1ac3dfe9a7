// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/run_setup.h"

namespace tributary::gui
{

/// The set-up of the example: the sample workload of this installation, which needs no NPU. The error says where it
/// should be.
Result<RunSetup> exampleSetup();

} // namespace tributary::gui
