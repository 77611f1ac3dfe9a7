// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/dump_check.h"

#include "graph/stream_assignment.h"

#include <QHash>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace tributary
{

namespace
{

struct Pair {
    std::size_t op; ///< index in the dump before
    int predicted;
    int actual;
};

// Actual stream -> predicted stream: the pairs that share most operators first, none used twice; what is left gets
// numbers behind the predicted ones.
std::map<int, int> matchStreams(const std::vector<Pair> &pairs)
{
    std::map<std::pair<int, int>, int> shared; // (actual, predicted)
    std::set<int> actualStreams;
    int next = 0;
    for (const Pair &pair : pairs) {
        next = std::max(next, pair.predicted + 1);
        if (pair.actual == Operator::noStream)
            continue;
        actualStreams.insert(pair.actual);
        if (pair.predicted != Operator::noStream)
            ++shared[{pair.actual, pair.predicted}];
    }
    std::vector<std::pair<std::pair<int, int>, int>> byShare(shared.begin(), shared.end());
    std::stable_sort(byShare.begin(), byShare.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
    std::map<int, int> match {{Operator::noStream, Operator::noStream}};
    std::set<int> taken;
    for (const auto &[streams, count] : byShare) {
        if (match.count(streams.first) == 0 && taken.count(streams.second) == 0) {
            match.emplace(streams.first, streams.second);
            taken.insert(streams.second);
        }
    }
    for (const int stream : actualStreams) {
        if (match.count(stream) == 0)
            match.emplace(stream, next++);
    }
    return match;
}

// `otherwise` if there is none of that name.
const OpGraph &subgraphNamed(const OpModel &model, const QString &name, const OpGraph &otherwise)
{
    const auto found = std::find_if(
        model.graphs.begin() + 1, model.graphs.end(), [&name](const OpGraph &graph) { return graph.name == name; });
    return found == model.graphs.end() ? otherwise : *found;
}

} // namespace

DumpCheck checkDumps(const OpGraph &before, const std::vector<int> &streams, const OpGraph &after)
{
    QHash<QString, int> actual;
    for (const Operator &op : after.operators)
        actual.insert(op.name, op.stream);
    DumpCheck check;
    std::vector<Pair> pairs;
    std::set<QString> known;
    for (std::size_t i = 0; i < before.operators.size(); ++i) {
        const QString &name = before.operators[i].name;
        known.insert(name);
        const auto it = actual.constFind(name);
        const bool leftAlone = streams[i] == Operator::noStream && before.operators[i].stream != Operator::noStream;
        if (it == actual.constEnd())
            check.missing << name;
        else if (leftAlone)
            ++check.leftAlone;
        else
            pairs.push_back({i, streams[i], *it});
    }
    for (const Operator &op : after.operators) {
        if (known.count(op.name) == 0)
            check.added << op.name;
    }
    check.compared = static_cast<int>(pairs.size());
    const std::map<int, int> match = matchStreams(pairs);
    for (const Pair &pair : pairs) {
        const int stream = match.at(pair.actual);
        if (stream != pair.predicted)
            check.differences.push_back({before.operators[pair.op].name, pair.predicted, stream});
    }
    return check;
}

bool ModelCheck::isAsPredicted() const
{
    return differing() == 0;
}

int ModelCheck::compared() const
{
    int sum = 0;
    for (const Part &part : parts)
        sum += part.check.compared;
    return sum;
}

int ModelCheck::differing() const
{
    std::size_t sum = 0;
    for (const Part &part : parts)
        sum += part.check.differences.size();
    return static_cast<int>(sum);
}

Result<ModelCheck> checkModels(
    const OpModel &before, const Candidate &candidate, const NodeCosts *costs, const OpModel &after)
{
    const OpGraph nothing;
    ModelCheck model;
    std::set<QString> taken;
    for (std::size_t i = 0; i < before.graphs.size(); ++i) {
        const OpGraph &graph = before.graphs[i];
        const OpGraph &partner = i == 0 ? after.root() : subgraphNamed(after, graph.name, nothing);
        taken.insert(partner.name);
        const Result<StreamAssignment> assignment = assignStreams(graph, candidate, costs);
        if (!assignment)
            return tl::unexpected(assignment.error());
        model.parts.push_back({graph.name, checkDumps(graph, assignment->streams, partner)});
    }
    for (std::size_t i = 1; i < after.graphs.size(); ++i) {
        if (taken.count(after.graphs[i].name) == 0)
            model.parts.push_back({after.graphs[i].name, checkDumps(nothing, {}, after.graphs[i])});
    }
    return model;
}

} // namespace tributary
