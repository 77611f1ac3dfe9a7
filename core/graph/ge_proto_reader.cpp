// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_proto_reader.h"

#include "base/files.h"
#include "graph/ge_dump_parser.h"
#include "graph/utf8_text.h"

#include <optional>
#include <string>
#include <utility>

namespace tributary
{

namespace
{

using Token = TextProtoReader::Token;

constexpr const char *notANumber = QT_TRANSLATE_NOOP("core", "%1, line %2: \"%3\" is not a whole number in range");

// One `attr { key value }`; only scalars are kept.
struct Attribute {
    std::string key;
    std::string text;
    bool known = false; // a scalar value was found
};

class GeProtoParser : private GeDumpParser
{
public:
    GeProtoParser(std::string_view text, const QString &path)
        : GeDumpParser(text, path,
            QT_TRANSLATE_NOOP("core", "Give a complete ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH."))
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
    bool readGraph();
    bool readOperator(GeGraphBuilder &builder);
    bool readOperatorField(Operator &op, GeGraphBuilder &builder);
    bool readOperatorAttribute(Operator &op);
    bool readAttribute(Attribute &attribute, bool (*wanted)(std::string_view));
    bool readAttributeInto(std::map<QString, QString> &attributes);
    bool readAttributeValue(Attribute &attribute);
    template <typename Number>
    bool readNumber(Number &number);
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
    GeGraphBuilder builder;
    for (;;) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        if (token == Token::Close)
            break;
        if (token == Token::Scalar) {
            if (m_reader.name() == "name")
                builder.graph().name = toText(m_reader.value());
        } else if (m_reader.name() == "op") {
            if (!readOperator(builder))
                return false;
        } else if (m_reader.name() == "node") {
            return failAt(m_reader.offset(),
                QT_TRANSLATE_NOOP("core", "%1, line %2: this is a dump in ONNX form, not one in ge_proto form"));
        } else if (m_reader.name() == "attr") {
            if (!readAttributeInto(builder.graph().attributes))
                return false;
        } else if (!m_reader.skip()) {
            return failReader();
        }
    }
    if (!builder.connect())
        return failBuilder(builder);
    m_model.graphs.push_back(std::move(builder.graph()));
    return true;
}

bool GeProtoParser::readOperator(GeGraphBuilder &builder)
{
    const std::size_t start = m_reader.offset();
    Operator op;
    std::string_view name;
    for (;;) {
        const Token token = m_reader.next();
        if (token == Token::Failed)
            return failReader();
        if (token == Token::Close)
            break;
        if (token == Token::Scalar) {
            if (m_reader.name() == "name")
                name = keep(builder, m_reader.value());
            else if (!readOperatorField(op, builder))
                return false;
        } else if (m_reader.name() == "attr") {
            if (!readOperatorAttribute(op))
                return false;
        } else if (!m_reader.skip()) {
            return failReader();
        }
    }
    return builder.addOperator(std::move(op), name, start) || failBuilder(builder);
}

bool GeProtoParser::readOperatorField(Operator &op, GeGraphBuilder &builder)
{
    const std::string_view field = m_reader.name();
    if (field == "type") {
        op.type = toText(m_reader.value());
    } else if (field == "input") {
        builder.addInput(keep(builder, m_reader.value()), m_reader.offset());
    } else if (field == "id") {
        return readNumber(op.id);
    } else if (field == "stream_id") {
        if (!readNumber(op.stream))
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
    if (!readAttribute(attribute, isGeAttribute))
        return false;
    if (!attribute.known || setGeAttribute(op, attribute.key, attribute.text))
        return true;
    return failAt(start, notANumber, toText(attribute.text));
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

template <typename Number>
bool GeProtoParser::readNumber(Number &number)
{
    const std::string_view text = m_reader.value();
    return readWholeNumber(text, number) || failAt(m_reader.offset(), notANumber, toText(text));
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
