// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_file.h"

#include <string_view>

namespace tributary
{

/// Reads Mermaid flowcharts: a file of its own, or every one inside a Markdown file (``` or ~~~ with the word mermaid;
/// the first is the root graph, other kinds of diagrams are passed over).
/// A node becomes an operator. Its name is its label, with its id behind it where another node has the same one, or its
/// id where it has none; its type is its class (`:::name` or `class id name`). A subgraph becomes a module; one that is
/// called Stream and a number gives its nodes that stream. `-->`, `==>`, `---` are data edges, `-.->` is an event,
/// which makes a control edge; `<-->` leads both ways; `~~~` is none. An edge from or to a subgraph leads from its last
/// or to its first nodes. The label of an edge goes to OpGraph::edgeLabels and is the reason of the dependency between
/// its modules; one of its words may name the type (readDependencyLabel()). Styles, links, comments, directives and
/// front matter are passed over. Errors, each with the path and the line: no flowchart, a statement that is none, a
/// bracket or quote without its end, `end` without subgraph or the other way round, subgraphs nested too deep, too many
/// edges.
Result<GraphFile> parseMermaid(std::string_view text, const QString &path);

/// Whether a file that begins like this (no blanks in front) is Mermaid text from its first line on.
bool startsLikeMermaid(std::string_view text);
/// Whether a Markdown file holds a block of Mermaid text.
bool holdsMermaidBlock(std::string_view text);

} // namespace tributary
