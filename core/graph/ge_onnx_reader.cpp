// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_onnx_reader.h"

#include "graph/ge_dump_parser.h"
#include "graph/utf8_text.h"

#include <deque>
#include <optional>
#include <string>
#include <utility>

namespace tributary
{

namespace
{

using Token = TextProtoReader::Token;

bool isWanted(std::string_view attribute)
{
    return attribute == "id" || attribute == "stream_id" || isGeAttribute(attribute);
}

// A graph that is being read, and what of it is open. Graphs lie in attributes of nodes of graphs, so these are stacked
// instead of read by recursion.
struct OpenGraph {
    enum class Place { Graph, Node, Attribute };

    std::size_t index = 0; // in OpModel::graphs
    Place place = Place::Graph;
    GeGraphBuilder builder;

    Operator op;
    std::string_view opName;
    std::size_t opOffset = 0;
    bool holdsGraph = false; // the node has a graph in an attribute

    std::string attribute; // name
    std::string value;
    std::size_t attributeOffset = 0;
};

class GeOnnxParser : private GeDumpParser
{
public:
    GeOnnxParser(std::string_view text, const QString &path)
        : GeDumpParser(text, path,
            QT_TRANSLATE_NOOP("core", "Give a complete ge_onnx_*.pbtxt file that GE wrote with DUMP_GE_GRAPH."))
    {
    }

    Result<OpModel> parse()
    {
        if (!readModel())
            return tl::unexpected(*m_error);
        return std::move(m_model);
    }

private:
    bool readModel();
    bool readGraphs();
    bool scalar(OpenGraph &open);
    bool block(OpenGraph &open);
    bool close();
    void nodeField(OpenGraph &open);
    bool attributeField(OpenGraph &open);
    bool applyAttribute(OpenGraph &open);
    bool closeNode(OpenGraph &open);
    bool closeGraph();
    void openGraph();

    std::deque<OpenGraph> m_open; // innermost last; what they point to must not move
};

bool GeOnnxParser::readModel()
{
    for (;;) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        if (token == Token::End)
            break;
        if (token != Token::Open)
            continue;
        if (m_reader.name() != "graph") {
            if (!m_reader.skip())
                return failReader();
            continue;
        }
        if (!m_model.graphs.empty())
            return failAt(m_reader.offset(), QT_TRANSLATE_NOOP("core", "%1, line %2: the file holds a second graph"));
        openGraph();
        if (!readGraphs())
            return false;
    }
    if (m_model.graphs.empty())
        return failAt(0, QT_TRANSLATE_NOOP("core", "%1, line %2: the file holds no graph"));
    return true;
}

bool GeOnnxParser::readGraphs()
{
    while (!m_open.empty()) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        const bool good = token == Token::Scalar ? scalar(m_open.back())
            : token == Token::Open               ? block(m_open.back())
                                                 : close();
        if (!good)
            return false;
    }
    return true;
}

void GeOnnxParser::openGraph()
{
    m_open.emplace_back().index = m_model.graphs.size();
    m_model.graphs.emplace_back(); // outer graphs stand before inner ones
}

bool GeOnnxParser::scalar(OpenGraph &open)
{
    switch (open.place) {
    case OpenGraph::Place::Graph:
        if (m_reader.name() == "name")
            open.builder.graph().name = toText(m_reader.value());
        return true;
    case OpenGraph::Place::Node:
        nodeField(open);
        return true;
    case OpenGraph::Place::Attribute:
        return attributeField(open);
    }
    return true;
}

bool GeOnnxParser::block(OpenGraph &open)
{
    const std::string_view name = m_reader.name();
    if (open.place == OpenGraph::Place::Graph && name == "op")
        return failAt(m_reader.offset(),
            QT_TRANSLATE_NOOP("core", "%1, line %2: this is a dump in ge_proto form, not one in ONNX form"));
    if (open.place == OpenGraph::Place::Graph && name == "node") {
        open.place = OpenGraph::Place::Node;
        open.op = {};
        open.opName = {};
        open.opOffset = m_reader.offset();
        open.holdsGraph = false;
    } else if (open.place == OpenGraph::Place::Node && name == "attribute") {
        open.place = OpenGraph::Place::Attribute;
        open.attribute.clear();
        open.value.clear();
        open.attributeOffset = m_reader.offset();
    } else if (open.place == OpenGraph::Place::Attribute && (name == "g" || name == "graphs")) {
        open.holdsGraph = true;
        openGraph();
    } else if (!m_reader.skip()) {
        return failReader();
    }
    return true;
}

