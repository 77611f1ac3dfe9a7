// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_page.h"

#include "document/document.h"
#include "graph/graph_controls.h"
#include "graph/graph_details.h"
#include "graph/graph_empty.h"
#include "graph/graph_export.h"
#include "graph/graph_legend.h"
#include "look/look.h"
#include "run/run_store.h"
#include "window/message_bar.h"
#include "window/selection.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QMimeData>
#include <QSplitter>
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

/// Where a group is in a scene: its frame, or its box. Nothing where it is in a closed one.
std::optional<QPointF> placeOfGroup(const GraphScene &scene, int group)
{
    for (const GraphScene::Frame &frame : scene.frames) {
        if (frame.group == group)
            return frame.rect.topLeft();
    }
    for (const GraphScene::Box &box : scene.boxes) {
        if (box.op == GraphScene::none && box.group == group)
            return box.rect.topLeft();
    }
    return std::nullopt;
}

} // namespace

GraphPage::GraphPage(PageContext &context, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_source(new GraphSource(this))
    , m_controls(new GraphControls(this))
    , m_empty(new GraphEmpty(this))
    , m_legend(new GraphLegend(this))
    , m_details(new GraphDetails(this))
    , m_problem(new QLabel(this))
    , m_splitter(new QSplitter(this))
    , m_views {new GraphView(this), new GraphView(this)}
{
    setAcceptDrops(true);
    makeLayout();
    connectControls();
    connectSource();
    for (std::size_t slot = 0; slot < m_views.size(); ++slot)
        connectView(slot);
    connectProject();
    followCandidates();
    followProject();
    m_legend->setAccessibleName(tr("Legend"));
    m_details->setAccessibleName(tr("Details"));
}

GraphPage::~GraphPage() = default;

void GraphPage::makeLayout()
{
    m_views[0]->setObjectName(QStringLiteral("graph"));
    m_views[1]->setObjectName(QStringLiteral("graphBeside"));
    m_views[1]->hide();
    m_views[1]->setMinimapShown(false);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto *side = new QSplitter(Qt::Vertical, this);
    side->addWidget(m_legend);
    side->addWidget(m_details);
    side->setStretchFactor(0, 1);
    side->setStretchFactor(1, 2);
    for (GraphView *view : m_views)
        m_splitter->addWidget(view);
    m_splitter->addWidget(side);
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 0);
    m_splitter->setSizes({500, 500, 230});
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_splitter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->setSpacing(6);
    layout->addWidget(m_controls);
    layout->addWidget(m_problem);
    layout->addLayout(m_stack, 1);
}

void GraphPage::connectControls()
{
    using C = GraphControls;
    connect(m_controls, &C::openRequested, this, &GraphPage::askForGraph);
    connect(m_controls, &C::costsRequested, this, &GraphPage::askForCosts);
    connect(m_controls, &C::costsRemoved, this, [this] { openCosts({}); });
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
    connect(m_controls, &C::fitRequested, m_views[0], &GraphView::showAll);
    connect(m_controls, &C::searched, this, [this] {
        m_match = -1;
        applySearch();
        if (!m_search.boxes.empty())
            goToMatch(1);
        applyLooks();
    });
    connect(m_controls, &C::nextRequested, this, &GraphPage::goToMatch);
    connect(m_controls, &C::searchLeft, m_views[0], qOverload<>(&QWidget::setFocus));
    connect(m_controls, &C::saveRequested, this, &GraphPage::askWhereToSave);
    connect(m_controls, &C::copyRequested, this, [this] {
        if (m_scene)
            QGuiApplication::clipboard()->setImage(graphImage(m_views[0]->look()));
    });
    connect(m_controls, &C::cancelRequested, m_source, &GraphSource::cancel);
    connect(m_empty, &GraphEmpty::openRequested, this, &GraphPage::askForGraph);
    connect(m_empty, &GraphEmpty::exampleRequested, this, [this] { openGraph(exampleGraphPath()); });
    connect(m_details, &GraphDetails::operatorPicked, this, &GraphPage::pickOperator);
}

