// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "candidate/candidate_group.h"
#include "graph/graph_file.h"
#include "graph/node_cost.h"

namespace tributary
{

/// Whether the file says what GE looks at when it assigns streams. Errors: a form that cannot hold it (readable dump,
/// Mermaid), a dump written without attributes, a dump from before the operators have streams.
Result<void> checkTellsAssignment(const GraphFile &file);

/// Whether the core types are known by which `cv` tells operators apart.
bool tellsCoreTypes(const OpModel &model);

/// Which candidates have the same stream assignment in every graph of the file. The first of a group in the order of
/// the list is measured, the baseline always; groups of one are left out. Without core types nobody knows what `cv`
/// does, so it is measured for itself then. `costs` may be nullptr.
/// Errors: those of checkTellsAssignment() and assignStreams(); cancelled.
Result<CandidateGroups> groupBySameStreams(
    const GraphFile &file, const CandidateList &candidates, const NodeCosts *costs, const CancelToken &cancel = {});

} // namespace tributary
