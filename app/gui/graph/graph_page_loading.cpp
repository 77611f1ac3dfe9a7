// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// GraphPage: which graph is shown.
#include "document/document.h"
#include "graph/edits_note.h"
#include "graph/graph_board.h"
#include "graph/graph_controls.h"
#include "graph/graph_empty.h"
#include "graph/graph_page.h"
#include "graph/graph_source.h"
#include "graph/module_desk.h"

#include <QFileInfo>
#include <QStackedLayout>

namespace tributary::gui
{

void GraphPage::reload()
{
    showProblem({});
    if (m_wanted.file.isEmpty())
        return;
    if (m_isStale)
        beginOther();
    m_source->load(m_wanted);
}

// The document is what counts: also undo, redo and another project come this way.
void GraphPage::followProject()
{
    const bool mayKeep = std::exchange(m_mayKeep, true);
    const ProjectGraph &wanted = m_context.document.project().graph;
    if (wanted == m_wanted)
        return;
    const bool otherFile = wanted.file != m_wanted.file;
    const bool otherCosts = wanted.costs != m_wanted.costs;
    m_wanted = wanted;
    if (!otherFile && !otherCosts) {
        if (m_graph && !m_isStale && !m_source->isLoading())
            m_source->edit(m_graph, wanted.edits);
        else if (m_source->isLoading())
            m_source->load(wanted);
        return;
    }
    m_controls->setFiles(wanted.file, wanted.costs);
    showProblem({});
    if (!mayKeep || wanted.file.isEmpty()) {
        forgetGraph();
        m_before.reset();
    }
    if (wanted.file.isEmpty()) {
        m_empty->showAdvice();
        return;
    }
    if (otherFile || m_isStale || !mayKeep)
        beginOther();
    m_source->load(wanted);
}

void GraphPage::beginOther()
{
    if (m_graph)
        m_before = Before {m_graph, m_request.open};
    forgetGraph();
    m_empty->showLoading(m_wanted.file);
}

bool GraphPage::bringBack()
{
    if (!m_before)
        return false;
    m_graph = m_before->graph;
    m_request.graph = m_graph;
    m_request.open = m_before->open;
    m_before.reset();
    m_fitNext = true;
    m_controls->setHasCosts(m_graph->hasCosts());
    layOut();
    if (!m_graph->files->modulesError)
        m_source->analyse(m_graph);
    assignAll();
    return true;
}

void GraphPage::assignAll()
{
    m_source->assign(0, m_graph, m_candidate);
    if (m_other)
        m_source->assign(1, m_graph, *m_other);
}

QString GraphPage::stillDrawn() const
{
    return tr("The drawing is that of %1, as it was read before.").arg(QFileInfo(m_graph->source.file).fileName());
}

// What is drawn stays, but what is said of modules belongs to the file that cannot be read.
void GraphPage::onLoadFailed(const Error &error)
{
    if (!m_graph && !bringBack()) {
        forgetGraph();
        m_empty->showError(error);
        return;
    }
    m_isStale = true;
    m_note->setGraph(nullptr);
    m_desk->setGraph(nullptr);
    showProblem(QStringLiteral("%1\n%2").arg(error.translated(), stillDrawn()));
}

void GraphPage::onCancelled()
{
    m_source->cancel();
    if (m_board->scene())
        return;
    if (bringBack()) {
        m_isStale = true;
        showProblem(stillDrawn());
        return;
    }
    forgetGraph();
    m_empty->showAdvice();
}

void GraphPage::forgetGraph()
{
    m_source->cancel();
    m_isStale = false;
    m_graph.reset();
    m_request.graph.reset();
    m_note->setGraph(nullptr);
    m_desk->setGraph(nullptr);
    m_board->clear();
    m_controls->setGraphShown(false);
    m_stack->setCurrentWidget(m_empty);
}

void GraphPage::onLoaded(const LoadedGraphPtr &graph)
{
    const bool edited = m_graph && m_graph->isSameAs(*graph);
    m_request.open = m_graph ? keepOpen(*graph, m_request) : firstOpenGroups(*graph);
    m_fitNext = m_fitNext || !m_graph;
    m_edited = m_graph != nullptr;
    m_graph = graph;
    m_before.reset();
    m_isStale = false;
    m_request.graph = graph;
    m_note->setGraph(graph);
    m_controls->setHasCosts(graph->hasCosts());
    layOut();
    if (graph->files->modulesError)
        showProblem(graph->files->modulesError->translated());
    else
        m_source->analyse(graph);
    if (edited)
        return;
    if (graph->files->costsError)
        showProblem(graph->files->costsError->translated());
    assignAll();
}

void GraphPage::layOut()
{
    if (m_graph)
        m_source->layOut(m_request);
}

void GraphPage::onLaidOut(const ScenePtr &scene)
{
    const ScenePtr before = m_board->scene();
    m_stack->setCurrentWidget(m_board);
    m_controls->setGraphShown(true);
    m_board->setScene(scene);
    m_board->setColourBy(m_controls->colourBy());
    m_desk->setGraph(m_isStale ? nullptr : scene->request.graph);
    const bool edited = std::exchange(m_edited, false);
    const int group = std::exchange(m_stillGroup, GraphScene::none);
    if (std::exchange(m_fitNext, false))
        m_board->showAll();
    else if (before && group != GraphScene::none) // what was opened or closed stays under the pointer
        m_board->keepInPlace(*before, group);
    else if (before && edited)
        m_board->keepSelectionInPlace(*before);
    m_desk->sceneShown();
}

} // namespace tributary::gui