void GraphPage::connectSource()
{
    connect(m_source, &GraphSource::loaded, this, &GraphPage::onLoaded);
    connect(m_source, &GraphSource::loadFailed, this, [this](const Error &error) {
        m_empty->showError(error);
        m_stack->setCurrentWidget(m_empty);
    });
    connect(m_source, &GraphSource::laidOut, this, &GraphPage::onLaidOut);
    connect(m_source, &GraphSource::assigned, this, [this](std::size_t slot, const CandidateStreamsPtr &streams) {
        m_streams[slot] = streams;
        applyLooks();
    });
    connect(m_source, &GraphSource::assignFailed, this, [this](std::size_t slot, const Error &error) {
        m_streams[slot].reset();
        showProblem(error.translated());
        applyLooks();
    });
    connect(m_source, &GraphSource::busyChanged, this, &GraphPage::showBusy);
}

void GraphPage::connectProject()
{
    connect(&m_context.document, &Document::projectChanged, this, [this] {
        followCandidates();
        followProject();
    });
    connect(&m_context.runs, &RunStore::currentChanged, this, &GraphPage::followCandidates);
    connect(&m_context.selection, &Selection::selectionChanged, this, [this] {
        const CandidateList &picked = m_context.selection.selected();
        if (picked.size() == 1 && std::find(m_candidates.begin(), m_candidates.end(), picked[0]) != m_candidates.end())
            showCandidate(picked[0]);
    });
}

void GraphPage::connectView(std::size_t slot)
{
    GraphView *view = m_views[slot];
    GraphView *other = m_views[1 - slot];
    connect(view, &GraphView::viewportChanged, this, [other](const GraphView::Viewport &viewport) {
        if (other->isVisible())
            other->setViewport(viewport);
    });
    connect(view, &GraphView::boxPicked, this, &GraphPage::select);
    connect(view, &GraphView::toggleRequested, this, &GraphPage::toggleGroup);
    connect(view, &GraphView::searchRequested, m_controls, &GraphControls::focusSearch);
}

void GraphPage::openGraph(const QString &path)
{
    m_context.document.setGraph({path, {}});
}

void GraphPage::openCosts(const QString &path)
{
    m_context.document.setGraph({m_context.document.project().graph.file, path});
}

// The document is what counts: also undo, redo and another project come this way.
void GraphPage::followProject()
{
    const ProjectGraph &wanted = m_context.document.project().graph;
    const bool first = !m_graph && !m_source->isBusy() && m_wanted.file.isEmpty();
    if (wanted == m_wanted && !(first && wanted.file.isEmpty()))
        return;
    m_wanted = wanted;
    m_controls->setFiles(wanted.file, wanted.costs);
    showProblem({});
    if (!m_graph || m_graph->source.file != wanted.file) {
        m_source->cancel();
        m_graph.reset();
        m_scene.reset();
        m_streams = {};
        m_selected = GraphScene::none;
        m_controls->setGraphShown(false);
        if (wanted.file.isEmpty())
            m_empty->showAdvice();
        else
            m_empty->showLoading(wanted.file);
        m_stack->setCurrentWidget(m_empty);
    }
    if (!wanted.file.isEmpty())
        m_source->load(wanted);
}

