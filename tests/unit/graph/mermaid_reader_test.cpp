// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph_file_helper.h"

using namespace tributary;
using namespace tributary::testing;

namespace
{

std::string edgesIn(const std::string &body)
{
    return edgesOf(fileOf("flowchart LR\n" + body).model.root());
}

} // namespace

TEST(MermaidReader, EveryKindOfLink)
{
    const std::vector<std::pair<const char *, const char *>> cases {
        {"A --> B", "A>B"},
        {"A-->B", "A>B"},
        {"A --- B", "A>B"},
        {"A ----> B", "A>B"},
        {"A ==> B", "A>B"},
        {"A === B", "A>B"},
        {"A -.-> B", "A.>B"},
        {"A -.- B", "A.>B"},
        {"A -..-> B", "A.>B"},
        {"A --o B", "A>B"},
        {"A --x B", "A>B"},
        {"A o--o B", "A>B"},
        {"A x--x B", "A>B"},
        {"A <--> B", "B>A A>B"},
        {"A <-.-> B", "B.>A A.>B"},
        {"A ~~~ B", ""},
        {"A -->|text| B", "A>B"},
        {"A -- text --> B", "A>B"},
        {"A -- \"a -- b\" --> B", "A>B"},
        {"A == text ==> B", "A>B"},
        {"A -. text .-> B", "A.>B"},
        {"A e1@--> B\n e1@{ animate: true }", "A>B"},
        {"A -->\n  B", "A>B"},
        {"A\n  --> B", "A>B"},
    };
    for (const auto &[text, edges] : cases)
        EXPECT_EQ(edgesIn(text), edges) << text;
}

TEST(MermaidReader, ChainsAndLists)
{
    EXPECT_EQ(edgesIn("A --> B --> C"), "A>B B>C");
    EXPECT_EQ(edgesIn("A & B --> C & D -.-> E"), "A>C B>C A>D B>D C.>E D.>E");
    EXPECT_EQ(edgesIn("A-->B;B-->C; %% the end\n%% A --> D"), "A>B B>C");
    EXPECT_EQ(edgesIn("a-b.c/d_e-->x-1"), "a-b.c/d_e>x-1");
    EXPECT_EQ(edgesIn("注意力 --> 门"), "注意力>门");
}

TEST(MermaidReader, EveryShapeHasALabel)
{
    for (const char *shape : {"[L]", "(L)", "([L])", "[[L]]", "[(L)]", "((L))", "(((L)))", ">L]", "{L}", "{{L}}",
             "[/L/]", "[\\L\\]", "[/L\\]", "[\\L/]", "[\"L\"]", "[ \"L\" ]", "[\"`L`\"]",
             "@{ shape: rect, label: \"L\" }", "@{ label: L, shape: rect }"})
        EXPECT_EQ(edgesIn("A" + std::string(shape) + " --> B"), "L>B") << shape;
    EXPECT_EQ(edgesIn("A[\"x [1] --> #quot;y#quot; #35;1<br/>&amp; z\"] --> B"), "x [1] --> \"y\" #1 & z>B");
}

TEST(MermaidReader, LabelsThatTwoNodesHaveKeepTheirIds)
{
    EXPECT_EQ(
        namesOf(fileOf("flowchart LR\nA[add] --> B[add]\nC[mul] --> D[C]").model.root()), "add (A),add (B),mul,C (D)");
    // A third node that is called so already.
    EXPECT_EQ(namesOf(fileOf("flowchart LR\nA[add] --> B[add]\nC[\"add (A)\"]").model.root()), "A,add (B),add (A)");
}

TEST(MermaidReader, LabelsOfLinksBelongToTheirEdges)
{
    const OpGraph graph =
        fileOf("flowchart LR\nA -->|\"state: KV #quot;cache#quot;\"| B\nA -. wait .-> C\nB --> C\nA --> B")
            .model.root();
    const std::map<EdgeKey, QString> expected {
        {{0, 1, 0}, QStringLiteral("state: KV \"cache\"")}, {{0, 2, Edge::controlPort}, QStringLiteral("wait")}};
    EXPECT_EQ(graph.edgeLabels, expected);
}

TEST(MermaidReader, ClassesAreTypes)
{
    const OpGraph graph =
        fileOf("flowchart LR\nA:::Relu --> B[x]:::Abs\nclass C,D Mul;\nC --> D\nclassDef Mul fill:#f9f,color:red;")
            .model.root();
    QStringList types;
    for (const Operator &op : graph.operators)
        types << op.type;
    EXPECT_EQ(types.join(QLatin1Char(' ')).toStdString(), "Relu Abs Mul Mul");
}

