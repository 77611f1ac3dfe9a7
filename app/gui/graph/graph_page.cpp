// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_page.h"

#include "document/document.h"
#include "graph/edits_note.h"
#include "graph/graph_controls.h"
#include "graph/graph_dialogs.h"
#include "graph/graph_empty.h"
#include "graph/graph_export.h"
#include "graph/module_desk.h"
#include "look/look.h"
#include "run/run_store.h"
#include "window/message_bar.h"
#include "window/selection.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QStackedLayout>

#include <algorithm>

namespace tributary::gui
{

namespace
{

/// The dropped file if it can be a graph or costs; projects and folders are for the window.
QString droppedFile(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    if (urls.size() != 1 || !urls.first().isLocalFile())
        return {};
    const QFileInfo file(urls.first().toLocalFile());
    return file.isFile() && file.suffix() != QLatin1String("tributary") ? file.absoluteFilePath() : QString();
}

bool contains(const CandidateList &list, const Candidate &candidate)
{
    return std::find(list.begin(), list.end(), candidate) != list.end();
}

} // namespace

GraphPage::GraphPage(PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_source(new GraphSource(this))
    , m_controls(new GraphControls(this))
    , m_empty(new GraphEmpty(this))
    , m_board(new GraphBoard(this))
    , m_problem(new QLabel(this))
    , m_note(new EditsNote(this))
    , m_desk(new ModuleDesk(context.document, *m_board, this))
{
    setAcceptDrops(true);
    makeLayout();
    connectFiles();
    connectControls();
    connectSource();
    connectProject();
    m_controls->setGraphShown(false);
    followCandidates();
    followProject();
}

GraphPage::~GraphPage() = default;

void GraphPage::makeLayout()
{
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_board);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(m_controls);
    layout->addWidget(m_problem);
    layout->addWidget(m_note);
    layout->addLayout(m_stack, 1);
}

void GraphPage::connectFiles()
{
    using C = GraphControls;
    const auto chooseGraph = [this] {
        askForGraph(this, m_context.document.folder(), [this](const QString &path) { openGraph(path); });
    };
    connect(m_controls, &C::openRequested, this, chooseGraph);
    connect(m_empty, &GraphEmpty::openRequested, this, chooseGraph);
    connect(m_empty, &GraphEmpty::exampleRequested, this, [this] { openGraph(exampleGraphPath()); });
    connect(m_controls, &C::costsRequested, this,
        [this] { askForCosts(this, m_context.document.folder(), [this](const QString &path) { openCosts(path); }); });
    connect(m_controls, &C::costsRemoved, this, [this] { openCosts({}); });
    connect(m_controls, &C::reloadRequested, this, &GraphPage::reload);
    connect(m_controls, &C::saveRequested, this,
        [this] { askForImage(this, m_context.document.folder(), [this](const QString &path) { saveImage(path); }); });
    connect(m_controls, &C::copyRequested, this, [this] {
        if (m_board->scene())
            QGuiApplication::clipboard()->setImage(graphImage(m_board->view(0)->look()));
    });
}

void GraphPage::connectControls()
{
    using C = GraphControls;
    m_controls->setModuleMenu(m_desk->menu());
    for (std::size_t slot = 0; slot < GraphBoard::viewCount; ++slot) {
        for (QAction *action : m_controls->showActions())
            m_board->view(slot)->addAction(action);
    }
    connect(m_note, &EditsNote::discardRequested, m_desk, &ModuleDesk::discardUnapplied);
    connect(m_controls, &C::pathToggled, m_board, &GraphBoard::setPathShown);
    connect(m_controls, &C::groupsToggled, m_board, &GraphBoard::setGroupsShown);
    connect(m_controls, &C::candidatePicked, this, &GraphPage::showCandidate);
    connect(m_controls, &C::otherPicked, this, &GraphPage::showBeside);
    connect(m_controls, &C::colourPicked, this, &GraphPage::setColourBy);
    connect(m_controls, &C::hideConstantsToggled, this, [this](bool hide) {
        m_request.hideConstants = hide;
        layOut();
    });
    connect(m_controls, &C::topDownToggled, this, [this](bool topDown) {
        m_request.direction = topDown ? LayoutOptions::Direction::TopDown : LayoutOptions::Direction::LeftRight;
        m_fitNext = true;
        layOut();
    });
    connect(m_controls, &C::openAllRequested, this, &GraphPage::openAllGroups);
    connect(m_controls, &C::fitRequested, m_board, &GraphBoard::showAll);
    connect(m_controls, &C::searched, m_board, &GraphBoard::setSearch);
    connect(m_controls, &C::nextRequested, m_board, &GraphBoard::goToMatch);
    connect(m_controls, &C::searchLeft, m_board->view(0), qOverload<>(&QWidget::setFocus));
    connect(m_controls, &C::cancelRequested, this, &GraphPage::onCancelled);
    connect(m_board, &GraphBoard::searchRequested, m_controls, &GraphControls::focusSearch);
    connect(m_board, &GraphBoard::matchesChanged, m_controls, &GraphControls::setMatches);
    connect(m_board, &GraphBoard::toggleRequested, this, &GraphPage::toggleGroup);
    connect(m_board, &GraphBoard::operatorPicked, this, [this](int op) {
        if (!m_board->showOperator(op))
            showProblem(tr("%1 is not shown: constants are hidden.").arg(m_graph->op(op).name));
    });
}

void GraphPage::connectSource()
{
    connect(m_source, &GraphSource::loaded, this, &GraphPage::onLoaded);
    connect(m_source, &GraphSource::loadFailed, this, &GraphPage::onLoadFailed);
    connect(m_source, &GraphSource::laidOut, this, &GraphPage::onLaidOut);
    connect(m_source, &GraphSource::assigned, m_board, &GraphBoard::setStreams);
    connect(m_source, &GraphSource::assignFailed, this, [this](std::size_t slot, const Error &error) {
        m_board->setStreams(slot, nullptr);
        showProblem(error.translated());
    });
    connect(m_source, &GraphSource::analysed, m_board, &GraphBoard::setInsight);
    connect(m_source, &GraphSource::analysisFailed, this, [this](const Error &error) {
        m_board->setInsight(nullptr);
        showProblem(error.translated());
    });
    connect(m_source, &GraphSource::busyChanged, this, &GraphPage::showBusy);
}

void GraphPage::connectProject()
{
    connect(&m_context.document, &Document::pathChanged, this, [this] { m_mayKeep = false; });
    connect(&m_context.document, &Document::projectChanged, this, [this] {
        followCandidates();
        followProject();
    });
    connect(&m_context.runs, &RunStore::currentChanged, this, &GraphPage::followCandidates);
    connect(&m_context.selection, &Selection::selectionChanged, this, [this] {
        const CandidateList &picked = m_context.selection.selected();
        if (picked.size() == 1 && contains(m_candidates, picked[0]))
            showCandidate(picked[0]);
    });
}

void GraphPage::openGraph(const QString &path)
{
    m_context.document.setGraph({path, {}, m_context.document.project().graph.edits});
}

void GraphPage::openCosts(const QString &path)
{
    ProjectGraph graph = m_context.document.project().graph;
    graph.costs = path;
    m_context.document.setGraph(graph);
}

CandidateList GraphPage::allCandidates() const
{
    CandidateList all {Candidate {}};
    const auto add = [&all](const CandidateList &more) {
        for (const Candidate &candidate : more) {
            if (!contains(all, candidate))
                all.push_back(candidate);
        }
    };
    if (const ShownRunPtr run = m_context.runs.current())
        add(run->config.candidates);
    if (const auto setup = m_context.document.project().setup.candidates())
        add(*setup);
    return all;
}

void GraphPage::followCandidates()
{
    const CandidateList all = allCandidates();
    if (all == m_candidates)
        return;
    m_candidates = all;
    const Candidate before = m_candidate;
    if (!m_chosen || !contains(all, m_candidate)) { // the baseline has one stream: the next one shows more
        m_candidate = all.size() > 1 ? all[1] : all[0];
        m_chosen = false;
    }
    if (m_other && (!contains(all, *m_other) || *m_other == m_candidate))
        showBeside(std::nullopt);
    m_controls->setCandidates(m_candidates, m_candidate, m_other);
    if (m_candidate != before && m_graph)
        m_source->assign(0, m_graph, m_candidate);
}

void GraphPage::showCandidate(const Candidate &candidate)
{
    m_chosen = true;
    if (m_candidate == candidate)
        return;
    if (m_other == candidate) // they change places
        showBeside(m_candidate);
    m_candidate = candidate;
    showProblem({});
    m_controls->setCandidates(m_candidates, m_candidate, m_other);
    if (m_graph)
        m_source->assign(0, m_graph, candidate);
}

void GraphPage::showBeside(const std::optional<Candidate> &candidate)
{
    m_other = candidate;
    showProblem({});
    m_controls->setCandidates(m_candidates, m_candidate, m_other);
    m_board->setStreams(1, nullptr);
    m_board->setSecondShown(candidate.has_value());
    if (candidate && m_graph)
        m_source->assign(1, m_graph, *candidate);
}

void GraphPage::setColourBy(ColourBy by)
{
    m_controls->setColourBy(by);
    m_board->setColourBy(m_controls->colourBy());
}

void GraphPage::toggleGroup(int group)
{
    const auto index = static_cast<std::size_t>(group);
    if (m_board->scene()->request.graph != m_request.graph) { // an edit is on its way: its groups have other numbers
        layOut();
        return;
    }
    m_request.open[index] = !m_request.open[index];
    m_stillGroup = group;
    layOut();
}

void GraphPage::openAllGroups(bool open)
{
    m_request.open.assign(m_request.open.size(), open);
    m_fitNext = true;
    layOut();
}

void GraphPage::showProblem(const QString &text)
{
    QPalette bad = palette();
    bad.setColor(QPalette::WindowText, roleColour(Role::Bad));
    m_problem->setPalette(bad);
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

void GraphPage::showBusy()
{
    QString text;
    if (m_source->isLoading())
        text = tr("Reading…");
    else if (m_source->isBusy() && m_graph)
        text = tr("Laying out %1 operators…").arg(QLocale().toString(m_graph->graph().operators.size()));
    m_controls->setBusyText(text);
}

void GraphPage::saveImage(const QString &path)
{
    if (!m_board->scene())
        return;
    if (const auto saved = exportGraph(m_board->view(0)->look(), path); !saved)
        m_context.messages.showError(saved.error());
    else
        m_context.messages.show(MessageBar::Level::Good, tr("Saved %1").arg(QDir::toNativeSeparators(path)));
}

void GraphPage::dragEnterEvent(QDragEnterEvent *event)
{
    if (!droppedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void GraphPage::dropEvent(QDropEvent *event)
{
    const QString path = droppedFile(event->mimeData());
    event->acceptProposedAction();
    if (m_graph && path.endsWith(QLatin1String(".csv")))
        openCosts(path);
    else
        openGraph(path);
}

void GraphPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange && event->type() != QEvent::PaletteChange)
        return;
    showProblem(m_problem->text()); // in the colour of the theme
    m_board->retranslate();
    m_desk->retranslate();
    showBusy();
}

} // namespace tributary::gui
