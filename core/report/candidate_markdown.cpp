// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/candidate_markdown.h"

#include "graph/order_check.h"
#include "report/markdown_table.h"

#include <algorithm>
#include <numeric>

namespace tributary
{

std::vector<std::size_t> candidatesByRank(const GraphAnalysis &analysis)
{
    const std::vector<CandidatePrediction> &all = analysis.candidates;
    std::vector<std::size_t> byRank(all.size());
    std::iota(byRank.begin(), byRank.end(), std::size_t {0});
    std::stable_sort(byRank.begin(), byRank.end(), [&all](std::size_t a, std::size_t b) {
        return all[a].isSafe() != all[b].isSafe() ? all[a].isSafe() : all[a].rank < all[b].rank;
    });
    return byRank;
}

QString candidateMarkdown(const OpGraph &graph, const GraphAnalysis &analysis)
{
    if (analysis.candidates.empty())
        return {};
    std::vector<QStringList> rows;
    std::vector<QStringList> risks;
    const auto name = [&graph](int op) { return graph.operators[static_cast<std::size_t>(op)].name; };
    for (const std::size_t i : candidatesByRank(analysis)) {
        const CandidatePrediction &one = analysis.candidates[i];
        const auto same = static_cast<std::size_t>(one.sameAs);
        const QString broken = brokenOrdersText(graph, one.broken);
        rows.push_back({one.isSafe() ? QString::number(one.rank) : QString(), one.candidate.name(),
            strategyName(one.assignment.effectiveStrategy), QString::number(one.streamsUsed),
            QString::number(one.events.size()), amountText(analysis.work.unit, one.simulation.stepTime),
            same == i ? QString() : analysis.candidates[same].candidate.name(),
            one.isSafe() ? QStringLiteral("yes") : QStringLiteral("no: leaves %1 without order").arg(broken)});
        // Candidates with one assignment have the same risks.
        for (const ReorderRisk &risk : same == i ? analysis.risks[i] : std::vector<ReorderRisk>())
            risks.push_back({one.candidate.name(), name(risk.producer), name(risk.consumer), name(risk.dominator)});
    }
    return QStringLiteral("\n## Predicted candidates\n\n")
        + markdownTable(QStringLiteral("rank,candidate,strategy used,streams used,events,predicted step,same as,safe")
                            .split(QLatin1Char(',')),
            rows)
        + QStringLiteral("\n### Reorder risks\n\n")
        + markdownTable({QStringLiteral("candidate"), QStringLiteral("output of"), QStringLiteral("cheap consumer"),
                            QStringLiteral("ahead of")},
            risks);
}

} // namespace tributary
