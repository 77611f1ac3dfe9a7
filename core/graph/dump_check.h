// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate.h"
#include "graph/node_cost.h"
#include "graph/op_graph.h"

#include <vector>

namespace tributary
{

/// Whether GE did with a graph what was predicted.
struct DumpCheck {
    struct Difference {
        QString name; ///< of the operator
        int predicted = 0; ///< stream in the numbers of the prediction, or Operator::noStream
        int actual = 0; ///< the same stream of the dump in these numbers; those without a partner follow behind

        friend bool operator==(const Difference &, const Difference &) = default;
    };

    std::vector<Difference> differences; ///< by operator of the dump before
    QStringList missing; ///< operators that the dump after does not have
    QStringList added; ///< operators that only the dump after has: those that GE inserts, e.g. Send and Recv
    int compared = 0; ///< operators that both have and that the pass gives a stream or leaves without
    int leftAlone = 0; ///< operators that both have and whose stream the pass does not touch: nothing is predicted

    /// True if every operator of both dumps is on the predicted stream.
    [[nodiscard]] bool isAsPredicted() const { return differences.empty(); }
};

/// Compares the prediction for the dump before stream assignment (`streams`, by operator index of `before`) with the
/// dump after it. Numbers of streams mean nothing: each stream of the dump is taken for the predicted one that it
/// shares most operators with. An operator that is in only one of the dumps is named, not compared.
DumpCheck checkDumps(const OpGraph &before, const std::vector<int> &streams, const OpGraph &after);

/// The same for all graphs of two dumps.
struct ModelCheck {
    struct Part {
        QString graph; ///< name in the dump before; of a graph that only the other one has, its name there
        DumpCheck check;
    };

    std::vector<Part> parts; ///< the root first

    [[nodiscard]] bool isAsPredicted() const;
    [[nodiscard]] int compared() const; ///< operators of all graphs
    [[nodiscard]] int differing() const; ///< operators that are on another stream than predicted
};

/// Predicts what `candidate` does to the dump before and compares that with the dump after: root with root, subgraphs
/// by name. `costs` may be nullptr. Errors: those of assignStreams().
Result<ModelCheck> checkModels(
    const OpModel &before, const Candidate &candidate, const NodeCosts *costs, const OpModel &after);

} // namespace tributary