TEST(MermaidReader, SubgraphsAreModulesAndStreams)
{
    const GraphFile file = openSample("modules.md");
    EXPECT_EQ(file.format, GraphFormat::Mermaid);
    ASSERT_EQ(file.model.graphs.size(), 2U); // the sequence diagram is none
    EXPECT_TRUE(file.hasStreams);
    const OpGraph &root = file.model.root();
    EXPECT_EQ(root.name, QStringLiteral("Module DAG of a decoder layer"));
    EXPECT_EQ(namesOf(root), "Attention,Gate,Experts,Shared expert,Join");
    EXPECT_EQ(edgesOf(root),
        "Attention>Gate Gate>Experts Attention>Shared expert Gate>Shared expert "
        "Shared expert.>Join Experts>Join");
    ASSERT_EQ(file.modules.modules.size(), 2U);
    EXPECT_EQ(file.modules.modules[0].id, QStringLiteral("main"));
    EXPECT_EQ(file.modules.modules[0].name, QStringLiteral("Main Path"));
    EXPECT_EQ(file.modules.modules[0].operators, (std::vector<int> {0, 1, 2}));
    ASSERT_EQ(file.modules.dependencies.size(), 1U);
    EXPECT_EQ(file.modules.dependencies[0],
        (Dependency {0, 1, DependencyType::Data, QStringLiteral("Attention -> Shared expert")}));
    const OpGraph &streams = file.model.graphs[1];
    EXPECT_EQ(streams.name, QStringLiteral("Streams"));
    EXPECT_EQ(edgesOf(streams), "a>b a.>c");
    EXPECT_EQ(streams.operators[1].stream, 0);
    EXPECT_EQ(streams.operators[2].stream, 1);
}

TEST(MermaidReader, LabelsTellTheTypeOfADependency)
{
    const GraphFile file = fileOf("flowchart LR\nsubgraph a\nA\nend\nsubgraph b\nB\nend\n"
                                  "A -->|state: KV cache| B\nA -.->|collective_order| B\nA -.-> B\nA -->|hidden| B");
    const std::vector<Dependency> expected {{0, 1, DependencyType::Data, QStringLiteral("hidden")},
        {0, 1, DependencyType::State, QStringLiteral("KV cache")},
        {0, 1, DependencyType::Event, QStringLiteral("A -> B")},
        {0, 1, DependencyType::CollectiveOrder, QStringLiteral("A -> B")}};
    EXPECT_EQ(file.modules.dependencies, expected);
}

TEST(MermaidReader, LinksOfSubgraphsJoinTheirEnds)
{
    const GraphFile file = fileOf("flowchart TB\nsubgraph one\n a --> b\n subgraph inner\n c\n end\nend\n"
                                  "subgraph two\n direction LR\n d --> e\nend\none --> two\nx --> one");
    EXPECT_EQ(namesOf(file.model.root()), "a,b,c,d,e,x");
    EXPECT_EQ(edgesOf(file.model.root()), "x>a a>b x>c b>d c>d d>e");
    EXPECT_EQ(file.modules.modules[1].parent, 0);
    ASSERT_EQ(file.modules.dependencies.size(), 1U);
    EXPECT_EQ(file.modules.dependencies[0].to, 2);
}

TEST(MermaidReader, WhatOnlyDrawsIsPassedOver)
{
    EXPECT_EQ(
        edgesIn("accTitle: a --> b\naccDescr { a\n --> b }\nstyle A fill:#f9f,stroke:#333\n"
                "linkStyle 0 stroke:red;\nclick A \"http://x;y\" _blank\ndirection TB\n%%{init: {\n}}%%\nA --> B"),
        "A>B");
}

TEST(MermaidReader, ErrorsNameTheLineOfTheFile)
{
    EXPECT_EQ(errorOf("```mermaid\npie\n```\n"), "f, line 1: the file holds no flowchart");
    EXPECT_EQ(errorOf("# T\n\n```mermaid\nflowchart LR\nA[x --> B\n```\n"),
        "f, line 5: the bracket in front of \"x --> B\" is not closed");
    EXPECT_EQ(errorOf("flowchart LR\nA[\"x] --> B"), "f, line 2: a string has no closing quote");
    EXPECT_EQ(errorOf("flowchart LR\nA B"), "f, line 2: a link or the end of the line was expected");
    EXPECT_EQ(errorOf("flowchart LR\nA --> "), "f, line 2: the name of a node was expected");
    EXPECT_EQ(errorOf("flowchart LR\nA -- text"), "f, line 2: a link with text has no end");
    EXPECT_EQ(errorOf("flowchart LR\nend"), "f, line 2: \"end\" without a subgraph");
    EXPECT_EQ(errorOf("flowchart LR\nsubgraph s\nA\n"), "f, line 4: the subgraph \"s\" has no end");
    std::string deep = "flowchart LR\n";
    for (int i = 0; i < 200; ++i)
        deep += "subgraph s" + std::to_string(i) + "\n";
    EXPECT_EQ(errorOf(deep), "f, line 130: subgraphs are nested too deep");
    std::string wide = "flowchart LR\n";
    for (int i = 0; i < 3000; ++i)
        wide += (i ? " & n" : "n") + std::to_string(i);
    EXPECT_EQ(errorOf(wide + " -->" + wide.substr(12)), "f, line 3: the flowchart has too many links");
}
