// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/chart_board.h"

#include "compare/box_chart.h"
#include "compare/chart_panel.h"
#include "compare/ecdf_chart.h"
#include "compare/forest_chart.h"
#include "compare/histogram_chart.h"
#include "compare/series_chart.h"
#include "compare/slope_chart.h"

#include <QGridLayout>
#include <QResizeEvent>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int twoColumnsFrom = 680; // width
constexpr int chartHeight = 350;

} // namespace

ChartBoard::ChartBoard(QWidget *parent)
    : QScrollArea(parent)
    , m_board(new QWidget)
    , m_grid(new QGridLayout(m_board))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(8);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, 1);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    add(View::Forest, new ForestChart, QStringLiteral("forest"));
    add(View::Ecdf, new EcdfChart, QStringLiteral("ecdf"));
    add(View::Histogram, new HistogramChart, QStringLiteral("histogram"));
    add(View::Box, new BoxChart, QStringLiteral("box"));
    add(View::Series, new SeriesChart, QStringLiteral("series"));
    add(View::Slope, new SlopeChart, QStringLiteral("slope"));
    setWidget(m_board);
    arrange();
}

void ChartBoard::add(View view, ChartView *chart, const QString &name)
{
    auto *panel = new ChartPanel(chart, name, m_board);
    m_panels[static_cast<std::size_t>(view) - 1] = panel;
    connect(panel, &ChartPanel::maximiseRequested, this,
        [this, view] { Q_EMIT viewRequested(m_view == View::All ? view : View::All); });
    connect(panel, &ChartPanel::exportRequested, this,
        [this, chart](ExportFormat format) { Q_EMIT exportRequested(chart, format); });
    connect(panel, &ChartPanel::copyRequested, this, [chart] { copyChartImage(*chart); });
    connect(chart, &ChartView::itemClicked, this, &ChartBoard::itemClicked);
    connect(chart, &ChartView::trialClicked, this, &ChartBoard::trialClicked);
    connect(chart, &ChartView::trialOpened, this, &ChartBoard::trialOpened);
}

ChartView *ChartBoard::chart(View view) const
{
    return m_panels[static_cast<std::size_t>(view) - 1]->chart();
}

void ChartBoard::setState(const ChartState &state)
{
    for (ChartPanel *panel : m_panels) {
        panel->chart()->setState(state);
        panel->refresh();
    }
    const int rows = state.data ? static_cast<int>(state.shownItems().size()) : 3;
    if (rows == m_rows)
        return;
    m_rows = rows;
    arrange();
}

void ChartBoard::setView(View view)
{
    if (m_view == view)
        return;
    m_view = view;
    arrange();
    if (view != View::All)
        chart(view)->setFocus();
}

void ChartBoard::arrange()
{
    for (ChartPanel *panel : m_panels) {
        m_grid->removeWidget(panel);
        panel->setMaximised(m_view != View::All);
    }
    if (m_view == View::All)
        arrangeAll();
    else
        m_grid->addWidget(m_panels[static_cast<std::size_t>(m_view) - 1], 0, 0, 1, 2);
    for (std::size_t i = 0; i < chartCount; ++i) {
        if (m_view != View::All)
            m_panels[i]->setMinimumHeight(0);
        m_panels[i]->setVisible(m_view == View::All || static_cast<std::size_t>(m_view) == i + 1);
    }
}

// The forest on top over the whole width, the others in two columns, the last again over the whole width.
void ChartBoard::arrangeAll()
{
    m_panels[0]->setMinimumHeight(std::clamp(150 + 28 * m_rows, 240, 460));
    m_grid->addWidget(m_panels[0], 0, 0, 1, 2);
    for (int place = 0; place + 1 < static_cast<int>(chartCount); ++place) {
        ChartPanel *panel = m_panels[static_cast<std::size_t>(place) + 1];
        panel->setMinimumHeight(chartHeight);
        const bool last = place + 2 == static_cast<int>(chartCount);
        if (!m_wide || last)
            m_grid->addWidget(panel, m_wide ? place / 2 + 1 : place + 1, 0, 1, 2);
        else
            m_grid->addWidget(panel, place / 2 + 1, place % 2);
    }
}

void ChartBoard::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    const bool wide = event->size().width() >= twoColumnsFrom;
    if (wide == m_wide)
        return;
    m_wide = wide;
    if (m_view == View::All)
        arrange();
}

} // namespace tributary::gui
