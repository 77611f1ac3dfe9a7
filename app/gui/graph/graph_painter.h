// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_look.h"

#include <QLineF>
#include <QList>

#include <array>

class QPainter;

namespace tributary::gui
{

/// Draws a graph: fewer details the smaller it is. Keeps its lists between frames, so that panning allocates nothing.
class GraphPainter
{
public:
    static constexpr double textFrom = 0.4; ///< scale from which names are readable
    static constexpr double shapesFrom = 0.2; ///< below it boxes are plain rectangles and short edges are left out

    /// `painter` draws in scene coordinates already, at `scale` device pixels for each; only `area` is seen.
    void paint(QPainter &painter, const GraphLook &look, const QRectF &area, double scale);

private:
    void paintFrames(QPainter &painter, const QRectF &area);
    void paintEdges(QPainter &painter, const QRectF &area);
    void paintArrows(QPainter &painter);
    void paintPath(QPainter &painter, const QRectF &area);
    void paintPathBoxes(QPainter &painter);
    void paintMark(QPainter &painter, const GroupMark &mark, QPointF corner);
    void paintEvents(QPainter &painter, const QRectF &area);
    void paintBoxes(QPainter &painter, const QRectF &area);
    void paintStacks(QPainter &painter);
    void paintPlainBoxes(QPainter &painter);
    void paintShapes(QPainter &painter);
    void paintShares(QPainter &painter, int box);
    void paintText(QPainter &painter, int box);
    void paintMarks(QPainter &painter);
    void paintSelection(QPainter &painter);
    [[nodiscard]] QColor colourOf(int box) const;
    [[nodiscard]] QString textBelow(int box) const;

    const GraphLook *m_look = nullptr;
    const GraphScene *m_scene = nullptr;
    double m_scale = 1;
    std::vector<int> m_edges;
    std::vector<int> m_boxes;
    QList<QLineF> m_lines;
    std::array<QList<QLineF>, 4> m_typedLines; ///< by type of dependency
    std::vector<QList<QRectF>> m_rects; ///< by class
};

} // namespace tributary::gui
