// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>

namespace tributary::gui
{

class GraphView;

/// The whole graph, small, with a frame around what its view shows. A click or a drag goes there.
class Minimap : public QWidget
{
    Q_OBJECT

public:
    explicit Minimap(GraphView *view);

    /// The view shows something else.
    void refresh();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] double scale() const;
    [[nodiscard]] QPointF offset() const; ///< pixel of the scene's origin
    void drawGraph();
    void goTo(QPointF pixel);

    GraphView *m_view;
    QPixmap m_graph; ///< null: to be drawn
};

} // namespace tributary::gui
