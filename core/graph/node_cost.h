// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace tributary
{

/// What one run of an operator costs.
struct NodeCost {
    static constexpr double unknown = -1;

    double duration_us = unknown; ///< device time, or unknown
    double cubeBlocks = 0; ///< cube cores that it asks for
    double vectorBlocks = 0; ///< vector cores that it asks for

    friend bool operator==(const NodeCost &, const NodeCost &) = default;
};

/// Measured costs by operator name, as GE's MINIDAG_PROFILING_PATH gives them.
struct NodeCosts {
    QHash<QString, NodeCost> byName;

    /// The cost of an operator: by its full name, else by what follows the last '/' of it; nullptr if neither is known.
    [[nodiscard]] const NodeCost *find(const QString &operatorName) const;
};

} // namespace tributary
