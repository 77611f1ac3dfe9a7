// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "executor.h"
#include "model_file.h"
#include "options.h"
#include "process_log.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>

namespace tributary::workload
{

/// What a failure means for the user, one sentence.
template <typename T>
using Outcome = tl::expected<T, std::string>;

/// A graph that is ready to run.
struct Compiled {
    std::string graph;
    std::string mode = "off"; ///< as the passes set it on the graph
    std::optional<std::string> tuningMode; ///< STEP records are wanted and carry this mode
    ExecPlan plan;
};

/// What GE does to make a model: reads the graph, runs the custom passes, reads the mode from the graph and assigns the
/// streams. Any failure, a mode that GE would refuse too, ends the run here.
Outcome<Model> compile(const Options &options, ProcessLog &log);

/// What GE does to load a model: adds the events, and makes it ready to run.
Outcome<Compiled> load(const Model &model, ProcessLog &log);

} // namespace tributary::workload
