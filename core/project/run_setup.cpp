// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "project/run_setup.h"

#include "base/shell_words.h"
#include "project/field_rules.h"
#include "tuning/offline_run.h"

#include <QDir>
#include <QJsonArray>

#include <algorithm>
#include <limits>

namespace tributary
{

namespace
{

const QString modeField = QStringLiteral("mode");
const QString offlineField = QStringLiteral("offline");

constexpr double largestInt = std::numeric_limits<int>::max();

std::vector<FieldRule> allRules()
{
    using Kind = FieldRule::Kind;
    std::vector<FieldRule> rules {
        {"mode", Kind::Text, 0, 0, true}, // files of earlier versions have none
        {"offline", Kind::Object, 0, 0, true},
        {"command", Kind::Text},
        {"working_folder", Kind::Text},
        {"environment", Kind::TextMap},
        {"strategies", Kind::Texts},
        {"streams", Kind::Wholes, Candidate::minStreams, Candidate::maxStreams},
        {"left_out", Kind::Texts},
        {"use_explicit_list", Kind::Flag},
        {"explicit_list", Kind::Texts},
        {"plan", Kind::Object},
        {"plan.kind", Kind::Text},
        {"plan.order", Kind::Text},
        {"plan.seed", Kind::Text},
        {"plan.repeat", Kind::Whole, 1, 10000},
        {"plan.confirm_rounds", Kind::Whole, 1, 10000},
        {"plan.control", Kind::Flag, 0, 0, true},
        {"plan.refine", Kind::Flag},
        {"plan.delta", Kind::Real, 0.0001, 0.9999},
        {"plan.alpha", Kind::Real, 0.000001, 0.5},
        {"plan.extra_rounds", Kind::Objects},
        {"plan.excluded", Kind::Texts},
        {"gates", Kind::Object},
        {"gates.drop_first", Kind::Whole, 0, largestInt},
        {"gates.min_steps", Kind::Whole, 1, largestInt},
        {"gates.main_graph", Kind::Text, 0, 0, true},
        {"gates.main_process", Kind::Whole, 1, std::numeric_limits<double>::max(), true},
        {"output_check", Kind::Object},
        {"output_check.pattern", Kind::Text},
        {"output_check.files", Kind::Texts},
        {"output_check.double", Kind::Flag},
        {"output_check.absolute_tolerance", Kind::Real, 0},
        {"output_check.relative_tolerance", Kind::Real, 0},
        {"timeout_seconds", Kind::Whole, 0, largestInt},
        {"manage_pass", Kind::Flag},
        {"measure_once", Kind::Flag, 0, 0, true},
    };
    const std::vector<FieldRule> offline = OfflineSetup::rules();
    rules.insert(rules.end(), offline.begin(), offline.end());
    return rules;
}

const std::vector<FieldRule> &setupRules()
{
    static const std::vector<FieldRule> rules = allRules();
    return rules;
}

QStringList strategyNames(const std::vector<Strategy> &strategies)
{
    QStringList names;
    for (const Strategy strategy : strategies)
        names << strategyName(strategy);
    return names;
}

QStringList candidateNames(const CandidateList &candidates)
{
    QStringList names;
    for (const Candidate &candidate : candidates)
        names << candidate.name();
    return names;
}

template <typename List, typename Value>
bool contains(const List &list, const Value &value)
{
    return std::find(list.begin(), list.end(), value) != list.end();
}

/// The fields of a RunConfig that a set-up has too.
RunConfig sharedConfig(const RunSetup &setup)
{
    RunConfig config;
    config.command = setup.command;
    config.workingFolder = setup.workingFolder;
    config.environment = setup.environment;
    config.plan = setup.plan;
    config.gates = setup.gates;
    config.outputCheck = setup.outputCheck;
    config.timeoutSeconds = setup.timeoutSeconds;
    return config;
}

Result<void> checkCommand(const QString &command)
{
    if (command.trimmed().isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "There is no command to run"), {},
            QT_TRANSLATE_NOOP("core", "Write the command of the workload on the Setup page, such as python3 run.py."));
    if (const auto words = splitShellWords(command); !words)
        return tl::unexpected(words.error());
    return {};
}

/// Values that have the right type but mean nothing; RunConfig would take some of them silently.
std::optional<Error> checkWords(const QJsonObject &object, const QString &place)
{
    const QString mode = object[modeField].toString(RunConfig::onlineMode());
    if (mode != RunConfig::onlineMode() && mode != RunConfig::offlineMode())
        return badValue(fieldName(place, modeField), mode, QT_TRANSLATE_NOOP("core", "Use online or offline."));
    const QJsonObject plan = object[QStringLiteral("plan")].toObject();
    const QString kind = plan[QStringLiteral("kind")].toString();
    if (!planKindFromName(kind))
        return badValue(
            fieldName(place, QStringLiteral("plan.kind")), kind, QT_TRANSLATE_NOOP("core", "Use fixed or adaptive."));
    const QString order = plan[QStringLiteral("order")].toString();
    if (!roundOrderFromName(order))
        return badValue(fieldName(place, QStringLiteral("plan.order")), order,
            QT_TRANSLATE_NOOP("core", "Use mirrored, shuffled or round-robin."));
    const QString seed = plan[QStringLiteral("seed")].toString();
    bool isSeed = false;
    (void)seed.toULongLong(&isSeed);
    if (!isSeed)
        return badValue(fieldName(place, QStringLiteral("plan.seed")), seed,
            QT_TRANSLATE_NOOP("core", "Give a whole number of 0 or more."));
    const QJsonObject gates = object[QStringLiteral("gates")].toObject();
    const QString mainObject = gates[QStringLiteral("main_graph")].toString();
    if (gates.contains(QStringLiteral("main_graph")) && !ExecObject::parse(mainObject))
        return badValue(fieldName(place, QStringLiteral("gates.main_graph")), mainObject,
            QT_TRANSLATE_NOOP("core", "Write session_id:graph_id, such as 0:1, or model:7."));
    return std::nullopt;
}

Result<CandidateList> namedCandidates(const QJsonValue &names, const QString &field)
{
    CandidateList candidates;
    for (const QJsonValue &name : names.toArray()) {
        const auto candidate = Candidate::parse(name.toString());
        if (!candidate)
            return tl::unexpected(badValue(field, name.toString(), candidate.error().hint));
        candidates.push_back(*candidate);
    }
    return candidates;
}

/// Checks the candidates that RunConfig is going to read, so that the error names their field.
std::optional<Error> checkCandidates(const QJsonObject &plan, const QString &place)
{
    if (const auto excluded =
            namedCandidates(plan[QStringLiteral("excluded")], fieldName(place, QStringLiteral("plan.excluded")));
        !excluded)
        return excluded.error();
    static const std::vector<FieldRule> rules {
        {"candidates", FieldRule::Kind::Texts}, {"rounds", FieldRule::Kind::Whole, 1, 10000}};
    const QString extraPlace = fieldName(place, QStringLiteral("plan.extra_rounds"));
    for (const QJsonValue &extra : plan[QStringLiteral("extra_rounds")].toArray()) {
        if (auto error = checkFields(extra.toObject(), rules, extraPlace))
            return error;
        const auto candidates =
            namedCandidates(extra[QStringLiteral("candidates")], fieldName(extraPlace, QStringLiteral("candidates")));
        if (!candidates)
            return candidates.error();
    }
    return std::nullopt;
}

/// Rows, columns and cells of the matrix.
std::optional<Error> readMatrix(const QJsonObject &object, const QString &place, RunSetup &setup)
{
    setup.strategies.clear();
    for (const QJsonValue &name : object[QStringLiteral("strategies")].toArray()) {
        const auto strategy = strategyFromName(name.toString());
        if (!strategy)
            return badValue(fieldName(place, QStringLiteral("strategies")), name.toString(),
                QT_TRANSLATE_NOOP("core", "Known are cv, LoadBalance, MainStream and WeightedLoadBalance."));
        if (*strategy != Strategy::Default && !contains(setup.strategies, *strategy))
            setup.strategies.push_back(*strategy);
    }
    setup.streams.clear();
    for (const QJsonValue &count : object[QStringLiteral("streams")].toArray()) {
        if (!contains(setup.streams, count.toInt()))
            setup.streams.push_back(count.toInt());
    }
    auto leftOut = namedCandidates(object[QStringLiteral("left_out")], fieldName(place, QStringLiteral("left_out")));
    if (!leftOut)
        return leftOut.error();
    setup.leftOut = *leftOut;
    return std::nullopt;
}

} // namespace

