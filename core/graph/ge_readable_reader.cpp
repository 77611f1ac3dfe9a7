// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_readable_reader.h"

#include "graph/ge_graph_builder.h"
#include "graph/utf8_text.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tributary
{

namespace
{

std::string_view trimmed(std::string_view text)
{
    constexpr const char *blanks = " \t\r";
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

bool takePrefix(std::string_view &text, std::string_view prefix)
{
    if (text.substr(0, prefix.size()) != prefix)
        return false;
    text.remove_prefix(prefix.size());
    return true;
}

// Takes what stands before `end` and `end` itself.
std::optional<std::string_view> takeUntil(std::string_view &text, std::string_view end)
{
    const std::size_t at = text.find(end);
    if (at == std::string_view::npos)
        return std::nullopt;
    const std::string_view part = text.substr(0, at);
    text.remove_prefix(at + end.size());
    return part;
}

class GeReadableParser
{
public:
    GeReadableParser(std::string_view text, QString path)
        : m_text(text)
        , m_path(std::move(path))
    {
    }

    Result<OpModel> parse()
    {
        if (!readLines())
            return tl::unexpected(*m_error);
        return std::move(m_model);
    }

private:
    // What a name behind "%" stands for: an output of an operator.
    struct Value {
        int op = 0;
        int port = 0;
    };
    struct Use {
        std::string_view name;
        int op = 0;
        int port = 0;
        std::int64_t line = 0;
    };

    bool readLines();
    bool readLine(std::string_view line);
    bool beginGraph(std::string_view rest);
    bool endGraph();
    bool define(std::string_view line);
    bool readOperator(std::string_view name, std::string_view rest);
    bool readElement(std::string_view name, std::string_view rest);
    bool readInputs(std::string_view inputs, int op);
    static QStringList subgraphsIn(std::string_view attributes);
    bool addValue(std::string_view name, Value value);
    bool malformed();
    bool failAt(std::int64_t line, const char *sentence, std::string_view what = {});

    std::string_view m_text;
    QString m_path;
    OpModel m_model;
    std::optional<Error> m_error;
    std::int64_t m_line = 0;
    std::unordered_map<std::string_view, Value> m_values; // of the graph that is being read
    std::vector<Use> m_uses;
};

bool GeReadableParser::readLines()
{
    std::string_view rest = m_text;
    takePrefix(rest, "\xef\xbb\xbf");
    while (!rest.empty()) {
        ++m_line;
        const std::size_t end = rest.find('\n');
        const std::string_view line = trimmed(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (!line.empty() && !readLine(line))
            return false;
    }
    if (m_model.graphs.empty())
        return failAt(1, QT_TRANSLATE_NOOP("core", "%1, line %2: the file holds no graph"));
    return endGraph();
}

bool GeReadableParser::readLine(std::string_view line)
{
    if (takePrefix(line, "graph("))
        return endGraph() && beginGraph(line);
    if (m_model.graphs.empty())
        return malformed();
    if (takePrefix(line, "return"))
        return true;
    return takePrefix(line, "%") ? define(line) : malformed();
}

// `"name"):`
bool GeReadableParser::beginGraph(std::string_view rest)
{
    if (!takePrefix(rest, "\""))
        return malformed();
    const auto name = takeUntil(rest, "\"):");
    if (!name)
        return malformed();
    m_model.graphs.emplace_back().name = toText(*name);
    return true;
}

bool GeReadableParser::endGraph()
{
    if (m_model.graphs.empty())
        return true;
    OpGraph &graph = m_model.graphs.back();
    for (const Use &use : m_uses) {
        const auto value = m_values.find(use.name);
        if (value == m_values.end())
            return failAt(use.line,
                QT_TRANSLATE_NOOP(
                    "core", "%1, line %2: the input \"%3\" names an operator that the graph does not have"),
                use.name);
        graph.edges.push_back({value->second.op, use.op, value->second.port, use.port});
    }
    m_uses.clear();
    m_values.clear();
    return true;
}

// `name : [#users=2] = Node[type=T] (…)` or `name : [users=1] = get_element[node=%n](0)`
bool GeReadableParser::define(std::string_view line)
{
    const auto name = takeUntil(line, " : [");
    if (!name || !takeUntil(line, "] = "))
        return malformed();
    if (trimmed(*name).empty())
        return failAt(m_line, QT_TRANSLATE_NOOP("core", "%1, line %2: an operator has no name"));
    if (takePrefix(line, "Node[type="))
        return readOperator(*name, line);
    if (takePrefix(line, "get_element[node=%"))
        return readElement(*name, line);
    return malformed();
}

// `T] (inputs = (x=%a, y=%b), attrs = {…})`; either part may be missing, and so may the brackets then.
bool GeReadableParser::readOperator(std::string_view name, std::string_view rest)
{
    const auto type = takeUntil(rest, "]");
    if (!type)
        return malformed();
    OpGraph &graph = m_model.graphs.back();
    const int index = static_cast<int>(graph.operators.size());
    if (!addValue(name, {index, 0}))
        return false;
    Operator op;
    op.name = toText(name);
    op.type = toText(*type);
    op.id = index;
    rest = trimmed(rest);
    takePrefix(rest, "(");
    if (takePrefix(rest, "inputs = (")) {
        const auto inputs = takeUntil(rest, ")");
        if (!inputs || !readInputs(*inputs, index))
            return m_error ? false : malformed();
        takePrefix(rest, ", ");
    }
    if (takePrefix(rest, "attrs = {"))
        op.subgraphs = subgraphsIn(rest);
    graph.operators.push_back(std::move(op));
    return true;
}

// `n](0)`
bool GeReadableParser::readElement(std::string_view name, std::string_view rest)
{
    const auto node = takeUntil(rest, "](");
    const auto index = takeUntil(rest, ")");
    int port = 0;
    if (!node || !index || !readWholeNumber(*index, port) || port < 0)
        return malformed();
    const auto producer = m_values.find(*node);
    if (producer == m_values.end())
        return failAt(m_line,
            QT_TRANSLATE_NOOP("core", "%1, line %2: the input \"%3\" names an operator that the graph does not have"),
            *node);
    return addValue(name, {producer->second.op, port});
}

bool GeReadableParser::readInputs(std::string_view inputs, int op)
{
    for (int port = 0; !inputs.empty(); ++port) {
        const std::size_t comma = inputs.find(',');
        const std::string_view input = trimmed(inputs.substr(0, comma));
        inputs.remove_prefix(comma == std::string_view::npos ? inputs.size() : comma + 1);
        const std::size_t name = input.find("=%");
        if (name == std::string_view::npos)
            return malformed();
        m_uses.push_back({input.substr(name + 2), op, port, m_line});
    }
    return true;
}

// `key: %name` outside of strings.
QStringList GeReadableParser::subgraphsIn(std::string_view attributes)
{
    QStringList names;
    bool quoted = false;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        if (attributes[i] == '"' && (i == 0 || attributes[i - 1] != '\\')) {
            quoted = !quoted;
        } else if (!quoted && attributes[i] == '%') {
            const std::size_t end = std::min(attributes.find_first_of(",})", i), attributes.size());
            names << toText(attributes.substr(i + 1, end - i - 1));
            i = end;
        }
    }
    return names;
}

bool GeReadableParser::addValue(std::string_view name, Value value)
{
    return m_values.emplace(name, value).second
        || failAt(m_line, QT_TRANSLATE_NOOP("core", "%1, line %2: a second operator is named \"%3\""), name);
}

bool GeReadableParser::malformed()
{
    return failAt(m_line,
        QT_TRANSLATE_NOOP(
            "core", "%1, line %2: not a line of GE's readable form (graph, Node, get_element or return)"));
}

bool GeReadableParser::failAt(std::int64_t line, const char *sentence, std::string_view what)
{
    m_error = Error {{sentence, {m_path, number(line), toText(what)}}, QString(),
        QT_TRANSLATE_NOOP("core", "Give a complete ge_readable_*.txt file that GE wrote with DUMP_GE_GRAPH.")};
    return false;
}

} // namespace

Result<OpModel> parseGeReadable(std::string_view text, const QString &path)
{
    return GeReadableParser(text, path).parse();
}

} // namespace tributary
