// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_desk.h"

#include "document/document.h"
#include "graph/dependency_model.h"
#include "graph/graph_board.h"
#include "graph/module_panel.h"
#include "graph/module_words.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace tributary::gui
{

using Kind = ModuleEdit::Kind;

ModuleDesk::ModuleDesk(Document &document, GraphBoard &board, QWidget *menuParent)
    : QObject(menuParent)
    , m_document(document)
    , m_board(board)
    , m_menu(new QMenu(menuParent))
    , m_typeMenu(new QMenu(menuParent))
{
    m_menu->setObjectName(QStringLiteral("moduleMenu"));
    makeActions();
    connectBoard();
    retranslate();
    update();
}

void ModuleDesk::makeActions()
{
    const std::array<const char *, actionCount> names {"make", "merge", "split", "dissolve", "rename", "typeCompute",
        "typeComm", "typeMemory", "typeControl", "sideEffect", "editDependencies", "discardAll"};
    const std::array<QKeySequence, actionCount> keys {QKeySequence(Qt::Key_M), QKeySequence(Qt::Key_J),
        QKeySequence(Qt::Key_X), QKeySequence(Qt::Key_Delete), QKeySequence(Qt::Key_F2), QKeySequence(Qt::Key_1),
        QKeySequence(Qt::Key_2), QKeySequence(Qt::Key_3), QKeySequence(Qt::Key_4), QKeySequence(Qt::Key_E),
        QKeySequence(Qt::Key_T), QKeySequence()};
    for (int i = 0; i < actionCount; ++i) {
        const auto index = static_cast<std::size_t>(i);
        auto *action = new QAction(this);
        action->setObjectName(QLatin1String(names[index]));
        action->setShortcut(keys[index]);
        action->setShortcutContext(Qt::WidgetShortcut);
        connect(action, &QAction::triggered, this, [this, i] { perform(static_cast<Action>(i)); });
        for (std::size_t slot = 0; slot < GraphBoard::viewCount; ++slot)
            m_board.view(slot)->addAction(action);
        const bool isType = i >= Compute && i <= Control;
        action->setCheckable(isType);
        (isType ? m_typeMenu : m_menu)->addAction(action);
        m_actions[index] = action;
        if (i == Dissolve || i == Dependencies)
            m_menu->addSeparator();
        if (i == Rename)
            m_menu->addMenu(m_typeMenu);
    }
}

void ModuleDesk::connectBoard()
{
    ModulePanel *panel = m_board.modulePanel();
    const DependencyModel *dependencies = &m_board.dependencies();
    connect(&m_board, &GraphBoard::selectionChanged, this, &ModuleDesk::update);
    connect(&m_board, &GraphBoard::menuRequested, m_menu, [this](QPoint at) { m_menu->popup(at); });
    connect(panel, &ModulePanel::nameChosen, this, [this](const QString &name) {
        change(Kind::Rename, name, tr("Rename the module %1 to %2").arg(moduleName(), name));
    });
    connect(panel, &ModulePanel::typeChosen, this, [this](ModuleType type) {
        change(Kind::SetType, toString(type), tr("Set the type of the module %1").arg(moduleName()));
    });
    connect(panel, &ModulePanel::sideEffectChosen, this, [this](const QString &text) {
        change(Kind::SetSideEffect, text, tr("Set the side effect of the module %1").arg(moduleName()));
    });
    connect(panel, &ModulePanel::left, m_board.view(0), qOverload<>(&QWidget::setFocus));
    connect(
        dependencies, &DependencyModel::typeChosen, this, [this](const Dependency &dependency, DependencyType type) {
            add(dependencyEdit(*m_graph, dependency, Kind::SetDependencyType, toString(type)),
                tr("Set the type of a dependency of the module %1").arg(moduleName()));
        });
    connect(
        dependencies, &DependencyModel::reasonChosen, this, [this](const Dependency &dependency, const QString &text) {
            add(dependencyEdit(*m_graph, dependency, Kind::SetDependencyReason, text),
                tr("Set the reason of a dependency of the module %1").arg(moduleName()));
        });
}

void ModuleDesk::setGraph(const LoadedGraphPtr &graph)
{
    m_graph = graph;
    update();
}

ModuleSelection ModuleDesk::selection() const
{
    const bool fits =
        m_graph && m_board.scene() && m_board.scene()->request.graph == m_graph && !m_graph->files->modulesError;
    return fits ? selectionOf(*m_board.scene(), m_board.selection()) : ModuleSelection();
}

QString ModuleDesk::moduleName() const
{
    const ModuleSelection chosen = selection();
    return chosen.single() == Module::noParent ? QString() : m_graph->module(chosen.single()).name;
}

// An action that is not possible stays in the menu: its text says what it would need.
void ModuleDesk::update()
{
    const ModuleSelection chosen = selection();
    const bool single = chosen.single() != Module::noParent;
    const auto enable = [this](Action action, bool on) { m_actions[static_cast<std::size_t>(action)]->setEnabled(on); };
    enable(Make, chosen.canMake());
    enable(Merge, chosen.canMerge());
    enable(Split, chosen.canSplit());
    enable(Dissolve, chosen.canDissolve());
    for (const Action action : {Rename, SideEffect, Dependencies})
        enable(action, single);
    m_typeMenu->setEnabled(single);
    for (int type = 0; type < 4; ++type) {
        QAction *action = m_actions[static_cast<std::size_t>(Compute + type)];
        action->setEnabled(single);
        action->setChecked(single && static_cast<int>(m_graph->module(chosen.single()).type) == type);
    }
    enable(DiscardAll, m_graph && !m_document.project().graph.edits.empty());
}

void ModuleDesk::perform(Action action)
{
    const ModuleSelection chosen = selection();
    switch (action) {
    case Make:
        gather(Kind::Make, tr("Make a module"), chosen.suggestedName());
        break;
    case Merge:
        gather(Kind::Merge, tr("Merge modules"),
            chosen.canMerge() ? m_graph->module(chosen.modules.front()).name : QString());
        break;
    case Split:
        gather(Kind::Split, tr("Split a module"), chosen.suggestedName());
        break;
    case Dissolve:
        change(Kind::Dissolve, {}, tr("Dissolve the module %1").arg(moduleName()));
        break;
    case Rename:
        m_board.modulePanel()->editName();
        break;
    case SideEffect:
        m_board.modulePanel()->editSideEffect();
        break;
    case Dependencies:
        m_board.editDependencies();
        break;
    case DiscardAll:
        discardAll();
        break;
    default:
        change(Kind::SetType, toString(static_cast<ModuleType>(action - Compute)),
            tr("Set the type of the module %1").arg(moduleName()));
        update(); // a click on the type that it has would take the tick away
    }
}

void ModuleDesk::gather(Kind kind, const QString &what, const QString &name)
{
    const ModuleSelection chosen = selection();
    if (!chosen.canMake())
        return;
    m_nameNext = true;
    add(chosen.gather(kind, name), what);
}

void ModuleDesk::change(Kind kind, const QString &text, const QString &what)
{
    const ModuleSelection chosen = selection();
    if (chosen.single() == Module::noParent)
        return;
    if (kind == Kind::SetType && text == toString(m_graph->module(chosen.single()).type))
        return;
    add(chosen.change(kind, text), what);
}

void ModuleDesk::add(const ModuleEdit &edit, const QString &what)
{
    set(withEdit(m_document.project().graph.edits, edit), what);
}

void ModuleDesk::set(const std::vector<ModuleEdit> &edits, const QString &what)
{
    ProjectGraph graph = m_document.project().graph;
    graph.edits = edits;
    m_document.setGraph(graph, what);
}

void ModuleDesk::discardUnapplied()
{
    if (!m_graph || m_graph->source.edits != m_document.project().graph.edits)
        return;
    std::vector<ModuleEdit> left;
    for (std::size_t i = 0; i < m_graph->source.edits.size(); ++i) {
        if (std::find(m_graph->unapplied.begin(), m_graph->unapplied.end(), i) == m_graph->unapplied.end())
            left.push_back(m_graph->source.edits[i]);
    }
    set(left, tr("Discard changes of modules that are not there"));
}

void ModuleDesk::discardAll()
{
    set({}, tr("Discard all changes of modules"));
}

void ModuleDesk::sceneShown()
{
    update();
    if (std::exchange(m_nameNext, false) && selection().single() != Module::noParent)
        m_board.modulePanel()->editName();
}

void ModuleDesk::retranslate()
{
    const auto say = [this](Action action, const QString &text) {
        m_actions[static_cast<std::size_t>(action)]->setText(text);
    };
    say(Make, tr("&Make a module of the selection"));
    say(Merge, tr("&Join the selected modules"));
    say(Split, tr("Split &off what is selected"));
    say(Dissolve, tr("&Dissolve the module"));
    say(Rename, tr("&Rename…"));
    m_typeMenu->setTitle(tr("&Type"));
    for (int type = 0; type < 4; ++type)
        say(static_cast<Action>(Compute + type), wordsFor(static_cast<ModuleType>(type)));
    say(SideEffect, tr("Side &effect…"));
    say(Dependencies, tr("De&pendencies…"));
    say(DiscardAll, tr("Discard &all changes of modules"));
}

} // namespace tributary::gui
