// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_board.h"

#include "graph/dependency_table.h"
#include "graph/graph_details.h"
#include "graph/graph_legend.h"
#include "graph/module_panel.h"
#include "graph/module_selection.h"

#include <QLocale>
#include <QTabBar>
#include <QTabWidget>

#include <algorithm>
#include <set>

namespace tributary::gui
{

GraphBoard::GraphBoard(QWidget *parent)
    : QSplitter(parent)
    , m_views {new GraphView(this), new GraphView(this)}
    , m_legend(new GraphLegend(this))
    , m_module(new ModulePanel(this))
    , m_tabs(new QTabWidget(this))
    , m_details(new GraphDetails(this))
    , m_dependencies(new DependencyTable(this))
{
    m_views[0]->setObjectName(QStringLiteral("graph"));
    m_views[1]->setObjectName(QStringLiteral("graphBeside"));
    m_views[1]->hide();
    m_views[1]->setMinimapShown(false);
    makeSide();
    for (std::size_t slot = 0; slot < viewCount; ++slot)
        connectView(slot);
    connect(m_details, &GraphDetails::operatorPicked, this, &GraphBoard::operatorPicked);
    retranslate();
}

void GraphBoard::makeSide()
{
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->setExpanding(true);
    m_tabs->addTab(m_details, {});
    m_tabs->addTab(m_dependencies, {});
    auto *side = new QSplitter(Qt::Vertical, this);
    side->addWidget(m_legend);
    side->addWidget(m_module);
    side->addWidget(m_tabs);
    side->setSizes({150, 100, 330});
    side->setStretchFactor(0, 1);
    side->setStretchFactor(1, 0);
    side->setStretchFactor(2, 3);
    addWidget(side);
    setStretchFactor(0, 1);
    setStretchFactor(1, 1);
    setStretchFactor(2, 0);
    setSizes({500, 500, 264});
    setChildrenCollapsible(false);
}

void GraphBoard::connectView(std::size_t slot)
{
    GraphView *view = m_views[slot];
    GraphView *other = m_views[1 - slot];
    connect(view, &GraphView::viewportChanged, this, [this, other](const GraphView::Viewport &viewport) {
        if (m_secondShown)
            other->setViewport(viewport);
    });
    connect(view, &GraphView::boxPicked, this, &GraphBoard::pick);
    connect(view, &GraphView::boxesPicked, this, &GraphBoard::selectBoxes);
    connect(view, &GraphView::menuRequested, this, &GraphBoard::menuRequested);
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
    const std::vector<int> also = std::exchange(m_also, {});
    if (!before || before->request.graph->source.file != m_scene->request.graph->source.file)
        return;
    const auto now = [&](int old) {
        for (const int op : before->operatorsOf[static_cast<std::size_t>(old)]) {
            const auto index = static_cast<std::size_t>(op);
            if (index < m_scene->boxOf.size() && m_scene->boxOf[index] != GraphScene::none)
                return m_scene->boxOf[index];
        }
        return GraphScene::none;
    };
    if (box != GraphScene::none)
        m_selected = now(box);
    std::set<int> kept;
    for (const int old : also)
        kept.insert(now(old));
    kept.erase(GraphScene::none);
    kept.erase(m_selected);
    m_also.assign(kept.begin(), kept.end());
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

void GraphBoard::keepSelectionInPlace(const GraphScene &before)
{
    if (m_selected == GraphScene::none)
        return;
    const int op = m_scene->operatorsOf[static_cast<std::size_t>(m_selected)].front();
    const auto index = static_cast<std::size_t>(op);
    if (index >= before.boxOf.size() || before.boxOf[index] == GraphScene::none)
        return;
    const QPointF moved = m_scene->box(m_selected).rect.topLeft() - before.box(before.boxOf[index]).rect.topLeft();
    const GraphView::Viewport now = m_views[0]->viewport();
    m_views[0]->setViewport({now.origin + moved, now.scale});
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

void GraphBoard::setInsight(const GraphInsightPtr &insight)
{
    m_insight = insight;
    applyLooks();
}

void GraphBoard::setPathShown(bool shown)
{
    m_pathShown = shown;
    applyLooks();
}

void GraphBoard::setGroupsShown(bool shown)
{
    m_groupsShown = shown;
    applyLooks();
}

// An analysis of modules that were edited since counts them differently.
GraphInsightPtr GraphBoard::shownInsight() const
{
    return m_insight && m_scene && m_insight->graph == m_scene->request.graph ? m_insight : nullptr;
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
    m_insight.reset();
    m_also.clear();
    m_selected = GraphScene::none;
    m_search = {};
    m_match = -1;
    for (GraphView *view : m_views)
        view->setLook({});
    showDetails();
}

void GraphBoard::showAll()
{
    m_views[0]->showAll();
}

GraphLook GraphBoard::makeLook(std::size_t slot) const
{
    // Streams of a graph that was replaced say nothing of this one.
    const bool fits = m_streams[slot] && m_streams[slot]->fits(*m_scene->request.graph);
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
    look.alsoSelected = m_also;
    const GraphInsightPtr insight = shownInsight();
    if (insight && m_pathShown)
        look.setPath(*insight);
    if (insight && m_groupsShown)
        look.setGroups(*insight);
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
    const bool known = m_streams[0] && m_streams[0]->fits(*m_scene->request.graph);
    m_legend->setLook(
        m_views[0]->look(), known ? static_cast<int>(m_streams[0]->events.size()) : 0, shownInsight().get());
    showDetails();
}

QString GraphBoard::headingOf(std::size_t slot) const
{
    const CandidateStreamsPtr &streams = m_streams[slot];
    if (!streams || !m_scene || !streams->fits(*m_scene->request.graph))
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
    pick(box, GraphView::Pick::Only);
}

void GraphBoard::pick(int box, GraphView::Pick how)
{
    std::set<int> also(m_also.begin(), m_also.end());
    switch (how) {
    case GraphView::Pick::Only:
        also.clear();
        break;
    case GraphView::Pick::Keep:
        break;
    case GraphView::Pick::Add:
        also.insert(m_selected);
        break;
    case GraphView::Pick::Pin:
        if (also.erase(box) == 0)
            also.insert(box);
        break;
    case GraphView::Pick::Toggle:
        if (also.erase(box) > 0 || box == m_selected)
            box = box != m_selected ? m_selected : also.empty() ? GraphScene::none : *also.begin();
        else
            also.insert(m_selected);
        break;
    }
    also.erase(GraphScene::none);
    m_selected = box;
    m_also.assign(also.begin(), also.end());
    showSelection();
}

void GraphBoard::selectBoxes(const std::vector<int> &boxes)
{
    m_also = boxes;
    m_selected = boxes.empty() ? GraphScene::none : boxes.front();
    showSelection();
}

void GraphBoard::showSelection()
{
    for (GraphView *view : m_views)
        view->select(m_selected, m_also);
    showDetails();
}

std::vector<int> GraphBoard::selection() const
{
    std::set<int> all(m_also.begin(), m_also.end());
    all.insert(m_selected);
    all.erase(GraphScene::none);
    return {all.begin(), all.end()};
}

DependencyModel &GraphBoard::dependencies() const
{
    return m_dependencies->dependencies();
}

void GraphBoard::editDependencies()
{
    m_tabs->setCurrentWidget(m_dependencies);
    m_dependencies->setFocus(Qt::ShortcutFocusReason);
    if (!m_dependencies->currentIndex().isValid())
        m_dependencies->setCurrentIndex(m_dependencies->model()->index(0, DependencyModel::TypeColumn));
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
        if (streams && m_scene && streams->fits(*m_scene->request.graph))
            shown.push_back(streams);
    }
    m_details->showBox(m_scene, m_selected, shown, shownInsight());
    for (GraphView *view : m_views)
        view->setAccessibleDescription(m_details->toPlainText());
    const int module = m_scene ? selectionOf(*m_scene, selection()).single() : Module::noParent;
    const LoadedGraphPtr graph = m_scene ? m_scene->request.graph : nullptr;
    m_module->setModule(graph, module);
    m_dependencies->dependencies().setModule(graph, module);
    Q_EMIT selectionChanged();
}

void GraphBoard::retranslate()
{
    m_legend->setAccessibleName(tr("Legend"));
    m_details->setAccessibleName(tr("Details"));
    m_dependencies->setAccessibleName(tr("Dependencies of the module"));
    m_tabs->setTabText(0, tr("Details"));
    m_tabs->setTabText(1, tr("Dependencies"));
    m_dependencies->dependencies().retranslate();
    for (std::size_t slot = 0; slot < viewCount; ++slot)
        m_views[slot]->setHeading(headingOf(slot));
    applyLooks();
}

} // namespace tributary::gui
