// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/result_text.h"

#include "base/shell_words.h"
#include "report/text_table.h"
#include "tuning/om_command.h"
#include "tuning/om_files.h"
#include "tuning/run_config.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tributary::result_text
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ResultText)
};

const QString dash = QStringLiteral("-");

QString fixed(std::optional<double> value, int decimals)
{
    return value ? QString::number(*value, 'f', decimals) : dash;
}

QString verdictCell(const CandidateResult &result)
{
    if (result.outputDiffers)
        return Words::tr("output differs");
    const QString verdict = verdictText(result.verdict).translated();
    return result.provisional ? Words::tr("%1 (not confirmed)").arg(verdict) : verdict;
}

QStringList rowOf(const CandidateResult &result, bool recommended)
{
    const auto &pooled = result.pooled;
    const auto get = [&pooled](
                         double Summary::*field) { return pooled ? std::optional((*pooled).*field) : std::nullopt; };
    return {
        (recommended ? QStringLiteral("* ") : QStringLiteral("  ")) + result.candidate.name(),
        QStringLiteral("%1/%2").arg(result.validTrials).arg(result.trials),
        pooled ? QString::number(pooled->count) : QStringLiteral("0"),
        milliseconds(get(&Summary::mean_us)),
        milliseconds(get(&Summary::median_us)),
        milliseconds(get(&Summary::p90_us)),
        fixed(get(&Summary::cv), 3),
        fixed(result.speedup, 3),
        result.label ? scriptLabelText(*result.label).translated() : dash,
        effectText(result.effect),
        verdictCell(result),
    };
}

// In the order of rowOf(); numbers are right-aligned.
struct ColumnTitle {
    const char *text;
    TextTable::Align align;
};

constexpr ColumnTitle columnTitles[] {
    {QT_TRANSLATE_NOOP("ResultText", "candidate"), TextTable::Align::Left},
    {QT_TRANSLATE_NOOP("ResultText", "valid"), TextTable::Align::Right},
    {QT_TRANSLATE_NOOP("ResultText", "steps"), TextTable::Align::Right},
    {QT_TRANSLATE_NOOP("ResultText", "mean (ms)"), TextTable::Align::Right},
    {QT_TRANSLATE_NOOP("ResultText", "median (ms)"), TextTable::Align::Right},
    {QT_TRANSLATE_NOOP("ResultText", "P90 (ms)"), TextTable::Align::Right},
    {QT_TRANSLATE_NOOP("ResultText", "CV"), TextTable::Align::Right},
    {QT_TRANSLATE_NOOP("ResultText", "speedup"), TextTable::Align::Right},
    {QT_TRANSLATE_NOOP("ResultText", "label"), TextTable::Align::Left},
    {QT_TRANSLATE_NOOP("ResultText", "paired speedup"), TextTable::Align::Left},
    {QT_TRANSLATE_NOOP("ResultText", "verdict"), TextTable::Align::Left},
};
constexpr int dispensableColumns[] {3, 5, 2, 6, 8, 7}; // what a narrow terminal can do without, first to go first

TextTable table(const Analysis &analysis, const std::vector<int> &columns)
{
    TextTable table;
    for (const int column : columns) {
        const ColumnTitle &title = columnTitles[column];
        table.addColumn((column == 0 ? QStringLiteral("  ") : QString()) + Words::tr(title.text), title.align);
    }
    const Recommendation &recommendation = analysis.recommendation;
    for (const std::size_t index : analysis.ranking) {
        const CandidateResult &result = analysis.candidates[index];
        const bool recommended =
            recommendation.kind != Recommendation::Kind::None && result.candidate == recommendation.candidate;
        const QStringList all = rowOf(result, recommended);
        QStringList cells;
        for (const int column : columns)
            cells << all[column];
        table.addRow(cells);
    }
    return table;
}

int widest(const QStringList &lines)
{
    int width = 0;
    for (const QString &line : lines)
        width = std::max(width, displayWidth(line));
    return width;
}

bool isSettled(const CandidateResult &result)
{
    return result.nextAction.isEmpty() || result.excluded || result.outputDiffers;
}

} // namespace

QString milliseconds(std::optional<double> us)
{
    return us ? QString::number(*us / 1000, 'f', 3) : dash;
}

QString duration(double seconds)
{
    if (seconds < 100)
        return Words::tr("%1 s").arg(seconds, 0, 'f', seconds < 10 ? 2 : 1);
    const qint64 whole = std::llround(seconds);
    if (whole < 3600)
        return Words::tr("%1 min %2 s").arg(whole / 60).arg(whole % 60);
    return Words::tr("%1 h %2 min").arg(whole / 3600).arg(whole % 3600 / 60);
}

QString effectText(const std::optional<PairedEffect> &effect)
{
    if (!effect)
        return dash;
    const QString speedup = QString::number(effect->speedup, 'f', 3);
    if (!effect->interval)
        return speedup;
    return QStringLiteral("%1 [%2, %3]")
        .arg(speedup, QString::number(effect->interval->lo, 'f', 3), QString::number(effect->interval->hi, 'f', 3));
}

QStringList ranking(const Analysis &analysis, int width)
{
    std::vector<int> columns(std::size(columnTitles));
    std::iota(columns.begin(), columns.end(), 0);
    QStringList lines = table(analysis, columns).lines();
    for (const int dispensable : dispensableColumns) {
        if (width <= 0 || widest(lines) <= width)
            break;
        std::erase(columns, dispensable);
        lines = table(analysis, columns).lines();
    }
    return lines;
}

