// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/project.h"

#include "base/files.h"
#include "base/json_fields.h"
#include "project/field_rules.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

namespace tributary
{

namespace
{

const QString formatName = QStringLiteral("tributary-project");

QString toStored(const QString &path, const QDir &folder)
{
    if (path.isEmpty() || QDir::isRelativePath(path))
        return path;
    const QString relative = folder.relativeFilePath(path);
    const bool inside = relative != QLatin1String("..") && !relative.startsWith(QLatin1String("../"));
    return inside ? (relative.isEmpty() ? QStringLiteral(".") : relative) : QDir::cleanPath(path);
}

QString fromStored(const QString &path, const QDir &folder)
{
    return path.isEmpty() ? path : QDir::cleanPath(folder.absoluteFilePath(path));
}

/// What `all` has beyond `known`, in the same places: the fields that this version does not know.
QJsonObject beyond(const QJsonObject &all, const QJsonObject &known)
{
    QJsonObject rest;
    for (auto it = all.begin(); it != all.end(); ++it) {
        const auto same = known.find(it.key());
        if (same == known.end()) {
            rest[it.key()] = it.value();
        } else if (it.value().isObject() && same.value().isObject()) {
            const QJsonObject inner = beyond(it.value().toObject(), same.value().toObject());
            if (!inner.isEmpty())
                rest[it.key()] = inner;
        }
    }
    return rest;
}

/// `known` with the unknown fields put back; where both have a field, the known one holds.
QJsonObject merged(QJsonObject known, const QJsonObject &unknown)
{
    for (auto it = unknown.begin(); it != unknown.end(); ++it) {
        const QJsonValue own = known.value(it.key());
        if (own.isUndefined())
            known[it.key()] = it.value();
        else if (own.isObject() && it.value().isObject())
            known[it.key()] = merged(own.toObject(), it.value().toObject());
    }
    return known;
}

QJsonObject runToJson(const ProjectRun &run, const QDir &folder)
{
    return {
        {QStringLiteral("folder"), toStored(run.folder, folder)},
        {QStringLiteral("name"), run.name},
        {QStringLiteral("created"), run.created.toUTC().toString(Qt::ISODateWithMs)},
        {QStringLiteral("note"), run.note},
        {QStringLiteral("manage_pass"), run.managePass},
    };
}

QJsonObject graphToJson(const ProjectGraph &graph, const QDir &folder)
{
    QJsonObject object {
        {QStringLiteral("file"), toStored(graph.file, folder)},
        {QStringLiteral("costs"), toStored(graph.costs, folder)},
    };
    if (!graph.edits.empty())
        object[QStringLiteral("edits")] = editsToJson(graph.edits);
    return object;
}

QJsonObject knownJson(const Project &project, const QDir &folder)
{
    QJsonObject setup = project.setup.toJson();
    setup[QStringLiteral("working_folder")] = toStored(project.setup.workingFolder, folder);
    QJsonObject offline = setup[QStringLiteral("offline")].toObject();
    offline[QStringLiteral("om_folder")] = toStored(project.setup.offline.omFolder, folder);
    setup[QStringLiteral("offline")] = offline;
    QJsonArray runs;
    for (const ProjectRun &run : project.runs)
        runs.append(merged(runToJson(run, folder), run.unknown));
    QJsonObject colours;
    for (auto it = project.colours.begin(); it != project.colours.end(); ++it)
        colours[it.key()] = it.value();
    QJsonArray hidden;
    for (const Candidate &candidate : project.hidden)
        hidden.append(candidate.name());
    QJsonObject object {
        {QStringLiteral("format"), formatName},
        {QStringLiteral("schema"), Project::schema},
        {QStringLiteral("setup"), setup},
        {QStringLiteral("runs"), runs},
        {QStringLiteral("baseline"), project.baseline.name()},
        {QStringLiteral("colours"), colours},
        {QStringLiteral("hidden"), hidden},
        {QStringLiteral("notes"), project.notes},
    };
    if (project.graph != ProjectGraph {})
        object[QStringLiteral("graph")] = graphToJson(project.graph, folder);
    if (project.comparison)
        object[QStringLiteral("comparison")] = project.comparison->name();
    return object;
}

const std::vector<FieldRule> &projectRules()
{
    using Kind = FieldRule::Kind;
    static const std::vector<FieldRule> rules {
        {"setup", Kind::Object},
        {"runs", Kind::Objects},
        {"baseline", Kind::Text},
        {"comparison", Kind::Text, 0, 0, true},
        {"colours", Kind::TextMap},
        {"hidden", Kind::Texts},
        {"notes", Kind::Text},
        {"graph", Kind::Object, 0, 0, true},
    };
    return rules;
}

std::optional<Error> checkFormat(const QJsonObject &object, const QString &path)
{
    if (object.value(QStringLiteral("format")).toString() != formatName)
        return Error {{QT_TRANSLATE_NOOP("core", "%1 is no Tributary project"), {path}},
            QStringLiteral("format != \"%1\"").arg(formatName),
            QT_TRANSLATE_NOOP("core", "The field \"format\" says what a file is. Choose a *.tributary file.")};
    static const std::vector<FieldRule> rules {{"schema", FieldRule::Kind::Whole, 1}};
    if (auto error = checkFields(object, rules, {})) {
        error->detail = path;
        return error;
    }
    const qint64 schema = object.value(QStringLiteral("schema")).toInteger();
    if (schema > Project::schema)
        return Error {{QT_TRANSLATE_NOOP("core", "The project is of version %1, this program reads up to %2"),
                          {number(schema), number(Project::schema)}},
            path, QT_TRANSLATE_NOOP("core", "Open it with a newer version of the program; the file is left as it is.")};
    return std::nullopt;
}

std::optional<Error> readCandidate(const QString &name, const QString &field, Candidate &candidate)
{
    const auto parsed = Candidate::parse(name);
    if (!parsed)
        return badValue(field, name, parsed.error().hint);
    candidate = *parsed;
    return std::nullopt;
}

std::optional<Error> readRuns(const QJsonArray &array, const QDir &folder, std::vector<ProjectRun> &runs)
{
    using Kind = FieldRule::Kind;
    static const std::vector<FieldRule> rules {{"folder", Kind::Text}, {"name", Kind::Text}, {"created", Kind::Text},
        {"note", Kind::Text}, {"manage_pass", Kind::Flag}};
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonObject object = array[i].toObject();
        const QString place = QStringLiteral("runs[%1]").arg(i);
        if (auto error = checkFields(object, rules, place))
            return error;
        const auto text = [&object](const char *name) { return object.value(QLatin1String(name)).toString(); };
        ProjectRun run {fromStored(text("folder"), folder), text("name"),
            QDateTime::fromString(text("created"), Qt::ISODateWithMs).toUTC(), text("note"),
            object.value(QStringLiteral("manage_pass")).toBool(), {}};
        if (run.folder.isEmpty())
            return badValue(fieldName(place, QStringLiteral("folder")), {},
                QT_TRANSLATE_NOOP("core", "Give the result folder of the run."));
        if (!run.created.isValid())
            return badValue(fieldName(place, QStringLiteral("created")), text("created"),
                QT_TRANSLATE_NOOP("core", "Write a time such as 2026-11-29T20:14:00.000Z."));
        run.unknown = beyond(object, runToJson(run, folder));
        runs.push_back(std::move(run));
    }
    return std::nullopt;
}

std::optional<Error> readColours(const QJsonObject &object, QMap<QString, QString> &colours)
{
    static const QRegularExpression colour(QStringLiteral("^#[0-9A-Fa-f]{6}$"));
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!colour.match(it.value().toString()).hasMatch())
            return badValue(fieldName(QStringLiteral("colours"), it.key()), it.value().toString(),
                QT_TRANSLATE_NOOP("core", "Write a colour such as #1f77b4."));
        colours[it.key()] = it.value().toString();
    }
    return std::nullopt;
}

