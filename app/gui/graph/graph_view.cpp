// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_view.h"

#include "compare/item_look.h"
#include "graph/graph_walk.h"
#include "graph/minimap.h"
#include "look/look.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr double zoomStep = 1.25;
constexpr double panPart = 0.15; ///< of the width, for each press of a key
constexpr double margin_px = 24;
constexpr double readableScale = 0.9;

} // namespace

GraphView::GraphView(QWidget *parent)
    : QWidget(parent)
    , m_minimap(new Minimap(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void GraphView::setLook(const GraphLook &look)
{
    const bool first = !m_look.scene;
    m_look = look;
    if (first)
        showAll();
    m_minimap->refresh();
    updateMinimap();
    update();
}

void GraphView::select(int box, const std::vector<int> &alsoSelected)
{
    m_look.selected = box;
    m_look.alsoSelected = alsoSelected;
    update();
}

void GraphView::setHeading(const QString &heading)
{
    m_heading = heading;
    setAccessibleName(heading.isEmpty() ? tr("Graph") : tr("Graph: %1").arg(heading));
    update();
}

void GraphView::setMinimapShown(bool shown)
{
    m_minimapWanted = shown;
    updateMinimap();
}

void GraphView::updateMinimap()
{
    m_minimap->setVisible(m_minimapWanted && m_look.scene && !shownArea().contains(m_look.scene->bounds));
    m_minimap->update();
}

QPointF GraphView::toScene(QPointF pixel) const
{
    return pixel / m_viewport.scale + m_viewport.origin;
}

QPointF GraphView::toPixel(QPointF place) const
{
    return (place - m_viewport.origin) * m_viewport.scale;
}

QRectF GraphView::shownArea() const
{
    return {m_viewport.origin, QSizeF(size()) / m_viewport.scale};
}

void GraphView::setViewport(const Viewport &viewport)
{
    if (m_viewport == viewport)
        return;
    m_viewport = viewport;
    m_viewport.scale = std::clamp(viewport.scale, smallestScale, largestScale);
    m_fits = false;
    updateMinimap();
    update();
    Q_EMIT viewportChanged(m_viewport);
}

void GraphView::showAll()
{
    if (!m_look.scene)
        return;
    const QRectF &all = m_look.scene->bounds;
    const double across = (width() - 2 * margin_px) / std::max(1.0, all.width());
    const double down = (height() - 2 * margin_px) / std::max(1.0, all.height());
    const double scale = std::clamp(std::min(across, down), smallestScale, 1.0);
    setViewport({all.center() - QPointF(width(), height()) / (2 * scale), scale});
    m_fits = true;
}

void GraphView::zoom(double factor, QPointF at)
{
    const double scale = std::clamp(m_viewport.scale * factor, smallestScale, largestScale);
    const QPointF fixed = toScene(at);
    setViewport({fixed - at / scale, scale});
}

void GraphView::pan(QPointF pixels)
{
    setViewport({m_viewport.origin - pixels / m_viewport.scale, m_viewport.scale});
}

void GraphView::ensureVisible(int box)
{
    const QRectF rect = m_look.scene->box(box).rect;
    const QRectF shown = shownArea();
    QPointF by;
    const double room = margin_px / m_viewport.scale;
    by.rx() = std::min(0.0, rect.left() - room - shown.left()) + std::max(0.0, rect.right() + room - shown.right());
    by.ry() = std::min(0.0, rect.top() - room - shown.top()) + std::max(0.0, rect.bottom() + room - shown.bottom());
    setViewport({m_viewport.origin + by, m_viewport.scale});
}

void GraphView::showBox(int box)
{
    const double scale = std::max(m_viewport.scale, readableScale);
    const QPointF centre = m_look.scene->box(box).rect.center();
    setViewport({centre - QPointF(width(), height()) / (2 * scale), scale});
}

QPointF GraphView::zoomCentre() const
{
    return underMouse() ? QPointF(mapFromGlobal(QCursor::pos())) : QRectF(rect()).center();
}

void GraphView::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    painter.setClipRegion(event->region());
    painter.fillRect(event->rect(), baseColour());
    painter.save();
    painter.scale(m_viewport.scale, m_viewport.scale);
    painter.translate(-m_viewport.origin);
    m_painter.paint(painter, m_look, shownArea(), m_viewport.scale);
    painter.restore();
    if (!m_heading.isEmpty()) {
        const QRect text = fontMetrics().boundingRect(m_heading).translated(12, 8 + fontMetrics().ascent());
        QColor ground = baseColour();
        ground.setAlpha(220);
        painter.fillRect(text.adjusted(-6, -4, 6, 4), ground);
        painter.setPen(textColour());
        painter.drawText(text, Qt::AlignCenter | Qt::TextDontClip, m_heading);
    }
    if (m_banding) {
        painter.setPen(QPen(palette().color(QPalette::Link), 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(m_pressed, m_last).normalized());
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Link), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void GraphView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_minimap->move(width() - m_minimap->width() - 10, height() - m_minimap->height() - 10);
    if (m_fits)
        showAll();
    updateMinimap();
}

void GraphView::wheelEvent(QWheelEvent *event)
{
    const double turns = event->angleDelta().y() / 120.0;
    if (turns != 0)
        zoom(std::pow(zoomStep, turns), event->position());
    event->accept();
}

void GraphView::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->position();
    m_last = m_pressed;
    m_banding = event->button() == Qt::LeftButton && (event->modifiers() & Qt::ShiftModifier);
}

void GraphView::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & (Qt::LeftButton | Qt::MiddleButton)))
        return;
    const double moved = (event->position() - m_pressed).manhattanLength();
    m_dragging = m_dragging || moved >= QApplication::startDragDistance();
    if (!m_dragging)
        return;
    if (m_banding) {
        m_last = event->position();
        update();
        return;
    }
    setCursor(Qt::ClosedHandCursor);
    pan(event->position() - m_last);
    m_last = event->position();
}

