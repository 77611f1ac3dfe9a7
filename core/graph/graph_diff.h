// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace tributary
{

/// How two graphs of one network differ, operators being the same where their names are: e.g. the dumps from before and
/// after the stream pass differ in streams only. All lists are in the order of the graph they come from.
struct GraphDiff {
    struct OperatorChange {
        QString name;
        QString typeBefore;
        QString typeAfter;
    };
    struct StreamChange {
        QString name;
        int before = 0; ///< Operator::noStream for none
        int after = 0;
    };
    struct NamedEdge {
        QString from;
        QString to;
        bool control = false;
    };

    QStringList addedOperators;
    QStringList removedOperators;
    std::vector<OperatorChange> changedOperators; ///< of another type
    std::vector<StreamChange> changedStreams;
    std::vector<NamedEdge> addedEdges; ///< parallel edges count one by one; ports do not matter
    std::vector<NamedEdge> removedEdges;

    [[nodiscard]] bool isEmpty() const;
    /// Nothing but streams changed.
    [[nodiscard]] bool onlyStreams() const;
};

GraphDiff diffGraphs(const OpGraph &before, const OpGraph &after);

} // namespace tributary
