// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_printer.h"

#include "cli_text.h"

#include "report/result_text.h"
#include "report/text_table.h"

namespace tributary
{

namespace
{

Console::Style styleOf(const Analysis &analysis)
{
    switch (analysis.recommendation.kind) {
    case Recommendation::Kind::Change:
        return Console::Style::Good;
    case Recommendation::Kind::KeepBaseline:
        return Console::Style::Bold;
    case Recommendation::Kind::None:
        break;
    }
    return Console::Style::Bad;
}

/// Who stands for whom in a run, as far as it is going to be measured for sure.
CandidateGroups shownGroups(const RunConfig &config)
{
    CandidateGroups groups;
    for (const Candidate &candidate : config.candidates) {
        if (CandidateList others = standsFor(config.plan.alike, candidate); !others.empty())
            groups.push_back({candidate, std::move(others)});
    }
    return groups;
}

} // namespace

RunPrinter::RunPrinter(Console &console, const RunConfig &config, bool quiet, QObject *parent)
    : RunView(parent)
    , m_console(console)
    , m_config(config)
    , m_quiet(quiet)
{
    m_progress.total = 0;
    connect(&m_tick, &QTimer::timeout, this, &RunPrinter::showProgress);
    if (console.isTerminal())
        m_tick.setInterval(500);
}

void RunPrinter::printPlan()
{
    const PlanOptions &plan = m_config.plan;
    const int count = int(m_config.candidates.size());
    const QString pattern = plan.kind == PlanKind::Fixed
        ? Cli::tr("Candidates (%1 × %2 rounds): %3")
        : Cli::tr("Candidates (%1 × %2 screening rounds, then up to %4 to confirm): %3");
    m_console.line(pattern.arg(count)
                       .arg(plan.repeat)
                       .arg(joinedNames(m_config.candidates))
                       .replace(QStringLiteral("%4"), QString::number(plan.confirmRounds)));
    if (m_config.dedupe)
        printStandIns();
    m_console.line();
}

void RunPrinter::printStandIns()
{
    const QStringList lines = result_text::standIns(shownGroups(m_config));
    for (const QString &line : lines)
        m_console.line(line);
    if (lines.isEmpty())
        m_console.line(Cli::tr("No two of them have the same stream assignment in this graph: all are measured."));
    else if (m_config.candidates.size() == 1)
        m_console.warn(QT_TRANSLATE_NOOP(
            "core", "All candidates have the stream assignment of default in this graph: nothing is left to compare"));
}

void RunPrinter::onPhase(const RunPhase &phase)
{
    const PhaseText::Shown shown = m_phases.show(phase);
    if (!shown.line.isEmpty())
        m_console.line(shown.line);
    if (!shown.warning.isEmpty())
        m_console.warn(shown.warning);
    if (!shown.status.isEmpty())
        m_console.progress(elided(shown.status, m_console.columns() - 1));
}

void RunPrinter::onTrialStarted(const TrialSpec &spec)
{
    m_spec = spec;
    m_trialTime.start();
    m_output = {};
    m_console.line(Cli::tr("[%1] candidate=%2 round %3%4: %5")
                       .arg(spec.sequence, 3, 10, QLatin1Char('0'))
                       .arg(spec.label())
                       .arg(spec.round)
                       .arg(phaseText(), m_config.command));
    if (m_console.isTerminal()) {
        m_tick.start();
        showProgress();
    }
}

void RunPrinter::onTrialOutput(const QByteArray &bytes)
{
    if (!m_quiet)
        showLines(m_output.add(bytes));
}

void RunPrinter::onTrialFinished(const Trial &trial)
{
    m_tick.stop();
    showLines(m_output.finish());
    const QString valid = trial.isValid() ? m_console.styled(Cli::tr("yes"), Console::Style::Good)
                                          : m_console.styled(Cli::tr("no"), Console::Style::Bad);
    if (trial.exit.kind != ExitState::Kind::LaunchFailed) // nothing ran
        m_console.line(Cli::tr("      exit=%1 STEP=%2 valid=%3 time=%4")
                           .arg(trial.exit.shellCode())
                           .arg(trial.stepCount)
                           .arg(valid, result_text::duration(trial.wallSeconds)));
    for (const Reason &reason : trial.reasons)
        m_console.line(QStringLiteral("      ")
            + m_console.styled(Cli::tr("not valid: %1").arg(reason.translated()), Console::Style::Bad));
    for (const Text &note : trial.notes)
        m_console.line(QStringLiteral("      ") + Cli::tr("note: %1").arg(note.translated()));
}

void RunPrinter::onSnapshot(const RunSnapshot &snapshot)
{
    m_progress = snapshot.progress;
    m_secondsLeft = snapshot.secondsLeft;
}

void RunPrinter::onEnded(const RunEnd &end)
{
    m_tick.stop();
    m_console.clearProgress();
    if (!end.snapshot || end.snapshot->trials.empty())
        return;
    m_console.line();
    printResult(m_console, end.snapshot->analysis, m_config);
}

// In one go: a workload that prints a lot must not wait for us.
void RunPrinter::showLines(const QStringList &lines)
{
    if (lines.isEmpty())
        return;
    QStringList shown;
    for (const QString &line : lines)
        shown << m_console.styled(QStringLiteral("      | ") + line, Console::Style::Dim);
    m_console.line(shown.join(QLatin1Char('\n')));
    showProgress();
}

QString RunPrinter::phaseText() const
{
    switch (m_spec.phase) {
    case Phase::Measure:
        return {};
    case Phase::Screen:
        return Cli::tr(" (screening)");
    case Phase::Confirm:
        return Cli::tr(" (confirming)");
    case Phase::Refine:
        return Cli::tr(" (refining)");
    }
    return {};
}

void RunPrinter::showProgress()
{
    if (!m_console.isTerminal() || !m_trialTime.isValid())
        return;
    QString text = m_progress.total > 0
        ? (m_progress.totalIsExact ? Cli::tr("[%1 of %2 done]") : Cli::tr("[%1 of at most %2 done]"))
              .arg(m_progress.done)
              .arg(m_progress.total)
        : Cli::tr("[first trial]");
    text += QLatin1Char(' ')
        + Cli::tr("%1, round %2, %3")
              .arg(m_spec.label())
              .arg(m_spec.round)
              .arg(result_text::duration(double(m_trialTime.elapsed()) / 1000));
    if (m_secondsLeft)
        text += Cli::tr(", about %1 left").arg(result_text::duration(*m_secondsLeft));
    m_console.progress(elided(text, m_console.columns() - 1));
}

void printResult(Console &console, const Analysis &analysis, const RunConfig &config)
{
    console.line(console.styled(Cli::tr("Result, best median first:"), Console::Style::Bold));
    for (const QString &line : result_text::ranking(analysis, console.resultColumns()))
        console.line(line);
    for (const QString &line : result_text::standIns(analysis))
        console.line(line);
    console.line();
    for (const QString &line : result_text::conclusion(analysis))
        console.line(console.styled(line, styleOf(analysis)));
    for (const QString &line : result_text::openQuestions(analysis))
        console.line(line);
    for (const QString &line : result_text::quality(analysis))
        console.line(line);
    console.line();
    for (const QString &line : result_text::reproduceLines(analysis, config))
        console.line(line);
    for (const QString &line : result_text::applyLines(analysis))
        console.line(line);
}

} // namespace tributary
