// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace tributary
{

/// A Markdown table; bars and line ends in cells are escaped, empty cells become "-". Without rows: "N/A".
QString markdownTable(const QStringList &header, const std::vector<QStringList> &rows);

/// A Mermaid node or subgraph label in quotes, with what Mermaid would read as its own escaped.
QString mermaidLabel(QString text);

} // namespace tributary
