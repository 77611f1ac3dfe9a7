// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_scene.h"

#include <QHash>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr QSizeF boxSize {168, 40};
constexpr std::size_t mostOpenedAtOnce = 400; // operators
constexpr int mostBoxesAtFirst = 150;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// A write to shared state or an order of communication must not be overlooked; a control edge beside data says no
/// more.
int weightOf(DependencyType type)
{
    switch (type) {
    case DependencyType::State:
        return 3;
    case DependencyType::CollectiveOrder:
        return 2;
    case DependencyType::Data:
        return 1;
    case DependencyType::Event:
        break;
    }
    return 0;
}

/// Fills the boxes, frames and edges of a scene, still without places.
class SceneBuilder
{
public:
    explicit SceneBuilder(GraphScene &scene)
        : m_scene(scene)
        , m_graph(*scene.request.graph)
        , m_groups(m_graph.groups.groups)
    {
    }

    void build()
    {
        findShownGroups();
        addBoxes();
        addEdges();
    }

    /// The layout's groups are the frames, in the same order.
    [[nodiscard]] LayoutInput layoutInput() const
    {
        LayoutInput input;
        for (const GraphScene::Frame &frame : m_scene.frames) {
            const int parent = m_groups[at(frame.group)].parent;
            input.groups.push_back({parent < 0 ? LayoutInput::noGroup : m_frameOf[at(parent)]});
        }
        for (const GraphScene::Box &box : m_scene.boxes) {
            const int around = box.op == GraphScene::none ? m_groups[at(box.group)].parent : box.group;
            input.nodes.push_back({boxSize, around < 0 ? LayoutInput::noGroup : m_frameOf[at(around)]});
        }
        for (const GraphScene::Edge &edge : m_scene.edges)
            input.edges.push_back({edge.from, edge.to});
        return input;
    }

private:
    // For every group: the outermost closed one around it or itself.
    void findShownGroups()
    {
        m_closed.assign(m_groups.size(), GraphScene::none);
        m_frameOf.assign(m_groups.size(), GraphScene::none);
        m_boxOfGroup.assign(m_groups.size(), GraphScene::none);
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            const int parent = m_groups[i].parent;
            if (parent >= 0 && m_closed[at(parent)] != GraphScene::none) {
                m_closed[i] = m_closed[at(parent)];
            } else if (m_scene.request.open[i]) {
                m_frameOf[i] = static_cast<int>(m_scene.frames.size());
                m_scene.frames.push_back({{}, static_cast<int>(i)});
            } else {
                m_closed[i] = static_cast<int>(i);
            }
        }
    }

    void addBoxes()
    {
        const auto &operators = m_graph.graph().operators;
        m_scene.boxOf.assign(operators.size(), GraphScene::none);
        for (std::size_t i = 0; i < operators.size(); ++i) {
            const int group = m_graph.groups.ofOperator[i];
            const int closed = group < 0 ? GraphScene::none : m_closed[at(group)];
            if (m_scene.request.hideConstants && isConstant(operators[i]))
                continue;
            const int box = closed == GraphScene::none ? addOperator(static_cast<int>(i), group) : groupBox(closed);
            m_scene.boxOf[i] = box;
            m_scene.operatorsOf[at(box)].push_back(static_cast<int>(i));
        }
    }

    int addBox(GraphScene::Box box)
    {
        m_scene.boxes.push_back(std::move(box));
        m_scene.operatorsOf.emplace_back();
        return static_cast<int>(m_scene.boxes.size()) - 1;
    }

    int addOperator(int index, int group)
    {
        const Operator &op = m_graph.op(index);
        return addBox({{}, index, group, op.name.mid(op.name.lastIndexOf(QLatin1Char('/')) + 1), op.type});
    }

    int groupBox(int group)
    {
        int &box = m_boxOfGroup[at(group)];
        if (box == GraphScene::none)
            box = addBox({{}, GraphScene::none, group, m_groups[at(group)].name, {}});
        return box;
    }

    void addEdges()
    {
        QHash<std::pair<int, int>, int> known;
        m_scene.out.resize(m_scene.boxes.size());
        m_scene.in.resize(m_scene.boxes.size());
        for (const OperatorDependency &dependency : m_graph.dependencies) {
            const int from = m_scene.boxOf[at(dependency.from)];
            const int to = m_scene.boxOf[at(dependency.to)];
            if (from == GraphScene::none || to == GraphScene::none || from == to)
                continue;
            auto found = known.find({from, to});
            if (found == known.end()) {
                const int index = static_cast<int>(m_scene.edges.size());
                found = known.insert({from, to}, index);
                m_scene.edges.push_back({from, to, dependency.type, 0, {}});
                m_scene.out[at(from)].push_back(index);
                m_scene.in[at(to)].push_back(index);
            }
            GraphScene::Edge &shown = m_scene.edges[at(*found)];
            if (weightOf(dependency.type) > weightOf(shown.type))
                shown.type = dependency.type;
            ++shown.count;
        }
    }

    GraphScene &m_scene;
    const LoadedGraph &m_graph;
    const std::vector<ViewGroup> &m_groups;
    std::vector<int> m_closed;
    std::vector<int> m_frameOf;
    std::vector<int> m_boxOfGroup;
};

