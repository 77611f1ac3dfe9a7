// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_search.h"
#include "graph/graph_source.h"
#include "graph/graph_view.h"

#include <QSplitter>

#include <array>

class QTabWidget;

namespace tributary::gui
{

class DependencyModel;
class DependencyTable;
class GraphDetails;
class GraphLegend;
class ModulePanel;

/// What is seen of a graph: one view or two side by side that move alike, the legend, the selected module and the
/// details; selection and search.
class GraphBoard : public QSplitter
{
    Q_OBJECT

public:
    static constexpr std::size_t viewCount = GraphSource::mostCandidates;

    explicit GraphBoard(QWidget *parent = nullptr);

    /// What is in the new scene stays selected.
    void setScene(const ScenePtr &scene);
    /// Null while it is not known.
    void setStreams(std::size_t slot, const CandidateStreamsPtr &streams);
    void setSecondShown(bool shown);
    /// Null while it is not known; one of other modules than those of the scene is not shown.
    void setInsight(const GraphInsightPtr &insight);
    void setPathShown(bool shown);
    void setGroupsShown(bool shown);
    void setColourBy(ColourBy by);
    /// Nothing is shown any more.
    void clear();
    /// Moves the views so that the group is where it was in the scene before.
    void keepInPlace(const GraphScene &before, int group);
    /// Moves the views so that what is selected is where it was.
    void keepSelectionInPlace(const GraphScene &before);
    void showAll();
    void retranslate();

    void setSearch(const QString &text);
    void goToMatch(int step); ///< 1 or -1
    void select(int box); ///< and nothing else
    void selectBoxes(const std::vector<int> &boxes);
    /// Shows it; false if it is hidden.
    bool showOperator(int op);

    [[nodiscard]] const ScenePtr &scene() const { return m_scene; }
    [[nodiscard]] GraphView *view(std::size_t slot) const { return m_views[slot]; }
    [[nodiscard]] int selected() const { return m_selected; }
    /// The selected box and those that are kept beside it, rising.
    [[nodiscard]] std::vector<int> selection() const;
    [[nodiscard]] ModulePanel *modulePanel() const { return m_module; }
    [[nodiscard]] DependencyModel &dependencies() const;
    void editDependencies();
    [[nodiscard]] const CandidateStreamsPtr &streams(std::size_t slot) const { return m_streams[slot]; }

Q_SIGNALS:
    void toggleRequested(int group);
    void searchRequested();
    void selectionChanged();
    void menuRequested(QPoint at);
    void operatorPicked(int op);
    void matchesChanged(int at, int count, bool searching);

private:
    void makeSide();
    void connectView(std::size_t slot);
    void pick(int box, GraphView::Pick how);
    void showSelection();
    [[nodiscard]] GraphInsightPtr shownInsight() const;
    void keepSelection(const ScenePtr &before);
    void applySearch();
    void applyLooks();
    void showDetails();
    [[nodiscard]] GraphLook makeLook(std::size_t slot) const;
    [[nodiscard]] QString headingOf(std::size_t slot) const;

    std::array<GraphView *, viewCount> m_views;
    GraphLegend *m_legend;
    ModulePanel *m_module;
    QTabWidget *m_tabs;
    GraphDetails *m_details;
    DependencyTable *m_dependencies;
    ScenePtr m_scene;
    std::array<CandidateStreamsPtr, viewCount> m_streams;
    GraphInsightPtr m_insight;
    bool m_pathShown = true;
    bool m_groupsShown = true;
    bool m_secondShown = false;
    ColourBy m_colourBy = ColourBy::Stream;
    QString m_text; ///< searched for
    GraphSearch m_search;
    int m_match = -1; ///< position in m_search.boxes
    int m_selected = GraphScene::none;
    std::vector<int> m_also; ///< boxes selected beside it, rising
};

} // namespace tributary::gui
