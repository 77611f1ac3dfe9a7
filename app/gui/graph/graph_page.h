// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_search.h"
#include "graph/graph_source.h"
#include "graph/graph_view.h"
#include "window/page_context.h"

#include <array>
#include <optional>

class QLabel;
class QSplitter;
class QStackedLayout;

namespace tributary::gui
{

class GraphControls;
class GraphDetails;
class GraphEmpty;
class GraphLegend;

/// The network, and how each candidate spreads it over streams. The layout stays still while candidates are switched.
class GraphPage : public QWidget
{
    Q_OBJECT

public:
    explicit GraphPage(PageContext &context, QWidget *parent = nullptr);
    ~GraphPage() override;

    /// Makes the file the graph of the project; its costs go.
    void openGraph(const QString &path);
    void openCosts(const QString &path);
    void showCandidate(const Candidate &candidate);
    /// A second candidate beside the first; nothing to show one only.
    void showBeside(const std::optional<Candidate> &candidate);
    void setColourBy(ColourBy by);
    void toggleGroup(int group);
    void openAllGroups(bool open);
    void saveImage(const QString &path);

    [[nodiscard]] const ScenePtr &scene() const { return m_scene; }
    [[nodiscard]] GraphView *view(std::size_t slot) const { return m_views[slot]; }
    [[nodiscard]] int selectedBox() const { return m_selected; }
    /// Null while it is not assigned.
    [[nodiscard]] const CandidateStreamsPtr &streams(std::size_t slot) const { return m_streams[slot]; }

Q_SIGNALS:
    /// A scene or a colouring is shown that was not shown before.
    void shown();

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeLayout();
    void connectControls();
    void connectSource();
    void connectProject();
    void connectView(std::size_t slot);

    void followProject();
    void followCandidates();
    void onLoaded(const LoadedGraphPtr &graph);
    void onLaidOut(const ScenePtr &scene);
    void assignAll();
    void layOut();
    void keepInPlace(const ScenePtr &before);
    void keepSelection(const ScenePtr &before);
    void applyLooks();
    void applySearch();
    void goToMatch(int step);
    void select(int box);
    void pickOperator(int op);
    void showDetails();
    void showProblem(const QString &text);
    void showBusy();
    void askForGraph();
    void askForCosts();
    void askWhereToSave();
    [[nodiscard]] GraphLook makeLook(std::size_t slot) const;
    [[nodiscard]] std::vector<CandidateStreamsPtr> shownStreams() const;
    [[nodiscard]] CandidateList allCandidates() const;
    [[nodiscard]] QString headingOf(std::size_t slot) const;

    PageContext m_context;
    GraphSource *m_source;
    GraphControls *m_controls;
    GraphEmpty *m_empty;
    GraphLegend *m_legend;
    GraphDetails *m_details;
    QLabel *m_problem;
    QSplitter *m_splitter;
    QStackedLayout *m_stack = nullptr;
    std::array<GraphView *, GraphSource::mostCandidates> m_views;

    ProjectGraph m_wanted; ///< of the project, as it was asked for last
    LoadedGraphPtr m_graph;
    SceneRequest m_request;
    ScenePtr m_scene;
    CandidateList m_candidates;
    Candidate m_candidate;
    bool m_chosen = false; ///< the user has picked the candidate
    std::optional<Candidate> m_other;
    std::array<CandidateStreamsPtr, GraphSource::mostCandidates> m_streams;
    ColourBy m_colourBy = ColourBy::Stream;
    GraphSearch m_search;
    int m_match = -1; ///< position in m_search.boxes
    int m_selected = GraphScene::none;
    int m_stillGroup = GraphScene::none; ///< stays where it is in the next scene
    bool m_fitNext = false; ///< the next scene is another graph: all of it is shown
};

} // namespace tributary::gui
