// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/analysis_markdown.h"

#include "graph/vector_index.h"
#include "report/candidate_markdown.h"
#include "report/markdown_table.h"
#include "report/module_chains.h"
#include "report/module_operators.h"

#include <set>
#include <utility>

namespace tributary
{

namespace
{

class Report
{
public:
    Report(const OpGraph &graph, const GraphAnalysis &analysis)
        : m_graph(graph)
        , m_analysis(analysis)
        , m_modules(analysis.grouping.graph)
        , m_chains(m_modules)
        , m_before(m_modules.modules.size())
        , m_behind(m_modules.modules.size())
        , m_groups(parallelGroups(analysis.decomposition))
    {
        std::set<std::pair<int, int>> known;
        for (const Dependency &dependency : m_modules.dependencies) {
            if (!known.emplace(dependency.from, dependency.to).second)
                continue;
            m_before[at(dependency.to)].push_back(dependency.from);
            m_behind[at(dependency.from)].push_back(dependency.to);
        }
    }

    QString run()
    {
        addTitle();
        addModules();
        addDependencies();
        addDag();
        addParallelism();
        addConclusion();
        addOperators();
        m_text += candidateMarkdown(m_graph, m_analysis);
        return std::move(m_text);
    }

private:
    static QString listOrNone(const QStringList &list, const QString &separator)
    {
        return list.isEmpty() ? QStringLiteral("N/A") : list.join(separator);
    }

    [[nodiscard]] QString name(int module) const { return m_chains.name(module); }
    [[nodiscard]] QString chain(const std::vector<int> &modules) const { return m_chains.text(modules); }

    [[nodiscard]] QString names(const std::vector<int> &modules) const
    {
        QStringList list;
        for (const int module : modules)
            list << name(module);
        return list.join(QStringLiteral(", "));
    }

    void addTitle()
    {
        m_text += QStringLiteral("# Multi-stream analysis of %1\n\n").arg(m_graph.name)
            + QStringLiteral("Sections 3 to 8 of the report: what the graph says before anything is measured. Sections "
                             "1 and 2 (scope, target) and 9 to 12 (implementation, debugging, acceptance, conclusion) "
                             "are not part of this text.\n\n");
    }

    void addModules()
    {
        std::vector<QStringList> rows;
        for (std::size_t i = 0; i < m_modules.modules.size(); ++i) {
            const Module &module = m_modules.modules[i];
            const int index = static_cast<int>(i);
            rows.push_back({module.id, name(index), toString(module.type), names(m_before[i]), names(m_behind[i]),
                module.sideEffect, module.resourceHint});
        }
        m_text += QStringLiteral("## 3. Module list\n\n")
            + markdownTable(QStringLiteral("module_id module_name module_type inputs outputs side_effect resource_hint")
                                .split(QLatin1Char(' ')),
                rows);
    }

    void addDependencies()
    {
        std::vector<QStringList> rows;
        for (const Dependency &dependency : m_modules.dependencies)
            rows.push_back({name(dependency.from), name(dependency.to), toString(dependency.type), dependency.reason});
        m_text += QStringLiteral("\n## 4. Module dependencies\n\n")
            + markdownTable(
                {QStringLiteral("from"), QStringLiteral("to"), QStringLiteral("type"), QStringLiteral("reason")}, rows);
    }

    // The suggested streams as subgraphs; what has no stream stands outside.
    void addDag()
    {
        m_text += QStringLiteral("\n## 5. Module DAG\n\n```mermaid\nflowchart LR\n");
        std::set<int> placed;
        const auto node = [this](int module) {
            return QStringLiteral("m%1[%2]\n").arg(module).arg(mermaidLabel(name(module)));
        };
        const std::vector<std::vector<int>> &streams = m_analysis.decomposition.streams;
        for (std::size_t stream = 0; stream < streams.size(); ++stream) {
            m_text += QStringLiteral("  subgraph Stream%1\n").arg(stream);
            for (const int module : streams[stream]) {
                placed.insert(module);
                m_text += QStringLiteral("    ") + node(module);
            }
            m_text += QStringLiteral("  end\n");
        }
        std::set<int> linked;
        for (const Dependency &dependency : m_modules.dependencies)
            linked.insert({dependency.from, dependency.to});
        for (const int module : linked) {
            if (placed.count(module) == 0)
                m_text += QStringLiteral("  ") + node(module);
        }
        for (const Dependency &dependency : m_modules.dependencies)
            m_text += QStringLiteral("  m%1 %2 m%3\n")
                          .arg(dependency.from)
                          .arg(mermaidArrow(dependency.type))
                          .arg(dependency.to);
        m_text += QStringLiteral("```\n");
    }

