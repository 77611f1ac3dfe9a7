// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_graph_builder.h"

#include "graph/utf8_text.h"

#include <charconv>
#include <utility>

namespace tributary
{

namespace
{

template <typename Number>
bool readNumber(std::string_view text, Number &number)
{
    const auto end = std::from_chars(text.data(), text.data() + text.size(), number);
    return end.ec == std::errc() && end.ptr == text.data() + text.size();
}

} // namespace

bool readWholeNumber(std::string_view text, int &number)
{
    return readNumber(text, number);
}

bool readWholeNumber(std::string_view text, std::int64_t &number)
{
    return readNumber(text, number);
}

bool isGeAttribute(std::string_view key)
{
    return key == "_stream_label" || key == "_cube_vector_core_type" || key == "_mix_is_aiv" || key == "_rts_label_node"
        || key == "tvm_blockdim";
}

bool setGeAttribute(Operator &op, std::string_view key, std::string_view value)
{
    const bool isTrue = value == "true" || value == "1";
    if (key == "_stream_label")
        op.streamLabel = toText(value);
    else if (key == "_cube_vector_core_type")
        op.coreType = toText(value);
    else if (key == "_mix_is_aiv")
        op.mixIsAiv = isTrue;
    else if (key == "_rts_label_node")
        op.rtsLabelNode = isTrue;
    else if (key == "tvm_blockdim")
        return readWholeNumber(value, op.blocks);
    return true;
}

void GeGraphBuilder::addInput(std::string_view source, std::size_t offset)
{
    const bool control = source.size() > 3 && source.substr(source.size() - 3) == ":-1";
    if (!source.empty())
        m_inputs.push_back({static_cast<int>(m_graph.operators.size()), m_ports, source, offset});
    m_ports += control ? 0 : 1; // an optional input that is not connected keeps its place
}

bool GeGraphBuilder::addOperator(Operator op, std::string_view name, std::size_t offset)
{
    m_ports = 0;
    if (name.empty())
        return failAt(offset, QT_TRANSLATE_NOOP("core", "%1, line %2: an operator has no name"));
    if (!m_names.emplace(name, static_cast<int>(m_graph.operators.size())).second)
        return failAt(offset, QT_TRANSLATE_NOOP("core", "%1, line %2: a second operator is named \"%3\""), name);
    op.name = toText(name);
    m_graph.operators.push_back(std::move(op));
    return true;
}

void GeGraphBuilder::dropInputs()
{
    m_ports = 0;
    while (!m_inputs.empty() && m_inputs.back().to == static_cast<int>(m_graph.operators.size()))
        m_inputs.pop_back();
}

bool GeGraphBuilder::connect()
{
    m_graph.edges.reserve(m_inputs.size());
    for (const Input &input : m_inputs) {
        if (!addEdge(input))
            return false;
    }
    return true;
}

bool GeGraphBuilder::addEdge(const Input &input)
{
    // The name itself may hold colons, so the last one counts.
    const std::size_t colon = input.source.rfind(':');
    int port = 0;
    if (colon == std::string_view::npos || !readWholeNumber(input.source.substr(colon + 1), port)
        || port < Edge::controlPort)
        return failAt(input.offset,
            QT_TRANSLATE_NOOP("core", "%1, line %2: the input \"%3\" is not of the form name:index"), input.source);
    const auto from = m_names.find(input.source.substr(0, colon));
    if (from == m_names.end())
        return failAt(input.offset,
            QT_TRANSLATE_NOOP("core", "%1, line %2: the input \"%3\" names an operator that the graph does not have"),
            input.source);
    const int toPort = port == Edge::controlPort ? Edge::controlPort : input.toPort;
    m_graph.edges.push_back({from->second, input.to, port, toPort});
    return true;
}

bool GeGraphBuilder::failAt(std::size_t offset, const char *sentence, std::string_view what)
{
    m_problem = {offset, sentence, toText(what)};
    return false;
}

} // namespace tributary
