// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/compare_page.h"

#include "compare/legend.h"
#include "document/document.h"
#include "report/result_text.h"
#include "window/message_bar.h"
#include "window/selection.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <set>

namespace tributary::gui
{

ComparePage::ComparePage(PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_job(this)
{
    makeControls();
    makeLayout();
    connectSources();
    retranslate();
    showEmptyText();
}

ComparePage::~ComparePage() = default;

void ComparePage::makeControls()
{
    m_baselineLabel = new QLabel(this);
    m_baseline = new QComboBox(this);
    m_baseline->setObjectName(QStringLiteral("baseline"));
    m_baseline->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_baselineLabel->setBuddy(m_baseline);
    m_runs = new QToolButton(this);
    m_runs->setObjectName(QStringLiteral("runs"));
    m_runs->setPopupMode(QToolButton::InstantPopup);
    m_runs->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_runs->setMenu(new QMenu(this));
    m_runs->setFocusPolicy(Qt::StrongFocus);
    m_answer = new QLabel(this);
    m_answer->setObjectName(QStringLiteral("answer"));
    m_answer->setWordWrap(true);
    m_answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("views"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    for (std::size_t i = 0; i <= ChartBoard::chartCount; ++i)
        m_tabs->addTab(QString());
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_board = new ChartBoard(this);
    m_legend = new Legend(m_context.selection, this);

    connect(m_baseline, &QComboBox::activated, this, [this](int index) {
        if (const auto candidate = Candidate::parse(m_baseline->itemData(index).toString()))
            m_context.document.setBaseline(*candidate);
    });
    connect(m_runs->menu(), &QMenu::aboutToShow, this, &ComparePage::fillRunMenu);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) { setView(static_cast<View>(index)); });
}

void ComparePage::makeLayout()
{
    m_splitter = new QSplitter(this);
    m_splitter->addWidget(m_board);
    m_splitter->addWidget(m_legend);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 0);
    m_splitter->setCollapsible(0, false);
    m_splitter->setSizes({800, 190});
    auto *top = new QHBoxLayout;
    top->addWidget(m_baselineLabel);
    top->addWidget(m_baseline);
    top->addWidget(m_runs);
    top->addSpacing(8);
    top->addWidget(m_answer, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addWidget(m_tabs);
    layout->addWidget(m_splitter, 1);
    layout->addWidget(m_empty, 1);
}

void ComparePage::connectSources()
{
    connect(m_board, &ChartBoard::viewRequested, this, &ComparePage::setView);
    connect(m_board, &ChartBoard::exportRequested, this,
        [this](ChartView *chart, ExportFormat format) { askWhereToSave(*chart, format); });
    connect(m_board, &ChartBoard::itemClicked, this, &ComparePage::onItemClicked);
    connect(m_board, &ChartBoard::trialClicked, &m_context.selection, &Selection::setTrial);
    connect(m_board, &ChartBoard::trialOpened, &m_context.selection, &Selection::openTrialRequested);
    connect(m_legend, &Legend::hiddenToggled, this, &ComparePage::hideOrShow);
    // All means all: what is hidden but in none of the shown runs would otherwise turn up missing later.
    connect(m_legend, &Legend::showAllRequested, this, [this] { m_context.document.setHidden({}); });
    connect(m_legend, &Legend::showSelectedRequested, this, &ComparePage::showSelectedOnly);
    const RunStore &runs = m_context.runs;
    connect(&runs, &RunStore::currentChanged, this, &ComparePage::reload);
    connect(&runs, &RunStore::runsChanged, this, [this] {
        QStringList kept;
        for (const QString &folder : std::as_const(m_others)) {
            if (m_context.runs.find(folder))
                kept << folder;
        }
        setOtherRuns(kept);
        retranslate(); // the button counts the runs
    });
    connect(&runs, &RunStore::runChanged, this, [this](const QString &folder) {
        const ShownRunPtr current = m_context.runs.current();
        if (m_others.contains(folder) || (current && current->folder == folder))
            reload();
    });
    connect(&m_context.document, &Document::projectChanged, this, [this] {
        const ShownRunPtr run = m_context.runs.current();
        if (run && m_state.data && wantedBaseline(*run) != m_state.data->baseline)
            reload();
        const Project &project = m_context.document.project();
        if (m_colours != project.colours || m_hidden != project.hidden)
            applyState();
    });
    const Selection &selection = m_context.selection;
    connect(&selection, &Selection::selectionChanged, this, &ComparePage::applyState);
    connect(&selection, &Selection::trialChanged, this, &ComparePage::applyState);
}

Candidate ComparePage::wantedBaseline(const ShownRun &run) const
{
    const Candidate &wanted = m_context.document.project().baseline;
    return run.snapshot->analysis.find(wanted) ? wanted : run.snapshot->analysis.baseline;
}

void ComparePage::reload()
{
    m_stale = true;
    // A run that goes on brings new data faster than they can be reduced: the next reduction begins when this one ends.
    const bool same = m_reducing && m_state.data;
    if (isVisible() && !same)
        startReduction();
}

void ComparePage::startReduction()
{
    m_stale = false;
    CompareRequest request;
    if (const ShownRunPtr current = m_context.runs.current()) {
        request.runs.push_back(current);
        request.baseline = wantedBaseline(*current);
        for (const QString &folder : std::as_const(m_others)) {
            const ShownRunPtr run = m_context.runs.find(folder);
            if (run && run != current)
                request.runs.push_back(run);
        }
    }
    m_reducing = true;
    m_job.start([request](const CancelToken &cancel) { return makeCompareData(request, cancel); },
        [this](const CompareDataPtr &data) { onReduced(data); });
}

void ComparePage::onReduced(const CompareDataPtr &data)
{
    m_reducing = false;
    if (data)
        m_state.data = data;
    applyState();
    fillBaselines();
    showAnswer();
    showEmptyText();
    Q_EMIT dataChanged();
    if (m_stale && isVisible())
        startReduction();
}

void ComparePage::applyState()
{
    const Selection &selection = m_context.selection;
    m_colours = m_context.document.project().colours;
    m_hidden = m_context.document.project().hidden;
    m_state.looks.clear();
    m_state.shown.clear();
    m_state.picked.clear();
    m_state.anyPicked = false;
    m_state.trial = selection.trial();
    if (m_state.data) {
        m_state.looks = itemLooks(*m_state.data, m_colours);
        const std::set<Candidate> hidden(m_hidden.begin(), m_hidden.end());
        for (const CompareItem &item : m_state.data->items) {
            const CandidateList &chosen = selection.selected();
            const bool picked = std::find(chosen.begin(), chosen.end(), item.candidate()) != chosen.end();
            m_state.shown.push_back(!hidden.contains(item.candidate()));
            m_state.picked.push_back(picked);
            m_state.anyPicked = m_state.anyPicked || picked;
        }
    }
    m_board->setState(m_state);
    m_legend->setState(m_state);
}

// The project keeps candidates, not rows: hidden in one run, a candidate is hidden in all of them. Whoever compares
// runs compares the same candidate across them, and it has one colour; half of a pair would say nothing.
void ComparePage::hideOrShow(const Candidate &candidate, bool hidden)
{
    std::set<Candidate> all(m_hidden.begin(), m_hidden.end());
    if (hidden)
        all.insert(candidate);
    else
        all.erase(candidate);
    m_context.document.setHidden({all.begin(), all.end()});
}

void ComparePage::showSelectedOnly()
{
    const CandidateList &chosen = m_context.selection.selected();
    std::set<Candidate> all(m_hidden.begin(), m_hidden.end());
    for (const CompareItem &item : m_state.data->items)
        all.insert(item.candidate());
    for (const Candidate &candidate : chosen)
        all.erase(candidate);
    all.erase(m_state.data->baseline);
    m_context.document.setHidden({all.begin(), all.end()});
}

void ComparePage::setView(View view)
{
    m_board->setView(view);
    m_tabs->setCurrentIndex(static_cast<int>(view));
}

void ComparePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale && !m_reducing)
        startReduction();
}

