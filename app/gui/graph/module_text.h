// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_insight.h"

namespace tributary::gui
{

/// A line of a table in rich text; both are plain text.
QString detailsRow(const QString &name, const QString &value);
/// Names of operators and modules may break at their slashes.
QString detailsHeading(const QString &text);

/// What is known of a module, as rich text: type, side effect, repeat count, whether it is serial and why, its groups,
/// its place on the critical path, and what it waits for and why. `insight`: null while it is not known. Modules are
/// links to their first operator ("#12").
QString moduleText(const LoadedGraph &graph, const GraphInsight *insight, int module);

} // namespace tributary::gui
