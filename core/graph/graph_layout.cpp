// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_layout.h"

#include "graph/flat_layout.h"

#include <QHash>

#include <algorithm>
#include <map>

namespace tributary
{

namespace
{

using Place = FlatLayout::Place;

/// A group, or the whole, as a flat graph: its nodes, its inner groups as boxes, and a port on the border for each of
/// them that has edges with the outside.
struct Level {
    FlatGraph graph;
    std::vector<int> nodes; ///< indices of LayoutInput::nodes
    std::map<int, int> entries; ///< box -> its port in the first layer
    std::map<int, int> exits; ///< box -> its port in the last layer
    QHash<quint64, int> edgeOf; ///< (box, box) -> index in graph.edges
    std::optional<FlatLayout> layout;

    int addBox(const FlatGraph::Box &box, LayerPin pin = LayerPin::Free)
    {
        graph.boxes.push_back(box);
        graph.pins.push_back(pin);
        return int(graph.boxes.size()) - 1;
    }
    int addEdge(int from, int to)
    {
        const quint64 key = (quint64(quint32(from)) << 32) | quint32(to);
        const auto found = edgeOf.constFind(key);
        if (found != edgeOf.constEnd())
            return *found;
        graph.edges.emplace_back(from, to);
        edgeOf.insert(key, int(graph.edges.size()) - 1);
        return int(graph.edges.size()) - 1;
    }
    int portOf(std::map<int, int> &ports, int box, LayerPin pin)
    {
        const auto found = ports.find(box);
        if (found != ports.end())
            return found->second;
        return ports[box] = addBox({}, pin);
    }
};

/// A part of an edge inside one level.
struct Leg {
    std::size_t level = 0;
    int edge = 0; ///< in that level's graph
};

/// Lays out the inner groups first; their sizes are those of the boxes outside.
class Layouter
{
public:
    Layouter(const LayoutInput &input, const LayoutOptions &options)
        : m_input(input)
        , m_options(options)
        , m_levels(input.groups.size() + 1)
        , m_boxOfNode(input.nodes.size())
        , m_boxOfGroup(input.groups.size())
        , m_offsets(m_levels.size())
    {
    }

    std::optional<GraphLayout> run(const CancelToken &cancel);

private:
    [[nodiscard]] bool isAcross() const { return m_options.direction == LayoutOptions::Direction::LeftRight; }
    [[nodiscard]] std::size_t levelOf(int group) const { return std::size_t(group + 1); } // 0 is the whole
    [[nodiscard]] std::size_t outer(std::size_t level) const { return levelOf(m_input.groups[level - 1].parent); }
    void addBoxes();
    void addLegs();
    std::vector<Leg> legsOf(const LayoutInput::Edge &edge);
    [[nodiscard]] std::size_t commonLevel(std::size_t a, std::size_t b) const;
    bool layOutLevels(const CancelToken &cancel);
    void placeLevels();
    [[nodiscard]] FlatGraph::Box boxFor(const QSizeF &size) const;
    [[nodiscard]] Place margin() const;
    [[nodiscard]] QPointF point(const Place &place) const;
    [[nodiscard]] QRectF rect(const Place &middle, const FlatGraph::Box &box) const;
    [[nodiscard]] std::vector<QPointF> lineOf(const std::vector<Leg> &legs) const;
    [[nodiscard]] GraphLayout collect() const;

