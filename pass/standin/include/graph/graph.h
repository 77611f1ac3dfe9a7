// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ge_common/ge_api_error_codes.h"
#include "graph/ascend_string.h"
#include "graph/attr_value.h"

#include <memory>

namespace ge
{

class GraphData;

/// A graph as far as a pass that sets attributes needs one: its name and its attributes.
class Graph
{
public:
    explicit Graph(const AscendString &name);
    ~Graph();
    Graph(const Graph &) = delete;
    Graph &operator=(const Graph &) = delete;

    graphStatus GetName(AscendString &name) const;
    /// Replaces an attribute of the same name. Failure if the name is empty.
    graphStatus SetAttr(const AscendString &name, const AttrValue &value);
    /// Failure if the graph has no such attribute.
    graphStatus GetAttr(const AscendString &name, AttrValue &value) const;

private:
    std::unique_ptr<GraphData> m_data;
};

using GraphPtr = std::shared_ptr<Graph>;
using ConstGraphPtr = std::shared_ptr<const Graph>;

} // namespace ge
