// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_selection.h"

#include <QObject>

#include <array>

class QAction;
class QMenu;
class QWidget;

namespace tributary::gui
{

class Document;
class GraphBoard;

/// What the user can do with the modules of the graph: the actions with their keys, the menu, and the edits that come
/// of them, each an undoable change of the document.
class ModuleDesk : public QObject
{
    Q_OBJECT

public:
    /// `menuParent`: the page; the keys work in the views of `board`.
    ModuleDesk(Document &document, GraphBoard &board, QWidget *menuParent);

    [[nodiscard]] QMenu *menu() const { return m_menu; }
    /// Null: nothing can be changed.
    void setGraph(const LoadedGraphPtr &graph);
    /// A new scene is there: a module that was just made gets its name.
    void sceneShown();
    /// Lets go of edits that found nothing in the graph, or of all.
    void discardUnapplied();
    void discardAll();
    void retranslate();

private:
    enum Action {
        Make,
        Merge,
        Split,
        Dissolve,
        Rename,
        Compute,
        Comm,
        Memory,
        Control,
        SideEffect,
        Dependencies,
        DiscardAll,
        actionCount
    };

    void makeActions();
    void connectBoard();
    void update();
    void perform(Action action);
    void gather(ModuleEdit::Kind kind, const QString &what, const QString &name);
    void change(ModuleEdit::Kind kind, const QString &text, const QString &what);
    void add(const ModuleEdit &edit, const QString &what);
    void set(const std::vector<ModuleEdit> &edits, const QString &what);
    [[nodiscard]] ModuleSelection selection() const;
    [[nodiscard]] QString moduleName() const;

    Document &m_document;
    GraphBoard &m_board;
    QMenu *m_menu;
    QMenu *m_typeMenu;
    std::array<QAction *, actionCount> m_actions {};
    LoadedGraphPtr m_graph;
    bool m_nameNext = false; ///< the module that comes with the next scene is to be named
};

} // namespace tributary::gui
