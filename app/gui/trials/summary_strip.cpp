// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/summary_strip.h"

#include "models/gate_check.h"
#include "report/result_text.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int stripeWidth = 4;
constexpr int tallestNotes = 150;

/// Why there is no answer: the most frequent reason among the trials and what to do about it.
QStringList failureLines(const TrialList &trials)
{
    const auto common = mostFrequentReason(trials);
    if (!common)
        return {};
    return {SummaryStrip::tr("%1 of %2 trials: %3")
                .arg(common->trials)
                .arg(trials.size())
                .arg(common->example.translated()),
        gateNextStep(common->code)};
}

Role roleOf(const Analysis &analysis, bool failed)
{
    switch (analysis.recommendation.kind) {
    case Recommendation::Kind::Change:
        return Role::Good;
    case Recommendation::Kind::KeepBaseline:
        return Role::Info;
    case Recommendation::Kind::None:
        return failed ? Role::Bad : Role::Muted;
    }
    return Role::Muted;
}

} // namespace

SummaryStrip::SummaryStrip(QWidget *parent)
    : QFrame(parent)
    , m_answer(new QLabel(this))
    , m_certainty(new QLabel(this))
    , m_noise(new QLabel(this))
    , m_baseline(new QLabel(this))
    , m_useDefault(new QPushButton(this))
    , m_toggle(new QToolButton(this))
    , m_findings(new QScrollArea(this))
    , m_findingsText(new QLabel)
{
    for (QLabel *label : {m_answer, m_certainty, m_noise, m_baseline, m_findingsText}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    QFont bold = font();
    bold.setBold(true);
    m_answer->setFont(bold);
    m_answer->setObjectName(QStringLiteral("answer"));
    m_useDefault->setObjectName(QStringLiteral("useDefaultBaseline"));
    m_toggle->setObjectName(QStringLiteral("findings"));
    m_toggle->setCheckable(true);
    m_toggle->setAutoRaise(true);
    m_toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_findings->setWidget(m_findingsText);
    m_findings->setWidgetResizable(true);
    m_findings->setFrameShape(QFrame::NoFrame);
    m_findings->viewport()->setAutoFillBackground(false);
    m_findingsText->setAutoFillBackground(false);
    m_findingsText->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_findings->setFocusPolicy(Qt::StrongFocus);
    connect(m_toggle, &QToolButton::toggled, this, &SummaryStrip::setFindingsShown);
    connect(m_useDefault, &QPushButton::clicked, this, &SummaryStrip::defaultBaselineRequested);

    auto *words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_answer);
    words->addWidget(m_certainty);
    words->addWidget(m_noise);
    auto *top = new QHBoxLayout;
    top->addLayout(words, 1);
    top->addWidget(m_toggle, 0, Qt::AlignTop);
    auto *baseline = new QHBoxLayout;
    baseline->addWidget(m_baseline, 1);
    baseline->addWidget(m_useDefault);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12 + stripeWidth, 8, 10, 8);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addLayout(baseline);
    layout->addWidget(m_findings);
    setFindingsShown(false);
    fill();
}

void SummaryStrip::setResult(const ShownRunPtr &run, const AnalysisPtr &analysis)
{
    m_run = run;
    m_analysis = analysis;
    fill();
}

void SummaryStrip::setPhase(const QString &phase)
{
    if (m_phase == phase)
        return;
    m_phase = phase;
    if (m_run && m_run->live && m_run->snapshot->trials.empty())
        fill();
}

void SummaryStrip::fill()
{
    setAccessibleName(tr("Result of the run"));
    setVisible(m_run != nullptr);
    if (!m_run || !m_analysis)
        return;
    const TrialList &trials = m_run->snapshot->trials;
    const bool noData = m_analysis->recommendation.kind == Recommendation::Kind::None;
    const bool allFailed = !trials.empty()
        && std::none_of(trials.begin(), trials.end(), [](const TrialPtr &trial) { return trial->isValid(); });
    QStringList lines;
    if (trials.empty() && m_run->live)
        lines << (m_phase.isEmpty() ? tr("The first trial runs.") : m_phase);
    else if (trials.empty())
        lines << tr("No trial has been run yet.");
    else if (allFailed)
        lines << tr("No trial is valid so far.");
    else
        lines = result_text::conclusion(*m_analysis);
    if (noData)
        lines << failureLines(trials);
    m_role = roleOf(*m_analysis, !trials.empty());
    m_answer->setText(lines.takeFirst());
    m_certainty->setText(lines.join(QLatin1Char('\n')));
    m_certainty->setVisible(!lines.isEmpty());

    QStringList noise;
    if (m_analysis->noise)
        noise << noiseFloorText(*m_analysis->noise).translated();
    if (m_analysis->detectable)
        noise << detectableText(*m_analysis->detectable, m_analysis->rounds).translated();
    m_noise->setText(noise.join(QStringLiteral(" · ")));
    m_noise->setVisible(!noise.isEmpty());
    QPalette muted = palette();
    muted.setColor(QPalette::WindowText, roleColour(Role::Muted));
    m_noise->setPalette(muted);
    fillBaseline();
    fillFindings();
    update();
}

void SummaryStrip::fillBaseline()
{
    const bool isOther = m_analysis->baseline != Candidate {};
    m_baseline->setVisible(isOther);
    m_useDefault->setVisible(isOther);
    m_baseline->setText(tr("Compared with %1 instead of default.").arg(m_analysis->baseline.name()));
    m_useDefault->setText(tr("Compare with default"));
}

void SummaryStrip::fillFindings()
{
    QStringList notes;
    for (const Finding &finding : m_analysis->findings)
        notes << QStringLiteral("\u2022 %1\n   %2").arg(finding.what.translated(), finding.hint.translated());
    m_findingsText->setText(notes.join(QLatin1Char('\n')));
    m_findings->setMaximumHeight(std::min(tallestNotes, fontMetrics().lineSpacing() * int(2 * notes.size() + 1)));
    m_toggle->setVisible(!notes.isEmpty());
    m_toggle->setText(tr("Notes on the data: %1").arg(notes.size()));
    m_toggle->setToolTip(tr("What to know about the data before trusting it"));
    m_findings->setAccessibleName(m_toggle->toolTip());
    setFindingsShown(m_toggle->isChecked());
}

void SummaryStrip::setFindingsShown(bool shown)
{
    m_toggle->setArrowType(shown ? Qt::DownArrow : Qt::RightArrow);
    m_findings->setVisible(shown && m_analysis && !m_analysis->findings.empty());
}

QString SummaryStrip::text() const
{
    QStringList lines;
    for (const QLabel *label : {m_answer, m_certainty, m_noise, m_baseline, m_findingsText}) {
        if (label == m_findingsText ? m_findings->isVisibleTo(this) : label->isVisibleTo(this))
            lines << label->text();
    }
    return lines.join(QLatin1Char('\n'));
}

void SummaryStrip::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        fill();
}

void SummaryStrip::paintEvent(QPaintEvent *event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect(0, 0, stripeWidth, height()), roleColour(m_role));
}

} // namespace tributary::gui
