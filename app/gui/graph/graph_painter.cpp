// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_painter.h"

#include "compare/item_look.h"
#include "graph/module_words.h"
#include "look/look.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr double corner = 5;
constexpr double stripe = 5; ///< width of the strip in the colour of the class
constexpr double halo_px = 6; ///< width of the band that marks the critical path
constexpr double shortest_px = 2; ///< edges below this are left out where boxes are plain

QPen cosmetic(const QColor &colour, double width, Qt::PenStyle style = Qt::SolidLine)
{
    QPen pen(colour, width, style, Qt::FlatCap, Qt::MiterJoin);
    pen.setCosmetic(true);
    return pen;
}

void appendLines(QList<QLineF> &lines, const QPolygonF &points)
{
    for (qsizetype i = 1; i < points.size(); ++i)
        lines.append({points[i - 1], points[i]});
}

/// The head of an arrow that ends with `last`; null if it has no length.
QPolygonF arrowHead(const QLineF &last)
{
    if (last.length() < 0.01)
        return {};
    const QPointF along = (last.p2() - last.p1()) / last.length();
    const QPointF across(-along.y(), along.x());
    return {last.p2(), last.p2() - along * 7 + across * 3.5, last.p2() - along * 7 - across * 3.5};
}

} // namespace

void GraphPainter::paint(QPainter &painter, const GraphLook &look, const QRectF &area, double scale)
{
    if (!look.scene)
        return;
    m_look = &look;
    m_scene = look.scene.get();
    m_scale = scale;
    painter.setRenderHint(QPainter::Antialiasing, scale >= shapesFrom);
    m_scene->boxIndex.find(area, m_boxes);
    m_scene->edgeIndex.find(area, m_edges);
    paintFrames(painter, area);
    paintPath(painter, area);
    paintEdges(painter, area);
    paintEvents(painter, area);
    paintBoxes(painter, area);
    paintMarks(painter);
    paintSelection(painter);
}

QColor GraphPainter::colourOf(int box) const
{
    const auto ofClass = m_look->colours.ofBox[static_cast<std::size_t>(box)];
    return m_look->colouring.classes[static_cast<std::size_t>(ofClass)].colour;
}

void GraphPainter::paintFrames(QPainter &painter, const QRectF &area)
{
    const QColor line = mixed(baseColour(), roleColour(Role::Muted), 0.55);
    QColor fill = roleColour(Role::Muted);
    fill.setAlpha(14);
    for (std::size_t i = 0; i < m_scene->frames.size(); ++i) {
        const GraphScene::Frame &frame = m_scene->frames[i];
        if (!frame.rect.intersects(area))
            continue;
        painter.setPen(cosmetic(line, 1));
        painter.setBrush(fill);
        if (m_scale < shapesFrom) {
            painter.drawRect(frame.rect);
            continue;
        }
        painter.drawRoundedRect(frame.rect, corner, corner);
        if (m_scale < textFrom)
            continue;
        const ViewGroup &group = m_scene->request.graph->groups.groups[static_cast<std::size_t>(frame.group)];
        const QRectF title(frame.rect.left() + 8, frame.rect.top() + 2, frame.rect.width() - 16, 18);
        painter.setPen(roleColour(Role::Muted));
        const QString count = group.layers > 1 ? QStringLiteral(" ×%1").arg(group.layers) : QString();
        const QString name = QStringLiteral("− %1%2").arg(group.name, count);
        const bool marked = i < m_look->frameMarks.size() && !m_look->frameMarks[i].letters.isEmpty();
        painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(name, Qt::ElideMiddle, title.width() - (marked ? 24 : 0)));
        if (marked)
            paintMark(painter, m_look->frameMarks[i], frame.rect.topRight() + QPointF(-4, 17));
    }
}

