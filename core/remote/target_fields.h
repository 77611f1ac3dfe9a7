// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/target.h"

#include <QStringList>

#include <vector>

namespace tributary
{

/// The JSON names of all fields of a target.
QStringList targetFieldNames();

/// A sentence for each field of a target that means nothing here, with the known one that was meant perhaps. One that
/// begins with '_' or '$' is a remark of somebody and not told.
std::vector<Text> unknownTargetFields(const Target &target);

} // namespace tributary
