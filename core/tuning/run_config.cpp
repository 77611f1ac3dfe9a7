// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/run_config.h"

#include "base/json_fields.h"

#include <QJsonArray>

#include <array>
#include <utility>

namespace tributary
{

namespace
{

constexpr std::array<std::pair<RoundOrder, QLatin1String>, 3> orders {{
    {RoundOrder::Mirrored, QLatin1String("mirrored")},
    {RoundOrder::Shuffled, QLatin1String("shuffled")},
    {RoundOrder::RoundRobin, QLatin1String("round-robin")},
}};

QStringList names(const CandidateList &candidates)
{
    QStringList out;
    for (const Candidate &candidate : candidates)
        out << candidate.name();
    return out;
}

Result<CandidateList> candidatesFrom(const QJsonArray &array)
{
    CandidateList candidates;
    for (const QJsonValue &value : array) {
        const auto candidate = Candidate::parse(value.toString());
        if (!candidate)
            return tl::unexpected(candidate.error());
        candidates.push_back(*candidate);
    }
    return candidates;
}

QJsonArray groupsToJson(const CandidateGroups &groups)
{
    QJsonArray array;
    for (const CandidateGroup &group : groups)
        array.append(QJsonObject {{QStringLiteral("measured"), group.measured.name()},
            {QStringLiteral("stands_for"), QJsonArray::fromStringList(names(group.others))}});
    return array;
}

Result<CandidateGroups> groupsFrom(const QJsonArray &array)
{
    CandidateGroups groups;
    for (const QJsonValue &value : array) {
        const auto measured = Candidate::parse(value[QStringLiteral("measured")].toString());
        if (!measured)
            return tl::unexpected(measured.error());
        const auto others = candidatesFrom(value[QStringLiteral("stands_for")].toArray());
        if (!others)
            return tl::unexpected(others.error());
        groups.push_back({*measured, *others});
    }
    return groups;
}

QJsonObject planToJson(const PlanOptions &plan)
{
    QJsonArray extra;
    for (const ExtraRounds &rounds : plan.extraRounds)
        extra.append(QJsonObject {{QStringLiteral("candidates"), QJsonArray::fromStringList(names(rounds.candidates))},
            {QStringLiteral("rounds"), rounds.rounds}});
    QJsonObject object {
        {QStringLiteral("kind"), planKindName(plan.kind)},
        {QStringLiteral("order"), roundOrderName(plan.order)},
        {QStringLiteral("seed"), QString::number(plan.seed)}, // 64 bits do not fit a JSON number
        {QStringLiteral("repeat"), plan.repeat},
        {QStringLiteral("confirm_rounds"), plan.confirmRounds},
        {QStringLiteral("control"), plan.hasControl()},
        {QStringLiteral("refine"), plan.refine},
        {QStringLiteral("delta"), plan.delta},
        {QStringLiteral("alpha"), plan.alpha},
        {QStringLiteral("extra_rounds"), extra},
        {QStringLiteral("excluded"), QJsonArray::fromStringList(names(plan.excluded))},
    };
    if (!plan.alike.empty())
        object[QStringLiteral("alike")] = groupsToJson(plan.alike);
    return object;
}

Result<PlanOptions> planFromJson(const QJsonObject &object)
{
    const JsonFields fields(object);
    PlanOptions plan;
    const auto kind = planKindFromName(fields.text(QStringLiteral("kind")));
    const auto order = roundOrderFromName(fields.text(QStringLiteral("order")));
    plan.seed = fields.text(QStringLiteral("seed")).toULongLong();
    plan.repeat = int(fields.integer(QStringLiteral("repeat")));
    plan.confirmRounds = int(fields.integer(QStringLiteral("confirm_rounds")));
    plan.control = fields.flag(QStringLiteral("control"));
    plan.refine = fields.flag(QStringLiteral("refine"));
    plan.delta = fields.real(QStringLiteral("delta"));
    plan.alpha = fields.real(QStringLiteral("alpha"));
    const auto excluded = candidatesFrom(fields.array(QStringLiteral("excluded")));
    const auto alike = groupsFrom(object[QStringLiteral("alike")].toArray()); // most runs have none
    for (const QJsonValue &value : fields.array(QStringLiteral("extra_rounds"))) {
        const auto candidates = candidatesFrom(value[QStringLiteral("candidates")].toArray());
        if (!candidates)
            return tl::unexpected(candidates.error());
        plan.extraRounds.push_back({*candidates, value[QStringLiteral("rounds")].toInt(1)});
    }
    if (fields.error())
        return tl::unexpected(*fields.error());
    if (!excluded)
        return tl::unexpected(excluded.error());
    if (!alike)
        return tl::unexpected(alike.error());
    // A plan of millions of rounds would keep the program busy for ever.
    const auto isOk = [](int rounds) { return rounds >= 1 && rounds <= PlanOptions::mostRounds; };
    if (!isOk(plan.repeat) || !isOk(plan.confirmRounds))
        return fail({QT_TRANSLATE_NOOP("core", "The field \"%1\" has no valid value"),
            {isOk(plan.repeat) ? QStringLiteral("confirm_rounds") : QStringLiteral("repeat")}});
    if (!kind || !order)
        return fail({QT_TRANSLATE_NOOP("core", "The field \"%1\" has no valid value"),
            {kind ? QStringLiteral("order") : QStringLiteral("kind")}});
    plan.kind = *kind;
    plan.order = *order;
    plan.excluded = *excluded;
    plan.alike = *alike;
    return plan;
}

QJsonObject gatesToJson(const GateOptions &gates)
{
    QJsonObject object {{QStringLiteral("drop_first"), gates.dropFirst}, {QStringLiteral("min_steps"), gates.minSteps}};
    if (gates.mainObject)
        object[QStringLiteral("main_graph")] = gates.mainObject->name();
    if (gates.mainProcess)
        object[QStringLiteral("main_process")] = qint64(*gates.mainProcess);
    return object;
}

Result<GateOptions> gatesFromJson(const QJsonObject &object)
{
    const JsonFields fields(object);
    GateOptions gates;
    gates.dropFirst = int(fields.integer(QStringLiteral("drop_first")));
    gates.minSteps = int(fields.integer(QStringLiteral("min_steps")));
    if (object.contains(QStringLiteral("main_graph")))
        gates.mainObject = ExecObject::parse(fields.text(QStringLiteral("main_graph")));
    if (object.contains(QStringLiteral("main_process")))
        gates.mainProcess = fields.integer(QStringLiteral("main_process"));
    if (fields.error())
        return tl::unexpected(*fields.error());
    if (gates.dropFirst < 0 || gates.minSteps < 0)
        return fail({QT_TRANSLATE_NOOP("core", "The field \"%1\" has no valid value"),
            {gates.dropFirst < 0 ? QStringLiteral("drop_first") : QStringLiteral("min_steps")}});
    return gates;
}

QJsonObject checkToJson(const OutputCheck &check)
{
    return {{QStringLiteral("pattern"), check.pattern},
        {QStringLiteral("files"), QJsonArray::fromStringList(check.files)},
        {QStringLiteral("double"), check.numbers == OutputCheck::Numbers::Float64},
        {QStringLiteral("absolute_tolerance"), check.absoluteTolerance},
        {QStringLiteral("relative_tolerance"), check.relativeTolerance}};
}

Result<OutputCheck> checkFromJson(const QJsonObject &object)
{
    const JsonFields fields(object);
    OutputCheck check;
    check.pattern = fields.text(QStringLiteral("pattern"));
    for (const QJsonValue &file : fields.array(QStringLiteral("files")))
        check.files << file.toString();
    if (fields.flag(QStringLiteral("double")))
        check.numbers = OutputCheck::Numbers::Float64;
    check.absoluteTolerance = fields.real(QStringLiteral("absolute_tolerance"));
    check.relativeTolerance = fields.real(QStringLiteral("relative_tolerance"));
    if (fields.error())
        return tl::unexpected(*fields.error());
    return check;
}

} // namespace

QString planKindName(PlanKind kind)
{
    return kind == PlanKind::Fixed ? QStringLiteral("fixed") : QStringLiteral("adaptive");
}

std::optional<PlanKind> planKindFromName(const QString &name)
{
    if (name == QLatin1String("fixed"))
        return PlanKind::Fixed;
    if (name == QLatin1String("adaptive"))
        return PlanKind::Adaptive;
    return std::nullopt;
}

QString roundOrderName(RoundOrder order)
{
    for (const auto &[entry, name] : orders) {
        if (entry == order)
            return name;
    }
    return {};
}

std::optional<RoundOrder> roundOrderFromName(const QString &name)
{
    for (const auto &[entry, entryName] : orders) {
        if (name == entryName)
            return entry;
    }
    return std::nullopt;
}

QJsonObject RunConfig::toJson() const
{
    QJsonObject additions;
    for (auto it = environment.begin(); it != environment.end(); ++it)
        additions[it.key()] = it.value();
    QJsonObject object {
        {QStringLiteral("mode"), mode},
        {QStringLiteral("command"), command},
        {QStringLiteral("working_folder"), workingFolder},
        {QStringLiteral("environment"), additions},
        {QStringLiteral("candidates"), QJsonArray::fromStringList(names(candidates))},
        {QStringLiteral("plan"), planToJson(plan)},
        {QStringLiteral("gates"), gatesToJson(gates)},
        {QStringLiteral("output_check"), checkToJson(outputCheck)},
        {QStringLiteral("timeout_seconds"), timeoutSeconds},
    };
    if (isOffline())
        object[QStringLiteral("offline")] = offline.toJson();
    if (dedupe)
        object[QStringLiteral("dedupe")] = dedupe->toJson();
    return object;
}

Result<RunConfig> RunConfig::fromJson(const QJsonObject &object)
{
    const JsonFields fields(object);
    RunConfig config;
    config.mode = fields.text(QStringLiteral("mode"));
    config.command = fields.text(QStringLiteral("command"));
    config.workingFolder = fields.text(QStringLiteral("working_folder"));
    const QJsonObject additions = fields.object(QStringLiteral("environment"));
    for (auto it = additions.begin(); it != additions.end(); ++it)
        config.environment[it.key()] = it.value().toString();
    const auto candidates = candidatesFrom(fields.array(QStringLiteral("candidates")));
    const auto plan = planFromJson(fields.object(QStringLiteral("plan")));
    const auto gates = gatesFromJson(fields.object(QStringLiteral("gates")));
    const auto check = checkFromJson(fields.object(QStringLiteral("output_check")));
    config.timeoutSeconds = int(fields.integer(QStringLiteral("timeout_seconds")));
    const QJsonObject offlineFields =
        config.isOffline() ? fields.object(QStringLiteral("offline")) : QJsonObject(); // an online run has none
    if (fields.error())
        return tl::unexpected(*fields.error());
    if (config.isOffline()) {
        const auto offline = OfflineConfig::fromJson(offlineFields);
        if (!offline)
            return tl::unexpected(offline.error());
        config.offline = *offline;
    }
    if (object.contains(QStringLiteral("dedupe"))) {
        const auto dedupe = DedupeSource::fromJson(object[QStringLiteral("dedupe")].toObject());
        if (!dedupe)
            return tl::unexpected(dedupe.error());
        config.dedupe = *dedupe;
    }
    if (!candidates)
        return tl::unexpected(candidates.error());
    if (!plan)
        return tl::unexpected(plan.error());
    if (!gates)
        return tl::unexpected(gates.error());
    if (!check)
        return tl::unexpected(check.error());
    config.candidates = *candidates;
    config.plan = *plan;
    config.gates = *gates;
    config.outputCheck = *check;
    return config;
}

std::vector<Text> configDifferences(const RunConfig &then, const RunConfig &now)
{
    std::vector<Text> differences;
    const auto compare = [&differences](Text pattern, bool equal) {
        if (!equal)
            differences.push_back(std::move(pattern));
    };
    compare({QT_TRANSLATE_NOOP("core", "the command was \"%1\" and is \"%2\" now"), {then.command, now.command}},
        then.command == now.command);
    compare(
        {QT_TRANSLATE_NOOP("core", "the working folder was %1 and is %2 now"), {then.workingFolder, now.workingFolder}},
        then.workingFolder == now.workingFolder);
    compare({QT_TRANSLATE_NOOP("core", "the candidates were %1 and are %2 now"),
                {names(then.candidates).join(QStringLiteral(", ")), names(now.candidates).join(QStringLiteral(", "))}},
        then.candidates == now.candidates);
    compare(QT_TRANSLATE_NOOP("core", "the candidates stand for other ones than before"),
        then.plan.alike == now.plan.alike);
    compare(QT_TRANSLATE_NOOP("core", "the variables that are added to the environment differ"),
        then.environment == now.environment);
    compare(QT_TRANSLATE_NOOP("core", "warm-up, minimum steps or main execution object differ"),
        gatesToJson(then.gates) == gatesToJson(now.gates));
    compare(QT_TRANSLATE_NOOP("core", "the output check differs"),
        checkToJson(then.outputCheck) == checkToJson(now.outputCheck));
    compare({QT_TRANSLATE_NOOP("core", "the mode was %1 and is %2 now"), {then.mode, now.mode}}, then.mode == now.mode);
    for (Text &difference : offlineDifferences(then.offline, now.offline))
        differences.push_back(std::move(difference));
    return differences;
}

} // namespace tributary
