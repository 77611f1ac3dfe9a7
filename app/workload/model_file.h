// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <vector>

namespace tributary::workload
{

/// What the compile step leaves for the run step, in the place of GE's offline model: all that was decided, so that a
/// machine without the pass runs it. A text format of our own, which GE does not read.
struct Model {
    std::optional<std::string> mode; ///< ge.autoMultistreamParallelMode
    std::optional<std::string> tuningMode; ///< _auto_multistream_tuning_mode: STEP records are wanted
    std::vector<int> streams; ///< by operator of the graph; less than 0 = none
    std::string dump; ///< the ge_proto dump of the graph; empty = the built-in one

    friend bool operator==(const Model &, const Model &) = default;
};

/// Writes it in one step: a file that is there is whole. The error is a sentence for the user.
tl::expected<void, std::string> writeModel(const std::string &path, const Model &model);

/// Errors: the file cannot be read, or is no model of this program.
tl::expected<Model, std::string> readModel(const std::string &path);

} // namespace tributary::workload
