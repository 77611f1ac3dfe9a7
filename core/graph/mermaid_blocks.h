// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace tributary
{

/// One Mermaid flowchart in a file; the views point into the text of the file.
struct MermaidBlock {
    std::string_view title; ///< from its front matter, else the heading above it in a Markdown file; may be empty
    std::string_view body; ///< all behind the keyword `flowchart` or `graph` and the direction
};

/// The flowcharts of a file that is Mermaid text itself or Markdown with Mermaid in it; other diagrams are left out.
std::vector<MermaidBlock> findMermaidBlocks(std::string_view text);

} // namespace tributary