QStringList standIns(const CandidateGroups &groups)
{
    QStringList lines;
    for (const CandidateGroup &group : groups)
        lines << Words::tr("%1 stands for %2").arg(group.measured.name(), joinedNames(group.others));
    if (!lines.isEmpty())
        lines << Words::tr("These have the same stream assignment in this graph, as worked out from its dump, so that "
                           "only one of them is measured. What GE does after the assignment may still differ.");
    return lines;
}

QStringList standIns(const Analysis &analysis)
{
    CandidateGroups groups;
    for (const std::size_t index : analysis.ranking) {
        const CandidateResult &result = analysis.candidates[index];
        if (!result.standsFor.empty())
            groups.push_back({result.candidate, result.standsFor});
    }
    return standIns(groups);
}

QStringList conclusion(const Analysis &analysis)
{
    const Recommendation &recommendation = analysis.recommendation;
    QStringList lines;
    switch (recommendation.kind) {
    case Recommendation::Kind::None:
        lines << Words::tr("No recommendation: %1").arg(recommendation.reason.translated());
        break;
    case Recommendation::Kind::KeepBaseline:
        lines << Words::tr("Recommended: keep %1. %2")
                     .arg(recommendation.candidate.name(), recommendation.reason.translated());
        break;
    case Recommendation::Kind::Change:
        lines << Words::tr("Recommended: %1. %2")
                     .arg(recommendation.candidate.name(), recommendation.reason.translated());
        break;
    }
    const CandidateResult *result = analysis.find(recommendation.candidate);
    if (recommendation.kind != Recommendation::Kind::None && result && !result->standsFor.empty())
        lines << Words::tr("It stands for %1 (not measured; same stream assignment in this graph).")
                     .arg(joinedNames(result->standsFor));
    if (!recommendation.tied.empty())
        lines << Words::tr("Cannot be told apart from it: %1. Choose among them as you like; fewer streams cost less.")
                     .arg(joinedNames(recommendation.tied));
    if (!recommendation.certainty.isEmpty())
        lines << Words::tr("Certainty: %1").arg(recommendation.certainty.translated());
    return lines;
}

QStringList openQuestions(const Analysis &analysis)
{
    QStringList lines;
    for (const std::size_t index : analysis.ranking) {
        const CandidateResult &result = analysis.candidates[index];
        if (!isSettled(result))
            lines << Words::tr("%1: %2 %3")
                         .arg(result.candidate.name(), result.reason.translated(), result.nextAction.translated());
    }
    return lines;
}

QStringList quality(const Analysis &analysis)
{
    QStringList lines;
    if (analysis.noise)
        lines << Words::tr("Noise floor: %1").arg(noiseFloorText(*analysis.noise).translated());
    if (analysis.detectable)
        lines << Words::tr("Resolution: %1").arg(detectableText(*analysis.detectable, analysis.rounds).translated());
    if (analysis.variance)
        lines << Words::tr("Where the noise is: %1").arg(analysis.variance->sentence().translated());
    for (const Finding &finding : analysis.findings)
        lines << Words::tr("Note: %1 %2").arg(finding.what.translated(), finding.hint.translated());
    return lines;
}

QString reproduceLine(const Analysis &analysis, const QString &command)
{
    if (analysis.recommendation.kind == Recommendation::Kind::None)
        return {};
    return QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE=%1 %2")
        .arg(analysis.recommendation.candidate.name(), command);
}

QStringList reproduceLines(const Analysis &analysis, const RunConfig &config)
{
    if (analysis.recommendation.kind == Recommendation::Kind::None)
        return {};
    if (!config.isOffline())
        return {Words::tr("Reproduce: %1").arg(reproduceLine(analysis, config.command))};
    const OmVariant variant {analysis.recommendation.candidate, false};
    const OmFolder folder(config.offline.omFolder);
    const auto compile = splitCompileCommand(config.offline.compileCommand);
    const auto run = splitRunCommand(config.command);
    if (!compile || !run) // of a folder of the script that does not name them
        return {};
    const QString remote = config.offline.target[QStringLiteral("remote_workdir")].toString()
        + QStringLiteral("/om/model_%1.om").arg(variant.fileName());
    return {
        Words::tr("Reproduce, compile here: %1")
            .arg(reproduceLine(analysis, joinShellWords(compileWords(*compile, folder.prefix(variant))))),
        Words::tr("Reproduce, run on %1: %2").arg(config.offline.login(), joinShellWords(runWords(*run, remote))),
    };
}

QStringList applyLines(const Analysis &analysis)
{
    const Recommendation &recommendation = analysis.recommendation;
    if (recommendation.kind == Recommendation::Kind::None)
        return {};
    if (recommendation.kind != Recommendation::Kind::Change)
        return {Words::tr("In production: nothing to change; remove the pass with \"tributary-cli pass remove\".")};
    const QString name = recommendation.candidate.name();
    return {
        Words::tr("In production, online: create the session with the option ge.autoMultistreamParallelMode=%1")
            .arg(name),
        Words::tr("In production, offline: compile with atc --multi_stream_parallel_mode=%1").arg(name),
        Words::tr("Then remove the pass with \"tributary-cli pass remove\": its STEP timing is for tuning only."),
    };
}

} // namespace tributary::result_text