    [[nodiscard]] QString groupText(const ParallelGroup &group, const std::vector<Arrangement> &arrangements) const
    {
        QString text = QStringLiteral("- **%1** (%2: %3)\n")
                           .arg(group.name, toString(group.verdict.parallelism), group.verdict.reason.english());
        for (const std::vector<int> &branch : group.branches)
            text += QStringLiteral("  - %1\n").arg(chain(branch));
        text += QStringLiteral("  - beside: %1\n").arg(m_chains.shortText(group.beside));
        int number = 0;
        for (const Arrangement &arrangement : arrangements)
            text += QStringLiteral("  - arrangement %1: %2; predicted step %3\n")
                        .arg(++number)
                        .arg(arrangement.description, amountText(m_analysis.work.unit, arrangement.stepTime));
        return text;
    }

    void addParallelism()
    {
        const Decomposition &found = m_analysis.decomposition;
        m_text += QStringLiteral("\n## 6. Module parallelism\n\n### 6.1 Main serial chain\n\n%1\n")
                      .arg(chain(found.mainChain));
        std::size_t group = 0;
        QStringList parallel;
        QStringList pending;
        for (const ParallelGroup &one : found.parallel)
            parallel << groupText(one, m_analysis.arrangements[group++]);
        for (const ParallelGroup &one : found.pending)
            pending << groupText(one, m_analysis.arrangements[group++]);
        m_text += QStringLiteral("\n### 6.2 Parallel groups\n\n%1\n").arg(listOrNone(parallel, {}));
        m_text += QStringLiteral("\n### 6.3 Groups pending validation\n\n%1\n").arg(listOrNone(pending, {}));
        m_text += QStringLiteral("\n### 6.4 Suggested streams\n\n");
        for (std::size_t stream = 0; stream < found.streams.size(); ++stream) {
            QStringList inOrder;
            for (const int module : found.streams[stream])
                inOrder << name(module);
            m_text += QStringLiteral("- Stream%1: %2\n").arg(stream).arg(listOrNone(inOrder, QStringLiteral(" -> ")));
        }
    }

    [[nodiscard]] QString groupNames(const std::vector<ParallelGroup> &groups) const
    {
        QStringList names;
        for (const ParallelGroup &group : groups)
            names << group.name;
        return listOrNone(names, QStringLiteral(", "));
    }

    // The group whose best arrangement is shortest; of equal ones the first.
    [[nodiscard]] QString bestEntry() const
    {
        double best = m_analysis.bound.totalWork;
        QString text = QStringLiteral("N/A: no arrangement is predicted to be shorter than one stream");
        for (std::size_t i = 0; i < m_groups.size(); ++i) {
            for (const Arrangement &arrangement : m_analysis.arrangements[i]) {
                if (arrangement.stepTime < best) {
                    best = arrangement.stepTime;
                    text = QStringLiteral("group %1: %2 (predicted step %3)")
                               .arg(m_groups[i].name, arrangement.description, amountText(m_analysis.work.unit, best));
                }
            }
        }
        return text;
    }

    void addConclusion()
    {
        const GainBound &bound = m_analysis.bound;
        const WorkUnit unit = m_analysis.work.unit;
        m_text += QStringLiteral("\n## 7. Conclusion of the decomposition\n\n");
        m_text += QStringLiteral("- must be serial: %1\n").arg(chain(m_analysis.decomposition.mainChain));
        m_text += QStringLiteral("- can be parallel: %1\n").arg(groupNames(m_analysis.decomposition.parallel));
        m_text += QStringLiteral("- pending validation: %1\n").arg(groupNames(m_analysis.decomposition.pending));
        m_text += QStringLiteral("- best first entry point: %1\n").arg(bestEntry());
        m_text += QStringLiteral("- bound of the gain: total work %1, critical path %2: at most %3x")
                      .arg(amountText(unit, bound.totalWork), amountText(unit, bound.criticalPath),
                          QString::number(bound.unlimited(), 'f', 2));
        if (m_analysis.cores.cube > 0 || m_analysis.cores.vector > 0)
            m_text +=
                QStringLiteral(", with the given cores at most %1x").arg(QString::number(bound.withCores(), 'f', 2));
        m_text += QLatin1Char('\n');
    }

    void addOperators()
    {
        m_text += QStringLiteral("\n## 8. Operators of every module\n");
        const ModuleOperators operators(m_graph, m_analysis);
        int number = 0;
        for (std::size_t i = 0; i < m_modules.modules.size(); ++i) {
            if (m_modules.modules[i].operators.empty())
                continue;
            m_text += QStringLiteral("\n### 8.%1 %2\n\n").arg(++number).arg(name(static_cast<int>(i)));
            m_text += operators.markdown(static_cast<int>(i));
        }
        if (number == 0)
            m_text += QStringLiteral("\nN/A\n");
    }

    const OpGraph &m_graph;
    const GraphAnalysis &m_analysis;
    const ModuleGraph &m_modules;
    ModuleChains m_chains;
    std::vector<std::vector<int>> m_before; ///< by module: those that it waits for
    std::vector<std::vector<int>> m_behind; ///< by module: those that wait for it
    std::vector<ParallelGroup> m_groups; ///< parallel, then pending: as the arrangements
    QString m_text;
};

} // namespace

QString analysisMarkdown(const OpGraph &graph, const GraphAnalysis &analysis)
{
    return Report(graph, analysis).run();
}

} // namespace tributary
