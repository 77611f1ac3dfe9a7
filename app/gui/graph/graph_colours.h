// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/candidate_streams.h"
#include "graph/graph_scene.h"

#include <QColor>

namespace tributary::gui
{

enum class ColourBy { Stream, ModuleType, CoreType, Duration };

/// Operators in classes, each with a colour. The number or letters of a class say the same without colour.
struct Colouring {
    struct Class {
        QString name; ///< in the legend
        QString badge; ///< on the boxes; may be empty
        QColor colour;
        int operators = 0;
    };

    std::vector<Class> classes;
    std::vector<int> ofOperator; ///< class by operator
};

/// In the theme and the language of now. `streams` may be null: then nothing is known of streams.
Colouring makeColouring(const LoadedGraph &graph, ColourBy by, const CandidateStreams *streams);

/// The colouring of what a scene shows.
struct BoxColours {
    struct Share {
        int ofClass = 0;
        double part = 0; ///< 0 … 1
    };

    std::vector<int> ofBox; ///< the class of most of its operators
    std::vector<std::vector<Share>> shares; ///< by box; empty for operators
};

BoxColours colourBoxes(const GraphScene &scene, const Colouring &colouring);

} // namespace tributary::gui
