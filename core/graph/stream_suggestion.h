// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/parallelism.h"

namespace tributary
{

/// What is to be put on streams: modules that stay on the main stream, and branches that may leave it.
struct StreamDemand {
    std::vector<int> order; ///< all modules, what waits behind what it waits for
    std::vector<int> main; ///< stay on stream 0
    std::vector<std::vector<int>> branches; ///< each in `order`; runs on one stream as a whole
};

constexpr std::size_t mostSuggestedStreams = 64; ///< GE takes no more (StrategyName:N)

/// The modules of each stream in `order`, stream 0 first: as few streams as come within one hundredth of the work to
/// the shortest step that this finds with up to 64. A branch that would not shorten the step stays on stream 0.
std::vector<std::vector<int>> suggestStreams(const ModuleWork &work, const StreamDemand &demand);

} // namespace tributary
