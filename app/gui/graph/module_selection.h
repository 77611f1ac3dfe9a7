// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_scene.h"

namespace tributary::gui
{

/// What the selected boxes mean for the modules of the graph.
struct ModuleSelection {
    LoadedGraphPtr graph;
    std::vector<int> operators; ///< in the boxes, rising
    std::vector<int> modules; ///< of closed groups, and those that the operators are in; rising, each once

    /// The module that is meant, or Module::noParent if it is none or several.
    [[nodiscard]] int single() const { return modules.size() == 1 ? modules.front() : Module::noParent; }
    [[nodiscard]] bool canMake() const { return !operators.empty(); }
    [[nodiscard]] bool canMerge() const { return modules.size() > 1; }
    /// Some operators of one module, but not all of those that one of its layers has.
    [[nodiscard]] bool canSplit() const;
    /// Folded layers would no longer be told apart.
    [[nodiscard]] bool canDissolve() const;

    /// Each as an edit; only where it is possible. `text`: the new name, type …
    [[nodiscard]] ModuleEdit gather(ModuleEdit::Kind kind, const QString &text) const;
    [[nodiscard]] ModuleEdit change(ModuleEdit::Kind kind, const QString &text) const;
    /// A name for the module that is made of the operators: what their names have in common.
    [[nodiscard]] QString suggestedName() const;
};

/// `boxes`: of the scene, may be empty.
ModuleSelection selectionOf(const GraphScene &scene, const std::vector<int> &boxes);

/// An edit of the dependency between two modules.
ModuleEdit dependencyEdit(
    const LoadedGraph &graph, const Dependency &dependency, ModuleEdit::Kind kind, const QString &text);

/// `edits` with one more; a later one that says the same of the same module replaces the one before it.
std::vector<ModuleEdit> withEdit(std::vector<ModuleEdit> edits, const ModuleEdit &edit);

/// One edit in words, e.g. for a list of those that found nothing.
QString wordsFor(const ModuleEdit &edit);

} // namespace tributary::gui