void GraphPainter::paintEdges(QPainter &painter, const QRectF &area)
{
    for (QList<QLineF> &lines : m_typedLines)
        lines.clear();
    const double shortest = m_scale < shapesFrom ? shortest_px / m_scale : 0;
    for (const int index : m_edges) {
        const GraphScene::Edge &edge = m_scene->edge(index);
        if (edge.points.size() < 2)
            continue;
        const QRectF bounds = QRectF(edge.points.first(), edge.points.last()).normalized();
        if (edge.points.size() == 2
            && (bounds.width() + bounds.height() < shortest || !bounds.adjusted(-1, -1, 1, 1).intersects(area)))
            continue;
        // Dashes cannot be seen on what is small.
        const DependencyType type = m_scale >= shapesFrom ? edge.type : DependencyType::Data;
        appendLines(m_typedLines[static_cast<std::size_t>(type)], edge.points);
    }
    for (std::size_t type = 0; type < m_typedLines.size(); ++type) {
        QPen pen = edgePen(static_cast<DependencyType>(type));
        if (m_scale < shapesFrom)
            pen.setWidthF(0);
        painter.setPen(pen);
        painter.drawLines(m_typedLines[type]);
    }
    if (m_scale >= textFrom)
        paintArrows(painter);
}

void GraphPainter::paintArrows(QPainter &painter)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(baseColour(), roleColour(Role::Muted), 0.75));
    for (const int index : m_edges) {
        const QPolygonF &points = m_scene->edge(index).points;
        if (points.size() >= 2)
            painter.drawPolygon(arrowHead({points[points.size() - 2], points.last()}));
    }
}

// A band behind edges and boxes: it leaves their colours and dashes alone.
void GraphPainter::paintPath(QPainter &painter, const QRectF &area)
{
    m_lines.clear();
    for (const int index : m_look->pathEdges) {
        const QPolygonF &points = m_scene->edge(index).points;
        if (points.size() >= 2 && points.boundingRect().adjusted(-1, -1, 1, 1).intersects(area))
            appendLines(m_lines, points);
    }
    painter.setPen(cosmetic(pathColour(), m_scale < shapesFrom ? halo_px / 2 : halo_px));
    painter.drawLines(m_lines);
}

void GraphPainter::paintPathBoxes(QPainter &painter)
{
    if (m_look->onPath.empty())
        return;
    const double width = (m_scale < shapesFrom ? halo_px / 4 : halo_px / 2) / m_scale;
    painter.setPen(Qt::NoPen);
    painter.setBrush(pathColour());
    for (const int box : m_boxes) {
        if (m_look->onPath[static_cast<std::size_t>(box)])
            painter.drawRect(m_scene->box(box).rect.adjusted(-width, -width, width, width));
    }
}

// The letters of the parallel groups in a small frame, dashed while they wait for validation.
void GraphPainter::paintMark(QPainter &painter, const GroupMark &mark, QPointF corner)
{
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(mark.letters) + 8;
    const QRectF rect(corner.x() - width, corner.y() - 15, width, 15);
    const QColor colour = roleColour(mark.pending ? Role::Caution : Role::Good);
    painter.setPen(cosmetic(colour, 1.4, mark.pending ? Qt::DashLine : Qt::SolidLine));
    painter.setBrush(baseColour());
    painter.drawRoundedRect(rect, 3, 3);
    painter.setPen(textColour());
    painter.drawText(rect, Qt::AlignCenter, mark.letters);
}

// Drawn over the plain edges: what waits for another stream is what costs time.
void GraphPainter::paintEvents(QPainter &painter, const QRectF &area)
{
    const QColor colour = textColour(); // no stream has it
    m_lines.clear();
    for (const int index : m_look->eventEdges) {
        const QPolygonF &points = m_scene->edge(index).points;
        if (points.size() >= 2 && points.boundingRect().adjusted(-1, -1, 1, 1).intersects(area))
            appendLines(m_lines, points);
    }
    painter.setPen(cosmetic(colour, m_scale < shapesFrom ? 0 : 2));
    painter.drawLines(m_lines);
    if (m_scale < textFrom)
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (const int index : m_look->eventEdges) {
        const QPolygonF &points = m_scene->edge(index).points;
        if (points.size() < 2 || !area.contains(points.last()))
            continue;
        const QLineF last(points[points.size() - 2], points.last());
        painter.drawPolygon(arrowHead(last));
        const QPointF c = last.pointAt(0.5);
        painter.drawPolygon(QPolygonF {c - QPointF(5, 0), c - QPointF(0, 5), c + QPointF(5, 0), c + QPointF(0, 5)});
    }
}

