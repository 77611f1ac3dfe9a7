// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/trials_page.h"

#include "document/document.h"
#include "models/trial_table_model.h"
#include "run/run_controller.h"
#include "trials/data_table.h"
#include "trials/empty_state.h"
#include "trials/live_output.h"
#include "trials/ranking_actions.h"
#include "trials/ranking_view.h"
#include "trials/summary_strip.h"
#include "trials/trial_details.h"
#include "trials/trial_table.h"
#include "tuning/planner.h"
#include "window/message_bar.h"
#include "window/selection.h"

#include <QEvent>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tributary::gui
{

namespace
{

constexpr int clockMs = 500;
constexpr int sideBySideWidth = 1180; ///< from here on there is room for both tables beside each other

bool excludes(const RunConfig &config, const Candidate &candidate)
{
    const CandidateList &excluded = config.plan.excluded;
    return std::find(excluded.begin(), excluded.end(), candidate) != excluded.end();
}

/// Whether the analysis that came with the run is the one to show.
bool isAsWanted(const ShownRun &run, const Candidate &baseline)
{
    const Analysis &analysis = run.snapshot->analysis;
    return analysis.baseline == baseline
        && std::all_of(analysis.candidates.begin(), analysis.candidates.end(),
            [&](const CandidateResult &result) { return result.excluded == excludes(run.config, result.candidate); });
}

} // namespace

TrialsPage::TrialsPage(PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_trialModel(new TrialTableModel(this))
    , m_rankingModel(new RankingModel(this))
    , m_actions(new RankingActions(context, this))
    , m_rowJob(this)
    , m_analysisJob(this)
{
    build();
    connectContext();
    connectRun();
    showCurrentRun();
    retranslate();
}

TrialsPage::~TrialsPage() = default;

void TrialsPage::build()
{
    m_empty = new EmptyState(this);
    auto *content = new QWidget(this);
    m_summary = new SummaryStrip(content);
    m_trials = new TrialTable(m_trialModel, content);
    m_ranking = new RankingView(m_rankingModel, content);
    m_ranking->setMenuMaker(
        [this](const CandidateResult &result, QWidget *owner) { return m_actions->makeMenu(result, owner); });
    m_details = new TrialDetails(content);
    m_tables = new QSplitter(Qt::Horizontal, content);
    m_tables->setObjectName(QStringLiteral("tables"));
    m_tables->setChildrenCollapsible(false);
    m_tables->setHandleWidth(9);
    m_tables->addWidget(m_trials);
    m_tables->addWidget(m_ranking);
    m_tables->setStretchFactor(0, 1);
    m_tables->setStretchFactor(1, 1);
    m_tables->setSizes({1150, 850});
    m_parts = new QSplitter(Qt::Vertical, content);
    m_parts->setObjectName(QStringLiteral("parts"));
    m_parts->addWidget(m_tables);
    m_parts->addWidget(m_details);
    m_parts->setCollapsible(0, false);
    m_parts->setStretchFactor(0, 3);
    m_parts->setStretchFactor(1, 1);
    m_parts->setSizes({430, 200});
    m_parts->restoreState(QSettings().value(QStringLiteral("trials/parts")).toByteArray());
    connect(m_parts, &QSplitter::splitterMoved, this,
        [this] { QSettings().setValue(QStringLiteral("trials/parts"), m_parts->saveState()); });
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(10, 10, 10, 10);
    layout->setSpacing(10);
    layout->addWidget(m_summary);
    layout->addWidget(m_parts, 1);
    // In a low window the page scrolls rather than showing two rows of each.
    m_trials->setMinimumHeight(150);
    m_ranking->setMinimumHeight(150);
    m_details->setMinimumHeight(120);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(scroll);
}

void TrialsPage::connectContext()
{
    connect(&m_context.runs, &RunStore::currentChanged, this, &TrialsPage::showCurrentRun);
    connect(&m_context.runs, &RunStore::runChanged, this, [this](const QString &folder) {
        if (m_run && folder == m_run->folder)
            showCurrentRun();
    });
    connect(&m_context.document, &Document::projectChanged, this, [this] {
        showLooks();
        m_rankingModel->setComparison(m_context.document.project().comparison);
        prepareAnalysis();
    });
    Selection &selection = m_context.selection;
    connect(&selection, &Selection::trialChanged, this, &TrialsPage::showTrial);
    connect(&selection, &Selection::openTrialRequested, this, &TrialsPage::openTrial);
    connect(&selection, &Selection::selectionChanged, this,
        [this] { m_ranking->setSelected(m_context.selection.selected()); });
    connect(m_ranking, &RankingView::selectedChanged, this,
        [this] { m_context.selection.setSelected(m_ranking->selected()); });
    connect(m_trials, &TrialTable::trialChosen, this, [this](int sequence) {
        if (sequence >= 0)
            m_context.selection.setTrial(sequence);
    });
    connect(m_trials, &TrialTable::detailsRequested, this, &TrialsPage::showDetails);
    connect(m_trials, &TrialTable::failed, this, [this](const Error &error) { m_context.messages.showError(error); });
    connect(m_trials, &TrialTable::exported, this, [this](const QString &path) {
        m_context.messages.show(MessageBar::Level::Good, tr("The trials were written to %1").arg(path));
    });
    connect(m_summary, &SummaryStrip::defaultBaselineRequested, this,
        [this] { m_context.document.setBaseline(Candidate {}); });
}

void TrialsPage::connectRun()
{
    RunController &controller = m_context.controller;
    connect(&controller, &RunController::trialStarted, this, [this](const TrialSpec &spec) {
        m_details->output()->begin(spec);
        if (showsTheRunning())
            m_interrupted = nullptr;
        prepareRows();
        m_clock.start();
    });
    connect(&controller, &RunController::trialOutput, this,
        [this](const QByteArray &bytes) { m_details->output()->append(bytes); });
    connect(&controller, &RunController::trialFinished, this, [this](const TrialPtr &trial) {
        m_details->output()->finish();
        if (showsTheRunning() && trial->hasReason(ReasonCode::Interrupted))
            m_interrupted = trial;
        m_clock.stop();
        prepareRows();
    });
    connect(&controller, &RunController::stateChanged, this, &TrialsPage::prepareRows);
    for (const auto change : {&RunController::stateChanged, &RunController::phaseChanged})
        connect(&controller, change, this, &TrialsPage::showPhase);
    connect(&controller, &RunController::trialStarted, this, &TrialsPage::showPhase);
    m_clock.setInterval(clockMs);
    if (const auto &spec = controller.runningTrial()) { // the page is made while a run goes on
        m_details->output()->begin(*spec);
        m_clock.start();
    }
    connect(&m_clock, &QTimer::timeout, this,
        [this] { m_trialModel->setElapsed(double(m_context.controller.trialElapsedMs()) / 1000); });
}

bool TrialsPage::showsTheRunning() const
{
    return m_run && m_context.controller.isBusy() && m_context.controller.folder() == m_run->folder;
}

void TrialsPage::showCurrentRun()
{
    const ShownRunPtr run = m_context.runs.current();
    if (!run || !m_run || run->folder != m_run->folder) {
        m_trialModel->clear();
        m_interrupted = nullptr;
        m_analysis = nullptr;
        m_analysisJob.cancel();
        m_context.selection.setTrial(Selection::noTrial);
    }
    m_run = run;
    m_actions->setRun(run);
    m_stack->setCurrentIndex(run ? 1 : 0);
    if (!run) {
        m_rowJob.cancel();
        m_rankingModel->setAnalysis(nullptr, 0.02);
        m_details->setTrial({});
        m_summary->setResult(nullptr, nullptr);
        return;
    }
    showLooks();
    showPhase();
    m_rankingModel->setComparison(m_context.document.project().comparison);
    prepareAnalysis();
    prepareRows();
}

void TrialsPage::showPhase()
{
    using State = RunController::State;
    const RunController &controller = m_context.controller;
    const auto phase = controller.phases().shown();
    if (!showsTheRunning())
        m_summary->setPhase({});
    else if (phase && !controller.phases().isInTrial())
        m_summary->setPhase(phase->text);
    else if (controller.runningTrial())
        m_summary->setPhase({});
    else if (controller.state() == State::Running || controller.state() == State::Preparing)
        m_summary->setPhase(tr("The run begins\u2026"));
    else
        m_summary->setPhase(tr("The run stops\u2026"));
}

void TrialsPage::showLooks()
{
    if (!m_run)
        return;
    const CandidateLooks looks(*m_run, m_context.document.project().colours);
    m_trialModel->setLooks(looks);
    m_rankingModel->setLooks(looks);
    m_trials->setLooks(looks);
}

// Medians and courses of new trials are computed in the background; rows that are known are kept.
void TrialsPage::prepareRows()
{
    if (!m_run)
        return;
    TrialRowSource source;
    source.finished = m_run->snapshot->trials;
    source.interrupted = m_interrupted;
    const bool running = showsTheRunning();
    if (running)
        source.running = m_context.controller.runningTrial();
    m_rowJob.start(
        [source = std::move(source), known = m_trialModel->rows(), run = m_run, running](const CancelToken &) mutable {
            if (running)
                source.queued = queuedTrials(run->config, source.finished, source.running);
            return makeTrialRows(source, known);
        },
        [this](TrialRows rows) {
            m_trialModel->setRows(std::move(rows));
            const int wanted = std::exchange(m_wantedTrial, -1);
            if (wanted >= 0)
                openTrial(wanted);
            else
                showTrial(m_context.selection.trial());
            Q_EMIT updated();
        });
}

void TrialsPage::prepareAnalysis()
{
    if (!m_run)
        return;
    const Candidate baseline = m_context.document.project().baseline;
    if (isAsWanted(*m_run, baseline)) {
        m_analysisJob.cancel();
        showAnalysis({m_run->snapshot, &m_run->snapshot->analysis});
        return;
    }
    m_analysisJob.start(
        [run = m_run, baseline](const CancelToken &cancel) -> AnalysisPtr {
            AnalysisOptions options = Planner(run->config.plan, run->config.candidates).analysisOptions();
            options.baseline = baseline;
            options.cancel = cancel;
            return std::make_shared<const Analysis>(analyse(run->snapshot->trials, options));
        },
        [this](const AnalysisPtr &analysis) { showAnalysis(analysis); });
}

void TrialsPage::showAnalysis(const AnalysisPtr &analysis)
{
    m_analysis = analysis;
    m_rankingModel->setAnalysis(analysis, m_run->config.plan.delta);
    m_ranking->setSelected(m_context.selection.selected());
    m_ranking->updateDetails();
    m_summary->setResult(m_run, analysis);
    Q_EMIT updated();
}

void TrialsPage::showTrial(int sequence)
{
    const int row = m_trialModel->find(sequence);
    if (row < 0 || !m_run) {
        m_details->setTrial({});
        return;
    }
    m_trials->setCurrentTrial(sequence);
    m_details->setTrial({m_run, m_trialModel->rows()[std::size_t(row)]});
}

void TrialsPage::showDetails(int sequence)
{
    const int row = m_trialModel->find(sequence);
    if (row < 0)
        return;
    const TrialState state = m_trialModel->row(row).state;
    if (state == TrialState::Running)
        m_details->showKind(TrialDetails::Kind::Output);
    else
        m_details->showKind(state == TrialState::Valid ? TrialDetails::Kind::Logs : TrialDetails::Kind::Gates);
    if (m_parts->sizes().value(1) == 0) // the user had folded it away
        m_parts->setSizes({2 * height() / 3, height() / 3});
}

void TrialsPage::openTrial(int sequence)
{
    if (!m_trials->jumpTo(sequence)) {
        m_wantedTrial = sequence;
        return;
    }
    m_context.selection.setTrial(sequence);
    showDetails(sequence);
}

void TrialsPage::retranslate()
{
    m_empty->setWords(tr("No trials yet"),
        tr("Say on the Setup page what to run, then press Run at the top. Each trial appears here as it ends, with "
           "the ranking of the candidates beside it.\nNo workload at hand? Press Run the example on the start page."));
    showPhase();
    m_trialModel->retranslate();
    m_rankingModel->retranslate();
}

void TrialsPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        showLooks();
}

void TrialsPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const auto wanted = event->size().width() >= sideBySideWidth ? Qt::Horizontal : Qt::Vertical;
    if (m_tables->orientation() == wanted)
        return;
    m_tables->setOrientation(wanted);
    m_tables->setSizes({1150, 850});
}

} // namespace tributary::gui