void GraphView::mouseReleaseEvent(QMouseEvent *event)
{
    unsetCursor();
    const bool banded = std::exchange(m_banding, false);
    const bool dragged = std::exchange(m_dragging, false);
    if (banded && dragged)
        pickInBand();
    if (dragged || event->button() != Qt::LeftButton || !m_look.scene)
        return;
    const int box = m_look.scene->boxAt(toScene(event->position()));
    const bool adds = event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    if (box != GraphScene::none || !adds)
        Q_EMIT boxPicked(box, adds ? Pick::Toggle : Pick::Only);
}

void GraphView::pickInBand()
{
    update();
    if (!m_look.scene)
        return;
    const QRectF band(toScene(m_pressed), toScene(m_last));
    std::vector<int> boxes;
    for (std::size_t i = 0; i < m_look.scene->boxes.size(); ++i) {
        if (band.normalized().intersects(m_look.scene->boxes[i].rect))
            boxes.push_back(static_cast<int>(i));
    }
    Q_EMIT boxesPicked(boxes);
}

bool GraphView::isSelected(int box) const
{
    return box == m_look.selected
        || std::find(m_look.alsoSelected.begin(), m_look.alsoSelected.end(), box) != m_look.alsoSelected.end();
}

void GraphView::contextMenuEvent(QContextMenuEvent *event)
{
    if (!m_look.scene)
        return;
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Mouse) {
        const int box = m_look.scene->boxAt(toScene(event->pos()));
        if (box != GraphScene::none && !isSelected(box))
            Q_EMIT boxPicked(box, Pick::Only);
    } else if (m_look.selected != GraphScene::none) {
        at = mapToGlobal(toPixel(m_look.scene->box(m_look.selected).rect.center()).toPoint());
    }
    Q_EMIT menuRequested(at);
}

