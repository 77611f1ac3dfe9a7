// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/main_window.h"

#include "compare/compare_page.h"
#include "graph/graph_page.h"
#include "look/icon.h"
#include "setup/setup_page.h"
#include "start/start_page.h"
#include "targets/target_dialog.h"
#include "trials/trials_page.h"
#include "window/about_dialog.h"
#include "window/command_palette.h"
#include "window/menus.h"
#include "window/message_bar.h"
#include "window/page_list.h"
#include "window/project_desk.h"
#include "window/run_bar.h"
#include "window/shortcut_dialog.h"
#include "window/status_line.h"
#include "window/window_actions.h"

#include <QAction>
#include <QActionGroup>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QUndoStack>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

const QString geometryKey = QStringLiteral("window/geometry");
constexpr QSize smallestWindow {800, 560};
constexpr QSize firstWindow {1280, 820};

struct PageAction {
    MainWindow::Page page;
    const char *id;
};

constexpr PageAction pageActions[] = {
    {MainWindow::Page::Setup, "view.setup"},
    {MainWindow::Page::Trials, "view.trials"},
    {MainWindow::Page::Compare, "view.compare"},
    {MainWindow::Page::Graph, "view.graph"},
};

/// A dialog that deletes itself when it is closed; one that is already there comes to the front.
template <typename Dialog, typename... Arguments>
void showOnce(const QWidget *window, Arguments &&...arguments)
{
    auto *dialog = window->findChild<Dialog *>();
    if (!dialog)
        dialog = new Dialog(std::forward<Arguments>(arguments)...);
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

QStringList localPaths(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

} // namespace

MainWindow::MainWindow(QWidget *parent, TargetPlaces places)
    : QMainWindow(parent)
    , m_targets(std::move(places))
    , m_messages(new MessageBar(this))
    , m_context {m_runs, m_controller, m_document, m_selection, *m_messages, m_targets}
    , m_flow(m_context)
    , m_actions(this)
    , m_leftOver(*m_messages)
    , m_desk(new ProjectDesk(m_context, m_flow, this))
{
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    setMinimumSize(smallestWindow);
    addActions();
    layOut();
    connectParts();
    if (!restoreGeometry(QSettings().value(geometryKey).toByteArray()))
        resize(firstWindow.boundedTo(screen()->availableSize()));
    retranslate();
    showPage(Page::Start);
}

// The pages refer to what the context holds, so they go first; nothing that ends after them may call back.
MainWindow::~MainWindow()
{
    m_document.undoStack()->disconnect(this);
    for (QObject *part :
        {static_cast<QObject *>(&m_document), static_cast<QObject *>(&m_runs), static_cast<QObject *>(&m_controller),
            static_cast<QObject *>(&m_selection), static_cast<QObject *>(&m_targets)})
        part->disconnect(this);
    delete findChild<TargetDialog *>();
    delete takeCentralWidget();
}

void MainWindow::addActions()
{
    const QMap<QString, std::function<void()>> handlers {
        {QStringLiteral("file.new"), [this] { m_desk->newProject(); }},
        {QStringLiteral("file.open"), [this] { m_desk->chooseProject(); }},
        {QStringLiteral("file.import"), [this] { m_desk->chooseFolder(); }},
        {QStringLiteral("file.example"), [this] { m_desk->runExample(); }},
        {QStringLiteral("file.save"), [this] { m_desk->save(); }},
        {QStringLiteral("file.saveAs"), [this] { m_desk->saveAs(); }},
        {QStringLiteral("file.start"), [this] { m_desk->closeProject(); }},
        {QStringLiteral("file.quit"), [this] { close(); }},
        {QStringLiteral("edit.undo"), [this] { m_document.undoStack()->undo(); }},
        {QStringLiteral("edit.redo"), [this] { m_document.undoStack()->redo(); }},
        {QStringLiteral("run.start"), [this] { m_flow.startNew(); }},
        {QStringLiteral("run.stopAfter"), [this] { m_controller.stopAfterTrial(); }},
        {QStringLiteral("run.stopNow"), [this] { m_controller.stopNow(); }},
        {QStringLiteral("run.resume"), [this] { m_flow.resumeShown(); }},
        {QStringLiteral("run.targets"), [this] { showTargets(); }},
        {QStringLiteral("view.setup"), [this] { showPage(Page::Setup); }},
        {QStringLiteral("view.trials"), [this] { showPage(Page::Trials); }},
        {QStringLiteral("view.compare"), [this] { showPage(Page::Compare); }},
        {QStringLiteral("view.graph"), [this] { showPage(Page::Graph); }},
        {QStringLiteral("view.messages"), [this] { m_messages->takeFocus(); }},
        {QStringLiteral("view.fullScreen"), [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); }},
        {QStringLiteral("help.palette"), [this] { m_palette->open(); }},
        {QStringLiteral("help.shortcuts"), [this] { showOnce<ShortcutDialog>(this, m_actions, this); }},
        {QStringLiteral("help.about"), [this] { showOnce<AboutDialog>(this, this); }},
    };
    for (const ActionSpec &spec : windowActions())
        m_actions.add(spec, handlers.value(QString::fromLatin1(spec.id), [] {}));
    m_appearance.attach(m_actions);
    auto *pages = new QActionGroup(this);
    for (const PageAction &each : pageActions) {
        m_actions.action(each.id)->setCheckable(true);
        pages->addAction(m_actions.action(each.id));
    }
    m_actions.retranslate();
}