CandidateList RunSetup::cells() const
{
    CandidateList all;
    for (const Strategy strategy : strategies) {
        if (!takesStreams(strategy)) {
            if (strategy != Strategy::Default)
                all.push_back({strategy, 0});
            continue;
        }
        for (const int count : streams) {
            if (const Candidate cell {strategy, count}; !contains(leftOut, cell))
                all.push_back(cell);
        }
    }
    return all;
}

void RunSetup::setCells(const CandidateList &cells)
{
    strategies.clear();
    streams.clear();
    leftOut.clear();
    for (const Candidate &cell : cells) {
        if (cell.isBaseline())
            continue;
        if (!contains(strategies, cell.strategy))
            strategies.push_back(cell.strategy);
        if (takesStreams(cell.strategy) && !contains(streams, cell.streams))
            streams.push_back(cell.streams);
    }
    std::sort(strategies.begin(), strategies.end());
    std::sort(streams.begin(), streams.end());
    for (const Candidate &cell : this->cells()) {
        if (!contains(cells, cell))
            leftOut.push_back(cell);
    }
}

Result<CandidateList> RunSetup::candidates() const
{
    if (useExplicitList)
        return candidateList(explicitList);
    for (const Strategy strategy : strategies) {
        if (takesStreams(strategy) && streams.empty())
            return candidateMatrix({strategyName(strategy)}, {}); // says that a stream count is missing
    }
    CandidateList list {Candidate {}};
    const CandidateList ticked = cells();
    list.insert(list.end(), ticked.begin(), ticked.end());
    return list;
}

