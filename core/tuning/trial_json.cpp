// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/trial_json.h"

#include "base/json_fields.h"

#include <QJsonArray>

namespace tributary
{

namespace
{

constexpr const char *exitKinds[] = {"exited", "signalled", "timed_out", "launch_failed", "interrupted"};

QString exitKindName(ExitState::Kind kind)
{
    return QLatin1String(exitKinds[static_cast<int>(kind)]);
}

std::optional<ExitState::Kind> exitKindFromName(const QString &name)
{
    for (int i = 0; i < int(std::size(exitKinds)); ++i) {
        if (name == QLatin1String(exitKinds[i]))
            return static_cast<ExitState::Kind>(i);
    }
    return std::nullopt;
}

QJsonObject reasonToJson(const Reason &reason)
{
    QJsonObject object = textToJson(reason.sentence);
    object[QStringLiteral("code")] = reasonCodeName(reason.code);
    if (!reason.file.isEmpty()) {
        object[QStringLiteral("file")] = reason.file;
        object[QStringLiteral("line")] = qint64(reason.line);
    }
    return object;
}

Result<Reason> reasonFromJson(const QJsonObject &object)
{
    const QString name = object[QStringLiteral("code")].toString();
    const auto code = reasonCodeFromName(name);
    if (!code)
        return fail({QT_TRANSLATE_NOOP("core", "\"%1\" is no known reason code"), {name}});
    return Reason {*code, textFromJson(object), object[QStringLiteral("file")].toString(),
        object[QStringLiteral("line")].toInteger()};
}

Result<TrialSpec> specFromJson(const JsonFields &fields)
{
    const auto candidate = Candidate::parse(fields.text(QStringLiteral("config")));
    const auto phase = phaseFromName(fields.text(QStringLiteral("phase")));
    TrialSpec spec;
    spec.sequence = int(fields.integer(QStringLiteral("sequence")));
    spec.round = int(fields.integer(QStringLiteral("round")));
    spec.slot = int(fields.integer(QStringLiteral("slot")));
    spec.control = fields.flag(QStringLiteral("control"));
    if (fields.error())
        return tl::unexpected(*fields.error());
    if (!candidate)
        return tl::unexpected(candidate.error());
    if (!phase)
        return fail({QT_TRANSLATE_NOOP("core", "The field \"%1\" has no valid value"), {QStringLiteral("phase")}});
    spec.candidate = *candidate;
    spec.phase = *phase;
    return spec;
}

} // namespace

QJsonObject textToJson(const Text &text)
{
    QJsonObject object {{QStringLiteral("sentence"), text.english()}};
    if (!text.args().isEmpty()) {
        object[QStringLiteral("pattern")] = QString::fromUtf8(text.source());
        object[QStringLiteral("args")] = QJsonArray::fromStringList(text.args());
    }
    return object;
}

Text textFromJson(const QJsonValue &value)
{
    QStringList args;
    for (const QJsonValue &arg : value[QStringLiteral("args")].toArray())
        args << arg.toString();
    const QString pattern = value[QStringLiteral("pattern")].toString(value[QStringLiteral("sentence")].toString());
    return Text::restored(pattern.toUtf8(), args);
}

QJsonObject trialToJson(const Trial &trial)
{
    QJsonArray kept;
    for (const std::int64_t cost : trial.kept_us)
        kept.append(qint64(cost));
    QJsonArray reasons;
    for (const Reason &reason : trial.reasons)
        reasons.append(reasonToJson(reason));
    QJsonArray notes;
    for (const Text &note : trial.notes)
        notes.append(textToJson(note));
    QJsonObject object {
        {QStringLiteral("type"), QStringLiteral("trial")},
        {QStringLiteral("sequence"), trial.spec.sequence},
        {QStringLiteral("config"), trial.spec.candidate.name()},
        {QStringLiteral("round"), trial.spec.round},
        {QStringLiteral("slot"), trial.spec.slot},
        {QStringLiteral("phase"), phaseName(trial.spec.phase)},
        {QStringLiteral("control"), trial.spec.control},
        {QStringLiteral("exit_kind"), exitKindName(trial.exit.kind)},
        {QStringLiteral("exit_code"), trial.exit.code},
        {QStringLiteral("started_at"), trial.startedAt.toString(Qt::ISODateWithMs)},
        {QStringLiteral("wall_seconds"), trial.wallSeconds},
        {QStringLiteral("step_count"), qint64(trial.stepCount)},
        {QStringLiteral("valid"), trial.isValid()},
        {QStringLiteral("reasons"), reasons},
        {QStringLiteral("notes"), notes},
        {QStringLiteral("kept_us"), kept},
    };
    if (trial.mainObject) {
        object[QStringLiteral("main_graph")] = trial.mainObject->name();
        object[QStringLiteral("main_process")] = qint64(trial.mainProcess);
    }
    if (!trial.exit.message.isEmpty())
        object[QStringLiteral("exit_message")] = trial.exit.message;
    if (!trial.modelDigest.isEmpty())
        object[QStringLiteral("model_digest")] = trial.modelDigest;
    if (!trial.outputDigest.isEmpty())
        object[QStringLiteral("output_digest")] = trial.outputDigest;
    return object;
}

Result<Trial> trialFromJson(const QJsonObject &object)
{
    const JsonFields fields(object);
    const auto spec = specFromJson(fields);
    if (!spec)
        return tl::unexpected(spec.error());
    Trial trial;
    trial.spec = *spec;
    const auto kind = exitKindFromName(fields.text(QStringLiteral("exit_kind")));
    if (!kind)
        return fail({QT_TRANSLATE_NOOP("core", "The field \"%1\" has no valid value"), {QStringLiteral("exit_kind")}});
    trial.exit = {
        *kind, int(fields.integer(QStringLiteral("exit_code"))), object[QStringLiteral("exit_message")].toString()};
    trial.startedAt = QDateTime::fromString(fields.text(QStringLiteral("started_at")), Qt::ISODateWithMs);
    trial.wallSeconds = fields.real(QStringLiteral("wall_seconds"));
    trial.stepCount = fields.integer(QStringLiteral("step_count"));
    trial.modelDigest = object[QStringLiteral("model_digest")].toString();
    trial.outputDigest = object[QStringLiteral("output_digest")].toString();
    if (const QString main = object[QStringLiteral("main_graph")].toString(); !main.isEmpty()) {
        trial.mainObject = ExecObject::parse(main);
        trial.mainProcess = object[QStringLiteral("main_process")].toInteger(StepRecord::unknownProcess);
    }
    for (const QJsonValue &cost : fields.array(QStringLiteral("kept_us")))
        trial.kept_us.push_back(cost.toInteger());
    for (const QJsonValue &note : fields.array(QStringLiteral("notes")))
        trial.notes.push_back(textFromJson(note));
    for (const QJsonValue &value : fields.array(QStringLiteral("reasons"))) {
        auto reason = reasonFromJson(value.toObject());
        if (!reason)
            return tl::unexpected(reason.error());
        trial.reasons.push_back(std::move(*reason));
    }
    if (fields.error())
        return tl::unexpected(*fields.error());
    return trial;
}

} // namespace tributary
