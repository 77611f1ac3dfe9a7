// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "graph/candidate_streams.h"
#include "graph/graph_insight.h"
#include "graph/graph_scene.h"

#include <array>

namespace tributary::gui
{

/// Reads, lays out, assigns and analyses in the background. A newer wish of one kind replaces the older one.
class GraphSource : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t mostCandidates = 2; ///< candidates that can be shown at once

    explicit GraphSource(QObject *parent = nullptr);

    void load(const ProjectGraph &source);
    /// loaded() with the same files and other edits of the modules.
    void edit(const LoadedGraphPtr &graph, const std::vector<ModuleEdit> &edits);
    void layOut(const SceneRequest &request);
    void assign(std::size_t slot, const LoadedGraphPtr &graph, const Candidate &candidate);
    void analyse(const LoadedGraphPtr &graph);
    /// No graph and no layout comes of what goes on.
    void cancel();
    [[nodiscard]] bool isBusy() const { return m_loading || m_layingOut; }
    [[nodiscard]] bool isLoading() const { return m_loading; }

Q_SIGNALS:
    void loaded(const tributary::gui::LoadedGraphPtr &graph);
    void loadFailed(const tributary::Error &error);
    void laidOut(const tributary::gui::ScenePtr &scene);
    void assigned(std::size_t slot, const tributary::gui::CandidateStreamsPtr &streams);
    void assignFailed(std::size_t slot, const tributary::Error &error);
    void analysed(const tributary::gui::GraphInsightPtr &insight);
    void analysisFailed(const tributary::Error &error);
    void busyChanged();

private:
    void setBusy(bool loading, bool layingOut);

    Job m_loadJob;
    Job m_layoutJob;
    std::array<Job, mostCandidates> m_assignJobs;
    Job m_analysisJob;
    bool m_loading = false;
    bool m_layingOut = false;
};

} // namespace tributary::gui
