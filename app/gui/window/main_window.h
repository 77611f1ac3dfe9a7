// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "run/left_over_pass.h"
#include "run/run_controller.h"
#include "run/run_flow.h"
#include "run/run_store.h"
#include "targets/target_desk.h"
#include "window/action_registry.h"
#include "window/appearance.h"
#include "window/page_context.h"
#include "window/selection.h"

#include <QMainWindow>
#include <QMap>

class QStackedWidget;

namespace tributary::gui
{

class CommandPalette;
class Menus;
class MessageBar;
class PageList;
class ProjectDesk;
class RunBar;
class StatusLine;
class TargetDialog;

/// The window: pages at the left, run controls on top, messages below them, the page, the status bar.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    enum class Page { Start, Setup, Trials, Compare, Graph };

    /// `places`: of the targets; tests have their own.
    explicit MainWindow(QWidget *parent = nullptr, TargetPlaces places = TargetPlaces::ofUser());
    ~MainWindow() override;

    /// Sets up the sample workload and runs it, as the start page does.
    void runExample();
    /// Project file or result folder.
    void open(const QString &path);
    /// Pages of a project are made when they are first shown.
    void showPage(Page page);
    [[nodiscard]] Page page() const { return m_page; }
    /// Null before it was shown.
    [[nodiscard]] QWidget *pageWidget(Page page) const { return m_pages.value(page); }

    /// The manager of the targets, made when it is first asked for.
    TargetDialog &showTargets();

    [[nodiscard]] const PageContext &context() const { return m_context; }
    [[nodiscard]] ActionRegistry &actions() { return m_actions; }
    [[nodiscard]] ProjectDesk &desk() { return *m_desk; }
    [[nodiscard]] RunBar &runBar() { return *m_runBar; }
    [[nodiscard]] CommandPalette &commandPalette() { return *m_palette; }
    [[nodiscard]] Appearance &appearance() { return m_appearance; }

protected:
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void addActions();
    void layOut();
    void connectParts();
    void afterFirstShow();
    void retranslate();
    void updateActions();
    void updateTitle();
    QWidget *makePage(Page page);
    QWidget *makeSetupPage();

    TargetDesk m_targets;
    RunStore m_runs;
    RunController m_controller;
    Document m_document;
    Selection m_selection;
    MessageBar *m_messages;
    PageContext m_context;
    RunFlow m_flow;
    ActionRegistry m_actions;
    Appearance m_appearance;
    LeftOverPass m_leftOver;
    ProjectDesk *m_desk;
    RunBar *m_runBar = nullptr;
    PageList *m_pageList = nullptr;
    QStackedWidget *m_stack = nullptr;
    StatusLine *m_status = nullptr;
    Menus *m_menus = nullptr;
    CommandPalette *m_palette = nullptr;
    QMap<Page, QWidget *> m_pages;
    Page m_page = Page::Start;
    bool m_shown = false;
    bool m_mayClose = false;
};

} // namespace tributary::gui
