// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_proto_reader.h"

#include "base/files.h"
#include "graph/text_proto.h"

#include <charconv>
#include <deque>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>

namespace tributary
{

namespace
{

using Token = TextProtoReader::Token;

QString toText(std::string_view bytes)
{
    return QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

bool isOperatorAttribute(std::string_view key)
{
    return key == "_stream_label" || key == "_cube_vector_core_type" || key == "_mix_is_aiv" || key == "_rts_label_node"
        || key == "tvm_blockdim";
}

// One `attr { key value }`; only scalars are kept.
struct Attribute {
    std::string key;
    std::string text;
    bool known = false; // a scalar value was found
};

class GeProtoParser
{
public:
    GeProtoParser(std::string_view text, QString path)
        : m_reader(text)
        , m_path(std::move(path))
    {
    }

    Result<OpModel> parse()
    {
        if (!readModel())
            return tl::unexpected(*m_error);
        return std::move(m_model);
    }

private:
    // An input as written, until all operators of the graph are known.
    struct Input {
        int to = 0;
        int toPort = 0;
        std::string_view source;
        std::size_t offset = 0;
    };

    bool readModel();
    bool readGraph();
    bool readOperator(OpGraph &graph);
    bool readOperatorField(Operator &op, int index, int &ports);
    bool readOperatorAttribute(Operator &op);
    bool readAttribute(Attribute &attribute, bool (*wanted)(std::string_view));
    bool readAttributeInto(std::map<QString, QString> &attributes);
    bool readAttributeValue(Attribute &attribute);
    bool addName(const Operator &op, std::string_view name, int index, std::size_t offset);
    bool connect(OpGraph &graph);
    bool addEdge(OpGraph &graph, const Input &input);
    template <typename Number>
    bool readNumber(std::string_view text, std::size_t offset, Number &number);

    std::string_view keep(std::string_view text);
    bool failAt(std::size_t offset, const char *sentence, const QString &what = {});
    bool failReader();

    TextProtoReader m_reader;
    QString m_path;
    OpModel m_model;
    std::optional<Error> m_error;
    std::vector<Input> m_inputs;
    std::unordered_map<std::string_view, int> m_names;
    std::deque<std::string> m_kept; // names that were written with escapes
};

bool GeProtoParser::readModel()
{
    for (;;) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        if (token == Token::End)
            break;
        if (token != Token::Open)
            continue;
        if (m_reader.name() == "graph") {
            if (!readGraph())
                return false;
        } else if (m_reader.name() == "attr") {
            if (!readAttributeInto(m_model.attributes))
                return false;
        } else if (!m_reader.skip()) {
            return failReader();
        }
    }
    if (m_model.graphs.empty())
        return failAt(0, QT_TRANSLATE_NOOP("core", "%1, line %2: the file holds no graph"));
    return true;
}

bool GeProtoParser::readGraph()
{
    OpGraph graph;
    m_inputs.clear();
    m_names.clear();
    m_kept.clear();
    for (;;) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        if (token == Token::Close)
            break;
        if (token == Token::Scalar) {
            if (m_reader.name() == "name")
                graph.name = toText(m_reader.value());
        } else if (m_reader.name() == "op") {
            if (!readOperator(graph))
                return false;
        } else if (m_reader.name() == "node") {
            return failAt(m_reader.offset(),
                QT_TRANSLATE_NOOP("core", "%1, line %2: this is a dump in ONNX form, not one in ge_proto form"));
        } else if (m_reader.name() == "attr") {
            if (!readAttributeInto(graph.attributes))
                return false;
        } else if (!m_reader.skip()) {
            return failReader();
        }
    }
    if (!connect(graph))
        return false;
    m_model.graphs.push_back(std::move(graph));
    return true;
}

bool GeProtoParser::readOperator(OpGraph &graph)
{
    const std::size_t start = m_reader.offset();
    const int index = static_cast<int>(graph.operators.size());
    Operator op;
    int ports = 0;
    std::string_view name;
    for (;;) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        if (token == Token::Close)
            break;
        if (token == Token::Scalar) {
            if (m_reader.name() == "name")
                name = keep(m_reader.value());
            else if (!readOperatorField(op, index, ports))
                return false;
        } else if (m_reader.name() == "attr") {
            if (!readOperatorAttribute(op))
                return false;
        } else if (!m_reader.skip()) {
            return failReader();
        }
    }
    op.name = toText(name);
    if (!addName(op, name, index, start))
        return false;
    graph.operators.push_back(std::move(op));
    return true;
}

bool GeProtoParser::addName(const Operator &op, std::string_view name, int index, std::size_t offset)
{
    if (name.empty())
        return failAt(offset, QT_TRANSLATE_NOOP("core", "%1, line %2: an operator has no name"));
    if (!m_names.emplace(name, index).second)
        return failAt(offset, QT_TRANSLATE_NOOP("core", "%1, line %2: a second operator is named \"%3\""), op.name);
    return true;
}

bool GeProtoParser::readOperatorField(Operator &op, int index, int &ports)
{
    const std::string_view field = m_reader.name();
    if (field == "type") {
        op.type = toText(m_reader.value());
    } else if (field == "input") {
        const std::string_view source = keep(m_reader.value());
        if (!source.empty())
            m_inputs.push_back({index, ports, source, m_reader.offset()});
        const bool control = source.size() > 3 && source.substr(source.size() - 3) == ":-1";
        ports += control ? 0 : 1; // an optional input that is not connected is written as "" and keeps its place
    } else if (field == "id") {
        return readNumber(m_reader.value(), m_reader.offset(), op.id);
    } else if (field == "stream_id") {
        if (!readNumber(m_reader.value(), m_reader.offset(), op.stream))
            return false;
        if (op.stream < Operator::noStream)
            return failAt(m_reader.offset(), QT_TRANSLATE_NOOP("core", "%1, line %2: stream %3 is not possible"),
                number(op.stream));
    } else if (field == "subgraph_name") {
        op.subgraphs << toText(m_reader.value());
    }
    return true;
}

