// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"
#include "graph_commands.h"

#include "graph/candidate_groups.h"
#include "graph/dump_check.h"
#include "graph/op_summary_costs.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>

namespace tributary
{

namespace
{

// 1 says that the prediction failed, so that a script can ask; everything that keeps the question open is 2.
constexpr ExitStatus notAsPredicted = ExitStatus::NoValidData;
constexpr ExitStatus notChecked = ExitStatus::BadUsage;

struct CheckRequest {
    QString before;
    QString after;
    Candidate candidate;
    QString profile;
    bool json = false;
};

ExitStatus refuse(Console &console, const QString &reason)
{
    return refuseGraph(console, QStringLiteral("check"), reason);
}

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate("cli",
        "Compares the streams that GE gave to the operators with those that are predicted for the configuration.\n"
        "Operators are the same where their names are; stream numbers mean nothing: each stream of AFTER is taken for\n"
        "the predicted one that it shares most operators with. Operators of only one dump are listed, not compared.\n"
        "Exit status: 0 as predicted, 1 an operator is on another stream, 2 not checked: bad usage, a file that "
        "cannot\n"
        "be read or does not tell enough."));
    parser.addPositionalArgument(QStringLiteral("BEFORE"),
        QCoreApplication::translate(
            "cli", "The ge_proto dump from before the stream pass (RunCustomPass_BeforeAssignLogicStream...)."));
    parser.addPositionalArgument(QStringLiteral("AFTER"),
        QCoreApplication::translate(
            "cli", "A dump from after it (RunCustomPass_AfterAssignLogicStream..., or Build)."));
    parser.addOptions({
        {QStringLiteral("candidate"),
            QCoreApplication::translate(
                "cli", "The configuration: default, cv, LoadBalance:N, MainStream:N, WeightedLoadBalance:N."),
            QStringLiteral("C")},
        {QStringLiteral("profile"),
            QCoreApplication::translate("cli", "The op_summary CSV that MINIDAG_PROFILING_PATH named, if it did."),
            QStringLiteral("CSV")},
        {QStringLiteral("format"), QCoreApplication::translate("cli", "text (default) or json."), QStringLiteral("F"),
            QStringLiteral("text")},
    });
}

QString streamName(int stream)
{
    return stream == Operator::noStream ? QStringLiteral("-") : QString::number(stream);
}

void printPart(const ModelCheck::Part &part, Console &console)
{
    console.line(console.styled(
        QCoreApplication::translate("cli", "Graph %1: %2 operators compared").arg(part.graph).arg(part.check.compared),
        Console::Style::Bold));
    for (const DumpCheck::Difference &difference : part.check.differences)
        console.line(QCoreApplication::translate("cli", "~ %1: predicted stream %2, is on stream %3")
                         .arg(difference.name, streamName(difference.predicted), streamName(difference.actual)));
    for (const QString &name : part.check.missing)
        console.line(QCoreApplication::translate("cli", "- %1: missing in AFTER").arg(name));
    for (const QString &name : part.check.added)
        console.line(QCoreApplication::translate("cli", "+ %1: inserted").arg(name));
    if (part.check.leftAlone > 0)
        console.line(QCoreApplication::translate("cli", "Not compared, since the pass does not touch their stream: %1")
                         .arg(part.check.leftAlone));
}

void print(const ModelCheck &model, const Candidate &candidate, Console &console)
{
    for (const ModelCheck::Part &part : model.parts)
        printPart(part, console);
    if (model.isAsPredicted())
        console.line(console.styled(QCoreApplication::translate("cli", "As predicted for %1: %2 operators.")
                                        .arg(candidate.name())
                                        .arg(model.compared()),
            Console::Style::Good));
    else
        console.line(console.styled(
            QCoreApplication::translate("cli", "Not as predicted for %1: %2 of %3 operators are on another stream.")
                .arg(candidate.name())
                .arg(model.differing())
                .arg(model.compared()),
            Console::Style::Bad));
}

