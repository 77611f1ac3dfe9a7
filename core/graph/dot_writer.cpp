// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/dot_writer.h"

#include "graph/drawing_groups.h"

namespace tributary
{

namespace
{

// A quoted name: what it says stays as it is.
QString quoted(QString text)
{
    text.replace(QLatin1Char('\\'), QLatin1String("\\\\")).replace(QLatin1Char('"'), QLatin1String("\\\""));
    text.replace(QLatin1Char('\n'), QLatin1Char(' '));
    return QLatin1Char('"') + text + QLatin1Char('"');
}

} // namespace

QByteArray writeDot(const GraphFile &file, std::size_t graph)
{
    const OpGraph &written = file.model.graphs[graph];
    const DrawingGroups groups = textGroups(file, graph);
    QString text =
        QStringLiteral("digraph ") + quoted(written.name) + QLatin1String(" {\n  rankdir=LR;\n  node [shape=box];\n");
    for (const DrawingStep &step : drawingSteps(groups)) {
        const QString indent(2 * (step.depth + 1), QLatin1Char(' '));
        if (step.kind == DrawingStep::Kind::Close) {
            text += indent + QLatin1String("}\n");
        } else if (step.kind == DrawingStep::Kind::Open) {
            const QString title = groups.groups[static_cast<std::size_t>(step.index)].title;
            text += indent + QStringLiteral("subgraph cluster_%1 { label=").arg(step.index) + quoted(title)
                + QLatin1String(";\n");
        } else {
            const Operator &op = written.operators[static_cast<std::size_t>(step.index)];
            text += indent + quoted(op.name)
                + (op.type.isEmpty() ? QString() : QStringLiteral(" [tooltip=") + quoted(op.type) + QLatin1Char(']'))
                + QLatin1String(";\n");
        }
    }
    const auto name = [&written](int op) { return quoted(written.operators[static_cast<std::size_t>(op)].name); };
    for (const Edge &edge : written.edges)
        text += QLatin1String("  ") + name(edge.from) + QLatin1String(" -> ") + name(edge.to)
            + (edge.isControl() ? QLatin1String(" [style=dashed];\n") : QLatin1String(";\n"));
    return (text + QLatin1String("}\n")).toUtf8();
}

} // namespace tributary
