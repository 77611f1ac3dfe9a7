// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/project.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <functional>
#include <ostream>
#include <vector>

namespace tributary::testing
{

/// A way in which a project file can be damaged, and what the message about it must name.
struct Damage {
    const char *name;
    std::function<QByteArray(const QByteArray &)> apply;
    const char *named; ///< part of the English message

    friend void PrintTo(const Damage &damage, std::ostream *out) { *out << damage.name; } // in the test's name
};

/// Replaces a value; the object on the way are made anew.
inline QJsonObject withValue(QJsonObject object, const QString &path, const QJsonValue &value)
{
    const QString head = path.section(QLatin1Char('.'), 0, 0);
    const QString rest = path.section(QLatin1Char('.'), 1);
    if (rest.isEmpty()) {
        if (value.isUndefined())
            object.remove(head);
        else
            object[head] = value;
        return object;
    }
    object[head] = withValue(object[head].toObject(), rest, value);
    return object;
}

inline std::function<QByteArray(const QByteArray &)> setting(const char *path, const QJsonValue &value)
{
    return [path, value](const QByteArray &bytes) {
        const QJsonObject object = QJsonDocument::fromJson(bytes).object();
        return QJsonDocument(withValue(object, QLatin1String(path), value)).toJson();
    };
}

inline std::function<QByteArray(const QByteArray &)> settingInRun(const char *field, const QJsonValue &value)
{
    return [field, value](const QByteArray &bytes) {
        QJsonObject object = QJsonDocument::fromJson(bytes).object();
        QJsonArray runs = object[QStringLiteral("runs")].toArray();
        runs[0] = withValue(runs[0].toObject(), QLatin1String(field), value);
        object[QStringLiteral("runs")] = runs;
        return QJsonDocument(object).toJson();
    };
}

inline std::function<QByteArray(const QByteArray &)> replacing(const char *what, const char *with)
{
    return [what, with](QByteArray bytes) { return bytes.replace(what, with); };
}

/// A project with something in every field.
inline Project fullProject(const QString &folder)
{
    Project project;
    project.setup.command = QStringLiteral("python3 run.py --name 'a b'");
    project.setup.workingFolder = folder + QStringLiteral("/model");
    project.setup.environment[QStringLiteral("DEVICE")] = QStringLiteral("0");
    project.setup.plan.seed = 18446744073709551615ULL;
    project.setup.explicitList = QStringList {QStringLiteral("LoadBalance:2"), QStringLiteral("wrong")};
    project.setup.gates.mainObject = ExecObject::parse(u"model:7");
    project.setup.outputCheck.pattern = QStringLiteral("digest=(\\w+)");
    project.runs.push_back({folder + QStringLiteral("/runs/run_001"), QStringLiteral("Run 1"),
        QDateTime::fromString(QStringLiteral("2026-11-29T20:14:00.000Z"), Qt::ISODateWithMs), QStringLiteral("first"),
        true, {}});
    project.runs.push_back({QStringLiteral("/elsewhere/run"), QStringLiteral("Last week"),
        QDateTime::fromString(QStringLiteral("2026-11-22T20:14:00.000Z"), Qt::ISODateWithMs), {}, false, {}});
    project.baseline = Candidate {Strategy::LoadBalance, 2};
    project.comparison = Candidate {Strategy::MainStream, 4};
    project.colours[QStringLiteral("cv")] = QStringLiteral("#12abEF");
    project.hidden = {Candidate {Strategy::Cv, 0}};
    project.notes = QStringLiteral("# Why\n多流");
    project.graph = {folder + QStringLiteral("/dumps/ge_proto_Build.txt"), QStringLiteral("/elsewhere/op_summary.csv")};
    return project;
}

/// More than twenty ways; the message names the line or the field.
inline std::vector<Damage> projectDamages()
{
    const QJsonValue nothing(QJsonValue::Undefined);
    return {
        {"Empty", [](const QByteArray &) { return QByteArray(); }, "line 1"},
        {"CutInHalf", [](const QByteArray &bytes) { return bytes.left(bytes.size() / 2); }, "line"},
        {"NoText",
            [](const QByteArray &) {
                return QByteArray("\x7f"
                                  "ELF\0\1\2\3",
                    8);
            },
            "line 1"},
        {"AnArray", [](const QByteArray &) { return QByteArray("[1, 2]"); }, "no JSON object"},
        {"MissingComma", replacing("\"notes\"", "x \"notes\""), "line"},
        {"ForeignFile", [](const QByteArray &) { return QByteArray("{\"name\": \"package\"}"); }, "\"format\""},
        {"OtherFormat", setting("format", QStringLiteral("something")), "\"format\""},
        {"NoSchema", setting("schema", nothing), "\"schema\""},
        {"SchemaAsText", setting("schema", QStringLiteral("1")), "\"schema\""},
        {"NewerSchema", setting("schema", 2), "version 2"},
        {"NoSetup", setting("setup", nothing), "\"setup\""},
        {"SetupAsList", setting("setup", QJsonArray()), "\"setup\""},
        {"CommandAsNumber", setting("setup.command", 7), "\"setup.command\""},
        {"EnvironmentValue", setting("setup.environment.DEVICE", 0), "\"setup.environment\""},
        {"UnknownStrategy", setting("setup.strategies", QJsonArray {QStringLiteral("Loadbalance")}),
            "\"setup.strategies\""},
        {"TooManyStreams", setting("setup.streams", QJsonArray {2, 65}), "\"setup.streams\""},
        {"BadCell", setting("setup.left_out", QJsonArray {QStringLiteral("cv:2")}), "\"setup.left_out\""},
        {"NoPlan", setting("setup.plan", nothing), "\"setup.plan\""},
        {"PlanKind", setting("setup.plan.kind", QStringLiteral("clever")), "\"setup.plan.kind\""},
        {"NegativeRounds", setting("setup.plan.repeat", -3), "\"setup.plan.repeat\""},
        {"HalfRounds", setting("setup.plan.repeat", 2.5), "\"setup.plan.repeat\""},
        {"SeedOfLetters", setting("setup.plan.seed", QStringLiteral("abc")), "\"setup.plan.seed\""},
        {"DeltaAboveOne", setting("setup.plan.delta", 1.5), "\"setup.plan.delta\""},
        {"ExtraRounds", setting("setup.plan.extra_rounds", QJsonArray {QJsonObject()}),
            "\"setup.plan.extra_rounds.candidates\""},
        {"MainObject", setting("setup.gates.main_graph", QStringLiteral("graph 7")), "\"setup.gates.main_graph\""},
        {"NoMinimumSteps", setting("setup.gates.min_steps", nothing), "\"setup.gates.min_steps\""},
        {"NegativeTolerance", setting("setup.output_check.absolute_tolerance", -1),
            "\"setup.output_check.absolute_tolerance\""},
        {"RunsAsObject", setting("runs", QJsonObject()), "\"runs\""},
        {"RunWithoutFolder", settingInRun("folder", nothing), "\"runs[0].folder\""},
        {"RunOfNoTime", settingInRun("created", QStringLiteral("yesterday")), "\"runs[0].created\""},
        {"BaselineUnknown", setting("baseline", QStringLiteral("LoadBalance")), "\"baseline\""},
        {"ComparisonAsNumber", setting("comparison", 4), "\"comparison\""},
        {"ColourByName", setting("colours.cv", QStringLiteral("red")), "\"colours.cv\""},
        {"HiddenUnknown", setting("hidden", QJsonArray {QStringLiteral("x")}), "\"hidden\""},
        {"NotesAsNull", setting("notes", QJsonValue::Null), "\"notes\""},
    };
}

} // namespace tributary::testing