bool GeProtoParser::readOperatorAttribute(Operator &op)
{
    Attribute attribute;
    const std::size_t start = m_reader.offset();
    if (!readAttribute(attribute, isOperatorAttribute))
        return false;
    if (!attribute.known)
        return true;
    const bool isTrue = attribute.text == "true" || attribute.text == "1";
    if (attribute.key == "_stream_label") {
        op.streamLabel = toText(attribute.text);
    } else if (attribute.key == "_cube_vector_core_type") {
        op.coreType = toText(attribute.text);
    } else if (attribute.key == "_mix_is_aiv") {
        op.mixIsAiv = isTrue;
    } else if (attribute.key == "_rts_label_node") {
        op.rtsLabelNode = isTrue;
    } else if (attribute.key == "tvm_blockdim") {
        return readNumber(attribute.text, start, op.blocks);
    }
    return true;
}

// With `wanted`, the values of other keys are passed over unread: most of a dump is attributes that nobody needs here.
bool GeProtoParser::readAttribute(Attribute &attribute, bool (*wanted)(std::string_view))
{
    bool unwanted = false;
    for (;;) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        if (token == Token::Close)
            break;
        if (token == Token::Scalar) {
            if (m_reader.name() == "key") {
                const std::string_view key = m_reader.value();
                unwanted = wanted && !wanted(key);
                if (!unwanted)
                    attribute.key = key;
            }
        } else if (m_reader.name() == "value" && !unwanted) {
            if (!readAttributeValue(attribute))
                return false;
        } else if (!m_reader.skip()) {
            return failReader();
        }
    }
    attribute.known = attribute.known && !unwanted;
    return true;
}

// Keeps a scalar one; the graph and the model have the same form.
bool GeProtoParser::readAttributeInto(std::map<QString, QString> &attributes)
{
    Attribute attribute;
    if (!readAttribute(attribute, nullptr))
        return false;
    if (attribute.known)
        attributes.insert_or_assign(toText(attribute.key), toText(attribute.text));
    return true;
}

bool GeProtoParser::readAttributeValue(Attribute &attribute)
{
    for (;;) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        if (token == Token::Close)
            return true;
        if (token == Token::Scalar) {
            const std::string_view field = m_reader.name();
            if (field == "s" || field == "i" || field == "b" || field == "f") {
                attribute.text = m_reader.value();
                attribute.known = true;
            }
        } else if (!m_reader.skip()) {
            return failReader();
        }
    }
}

bool GeProtoParser::connect(OpGraph &graph)
{
    graph.edges.reserve(m_inputs.size());
    for (const Input &input : m_inputs) {
        if (!addEdge(graph, input))
            return false;
    }
    return true;
}

bool GeProtoParser::addEdge(OpGraph &graph, const Input &input)
{
    // The name itself may hold colons, so the last one counts.
    const std::size_t colon = input.source.rfind(':');
    const std::string_view index =
        colon == std::string_view::npos ? std::string_view() : input.source.substr(colon + 1);
    int port = 0;
    const auto end = std::from_chars(index.data(), index.data() + index.size(), port);
    if (index.empty() || end.ec != std::errc() || end.ptr != index.data() + index.size() || port < Edge::controlPort)
        return failAt(input.offset,
            QT_TRANSLATE_NOOP("core", "%1, line %2: the input \"%3\" is not of the form name:index"),
            toText(input.source));
    const auto from = m_names.find(input.source.substr(0, colon));
    if (from == m_names.end())
        return failAt(input.offset,
            QT_TRANSLATE_NOOP("core", "%1, line %2: the input \"%3\" names an operator that the graph does not have"),
            toText(input.source));
    const int toPort = port == Edge::controlPort ? Edge::controlPort : input.toPort;
    graph.edges.push_back({from->second, input.to, port, toPort});
    return true;
}

template <typename Number>
bool GeProtoParser::readNumber(std::string_view text, std::size_t offset, Number &number)
{
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    if (end.ec == std::errc() && end.ptr == text.data() + text.size())
        return true;
    return failAt(
        offset, QT_TRANSLATE_NOOP("core", "%1, line %2: \"%3\" is not a whole number in range"), toText(text));
}

std::string_view GeProtoParser::keep(std::string_view text)
{
    if (m_reader.owns(text))
        return text;
    return m_kept.emplace_back(text);
}

bool GeProtoParser::failAt(std::size_t offset, const char *sentence, const QString &what)
{
    m_error = Error {{sentence, {m_path, number(m_reader.lineAt(offset)), what}}, QString(),
        QT_TRANSLATE_NOOP("core", "Give a complete ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH.")};
    return false;
}

bool GeProtoParser::failReader()
{
    return failAt(m_reader.offset(), m_reader.problem());
}

} // namespace

Result<OpModel> parseGeProto(std::string_view text, const QString &path)
{
    return GeProtoParser(text, path).parse();
}

Result<OpModel> readGeProto(const QString &path)
{
    const Result<QByteArray> content = readFile(path);
    if (!content)
        return tl::unexpected(content.error());
    return parseGeProto({content->constData(), static_cast<std::size_t>(content->size())}, path);
}

} // namespace tributary
