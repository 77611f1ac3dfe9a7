// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_details.h"

#include "graph/module_text.h"
#include "graph/module_words.h"

#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int mostNeighbours = 40;

} // namespace

GraphDetails::GraphDetails(QWidget *parent)
    : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("details"));
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    connect(this, &QTextBrowser::anchorClicked, this,
        [this](const QUrl &url) { Q_EMIT operatorPicked(url.toString().mid(1).toInt()); });
}

void GraphDetails::showBox(
    const ScenePtr &scene, int box, const std::vector<CandidateStreamsPtr> &streams, const GraphInsightPtr &insight)
{
    m_insight = insight;
    m_scene = scene;
    m_streams = streams;
    if (!scene)
        clear();
    else if (box == GraphScene::none)
        setHtml(graphText());
    else if (scene->isGroup(box))
        setHtml(groupText(box));
    else
        setHtml(operatorText(scene->box(box).op));
}

QString GraphDetails::graphText() const
{
    const LoadedGraph &graph = *m_scene->request.graph;
    QString text = detailsHeading(graph.graph().name) + QStringLiteral("<table>");
    text += detailsRow(tr("Operators"), QLocale().toString(graph.graph().operators.size()));
    text += detailsRow(tr("Edges"), QLocale().toString(graph.graph().edges.size()));
    if (!graph.files->modulesError)
        text += detailsRow(tr("Modules"), QLocale().toString(graph.modules.graph.modules.size()));
    if (graph.files->file.model.graphs.size() > 1)
        text += detailsRow(tr("Subgraphs"), QLocale().toString(graph.files->file.model.graphs.size() - 1));
    text += detailsRow(tr("Form"), wordsFor(graph.files->file.format)) + insightRows() + QStringLiteral("</table>");
    for (const CandidateStreamsPtr &streams : m_streams) {
        text += detailsHeading(streams->candidate.name()) + QStringLiteral("<table>");
        text += detailsRow(tr("Streams used"), QLocale().toString(streams->counts.size()));
        text += detailsRow(tr("Events between streams"), QLocale().toString(streams->events.size()));
        if (streams->assignment.effectiveStrategy != streams->candidate.strategy)
            text += detailsRow(tr("GE really uses"), strategyName(streams->assignment.effectiveStrategy));
        text += QStringLiteral("</table>");
        if (!streams->assignment.reason.isEmpty())
            text += QStringLiteral("<p>%1</p>").arg(streams->assignment.reason.translated().toHtmlEscaped());
    }
    return text;
}

QString GraphDetails::insightRows() const
{
    if (!m_insight)
        return {};
    const auto count = [this](Parallelism parallelism) {
        return std::count_if(m_insight->groups.begin(), m_insight->groups.end(),
            [parallelism](const ParallelGroup &group) { return group.verdict.parallelism == parallelism; });
    };
    return detailsRow(
               tr("Gain at most"), tr("%1×").arg(QLocale().toString(m_insight->analysis.bound.withCores(), 'f', 2)))
        + detailsRow(tr("Parallel groups"), QLocale().toString(int(count(Parallelism::Candidate))))
        + detailsRow(tr("To be validated"), QLocale().toString(int(count(Parallelism::PendingValidation))));
}

