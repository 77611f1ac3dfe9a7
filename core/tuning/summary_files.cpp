// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/summary_files.h"

#include "base/csv.h"
#include "base/files.h"
#include "tuning/result_folder.h"
#include "tuning/run_config.h"
#include "tuning/snapshot.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace tributary
{

namespace
{

constexpr int timeDecimals = 2;
constexpr int ratioDecimals = 4;

QString fixed(std::optional<double> value, int decimals)
{
    return value ? QString::number(*value, 'f', decimals) : QString();
}

QJsonValue rounded(std::optional<double> value, int decimals)
{
    if (!value)
        return QJsonValue::Null;
    const double scale = std::pow(10.0, decimals);
    return std::round(*value * scale) / scale;
}

QJsonValue textOrNull(const QString &text)
{
    return text.isEmpty() ? QJsonValue::Null : QJsonValue(text);
}

/// "r2: the workload ended with exit code 3", one per reason of the candidate's trials.
QStringList reasonsOf(const TrialList &trials, const Candidate &candidate)
{
    QStringList reasons;
    for (const TrialPtr &trial : trials) {
        if (trial->spec.control || trial->spec.candidate != candidate)
            continue;
        for (const Reason &reason : trial->reasons)
            reasons << QStringLiteral("r%1: %2").arg(trial->spec.round).arg(reason.english());
    }
    return reasons;
}

/// The numbers of one candidate under the names of both files.
class Row
{
public:
    explicit Row(const CandidateResult &result)
        : m_result(result)
        , m_summary(result.pooled)
    {
    }

    [[nodiscard]] std::optional<double> mean() const { return get(&Summary::mean_us); }
    [[nodiscard]] std::optional<double> median() const { return get(&Summary::median_us); }
    [[nodiscard]] std::optional<double> p90() const { return get(&Summary::p90_us); }
    [[nodiscard]] std::optional<double> min() const { return get(&Summary::min_us); }
    [[nodiscard]] std::optional<double> cv() const { return get(&Summary::cv); }
    [[nodiscard]] qint64 steps() const { return m_summary ? qint64(m_summary->count) : 0; }
    [[nodiscard]] QString label() const { return m_result.label ? scriptLabelName(*m_result.label) : QString(); }
    [[nodiscard]] std::optional<double> paired() const
    {
        return m_result.effect ? std::optional(m_result.effect->speedup) : std::nullopt;
    }
    [[nodiscard]] std::optional<double> low() const { return bound(&Interval::lo); }
    [[nodiscard]] std::optional<double> high() const { return bound(&Interval::hi); }
    [[nodiscard]] int rounds() const { return m_result.effect ? m_result.effect->rounds : 0; }

private:
    [[nodiscard]] std::optional<double> get(double Summary::*field) const
    {
        return m_summary ? std::optional((*m_summary).*field) : std::nullopt;
    }
    [[nodiscard]] std::optional<double> bound(double Interval::*field) const
    {
        return m_result.effect && m_result.effect->interval ? std::optional((*m_result.effect->interval).*field)
                                                            : std::nullopt;
    }

    const CandidateResult &m_result;
    const std::optional<Summary> &m_summary;
};

QJsonArray namesToJson(const CandidateList &candidates)
{
    QJsonArray names;
    for (const Candidate &candidate : candidates)
        names.append(candidate.name());
    return names;
}

QJsonObject candidateToJson(const CandidateResult &result, const TrialList &trials)
{
    const Row row(result);
    return {
        {QStringLiteral("config"), result.candidate.name()},
        {QStringLiteral("trials"), result.trials},
        {QStringLiteral("valid_trials"), result.validTrials},
        {QStringLiteral("steps"), row.steps()},
        {QStringLiteral("mean_us"), rounded(row.mean(), timeDecimals)},
        {QStringLiteral("median_us"), rounded(row.median(), timeDecimals)},
        {QStringLiteral("p90_us"), rounded(row.p90(), timeDecimals)},
        {QStringLiteral("cv"), rounded(row.cv(), ratioDecimals)},
        {QStringLiteral("speedup"), rounded(result.speedup, ratioDecimals)},
        {QStringLiteral("verdict"), result.label ? QJsonValue(row.label()) : QJsonValue::Null},
        {QStringLiteral("reasons"), QJsonArray::fromStringList(reasonsOf(trials, result.candidate))},
        {QStringLiteral("min_us"), rounded(row.min(), timeDecimals)},
        {QStringLiteral("paired_speedup"), rounded(row.paired(), ratioDecimals)},
        {QStringLiteral("paired_low"), rounded(row.low(), ratioDecimals)},
        {QStringLiteral("paired_high"), rounded(row.high(), ratioDecimals)},
        {QStringLiteral("paired_rounds"), row.rounds()},
        {QStringLiteral("paired_verdict"), verdictName(result.verdict)},
        {QStringLiteral("paired_reason"), result.reason.english()},
        {QStringLiteral("next_action"), result.nextAction.english()},
        {QStringLiteral("provisional"), result.provisional},
        {QStringLiteral("output_differs"), result.outputDiffers},
        {QStringLiteral("excluded"), result.excluded},
        {QStringLiteral("stands_for"), namesToJson(result.standsFor)},
    };
}

QJsonObject trialToSummary(const Trial &trial)
{
    QJsonArray sentences;
    QJsonArray codes;
    for (const Reason &reason : trial.reasons) {
        sentences.append(reason.english());
        codes.append(reasonCodeName(reason.code));
    }
    QJsonArray notes;
    for (const Text &note : trial.notes)
        notes.append(note.english());
    QJsonObject object {
        {QStringLiteral("config"), trial.spec.candidate.name()},
        {QStringLiteral("repeat"), trial.spec.round},
        {QStringLiteral("exit_code"), trial.exit.shellCode()},
        {QStringLiteral("wall_seconds"), rounded(trial.wallSeconds, 3)},
        {QStringLiteral("step_count"), qint64(trial.stepCount)},
        {QStringLiteral("main_graph"), trial.mainObject ? QJsonValue(trial.mainObject->name()) : QJsonValue::Null},
        {QStringLiteral("valid"), trial.isValid()},
        {QStringLiteral("reasons"), sentences},
        {QStringLiteral("reason_codes"), codes},
        {QStringLiteral("folder"), trial.spec.folderName()},
        {QStringLiteral("phase"), phaseName(trial.spec.phase)},
        {QStringLiteral("control"), trial.spec.control},
        {QStringLiteral("started_at"), trial.startedAt.toString(Qt::ISODateWithMs)},
        {QStringLiteral("notes"), notes},
        {QStringLiteral("output_digest"), trial.outputDigest},
    };
    if (!trial.modelDigest.isEmpty()) // offline only
        object[QStringLiteral("model_digest")] = trial.modelDigest;
    return object;
}

QJsonObject recommendationToJson(const Analysis &analysis)
{
    const Recommendation &recommendation = analysis.recommendation;
    const CandidateResult *result = analysis.find(recommendation.candidate);
    static constexpr const char *kinds[] = {"none", "keep_baseline", "change"};
    return {
        {QStringLiteral("kind"), QLatin1String(kinds[static_cast<int>(recommendation.kind)])},
        {QStringLiteral("config"), recommendation.candidate.name()},
        {QStringLiteral("reason"), recommendation.reason.english()},
        {QStringLiteral("certainty"), recommendation.certainty.english()},
        {QStringLiteral("tied"), namesToJson(recommendation.tied)},
        {QStringLiteral("stands_for"), namesToJson(result ? result->standsFor : CandidateList {})},
    };
}

QJsonArray findingsToJson(const std::vector<Finding> &findings)
{
    QJsonArray array;
    for (const Finding &finding : findings)
        array.append(QJsonObject {{QStringLiteral("code"), findingCodeName(finding.code)},
            {QStringLiteral("what"), finding.what.english()}, {QStringLiteral("hint"), finding.hint.english()}});
    return array;
}

QJsonValue noiseToJson(const Analysis &analysis)
{
    if (!analysis.noise)
        return QJsonValue::Null;
    return QJsonObject {{QStringLiteral("log_sd"), analysis.noise->logSd},
        {QStringLiteral("sentence"), noiseFloorText(*analysis.noise).english()},
        {QStringLiteral("detectable"), rounded(analysis.detectable, ratioDecimals)},
        {QStringLiteral("rounds"), analysis.rounds}};
}

} // namespace

QByteArray summaryCsv(const RunSnapshot &snapshot)
{
    QString csv =
        QStringLiteral("config,trials,valid_trials,steps,mean_us,median_us,p90_us,cv,speedup,verdict,reasons,"
                       "min_us,paired_speedup,paired_low,paired_high,paired_rounds,paired_verdict,stands_for\n");
    for (const std::size_t index : snapshot.analysis.ranking) {
        const CandidateResult &result = snapshot.analysis.candidates[index];
        const Row row(result);
        const QStringList cells {
            result.candidate.name(),
            QString::number(result.trials),
            QString::number(result.validTrials),
            QString::number(row.steps()),
            fixed(row.mean(), timeDecimals),
            fixed(row.median(), timeDecimals),
            fixed(row.p90(), timeDecimals),
            fixed(row.cv(), ratioDecimals),
            fixed(result.speedup, ratioDecimals),
            row.label(),
            csvCell(reasonsOf(snapshot.trials, result.candidate).join(QStringLiteral("; "))),
            fixed(row.min(), timeDecimals),
            fixed(row.paired(), ratioDecimals),
            fixed(row.low(), ratioDecimals),
            fixed(row.high(), ratioDecimals),
            QString::number(row.rounds()),
            verdictName(result.verdict),
            csvCell(joinedNames(result.standsFor)),
        };
        csv += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return csv.toUtf8();
}

QByteArray summaryJson(const RunConfig &config, const RunSnapshot &snapshot)
{
    QJsonArray summaries;
    for (const std::size_t index : snapshot.analysis.ranking)
        summaries.append(candidateToJson(snapshot.analysis.candidates[index], snapshot.trials));
    QJsonArray trials;
    for (const TrialPtr &trial : snapshot.trials)
        trials.append(trialToSummary(*trial));
    const Recommendation &recommendation = snapshot.analysis.recommendation;
    const bool known = recommendation.kind != Recommendation::Kind::None;
    const QJsonObject object {
        {QStringLiteral("schema"), 1},
        {QStringLiteral("mode"), config.mode},
        {QStringLiteral("command"), config.command},
        {QStringLiteral("compile_command"), textOrNull(config.offline.compileCommand)},
        {QStringLiteral("target_host"), textOrNull(config.offline.host())},
        {QStringLiteral("repeat"), config.plan.repeat},
        {QStringLiteral("drop_first"), config.gates.dropFirst},
        {QStringLiteral("min_steps"), config.gates.minSteps},
        {QStringLiteral("configs"), namesToJson(config.candidates)},
        {QStringLiteral("summaries"), summaries},
        {QStringLiteral("recommended"), known ? QJsonValue(recommendation.candidate.name()) : QJsonValue::Null},
        {QStringLiteral("trials"), trials},
        {QStringLiteral("recommendation"), recommendationToJson(snapshot.analysis)},
        {QStringLiteral("noise_floor"), noiseToJson(snapshot.analysis)},
        {QStringLiteral("findings"), findingsToJson(snapshot.analysis.findings)},
        {QStringLiteral("answer_is_clear"), snapshot.analysis.answerIsClear},
        {QStringLiteral("run"), config.toJson()},
    };
    return QJsonDocument(object).toJson();
}

Result<void> writeSummaryFiles(const ResultFolder &folder, const RunConfig &config, const RunSnapshot &snapshot)
{
    if (const auto csv = writeFileAtomically(folder.summaryCsv(), summaryCsv(snapshot)); !csv)
        return csv;
    return writeFileAtomically(folder.summaryJson(), summaryJson(config, snapshot));
}

} // namespace tributary
