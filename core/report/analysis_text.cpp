// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/analysis_text.h"

#include "graph/order_check.h"
#include "report/candidate_markdown.h"
#include "report/module_chains.h"

namespace tributary
{

namespace
{

const QString nobody = QStringLiteral("-");
constexpr std::size_t mostBranches = 16; // of a group that a reader wants to see; --format json has all

void addGroups(QString &text, const Text &title, const ModuleChains &chains, const std::vector<ParallelGroup> &groups)
{
    if (groups.empty())
        return;
    text += QLatin1Char('\n') + title.translated() + QLatin1Char('\n');
    for (const ParallelGroup &group : groups) {
        const std::size_t shown = group.branches.size() <= mostBranches ? group.branches.size() : mostBranches - 1;
        for (std::size_t i = 0; i < shown; ++i)
            text += QStringLiteral("  %1  %2\n").arg(group.name, chains.text(group.branches[i], nobody));
        if (const std::size_t more = group.branches.size() - shown; more > 0)
            text += QStringLiteral("  %1  %2\n")
                        .arg(group.name,
                            Text(QT_TRANSLATE_NOOP("core", "… and %1 more, each by itself"),
                                {number(static_cast<qint64>(more))})
                                .translated());
        text += QStringLiteral("     || %1\n     %2\n")
                    .arg(chains.shortText(group.beside, nobody), group.verdict.reason.english());
    }
}

QString boundText(const GraphAnalysis &analysis)
{
    const GainBound &bound = analysis.bound;
    const WorkUnit unit = analysis.work.unit;
    const QString free = QString::number(bound.unlimited(), 'f', 2);
    if (analysis.cores.cube <= 0 && analysis.cores.vector <= 0)
        return Text(QT_TRANSLATE_NOOP("core", "Total work %1, critical path %2: at most %3x faster"),
            {amountText(unit, bound.totalWork), amountText(unit, bound.criticalPath), free})
            .translated();
    return Text(QT_TRANSLATE_NOOP(
                    "core", "Total work %1, critical path %2: at most %3x faster, with the given cores at most %4x"),
        {amountText(unit, bound.totalWork), amountText(unit, bound.criticalPath), free,
            QString::number(bound.withCores(), 'f', 2)})
        .translated();
}

void addCandidates(QString &text, const OpGraph &graph, const GraphAnalysis &analysis)
{
    if (analysis.candidates.empty())
        return;
    text += QLatin1Char('\n') + Text(QT_TRANSLATE_NOOP("core", "Candidates by predicted step time")).translated()
        + QLatin1Char('\n');
    for (const std::size_t i : candidatesByRank(analysis)) {
        const CandidatePrediction &one = analysis.candidates[i];
        const Text facts {QT_TRANSLATE_NOOP("core", "%1, streams %2, events %3, reorder risks %4"),
            {amountText(analysis.work.unit, one.simulation.stepTime), number(one.streamsUsed),
                number(static_cast<qint64>(one.events.size())), number(static_cast<qint64>(analysis.risks[i].size()))}};
        const QString rank = one.isSafe() ? QString::number(one.rank) : QStringLiteral("-");
        text += QStringLiteral("  %1  %2  %3").arg(rank, 3).arg(one.candidate.name(), -22).arg(facts.translated());
        if (!one.isSafe())
            text += QStringLiteral("  ")
                + Text(
                    QT_TRANSLATE_NOOP("core", "UNSAFE: leaves %1 without order"), {brokenOrdersText(graph, one.broken)})
                      .translated();
        if (static_cast<std::size_t>(one.sameAs) != i)
            text += QStringLiteral("  ")
                + Text(QT_TRANSLATE_NOOP("core", "(the same as %1)"),
                    {analysis.candidates[static_cast<std::size_t>(one.sameAs)].candidate.name()})
                      .translated();
        text += QLatin1Char('\n');
    }
}

} // namespace

QString analysisText(const OpGraph &graph, const GraphAnalysis &analysis)
{
    const ModuleGraph &modules = analysis.grouping.graph;
    const Decomposition &found = analysis.decomposition;
    const ModuleChains chains(modules);
    QString text = Text(QT_TRANSLATE_NOOP("core", "Graph %1: %2 operators, %3 modules"),
                       {graph.name, number(static_cast<qint64>(graph.operators.size())),
                           number(static_cast<qint64>(modules.modules.size()))})
                       .translated()
        + QLatin1Char('\n');
    text += boundText(analysis) + QLatin1Char('\n');
    text += QLatin1Char('\n') + Text(QT_TRANSLATE_NOOP("core", "Main serial chain")).translated()
        + QStringLiteral("\n  %1\n").arg(chains.text(found.mainChain, nobody));
    addGroups(text, QT_TRANSLATE_NOOP("core", "Parallel groups"), chains, found.parallel);
    addGroups(text, QT_TRANSLATE_NOOP("core", "Groups pending validation"), chains, found.pending);
    text += QLatin1Char('\n') + Text(QT_TRANSLATE_NOOP("core", "Suggested streams")).translated() + QLatin1Char('\n');
    for (std::size_t stream = 0; stream < found.streams.size(); ++stream) {
        QStringList inOrder;
        for (const int module : found.streams[stream])
            inOrder << chains.name(module);
        text += QStringLiteral("  Stream%1: %2\n")
                    .arg(stream)
                    .arg(inOrder.isEmpty() ? nobody : inOrder.join(QStringLiteral(" -> ")));
    }
    addCandidates(text, graph, analysis);
    return text;
}

} // namespace tributary
