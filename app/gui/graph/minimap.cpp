// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/minimap.h"

#include "compare/item_look.h"
#include "graph/graph_view.h"
#include "look/look.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

namespace tributary::gui
{

namespace
{

constexpr QSize mapSize {170, 110};
constexpr double margin = 5;

} // namespace

Minimap::Minimap(GraphView *view)
    : QWidget(view)
    , m_view(view)
{
    setFixedSize(mapSize);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(tr("Overview of the graph"));
}

void Minimap::refresh()
{
    m_graph = {};
    update();
}

double Minimap::scale() const
{
    const QRectF &all = m_view->look().scene->bounds;
    return std::min(
        (width() - 2 * margin) / std::max(1.0, all.width()), (height() - 2 * margin) / std::max(1.0, all.height()));
}

QPointF Minimap::offset() const
{
    const QRectF &all = m_view->look().scene->bounds;
    return QRectF(rect()).center() - all.center() * scale();
}

void Minimap::drawGraph()
{
    m_graph = QPixmap(size() * devicePixelRatioF());
    m_graph.setDevicePixelRatio(devicePixelRatioF());
    QColor ground = baseColour();
    ground.setAlpha(235);
    m_graph.fill(Qt::transparent);
    QPainter painter(&m_graph);
    painter.fillRect(rect(), ground);
    painter.translate(offset());
    painter.scale(scale(), scale());
    GraphLook look = m_view->look();
    look.selected = GraphScene::none;
    look.found.clear();
    look.differs.clear();
    look.onPath.clear(); // its band would hide the colours
    look.pathEdges.clear();
    GraphPainter().paint(painter, look, look.scene->bounds, std::min(scale(), GraphPainter::shapesFrom / 2));
}

void Minimap::paintEvent(QPaintEvent *)
{
    if (!m_view->look().scene)
        return;
    if (m_graph.isNull())
        drawGraph();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_graph);
    const QRectF shown = m_view->shownArea();
    const QRectF frame(shown.topLeft() * scale() + offset(), shown.size() * scale());
    painter.setPen(QPen(palette().color(QPalette::Link), 1.5));
    painter.setBrush(roleColour(Role::Band));
    painter.drawRect(frame.intersected(QRectF(rect()).adjusted(1, 1, -1, -1)));
    painter.setPen(roleColour(Role::Grid));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Minimap::goTo(QPointF pixel)
{
    if (!m_view->look().scene)
        return;
    const GraphView::Viewport now = m_view->viewport();
    const QPointF half(m_view->width() / 2.0, m_view->height() / 2.0);
    m_view->setViewport({(pixel - offset()) / scale() - half / now.scale, now.scale});
}

void Minimap::mousePressEvent(QMouseEvent *event)
{
    goTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton)
        goTo(event->position());
}

void Minimap::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Overview of the graph"));
}

} // namespace tributary::gui
