// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_source.h"

namespace tributary::gui
{

GraphSource::GraphSource(QObject *parent)
    : QObject(parent)
    , m_loadJob(this)
    , m_layoutJob(this)
    , m_assignJobs {Job(this), Job(this)}
    , m_analysisJob(this)
{
}

void GraphSource::setBusy(bool loading, bool layingOut)
{
    m_loading = loading;
    m_layingOut = layingOut;
    Q_EMIT busyChanged();
}

void GraphSource::load(const ProjectGraph &source)
{
    cancel();
    setBusy(true, false);
    m_loadJob.start([source](const CancelToken &) { return loadGraph(source); },
        [this](const Result<LoadedGraphPtr> &graph) {
            setBusy(false, m_layingOut);
            if (graph)
                Q_EMIT loaded(*graph);
            else
                Q_EMIT loadFailed(graph.error());
        });
}

void GraphSource::edit(const LoadedGraphPtr &graph, const std::vector<ModuleEdit> &edits)
{
    m_loadJob.start([graph, edits](const CancelToken &) { return withEdits(graph, edits); },
        [this](const LoadedGraphPtr &edited) { Q_EMIT loaded(edited); });
}

void GraphSource::layOut(const SceneRequest &request)
{
    setBusy(m_loading, true);
    m_layoutJob.start([request](const CancelToken &cancel) { return makeScene(request, cancel); },
        [this](const Result<ScenePtr> &scene) {
            setBusy(m_loading, false);
            if (scene)
                Q_EMIT laidOut(*scene);
        });
}

void GraphSource::assign(std::size_t slot, const LoadedGraphPtr &graph, const Candidate &candidate)
{
    m_assignJobs[slot].start([graph, candidate](const CancelToken &) { return streamsOf(graph, candidate); },
        [this, slot](const Result<CandidateStreamsPtr> &streams) {
            if (streams)
                Q_EMIT assigned(slot, *streams);
            else
                Q_EMIT assignFailed(slot, streams.error());
        });
}

void GraphSource::analyse(const LoadedGraphPtr &graph)
{
    m_analysisJob.start([graph](const CancelToken &) { return insightOf(graph); },
        [this](const Result<GraphInsightPtr> &insight) {
            if (insight)
                Q_EMIT analysed(*insight);
            else
                Q_EMIT analysisFailed(insight.error());
        });
}

void GraphSource::cancel()
{
    m_analysisJob.cancel();
    m_loadJob.cancel();
    m_layoutJob.cancel();
    setBusy(false, false);
}

} // namespace tributary::gui
