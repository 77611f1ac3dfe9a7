// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_board.h"
#include "window/page_context.h"

#include <optional>

class QLabel;
class QStackedLayout;

namespace tributary::gui
{

class EditsNote;
class GraphControls;
class GraphEmpty;
class ModuleDesk;

/// The network, and how each candidate spreads it over streams. The layout stays still while candidates are switched.
class GraphPage : public QWidget
{
    Q_OBJECT

public:
    explicit GraphPage(PageContext &context, QWidget *parent = nullptr);
    ~GraphPage() override;

    /// Makes the file the graph of the project; its costs go, what the user has said of modules stays.
    void openGraph(const QString &path);
    void openCosts(const QString &path);
    /// Reads the files of the graph again.
    void reload();
    void showCandidate(const Candidate &candidate);
    /// A second candidate beside the first; nothing to show one only.
    void showBeside(const std::optional<Candidate> &candidate);
    void setColourBy(ColourBy by);
    void toggleGroup(int group);
    void openAllGroups(bool open);
    void saveImage(const QString &path);

    [[nodiscard]] const GraphBoard &board() const { return *m_board; }

protected:
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void makeLayout();
    void connectFiles();
    void connectControls();
    void connectSource();
    void connectProject();

    void followProject();
    void followCandidates();
    void forgetGraph();
    void onLoaded(const LoadedGraphPtr &graph);
    void onLoadFailed(const Error &error);
    void onCancelled();
    /// Another file is read: what is shown goes, and comes back if that fails.
    void beginOther();
    /// True if there was a drawing before.
    bool bringBack();
    [[nodiscard]] QString stillDrawn() const;
    void assignAll();
    void onLaidOut(const ScenePtr &scene);
    void layOut();
    void showProblem(const QString &text);
    void showBusy();
    [[nodiscard]] CandidateList allCandidates() const;

    PageContext m_context;
    GraphSource *m_source;
    GraphControls *m_controls;
    GraphEmpty *m_empty;
    GraphBoard *m_board;
    QLabel *m_problem;
    EditsNote *m_note;
    ModuleDesk *m_desk;
    QStackedLayout *m_stack = nullptr;

    ProjectGraph m_wanted; ///< of the project, as it was asked for last
    /// What was shown before another file was asked for.
    struct Before {
        LoadedGraphPtr graph;
        std::vector<bool> open;
    };
    LoadedGraphPtr m_graph;
    std::optional<Before> m_before;
    bool m_isStale = false; ///< m_graph is not what m_wanted names, which cannot be read
    bool m_mayKeep = true; ///< false: the next graph is that of another project
    SceneRequest m_request;
    CandidateList m_candidates;
    Candidate m_candidate;
    bool m_chosen = false; ///< the user has picked the candidate
    std::optional<Candidate> m_other;
    int m_stillGroup = GraphScene::none; ///< stays where it is in the next scene
    bool m_edited = false; ///< the next scene shows the same operators in other modules
    bool m_fitNext = false; ///< the next scene is another graph or turned: all of it is shown
};

} // namespace tributary::gui
