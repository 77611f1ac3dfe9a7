// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/op_graph.h"

namespace tributary
{

/// What an operator is to the analysis, read off its type.
enum class OperatorRole {
    Compute,
    Constant, ///< a fixed value: weights, scalars
    Input, ///< data from outside of the graph
    Variable, ///< state that outlives a step
    Output, ///< hands results out
    Comm, ///< exchanges data with other devices
    StateWrite, ///< writes into its first input, e.g. a KV cache
    Movement, ///< copies or changes the layout of data
    Join, ///< where branches of the control flow meet
    Control, ///< events, labels, stream switches, conditions and loops
};

/// The role of an operator type; an unknown type computes. The one table of types is behind it.
OperatorRole roleOfType(const QString &type);

/// True for operators that views hide unless asked: they hold data and run on no stream.
bool isHiddenRole(OperatorRole role);

/// True for operator types that are too small for a module of their own: a cast, a reshape, a view, another layout.
bool isSmallType(const QString &type);

/// True for operator types that GE likes to pull forward on the main stream, since they cost next to nothing: Cast,
/// Swish, Sigmoid, Reshape, Mul and their like.
bool isCheapType(const QString &type);

} // namespace tributary
