// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace ge
{

/// What a pass returns; 0 is success.
using Status = std::uint32_t;
/// What the graph interface returns; 0 is success.
using graphStatus = std::uint32_t;

inline constexpr Status SUCCESS = 0;
inline constexpr Status FAILED = 0xFFFFFFFF;
inline constexpr graphStatus GRAPH_SUCCESS = 0;
inline constexpr graphStatus GRAPH_FAILED = 0xFFFFFFFF;

} // namespace ge
