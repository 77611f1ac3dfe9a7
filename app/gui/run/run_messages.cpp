// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/run_messages.h"

#include "report/result_text.h"

#include <QCoreApplication>
#include <QMap>

namespace tributary::gui
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(RunMessages)
};

/// The reasons of trials that are not valid, the most frequent first, each once.
QString reasonsOf(const TrialList &trials)
{
    QMap<QString, int> counts;
    for (const TrialPtr &trial : trials) {
        for (const Reason &reason : trial->reasons)
            ++counts[reason.sentence.translated()];
    }
    QList<std::pair<int, QString>> sorted;
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        sorted.append({-it.value(), it.key()});
    std::sort(sorted.begin(), sorted.end());
    QStringList lines;
    for (const auto &[count, sentence] : sorted.mid(0, 3))
        lines << (count == -1 ? sentence : Words::tr("%1 (%2 trials)").arg(sentence).arg(-count));
    return lines.join(QLatin1Char('\n'));
}

MessageWords wordsForResult(const RunSnapshot &snapshot)
{
    const Analysis &analysis = snapshot.analysis;
    const QStringList lines = result_text::conclusion(analysis);
    MessageWords words {lines.value(0), lines.value(1), {}};
    if (!analysis.hasValidData()) {
        words.why = reasonsOf(snapshot.trials);
        words.next = Words::tr("The trial's log and output show what happened.");
    } else if (analysis.recommendation.kind == Recommendation::Kind::Change) {
        words.next = result_text::applyLines(analysis).value(0);
    } else if (const QStringList open = result_text::openQuestions(analysis); !open.isEmpty()) {
        words.next = open.first();
    }
    return words;
}

} // namespace

MessageBar::Level levelOf(const RunEnd &end)
{
    if (end.kind == RunEnd::Kind::Failed)
        return MessageBar::Level::Bad;
    if (end.kind == RunEnd::Kind::Stopped)
        return MessageBar::Level::Info;
    if (!end.snapshot || end.snapshot->analysis.recommendation.kind == Recommendation::Kind::None)
        return MessageBar::Level::Bad;
    return end.snapshot->analysis.recommendation.kind == Recommendation::Kind::Change ? MessageBar::Level::Good
                                                                                      : MessageBar::Level::Info;
}

MessageWords wordsFor(const RunEnd &end, const QString &name)
{
    if (end.kind == RunEnd::Kind::Completed && end.snapshot)
        return wordsForResult(*end.snapshot);
    if (end.kind == RunEnd::Kind::Failed && end.error)
        return {end.error->what.translated(),
            end.error->detail.isEmpty() ? name : name + QLatin1Char('\n') + end.error->detail,
            end.error->hint.isEmpty() ? Words::tr("What is measured is kept; the run can be resumed.")
                                      : end.error->hint.translated()};
    const int done = end.snapshot ? end.snapshot->progress.done : 0;
    const int total = end.snapshot ? end.snapshot->progress.total : 0;
    MessageWords words;
    words.what = total > 0 ? Words::tr("The run is stopped: %1 of %2 trials are done.").arg(done).arg(total)
                           : Words::tr("The run is stopped.");
    words.why = name;
    words.next = Words::tr("Everything measured so far is kept. Resume continues with the next trial.");
    return words;
}

MessageWords wordsForInvalidStart(const Trial &trial)
{
    QStringList reasons;
    for (const Reason &reason : trial.reasons)
        reasons << reason.sentence.translated();
    return {Words::tr("No trial has been valid so far"), reasons.join(QLatin1Char('\n')),
        Words::tr("If that is no accident, stop and look at the output of a trial.")};
}

QString leaderText(const Analysis &analysis)
{
    const Recommendation &recommendation = analysis.recommendation;
    const CandidateResult *result = analysis.find(recommendation.candidate);
    QString text = recommendation.candidate.name();
    if (result && result->effect)
        text += QStringLiteral(" ×") + result_text::effectText(result->effect);
    return text;
}

QString answerLine(const Analysis &analysis, bool running)
{
    const Recommendation &recommendation = analysis.recommendation;
    if (recommendation.kind == Recommendation::Kind::None)
        return running ? Words::tr("No answer yet: the first results are awaited.")
                       : Words::tr("No answer: %1").arg(recommendation.reason.translated());
    const QString leader = leaderText(analysis);
    if (analysis.answerIsClear) {
        return recommendation.kind == Recommendation::Kind::Change
            ? Words::tr("The answer is clear: use %1.").arg(leader)
            : Words::tr("The answer is clear: keep %1.").arg(leader);
    }
    const bool change = recommendation.kind == Recommendation::Kind::Change;
    if (running)
        return change ? Words::tr("Not clear yet; so far %1 leads.").arg(leader)
                      : Words::tr("Not clear yet; so far nothing beats %1.").arg(leader);
    const QString result =
        change ? Words::tr("Result: use %1.").arg(leader) : Words::tr("Result: keep %1.").arg(leader);
    return recommendation.certainty.isEmpty() ? result
                                              : result + QLatin1Char(' ') + recommendation.certainty.translated();
}

bool isSure(const Analysis &analysis)
{
    const CandidateResult *result = analysis.find(analysis.recommendation.candidate);
    return analysis.answerIsClear || (result && result->verdict == Verdict::Faster && !result->provisional);
}

} // namespace tributary::gui
