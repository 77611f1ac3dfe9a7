// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/run_bar.h"

#include "document/document.h"
#include "look/look.h"
#include "report/result_text.h"
#include "run/run_controller.h"
#include "run/run_messages.h"
#include "tuning/pace.h"
#include "window/action_registry.h"
#include "window/progress_line.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace tributary::gui
{

namespace
{

using State = RunController::State;

QToolButton *buttonFor(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    button->setIconSize({18, 18});
    const auto follow = [button, action] {
        button->setText(ActionRegistry::plainText(action));
        button->setAccessibleName(ActionRegistry::plainText(action));
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

/// How much of the running trial may be over, from the mean of the finished ones; below 1 until it has ended.
double partOfTrial(const RunSnapshot &snapshot, qint64 elapsedMs)
{
    const double seconds = secondsPerTrial(snapshot.trials).value_or(0);
    return seconds <= 0 ? 0 : std::min(0.95, double(elapsedMs) / 1000 / seconds);
}

} // namespace

RunBar::RunBar(const PageContext &context, const ActionRegistry &actions, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_progress(new ProgressLine(this))
    , m_answer(new QLabel(this))
    , m_chooser(new QComboBox(this))
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(8, 6, 12, 7);
    layout->setHorizontalSpacing(4);
    layout->setVerticalSpacing(4);
    int column = 0;
    for (const char *id : {"run.start", "run.stopAfter", "run.stopNow", "run.resume"})
        layout->addWidget(buttonFor(actions.action(id), this), 0, column++);
    layout->setColumnMinimumWidth(column++, 8);
    layout->addWidget(m_progress, 0, column);
    layout->setColumnStretch(column++, 1);
    layout->setColumnMinimumWidth(column++, 8);
    layout->addWidget(m_chooser, 0, column);
    layout->addWidget(m_answer, 1, 0, 1, column + 1);
    m_answer->setTextFormat(Qt::PlainText);
    m_answer->setContentsMargins(8, 0, 0, 0);
    m_answer->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_chooser->setMinimumContentsLength(18);
    connect(m_chooser, &QComboBox::activated, this,
        [this](int index) { m_context.runs.setCurrent(m_chooser->itemData(index).toString()); });

    connect(&m_context.controller, &RunController::stateChanged, this, &RunBar::refresh);
    connect(&m_context.controller, &RunController::trialStarted, this, &RunBar::updateProgress);
    connect(&m_context.controller, &RunController::phaseChanged, this, &RunBar::updateProgress);
    connect(&m_context.runs, &RunStore::runChanged, this, [this] {
        m_sinceSnapshot.start();
        refresh();
    });
    connect(&m_context.runs, &RunStore::runsChanged, this, &RunBar::refresh);
    connect(&m_context.runs, &RunStore::currentChanged, this, &RunBar::refresh);
    connect(&m_context.document, &Document::runsChanged, this, &RunBar::refresh);
    m_tick.setInterval(500);
    connect(&m_tick, &QTimer::timeout, this, &RunBar::updateProgress);
    refresh();
}

QString RunBar::progressText() const
{
    return m_progress->text();
}

QString RunBar::answerText() const
{
    return m_answerFull;
}

void RunBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

void RunBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(roleColour(Role::Grid));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
}

void RunBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    updateAnswer();
}

ShownRunPtr RunBar::run() const
{
    if (m_context.controller.isBusy()) {
        if (const ShownRunPtr live = m_context.runs.find(m_context.controller.folder()))
            return live;
    }
    return m_context.runs.current();
}

void RunBar::refresh()
{
    updateChooser();
    updateProgress();
    updateAnswer();
    if (m_context.controller.isBusy())
        m_tick.start();
    else
        m_tick.stop();
}

void RunBar::updateProgress()
{
    const ShownRunPtr shown = run();
    const RunSnapshot *snapshot = shown ? shown->snapshot.get() : nullptr;
    switch (m_context.controller.state()) {
    case State::Preparing:
        m_progress->set(ProgressLine::Kind::Busy, 0,
            tr("Preparing the run: checking files, building and installing the pass…"), {});
        return;
    case State::Idle:
        updateIdle(shown.get());
        return;
    case State::Running:
    case State::StoppingAfterTrial:
    case State::StoppingNow:
        updateRunning(snapshot);
        return;
    }
}

void RunBar::updateRunning(const RunSnapshot *snapshot)
{
    const PhaseTracker &phases = m_context.controller.phases();
    if (m_context.controller.state() == State::StoppingNow) {
        m_progress->set(ProgressLine::Kind::Busy, 0,
            phases.isCleaningUp() ? tr("Stopping: cleaning up on the target. Stop now gives that up.")
                                  : tr("Stopping now…"),
            {});
        return;
    }
    if (showPhase())
        return;
    const auto &trial = m_context.controller.runningTrial();
    if (!snapshot || snapshot->progress.total <= 0) {
        m_progress->set(ProgressLine::Kind::Busy, 0, tr("The run begins…"), {});
        return;
    }
    const PlanProgress &progress = snapshot->progress;
    const int now = std::min(progress.done + 1, progress.total);
    QString text = progress.totalIsExact ? tr("Trial %1 of %2").arg(now).arg(progress.total)
                                         : tr("Trial %1 of at most %2").arg(now).arg(progress.total);
    if (trial)
        text += tr(": %1, round %2").arg(trial->label()).arg(trial->round);
    QString right = timeLeft(*snapshot);
    if (const auto phase = phases.shown(); trial && phase) {
        text += tr("; %1").arg(phase->text);
        if (!phase->right.isEmpty())
            right = phase->right;
    }
    const bool stopping = m_context.controller.state() == State::StoppingAfterTrial;
    if (stopping)
        text = tr("Stopping after this trial: %1").arg(trial ? trial->label() : QString());
    const double part = trial ? partOfTrial(*snapshot, m_context.controller.trialElapsedMs()) : 0;
    m_progress->set(
        ProgressLine::Kind::Running, (progress.done + part) / progress.total, text, stopping ? QString() : right);
}

bool RunBar::showPhase()
{
    const PhaseTracker &phases = m_context.controller.phases();
    const auto phase = phases.shown();
    if (!phase || phases.isInTrial())
        return false;
    m_progress->set(phase->fraction ? ProgressLine::Kind::Running : ProgressLine::Kind::Busy,
        phase->fraction.value_or(0), phase->text, phase->right);
    return true;
}

QString RunBar::timeLeft(const RunSnapshot &snapshot) const
{
    if (!snapshot.secondsLeft)
        return {};
    const double passed = m_sinceSnapshot.isValid() ? double(m_sinceSnapshot.elapsed()) / 1000 : 0;
    const double left = std::max(0.0, *snapshot.secondsLeft - passed);
    if (left < 60)
        return tr("less than a minute left");
    const int minutes = int((left + 30) / 60);
    if (minutes < 60)
        return snapshot.progress.totalIsExact ? tr("about %n min left", nullptr, minutes)
                                              : tr("at most %n min left", nullptr, minutes);
    const QString hours = tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
    return snapshot.progress.totalIsExact ? tr("about %1 left").arg(hours) : tr("at most %1 left").arg(hours);
}

void RunBar::updateIdle(const ShownRun *shown)
{
    if (!shown) {
        m_progress->set(ProgressLine::Kind::None, 0, tr("No run yet"), {});
        return;
    }
    const PlanProgress &progress = shown->snapshot->progress;
    const int trials = int(shown->snapshot->trials.size());
    if (shown->complete) {
        m_progress->set(ProgressLine::Kind::Done, 1, tr("Complete: %n trials", nullptr, trials), {});
        return;
    }
    const double fraction = progress.total > 0 ? double(progress.done) / progress.total : 0;
    m_progress->set(ProgressLine::Kind::Running, fraction,
        tr("Stopped: %1 of %2 trials").arg(progress.done).arg(progress.total), {});
}

void RunBar::updateAnswer()
{
    const ShownRunPtr shown = run();
    m_answer->setVisible(shown != nullptr);
    if (!shown) {
        m_answerFull.clear();
        return;
    }
    const Analysis &analysis = shown->snapshot->analysis;
    m_answerFull = answerLine(analysis, shown->live);
    const Role role = analysis.recommendation.kind == Recommendation::Kind::None ? Role::Muted
        : isSure(analysis)                                                       ? Role::Good
                                                                                 : Role::Caution;
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, roleColour(role));
    m_answer->setPalette(colours);
    m_answer->setText(
        m_answer->fontMetrics().elidedText(m_answerFull, Qt::ElideRight, std::max(100, m_answer->width() - 8)));
    m_answer->setToolTip(m_answerFull);
    m_answer->setAccessibleName(m_answerFull);
}

void RunBar::updateChooser()
{
    const QSignalBlocker quiet(m_chooser);
    m_chooser->clear();
    const ShownRunPtr current = m_context.runs.current();
    // In the order of the project; the store has them as they were loaded.
    for (const ProjectRun &each : m_context.document.project().runs) {
        if (!m_context.runs.find(each.folder))
            continue;
        m_chooser->addItem(each.name, each.folder);
        m_chooser->setItemData(m_chooser->count() - 1, each.folder, Qt::ToolTipRole);
        if (current && current->folder == each.folder)
            m_chooser->setCurrentIndex(m_chooser->count() - 1);
    }
    m_chooser->setVisible(m_chooser->count() > 1);
    m_chooser->setAccessibleName(tr("Run that is shown"));
    m_chooser->setToolTip(tr("Run that is shown"));
}

} // namespace tributary::gui
