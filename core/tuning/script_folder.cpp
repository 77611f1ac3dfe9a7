// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/script_folder.h"

#include "base/files.h"
#include "base/json_fields.h"
#include "steplog/steps_csv.h"
#include "trial/gates.h"

#include <QDir>
#include <QFileInfo>

namespace tributary
{

namespace
{

Result<StepLog> readLogs(const TrialFolder &folder)
{
    StepLog log = readStepLogs({folder.stdoutLog(), folder.plog()});
    if (!log.records.empty() || !QFileInfo::exists(folder.stepsCsv()))
        return log;
    return readStepsCsv(folder.stepsCsv());
}

// The script numbers its folders in the order in which it ran; summary.json lists the trials in the same order.
TrialFolder findFolder(const ResultFolder &results, int sequence)
{
    const QString prefix = QStringLiteral("trial_%1_").arg(sequence, 3, 10, QLatin1Char('0'));
    const QStringList found = QDir(results.path()).entryList({prefix + QLatin1Char('*')}, QDir::Dirs);
    return {results.path() + QLatin1Char('/') + found.value(0, prefix)};
}

ExitState exitFrom(int code)
{
    if (code < 0)
        return {ExitState::Kind::Signalled, -code, {}};
    return {ExitState::Kind::Exited, code, {}};
}

Result<RecordedTrial> readTrial(
    const ResultFolder &results, const QJsonObject &object, int sequence, const GateOptions &gates)
{
    const JsonFields fields(object);
    const auto candidate = Candidate::parse(fields.text(QStringLiteral("config")));
    Trial trial;
    trial.spec.sequence = sequence;
    trial.spec.round = int(fields.integer(QStringLiteral("repeat")));
    // A process that timed out or did not start may have no exit code.
    trial.exit = exitFrom(object[QStringLiteral("exit_code")].toInt(-1));
    trial.wallSeconds = object[QStringLiteral("wall_seconds")].toDouble();
    const bool valid = fields.flag(QStringLiteral("valid"));
    if (fields.error())
        return tl::unexpected(*fields.error());
    if (!candidate)
        return tl::unexpected(candidate.error());
    trial.spec.candidate = *candidate;

    const TrialFolder folder = findFolder(results, sequence);
    const auto log = readLogs(folder);
    if (!log)
        return tl::unexpected(log.error());
    trial = judgeTrial(std::move(trial), *log, gates);
    if (!valid && trial.isValid()) {
        QStringList words;
        for (const QJsonValue &reason : object[QStringLiteral("reasons")].toArray())
            words << reason.toString();
        trial.reasons.push_back({ReasonCode::RecordedInvalid,
            {QT_TRANSLATE_NOOP("core", "recorded as not valid: %1"), {words.join(QStringLiteral("; "))}}, {}, 0});
    }
    return RecordedTrial {std::move(trial), folder};
}

Result<RunConfig> configFrom(const QJsonObject &summary)
{
    const JsonFields fields(summary);
    RunConfig config;
    config.mode = summary[QStringLiteral("mode")].toString(config.mode);
    config.command = summary[QStringLiteral("command")].toString();
    config.offline.compileCommand = summary[QStringLiteral("compile_command")].toString();
    if (const QString host = summary[QStringLiteral("target_host")].toString(); !host.isEmpty())
        config.offline.target[QStringLiteral("host")] = host;
    config.plan.order = RoundOrder::RoundRobin;
    config.plan.repeat = int(fields.integer(QStringLiteral("repeat")));
    config.gates.dropFirst = int(fields.integer(QStringLiteral("drop_first")));
    config.gates.minSteps = int(fields.integer(QStringLiteral("min_steps")));
    QStringList names;
    for (const QJsonValue &name : fields.array(QStringLiteral("configs")))
        names << name.toString();
    if (fields.error())
        return tl::unexpected(*fields.error());
    const auto candidates = candidateList(names);
    if (!candidates)
        return tl::unexpected(candidates.error());
    config.candidates = *candidates;
    return config;
}

} // namespace

Result<RecordedRun> readScriptFolder(const ResultFolder &folder)
{
    const QString path = folder.summaryJson();
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto summary = parseJsonObject(*bytes, path);
    if (!summary)
        return tl::unexpected(summary.error());
    const auto config = configFrom(*summary);
    if (!config)
        return fail({QT_TRANSLATE_NOOP("core", "%1 cannot be read"), {path}}, config.error().english());
    RecordedRun run {*config, {}, folder, {}, true};
    const QJsonArray trials = summary->value(QStringLiteral("trials")).toArray();
    for (int i = 0; i < int(trials.size()); ++i) {
        auto trial = readTrial(folder, trials[i].toObject(), i, config->gates);
        if (!trial)
            return fail(
                {QT_TRANSLATE_NOOP("core", "%1, trial %2 cannot be read"), {path, number(i)}}, trial.error().english());
        run.trials.push_back(std::move(*trial));
    }
    return run;
}

} // namespace tributary
