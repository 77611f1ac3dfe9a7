// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/mermaid_writer.h"

#include "graph/drawing_groups.h"
#include "graph/mermaid_text.h"

#include <algorithm>

namespace tributary
{

namespace
{

// Mermaid takes letters, digits and _ as a class.
bool isClassName(const QString &type)
{
    return !type.isEmpty() && std::all_of(type.begin(), type.end(), [](QChar c) {
        return c.unicode() < 0x80 && (c.isLetterOrNumber() || c == QLatin1Char('_'));
    });
}

QString nodeId(int op)
{
    return QStringLiteral("n%1").arg(op);
}

} // namespace

QByteArray writeMermaid(const GraphFile &file, std::size_t graph)
{
    const OpGraph &written = file.model.graphs[graph];
    const DrawingGroups groups = textGroups(file, graph);
    QString text;
    if (!written.name.isEmpty())
        text += QStringLiteral("---\ntitle: ") + writeMermaidLabel(written.name) + QLatin1String("\n---\n");
    text += QLatin1String("flowchart LR\n");
    for (const DrawingStep &step : drawingSteps(groups)) {
        const QString indent(2 * (step.depth + 1), QLatin1Char(' '));
        if (step.kind == DrawingStep::Kind::Close) {
            text += indent + QLatin1String("end\n");
        } else if (step.kind == DrawingStep::Kind::Open) {
            const QString title = groups.groups[static_cast<std::size_t>(step.index)].title;
            text += indent + QStringLiteral("subgraph g%1 [").arg(step.index) + writeMermaidLabel(title)
                + QLatin1String("]\n");
        } else {
            const Operator &op = written.operators[static_cast<std::size_t>(step.index)];
            text += indent + nodeId(step.index) + QLatin1Char('[') + writeMermaidLabel(op.name) + QLatin1Char(']');
            text += isClassName(op.type) ? QStringLiteral(":::") + op.type + QLatin1Char('\n') : QStringLiteral("\n");
        }
    }
    for (const Edge &edge : written.edges) {
        const auto label = written.edgeLabels.find(keyOf(edge));
        text += QLatin1String("  ") + nodeId(edge.from)
            + (edge.isControl() ? QLatin1String(" -.->") : QLatin1String(" -->"))
            + (label == written.edgeLabels.end()
                    ? QString()
                    : QLatin1Char('|') + writeMermaidLabel(label->second) + QLatin1Char('|'))
            + QLatin1Char(' ') + nodeId(edge.to) + QLatin1Char('\n');
    }
    return text.toUtf8();
}

} // namespace tributary
