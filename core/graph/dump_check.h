// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    int compared = 0; ///< operators that both have

    /// True if every operator of both dumps is on the predicted stream.
    [[nodiscard]] bool isAsPredicted() const { return differences.empty(); }
};

/// Compares the prediction for the dump before stream assignment (`streams`, by operator index of `before`) with the
/// dump after it. Numbers of streams mean nothing: each stream of the dump is taken for the predicted one that it
/// shares most operators with. An operator that is in only one of the dumps is named, not compared.
DumpCheck checkDumps(const OpGraph &before, const std::vector<int> &streams, const OpGraph &after);

} // namespace tributary