void ComparePage::showEmptyText()
{
    const bool empty = m_state.isEmpty();
    m_splitter->setVisible(!empty);
    m_tabs->setVisible(!empty);
    m_empty->setVisible(empty);
    m_baseline->setEnabled(!empty);
    if (m_context.runs.current() && empty)
        m_empty->setText(tr("Reading the steps…"));
    else
        m_empty->setText(
            tr("Nothing to compare yet.\n\nStart a run, press Run the example on the start page, or open a "
               "result folder. The candidates appear here as soon as trials have ended."));
}

void ComparePage::fillBaselines()
{
    m_baseline->clear();
    if (m_state.isEmpty())
        return;
    const Analysis &analysis = m_state.data->runs.front().analysis;
    for (const CandidateResult &result : analysis.candidates) {
        m_baseline->addItem(result.candidate.name(), result.candidate.name());
        if (result.candidate == m_state.data->baseline)
            m_baseline->setCurrentIndex(m_baseline->count() - 1);
    }
}

void ComparePage::fillRunMenu()
{
    QMenu *menu = m_runs->menu();
    menu->clear();
    const ShownRunPtr current = m_context.runs.current();
    for (const ShownRunPtr &run : m_context.runs.runs()) {
        QAction *action = menu->addAction(run->name);
        const bool isCurrent = run == current;
        action->setCheckable(true);
        action->setChecked(isCurrent || m_others.contains(run->folder));
        action->setEnabled(!isCurrent);
        action->setToolTip(run->folder);
        connect(action, &QAction::toggled, this, [this, folder = run->folder](bool on) {
            QStringList others = m_others;
            others.removeAll(folder);
            if (on)
                others << folder;
            setOtherRuns(others);
        });
    }
    if (m_context.runs.runs().size() < 2)
        menu->addAction(tr("Other runs of the project appear here."))->setEnabled(false);
}