void GraphPainter::paintBoxes(QPainter &painter, const QRectF &area)
{
    m_rects.resize(m_look->colouring.classes.size());
    for (QList<QRectF> &rects : m_rects)
        rects.clear();
    std::erase_if(m_boxes, [&](int box) { return !m_scene->box(box).rect.intersects(area); });
    for (const int box : m_boxes)
        m_rects[static_cast<std::size_t>(m_look->colours.ofBox[static_cast<std::size_t>(box)])].append(
            m_scene->box(box).rect);
    paintPathBoxes(painter);
    paintStacks(painter);
    if (m_scale < textFrom)
        paintPlainBoxes(painter);
    else
        paintShapes(painter);
    for (const int box : m_boxes) {
        if (m_scene->isGroup(box))
            paintShares(painter, box);
        if (m_scale >= textFrom)
            paintText(painter, box);
    }
}

// A closed group looks like a pile of boxes, at every size.
void GraphPainter::paintStacks(QPainter &painter)
{
    for (const int box : m_boxes) {
        if (!m_scene->isGroup(box))
            continue;
        painter.setPen(cosmetic(mixed(baseColour(), colourOf(box), 0.7), 1));
        painter.setBrush(mixed(baseColour(), colourOf(box), 0.3));
        painter.drawRect(m_scene->box(box).rect.translated(5, 5));
    }
}

void GraphPainter::paintPlainBoxes(QPainter &painter)
{
    painter.setPen(Qt::NoPen);
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        painter.setBrush(m_look->colouring.classes[i].colour);
        painter.drawRects(m_rects[i]);
    }
}

// A tint with a strip in the full colour: names stay readable on every colour.
void GraphPainter::paintShapes(QPainter &painter)
{
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        const QColor colour = m_look->colouring.classes[i].colour;
        painter.setPen(cosmetic(colour, 1.2));
        painter.setBrush(mixed(baseColour(), colour, 0.16));
        for (const QRectF &rect : std::as_const(m_rects[i]))
            painter.drawRoundedRect(rect, corner, corner);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        for (const QRectF &rect : std::as_const(m_rects[i]))
            painter.drawRect(QRectF(rect.left(), rect.top() + 3, stripe, rect.height() - 6));
    }
}

// The streams of what is inside a closed group, as parts of a bar.
void GraphPainter::paintShares(QPainter &painter, int box)
{
    const QRectF &rect = m_scene->box(box).rect;
    const double height = m_scale < textFrom ? rect.height() : 6;
    QRectF bar(rect.left() + 1, rect.bottom() - height, rect.width() - 2, height - 1);
    painter.setPen(Qt::NoPen);
    const double all = bar.width();
    for (const BoxColours::Share &share : m_look->colours.shares[static_cast<std::size_t>(box)]) {
        bar.setWidth(all * share.part);
        painter.fillRect(bar, m_look->colouring.classes[static_cast<std::size_t>(share.ofClass)].colour);
        bar.moveLeft(bar.right());
    }
}

QString GraphPainter::textBelow(int box) const
{
    if (!m_scene->isGroup(box))
        return m_scene->box(box).type;
    const ViewGroup &group = m_scene->request.graph->groups.groups[static_cast<std::size_t>(m_scene->box(box).group)];
    const qulonglong operators = m_scene->operatorsOf[static_cast<std::size_t>(box)].size();
    // Layers are counted as layers, and the operators of one of them.
    return group.layers > 1 ? QStringLiteral("%1 × %2").arg(group.layers).arg(operators / qulonglong(group.layers))
                            : QStringLiteral("× %1").arg(operators);
}

