// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/parallelism.h"

#include "graph/operator_role.h"
#include "graph/vector_index.h"

#include <algorithm>

namespace tributary
{

QString toString(Parallelism parallelism)
{
    switch (parallelism) {
    case Parallelism::Serial:
        return QStringLiteral("serial");
    case Parallelism::Candidate:
        return QStringLiteral("parallel_candidate");
    case Parallelism::PendingValidation:
        break;
    }
    return QStringLiteral("parallel_pending_validation");
}

ModuleWork::ModuleWork(
    const OpGraph &graph, const ModuleGraph &modules, const OperatorWork &work, const CoreLimits &cores)
    : m_modules(modules)
    , m_unit(work.unit)
    , m_cores(cores)
    , m_successors(successorsOf(modules))
    , m_reach(m_successors)
{
    for (const Module &module : modules.modules) {
        double amount = 0;
        double cube = 0;
        double vector = 0;
        bool scheduled = false;
        bool runsGraphs = false;
        bool small = work.unit == WorkUnit::Operators;
        for (const int index : module.operators) {
            const Operator &op = graph.operators[at(index)];
            amount += work.amount[at(index)];
            cube = std::max(cube, work.cubeBlocks[at(index)]);
            vector = std::max(vector, work.vectorBlocks[at(index)]);
            scheduled = scheduled || (op.stream != Operator::noStream && !isHiddenRole(roleOfType(op.type)));
            small = small && isSmallType(op.type);
            runsGraphs = runsGraphs || !op.subgraphs.isEmpty();
        }
        m_amount.push_back(amount);
        m_cube.push_back(cube);
        m_vector.push_back(vector);
        m_scheduled.push_back(scheduled);
        m_small.push_back(small && !module.operators.empty());
        m_runsGraphs.push_back(runsGraphs);
    }
}

Text ModuleWork::orderReason(int first, int second) const
{
    const QString &before = m_modules.modules[at(first)].name;
    const QString &after = m_modules.modules[at(second)].name;
    for (const Dependency &dependency : m_modules.dependencies) {
        if (dependency.from == first && dependency.to == second)
            return {QT_TRANSLATE_NOOP("core", "%2 waits for %1 (%3: %4)"),
                {before, after, toString(dependency.type), dependency.reason}};
    }
    return {QT_TRANSLATE_NOOP("core", "%2 waits for %1 through others"), {before, after}};
}

ParallelVerdict ModuleWork::compare(int a, int b) const
{
    if (a == b)
        return {Parallelism::Serial, QT_TRANSLATE_NOOP("core", "the same module")};
    if (m_reach.reaches(a, b))
        return {Parallelism::Serial, orderReason(a, b)};
    if (m_reach.reaches(b, a))
        return {Parallelism::Serial, orderReason(b, a)};
    const auto asked = [](double first, double second, double limit) {
        return QStringList {QString::number(first + second), QString::number(limit)};
    };
    if (m_cores.cube > 0 && m_cube[at(a)] > 0 && m_cube[at(b)] > 0 && m_cube[at(a)] + m_cube[at(b)] > m_cores.cube)
        return {Parallelism::PendingValidation,
            {QT_TRANSLATE_NOOP("core", "together they ask for %1 of %2 cube cores"),
                asked(m_cube[at(a)], m_cube[at(b)], m_cores.cube)}};
    if (m_cores.vector > 0 && m_vector[at(a)] > 0 && m_vector[at(b)] > 0
        && m_vector[at(a)] + m_vector[at(b)] > m_cores.vector)
        return {Parallelism::PendingValidation,
            {QT_TRANSLATE_NOOP("core", "together they ask for %1 of %2 vector cores"),
                asked(m_vector[at(a)], m_vector[at(b)], m_cores.vector)}};
    if (m_runsGraphs[at(a)] || m_runsGraphs[at(b)])
        return {Parallelism::PendingValidation,
            QT_TRANSLATE_NOOP("core", "one of them runs other graphs, which GE assigns for themselves")};
    if (isSmall(a) || isSmall(b))
        return {Parallelism::PendingValidation,
            QT_TRANSLATE_NOOP(
                "core", "one of them is likely too short: it only casts, reshapes or changes the layout")};
    const double shorter = std::min(amount(a), amount(b));
    if (m_unit == WorkUnit::Microseconds && shorter < leastWork_us)
        return {Parallelism::PendingValidation,
            {QT_TRANSLATE_NOOP("core", "the shorter one takes only %1 us"), {QString::number(shorter, 'g', 3)}}};
    return {Parallelism::Candidate,
        QT_TRANSLATE_NOOP("core", "no dependency, no shared state, no fixed order between them")};
}

} // namespace tributary