QString GraphDetails::groupText(int box) const
{
    const auto &operators = m_scene->operatorsOf[static_cast<std::size_t>(box)];
    const LoadedGraph &graph = *m_scene->request.graph;
    QString text = detailsHeading(m_scene->box(box).title) + QStringLiteral("<table>");
    text += detailsRow(tr("Operators"), QLocale().toString(operators.size()));
    double duration = 0;
    for (const int op : operators) {
        const NodeCost *cost = graph.cost(op);
        duration += cost && cost->duration_us > 0 ? cost->duration_us : 0;
    }
    if (duration > 0)
        text += detailsRow(tr("Duration"), tr("%1 µs").arg(QLocale().toString(duration, 'f', 1)));
    for (const CandidateStreamsPtr &streams : m_streams) {
        std::map<int, int> counts;
        for (const int op : operators)
            ++counts[streams->of(op)];
        QStringList parts;
        for (const auto &[stream, count] : counts)
            parts << (stream == Operator::noStream ? tr("none") : tr("%1 × stream %2").arg(count).arg(stream));
        text += detailsRow(streams->candidate.name(), parts.join(QStringLiteral(", ")));
    }
    text += QStringLiteral("</table>");
    const int module = graph.groups.groups[static_cast<std::size_t>(m_scene->box(box).group)].module;
    return text + moduleText(graph, m_insight.get(), module)
        + QStringLiteral("<p>%1</p>").arg(tr("Return opens the group.").toHtmlEscaped());
}

QString GraphDetails::streamRows(int op) const
{
    QString rows;
    for (const CandidateStreamsPtr &streams : m_streams) {
        const int stream = streams->of(op);
        rows += detailsRow(
            streams->candidate.name(), stream == Operator::noStream ? tr("no stream") : tr("stream %1").arg(stream));
        int waits = 0;
        int records = 0;
        for (const StreamEvent &event : streams->events) {
            waits += event.to == op ? 1 : 0;
            records += event.from == op ? 1 : 0;
        }
        if (waits + records > 0)
            rows += detailsRow({}, tr("waits for %1, signals %2 other streams").arg(waits).arg(records));
    }
    return rows;
}

QString GraphDetails::neighbours(int op, bool inputs) const
{
    const LoadedGraph &graph = *m_scene->request.graph;
    QStringList links;
    int more = 0;
    for (const Edge &edge : graph.graph().edges) {
        if ((inputs ? edge.to : edge.from) != op)
            continue;
        const int other = inputs ? edge.from : edge.to;
        if (links.size() >= mostNeighbours) {
            ++more;
            continue;
        }
        const QString name = graph.op(other).name.toHtmlEscaped();
        const QString what =
            edge.isControl() ? tr("control").toHtmlEscaped() : QString::number(inputs ? edge.toPort : edge.fromPort);
        links << QStringLiteral("%1: <a href=\"#%2\">%3</a>").arg(what).arg(other).arg(name);
    }
    if (more > 0)
        links << tr("and %1 more").arg(more).toHtmlEscaped();
    if (links.isEmpty())
        return {};
    return detailsHeading(inputs ? tr("Inputs") : tr("Outputs")) + links.join(QStringLiteral("<br>"));
}

QString GraphDetails::operatorText(int index) const
{
    const LoadedGraph &graph = *m_scene->request.graph;
    const Operator &op = graph.op(index);
    QString text = detailsHeading(op.name) + QStringLiteral("<table>") + detailsRow(tr("Type"), op.type);
    text += streamRows(index);
    if (!op.streamLabel.isEmpty())
        text += detailsRow(tr("Stream label"), op.streamLabel);
    if (!op.coreType.isEmpty())
        text += detailsRow(tr("Core type"), op.coreType);
    if (m_insight && m_insight->onPath[static_cast<std::size_t>(index)])
        text += detailsRow(tr("Critical path"), tr("on it"));
    if (op.blocks != Operator::unknownBlocks)
        text += detailsRow(tr("Blocks"), QLocale().toString(op.blocks));
    if (const NodeCost *cost = graph.cost(index); cost && cost->duration_us >= 0)
        text += detailsRow(tr("Duration"), tr("%1 µs").arg(QLocale().toString(cost->duration_us, 'f', 2)));
    if (!op.subgraphs.isEmpty())
        text += detailsRow(tr("Runs"), op.subgraphs.join(QStringLiteral(", ")));
    text += QStringLiteral("</table>");
    if (const int module = graph.moduleOf[static_cast<std::size_t>(index)]; module != Module::noParent)
        text += moduleText(graph, m_insight.get(), module);
    return text + neighbours(index, true) + neighbours(index, false);
}

} // namespace tributary::gui
