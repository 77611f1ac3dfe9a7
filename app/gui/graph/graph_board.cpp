// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_board.h"

#include "graph/graph_details.h"
#include "graph/graph_legend.h"

#include <QLocale>

#include <algorithm>

namespace tributary::gui
{

GraphBoard::GraphBoard(QWidget *parent)
    : QSplitter(parent)
    , m_views {new GraphView(this), new GraphView(this)}
    , m_legend(new GraphLegend(this))
    , m_details(new GraphDetails(this))
{
    m_views[0]->setObjectName(QStringLiteral("graph"));
    m_views[1]->setObjectName(QStringLiteral("graphBeside"));
    m_views[1]->hide();
    m_views[1]->setMinimapShown(false);
    auto *side = new QSplitter(Qt::Vertical, this);
    side->addWidget(m_legend);
    side->addWidget(m_details);
    side->setSizes({180, 360});
    addWidget(side);
    setStretchFactor(0, 1);
    setStretchFactor(1, 1);
    setStretchFactor(2, 0);
    setSizes({500, 500, 240});
    setChildrenCollapsible(false);
    for (std::size_t slot = 0; slot < viewCount; ++slot)
        connectView(slot);
    connect(m_details, &GraphDetails::operatorPicked, this, &GraphBoard::operatorPicked);
    retranslate();
}

void GraphBoard::connectView(std::size_t slot)
{
    GraphView *view = m_views[slot];
    GraphView *other = m_views[1 - slot];
    connect(view, &GraphView::viewportChanged, this, [this, other](const GraphView::Viewport &viewport) {
        if (m_secondShown)
            other->setViewport(viewport);
    });
    connect(view, &GraphView::boxPicked, this, &GraphBoard::select);
    connect(view, &GraphView::toggleRequested, this, &GraphBoard::toggleRequested);
    connect(view, &GraphView::searchRequested, this, &GraphBoard::searchRequested);
}

void GraphBoard::setScene(const ScenePtr &scene)
{
    const ScenePtr before = std::exchange(m_scene, scene);
    keepSelection(before);
    applySearch();
    applyLooks();
}

void GraphBoard::keepSelection(const ScenePtr &before)
{
    const int box = std::exchange(m_selected, GraphScene::none);
    if (!before || box == GraphScene::none || before->request.graph->source.file != m_scene->request.graph->source.file)
        return;
    for (const int op : before->operatorsOf[static_cast<std::size_t>(box)]) {
        const auto index = static_cast<std::size_t>(op);
        if (index < m_scene->boxOf.size() && m_scene->boxOf[index] != GraphScene::none) {
            m_selected = m_scene->boxOf[index];
            return;
        }
    }
}

void GraphBoard::keepInPlace(const GraphScene &before, int group)
{
    const auto from = before.placeOfGroup(group);
    const auto to = m_scene->placeOfGroup(group);
    if (!from || !to)
        return;
    const GraphView::Viewport now = m_views[0]->viewport();
    m_views[0]->setViewport({now.origin + *to - *from, now.scale});
}

void GraphBoard::setStreams(std::size_t slot, const CandidateStreamsPtr &streams)
{
    m_streams[slot] = streams;
    applyLooks();
}

void GraphBoard::setSecondShown(bool shown)
{
    m_secondShown = shown;
    m_views[1]->setVisible(shown);
    m_views[1]->setViewport(m_views[0]->viewport());
    applyLooks();
}

void GraphBoard::setColourBy(ColourBy by)
{
    m_colourBy = by;
    applyLooks();
}

void GraphBoard::clear()
{
    m_scene.reset();
    m_streams = {};
    m_selected = GraphScene::none;
    m_search = {};
    m_match = -1;
    for (GraphView *view : m_views)
        view->setLook({});
}

void GraphBoard::showAll()
{
    m_views[0]->showAll();
}

GraphLook GraphBoard::makeLook(std::size_t slot) const
{
    // Streams of a graph that was replaced say nothing of this one.
    const bool fits = m_streams[slot] && m_streams[slot]->graph == m_scene->request.graph;
    const CandidateStreams *streams = fits ? m_streams[slot].get() : nullptr;
    GraphLook look;
    look.scene = m_scene;
    look.colouring = makeColouring(*m_scene->request.graph, m_colourBy, streams);
    look.colours = colourBoxes(*m_scene, look.colouring);
    look.setEvents(streams);
    if (m_secondShown && fits && m_streams[1 - slot])
        look.differs = look.boxesOf(differences(*m_streams[0], *m_streams[1]));
    look.found = m_search.found;
    look.selected = m_selected;
    return look;
}

void GraphBoard::applyLooks()
{
    if (!m_scene)
        return;
    for (std::size_t slot = 0; slot < (m_secondShown ? viewCount : 1); ++slot) {
        m_views[slot]->setHeading(headingOf(slot));
        m_views[slot]->setLook(makeLook(slot));
    }
    const bool known = m_streams[0] && m_streams[0]->graph == m_scene->request.graph;
    m_legend->setColouring(m_views[0]->look().colouring, known ? static_cast<int>(m_streams[0]->events.size()) : 0);
    showDetails();
}

QString GraphBoard::headingOf(std::size_t slot) const
{
    const CandidateStreamsPtr &streams = m_streams[slot];
    if (!streams || !m_scene || streams->graph != m_scene->request.graph)
        return {};
    const QLocale locale;
    return tr("%1, streams: %2, events: %3")
        .arg(streams->candidate.name(), locale.toString(streams->counts.size()),
            locale.toString(streams->events.size()));
}

void GraphBoard::setSearch(const QString &text)
{
    m_text = text;
    m_match = -1;
    applySearch();
    applyLooks();
    goToMatch(1);
}

void GraphBoard::applySearch()
{
    m_search = m_scene ? searchGraph(*m_scene, m_text) : GraphSearch {};
    const int count = static_cast<int>(m_search.boxes.size());
    m_match = std::min(m_match, count - 1);
    Q_EMIT matchesChanged(m_match + 1, count, !m_text.isEmpty());
}

void GraphBoard::goToMatch(int step)
{
    const int count = static_cast<int>(m_search.boxes.size());
    if (count == 0)
        return;
    m_match = m_match < 0 ? (step > 0 ? 0 : count - 1) : (m_match + step + count) % count;
    Q_EMIT matchesChanged(m_match + 1, count, true);
    const int box = m_search.boxes[static_cast<std::size_t>(m_match)];
    select(box);
    m_views[0]->showBox(box);
}

void GraphBoard::select(int box)
{
    m_selected = box;
    for (GraphView *view : m_views)
        view->select(box);
    showDetails();
}

bool GraphBoard::showOperator(int op)
{
    const int box = m_scene ? m_scene->boxOf[static_cast<std::size_t>(op)] : GraphScene::none;
    if (box == GraphScene::none)
        return false;
    select(box);
    m_views[0]->ensureVisible(box);
    return true;
}

void GraphBoard::showDetails()
{
    std::vector<CandidateStreamsPtr> shown;
    for (const CandidateStreamsPtr &streams : m_streams) {
        if (streams && m_scene && streams->graph == m_scene->request.graph)
            shown.push_back(streams);
    }
    m_details->showBox(m_scene, m_selected, shown);
    for (GraphView *view : m_views)
        view->setAccessibleDescription(m_details->toPlainText());
}

void GraphBoard::retranslate()
{
    m_legend->setAccessibleName(tr("Legend"));
    m_details->setAccessibleName(tr("Details"));
    for (std::size_t slot = 0; slot < viewCount; ++slot)
        m_views[slot]->setHeading(headingOf(slot));
    applyLooks();
}

} // namespace tributary::gui
