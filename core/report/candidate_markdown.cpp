// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/candidate_markdown.h"

#include "report/markdown_table.h"

namespace tributary
{

QString candidateMarkdown(const OpGraph &graph, const GraphAnalysis &analysis)
{
    if (analysis.candidates.empty())
        return {};
    std::vector<QStringList> rows;
    std::vector<QStringList> risks;
    const auto name = [&graph](int op) { return graph.operators[static_cast<std::size_t>(op)].name; };
    for (std::size_t i = 0; i < analysis.candidates.size(); ++i) {
        const CandidatePrediction &one = analysis.candidates[i];
        const auto same = static_cast<std::size_t>(one.sameAs);
        rows.push_back({QString::number(one.rank), one.candidate.name(), strategyName(one.assignment.effectiveStrategy),
            QString::number(one.streamsUsed), QString::number(one.events.size()),
            amountText(analysis.work.unit, one.simulation.stepTime),
            same == i ? QString() : analysis.candidates[same].candidate.name()});
        // Candidates with one assignment have the same risks.
        for (const ReorderRisk &risk : same == i ? analysis.risks[i] : std::vector<ReorderRisk>())
            risks.push_back({one.candidate.name(), name(risk.producer), name(risk.consumer), name(risk.dominator)});
    }
    return QStringLiteral("\n## Predicted candidates\n\n")
        + markdownTable(QStringLiteral("rank,candidate,strategy used,streams used,events,predicted step,same as")
                            .split(QLatin1Char(',')),
            rows)
        + QStringLiteral("\n### Reorder risks\n\n")
        + markdownTable({QStringLiteral("candidate"), QStringLiteral("output of"), QStringLiteral("cheap consumer"),
                            QStringLiteral("ahead of")},
            risks);
}

} // namespace tributary
