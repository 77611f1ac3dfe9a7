// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_walk.h"

#include <cmath>
#include <limits>

namespace tributary::gui
{

namespace
{

bool isLeftRight(const GraphScene &scene)
{
    return scene.request.direction == LayoutOptions::Direction::LeftRight;
}

/// From the middle of a box to that of another: along the layout's direction and across it.
QPointF wayBetween(const GraphScene &scene, int from, int to)
{
    const QPointF way = scene.box(to).rect.center() - scene.box(from).rect.center();
    return isLeftRight(scene) ? way : QPointF(way.y(), way.x());
}

template <typename Indices, typename Weigh>
int best(const Indices &indices, Weigh weigh)
{
    int found = GraphScene::none;
    double least = std::numeric_limits<double>::infinity();
    for (const int index : indices) {
        if (const double weight = weigh(index); weight < least) {
            least = weight;
            found = index;
        }
    }
    return found;
}

std::vector<int> allBoxes(const GraphScene &scene)
{
    std::vector<int> all(scene.boxes.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = static_cast<int>(i);
    return all;
}

} // namespace

Walk walkOf(const GraphScene &scene, int key)
{
    const bool leftRight = isLeftRight(scene);
    switch (key) {
    case Qt::Key_Right:
        return leftRight ? Walk::Forward : Walk::After;
    case Qt::Key_Left:
        return leftRight ? Walk::Back : Walk::Before;
    case Qt::Key_Down:
        return leftRight ? Walk::After : Walk::Forward;
    default:
        return leftRight ? Walk::Before : Walk::Back;
    }
}

int neighbourBox(const GraphScene &scene, int box, Walk walk)
{
    const auto index = static_cast<std::size_t>(box);
    const auto length = [](QPointF way) { return std::hypot(way.x(), way.y()); };
    if (walk == Walk::Forward || walk == Walk::Back) {
        const bool forward = walk == Walk::Forward;
        const auto end = [&](int edge) { return forward ? scene.edge(edge).to : scene.edge(edge).from; };
        const int edge = best(forward ? scene.out[index] : scene.in[index],
            [&](int each) { return length(wayBetween(scene, box, end(each))); });
        return edge == GraphScene::none ? edge : end(edge);
    }
    const double sign = walk == Walk::After ? 1 : -1;
    // What lies in the same layer comes first.
    return best(allBoxes(scene), [&](int other) {
        const QPointF way = wayBetween(scene, box, other);
        const double across = sign * way.y();
        return across < 1 ? std::numeric_limits<double>::infinity() : across + 4 * std::abs(way.x());
    });
}

int nearestBox(const GraphScene &scene, QPointF place)
{
    return best(allBoxes(scene), [&](int box) {
        const QPointF way = scene.box(box).rect.center() - place;
        return std::hypot(way.x(), way.y());
    });
}

} // namespace tributary::gui
