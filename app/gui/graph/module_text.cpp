// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/module_text.h"

#include "graph/module_layers.h"
#include "graph/module_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr std::size_t mostNames = 20;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ModuleText)
};

QString amountOf(const GraphInsight &insight, double amount)
{
    const QString number = QLocale().toString(amount, 'g', 6);
    return insight.analysis.work.unit == WorkUnit::Microseconds ? Words::tr("%1 µs").arg(number)
                                                                : Words::tr("%1 operators").arg(number);
}

class ModuleWriter
{
public:
    ModuleWriter(const LoadedGraph &graph, const GraphInsight *insight, int module)
        : m_graph(graph)
        , m_insight(insight)
        , m_index(module)
        , m_module(graph.module(module))
    {
    }

    QString run()
    {
        m_text = detailsHeading(Words::tr("Module %1").arg(m_module.name)) + QStringLiteral("<table>");
        addFacts();
        if (m_insight)
            addStanding(m_insight->standing(m_index));
        m_text += QStringLiteral("</table>");
        addNeighbours(Words::tr("Waits for"), true);
        addNeighbours(Words::tr("Is waited for by"), false);
        return std::move(m_text);
    }

private:
    void addFacts()
    {
        m_text += detailsRow(Words::tr("Module type"), wordsFor(m_module.type));
        if (m_module.repeat > 1)
            m_text += detailsRow(Words::tr("Layers"), QLocale().toString(m_module.repeat));
        m_text += detailsRow(
            Words::tr("Side effect"), m_module.sideEffect.isEmpty() ? Words::tr("none known") : m_module.sideEffect);
        if (!m_insight)
            return;
        const QString hint = m_insight->analysis.grouping.graph.modules[static_cast<std::size_t>(m_index)].resourceHint;
        if (!hint.isEmpty())
            m_text += detailsRow(Words::tr("Resources"), hint);
    }

    void addStanding(const ModuleStanding &standing)
    {
        if (standing.parallelism)
            m_text += detailsRow(Words::tr("Class"), wordsFor(*standing.parallelism));
        if (!standing.reason.isEmpty())
            m_text += detailsRow(Words::tr("Why"), standing.reason.translated());
        for (const int index : standing.groups) {
            const ParallelGroup &group = m_insight->groups[static_cast<std::size_t>(index)];
            m_text +=
                detailsRow(Words::tr("In group %1").arg(group.name), Words::tr("beside %1").arg(namesOf(group.beside)));
        }
        for (const int index : standing.beside) {
            const ParallelGroup &group = m_insight->groups[static_cast<std::size_t>(index)];
            std::vector<int> all;
            for (const std::vector<int> &branch : group.branches)
                all.insert(all.end(), branch.begin(), branch.end());
            m_text += detailsRow(Words::tr("Beside it"), Words::tr("group %1: %2").arg(group.name, namesOf(all)));
        }
        addPath(standing);
    }

    void addPath(const ModuleStanding &standing)
    {
        if (standing.onPath == 0) {
            m_text += detailsRow(Words::tr("Critical path"), Words::tr("not on it"));
            return;
        }
        const CriticalPath &path = m_insight->analysis.criticalPath;
        const double percent = path.length > 0 ? 100 * standing.pathAmount / path.length : 0;
        m_text += detailsRow(Words::tr("Critical path"),
            Words::tr("%1 of its %2, from step %3 of %4; %5 % of the path")
                .arg(QLocale().toString(standing.pathAmount, 'g', 6), amountOf(*m_insight, standing.amount),
                    QLocale().toString(standing.firstOnPath + 1), QLocale().toString(path.nodes.size()),
                    QLocale().toString(percent, 'f', 0)));
    }

    [[nodiscard]] QString namesOf(const std::vector<int> &modules) const
    {
        QStringList names;
        for (std::size_t i = 0; i < modules.size() && i < mostNames; ++i)
            names << m_graph.module(modules[i]).name;
        if (modules.size() > mostNames)
            names << Words::tr("and %1 more").arg(modules.size() - mostNames);
        return names.join(QStringLiteral(", "));
    }

    [[nodiscard]] bool isInside(int module) const
    {
        for (; module != Module::noParent; module = m_graph.module(module).parent) {
            if (module == m_index)
                return true;
        }
        return false;
    }

    void addNeighbours(const QString &title, bool before)
    {
        QStringList lines;
        std::size_t more = 0;
        for (const Dependency &dependency : m_graph.modules.graph.dependencies) {
            const int own = before ? dependency.to : dependency.from;
            const int other = before ? dependency.from : dependency.to;
            if (!isInside(own) || isInside(other))
                continue;
            if (static_cast<std::size_t>(lines.size()) >= mostNames) {
                ++more;
                continue;
            }
            const std::vector<int> operators = operatorsBelow(m_graph.modules.graph, other);
            const QString name = m_graph.module(other).name.toHtmlEscaped();
            lines << QStringLiteral("%1 (%2): %3")
                         .arg(operators.empty()
                                 ? name
                                 : QStringLiteral("<a href=\"#%1\">%2</a>").arg(operators.front()).arg(name),
                             wordsFor(dependency.type).toHtmlEscaped(), dependency.reason.toHtmlEscaped());
        }
        if (more > 0)
            lines << Words::tr("and %1 more").arg(more).toHtmlEscaped();
        if (!lines.isEmpty())
            m_text += detailsHeading(title) + lines.join(QStringLiteral("<br>"));
    }

    const LoadedGraph &m_graph;
    const GraphInsight *m_insight;
    int m_index;
    const Module &m_module;
    QString m_text;
};

} // namespace

QString detailsRow(const QString &name, const QString &value)
{
    return QStringLiteral("<tr><td style=\"padding-right:8px\">%1</td><td>%2</td></tr>")
        .arg(name.toHtmlEscaped(), value.toHtmlEscaped());
}

QString detailsHeading(const QString &text)
{
    QString safe = text.toHtmlEscaped();
    safe.replace(QLatin1Char('/'), QStringLiteral("/&#8203;"));
    return QStringLiteral("<p><b>%1</b></p>").arg(safe);
}

QString moduleText(const LoadedGraph &graph, const GraphInsight *insight, int module)
{
    return ModuleWriter(graph, insight, module).run();
}

} // namespace tributary::gui
