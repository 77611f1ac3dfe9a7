// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/menus.h"

#include "window/action_registry.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace tributary::gui
{

namespace
{

/// An empty id is a separator.
void fill(QMenu *menu, const ActionRegistry &actions, const QList<const char *> &ids)
{
    for (const char *id : ids) {
        if (*id == 0)
            menu->addSeparator();
        else
            menu->addAction(actions.action(id));
    }
}

} // namespace

Menus::Menus(const ActionRegistry &actions, QMenuBar *bar)
    : QObject(bar)
{
    fill(add(bar, QT_TR_NOOP("&File")), actions,
        {"file.new", "file.open", "file.import", "file.example", "", "file.save", "file.saveAs", "", "file.start",
            "file.quit"});
    fill(add(bar, QT_TR_NOOP("&Edit")), actions, {"edit.undo", "edit.redo"});
    fill(add(bar, QT_TR_NOOP("&Run")), actions,
        {"run.start", "run.resume", "", "run.stopAfter", "run.stopNow", "", "run.targets"});
    QMenu *view = add(bar, QT_TR_NOOP("&View"));
    fill(view, actions, {"view.setup", "view.trials", "view.compare", "view.graph", "view.profile", "view.report", ""});
    fill(addBelow(view, QT_TR_NOOP("&Theme")), actions, {"view.themeSystem", "view.themeLight", "view.themeDark"});
    fill(addBelow(view, QT_TR_NOOP("&Language")), actions,
        {"view.languageSystem", "view.languageEn", "view.languageZh"});
    fill(view, actions, {"", "view.messages", "view.fullScreen"});
    fill(add(bar, QT_TR_NOOP("&Help")), actions, {"help.palette", "help.shortcuts", "", "help.about"});
    retranslate();
}

void Menus::retranslate()
{
    for (const Titled &each : std::as_const(m_menus))
        each.menu->setTitle(tr(each.title));
}

QMenu *Menus::add(QMenuBar *bar, const char *title)
{
    QMenu *menu = bar->addMenu(QString());
    m_menus.append({menu, title});
    return menu;
}

QMenu *Menus::addBelow(QMenu *parent, const char *title)
{
    QMenu *menu = parent->addMenu(QString());
    m_menus.append({menu, title});
    return menu;
}

} // namespace tributary::gui