void MainWindow::layOut()
{
    m_menus = new Menus(m_actions, menuBar());
    auto *central = new QWidget(this);
    m_runBar = new RunBar(m_context, m_actions, central);
    m_pageList = new PageList(m_actions, central);
    m_stack = new QStackedWidget(central);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(0);
    columns->addWidget(m_pageList);
    columns->addWidget(m_stack, 1);
    auto *rows = new QVBoxLayout(central);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_runBar);
    rows->addWidget(m_messages);
    rows->addLayout(columns, 1);
    setCentralWidget(central);
    m_status = new StatusLine(m_context, statusBar());
    m_palette = new CommandPalette(m_actions, this);
}

void MainWindow::connectParts()
{
    connect(&m_flow, &RunFlow::setupWanted, this, [this] { showPage(Page::Setup); });
    connect(&m_flow, &RunFlow::runBegan, this, [this] { showPage(Page::Trials); });
    connect(m_desk, &ProjectDesk::opened, this, [this](bool hasRuns) {
        updateActions();
        showPage(hasRuns ? Page::Trials : Page::Setup);
    });
    connect(m_desk, &ProjectDesk::closed, this, [this] { showPage(Page::Start); });
    connect(
        m_desk, &ProjectDesk::targetFileOpened, this, [this](const QString &path) { showTargets().importFile(path); });
    connect(&m_targets, &TargetDesk::failed, this, [this](const Error &error) {
        // The manager says it itself while it is open.
        if (const auto *manager = findChild<TargetDialog *>(); !manager || !manager->isVisible())
            m_messages->showError(error);
    });
    connect(&m_selection, &Selection::openTrialRequested, this, [this] { showPage(Page::Trials); });

    connect(&m_controller, &RunController::stateChanged, this, &MainWindow::updateActions);
    connect(&m_controller, &RunController::phaseChanged, this, &MainWindow::updateActions);
    connect(&m_runs, &RunStore::runChanged, this, &MainWindow::updateActions);
    connect(&m_runs, &RunStore::currentChanged, this, &MainWindow::updateActions);
    connect(m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateActions);
    connect(&m_document, &Document::pathChanged, this, &MainWindow::updateTitle);
    connect(&m_document, &Document::modifiedChanged, this, &MainWindow::updateTitle);
}

TargetDialog &MainWindow::showTargets()
{
    auto *dialog = findChild<TargetDialog *>();
    if (!dialog)
        dialog = new TargetDialog(m_targets, this);
    else
        m_targets.reload();
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    return *dialog;
}

void MainWindow::runExample()
{
    m_desk->runExample();
}

void MainWindow::open(const QString &path)
{
    m_desk->open(path);
}