void GraphView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_look.scene)
        return;
    const QPointF place = toScene(event->position());
    const int box = m_look.scene->boxAt(place);
    const int group = box == GraphScene::none ? m_look.scene->frameTitleAt(place)
        : m_look.scene->isGroup(box)          ? m_look.scene->box(box).group
                                              : GraphScene::none;
    if (group != GraphScene::none)
        Q_EMIT toggleRequested(group);
}

void GraphView::keyPressEvent(QKeyEvent *event)
{
    if (!m_look.scene || (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (moveByKey(event->key()))
        return;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        walk(event->key(), event->modifiers() & Qt::ShiftModifier);
        break;
    case Qt::Key_Space:
        if (m_look.selected != GraphScene::none)
            Q_EMIT boxPicked(m_look.selected, Pick::Pin);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        toggleSelected();
        break;
    case Qt::Key_Backspace:
        closeAround();
        break;
    case Qt::Key_Escape:
        Q_EMIT boxPicked(GraphScene::none, Pick::Only);
        break;
    case Qt::Key_Slash:
        Q_EMIT searchRequested();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

bool GraphView::moveByKey(int key)
{
    switch (key) {
    case Qt::Key_W:
    case Qt::Key_Plus:
        zoom(zoomStep, zoomCentre());
        return true;
    case Qt::Key_S:
    case Qt::Key_Minus:
        zoom(1 / zoomStep, zoomCentre());
        return true;
    case Qt::Key_A:
        pan({panPart * width(), 0});
        return true;
    case Qt::Key_D:
        pan({-panPart * width(), 0});
        return true;
    case Qt::Key_PageUp:
        pan({0, panPart * 4 * height()});
        return true;
    case Qt::Key_PageDown:
        pan({0, -panPart * 4 * height()});
        return true;
    case Qt::Key_Home:
        showAll();
        return true;
    case Qt::Key_F:
        if (m_look.selected != GraphScene::none)
            showBox(m_look.selected);
        return true;
    default:
        return false;
    }
}

void GraphView::walk(int key, bool takeAlong)
{
    const GraphScene &scene = *m_look.scene;
    const int next = m_look.selected == GraphScene::none ? nearestBox(scene, shownArea().center())
                                                         : neighbourBox(scene, m_look.selected, walkOf(scene, key));
    if (next == GraphScene::none)
        return;
    Q_EMIT boxPicked(next, takeAlong ? Pick::Add : Pick::Keep);
    ensureVisible(next);
}

void GraphView::toggleSelected()
{
    if (m_look.selected != GraphScene::none && m_look.scene->isGroup(m_look.selected))
        Q_EMIT toggleRequested(m_look.scene->box(m_look.selected).group);
}

void GraphView::closeAround()
{
    if (m_look.selected == GraphScene::none)
        return;
    const GraphScene::Box &box = m_look.scene->box(m_look.selected);
    const auto &groups = m_look.scene->request.graph->groups.groups;
    const int around = box.op == GraphScene::none ? groups[static_cast<std::size_t>(box.group)].parent : box.group;
    if (around != GraphScene::none)
        Q_EMIT toggleRequested(around);
}

QString GraphView::toolTipAt(QPointF pixel) const
{
    const int index = m_look.scene ? m_look.scene->boxAt(toScene(pixel)) : GraphScene::none;
    if (index == GraphScene::none)
        return {};
    const GraphScene::Box &box = m_look.scene->box(index);
    const Colouring::Class &inClass =
        m_look.colouring.classes[static_cast<std::size_t>(m_look.colours.ofBox[static_cast<std::size_t>(index)])];
    if (box.op == GraphScene::none)
        return tr("%1, operators: %2\nDouble click opens it")
            .arg(box.title)
            .arg(m_look.scene->operatorsOf[static_cast<std::size_t>(index)].size());
    return QStringLiteral("%1\n%2\n%3").arg(m_look.scene->request.graph->op(box.op).name, box.type, inClass.name);
}

bool GraphView::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace tributary::gui