std::optional<Error> readShown(const QJsonObject &object, Project &project)
{
    if (auto error = readCandidate(
            object.value(QStringLiteral("baseline")).toString(), QStringLiteral("baseline"), project.baseline))
        return error;
    const QJsonValue comparison = object.value(QStringLiteral("comparison"));
    if (!comparison.isUndefined()) {
        if (auto error =
                readCandidate(comparison.toString(), QStringLiteral("comparison"), project.comparison.emplace()))
            return error;
    }
    for (const QJsonValue &name : object.value(QStringLiteral("hidden")).toArray()) {
        if (auto error = readCandidate(name.toString(), QStringLiteral("hidden"), project.hidden.emplace_back()))
            return error;
    }
    project.notes = object.value(QStringLiteral("notes")).toString();
    return readColours(object.value(QStringLiteral("colours")).toObject(), project.colours);
}

std::optional<Error> readGraph(const QJsonValue &value, const QDir &folder, ProjectGraph &graph)
{
    using Kind = FieldRule::Kind;
    static const std::vector<FieldRule> rules {
        {"file", Kind::Text, 0, 0, true}, {"costs", Kind::Text, 0, 0, true}, {"edits", Kind::Objects, 0, 0, true}};
    static const std::vector<FieldRule> editRules {
        {"edit", Kind::Text}, {"operators", Kind::Texts}, {"target", Kind::Texts}, {"text", Kind::Text}};
    const QJsonObject object = value.toObject();
    if (auto error = checkFields(object, rules, QStringLiteral("graph")))
        return error;
    const QJsonArray edits = object.value(QStringLiteral("edits")).toArray();
    for (qsizetype i = 0; i < edits.size(); ++i) {
        if (auto error = checkFields(edits[i].toObject(), editRules, QStringLiteral("graph.edits[%1]").arg(i)))
            return error;
    }
    auto read = editsFromJson(edits);
    if (!read) {
        read.error().detail = QStringLiteral("graph.edits");
        return read.error();
    }
    graph.edits = std::move(*read);
    graph.file = fromStored(object.value(QStringLiteral("file")).toString(), folder);
    graph.costs = fromStored(object.value(QStringLiteral("costs")).toString(), folder);
    return std::nullopt;
}

