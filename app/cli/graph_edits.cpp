// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph_edits.h"

#include "base/files.h"
#include "base/json_fields.h"
#include "console.h"
#include "graph/module_edits.h"
#include "graph/module_source.h"
#include "project/project.h"

#include <QCoreApplication>

namespace tributary
{

namespace
{

const QString option = QStringLiteral("edits");

Result<std::vector<ModuleEdit>> readEdits(const QString &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    // A list by itself is what the field of an object would hold; its lines keep their numbers.
    const bool isList = bytes->trimmed().startsWith('[');
    const auto object = parseJsonObject(isList ? "{\"edits\":" + *bytes + "}" : *bytes, path);
    if (!object)
        return tl::unexpected(object.error());
    if (object->contains(QStringLiteral("format"))) {
        auto project = projectFromJson(*bytes, path);
        if (!project)
            return tl::unexpected(project.error());
        return std::move(project->graph.edits);
    }
    if (!object->value(option).isArray())
        return fail({QT_TRANSLATE_NOOP("core", "%1 holds no changes of modules"), {path}}, {},
            QT_TRANSLATE_NOOP("core", "Give a *.tributary project, or a JSON file with a list \"edits\"."));
    auto edits = editsFromJson(object->value(option).toArray());
    if (!edits)
        edits.error().detail =
            edits.error().detail.isEmpty() ? path : path + QStringLiteral(", ") + edits.error().detail;
    return edits;
}

} // namespace

void addEditsOption(QCommandLineParser &parser)
{
    parser.addOption({option,
        QCoreApplication::translate(
            "cli", "A project, or a JSON file of edits: take its changes of modules (made, renamed, joined …)."),
        QStringLiteral("FILE")});
}

bool hasEditsOption(const QCommandLineParser &parser)
{
    return parser.isSet(option);
}

std::optional<Grouping> editedModules(
    const QCommandLineParser &parser, const GraphFile &file, std::size_t graph, Console &console)
{
    auto modules = modulesOf(file, graph);
    if (!modules) {
        console.error(modules.error());
        return std::nullopt;
    }
    if (!hasEditsOption(parser))
        return std::move(*modules);
    const auto edits = readEdits(parser.value(option));
    if (!edits) {
        console.error(edits.error());
        return std::nullopt;
    }
    auto edited = applyEdits(file.model.graphs[graph], *modules, *edits);
    if (!edited) {
        console.error(edited.error());
        return std::nullopt;
    }
    for (const std::size_t index : edited->unapplied)
        console.warn({QT_TRANSLATE_NOOP("core", "Change %1 of the modules, of %2, finds nothing in this graph"),
            {number(static_cast<qint64>(index) + 1), (*edits)[index].operators.value(0)}});
    return std::move(edited->grouping);
}

} // namespace tributary
