// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/candidate_groups.h"

#include "graph/assignment_groups.h"
#include "graph/stream_assignment.h"

#include <algorithm>
#include <iterator>

namespace tributary
{

namespace
{

constexpr const char *whatToGive = QT_TRANSLATE_NOOP("core",
    "Give the ge_proto_*.txt file that GE wrote with DUMP_GE_GRAPH just before the stream pass "
    "(RunCustomPass_BeforeAssignLogicStream…).");

template <typename Predicate>
bool anyOperator(const OpModel &model, Predicate holds)
{
    return std::any_of(model.graphs.begin(), model.graphs.end(),
        [&holds](const OpGraph &graph) { return std::any_of(graph.operators.begin(), graph.operators.end(), holds); });
}

// The assignments of all graphs behind each other. Each graph has streams of its own, so their numbers do not mix.
Result<std::vector<int>> assignmentOf(const OpModel &model, const Candidate &candidate, const NodeCosts *costs)
{
    std::vector<int> all;
    for (const OpGraph &graph : model.graphs) {
        const Result<StreamAssignment> assignment = assignStreams(graph, candidate, costs);
        if (!assignment)
            return tl::unexpected(assignment.error());
        const std::vector<int> streams = canonicalStreams(assignment->streams);
        all.insert(all.end(), streams.begin(), streams.end());
    }
    return all;
}

// The baseline is in front: it stands for its group wherever it is in the list.
CandidateList withBaselineFirst(const CandidateList &candidates)
{
    CandidateList list {Candidate {}};
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(list),
        [](const Candidate &candidate) { return !candidate.isBaseline(); });
    return list;
}

CandidateGroups groupsOf(const CandidateList &list, const std::vector<int> &firsts)
{
    std::vector<CandidateGroup> all(list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto first = static_cast<std::size_t>(firsts[i]);
        all[first].measured = list[first];
        if (first != i)
            all[first].others.push_back(list[i]);
    }
    std::erase_if(all, [](const CandidateGroup &group) { return group.others.empty(); });
    return all;
}

} // namespace

Result<void> checkTellsAssignment(const GraphFile &file)
{
    const OpModel &model = file.model;
    if (file.format == GraphFormat::GeReadable || file.format == GraphFormat::Mermaid)
        return fail({QT_TRANSLATE_NOOP("core", "A file of the form %1 does not say what GE looks at to assign streams"),
                        {toString(file.format)}},
            {}, whatToGive);
    const auto saysMore = [](const Operator &op) { return !op.coreType.isEmpty() || !op.streamLabel.isEmpty(); };
    if (file.format == GraphFormat::GeOnnx && !anyOperator(model, saysMore))
        return fail(QT_TRANSLATE_NOOP("core", "The dump has no text attributes: neither core types nor stream labels"),
            {}, whatToGive);
    if (!anyOperator(model, [](const Operator &op) { return op.stream != Operator::noStream; }))
        return fail(QT_TRANSLATE_NOOP("core", "No operator of the graph has a stream, so there is nothing to assign"),
            {}, whatToGive);
    return {};
}

bool tellsCoreTypes(const OpModel &model)
{
    return anyOperator(model, [](const Operator &op) { return !op.coreType.isEmpty(); });
}

Result<CandidateGroups> groupBySameStreams(
    const GraphFile &file, const CandidateList &candidates, const NodeCosts *costs, const CancelToken &cancel)
{
    if (const auto tells = checkTellsAssignment(file); !tells)
        return tl::unexpected(tells.error());
    const bool knowsCores = tellsCoreTypes(file.model);
    const CandidateList list = withBaselineFirst(candidates);
    std::vector<std::vector<int>> assignments;
    for (const Candidate &candidate : list) {
        if (cancel.isCancelled())
            return fail(QT_TRANSLATE_NOOP("core", "Cancelled"));
        if (candidate.strategy == Strategy::Cv && !knowsCores) {
            assignments.push_back({Operator::noStream - 1}); // like no other one
            continue;
        }
        Result<std::vector<int>> assignment = assignmentOf(file.model, candidate, costs);
        if (!assignment)
            return tl::unexpected(assignment.error());
        assignments.push_back(std::move(*assignment));
    }
    return groupsOf(list, assignmentGroups(assignments));
}

} // namespace tributary
