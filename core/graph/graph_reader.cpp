// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_reader.h"

#include "base/files.h"
#include "graph/ge_onnx_reader.h"
#include "graph/ge_proto_reader.h"
#include "graph/ge_readable_reader.h"
#include "graph/graph_json.h"
#include "graph/mermaid_reader.h"
#include "graph/text_proto.h"

#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

namespace tributary
{

namespace
{

constexpr const char *knownForms = QT_TRANSLATE_NOOP("core",
    "Give a ge_proto_*.txt, ge_onnx_*.pbtxt or ge_readable_*.txt file, a Mermaid flowchart (alone or in a Markdown "
    "file), or a JSON file that graph convert wrote.");

bool startsWith(std::string_view text, std::string_view prefix)
{
    return text.substr(0, prefix.size()) == prefix;
}

std::string_view withoutBlanks(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xef\xbb\xbf";
    if (startsWith(text, byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text;
}

// The fields that a model has in GE's text dumps, old and new; nothing else begins with one of these and ":" or "{".
bool isModelField(std::string_view name)
{
    static constexpr std::array<std::string_view, 11> names {"graph", "name", "version", "custom_version", "attr",
        "ir_version", "producer_name", "producer_version", "domain", "model_version", "opset_import"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

// Looks at the fields of the model and at the first field of the graph that tells the forms apart.
std::optional<GraphFormat> detectTextProto(std::string_view text)
{
    using Token = TextProtoReader::Token;
    TextProtoReader reader(text);
    std::optional<GraphFormat> guess;
    for (int depth = 0;;) {
        const Token token = reader.next();
        if (token == Token::Failed || token == Token::End)
            return guess;
        if (token == Token::Close) {
            --depth;
            continue;
        }
        const std::string_view name = reader.name();
        if (depth == 0 && !isModelField(name))
            return guess;
        if (depth == 1 && name == "node")
            return GraphFormat::GeOnnx;
        if (depth == 1 && name == "op")
            return GraphFormat::GeProto;
        if (name == "ir_version" || name == "producer_name")
            guess = GraphFormat::GeOnnx;
        else if (!guess)
            guess = GraphFormat::GeProto;
        if (token == Token::Open && depth == 0 && name == "graph")
            ++depth;
        else if (token == Token::Open && !reader.skip())
            return guess;
    }
}

bool isBinaryOnnx(std::string_view text)
{
    // ModelProto begins with the field ir_version, a small number: 0x08 and the number.
    return text.size() > 2 && text[0] == '\x08' && static_cast<unsigned char>(text[1]) < 32;
}

bool tellsStreams(const OpModel &model)
{
    bool onZero = false;
    bool onNone = false;
    for (const OpGraph &graph : model.graphs) {
        for (const Operator &op : graph.operators) {
            if (op.stream > 0)
                return true;
            (op.stream == 0 ? onZero : onNone) = true;
        }
    }
    return onZero && onNone; // zeros alone stand for a dump without streams
}

Result<GraphFile> fromDump(GraphFormat format, Result<OpModel> model)
{
    if (!model)
        return tl::unexpected(model.error());
    GraphFile file;
    file.format = format;
    file.model = std::move(*model);
    file.hasStreams = tellsStreams(file.model);
    return file;
}

} // namespace

QString toString(GraphFormat format)
{
    switch (format) {
    case GraphFormat::GeProto:
        return QStringLiteral("ge_proto");
    case GraphFormat::GeOnnx:
        return QStringLiteral("ge_onnx");
    case GraphFormat::GeReadable:
        return QStringLiteral("ge_readable");
    case GraphFormat::Mermaid:
        return QStringLiteral("mermaid");
    case GraphFormat::Json:
        return QStringLiteral("json");
    }
    return {};
}

std::optional<GraphFormat> detectGraphFormat(std::string_view text)
{
    const std::string_view start = withoutBlanks(text);
    if (startsWith(start, "{"))
        return GraphFormat::Json;
    if (startsWith(start, "graph(\""))
        return GraphFormat::GeReadable;
    if (startsLikeMermaid(start))
        return GraphFormat::Mermaid;
    if (const auto format = detectTextProto(start))
        return format;
    if (holdsMermaidBlock(text))
        return GraphFormat::Mermaid;
    return std::nullopt;
}

Result<GraphFile> parseGraphFile(std::string_view text, const QString &path)
{
    if (withoutBlanks(text).empty())
        return fail({QT_TRANSLATE_NOOP("core", "%1, line %2: the file is empty"), {path, number(1)}}, {}, knownForms);
    if (isBinaryOnnx(text))
        return fail({QT_TRANSLATE_NOOP("core", "%1, line %2: this is a binary ONNX model, which cannot be read"),
                        {path, number(1)}},
            {},
            QT_TRANSLATE_NOOP("core",
                "Compile the model with DUMP_GE_GRAPH=2 and give the ge_proto_*.txt file: it "
                "shows the operators that really run."));
    const std::optional<GraphFormat> format = detectGraphFormat(text);
    if (!format)
        return fail(
            {QT_TRANSLATE_NOOP("core", "%1, line %2: this is no graph of a form that can be read"), {path, number(1)}},
            {}, knownForms);
    switch (*format) {
    case GraphFormat::GeProto:
        return fromDump(*format, parseGeProto(text, path));
    case GraphFormat::GeOnnx:
        return fromDump(*format, parseGeOnnx(text, path));
    case GraphFormat::GeReadable:
        return fromDump(*format, parseGeReadable(text, path));
    case GraphFormat::Mermaid:
        return parseMermaid(text, path);
    case GraphFormat::Json:
        break;
    }
    return parseGraphJson(QByteArray::fromRawData(text.data(), static_cast<qsizetype>(text.size())), path);
}

Result<GraphFile> readGraphFile(const QString &path)
{
    if (QFileInfo(path).size() > maxGraphFileSize)
        return fail({QT_TRANSLATE_NOOP("core", "%1 is larger than %2 MB: no graph dump is that large"),
                        {path, number(maxGraphFileSize >> 20)}},
            {}, QT_TRANSLATE_NOOP("core", "Dump the graph without weights (DUMP_GE_GRAPH=2)."));
    const Result<QByteArray> content = readFile(path);
    if (!content)
        return tl::unexpected(content.error());
    return parseGraphFile({content->constData(), static_cast<std::size_t>(content->size())}, path);
}

} // namespace tributary
