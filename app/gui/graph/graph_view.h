// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_painter.h"

#include <QWidget>

namespace tributary::gui
{

class Minimap;

/// The graph of one candidate: pan, zoom, selection. What it shows comes from outside; what the user wants goes out as
/// signals, so that two views can be kept alike.
///
/// Keys: W and S zoom, A and D move, Home shows all, F goes to the selection, arrows follow edges or go to the box
/// beside, with Shift they take the box along, Space keeps the box while others are looked for, Return opens or closes
/// a group, Backspace closes the group around, Escape selects nothing. Ctrl and a click add a box, Shift and a drag
/// take all boxes of a rectangle.
class GraphView : public QWidget
{
    Q_OBJECT

public:
    struct Viewport {
        QPointF origin; ///< scene place of the upper left corner
        double scale = 1; ///< pixels for each unit of the scene

        friend bool operator==(const Viewport &, const Viewport &) = default;
    };

    /// What a pick does to the boxes that are selected already.
    enum class Pick {
        Only, ///< they are let go
        Keep, ///< those that are kept stay so
        Add, ///< the one before is kept
        Toggle, ///< the box is added, or let go if it was there
        Pin, ///< the selected box is kept when another one is picked, or no longer
    };

    static constexpr double smallestScale = 0.005;
    static constexpr double largestScale = 4;

    explicit GraphView(QWidget *parent = nullptr);

    /// The first scene is shown as a whole; the viewport stays with later ones.
    void setLook(const GraphLook &look);
    [[nodiscard]] const GraphLook &look() const { return m_look; }
    void select(int box, const std::vector<int> &alsoSelected = {});
    /// Stands in the corner, e.g. the candidate.
    void setHeading(const QString &heading);
    [[nodiscard]] const QString &heading() const { return m_heading; }

    [[nodiscard]] const Viewport &viewport() const { return m_viewport; }
    void setViewport(const Viewport &viewport);
    void showAll();
    /// `at`: the pixel that stays where it is.
    void zoom(double factor, QPointF at);
    /// Moves no more than is needed.
    void ensureVisible(int box);
    void showBox(int box); ///< in the middle, readable
    /// It hides while all of the graph is seen anyway.
    void setMinimapShown(bool shown);

    [[nodiscard]] QPointF toScene(QPointF pixel) const;
    [[nodiscard]] QPointF toPixel(QPointF place) const;
    [[nodiscard]] QRectF shownArea() const;
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 200}; }

Q_SIGNALS:
    void viewportChanged(const tributary::gui::GraphView::Viewport &viewport);
    void boxPicked(int box, tributary::gui::GraphView::Pick pick);
    void boxesPicked(const std::vector<int> &boxes);
    /// `at`: on the screen.
    void menuRequested(QPoint at);
    void toggleRequested(int group);
    void searchRequested();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    bool moveByKey(int key);
    void walk(int key, bool takeAlong);
    void pickInBand();
    [[nodiscard]] bool isSelected(int box) const;
    void toggleSelected();
    void closeAround();
    void pan(QPointF pixels);
    void updateMinimap();
    [[nodiscard]] QString toolTipAt(QPointF pixel) const;
    [[nodiscard]] QPointF zoomCentre() const;

    GraphLook m_look;
    GraphPainter m_painter;
    Viewport m_viewport;
    QString m_heading;
    Minimap *m_minimap;
    bool m_minimapWanted = true;
    bool m_fits = true; ///< all is shown, and is to be shown after a resize, too
    bool m_dragging = false;
    bool m_banding = false; ///< a rectangle is drawn from m_pressed to m_last
    QPointF m_pressed;
    QPointF m_last;
};

} // namespace tributary::gui