std::optional<Error> readProject(const QJsonObject &object, const QDir &folder, Project &project)
{
    if (auto error = checkFields(object, projectRules(), {}))
        return error;
    auto setup = RunSetup::fromJson(object.value(QStringLiteral("setup")).toObject(), QStringLiteral("setup"));
    if (!setup)
        return setup.error();
    project.setup = *setup;
    project.setup.workingFolder = fromStored(project.setup.workingFolder, folder);
    project.setup.offline.omFolder = fromStored(project.setup.offline.omFolder, folder);
    if (auto error = readRuns(object.value(QStringLiteral("runs")).toArray(), folder, project.runs))
        return error;
    if (auto error = readGraph(object.value(QStringLiteral("graph")), folder, project.graph))
        return error;
    return readShown(object, project);
}

} // namespace

QByteArray projectToJson(const Project &project, const QString &folder)
{
    return QJsonDocument(merged(knownJson(project, QDir(folder)), project.unknown)).toJson();
}

Result<Project> projectFromJson(const QByteArray &bytes, const QString &path)
{
    const auto object = parseJsonObject(bytes, path);
    if (!object)
        return tl::unexpected(object.error());
    if (const auto error = checkFormat(*object, path))
        return tl::unexpected(*error);
    const QDir folder = QFileInfo(path).absoluteDir();
    Project project;
    if (auto error = readProject(*object, folder, project)) {
        error->detail = error->detail.isEmpty() ? path : QStringLiteral("%1, %2").arg(error->detail, path);
        if (error->hint.isEmpty())
            error->hint = QT_TRANSLATE_NOOP("core", "Restore the file from a copy, or correct the field.");
        return tl::unexpected(*error);
    }
    project.unknown = beyond(*object, knownJson(project, folder));
    return project;
}

Result<Project> loadProject(const QString &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return projectFromJson(*bytes, path);
}

Result<void> saveProject(const Project &project, const QString &path)
{
    return writeFileAtomically(path, projectToJson(project, QFileInfo(path).absolutePath()));
}

} // namespace tributary
