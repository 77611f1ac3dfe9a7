// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/estimate_panel.h"

#include "look/look.h"
#include "report/result_text.h"
#include "stats/noise_floor.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace tributary::gui
{

EstimatePanel::EstimatePanel(QWidget *parent)
    : QWidget(parent)
    , m_job(this)
    , m_count(new QLabel(this))
    , m_time(new QLabel(this))
    , m_resolution(new QLabel(this))
{
    QFont large = font();
    large.setWeight(QFont::DemiBold);
    large.setPointSizeF(large.pointSizeF() * 1.2);
    m_count->setFont(large);
    m_count->setObjectName(QStringLiteral("trialCount"));
    m_time->setObjectName(QStringLiteral("timeEstimate"));
    m_resolution->setObjectName(QStringLiteral("resolution"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (QLabel *label : {m_count, m_time, m_resolution}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        layout->addWidget(label);
    }
}

void EstimatePanel::showFor(const RunSetup &setup, const std::vector<ShownRunPtr> &runs, const CandidateGroups &groups)
{
    m_job.start([setup, runs, groups](const CancelToken &) { return estimateSetup(setup, runs, groups); },
        [this](const SetupEstimate &estimate) {
            m_estimate = estimate;
            retranslate();
            Q_EMIT updated();
        });
}

QString EstimatePanel::text() const
{
    return QStringList {m_count->text(), m_time->text(), m_resolution->text()}.join(QLatin1Char('\n'));
}

QString EstimatePanel::timeText() const
{
    if (!m_estimate.seconds)
        return tr("Time: unknown until the first trial of this command.");
    const QString duration = result_text::duration(*m_estimate.seconds);
    const QString basis = tr("measured trials: %1").arg(m_estimate.timedTrials);
    if (m_estimate.models > 0) {
        const QString words = m_estimate.isMost
            ? tr("At most about %1, plus compiling and uploading up to %2 models (%3).")
            : tr("About %1, plus compiling and uploading up to %2 models (%3).");
        return words.arg(duration, QString::number(m_estimate.models), basis);
    }
    return m_estimate.isMost ? tr("At most about %1 (%2).").arg(duration, basis)
                             : tr("About %1 (%2).").arg(duration, basis);
}

QString EstimatePanel::resolutionText() const
{
    if (m_estimate.detectable)
        return detectableText(*m_estimate.detectable, m_estimate.rounds).translated();
    if (m_estimate.rounds < 2)
        return tr("One round shows no difference for certain: there is nothing to compare its noise with.");
    return tr("How small a difference can be seen is known once a run has measured the noise.");
}

void EstimatePanel::retranslate()
{
    QPalette palette;
    if (m_estimate.error)
        palette.setColor(QPalette::WindowText, roleColour(Role::Bad));
    m_count->setPalette(palette);
    if (m_estimate.error) {
        m_count->setText(m_estimate.error->what.translated());
        m_time->setText(m_estimate.error->hint.translated());
        m_resolution->clear();
        return;
    }
    const QString words = m_estimate.isMost ? tr("Candidates: %1, trials: up to %2") : tr("Candidates: %1, trials: %2");
    m_count->setText(words.arg(m_estimate.candidates).arg(m_estimate.trials));
    m_time->setText(timeText());
    m_resolution->setText(resolutionText());
}

void EstimatePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
