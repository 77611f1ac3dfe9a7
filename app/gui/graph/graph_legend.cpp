// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_legend.h"

#include "compare/item_look.h"
#include "graph/module_words.h"

#include <QLocale>
#include <QPainter>

namespace tributary::gui
{

namespace
{

constexpr std::size_t mostGroups = 8;
constexpr QSize signSize(22, 14);

QIcon swatch(const QColor &colour)
{
    QPixmap pixmap(signSize);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(4, 0);
    painter.setPen(QPen(mixed(colour, textColour(), 0.25), 1));
    painter.setBrush(colour);
    painter.drawRoundedRect(QRectF(1.5, 1.5, 11, 11), 3, 3);
    return pixmap;
}

QIcon eventSign()
{
    QPixmap pixmap(signSize);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(4, 0);
    painter.setPen(QPen(textColour(), 2));
    painter.setBrush(textColour());
    painter.drawLine(QPointF(0, 7), QPointF(14, 7));
    painter.drawPolygon(QPolygonF {{3, 7}, {7, 3}, {11, 7}, {7, 11}});
    return pixmap;
}

QIcon lineSign(const QPen &pen)
{
    QPixmap pixmap(signSize);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setPen(pen);
    painter.drawLine(QPointF(0, 7), QPointF(22, 7));
    return pixmap;
}

QIcon groupSign(bool pending)
{
    QPixmap pixmap(signSize);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(4, 0);
    painter.setPen(QPen(roleColour(pending ? Role::Caution : Role::Good), 1.4, pending ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(QRectF(1, 1, 12, 12), 3, 3);
    return pixmap;
}

} // namespace

GraphLegend::GraphLegend(QWidget *parent)
    : QListWidget(parent)
{
    setObjectName(QStringLiteral("legend"));
    setSelectionMode(QAbstractItemView::NoSelection);
    setFrameShape(QFrame::NoFrame);
    setIconSize(signSize);
    setUniformItemSizes(true);
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void GraphLegend::add(const QIcon &icon, const QString &text)
{
    auto *item = new QListWidgetItem(icon, text);
    item->setToolTip(text);
    addItem(item);
}

void GraphLegend::setLook(const GraphLook &look, int events, const GraphInsight *insight)
{
    clear();
    for (const Colouring::Class &each : look.colouring.classes) {
        if (each.operators > 0)
            add(swatch(each.colour), tr("%1, operators: %2").arg(each.name, QLocale().toString(each.operators)));
    }
    if (insight && !look.onPath.empty())
        addPath(*insight);
    if (look.scene)
        addEdges(*look.scene);
    if (events > 0)
        add(eventSign(), tr("Waits between streams: %1").arg(QLocale().toString(events)));
    if (insight && !look.marks.empty())
        addGroups(*insight);
}

void GraphLegend::addPath(const GraphInsight &insight)
{
    const GainBound &bound = insight.analysis.bound;
    const QLocale locale;
    const QString format = insight.analysis.work.unit == WorkUnit::Microseconds
        ? tr("Critical path: %1 of %2 µs")
        : tr("Critical path: %1 of %2 operators");
    add(lineSign(QPen(pathColour(), 6, Qt::SolidLine, Qt::FlatCap)),
        format.arg(locale.toString(bound.criticalPath, 'g', 6), locale.toString(bound.totalWork, 'g', 6)));
}

void GraphLegend::addGroups(const GraphInsight &insight)
{
    for (std::size_t i = 0; i < insight.groups.size() && i < mostGroups; ++i) {
        const ParallelGroup &group = insight.groups[i];
        const bool pending = group.verdict.parallelism == Parallelism::PendingValidation;
        add(groupSign(pending),
            tr("Group %1, branches: %2, %3")
                .arg(group.name, QLocale().toString(group.branches.size()), wordsFor(group.verdict.parallelism)));
    }
    if (insight.groups.size() > mostGroups)
        add(groupSign(false), tr("Further groups: %1").arg(QLocale().toString(insight.groups.size() - mostGroups)));
}

// Without any but data there is nothing to tell apart.
void GraphLegend::addEdges(const GraphScene &scene)
{
    std::array<int, 4> counts {};
    for (const GraphScene::Edge &edge : scene.edges)
        ++counts[static_cast<std::size_t>(edge.type)];
    if (counts[static_cast<std::size_t>(DependencyType::Data)] == static_cast<int>(scene.edges.size()))
        return;
    for (std::size_t type = 0; type < counts.size(); ++type) {
        if (counts[type] > 0)
            add(lineSign(edgePen(static_cast<DependencyType>(type))),
                tr("%1, edges: %2").arg(wordsFor(static_cast<DependencyType>(type)), QLocale().toString(counts[type])));
    }
}

} // namespace tributary::gui
