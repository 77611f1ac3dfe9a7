// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph_file_helper.h"

using namespace tributary;
using namespace tributary::testing;

TEST(GeReadableReader, ReadsOperatorsOutputsAndSubgraphs)
{
    const GraphFile file = openSample("ge_readable_00000031_graph_0_Build.txt");
    EXPECT_EQ(file.format, GraphFormat::GeReadable);
    EXPECT_FALSE(file.hasStreams);
    ASSERT_EQ(file.model.graphs.size(), 2U);
    const OpGraph &root = file.model.root();
    EXPECT_EQ(root.name, QStringLiteral("tiny"));
    EXPECT_EQ(namesOf(root), "x,cond,abs");
    EXPECT_EQ(edgesOf(root), "x>cond x>cond cond>abs");
    EXPECT_EQ(root.edges[1].toPort, 1);
    EXPECT_EQ(root.operators[1].type, QStringLiteral("If"));
    EXPECT_EQ(root.operators[1].subgraphs, QStringList {QStringLiteral("then")});
    EXPECT_EQ(edgesOf(file.model.graphs[1]), "input_0>neg");
}

TEST(GeReadableReader, AnOutputOtherThanTheFirstKeepsItsNumber)
{
    const GraphFile file = fileOf("graph(\"g\"):\n  %a : [#users=0] = Node[type=Split]\n"
                                  "  %r : [users=1] = get_element[node=%a](3)\n"
                                  "  %b : [#users=0] = Node[type=Abs] (inputs = (x=%r))\n");
    ASSERT_EQ(file.model.root().edges.size(), 1U);
    EXPECT_EQ(file.model.root().edges[0].fromPort, 3);
}

TEST(GeReadableReader, ErrorsNameTheLine)
{
    const std::string start = "graph(\"g\"):\n  %a : [#users=1] = Node[type=Abs]\n";
    EXPECT_EQ(errorOf(start + "  %a : [#users=1] = Node[type=Abs]\n"), "f, line 3: a second operator is named \"a\"");
    EXPECT_EQ(errorOf(start + "  % : [#users=1] = Node[type=Abs]\n"), "f, line 3: an operator has no name");
    EXPECT_EQ(errorOf(start + "  %b : [#users=1] = Node[type=Abs] (inputs = (x=%c))\n"),
        "f, line 3: the input \"c\" names an operator that the graph does not have");
    EXPECT_EQ(errorOf(start + "  %b : [#users=1] = get_element[node=%c](0)\n"),
        "f, line 3: the input \"c\" names an operator that the graph does not have");
    for (const char *line :
        {"what", "  %b : [#users=1] = Node[type", "  %b : [#users=1] = Node[type=A] (inputs = (x=%a",
            "  %b : [#users=1] = get_element[node=%a](x)", "graph(\"h"})
        EXPECT_EQ(errorOf(start + line).rfind("f, line 3: not a line of GE's readable form", 0), 0U) << line;
}