void MainWindow::showPage(Page page)
{
    m_page = page;
    if (!m_pages.contains(page)) {
        m_pages[page] = makePage(page);
        m_stack->addWidget(m_pages[page]);
    }
    m_stack->setCurrentWidget(m_pages[page]);
    if (page == Page::Setup)
        m_targets.refresh();
    const bool start = page == Page::Start;
    m_runBar->setVisible(!start);
    m_pageList->setVisible(!start);
    statusBar()->setVisible(!start);
    for (const PageAction &each : pageActions)
        m_actions.action(each.id)->setChecked(each.page == page);
    updateActions();
    updateTitle();
}

QWidget *MainWindow::makeSetupPage()
{
    auto *page = new SetupPage(m_context, m_stack);
    connect(page, &SetupPage::targetWanted, this, [this](const QString &name, TargetWish wish) {
        TargetDialog &dialog = showTargets();
        switch (wish) {
        case TargetWish::New:
            dialog.addNew();
            break;
        case TargetWish::Edit:
            dialog.showTarget(name);
            break;
        case TargetWish::Test:
            dialog.testTarget(name);
            break;
        }
    });
    connect(page, &SetupPage::targetCopyWanted, this, [this](const Target &target) { showTargets().addNew(target); });
    return page;
}

QWidget *MainWindow::makePage(Page page)
{
    switch (page) {
    case Page::Setup:
        return makeSetupPage();
    case Page::Trials:
        return new TrialsPage(m_context, m_stack);
    case Page::Compare:
        return new ComparePage(m_context, m_stack);
    case Page::Graph:
        return new GraphPage(m_context, m_stack);
    case Page::Start:
        break;
    }
    auto *start = new StartPage(m_actions, m_desk->recent(), m_stack);
    connect(start, &StartPage::openRequested, this, &MainWindow::open);
    return start;
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::ThemeChange)
        m_appearance.followSystem();
    else if (event->type() == QEvent::ActivationChange && isActiveWindow() && m_shown)
        m_targets.refresh(); // another program may have added some meanwhile
    QMainWindow::changeEvent(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    const bool asks = m_controller.isBusy() || (m_desk->isOpen() && m_document.isModified());
    if (!m_mayClose && asks) {
        event->ignore();
        m_desk->leave([this] {
            m_mayClose = true;
            close();
        });
        return;
    }
    QSettings().setValue(geometryKey, saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localPaths(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    // A project takes the place of the open one, so of several things only folders are worth taking together.
    for (const QString &path : localPaths(event->mimeData()))
        open(path);
}

void MainWindow::showEvent(QShowEvent *event)
{
    QMainWindow::showEvent(event);
    if (std::exchange(m_shown, true))
        return;
    QTimer::singleShot(0, this, &MainWindow::afterFirstShow);
}

void MainWindow::afterFirstShow()
{
    m_leftOver.look();
    m_targets.reload();
    m_desk->offerRecoveries();
}

void MainWindow::retranslate()
{
    m_actions.retranslate();
    m_menus->retranslate();
    m_status->refresh();
    m_messages->setAccessibleName(tr("Messages"));
    m_pageList->setAccessibleName(tr("Pages"));
    updateTitle();
}

void MainWindow::updateActions()
{
    using State = RunController::State;
    const bool open = m_desk->isOpen();
    const State state = m_controller.state();
    const auto enable = [this](const char *id, bool enabled) { m_actions.action(id)->setEnabled(enabled); };
    enable("run.start", open && state == State::Idle);
    enable("run.stopAfter", state == State::Running);
    const bool isCleaning = m_controller.phases().isCleaningUp();
    enable("run.stopNow", state != State::Idle && (state != State::StoppingNow || isCleaning));
    enable("run.resume", open && m_flow.canResume());
    for (const char *id :
        {"file.save", "file.saveAs", "file.start", "view.setup", "view.trials", "view.compare", "view.graph"})
        enable(id, open);
    for (const char *id : {"view.profile", "view.report"})
        enable(id, false);
    enable("edit.undo", open && m_document.undoStack()->canUndo());
    enable("edit.redo", open && m_document.undoStack()->canRedo());
}

void MainWindow::updateTitle()
{
    if (!m_desk->isOpen()) {
        setWindowTitle(QStringLiteral("Tributary"));
        setWindowModified(false);
        return;
    }
    setWindowTitle(QStringLiteral("%1[*] - Tributary").arg(m_document.displayName()));
    setWindowModified(m_document.isModified());
}

} // namespace tributary::gui