void ComparePage::setOtherRuns(const QStringList &folders)
{
    if (m_others == folders)
        return;
    m_others = folders;
    retranslate();
    m_stale = true;
    if (isVisible())
        startReduction();
}

void ComparePage::showAnswer()
{
    if (m_state.isEmpty()) {
        m_answer->clear();
        return;
    }
    m_answer->setText(result_text::conclusion(m_state.data->runs.front().analysis).value(0));
}

void ComparePage::onItemClicked(int item, bool toggle)
{
    const Candidate candidate = m_state.data->items[static_cast<std::size_t>(item)].candidate();
    CandidateList chosen = m_context.selection.selected();
    const auto found = std::find(chosen.begin(), chosen.end(), candidate);
    const bool wasChosen = found != chosen.end();
    const bool alone = chosen.size() == 1;
    if (wasChosen && (toggle || alone))
        chosen.erase(found);
    else if (toggle)
        chosen.push_back(candidate);
    else
        chosen = {candidate};
    m_context.selection.setSelected(chosen);
}

void ComparePage::askWhereToSave(const ChartView &chart, ExportFormat format)
{
    const QString suffix = formatSuffix(format);
    const QString folder = m_context.document.folder();
    QString name = chart.title().toLower();
    name.replace(QLatin1Char(' '), QLatin1Char('-'));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the chart"),
        QDir(folder.isEmpty() ? QDir::homePath() : folder).filePath(QStringLiteral("%1.%2").arg(name, suffix)),
        tr("%1 files (*.%2)").arg(suffix.toUpper(), suffix));
    if (!path.isEmpty())
        saveChart(chart, format, path);
}

void ComparePage::saveChart(const ChartView &chart, ExportFormat format, const QString &path)
{
    if (const auto saved = exportChart(chart, format, path); !saved)
        m_context.messages.showError(saved.error());
    else
        m_context.messages.show(MessageBar::Level::Good, tr("Saved %1").arg(QDir::toNativeSeparators(path)));
}

void ComparePage::retranslate()
{
    m_baselineLabel->setText(tr("&Baseline:"));
    m_baseline->setAccessibleName(tr("Baseline"));
    m_baseline->setToolTip(tr("What all speedups are relative to"));
    const auto shown = 1 + m_others.size();
    m_runs->setText(shown == 1 ? tr("Compare with a run…") : tr("Runs: %1").arg(shown));
    m_runs->setAccessibleName(tr("Runs to compare"));
    m_runs->setToolTip(tr("Show the candidates of other runs beside those of this one"));
    m_tabs->setAccessibleName(tr("Charts"));
    m_tabs->setTabText(0, tr("All"));
    for (int i = 1; i < m_tabs->count(); ++i)
        m_tabs->setTabText(i, chart(static_cast<View>(i))->title());
    showAnswer();
    showEmptyText();
}

void ComparePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange)
        applyState();
}

} // namespace tributary::gui
