// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/view_groups.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace tributary::gui
{

namespace
{

constexpr int none = -1;
constexpr int several = -2;

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

/// "layers.0" and 3 make "layers.3".
QString layerName(const Module &module, int layer)
{
    QString name = module.id.mid(module.id.lastIndexOf(QLatin1Char('/')) + 1);
    qsizetype digits = name.size();
    while (digits > 0 && name[digits - 1].isDigit())
        --digits;
    const int first = name.mid(digits).toInt();
    return digits < name.size() ? name.left(digits) + QString::number(first + layer)
                                : QStringLiteral("%1 #%2").arg(name).arg(layer + 1);
}

class GroupBuilder
{
public:
    GroupBuilder(const OpGraph &graph, const Grouping &modules)
        : m_graph(graph)
        , m_modules(modules.graph.modules)
        , m_layers(modules.layers)
        , m_owner(moduleOfOperator(modules.graph, graph))
    {
    }

    ViewGroups run()
    {
        std::vector<int> innermost;
        int placed = 0;
        for (std::size_t op = 0; op < m_owner.size(); ++op) {
            innermost.push_back(placeOf(m_owner[op], m_layers[op]).group);
            placed += m_owner[op] == Module::noParent ? 0 : 1;
            for (int group = innermost.back(); group >= 0; group = m_groups[at(group)].parent)
                ++m_groups[at(group)].operators;
        }
        keepUseful(placed, innermost);
        placeHidden();
        return std::move(m_result);
    }

private:
    struct Place {
        int group = none;
        std::size_t folds = 0; ///< layer numbers of the operator that were used on the way
    };

    Place placeOf(int module, const std::vector<int> &layers)
    {
        if (module == Module::noParent)
            return {};
        if (const auto known = m_places.find({module, layers}); known != m_places.end())
            return known->second;
        const Module &m = m_modules[at(module)];
        Place place = placeOf(m.parent, layers);
        place.group = find(place.group, module, ViewGroup::noLayer);
        if (m.repeat > 1 && place.folds < layers.size()) {
            m_groups[at(place.group)].layers = m.repeat;
            place.group = find(place.group, module, layers[place.folds++]);
        }
        m_places.emplace(std::pair(module, layers), place);
        return place;
    }

    int find(int parent, int module, int layer)
    {
        const auto [known, isNew] =
            m_index.emplace(std::tuple(parent, module, layer), static_cast<int>(m_groups.size()));
        if (!isNew)
            return known->second;
        const Module &m = m_modules[at(module)];
        ViewGroup group;
        group.name = layer == ViewGroup::noLayer ? m.name : layerName(m, layer);
        group.parent = parent;
        group.module = module;
        group.layer = layer;
        const QString around = parent < 0 ? QString() : m_groups[at(parent)].key;
        group.key = QStringLiteral("%1\n%2#%3").arg(around, m.id).arg(layer);
        m_groups.push_back(std::move(group));
        return known->second;
    }

    void keepUseful(int placed, const std::vector<int> &innermost)
    {
        std::vector<int> largestChild(m_groups.size(), 0);
        for (const ViewGroup &group : m_groups) {
            if (group.parent >= 0)
                largestChild[at(group.parent)] = std::max(largestChild[at(group.parent)], group.operators);
        }
        std::vector<int> moved(m_groups.size(), none); // of a group: its place in the result, else that around it
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            ViewGroup &group = m_groups[i];
            const int around = group.parent < 0 ? none : moved[at(group.parent)];
            moved[i] = around;
            const bool isFold = group.layers > 1;
            if (group.operators < 2 || (!isFold && group.operators == placed) || largestChild[i] == group.operators)
                continue;
            group.parent = around;
            moved[i] = static_cast<int>(m_result.groups.size());
            m_result.groups.push_back(group);
        }
        for (const int group : innermost)
            m_result.ofOperator.push_back(group < 0 ? none : moved[at(group)]);
    }

    [[nodiscard]] int commonGroup(int a, int b) const
    {
        const auto parent = [this](int group) { return m_result.groups[at(group)].parent; };
        std::vector<int> path;
        for (; a >= 0; a = parent(a))
            path.push_back(a);
        while (b >= 0 && std::find(path.begin(), path.end(), b) == path.end())
            b = parent(b);
        return b;
    }

    void placeHidden()
    {
        std::vector<int> users(m_owner.size(), several); // the group that all users stand in; several = no user yet
        for (const Edge &edge : m_graph.edges) {
            if (m_owner[at(edge.from)] != Module::noParent || m_owner[at(edge.to)] == Module::noParent)
                continue;
            int &group = users[at(edge.from)];
            const int user = m_result.ofOperator[at(edge.to)];
            group = group == several ? user : commonGroup(group, user);
        }
        for (std::size_t op = 0; op < users.size(); ++op) {
            if (users[op] < 0)
                continue;
            m_result.ofOperator[op] = users[op];
        }
    }

    const OpGraph &m_graph;
    const std::vector<Module> &m_modules;
    const LayerNumbers &m_layers;
    std::vector<int> m_owner; ///< by operator: its module
    std::map<std::pair<int, std::vector<int>>, Place> m_places;
    std::map<std::tuple<int, int, int>, int> m_index;
    std::vector<ViewGroup> m_groups;
    ViewGroups m_result;
};

} // namespace

std::vector<int> ViewGroups::childCounts() const
{
    std::vector<int> counts(groups.size(), 0);
    for (const ViewGroup &group : groups) {
        if (group.parent >= 0)
            ++counts[at(group.parent)];
    }
    for (const int group : ofOperator) {
        if (group >= 0)
            ++counts[at(group)];
    }
    return counts;
}

ViewGroups viewGroups(const OpGraph &graph, const Grouping &modules)
{
    return GroupBuilder(graph, modules).run();
}

} // namespace tributary::gui
