// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#include "graph/graph.h"

#include <cstring>
#include <map>
#include <string>
#include <variant>

namespace ge
{

class AttrValueData
{
public:
    std::variant<std::monostate, std::string, std::int64_t, float, bool> value;
};

class GraphData
{
public:
    std::string name;
    std::map<std::string, AttrValue> attributes;
};

AscendString::AscendString(const char *text)
    : m_text(text == nullptr ? nullptr : std::make_shared<std::string>(text))
{
}

AscendString::AscendString(const char *text, std::size_t length)
    : m_text(text == nullptr ? nullptr : std::make_shared<std::string>(text, length))
{
}

const char *AscendString::GetString() const
{
    return m_text ? m_text->c_str() : "";
}

std::size_t AscendString::GetLength() const
{
    return m_text ? m_text->size() : 0;
}

bool AscendString::operator==(const AscendString &other) const
{
    return GetLength() == other.GetLength() && std::memcmp(GetString(), other.GetString(), GetLength()) == 0;
}

bool AscendString::operator!=(const AscendString &other) const
{
    return !(*this == other);
}

bool AscendString::operator<(const AscendString &other) const
{
    return std::string(GetString(), GetLength()) < std::string(other.GetString(), other.GetLength());
}

AttrValue::AttrValue()
    : m_data(std::make_shared<AttrValueData>())
{
}

graphStatus AttrValue::SetAttrValue(const AscendString &value) const
{
    m_data->value = std::string(value.GetString(), value.GetLength());
    return GRAPH_SUCCESS;
}

graphStatus AttrValue::SetAttrValue(const std::int64_t &value) const
{
    m_data->value = value;
    return GRAPH_SUCCESS;
}

graphStatus AttrValue::SetAttrValue(const float &value) const
{
    m_data->value = value;
    return GRAPH_SUCCESS;
}

graphStatus AttrValue::SetAttrValue(const bool &value) const
{
    m_data->value = value;
    return GRAPH_SUCCESS;
}

graphStatus AttrValue::GetAttrValue(AscendString &value) const
{
    const auto *held = std::get_if<std::string>(&m_data->value);
    if (held == nullptr)
        return GRAPH_FAILED;
    value = AscendString(held->data(), held->size());
    return GRAPH_SUCCESS;
}

namespace
{

template <typename T, typename Held>
graphStatus take(const Held &held, T &value)
{
    const T *found = std::get_if<T>(&held);
    if (found == nullptr)
        return GRAPH_FAILED;
    value = *found;
    return GRAPH_SUCCESS;
}

} // namespace

graphStatus AttrValue::GetAttrValue(std::int64_t &value) const
{
    return take(m_data->value, value);
}

graphStatus AttrValue::GetAttrValue(float &value) const
{
    return take(m_data->value, value);
}

graphStatus AttrValue::GetAttrValue(bool &value) const
{
    return take(m_data->value, value);
}

Graph::Graph(const AscendString &name)
    : m_data(std::make_unique<GraphData>())
{
    m_data->name = name.GetString();
}

Graph::~Graph() = default;

graphStatus Graph::GetName(AscendString &name) const
{
    name = AscendString(m_data->name.c_str());
    return GRAPH_SUCCESS;
}

graphStatus Graph::SetAttr(const AscendString &name, const AttrValue &value)
{
    if (name.GetLength() == 0)
        return GRAPH_FAILED;
    // A copy of its own: whoever changes the caller's value later must not change the graph.
    AttrValue copy;
    *copy.m_data = *value.m_data;
    m_data->attributes.insert_or_assign(name.GetString(), copy);
    return GRAPH_SUCCESS;
}

graphStatus Graph::GetAttr(const AscendString &name, AttrValue &value) const
{
    const auto it = m_data->attributes.find(name.GetString());
    if (it == m_data->attributes.end())
        return GRAPH_FAILED;
    *value.m_data = *it->second.m_data;
    return GRAPH_SUCCESS;
}

} // namespace ge
