// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_fields.h"
#include "project/project.h"
#include "tuning/result_folder.h"

#include <QFile>

#include <algorithm>

namespace tributary
{

namespace
{

QJsonObject summaryOf(const QJsonObject &summary, const QString &candidate)
{
    for (const QJsonValue &entry : summary[QStringLiteral("summaries")].toArray()) {
        if (entry[QStringLiteral("config")].toString() == candidate)
            return entry.toObject();
    }
    return {};
}

/// "1.204 [1.180, 1.229]" from the paired comparison, else the plain speedup; empty if there is neither.
QString speedupText(const QJsonObject &summary)
{
    const auto shown = [&summary](const char *name) {
        const QJsonValue value = summary.value(QLatin1String(name));
        return value.isDouble() ? QString::number(value.toDouble(), 'f', 3) : QString();
    };
    const QString paired = shown("paired_speedup");
    if (paired.isEmpty())
        return shown("speedup");
    const QString low = shown("paired_low");
    const QString high = shown("paired_high");
    return low.isEmpty() || high.isEmpty() ? paired : QStringLiteral("%1 [%2, %3]").arg(paired, low, high);
}

Text fromSummary(const QJsonObject &summary)
{
    const QString name = summary[QStringLiteral("recommended")].toString();
    if (name.isEmpty())
        return QT_TRANSLATE_NOOP("core", "No recommendation: there is no valid data of the baseline");
    const QString kind = summary[QStringLiteral("recommendation")][QStringLiteral("kind")].toString();
    const bool change = kind.isEmpty() ? name != Candidate().name() : kind == QLatin1String("change");
    if (!change)
        return {QT_TRANSLATE_NOOP("core", "Keep %1: nothing is faster"), {name}};
    const QString speedup = speedupText(summaryOf(summary, name));
    if (speedup.isEmpty())
        return {QT_TRANSLATE_NOOP("core", "Use %1"), {name}};
    return {QT_TRANSLATE_NOOP("core", "Use %1: speedup %2"), {name, speedup}};
}

/// Finished trials in a journal: lines of that type; their content does not matter.
qint64 countTrials(const QString &journal)
{
    QFile file(journal);
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    qint64 count = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (line.endsWith('\n') && line.contains("\"type\":\"trial\""))
            ++count;
    }
    return count;
}

} // namespace

Text answerOf(const QString &runFolder)
{
    const ResultFolder folder(runFolder);
    QFile file(folder.summaryJson());
    if (file.open(QIODevice::ReadOnly)) {
        if (const auto summary = parseJsonObject(file.readAll(), file.fileName()))
            return fromSummary(*summary);
    }
    const qint64 trials = countTrials(folder.journal());
    if (trials == 0)
        return {};
    return {QT_TRANSLATE_NOOP("core", "Not finished: %1 trials so far"), {number(trials)}};
}

QString lastAnswer(const Project &project)
{
    for (auto run = project.runs.rbegin(); run != project.runs.rend(); ++run) {
        if (const Text answer = answerOf(run->folder); !answer.isEmpty())
            return answer.translated();
    }
    return {};
}

} // namespace tributary
