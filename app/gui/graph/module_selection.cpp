// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_selection.h"

#include "graph/module_layers.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace tributary::gui
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ModuleSelection)
};

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace

bool ModuleSelection::canSplit() const
{
    if (single() == Module::noParent)
        return false;
    const std::vector<int> taken = acrossLayers(graph->graph(), graph->modules, operators);
    const std::vector<int> &own = graph->module(single()).operators;
    return taken.size() < own.size() && std::includes(own.begin(), own.end(), taken.begin(), taken.end());
}

bool ModuleSelection::canDissolve() const
{
    return single() != Module::noParent && graph->module(single()).repeat == 1;
}

ModuleEdit ModuleSelection::gather(ModuleEdit::Kind kind, const QString &text) const
{
    std::set<int> all(operators.begin(), operators.end());
    if (kind == ModuleEdit::Kind::Merge) {
        for (const int module : modules) {
            const std::vector<int> below = operatorsBelow(graph->modules.graph, module);
            all.insert(below.begin(), below.end());
        }
    }
    return {kind, editNames(graph->graph(), graph->modules, {all.begin(), all.end()}), {}, text};
}

ModuleEdit ModuleSelection::change(ModuleEdit::Kind kind, const QString &text) const
{
    const std::vector<int> all = operatorsBelow(graph->modules.graph, single());
    return {kind, editNames(graph->graph(), graph->modules, all), {}, text};
}

QString ModuleSelection::suggestedName() const
{
    QStringList common;
    for (const int op : operators) {
        const QStringList parts = graph->op(op).name.split(QLatin1Char('/'));
        if (op == operators.front()) {
            common = parts;
            continue;
        }
        const auto end = std::mismatch(common.begin(), common.end(), parts.begin(), parts.end()).first;
        common.erase(end, common.end());
    }
    return common.isEmpty() ? Words::tr("New module") : common.last();
}

ModuleSelection selectionOf(const GraphScene &scene, const std::vector<int> &boxes)
{
    const LoadedGraphPtr &graph = scene.request.graph;
    std::set<int> operators;
    std::set<int> modules;
    for (const int index : boxes) {
        const GraphScene::Box &box = scene.box(index);
        operators.insert(scene.operatorsOf[at(index)].begin(), scene.operatorsOf[at(index)].end());
        const int module =
            box.op == GraphScene::none ? graph->groups.groups[at(box.group)].module : graph->moduleOf[at(box.op)];
        if (module != Module::noParent)
            modules.insert(module);
    }
    return {graph, {operators.begin(), operators.end()}, {modules.begin(), modules.end()}};
}

ModuleEdit dependencyEdit(
    const LoadedGraph &graph, const Dependency &dependency, ModuleEdit::Kind kind, const QString &text)
{
    const auto names = [&graph](int module) {
        return editNames(graph.graph(), graph.modules, operatorsBelow(graph.modules.graph, module));
    };
    return {kind, names(dependency.from), names(dependency.to), text};
}

std::vector<ModuleEdit> withEdit(std::vector<ModuleEdit> edits, const ModuleEdit &edit)
{
    using Kind = ModuleEdit::Kind;
    const bool gathers =
        edit.kind == Kind::Make || edit.kind == Kind::Merge || edit.kind == Kind::Split || edit.kind == Kind::Dissolve;
    const bool same = !edits.empty() && edits.back().kind == edit.kind && edits.back().operators == edit.operators
        && edits.back().target == edit.target;
    if (same && !gathers)
        edits.back().text = edit.text;
    else
        edits.push_back(edit);
    return edits;
}

QString wordsFor(const ModuleEdit &edit)
{
    const QString first = edit.operators.value(0);
    switch (edit.kind) {
    case ModuleEdit::Kind::Make:
        return Words::tr("make \"%1\" of %2").arg(edit.text, first);
    case ModuleEdit::Kind::Rename:
        return Words::tr("rename the module of %2 to \"%1\"").arg(edit.text, first);
    case ModuleEdit::Kind::Merge:
        return Words::tr("merge into \"%1\" the module of %2").arg(edit.text, first);
    case ModuleEdit::Kind::Split:
        return Words::tr("split off \"%1\" with %2").arg(edit.text, first);
    case ModuleEdit::Kind::Dissolve:
        return Words::tr("dissolve the module of %1").arg(first);
    case ModuleEdit::Kind::SetType:
        return Words::tr("type of the module of %1").arg(first);
    case ModuleEdit::Kind::SetSideEffect:
        return Words::tr("side effect of the module of %1").arg(first);
    case ModuleEdit::Kind::SetDependencyType:
    case ModuleEdit::Kind::SetDependencyReason:
        break;
    }
    return Words::tr("dependency of the module of %2 on that of %1").arg(first, edit.target.value(0));
}

} // namespace tributary::gui
