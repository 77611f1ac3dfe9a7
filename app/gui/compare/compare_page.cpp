// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/compare_page.h"

#include "compare/box_chart.h"
#include "compare/chart_panel.h"
#include "compare/ecdf_chart.h"
#include "compare/forest_chart.h"
#include "compare/histogram_chart.h"
#include "compare/legend.h"
#include "compare/series_chart.h"
#include "compare/slope_chart.h"
#include "document/document.h"
#include "report/result_text.h"
#include "window/message_bar.h"
#include "window/selection.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QTabBar>
#include <QToolButton>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int twoColumnsFrom = 680; // width of the board

} // namespace

ComparePage::ComparePage(PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_job(this)
{
    makeControls();
    makeCharts();
    makeLayout();
    connectSources();
    retranslate();
    arrange();
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
    for (std::size_t i = 0; i <= chartCount; ++i)
        m_tabs->addTab(QString());
    m_empty = new QLabel(this);
    m_empty->setObjectName(QStringLiteral("empty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_legend = new Legend(m_context.selection, this);

    connect(m_baseline, &QComboBox::activated, this, [this](int index) {
        if (const auto candidate = Candidate::parse(m_baseline->itemData(index).toString()))
            m_context.document.setBaseline(*candidate);
    });
    connect(m_runs->menu(), &QMenu::aboutToShow, this, &ComparePage::fillRunMenu);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int index) { setView(static_cast<View>(index)); });
}

void ComparePage::makeCharts()
{
    m_board = new QWidget;
    const auto add = [this](View view, ChartView *chart, const QString &name) {
        auto *panel = new ChartPanel(chart, name, m_board);
        m_panels[static_cast<std::size_t>(view) - 1] = panel;
        connect(panel, &ChartPanel::maximiseRequested, this,
            [this, view] { setView(m_view == View::All ? view : View::All); });
        connect(panel, &ChartPanel::exportRequested, this,
            [this, chart](ExportFormat format) { askWhereToSave(*chart, format); });
        connect(panel, &ChartPanel::copyRequested, this, [chart] { copyChartImage(*chart); });
        connect(chart, &ChartView::itemClicked, this, &ComparePage::onItemClicked);
        connect(
            chart, &ChartView::trialClicked, this, [this](int sequence) { m_context.selection.setTrial(sequence); });
        connect(chart, &ChartView::trialOpened, this,
            [this](int sequence) { Q_EMIT m_context.selection.openTrialRequested(sequence); });
    };
    add(View::Forest, new ForestChart, QStringLiteral("forest"));
    add(View::Ecdf, new EcdfChart, QStringLiteral("ecdf"));
    add(View::Histogram, new HistogramChart, QStringLiteral("histogram"));
    add(View::Box, new BoxChart, QStringLiteral("box"));
    add(View::Series, new SeriesChart, QStringLiteral("series"));
    add(View::Slope, new SlopeChart, QStringLiteral("slope"));
}

void ComparePage::makeLayout()
{
    m_grid = new QGridLayout(m_board);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);
    m_scroll = new QScrollArea(this);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_board);
    m_scroll->viewport()->installEventFilter(this);
    m_splitter = new QSplitter(this);
    m_splitter->addWidget(m_scroll);
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
        if (m_colours != m_context.document.project().colours)
            applyState();
    });
    const Selection &selection = m_context.selection;
    connect(&selection, &Selection::selectionChanged, this, &ComparePage::applyState);
    connect(&selection, &Selection::hiddenChanged, this, &ComparePage::applyState);
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
    m_state.looks.clear();
    m_state.shown.clear();
    m_state.picked.clear();
    m_state.anyPicked = false;
    m_state.trial = selection.trial();
    if (m_state.data) {
        m_state.looks = itemLooks(*m_state.data, m_colours);
        for (const CompareItem &item : m_state.data->items) {
            const CandidateList &chosen = selection.selected();
            const bool picked = std::find(chosen.begin(), chosen.end(), item.candidate()) != chosen.end();
            m_state.shown.push_back(!selection.isHidden(item.candidate()));
            m_state.picked.push_back(picked);
            m_state.anyPicked = m_state.anyPicked || picked;
        }
    }
    for (ChartPanel *panel : m_panels) {
        panel->chart()->setState(m_state);
        panel->refresh();
    }
    m_legend->setState(m_state);
    arrange();
}

void ComparePage::setView(View view)
{
    if (m_view == view)
        return;
    m_view = view;
    m_tabs->setCurrentIndex(static_cast<int>(view));
    arrange();
    if (view != View::All)
        chart(view)->setFocus();
}

ChartView *ComparePage::chart(View view) const
{
    return m_panels[static_cast<std::size_t>(view) - 1]->chart();
}

void ComparePage::arrange()
{
    for (ChartPanel *panel : m_panels) {
        m_grid->removeWidget(panel);
        panel->setMaximised(m_view != View::All);
    }
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
    if (m_view == View::All)
        arrangeAll();
    else
        m_grid->addWidget(m_panels[static_cast<std::size_t>(m_view) - 1], 0, 0, 1, 2);
    for (std::size_t i = 0; i < chartCount; ++i) {
        const bool shown = m_view == View::All || static_cast<std::size_t>(m_view) == i + 1;
        if (m_view != View::All)
            m_panels[i]->setMinimumHeight(0);
        m_panels[i]->setVisible(shown);
    }
}

void ComparePage::arrangeAll()
{
    const int rows = m_state.data ? static_cast<int>(m_state.shownItems().size()) : 3;
    m_panels[0]->setMinimumHeight(std::clamp(150 + 26 * rows, 230, 440));
    m_grid->addWidget(m_panels[0], 0, 0, 1, 2);
    for (std::size_t i = 1; i < chartCount; ++i) {
        m_panels[i]->setMinimumHeight(340);
        const int place = static_cast<int>(i) - 1;
        if (!m_wide)
            m_grid->addWidget(m_panels[i], place + 1, 0, 1, 2);
        else if (i + 1 == chartCount)
            m_grid->addWidget(m_panels[i], place / 2 + 1, 0, 1, 2);
        else
            m_grid->addWidget(m_panels[i], place / 2 + 1, place % 2, 1, 1);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
}

bool ComparePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) {
        const bool wide = m_scroll->viewport()->width() >= twoColumnsFrom;
        if (wide != m_wide) {
            m_wide = wide;
            arrange();
        }
    }
    return QWidget::eventFilter(watched, event);
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
    for (std::size_t i = 0; i < chartCount; ++i)
        m_tabs->setTabText(static_cast<int>(i) + 1, m_panels[i]->chart()->title());
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
