// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_analysis_json.h"

#include <QJsonArray>

namespace tributary
{

namespace
{

class Writer
{
public:
    Writer(const OpGraph &graph, const GraphAnalysis &analysis)
        : m_graph(graph)
        , m_analysis(analysis)
        , m_modules(analysis.grouping.graph)
    {
    }

    [[nodiscard]] QJsonObject write() const
    {
        const GainBound &bound = m_analysis.bound;
        const Decomposition &found = m_analysis.decomposition;
        QJsonArray streams;
        for (const std::vector<int> &stream : found.streams)
            streams.append(ids(stream));
        return {{QStringLiteral("graph"), m_graph.name},
            {QStringLiteral("unit"),
                m_analysis.work.unit == WorkUnit::Microseconds ? QStringLiteral("us") : QStringLiteral("operators")},
            {QStringLiteral("total_work"), bound.totalWork},
            {QStringLiteral("critical_path_length"), bound.criticalPath},
            {QStringLiteral("critical_path"), operatorNames(m_analysis.criticalPath.nodes)},
            {QStringLiteral("bound"), bound.unlimited()}, {QStringLiteral("bound_with_cores"), bound.withCores()},
            {QStringLiteral("modules"), modules()}, {QStringLiteral("dependencies"), dependencies()},
            {QStringLiteral("main_chain"), ids(found.mainChain)},
            {QStringLiteral("parallel"), groups(found.parallel, 0)},
            {QStringLiteral("pending"), groups(found.pending, found.parallel.size())},
            {QStringLiteral("streams"), streams}, {QStringLiteral("candidates"), candidates()}};
    }

private:
    [[nodiscard]] QString id(int module) const { return m_modules.modules[static_cast<std::size_t>(module)].id; }
    [[nodiscard]] QString operatorName(int op) const { return m_graph.operators[static_cast<std::size_t>(op)].name; }

    [[nodiscard]] QJsonArray ids(const std::vector<int> &modules) const
    {
        QJsonArray array;
        for (const int module : modules)
            array.append(id(module));
        return array;
    }

    [[nodiscard]] QJsonArray operatorNames(const std::vector<int> &operators) const
    {
        QJsonArray array;
        for (const int op : operators)
            array.append(operatorName(op));
        return array;
    }

    [[nodiscard]] QJsonArray modules() const
    {
        QJsonArray array;
        for (const Module &module : m_modules.modules)
            array.append(QJsonObject {{QStringLiteral("id"), module.id}, {QStringLiteral("name"), module.name},
                {QStringLiteral("type"), toString(module.type)}, {QStringLiteral("repeat"), module.repeat},
                {QStringLiteral("parent"), module.parent == Module::noParent ? QString() : id(module.parent)},
                {QStringLiteral("side_effect"), module.sideEffect},
                {QStringLiteral("resource_hint"), module.resourceHint},
                {QStringLiteral("operators"), operatorNames(module.operators)}});
        return array;
    }

    [[nodiscard]] QJsonArray dependencies() const
    {
        QJsonArray array;
        for (const Dependency &dependency : m_modules.dependencies)
            array.append(QJsonObject {{QStringLiteral("from"), id(dependency.from)},
                {QStringLiteral("to"), id(dependency.to)}, {QStringLiteral("type"), toString(dependency.type)},
                {QStringLiteral("reason"), dependency.reason}});
        return array;
    }

    [[nodiscard]] QJsonArray groups(const std::vector<ParallelGroup> &list, std::size_t firstArrangement) const
    {
        QJsonArray array;
        for (const ParallelGroup &group : list) {
            QJsonArray branches;
            for (const std::vector<int> &branch : group.branches)
                branches.append(ids(branch));
            QJsonArray arrangements;
            for (const Arrangement &arrangement : m_analysis.arrangements[firstArrangement++])
                arrangements.append(QJsonObject {{QStringLiteral("description"), arrangement.description},
                    {QStringLiteral("step"), arrangement.stepTime}});
            array.append(QJsonObject {{QStringLiteral("name"), group.name}, {QStringLiteral("branches"), branches},
                {QStringLiteral("beside"), ids(group.beside)},
                {QStringLiteral("verdict"), toString(group.verdict.parallelism)},
                {QStringLiteral("reason"), group.verdict.reason.english()},
                {QStringLiteral("arrangements"), arrangements}});
        }
        return array;
    }

    [[nodiscard]] QJsonArray candidates() const
    {
        QJsonArray array;
        for (std::size_t i = 0; i < m_analysis.candidates.size(); ++i) {
            const CandidatePrediction &one = m_analysis.candidates[i];
            QJsonArray risks;
            for (const ReorderRisk &risk : m_analysis.risks[i])
                risks.append(QJsonObject {{QStringLiteral("producer"), operatorName(risk.producer)},
                    {QStringLiteral("consumer"), operatorName(risk.consumer)},
                    {QStringLiteral("dominator"), operatorName(risk.dominator)}});
            QJsonArray broken;
            for (const OperatorDependency &order : one.broken)
                broken.append(QJsonObject {{QStringLiteral("from"), operatorName(order.from)},
                    {QStringLiteral("to"), operatorName(order.to)}, {QStringLiteral("type"), toString(order.type)},
                    {QStringLiteral("reason"), order.reason}});
            array.append(QJsonObject {{QStringLiteral("name"), one.candidate.name()},
                {QStringLiteral("rank"), one.isSafe() ? QJsonValue(one.rank) : QJsonValue()},
                {QStringLiteral("safe"), one.isSafe()}, {QStringLiteral("without_order"), broken},
                {QStringLiteral("strategy"), strategyName(one.assignment.effectiveStrategy)},
                {QStringLiteral("streams_used"), one.streamsUsed},
                {QStringLiteral("events"), static_cast<qint64>(one.events.size())},
                {QStringLiteral("step"), one.simulation.stepTime},
                {QStringLiteral("same_as"),
                    m_analysis.candidates[static_cast<std::size_t>(one.sameAs)].candidate.name()},
                {QStringLiteral("reorder_risks"), risks}});
        }
        return array;
    }

    const OpGraph &m_graph;
    const GraphAnalysis &m_analysis;
    const ModuleGraph &m_modules;
};

} // namespace

QJsonObject analysisJson(const OpGraph &graph, const GraphAnalysis &analysis)
{
    return Writer(graph, analysis).write();
}

} // namespace tributary
