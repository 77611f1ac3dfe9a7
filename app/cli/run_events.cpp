// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_events.h"

#include "tuning/summary_files.h"
#include "tuning/trial_json.h"

#include <QDateTime>
#include <QJsonDocument>

#include <cmath>

namespace tributary
{

RunEvents::RunEvents(Console &console, const RunConfig &config, const ResultFolder &folder, QObject *parent)
    : RunView(parent)
    , m_console(console)
    , m_config(config)
    , m_folder(folder.path())
{
}

void RunEvents::write(const char *event, QJsonObject object)
{
    object[QStringLiteral("event")] = QLatin1String(event);
    object[QStringLiteral("time")] = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    m_console.raw(QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
}

void RunEvents::writeRunStarted()
{
    write("run_started", {{QStringLiteral("folder"), m_folder}, {QStringLiteral("config"), m_config.toJson()}});
}

void RunEvents::onPhase(const RunPhase &phase)
{
    QJsonObject object {{QStringLiteral("phase"), runPhaseName(phase.kind)},
        {QStringLiteral("state"), runPhaseStateName(phase.state)}, {QStringLiteral("item"), phase.item}};
    if (phase.state == RunPhase::State::Progress) {
        object[QStringLiteral("done")] = phase.done;
        object[QStringLiteral("total")] = phase.total;
        object[QStringLiteral("bytes_per_second")] = std::round(phase.bytesPerSecond);
    }
    if (!phase.note.isEmpty())
        object[QStringLiteral("note")] = phase.note.english();
    write("phase", object);
}

void RunEvents::onTrialStarted(const TrialSpec &spec)
{
    m_decoder.resetState();
    write("trial_started",
        {{QStringLiteral("sequence"), spec.sequence}, {QStringLiteral("config"), spec.candidate.name()},
            {QStringLiteral("round"), spec.round}, {QStringLiteral("phase"), phaseName(spec.phase)},
            {QStringLiteral("control"), spec.control}, {QStringLiteral("folder"), spec.folderName()}});
}

void RunEvents::onTrialOutput(const QByteArray &bytes)
{
    const QString text = m_decoder.decode(bytes);
    write("output", {{QStringLiteral("text"), text}});
}

void RunEvents::onTrialFinished(const Trial &trial)
{
    QJsonObject object = trialToJson(trial);
    object.remove(QStringLiteral("type"));
    write("trial_finished", object);
}

void RunEvents::onSnapshot(const RunSnapshot &snapshot)
{
    QJsonObject object {{QStringLiteral("done"), snapshot.progress.done},
        {QStringLiteral("total"), snapshot.progress.total},
        {QStringLiteral("total_is_exact"), snapshot.progress.totalIsExact},
        {QStringLiteral("answer_is_clear"), snapshot.analysis.answerIsClear}};
    if (snapshot.secondsLeft)
        object[QStringLiteral("seconds_left")] = *snapshot.secondsLeft;
    write("progress", object);
}

void RunEvents::onEnded(const RunEnd &end)
{
    static constexpr const char *kinds[] = {"completed", "stopped", "failed"};
    QJsonObject object {{QStringLiteral("kind"), QLatin1String(kinds[static_cast<int>(end.kind)])},
        {QStringLiteral("folder"), m_folder}};
    if (end.error)
        object[QStringLiteral("error")] = end.error->english();
    if (end.snapshot)
        object[QStringLiteral("summary")] = QJsonDocument::fromJson(summaryJson(m_config, *end.snapshot)).object();
    write("run_ended", object);
}

} // namespace tributary
