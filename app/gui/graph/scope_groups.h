// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <vector>

namespace tributary::gui
{

/// Operators that are drawn as one box while the group is closed.
struct ViewGroup {
    QString name; ///< as shown in the frame of its parent
    int parent = -1; ///< index of the group around it, which stands before it; -1 = none
    int operators = 0; ///< in it and in all groups below it
};

struct ViewGroups {
    std::vector<ViewGroup> groups;
    std::vector<int> ofOperator; ///< the innermost group by operator index; -1 = none
};

/// The groups of the graph view, from the scopes in the names of operators ("layer0/attention/mul"). A scope with one
/// operator, with all of them, or with nothing but one other scope in it makes no group.
ViewGroups groupsOf(const OpGraph &graph);

} // namespace tributary::gui