    const LayoutInput &m_input;
    const LayoutOptions &m_options;
    std::vector<Level> m_levels;
    std::vector<int> m_boxOfNode; ///< in the level of its group
    std::vector<int> m_boxOfGroup; ///< in the level of its parent
    std::vector<Place> m_offsets; ///< by level: where its (0, 0) is in the whole
    std::vector<std::vector<Leg>> m_legs; ///< by edge of the input
};

FlatGraph::Box Layouter::boxFor(const QSizeF &size) const
{
    return isAcross() ? FlatGraph::Box {size.width(), size.height()} : FlatGraph::Box {size.height(), size.width()};
}

/// What lies between a frame's upper left corner and what is in it.
Place Layouter::margin() const
{
    const double top = m_options.groupMargin + m_options.groupTitle;
    return isAcross() ? Place {m_options.groupMargin, top} : Place {top, m_options.groupMargin};
}

QPointF Layouter::point(const Place &place) const
{
    return isAcross() ? QPointF(place.along, place.across) : QPointF(place.across, place.along);
}

QRectF Layouter::rect(const Place &middle, const FlatGraph::Box &box) const
{
    const QPointF centre = point(middle);
    const QPointF size = point({box.along, box.across});
    return {centre.x() - size.x() / 2, centre.y() - size.y() / 2, size.x(), size.y()};
}

void Layouter::addBoxes()
{
    for (std::size_t i = 0; i < m_input.nodes.size(); ++i) {
        Level &level = m_levels[levelOf(m_input.nodes[i].group)];
        m_boxOfNode[i] = level.addBox(boxFor(m_input.nodes[i].size));
        level.nodes.push_back(int(i));
    }
    for (std::size_t i = 0; i < m_input.groups.size(); ++i)
        m_boxOfGroup[i] = m_levels[outer(i + 1)].addBox({});
}

/// The innermost level that holds both.
std::size_t Layouter::commonLevel(std::size_t a, std::size_t b) const
{
    while (a != b) // an outer group has the smaller index
        (a > b ? a : b) = outer(std::max(a, b));
    return a;
}

/// From the producer out to the level that both ends share, across it, and in to the consumer.
std::vector<Leg> Layouter::legsOf(const LayoutInput::Edge &edge)
{
    std::size_t fromLevel = levelOf(m_input.nodes[std::size_t(edge.from)].group);
    std::size_t toLevel = levelOf(m_input.nodes[std::size_t(edge.to)].group);
    const std::size_t common = commonLevel(fromLevel, toLevel);
    int from = m_boxOfNode[std::size_t(edge.from)];
    int to = m_boxOfNode[std::size_t(edge.to)];
    std::vector<Leg> legs;
    for (; fromLevel != common; fromLevel = outer(fromLevel)) {
        Level &level = m_levels[fromLevel];
        legs.push_back({fromLevel, level.addEdge(from, level.portOf(level.exits, from, LayerPin::Last))});
        from = m_boxOfGroup[fromLevel - 1];
    }
    std::vector<Leg> inwards;
    for (; toLevel != common; toLevel = outer(toLevel)) {
        Level &level = m_levels[toLevel];
        inwards.push_back({toLevel, level.addEdge(level.portOf(level.entries, to, LayerPin::First), to)});
        to = m_boxOfGroup[toLevel - 1];
    }
    if (from != to)
        legs.push_back({common, m_levels[common].addEdge(from, to)});
    legs.insert(legs.end(), inwards.rbegin(), inwards.rend());
    return legs;
}

void Layouter::addLegs()
{
    m_legs.reserve(m_input.edges.size());
    for (const LayoutInput::Edge &edge : m_input.edges)
        m_legs.push_back(edge.from == edge.to ? std::vector<Leg>() : legsOf(edge));
}

bool Layouter::layOutLevels(const CancelToken &cancel)
{
    for (std::size_t level = m_levels.size(); level-- > 0;) {
        m_levels[level].layout = layOutFlat(m_levels[level].graph, m_options, cancel);
        const std::optional<FlatLayout> &layout = m_levels[level].layout;
        if (!layout)
            return false;
        if (level == 0)
            continue;
        const Place before = margin();
        m_levels[outer(level)].graph.boxes[std::size_t(m_boxOfGroup[level - 1])] = {
            layout->along + before.along + m_options.groupMargin,
            layout->across + before.across + m_options.groupMargin};
    }
    return true;
}

/// From the outside in: a level begins inside the box that it is in the outer one.
void Layouter::placeLevels()
{
    for (std::size_t level = 1; level < m_levels.size(); ++level) {
        const Level &around = m_levels[outer(level)];
        const auto box = std::size_t(m_boxOfGroup[level - 1]);
        const Place &middle = around.layout->boxes[box];
        const FlatGraph::Box &size = around.graph.boxes[box];
        const Place &offset = m_offsets[outer(level)];
        m_offsets[level] = {offset.along + middle.along - size.along / 2 + margin().along,
            offset.across + middle.across - size.across / 2 + margin().across};
    }
}

/// The legs one after another. Between two levels the line goes straight from the port on the frame to the first bend
/// outside, for which the outer line gives up the point where it met the frame's middle.
std::vector<QPointF> Layouter::lineOf(const std::vector<Leg> &legs) const
{
    std::vector<QPointF> line;
    for (std::size_t i = 0; i < legs.size(); ++i) {
        const Leg &leg = legs[i];
        const std::vector<Place> &part = m_levels[leg.level].layout->edges[std::size_t(leg.edge)];
        const Place &offset = m_offsets[leg.level];
        const bool isFromInside = i > 0 && legs[i - 1].level > leg.level;
        const bool isToInside = i + 1 < legs.size() && legs[i + 1].level > leg.level;
        for (std::size_t k = isFromInside ? 1 : 0; k + (isToInside ? 1 : 0) < part.size(); ++k)
            line.push_back(point({part[k].along + offset.along, part[k].across + offset.across}));
    }
    return line;
}

GraphLayout Layouter::collect() const
{
    GraphLayout layout;
    const FlatLayout &whole = *m_levels.front().layout;
    const QPointF corner = point({whole.along, whole.across});
    layout.size = {corner.x(), corner.y()};
    const auto boxRect = [this](std::size_t level, int box) {
        const Place &middle = m_levels[level].layout->boxes[std::size_t(box)];
        const Place &offset = m_offsets[level];
        return rect({middle.along + offset.along, middle.across + offset.across},
            m_levels[level].graph.boxes[std::size_t(box)]);
    };
    for (std::size_t i = 0; i < m_input.nodes.size(); ++i)
        layout.nodes.push_back(boxRect(levelOf(m_input.nodes[i].group), m_boxOfNode[i]));
    for (std::size_t i = 0; i < m_input.groups.size(); ++i)
        layout.groups.push_back(boxRect(outer(i + 1), m_boxOfGroup[i]));
    for (const std::vector<Leg> &legs : m_legs)
        layout.edges.push_back(lineOf(legs));
    return layout;
}

std::optional<GraphLayout> Layouter::run(const CancelToken &cancel)
{
    addBoxes();
    addLegs();
    if (!layOutLevels(cancel))
        return std::nullopt;
    placeLevels();
    return collect();
}

} // namespace

Result<GraphLayout> layOutGraph(const LayoutInput &input, const LayoutOptions &options, const CancelToken &cancel)
{
    auto layout = Layouter(input, options).run(cancel);
    if (!layout)
        return fail(QT_TRANSLATE_NOOP("core", "The drawing of the graph was cancelled"));
    return std::move(*layout);
}

} // namespace tributary