CandidateList GraphPage::allCandidates() const
{
    CandidateList all {Candidate {}};
    const auto add = [&all](const CandidateList &more) {
        for (const Candidate &candidate : more) {
            if (std::find(all.begin(), all.end(), candidate) == all.end())
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
    const auto has = [&all](const Candidate &candidate) {
        return std::find(all.begin(), all.end(), candidate) != all.end();
    };
    const Candidate before = m_candidate;
    if (!m_chosen || !has(m_candidate)) { // the baseline has one stream: the next one shows more
        m_candidate = all.size() > 1 ? all[1] : all[0];
        m_chosen = false;
    }
    if (m_other && !has(*m_other))
        showBeside(std::nullopt);
    m_controls->setCandidates(m_candidates, m_candidate, m_other);
    if (m_candidate != before && m_graph)
        m_source->assign(0, m_graph, m_candidate);
}

void GraphPage::onLoaded(const LoadedGraphPtr &graph)
{
    const bool same = m_graph && m_graph->source.file == graph->source.file
        && m_graph->groups.groups.size() == graph->groups.groups.size();
    m_graph = graph;
    m_request.graph = graph;
    if (!same) {
        m_request.open = firstOpenGroups(*graph);
        m_fitNext = true;
    }
    m_controls->setHasCosts(!graph->costs.byName.isEmpty());
    if (graph->costs.byName.isEmpty() && m_colourBy == ColourBy::Duration)
        m_colourBy = ColourBy::Stream;
    if (graph->costsError)
        showProblem(graph->costsError->translated());
    layOut();
    assignAll();
}

void GraphPage::assignAll()
{
    m_source->assign(0, m_graph, m_candidate);
    if (m_other)
        m_source->assign(1, m_graph, *m_other);
}

void GraphPage::layOut()
{
    if (m_graph)
        m_source->layOut(m_request);
}

void GraphPage::onLaidOut(const ScenePtr &scene)
{
    const ScenePtr before = std::exchange(m_scene, scene);
    m_stack->setCurrentWidget(m_splitter);
    m_controls->setGraphShown(true);
    keepSelection(before);
    applySearch();
    applyLooks();
    keepInPlace(before);
}

void GraphPage::keepSelection(const ScenePtr &before)
{
    if (!before || m_selected == GraphScene::none)
        return;
    const std::vector<int> &operators = before->operatorsOf[static_cast<std::size_t>(m_selected)];
    m_selected = GraphScene::none;
    if (before->request.graph->source.file != m_scene->request.graph->source.file)
        return;
    for (const int op : operators) {
        m_selected = m_scene->boxOf[static_cast<std::size_t>(op)];
        if (m_selected != GraphScene::none)
            return;
    }
}

// What was opened or closed stays under the pointer.
void GraphPage::keepInPlace(const ScenePtr &before)
{
    const int group = std::exchange(m_stillGroup, GraphScene::none);
    if (std::exchange(m_fitNext, false)) {
        m_views[0]->showAll();
        return;
    }
    if (!before || group == GraphScene::none)
        return;
    const auto from = placeOfGroup(*before, group);
    const auto to = placeOfGroup(*m_scene, group);
    if (!from || !to)
        return;
    const GraphView::Viewport now = m_views[0]->viewport();
    m_views[0]->setViewport({now.origin + *to - *from, now.scale});
}

GraphLook GraphPage::makeLook(std::size_t slot) const
{
    GraphLook look;
    look.scene = m_scene;
    look.colouring = makeColouring(*m_scene->request.graph, m_colourBy, m_streams[slot].get());
    look.colours = colourBoxes(*m_scene, look.colouring);
    look.setEvents(m_streams[slot].get());
    if (m_other && m_streams[0] && m_streams[1])
        look.differs = look.boxesOf(differences(*m_streams[0], *m_streams[1]));
    look.found = m_search.found;
    look.selected = m_selected;
    return look;
}

void GraphPage::applyLooks()
{
    if (!m_scene)
        return;
    for (std::size_t slot = 0; slot < m_views.size(); ++slot) {
        if (m_streams[slot] && m_streams[slot]->graph != m_graph)
            m_streams[slot].reset(); // of another graph
        if (slot > 0 && !m_other)
            continue;
        m_views[slot]->setHeading(headingOf(slot));
        m_views[slot]->setLook(makeLook(slot));
    }
    m_legend->setColouring(m_views[0]->look().colouring);
    showDetails();
    Q_EMIT shown();
}

QString GraphPage::headingOf(std::size_t slot) const
{
    const CandidateStreamsPtr &streams = m_streams[slot];
    if (!streams)
        return {};
    return tr("%1: %2, %3")
        .arg(streams->candidate.name(), tr("%n stream(s)", nullptr, static_cast<int>(streams->counts.size())),
            tr("%n event(s)", nullptr, static_cast<int>(streams->events.size())));
}

void GraphPage::showCandidate(const Candidate &candidate)
{
    m_chosen = true;
    if (m_candidate == candidate)
        return;
    m_candidate = candidate;
    showProblem({});
    m_controls->setCandidates(m_candidates, m_candidate, m_other);
    if (m_graph)
        m_source->assign(0, m_graph, candidate);
}

void GraphPage::showBeside(const std::optional<Candidate> &candidate)
{
    m_other = candidate;
    m_streams[1].reset();
    showProblem({});
    m_controls->setCandidates(m_candidates, m_candidate, m_other);
    m_views[1]->setVisible(candidate.has_value());
    m_views[1]->setViewport(m_views[0]->viewport());
    if (candidate && m_graph)
        m_source->assign(1, m_graph, *candidate);
    applyLooks();
}

void GraphPage::setColourBy(ColourBy by)
{
    m_colourBy = by;
    applyLooks();
}

void GraphPage::toggleGroup(int group)
{
    const auto index = static_cast<std::size_t>(group);
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

void GraphPage::applySearch()
{
    m_search = m_scene ? searchGraph(*m_scene, m_controls->searchText()) : GraphSearch {};
    m_match = std::min(m_match, static_cast<int>(m_search.boxes.size()) - 1);
    m_controls->setMatches(m_match + 1, static_cast<int>(m_search.boxes.size()), !m_controls->searchText().isEmpty());
}

void GraphPage::goToMatch(int step)
{
    const int count = static_cast<int>(m_search.boxes.size());
    if (count == 0)
        return;
    m_match = m_match < 0 ? (step > 0 ? 0 : count - 1) : (m_match + step + count) % count;
    m_controls->setMatches(m_match + 1, count, true);
    const int box = m_search.boxes[static_cast<std::size_t>(m_match)];
    select(box);
    m_views[0]->showBox(box);
}

void GraphPage::select(int box)
{
    m_selected = box;
    for (GraphView *view : m_views)
        view->select(box);
    showDetails();
}

void GraphPage::pickOperator(int op)
{
    const int box = m_scene ? m_scene->boxOf[static_cast<std::size_t>(op)] : GraphScene::none;
    if (box == GraphScene::none) {
        showProblem(tr("%1 is not shown: constants are hidden.").arg(m_graph->op(op).name));
        return;
    }
    select(box);
    m_views[0]->ensureVisible(box);
}

std::vector<CandidateStreamsPtr> GraphPage::shownStreams() const
{
    std::vector<CandidateStreamsPtr> all;
    for (const CandidateStreamsPtr &streams : m_streams) {
        if (streams)
            all.push_back(streams);
    }
    return all;
}

void GraphPage::showDetails()
{
    m_details->showBox(m_scene, m_selected, shownStreams());
    for (GraphView *view : m_views)
        view->setAccessibleDescription(m_details->toPlainText());
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
    const QString text = m_source->isLoading() ? tr("Reading…")
        : m_source->isBusy() && m_graph
        ? tr("Laying out %1 operators…").arg(QLocale().toString(m_graph->graph().operators.size()))
        : QString();
    m_controls->setBusyText(text);
}

void GraphPage::askForGraph()
{
    auto *dialog = new QFileDialog(this, tr("Open a graph"), m_context.document.folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Graph dumps of GE (ge_proto_*.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &GraphPage::openGraph);
    dialog->open();
}

void GraphPage::askForCosts()
{
    auto *dialog = new QFileDialog(this, tr("Take the costs from"), m_context.document.folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilter(tr("Operator summaries (*.csv)"));
    connect(dialog, &QFileDialog::fileSelected, this, &GraphPage::openCosts);
    dialog->open();
}

void GraphPage::askWhereToSave()
{
    auto *dialog = new QFileDialog(this, tr("Save the graph"), m_context.document.folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({tr("PNG images (*.png)"), tr("SVG images (*.svg)")});
    dialog->setDefaultSuffix(QStringLiteral("png"));
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString &filter) {
        dialog->setDefaultSuffix(filter.contains(QLatin1String("svg")) ? QStringLiteral("svg") : QStringLiteral("png"));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &GraphPage::saveImage);
    dialog->open();
}

void GraphPage::saveImage(const QString &path)
{
    if (!m_scene)
        return;
    if (const auto saved = exportGraph(m_views[0]->look(), path); !saved)
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
    if (event->type() == QEvent::LanguageChange) {
        m_legend->setAccessibleName(tr("Legend"));
        m_details->setAccessibleName(tr("Details"));
        applyLooks();
        showBusy();
    }
    if (event->type() == QEvent::PaletteChange)
        applyLooks();
}

} // namespace tributary::gui
