// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_details.h"

#include <QFileInfo>
#include <QLocale>

namespace tributary::gui
{

namespace
{

constexpr int mostNeighbours = 40;

QString row(const QString &name, const QString &value)
{
    return QStringLiteral("<tr><td style=\"padding-right:8px\">%1</td><td>%2</td></tr>")
        .arg(name.toHtmlEscaped(), value.toHtmlEscaped());
}

QString heading(const QString &text)
{
    // Long names of operators may break at their slashes.
    QString safe = text.toHtmlEscaped();
    safe.replace(QLatin1Char('/'), QStringLiteral("/&#8203;"));
    return QStringLiteral("<p><b>%1</b></p>").arg(safe);
}

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

void GraphDetails::showBox(const ScenePtr &scene, int box, const std::vector<CandidateStreamsPtr> &streams)
{
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
    QString text = heading(graph.graph().name) + QStringLiteral("<table>");
    text += row(tr("Operators"), QLocale().toString(graph.graph().operators.size()));
    text += row(tr("Edges"), QLocale().toString(graph.graph().edges.size()));
    text += row(tr("Groups"), QLocale().toString(graph.groups.groups.size()));
    if (graph.model.graphs.size() > 1)
        text += row(tr("Subgraphs"), QLocale().toString(graph.model.graphs.size() - 1));
    text += QStringLiteral("</table>");
    for (const CandidateStreamsPtr &streams : m_streams) {
        text += heading(streams->candidate.name()) + QStringLiteral("<table>");
        text += row(tr("Streams used"), QLocale().toString(streams->counts.size()));
        text += row(tr("Events between streams"), QLocale().toString(streams->events.size()));
        if (streams->assignment.effectiveStrategy != streams->candidate.strategy)
            text += row(tr("GE really uses"), strategyName(streams->assignment.effectiveStrategy));
        text += QStringLiteral("</table>");
        if (!streams->assignment.reason.isEmpty())
            text += QStringLiteral("<p>%1</p>").arg(streams->assignment.reason.translated().toHtmlEscaped());
    }
    return text;
}

QString GraphDetails::groupText(int box) const
{
    const auto &operators = m_scene->operatorsOf[static_cast<std::size_t>(box)];
    const LoadedGraph &graph = *m_scene->request.graph;
    QString text = heading(m_scene->box(box).title) + QStringLiteral("<table>");
    text += row(tr("Operators"), QLocale().toString(operators.size()));
    double duration = 0;
    for (const int op : operators) {
        const NodeCost *cost = graph.cost(op);
        duration += cost && cost->duration_us > 0 ? cost->duration_us : 0;
    }
    if (duration > 0)
        text += row(tr("Duration"), tr("%1 µs").arg(QLocale().toString(duration, 'f', 1)));
    for (const CandidateStreamsPtr &streams : m_streams) {
        std::map<int, int> counts;
        for (const int op : operators)
            ++counts[streams->of(op)];
        QStringList parts;
        for (const auto &[stream, count] : counts)
            parts << (stream == Operator::noStream ? tr("none") : tr("%1 × stream %2").arg(count).arg(stream));
        text += row(streams->candidate.name(), parts.join(QStringLiteral(", ")));
    }
    return text + QStringLiteral("</table><p>%1</p>").arg(tr("Return opens the group.").toHtmlEscaped());
}

QString GraphDetails::streamRows(int op) const
{
    QString rows;
    for (const CandidateStreamsPtr &streams : m_streams) {
        const int stream = streams->of(op);
        rows += row(
            streams->candidate.name(), stream == Operator::noStream ? tr("no stream") : tr("stream %1").arg(stream));
        int waits = 0;
        int records = 0;
        for (const StreamEvent &event : streams->events) {
            waits += event.to == op ? 1 : 0;
            records += event.from == op ? 1 : 0;
        }
        if (waits + records > 0)
            rows += row({}, tr("waits for %1, signals %2 other streams").arg(waits).arg(records));
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
    return heading(inputs ? tr("Inputs") : tr("Outputs")) + links.join(QStringLiteral("<br>"));
}

QString GraphDetails::operatorText(int index) const
{
    const LoadedGraph &graph = *m_scene->request.graph;
    const Operator &op = graph.op(index);
    QString text = heading(op.name) + QStringLiteral("<table>") + row(tr("Type"), op.type);
    text += streamRows(index);
    if (!op.streamLabel.isEmpty())
        text += row(tr("Stream label"), op.streamLabel);
    if (!op.coreType.isEmpty())
        text += row(tr("Core type"), op.coreType);
    if (op.blocks != Operator::unknownBlocks)
        text += row(tr("Blocks"), QLocale().toString(op.blocks));
    if (const NodeCost *cost = graph.cost(index); cost && cost->duration_us >= 0)
        text += row(tr("Duration"), tr("%1 µs").arg(QLocale().toString(cost->duration_us, 'f', 2)));
    if (!op.subgraphs.isEmpty())
        text += row(tr("Runs"), op.subgraphs.join(QStringLiteral(", ")));
    return text + QStringLiteral("</table>") + neighbours(index, true) + neighbours(index, false);
}

} // namespace tributary::gui
