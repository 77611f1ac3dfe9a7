// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/dedupe.h"

#include "base/file_identity.h"
#include "graph/candidate_groups.h"
#include "graph/graph_reader.h"
#include "graph/op_summary_costs.h"
#include "tuning/neighbours.h"
#include "tuning/online_run.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tributary
{

namespace
{

/// What `groups` leaves to measure, and the stream counts that a refinement may add to it.
CandidateList withNeighbours(const CandidateGroups &groups, const CandidateList &chosen)
{
    const CandidateList measured = measuredOf(groups, chosen);
    CandidateList all = chosen;
    for (const Candidate &winner : measured) {
        for (const Candidate &neighbour : refinedNeighbours(winner, measured)) {
            if (std::find(all.begin(), all.end(), neighbour) == all.end())
                all.push_back(neighbour);
        }
    }
    return all;
}

Result<CandidateGroups> groupsFor(
    const GraphFile &file, const RunConfig &config, const NodeCosts *costs, const CancelToken &cancel)
{
    Result<CandidateGroups> groups = groupBySameStreams(file, config.candidates, costs, cancel);
    const bool mayAdd = config.plan.kind == PlanKind::Adaptive && config.plan.refine;
    if (!groups || !mayAdd)
        return groups;
    return groupBySameStreams(file, withNeighbours(*groups, config.candidates), costs, cancel);
}

} // namespace

QString profileOf(const RunConfig &config)
{
    const QString path = workloadEnvironment(config).value(QStringLiteral("MINIDAG_PROFILING_PATH"));
    return path.endsWith(QLatin1String(".csv")) ? QDir::cleanPath(QDir(config.workingFolder).absoluteFilePath(path))
                                                : QString();
}

Result<RunConfig> measureEachAssignmentOnce(RunConfig config, const QString &graph, const CancelToken &cancel)
{
    DedupeSource source;
    source.graph = QFileInfo(graph).absoluteFilePath();
    source.profile = profileOf(config);
    const auto file = readGraphFile(source.graph);
    if (!file)
        return tl::unexpected(file.error());
    source.graphSha256 = fileHash(source.graph, cancel);
    const auto costs = readGivenCosts(source.profile);
    if (!costs)
        return tl::unexpected(costs.error());
    if (costs->has_value())
        source.profileSha256 = fileHash(source.profile, cancel);
    auto groups = groupsFor(*file, config, costs->has_value() ? &**costs : nullptr, cancel);
    if (!groups) {
        Error error = groups.error();
        if (error.detail.isEmpty())
            error.detail = source.graph;
        return tl::unexpected(error);
    }
    config.candidates = measuredOf(*groups, config.candidates);
    config.plan.alike = std::move(*groups);
    config.dedupe = source;
    return config;
}

} // namespace tributary
