// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/mermaid_chart.h"

#include "graph/mermaid_text.h"
#include "graph/mermaid_tokens.h"
#include "graph/utf8_text.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace tributary
{

namespace
{

class ChartParser
{
public:
    ChartParser(std::string_view body, MermaidChart &chart, MermaidProblem &problem)
        : m_tokens(body, problem)
        , m_chart(chart)
    {
    }

    bool parse();

private:
    bool statement();
    bool beginSubgraph();
    bool endSubgraph();
    void readClasses();
    bool skipDescription();
    bool readChain();
    bool readNodes(std::vector<int> &nodes);
    bool readNode(std::vector<int> &nodes);
    void setFields(MermaidChart::Node &node, std::string_view fields);
    bool connect(const std::vector<int> &from, const std::vector<int> &to, const MermaidTokens::Link &link);
    int nodeOf(std::string_view id);

    MermaidTokens m_tokens;
    MermaidChart &m_chart;
    std::vector<int> m_open; // groups, innermost last
    std::unordered_map<std::string_view, int> m_nodes;
    std::unordered_map<std::string_view, int> m_groups;
    std::unordered_map<std::string_view, QString> m_classes; // of groups, which may be named before they begin
};

bool ChartParser::parse()
{
    for (m_tokens.skipBetweenStatements(); !m_tokens.atEnd(); m_tokens.skipBetweenStatements()) {
        if (!statement())
            return false;
    }
    if (!m_open.empty())
        return m_tokens.fail(QT_TRANSLATE_NOOP("core", "%1, line %2: the subgraph \"%3\" has no end"),
            m_chart.groups[static_cast<std::size_t>(m_open.back())].id);
    for (MermaidChart::Group &group : m_chart.groups) {
        if (const auto type = m_classes.find(group.id); type != m_classes.end())
            group.type = type->second;
    }
    return true;
}

bool ChartParser::statement()
{
    if (m_tokens.takeKeyword("subgraph"))
        return beginSubgraph();
    if (m_tokens.takeKeyword("end"))
        return endSubgraph();
    if (m_tokens.takeKeyword("class")) {
        readClasses();
        return true;
    }
    for (const std::string_view word : {"direction", "style", "linkStyle", "classDef", "click"}) {
        if (m_tokens.takeKeyword(word)) {
            m_tokens.skipStatement();
            return true;
        }
    }
    if (m_tokens.at("accTitle") || m_tokens.at("accDescr"))
        return skipDescription();
    return readChain();
}

// `subgraph id`, `subgraph id [title]`, `subgraph a title`, `subgraph "a title"`
bool ChartParser::beginSubgraph()
{
    if (m_open.size() >= maxMermaidDepth)
        return m_tokens.fail(QT_TRANSLATE_NOOP("core", "%1, line %2: subgraphs are nested too deep"));
    const std::string_view rest = m_tokens.takeRest();
    const std::size_t bracket = rest.substr(0, 1) == "\"" ? std::string_view::npos : rest.find('[');
    std::string_view id = rest.substr(0, bracket);
    id = id.substr(0, id.find_last_not_of(" \t") + 1);
    std::string_view title = id;
    if (bracket != std::string_view::npos) {
        const std::size_t end = rest.rfind(']');
        if (end == std::string_view::npos)
            return m_tokens.fail(QT_TRANSLATE_NOOP("core", "%1, line %2: the bracket in front of \"%3\" is not closed"),
                rest.substr(bracket + 1));
        title = rest.substr(bracket + 1, end - bracket - 1);
    }
    const auto [known, isNew] = m_groups.emplace(id, static_cast<int>(m_chart.groups.size()));
    if (isNew || id.empty())
        m_chart.groups.push_back(
            {id, readMermaidLabel(title), {}, m_open.empty() ? MermaidChart::noGroup : m_open.back()});
    m_open.push_back(id.empty() ? static_cast<int>(m_chart.groups.size()) - 1 : known->second);
    return true;
}

bool ChartParser::endSubgraph()
{
    if (m_open.empty())
        return m_tokens.fail(QT_TRANSLATE_NOOP("core", "%1, line %2: \"end\" without a subgraph"));
    m_open.pop_back();
    return true;
}

// `class a,b name`
void ChartParser::readClasses()
{
    const std::string_view rest = m_tokens.takeRest();
    const std::size_t gap = rest.find_last_of(" \t");
    if (gap == std::string_view::npos)
        return;
    const QString name = toText(rest.substr(gap + 1));
    for (std::string_view ids = rest.substr(0, gap); !ids.empty();) {
        const std::size_t comma = std::min(ids.find(','), ids.size());
        std::string_view id = ids.substr(0, comma);
        ids.remove_prefix(std::min(comma + 1, ids.size()));
        const std::size_t begin = std::min(id.find_first_not_of(" \t"), id.size());
        id = id.substr(begin, id.find_last_not_of(" \t") + 1 - begin);
        m_classes[id] = name;
        if (const auto node = m_nodes.find(id); node != m_nodes.end())
            m_chart.nodes[static_cast<std::size_t>(node->second)].type = name;
    }
}

// `accTitle: …`, `accDescr: …`, `accDescr { … }` over lines
bool ChartParser::skipDescription()
{
    m_tokens.take("acc");
    m_tokens.takeId();
    m_tokens.skipBlanks();
    if (m_tokens.at("{"))
        m_tokens.takeFields("{");
    else
        m_tokens.skipStatement();
    return !m_tokens.failed();
}

bool ChartParser::readChain()
{
    std::vector<int> from;
    if (!readNodes(from))
        return false;
    while (const auto link = m_tokens.takeLink()) {
        std::vector<int> to;
        if (!readNodes(to) || !connect(from, to, *link))
            return false;
        from = std::move(to);
    }
    if (m_tokens.failed())
        return false;
    m_tokens.skipBlanks();
    return m_tokens.atStatementEnd()
        || m_tokens.fail(QT_TRANSLATE_NOOP("core", "%1, line %2: a link or the end of the line was expected"));
}

bool ChartParser::readNodes(std::vector<int> &nodes)
{
    do {
        m_tokens.skipBlanks();
        if (!readNode(nodes))
            return false;
        m_tokens.skipBlanks();
    } while (m_tokens.take("&"));
    return true;
}

bool ChartParser::readNode(std::vector<int> &nodes)
{
    const std::string_view id = m_tokens.takeId();
    if (id.empty())
        return m_tokens.fail(QT_TRANSLATE_NOOP("core", "%1, line %2: the name of a node was expected"));
    if (m_tokens.isEdgeId(id) && m_tokens.at("@{")) // properties of a link
        return m_tokens.takeFields().has_value();
    const int index = nodeOf(id);
    MermaidChart::Node &node = m_chart.nodes[static_cast<std::size_t>(index)];
    if (node.group == MermaidChart::noGroup && !m_open.empty())
        node.group = m_open.back();
    if (const auto fields = m_tokens.takeFields())
        setFields(node, *fields);
    else if (const auto label = m_tokens.takeShape())
        node.label = readMermaidLabel(*label);
    if (m_tokens.take(":::"))
        node.type = toText(m_tokens.takeId());
    nodes.push_back(index);
    return !m_tokens.failed();
}

// `shape: rect, label: "text"`
void ChartParser::setFields(MermaidChart::Node &node, std::string_view fields)
{
    const std::size_t key = fields.find("label:");
    if (key == std::string_view::npos)
        return;
    std::string_view value = fields.substr(key + 6);
    value.remove_prefix(std::min(value.find_first_not_of(" \t"), value.size()));
    if (value.substr(0, 1) == "\"") {
        value.remove_prefix(1);
        value = value.substr(0, value.find('"'));
    } else {
        value = value.substr(0, value.find_first_of(",\n"));
    }
    node.label = readMermaidLabel(value);
}

bool ChartParser::connect(const std::vector<int> &from, const std::vector<int> &to, const MermaidTokens::Link &link)
{
    if (!link.visible)
        return true;
    if (from.size() * to.size() > maxMermaidLinks - m_chart.links.size())
        return m_tokens.fail(QT_TRANSLATE_NOOP("core", "%1, line %2: the flowchart has too many links"));
    const QString label = readMermaidLabel(link.label);
    for (const int producer : from) {
        for (const int consumer : to)
            m_chart.links.push_back({producer, consumer, link.dotted, link.direction, label});
    }
    return true;
}

int ChartParser::nodeOf(std::string_view id)
{
    const auto [node, isNew] = m_nodes.emplace(id, static_cast<int>(m_chart.nodes.size()));
    if (isNew) {
        const auto type = m_classes.find(id);
        m_chart.nodes.push_back({id, {}, type == m_classes.end() ? QString() : type->second, MermaidChart::noGroup});
    }
    return node->second;
}

} // namespace

bool parseMermaidChart(std::string_view body, MermaidChart &chart, MermaidProblem &problem)
{
    return ChartParser(body, chart, problem).parse();
}

} // namespace tributary