Result<RunConfig> RunSetup::toConfig(const QString &projectFolder, const std::vector<Target> &targets) const
{
    RunConfig config = sharedConfig(*this);
    if (isOffline) {
        const auto what = offline.toConfig(projectFolder, targets);
        if (!what)
            return tl::unexpected(what.error());
        config.offline = *what;
        config = offlineConfig(std::move(config), what->target);
    } else if (const auto there = checkCommand(command); !there) {
        return tl::unexpected(there.error());
    }
    const auto list = candidates();
    if (!list)
        return tl::unexpected(list.error());
    if (const auto check = outputCheck.validate(); !check)
        return tl::unexpected(check.error());
    config.workingFolder = QDir::cleanPath(QDir(projectFolder).absoluteFilePath(workingFolder));
    config.candidates = *list;
    return config;
}

RunSetup RunSetup::fromConfig(const RunConfig &config)
{
    RunSetup setup;
    setup.isOffline = config.isOffline();
    if (setup.isOffline)
        setup.offline = OfflineSetup::fromConfig(config.offline);
    else
        setup.command = config.command; // the target has that of an offline run
    setup.workingFolder = config.workingFolder;
    setup.environment = config.environment;
    setup.plan = config.plan;
    setup.plan.alike.clear(); // only the measured ones are taken over
    setup.gates = config.gates;
    setup.outputCheck = config.outputCheck;
    setup.timeoutSeconds = config.timeoutSeconds;
    setup.setCells(config.candidates);
    const auto matrix = setup.candidates();
    if (!matrix || *matrix != config.candidates) {
        setup.useExplicitList = true;
        setup.explicitList = candidateNames(config.candidates);
    }
    return setup;
}

QJsonObject RunSetup::toJson() const
{
    QJsonObject object = sharedConfig(*this).toJson();
    object[modeField] = isOffline ? RunConfig::offlineMode() : RunConfig::onlineMode();
    object[offlineField] = offline.toJson();
    object.remove(QStringLiteral("candidates"));
    if (!plan.control) { // not said: follows the kind of plan, also when that changes
        QJsonObject planObject = object[QStringLiteral("plan")].toObject();
        planObject.remove(QStringLiteral("control"));
        object[QStringLiteral("plan")] = planObject;
    }
    QJsonArray counts;
    for (const int count : streams)
        counts.append(count);
    object[QStringLiteral("strategies")] = QJsonArray::fromStringList(strategyNames(strategies));
    object[QStringLiteral("streams")] = counts;
    object[QStringLiteral("left_out")] = QJsonArray::fromStringList(candidateNames(leftOut));
    object[QStringLiteral("use_explicit_list")] = useExplicitList;
    object[QStringLiteral("explicit_list")] = QJsonArray::fromStringList(explicitList);
    object[QStringLiteral("manage_pass")] = managePass;
    object[QStringLiteral("measure_once")] = measureOnce;
    return object;
}

Result<RunSetup> RunSetup::fromJson(const QJsonObject &object, const QString &place)
{
    if (auto error = checkFields(object, setupRules(), place))
        return tl::unexpected(*error);
    QJsonObject plan = object[QStringLiteral("plan")].toObject();
    for (const auto &error : {checkWords(object, place), checkCandidates(plan, place)}) {
        if (error)
            return tl::unexpected(*error);
    }
    const bool saysControl = plan.contains(QStringLiteral("control"));
    if (!saysControl)
        plan[QStringLiteral("control")] = false;
    QJsonObject configObject = object;
    configObject[modeField] = RunConfig::onlineMode(); // what both modes share is read
    configObject[QStringLiteral("candidates")] = QJsonArray();
    configObject[QStringLiteral("plan")] = plan;
    const auto config = RunConfig::fromJson(configObject);
    if (!config)
        return tl::unexpected(config.error());
    RunSetup setup = fromConfig(*config);
    if (!saysControl)
        setup.plan.control.reset();
    if (auto error = readMatrix(object, place, setup))
        return tl::unexpected(*error);
    setup.useExplicitList = object[QStringLiteral("use_explicit_list")].toBool();
    setup.explicitList.clear();
    for (const QJsonValue &name : object[QStringLiteral("explicit_list")].toArray())
        setup.explicitList << name.toString();
    setup.managePass = object[QStringLiteral("manage_pass")].toBool();
    setup.measureOnce = object[QStringLiteral("measure_once")].toBool();
    setup.isOffline = object[modeField].toString() == RunConfig::offlineMode();
    auto offline = OfflineSetup::fromJson(object[offlineField].toObject(), fieldName(place, offlineField));
    if (!offline)
        return tl::unexpected(offline.error());
    setup.offline = std::move(*offline);
    return setup;
}

} // namespace tributary