void GraphPainter::paintText(QPainter &painter, int index)
{
    const GraphScene::Box &box = m_scene->box(index);
    const auto ofClass = static_cast<std::size_t>(m_look->colours.ofBox[static_cast<std::size_t>(index)]);
    const QFontMetricsF metrics(painter.font());
    QRectF text = box.rect.adjusted(stripe + 5, 2, -6, -2);
    const QString badge = m_scene->isGroup(index) ? QString() : m_look->colouring.classes[ofClass].badge;
    if (!badge.isEmpty()) {
        painter.setPen(mixed(textColour(), colourOf(index), 0.35));
        painter.drawText(text, Qt::AlignRight | Qt::AlignTop, badge);
        text.setRight(text.right() - metrics.horizontalAdvance(badge) - 4);
    }
    painter.setPen(textColour());
    const QString title = m_scene->isGroup(index) ? QStringLiteral("+ %1").arg(box.title) : box.title;
    painter.drawText(text, Qt::AlignLeft | Qt::AlignTop, metrics.elidedText(title, Qt::ElideMiddle, text.width()));
    painter.setPen(roleColour(Role::Muted));
    text = text.adjusted(0, 0, 0, m_scene->isGroup(index) ? -5 : 0); // the bar of shares
    const auto *mark = m_look->marks.empty() ? nullptr : &m_look->marks[static_cast<std::size_t>(index)];
    const bool marked = mark && !mark->letters.isEmpty();
    const double room = text.width() - (marked ? metrics.horizontalAdvance(mark->letters) + 12 : 0);
    painter.drawText(text, Qt::AlignLeft | Qt::AlignBottom, metrics.elidedText(textBelow(index), Qt::ElideRight, room));
    if (marked)
        paintMark(painter, *mark, QPointF(box.rect.right() - 9, text.bottom() - 1));
}

void GraphPainter::paintMarks(QPainter &painter)
{
    painter.setBrush(Qt::NoBrush);
    for (const int index : m_boxes) {
        const auto box = static_cast<std::size_t>(index);
        const QRectF &rect = m_scene->box(index).rect;
        if (box < m_look->differs.size() && m_look->differs[box]) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(textColour());
            const double side = std::max(9.0, 5 / m_scale);
            painter.drawPolygon(QPolygonF {
                rect.bottomRight(), rect.bottomRight() - QPointF(side, 0), rect.bottomRight() - QPointF(0, side)});
            painter.setBrush(Qt::NoBrush);
        }
        if (box < m_look->found.size() && m_look->found[box]) {
            painter.setPen(cosmetic(roleColour(Role::Info), 2.5, Qt::DotLine));
            painter.drawRect(rect.adjusted(-3, -3, 3, 3));
        }
    }
}

void GraphPainter::paintSelection(QPainter &painter)
{
    if (m_look->selected == GraphScene::none)
        return;
    const auto box = static_cast<std::size_t>(m_look->selected);
    const QColor colour = roleColour(Role::Info);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    for (const auto *edges : {&m_scene->in[box], &m_scene->out[box]}) {
        painter.setPen(cosmetic(colour, 2.4, edges == &m_scene->in[box] ? Qt::DashLine : Qt::SolidLine));
        for (const int edge : *edges)
            painter.drawPolyline(m_scene->edge(edge).points);
    }
    painter.setPen(cosmetic(colour, 3));
    painter.drawRoundedRect(m_scene->boxes[box].rect.adjusted(-2, -2, 2, 2), corner + 2, corner + 2);
    for (const int other : m_look->alsoSelected)
        painter.drawRoundedRect(m_scene->box(other).rect.adjusted(-2, -2, 2, 2), corner + 2, corner + 2);
}

} // namespace tributary::gui