bool GeOnnxParser::close()
{
    OpenGraph &open = m_open.back();
    switch (open.place) {
    case OpenGraph::Place::Graph:
        return closeGraph();
    case OpenGraph::Place::Node:
        return closeNode(open);
    case OpenGraph::Place::Attribute:
        open.place = OpenGraph::Place::Node;
        return applyAttribute(open);
    }
    return true;
}

void GeOnnxParser::nodeField(OpenGraph &open)
{
    const std::string_view field = m_reader.name();
    if (field == "input") {
        open.builder.addInput(keep(open.builder, m_reader.value()), m_reader.offset());
    } else if (field == "name") {
        open.opName = keep(open.builder, m_reader.value());
    } else if (field == "op_type") {
        constexpr std::string_view prefix = "ge:";
        std::string_view type = m_reader.value();
        if (type.substr(0, prefix.size()) == prefix)
            type.remove_prefix(prefix.size());
        open.op.type = toText(type);
    }
}

bool GeOnnxParser::attributeField(OpenGraph &open)
{
    const std::string_view field = m_reader.name();
    if (field == "name") {
        open.attribute = m_reader.value();
        return true;
    }
    if (open.attribute.empty() || isWanted(open.attribute)) {
        if (field == "i" || field == "s" || field == "f")
            open.value = m_reader.value();
        return true;
    }
    // The name comes first and a graph right behind it, so what else an attribute holds that nobody needs here, which
    // is most of a dump, is passed over unread.
    if (field == "type" && m_reader.value() == "GRAPH")
        return true;
    open.attribute.clear();
    open.value.clear();
    open.place = OpenGraph::Place::Node;
    return m_reader.skip() || failReader();
}

bool GeOnnxParser::applyAttribute(OpenGraph &open)
{
    Operator &op = open.op;
    const std::string &name = open.attribute;
    if (!isWanted(name))
        return true;
    const bool isNumber = name == "id" || name == "stream_id" || name == "tvm_blockdim";
    const std::string_view value = open.value.empty() && isNumber ? "0" : std::string_view(open.value);
    const bool good = name == "id" ? readWholeNumber(value, op.id)
        : name == "stream_id"      ? readWholeNumber(value, op.stream)
                                   : setGeAttribute(op, name, value);
    if (!good)
        return failAt(open.attributeOffset,
            QT_TRANSLATE_NOOP("core", "%1, line %2: \"%3\" is not a whole number in range"), toText(value));
    if (op.stream < Operator::noStream)
        return failAt(open.attributeOffset, QT_TRANSLATE_NOOP("core", "%1, line %2: stream %3 is not possible"),
            number(op.stream));
    return true;
}

bool GeOnnxParser::closeNode(OpenGraph &open)
{
    open.place = OpenGraph::Place::Graph;
    if (open.holdsGraph && open.op.type == QLatin1String("subgraph")) {
        open.builder.dropInputs();
        return true;
    }
    if (open.builder.addOperator(std::move(open.op), open.opName, open.opOffset))
        return true;
    return failBuilder(open.builder);
}

bool GeOnnxParser::closeGraph()
{
    OpenGraph &open = m_open.back();
    if (!open.builder.connect())
        return failBuilder(open.builder);
    const QString name = open.builder.graph().name;
    m_model.graphs[open.index] = std::move(open.builder.graph());
    m_open.pop_back();
    if (!m_open.empty())
        m_open.back().op.subgraphs << name;
    return true;
}

} // namespace

Result<OpModel> parseGeOnnx(std::string_view text, const QString &path)
{
    return GeOnnxParser(text, path).parse();
}

} // namespace tributary
