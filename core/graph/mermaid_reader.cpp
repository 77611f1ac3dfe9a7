// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/mermaid_reader.h"

#include "graph/dependency.h"
#include "graph/mermaid_blocks.h"
#include "graph/mermaid_chart.h"
#include "graph/mermaid_text.h"
#include "graph/utf8_text.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace tributary
{

namespace
{

// The stream that a subgraph is named after: "Stream0", "stream 1: experts".
std::optional<int> streamOf(const QString &title)
{
    static const QRegularExpression pattern(
        QStringLiteral("^stream[ _-]?([0-9]{1,6})\\b"), QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = pattern.match(title);
    if (!match.hasMatch())
        return std::nullopt;
    return match.captured(1).toInt();
}

// Makes operators, edges and modules of a chart.
class ChartConverter
{
public:
    explicit ChartConverter(const MermaidChart &chart)
        : m_chart(chart)
    {
    }

    // False: too many edges.
    bool convert();
    OpGraph takeGraph() { return std::move(m_graph); }
    ModuleGraph takeModules() { return std::move(m_modules); }
    [[nodiscard]] bool hasStreams() const { return m_hasStreams; }

private:
    struct Ends {
        std::vector<int> first; // operators without a producer in the group
        std::vector<int> last; // operators without a consumer in the group
    };

    void findGroupNodes();
    void addModules();
    void addOperators();
    QStringList uniqueNames() const;
    void findEnds();
    [[nodiscard]] int groupOf(int node) const { return m_groupOf[static_cast<std::size_t>(node)]; }
    [[nodiscard]] int moduleOf(int node) const;
    std::vector<int> producers(int node) const;
    std::vector<int> consumers(int node) const;
    bool addEdges(int from, int to, const MermaidChart::Link &link);
    void addDependency(int from, int to, const MermaidChart::Link &link);
    void collectDependencies();

    const MermaidChart &m_chart;
    OpGraph m_graph;
    ModuleGraph m_modules;
    bool m_hasStreams = false;
    std::vector<int> m_groupOf; // by node: the group that it stands for, or noGroup
    std::vector<int> m_operatorOf; // by node, -1 where it stands for a group
    std::unordered_map<int, Ends> m_ends; // of the groups that links lead from or to
    std::vector<int> m_ports; // by operator: its data inputs
    std::map<std::tuple<int, int, DependencyType>, QString> m_dependencies; // by to, from, type
};

bool ChartConverter::convert()
{
    findGroupNodes();
    addModules();
    addOperators();
    findEnds();
    m_ports.assign(m_graph.operators.size(), 0);
    using Direction = MermaidChart::Link::Direction;
    for (const MermaidChart::Link &link : m_chart.links) {
        if (link.direction != Direction::Backward) {
            if (!addEdges(link.from, link.to, link))
                return false;
            addDependency(link.from, link.to, link);
        }
        if (link.direction != Direction::Forward) {
            if (!addEdges(link.to, link.from, link))
                return false;
            addDependency(link.to, link.from, link);
        }
    }
    std::stable_sort(
        m_graph.edges.begin(), m_graph.edges.end(), [](const Edge &a, const Edge &b) { return a.to < b.to; });
    collectDependencies();
    return true;
}

void ChartConverter::findGroupNodes()
{
    std::unordered_map<std::string_view, int> groups;
    for (std::size_t i = 0; i < m_chart.groups.size(); ++i)
        groups.emplace(m_chart.groups[i].id, static_cast<int>(i));
    for (const MermaidChart::Node &node : m_chart.nodes) {
        const auto group = groups.find(node.id);
        const bool stands = group != groups.end() && node.label.isEmpty();
        m_groupOf.push_back(stands ? group->second : MermaidChart::noGroup);
    }
}

void ChartConverter::addModules()
{
    QSet<QString> ids;
    for (const MermaidChart::Group &group : m_chart.groups) {
        Module module;
        module.id = toText(group.id);
        while (module.id.isEmpty() || ids.contains(module.id))
            module.id = QStringLiteral("subgraph%1").arg(ids.size() + 1);
        ids.insert(module.id);
        module.name = group.title.isEmpty() ? module.id : group.title;
        module.type = moduleTypeFromString(group.type).value_or(moduleTypeFromName(module.name));
        module.parent = group.parent;
        m_modules.modules.push_back(std::move(module));
    }
}

// A label that two nodes have, or that is another's id, names none of them without its id: "label (id)".
QStringList ChartConverter::uniqueNames() const
{
    QHash<QString, int> uses;
    for (const MermaidChart::Node &node : m_chart.nodes) {
        const QString id = toText(node.id);
        ++uses[node.label.isEmpty() ? id : node.label];
        if (!node.label.isEmpty() && node.label != id)
            ++uses[id];
    }
    QStringList names;
    QSet<QString> taken;
    for (const MermaidChart::Node &node : m_chart.nodes) {
        const QString id = toText(node.id);
        QString name = node.label.isEmpty() ? id : node.label;
        if (uses.value(name) > 1 && name != id)
            name = QStringLiteral("%1 (%2)").arg(name, id);
        if (taken.contains(name) || (name != node.label && name != id && uses.contains(name)))
            name = id; // someone else is called so
        taken.insert(name);
        names << name;
    }
    return names;
}

void ChartConverter::addOperators()
{
    std::vector<std::optional<int>> streams;
    for (const MermaidChart::Group &group : m_chart.groups) {
        auto stream = streamOf(group.title);
        if (!stream && group.parent != MermaidChart::noGroup)
            stream = streams[static_cast<std::size_t>(group.parent)];
        m_hasStreams = m_hasStreams || stream;
        streams.push_back(stream);
    }
    const QStringList names = uniqueNames();
    for (std::size_t i = 0; i < m_chart.nodes.size(); ++i) {
        const MermaidChart::Node &node = m_chart.nodes[i];
        const int index = static_cast<int>(m_graph.operators.size());
        m_operatorOf.push_back(m_groupOf[i] == MermaidChart::noGroup ? index : -1);
        if (m_operatorOf.back() < 0)
            continue;
        Operator op;
        op.name = names[static_cast<qsizetype>(i)];
        op.type = node.type;
        op.id = index;
        if (m_hasStreams)
            op.stream = Operator::noStream;
        if (node.group != MermaidChart::noGroup) {
            const auto group = static_cast<std::size_t>(node.group);
            op.stream = streams[group].value_or(op.stream);
            m_modules.modules[group].operators.push_back(index);
        }
        m_graph.operators.push_back(std::move(op));
    }
}

void ChartConverter::findEnds()
{
    for (const int group : m_groupOf) {
        if (group != MermaidChart::noGroup)
            m_ends.emplace(group, Ends());
    }
    if (m_ends.empty())
        return;
    // Per operator and enclosing group: whether a link inside the group leads to it or from it.
    const auto isInside = [this](int node, int group) {
        int at = m_chart.nodes[static_cast<std::size_t>(node)].group;
        while (at > group)
            at = m_chart.groups[static_cast<std::size_t>(at)].parent;
        return at == group;
    };
    std::map<int, std::pair<QSet<int>, QSet<int>>> inner; // group: operators with a producer, with a consumer
    for (const MermaidChart::Link &link : m_chart.links) {
        if (groupOf(link.from) != MermaidChart::noGroup || groupOf(link.to) != MermaidChart::noGroup)
            continue;
        for (int group = m_chart.nodes[static_cast<std::size_t>(link.from)].group; group != MermaidChart::noGroup;
             group = m_chart.groups[static_cast<std::size_t>(group)].parent) {
            if (m_ends.count(group) == 0 || !isInside(link.to, group))
                continue;
            const bool backward = link.direction == MermaidChart::Link::Direction::Backward;
            inner[group].first.insert(backward ? link.from : link.to);
            inner[group].second.insert(backward ? link.to : link.from);
            if (link.direction == MermaidChart::Link::Direction::Both) {
                inner[group].first.insert(link.from);
                inner[group].second.insert(link.to);
            }
        }
    }
    for (std::size_t i = 0; i < m_chart.nodes.size(); ++i) {
        const int node = static_cast<int>(i);
        if (m_operatorOf[i] < 0)
            continue;
        for (int group = m_chart.nodes[i].group; group != MermaidChart::noGroup;
             group = m_chart.groups[static_cast<std::size_t>(group)].parent) {
            const auto ends = m_ends.find(group);
            if (ends == m_ends.end())
                continue;
            if (!inner[group].first.contains(node))
                ends->second.first.push_back(m_operatorOf[i]);
            if (!inner[group].second.contains(node))
                ends->second.last.push_back(m_operatorOf[i]);
        }
    }
}

std::vector<int> ChartConverter::producers(int node) const
{
    if (groupOf(node) == MermaidChart::noGroup)
        return {m_operatorOf[static_cast<std::size_t>(node)]};
    return m_ends.at(groupOf(node)).last;
}

std::vector<int> ChartConverter::consumers(int node) const
{
    if (groupOf(node) == MermaidChart::noGroup)
        return {m_operatorOf[static_cast<std::size_t>(node)]};
    return m_ends.at(groupOf(node)).first;
}

bool ChartConverter::addEdges(int from, int to, const MermaidChart::Link &link)
{
    const bool control = link.dotted;
    const std::vector<int> sources = producers(from);
    const std::vector<int> targets = consumers(to);
    if (sources.size() * targets.size() > maxMermaidLinks - m_graph.edges.size())
        return false;
    for (const int source : sources) {
        for (const int target : targets) {
            const int port = control ? Edge::controlPort : m_ports[static_cast<std::size_t>(target)]++;
            m_graph.edges.push_back({source, target, control ? Edge::controlPort : 0, port});
            if (link.label.isEmpty())
                continue;
            QString &label = m_graph.edgeLabels[keyOf(m_graph.edges.back())];
            label = label.isEmpty() ? link.label : QStringLiteral("%1; %2").arg(label, link.label);
        }
    }
    return true;
}

int ChartConverter::moduleOf(int node) const
{
    const int group = groupOf(node);
    return group == MermaidChart::noGroup ? m_chart.nodes[static_cast<std::size_t>(node)].group : group;
}

void ChartConverter::addDependency(int from, int to, const MermaidChart::Link &link)
{
    const int producer = moduleOf(from);
    const int consumer = moduleOf(to);
    if (producer == consumer || producer == Module::noParent || consumer == Module::noParent)
        return;
    const auto [type, reason] = readDependencyLabel(link.label);
    const DependencyType kind = type.value_or(link.dotted ? DependencyType::Event : DependencyType::Data);
    const auto name = [this](int node) {
        const MermaidChart::Node &end = m_chart.nodes[static_cast<std::size_t>(node)];
        return end.label.isEmpty() ? toText(end.id) : end.label;
    };
    m_dependencies.emplace(std::tuple(consumer, producer, kind),
        reason.isEmpty() ? QStringLiteral("%1 -> %2").arg(name(from), name(to)) : reason);
}

void ChartConverter::collectDependencies()
{
    for (const auto &[key, reason] : m_dependencies)
        m_modules.dependencies.push_back({std::get<1>(key), std::get<0>(key), std::get<2>(key), reason});
}

Error errorAt(std::string_view text, const char *place, const QString &path, const char *sentence, const QString &what)
{
    const auto line = std::count(text.data(), place, '\n') + 1;
    return {{sentence, {path, number(line), what}}, QString(),
        QT_TRANSLATE_NOOP("core", "Correct the flowchart; it is read as Mermaid itself reads it.")};
}

} // namespace

Result<GraphFile> parseMermaid(std::string_view text, const QString &path)
{
    const auto refuse = [&](const char *place, const char *sentence, const QString &what = {}) {
        return tl::unexpected(errorAt(text, place, path, sentence, what));
    };
    const std::vector<MermaidBlock> blocks = findMermaidBlocks(text);
    if (blocks.empty())
        return refuse(text.data(), QT_TRANSLATE_NOOP("core", "%1, line %2: the file holds no flowchart"));
    GraphFile file;
    file.format = GraphFormat::Mermaid;
    std::vector<bool> withStreams; // by flowchart
    for (const MermaidBlock &block : blocks) {
        MermaidChart chart;
        MermaidProblem problem;
        if (!parseMermaidChart(block.body, chart, problem))
            return refuse(problem.place, problem.sentence, problem.what);
        ChartConverter converter(chart);
        if (!converter.convert())
            return refuse(
                block.body.data(), QT_TRANSLATE_NOOP("core", "%1, line %2: the flowchart has too many links"));
        withStreams.push_back(converter.hasStreams());
        file.hasStreams = file.hasStreams || converter.hasStreams();
        file.model.graphs.push_back(converter.takeGraph());
        file.model.graphs.back().name = readMermaidLabel(block.title);
        if (file.model.graphs.size() == 1)
            file.modules = converter.takeModules();
    }
    // Where one flowchart has streams, the operators of the others have none rather than all the first one.
    for (std::size_t i = 0; file.hasStreams && i < withStreams.size(); ++i) {
        for (Operator &op : file.model.graphs[i].operators)
            op.stream = withStreams[i] ? op.stream : Operator::noStream;
    }
    return file;
}

} // namespace tributary
