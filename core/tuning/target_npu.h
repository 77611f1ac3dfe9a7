// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/connection_check.h"

namespace tributary
{

/// What the output of `npu-smi info` of a target says about the use of its NPUs: for ConnectionCheck::readNpuUse. Which
/// NPU the program will use is not known here, so a process on any of them counts. Errors: as parseNpuInfo().
Result<NpuUse> npuUse(const QByteArray &output);

} // namespace tributary