void place(GraphScene &scene, const GraphLayout &layout)
{
    for (std::size_t i = 0; i < scene.boxes.size(); ++i)
        scene.boxes[i].rect = layout.nodes[i];
    for (std::size_t i = 0; i < scene.frames.size(); ++i)
        scene.frames[i].rect = layout.groups[i];
    std::vector<QRectF> lines;
    lines.reserve(scene.edges.size());
    for (std::size_t i = 0; i < scene.edges.size(); ++i) {
        scene.edges[i].points = QPolygonF(QList<QPointF>(layout.edges[i].begin(), layout.edges[i].end()));
        lines.push_back(scene.edges[i].points.boundingRect());
    }
    scene.boxIndex = GridIndex(layout.nodes);
    scene.edgeIndex = GridIndex(lines);
    scene.bounds = QRectF(QPointF(), layout.size);
}

} // namespace

int GraphScene::edgeBetween(int from, int to) const
{
    for (const int index : out[at(from)]) {
        if (edge(index).to == to)
            return index;
    }
    return none;
}

int GraphScene::boxAt(QPointF place) const
{
    std::vector<int> near;
    boxIndex.find(QRectF(place, QSizeF(0, 0)), near);
    const auto found =
        std::find_if(near.begin(), near.end(), [&](int index) { return box(index).rect.contains(place); });
    return found == near.end() ? none : *found;
}

int GraphScene::frameTitleAt(QPointF place) const
{
    const double height = LayoutOptions().groupTitle + 4;
    for (auto frame = frames.rbegin(); frame != frames.rend(); ++frame) {
        const QRectF title(frame->rect.topLeft(), QSizeF(frame->rect.width(), height));
        if (title.contains(place))
            return frame->group;
    }
    return none;
}

std::optional<QPointF> GraphScene::placeOfGroup(int group) const
{
    for (const Frame &frame : frames) {
        if (frame.group == group)
            return frame.rect.topLeft();
    }
    for (const Box &each : boxes) {
        if (each.op == none && each.group == group)
            return each.rect.topLeft();
    }
    return std::nullopt;
}

Result<ScenePtr> makeScene(const SceneRequest &request, const CancelToken &cancel)
{
    auto scene = std::make_shared<GraphScene>();
    scene->request = request;
    SceneBuilder builder(*scene);
    builder.build();
    LayoutOptions options;
    options.direction = request.direction;
    const auto layout = layOutGraph(builder.layoutInput(), options, cancel);
    if (!layout)
        return tl::unexpected(layout.error());
    place(*scene, *layout);
    return ScenePtr(std::move(scene));
}

std::vector<bool> firstOpenGroups(const LoadedGraph &graph)
{
    const std::vector<ViewGroup> &groups = graph.groups.groups;
    if (graph.graph().operators.size() <= mostOpenedAtOnce)
        return std::vector<bool>(groups.size(), true);
    std::vector<int> byDepth(groups.size());
    std::vector<int> depth(groups.size(), 0);
    int shown = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        byDepth[i] = static_cast<int>(i);
        depth[i] = groups[i].parent < 0 ? 0 : depth[at(groups[i].parent)] + 1;
        shown += groups[i].parent < 0 ? 1 : 0;
    }
    for (std::size_t i = 0; i < graph.groups.ofOperator.size(); ++i)
        shown += graph.groups.ofOperator[i] < 0 && !isConstant(graph.graph().operators[i]) ? 1 : 0;
    std::stable_sort(byDepth.begin(), byDepth.end(), [&depth](int a, int b) { return depth[at(a)] < depth[at(b)]; });
    const std::vector<int> children = graph.groups.childCounts();
    std::vector<bool> open(groups.size(), false);
    for (const int group : byDepth) {
        const int parent = groups[at(group)].parent;
        if ((parent >= 0 && !open[at(parent)]) || shown - 1 + children[at(group)] > mostBoxesAtFirst)
            continue;
        open[at(group)] = true;
        shown += children[at(group)] - 1;
    }
    return open;
}

std::vector<bool> keepOpen(const LoadedGraph &graph, const SceneRequest &before)
{
    QHash<QString, bool> known;
    for (std::size_t i = 0; i < before.open.size(); ++i)
        known.insert(before.graph->groups.groups[i].key, before.open[i]);
    std::vector<bool> open;
    for (const ViewGroup &group : graph.groups.groups)
        open.push_back(known.value(group.key, true));
    return open;
}

} // namespace tributary::gui
