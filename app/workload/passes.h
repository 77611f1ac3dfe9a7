// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tributary::workload
{

/// What the custom passes left on the root graph.
struct GraphAttributes {
    std::string oppPath; ///< where passes were looked for; empty if nowhere
    std::vector<std::string> passes; ///< names, in the order in which they ran
    std::optional<std::string> mode; ///< ge.autoMultistreamParallelMode
    std::optional<std::string> tuningMode; ///< _auto_multistream_tuning_mode: STEP records are wanted
};

/// Loads the passes and runs them on a root graph of that name. The error is the sentence of the loader or of the pass.
tl::expected<GraphAttributes, std::string> runCustomPasses(const std::string &graphName);

} // namespace tributary::workload
