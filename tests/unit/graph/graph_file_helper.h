// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/graph_reader.h"

#include <gtest/gtest.h>

#include <QStringList>

#include <string_view>

namespace tributary::testing
{

/// A graph file that the tests come with.
inline GraphFile openSample(const char *name)
{
    const auto file = readGraphFile(QStringLiteral(TRIBUTARY_TEST_DATA "/graph/") + QString::fromLatin1(name));
    EXPECT_TRUE(file) << (file ? "" : file.error().english().toStdString());
    return file ? *file : GraphFile {{}, {{OpGraph()}, {}}, {}, false, {}};
}

inline GraphFile fileOf(std::string_view text)
{
    const auto file = parseGraphFile(text, QStringLiteral("f"));
    EXPECT_TRUE(file) << (file ? "" : file.error().english().toStdString());
    return file ? *file : GraphFile {{}, {{OpGraph()}, {}}, {}, false, {}};
}

inline std::string errorOf(std::string_view text)
{
    const auto file = parseGraphFile(text, QStringLiteral("f"));
    return file ? "no error" : file.error().what.english().toStdString();
}

/// "a>b c.>d": the edges by name, control edges with a dot.
inline std::string edgesOf(const OpGraph &graph)
{
    QStringList edges;
    for (const Edge &edge : graph.edges)
        edges << graph.operators[static_cast<std::size_t>(edge.from)].name
                + (edge.isControl() ? QLatin1String(".>") : QLatin1String(">"))
                + graph.operators[static_cast<std::size_t>(edge.to)].name;
    return edges.join(QLatin1Char(' ')).toStdString();
}

inline std::string namesOf(const OpGraph &graph)
{
    QStringList names;
    for (const Operator &op : graph.operators)
        names << op.name;
    return names.join(QLatin1Char(',')).toStdString();
}

} // namespace tributary::testing
