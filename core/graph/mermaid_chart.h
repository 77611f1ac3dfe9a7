// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>
#include <string_view>
#include <vector>

namespace tributary
{

/// A Mermaid flowchart as it is written; ids point into the text.
struct MermaidChart {
    static constexpr int noGroup = -1;

    struct Node {
        std::string_view id;
        QString label; ///< as shown; empty if none is given
        QString type; ///< its class; may be empty
        int group = noGroup; ///< the subgraph that names it first
    };
    struct Link {
        enum class Direction { Forward, Backward, Both };

        int from = 0; ///< index in nodes; one whose id is that of a group stands for the group
        int to = 0;
        bool dotted = false;
        Direction direction = Direction::Forward;
        QString label;
    };
    struct Group {
        std::string_view id;
        QString title;
        QString type; ///< its class; may be empty
        int parent = noGroup; ///< stands before it
    };

    std::vector<Node> nodes; ///< in the order in which they are named
    std::vector<Link> links;
    std::vector<Group> groups;
};

/// Why a flowchart cannot be read, and where.
struct MermaidProblem {
    const char *sentence = nullptr; ///< to translate (context "core") with the arguments path, line and `what`
    const char *place = nullptr; ///< in the text
    QString what;
};

constexpr int maxMermaidDepth = 128; ///< subgraphs inside subgraphs
constexpr std::size_t maxMermaidLinks = 4'000'000; ///< "a & b --> c & d" are four

/// Reads what stands behind `flowchart LR`. False: see `problem`.
bool parseMermaidChart(std::string_view body, MermaidChart &chart, MermaidProblem &problem);

} // namespace tributary