QJsonObject toJson(const ModelCheck::Part &part)
{
    QJsonArray differences;
    for (const DumpCheck::Difference &difference : part.check.differences)
        differences.append(QJsonObject {{QStringLiteral("operator"), difference.name},
            {QStringLiteral("predicted"), difference.predicted}, {QStringLiteral("actual"), difference.actual}});
    return {{QStringLiteral("name"), part.graph}, {QStringLiteral("compared"), part.check.compared},
        {QStringLiteral("left_alone"), part.check.leftAlone}, {QStringLiteral("differences"), differences},
        {QStringLiteral("missing"), QJsonArray::fromStringList(part.check.missing)},
        {QStringLiteral("inserted"), QJsonArray::fromStringList(part.check.added)}};
}

QJsonObject toJson(const ModelCheck &model, const Candidate &candidate)
{
    QJsonArray graphs;
    for (const ModelCheck::Part &part : model.parts)
        graphs.append(toJson(part));
    return {{QStringLiteral("candidate"), candidate.name()}, {QStringLiteral("as_predicted"), model.isAsPredicted()},
        {QStringLiteral("compared"), model.compared()}, {QStringLiteral("differing"), model.differing()},
        {QStringLiteral("graphs"), graphs}};
}

Result<ModelCheck> checkFiles(const GraphFile &before, const GraphFile &after, const CheckRequest &request)
{
    if (auto tells = checkTellsAssignment(before); !tells) {
        tells.error().detail = request.before;
        return tl::unexpected(tells.error());
    }
    if (request.candidate.strategy == Strategy::Cv && !tellsCoreTypes(before.model))
        return fail(QT_TRANSLATE_NOOP("core", "The dump has no core types, by which cv tells operators apart"),
            request.before, QT_TRANSLATE_NOOP("core", "Give a ge_proto_*.txt file from just before the stream pass."));
    if (!after.hasStreams)
        return fail(QT_TRANSLATE_NOOP("core", "The dump from after the pass does not say which stream an operator has"),
            request.after, QT_TRANSLATE_NOOP("core", "Give a ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH."));
    const auto costs = readGivenCosts(request.profile);
    if (!costs)
        return tl::unexpected(costs.error());
    auto model = checkModels(before.model, request.candidate, costs->has_value() ? &**costs : nullptr, after.model);
    if (model && model->compared() == 0)
        return fail(QT_TRANSLATE_NOOP("core", "The two dumps have no operator in common"), {},
            QT_TRANSLATE_NOOP("core", "Give two dumps of the same graph from one compile."));
    return model;
}

ExitStatus check(const CheckRequest &request, Console &console)
{
    const std::optional<GraphFile> before = openGraph(request.before, console);
    const std::optional<GraphFile> after = openGraph(request.after, console);
    if (!before || !after)
        return notChecked;
    const Result<ModelCheck> model = checkFiles(*before, *after, request);
    if (!model) {
        console.error(model.error());
        return notChecked;
    }
    if (request.json)
        console.raw(QJsonDocument(toJson(*model, request.candidate)).toJson(QJsonDocument::Compact) + '\n');
    else
        print(*model, request.candidate, console);
    return model->isAsPredicted() ? ExitStatus::Ok : notAsPredicted;
}

} // namespace

ExitStatus runGraphCheck(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    describeOptions(parser);
    if (const auto status = parseGraphArguments(parser, QStringLiteral("check"), arguments, console))
        return *status;
    const QStringList files = parser.positionalArguments();
    if (files.size() != 2)
        return refuse(console, QCoreApplication::translate("cli", "give two graph dumps: before and after"));
    if (!parser.isSet(QStringLiteral("candidate")))
        return refuse(console, QCoreApplication::translate("cli", "give a configuration with --candidate"));
    const Result<Candidate> candidate = Candidate::parse(parser.value(QStringLiteral("candidate")));
    if (!candidate)
        return refuse(console, candidate.error().translated());
    const QString format = parser.value(QStringLiteral("format"));
    if (format != QLatin1String("text") && format != QLatin1String("json"))
        return refuse(
            console, QCoreApplication::translate("cli", "--format must be text or json, not \"%1\"").arg(format));
    return check(
        {files[0], files[1], *candidate, parser.value(QStringLiteral("profile")), format == QLatin1String("json")},
        console);
}

} // namespace tributary
