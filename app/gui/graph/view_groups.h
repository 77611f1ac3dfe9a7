// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_grouping.h"

#include <QString>

#include <vector>

namespace tributary::gui
{

/// Operators that are drawn as one box while the group is closed.
struct ViewGroup {
    static constexpr int noLayer = -1;

    QString name; ///< as shown in the frame of its parent
    int parent = -1; ///< index of the group around it, which stands before it; -1 = none
    int operators = 0; ///< in it and in all groups below it
    int module = Module::noParent; ///< index in the modules that it was made of
    int layer = noLayer; ///< of a folded module: the number of this layer, from 0
    int layers = 1; ///< folded layers in it, each a group of its own
    QString key; ///< the same after an edit of other modules, unlike the index
};

struct ViewGroups {
    std::vector<ViewGroup> groups;
    std::vector<int> ofOperator; ///< the innermost group by operator index; -1 = none

    /// By group: the groups and operators directly in it.
    [[nodiscard]] std::vector<int> childCounts() const;
};

/// The groups of the graph view: one for each module, and for folded layers one around all and one for each. A module
/// with one operator, with all of them and no layers, or with nothing but one other module in it makes no group. What
/// is in no module (constants, inputs) stands with those that use it.
ViewGroups viewGroups(const OpGraph &graph, const Grouping &modules);

} // namespace tributary::gui
