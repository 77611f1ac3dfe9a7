// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/assignment_groups.h"

#include "graph/op_graph.h"

#include <algorithm>
#include <map>

namespace tributary
{

std::vector<int> canonicalStreams(const std::vector<int> &streams)
{
    std::map<int, int> numbers;
    std::vector<int> result;
    result.reserve(streams.size());
    for (const int stream : streams)
        result.push_back(stream == Operator::noStream
                ? Operator::noStream
                : numbers.emplace(stream, static_cast<int>(numbers.size())).first->second);
    return result;
}

int usedStreams(const std::vector<int> &streams)
{
    int used = 0;
    for (const int stream : canonicalStreams(streams))
        used = std::max(used, stream + 1);
    return used;
}

std::vector<int> assignmentGroups(const std::vector<std::vector<int>> &assignments)
{
    std::map<std::vector<int>, int> first;
    std::vector<int> groups;
    for (std::size_t i = 0; i < assignments.size(); ++i)
        groups.push_back(first.emplace(canonicalStreams(assignments[i]), static_cast<int>(i)).first->second);
    return groups;
}

} // namespace tributary
