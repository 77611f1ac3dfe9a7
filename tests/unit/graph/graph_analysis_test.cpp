// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_analysis.h"

#include "graph/graph_analysis_json.h"
#include "graph_builder.h"
#include "named_graph.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <gtest/gtest.h>

#include <random>

using namespace tributary;
using tributary::testing::makeGraph;
using tributary::testing::makeNamedGraph;

namespace
{

// attn 40 -> router 10 -> experts 50 -> join 8; shared 30 beside router and experts, then a Cast of 2 before the join.
const OpGraph moe = makeNamedGraph({{"attn", "MatMul"}, {"router", "MatMul"}, {"shared", "MatMul"}, {"cast", "Cast"},
                                       {"experts", "MatMul"}, {"join", "Concat"}},
    {{0, 1}, {0, 2}, {2, 3}, {1, 4}, {3, 5}, {4, 5}});

NodeCosts costs()
{
    NodeCosts costs;
    const auto add = [&costs](const char *name, double us, double cube) {
        costs.byName.insert(QLatin1String(name), {us, cube, 0});
    };
    add("attn", 40, 20);
    add("router", 10, 4);
    add("shared", 30, 8);
    add("cast", 2, 0);
    add("experts", 50, 12);
    add("join", 8, 0);
    return costs;
}

GraphAnalysis analysed(const GraphAnalysisOptions &options)
{
    const NodeCosts measured = costs();
    const auto analysis = analyzeGraph(moe, &measured, options);
    EXPECT_TRUE(analysis);
    return analysis ? *analysis : GraphAnalysis();
}

GraphAnalysisOptions withCandidates(const QStringList &names)
{
    GraphAnalysisOptions options;
    options.candidates = *candidateList(names);
    options.cores = {20, 40};
    return options;
}

} // namespace

TEST(GraphAnalysis, FindsPathBoundAndGroup)
{
    const GraphAnalysis a = analysed({});
    EXPECT_EQ(a.criticalPath.nodes, (std::vector<int> {0, 1, 4, 5}));
    EXPECT_DOUBLE_EQ(a.bound.criticalPath, 108);
    EXPECT_DOUBLE_EQ(a.bound.totalWork, 140);
    ASSERT_EQ(a.decomposition.parallel.size(), 1U);
    // "shared … cast" is one chain.
    EXPECT_EQ(a.decomposition.parallel[0].branches.front().size(), 1U);
}

TEST(GraphAnalysis, StateMakesThePathLonger)
{
    // new -> write, then read and read2 of the same variable, then the join: 4 of 5 operators behind each other.
    const OpGraph kv = makeNamedGraph({{"kv", "Variable"}, {"new", "MatMul"}, {"write", "Assign"}, {"read", "MatMul"},
                                          {"read2", "MatMul"}, {"join", "Add"}},
        {{0, 2}, {1, 2}, {0, 3}, {0, 4}, {3, 5}, {4, 5}});
    const auto a = analyzeGraph(kv, nullptr, {});
    ASSERT_TRUE(a);
    EXPECT_EQ(a->criticalPath.nodes, (std::vector<int> {1, 2, 3, 5}));
    EXPECT_DOUBLE_EQ(a->bound.criticalPath, 4);
    EXPECT_DOUBLE_EQ(a->bound.unlimited(), 5.0 / 4);
    // read2 beside read: no arrangement is shorter than the path.
    ASSERT_EQ(a->arrangements.size(), 1U);
    EXPECT_DOUBLE_EQ(a->arrangements[0][0].stepTime, 4);
}

TEST(GraphAnalysis, CollectivesRunBehindEachOther)
{
    // a -> c1 -> a2 and b -> c2 -> b2: a, c1, c2, b2 of 6 operators.
    const OpGraph comm = makeNamedGraph({{"a", "MatMul"}, {"c1", "HcomAllReduce"}, {"b", "MatMul"},
                                            {"c2", "HcomAllReduce"}, {"a2", "MatMul"}, {"b2", "MatMul"}},
        {{0, 1}, {2, 3}, {1, 4}, {3, 5}});
    const auto a = analyzeGraph(comm, nullptr, {});
    ASSERT_TRUE(a);
    EXPECT_EQ(a->criticalPath.nodes, (std::vector<int> {0, 1, 3, 5}));
    EXPECT_DOUBLE_EQ(a->bound.unlimited(), 6.0 / 4);
    // b beside the begin and a2 beside the end can share one side stream.
    ASSERT_EQ(a->decomposition.streams.size(), 2U);
    EXPECT_EQ(a->decomposition.streams[1].size(), 2U);
}

TEST(GraphAnalysis, TellsWhatACandidateLeavesToChance)
{
    const OpGraph comm = makeNamedGraph({{"a", "MatMul"}, {"c1", "HcomAllReduce"}, {"b", "MatMul"},
                                            {"c2", "HcomAllReduce"}, {"a2", "MatMul"}, {"b2", "MatMul"}},
        {{0, 1}, {2, 3}, {1, 4}, {3, 5}});
    const auto a = analyzeGraph(comm, nullptr, withCandidates({QStringLiteral("LoadBalance:2")}));
    ASSERT_TRUE(a);
    const QJsonArray candidates = analysisJson(comm, *a)[QStringLiteral("candidates")].toArray();
    EXPECT_TRUE(candidates[0].toObject()[QStringLiteral("safe")].toBool());
    const QJsonObject two = candidates[1].toObject();
    EXPECT_FALSE(two[QStringLiteral("safe")].toBool(true));
    EXPECT_TRUE(two[QStringLiteral("rank")].isNull());
    const QJsonObject broken = two[QStringLiteral("without_order")].toArray()[0].toObject();
    EXPECT_EQ(broken[QStringLiteral("from")].toString(), QStringLiteral("c1"));
    EXPECT_EQ(broken[QStringLiteral("to")].toString(), QStringLiteral("c2"));
}

TEST(GraphAnalysis, AtLeastTwoArrangementsForEachPoint)
{
    const GraphAnalysis a = analysed({});
    ASSERT_EQ(a.arrangements.size(), 1U);
    ASSERT_EQ(a.arrangements[0].size(), 2U);
    EXPECT_DOUBLE_EQ(a.arrangements[0][0].stepTime, 108); // 32 us hide behind 60
    EXPECT_EQ(a.arrangements[0][0].moved, (std::vector<Arrangement::Move> {{2, 1}, {3, 1}}));
    EXPECT_NE(a.arrangements[0][0].description, a.arrangements[0][1].description);
}

TEST(GraphAnalysis, BranchesShareAStreamOrHaveTheirOwn)
{
    // fork 1 -> {main 20, x 12, y 12} -> join 1
    const OpGraph fan =
        makeNamedGraph({{"fork", "MatMul"}, {"main", "MatMul"}, {"x", "MatMul"}, {"y", "MatMul"}, {"join", "Concat"}},
            {{0, 1}, {0, 2}, {0, 3}, {1, 4}, {2, 4}, {3, 4}});
    NodeCosts measured;
    measured.byName = {{QStringLiteral("fork"), {1, 0, 0}}, {QStringLiteral("main"), {20, 0, 0}},
        {QStringLiteral("x"), {12, 0, 0}}, {QStringLiteral("y"), {12, 0, 0}}, {QStringLiteral("join"), {1, 0, 0}}};
    const auto analysis = analyzeGraph(fan, &measured, {});
    ASSERT_TRUE(analysis);
    ASSERT_EQ(analysis->decomposition.parallel.size(), 1U);
    EXPECT_EQ(analysis->decomposition.parallel[0].branches.size(), 2U);
    ASSERT_EQ(analysis->arrangements[0].size(), 4U);
    EXPECT_DOUBLE_EQ(analysis->arrangements[0][0].stepTime, 26); // 1 + 24 on the side stream + 1
    EXPECT_DOUBLE_EQ(analysis->arrangements[0][2].stepTime, 22); // three streams
    EXPECT_DOUBLE_EQ(analysis->arrangements[0][3].stepTime, 34); // only one of them moved: 1 + 20 + 12 + 1
}

TEST(GraphAnalysis, APartOfTheStepTellsItsTime)
{
    // Simulating the whole step must give the same times as simulating only where something runs beside.
    std::mt19937 random(7);
    const CoreLimits cores {20, 40};
    int compared = 0;
    for (int round = 0; round < 150; ++round) {
        OpGraph graph = makeGraph(40, {});
        NodeCosts measured;
        for (int i = 0; i < 40; ++i) {
            Operator &op = graph.operators[static_cast<std::size_t>(i)];
            op.type = QStringLiteral("T%1").arg(random() % 50);
            op.stream = random() % 8 == 0 ? Operator::noStream : 0;
            measured.byName.insert(op.name, {double(random() % 50), double(random() % 15), double(random() % 30)});
            for (unsigned inputs = random() % 3; inputs > 0 && i > 0; --inputs)
                graph.edges.push_back({i - 1 - static_cast<int>(random() % unsigned(std::min(i, 6))), i, 0, 0});
        }
        const auto analysis = analyzeGraph(graph, &measured, {{}, {}, cores});
        ASSERT_TRUE(analysis);
        for (const auto &group : analysis->arrangements) {
            for (std::size_t way = 0; way < group.size(); ++way) {
                if (way == 1)
                    continue; // has events of its own
                std::vector<int> streams;
                for (const Operator &op : graph.operators)
                    streams.push_back(op.stream);
                for (const Arrangement::Move &move : group[way].moved)
                    streams[static_cast<std::size_t>(move.op)] = move.stream;
                const auto whole = simulateStep(
                    analysis->work, analysis->order, streams, crossStreamEvents(graph, streams).value(), cores);
                ASSERT_TRUE(whole);
                EXPECT_DOUBLE_EQ(group[way].stepTime, whole->stepTime) << round << ' ' << way;
                ++compared;
            }
        }
    }
    EXPECT_GT(compared, 1000);
}

TEST(GraphAnalysis, AnEarlyJoinWaits)
{
    // main chain a 10 -> b 30 -> c 10 -> end 1; side 35 joins at the end; heaviest of the chain is b.
    const OpGraph graph = makeNamedGraph(
        {{"start", "MatMul"}, {"side", "MatMul"}, {"b", "HcomAllReduce"}, {"c", "MatMul"}, {"end", "Concat"}},
        {{0, 1}, {0, 2}, {2, 3}, {1, 4}, {3, 4}});
    NodeCosts measured;
    measured.byName = {{QStringLiteral("start"), {10, 0, 0}}, {QStringLiteral("side"), {35, 0, 0}},
        {QStringLiteral("b"), {30, 0, 0}}, {QStringLiteral("c"), {10, 0, 0}}, {QStringLiteral("end"), {1, 0, 0}}};
    const auto analysis = analyzeGraph(graph, &measured, {});
    ASSERT_TRUE(analysis);
    ASSERT_EQ(analysis->arrangements.size(), 1U);
    EXPECT_DOUBLE_EQ(analysis->arrangements[0][0].stepTime, 51);
    EXPECT_DOUBLE_EQ(analysis->arrangements[0][1].stepTime, 56); // c begins at 45 instead of 40
}

TEST(ReorderRisk, ACheapConsumerAheadOfTheDominator)
{
    const NodeCosts measured = costs();
    const OperatorWork work = operatorWork(moe, &measured);
    const Reachability reach(successorsOf(moe));
    const std::vector<int> order {0, 1, 2, 3, 4, 5};
    const auto risks = reorderRisks(moe, order, {0, 0, 1, 0, 0, 0}, work, reach);
    ASSERT_EQ(risks.size(), 1U);
    EXPECT_EQ(risks[0].producer, 2);
    EXPECT_EQ(risks[0].consumer, 3);
    EXPECT_EQ(risks[0].dominator, 4);
    // On the side stream it does no harm, nor behind the dominator.
    EXPECT_TRUE(reorderRisks(moe, order, {0, 0, 1, 1, 0, 0}, work, reach).empty());
    EXPECT_TRUE(reorderRisks(moe, {0, 1, 2, 4, 3, 5}, {0, 0, 1, 0, 0, 0}, work, reach).empty());
    EXPECT_EQ(mainStream({0, 1, 1, 1, 0, 0}, work), 0);
}

TEST(GraphAnalysis, PredictsCandidates)
{
    const GraphAnalysis a = analysed(withCandidates({QStringLiteral("LoadBalance:2")}));
    ASSERT_EQ(a.candidates.size(), 2U);
    EXPECT_DOUBLE_EQ(a.candidates[0].simulation.stepTime, 140);
    EXPECT_DOUBLE_EQ(a.candidates[1].simulation.stepTime, 108);
    EXPECT_EQ(a.candidates[1].rank, 1);
    EXPECT_EQ(a.risks.size(), 2U);
}

TEST(GraphAnalysis, SaysTheSameEachTime)
{
    const GraphAnalysisOptions options =
        withCandidates({QStringLiteral("LoadBalance:2"), QStringLiteral("MainStream:3")});
    EXPECT_EQ(QJsonDocument(analysisJson(moe, analysed(options))).toJson(),
        QJsonDocument(analysisJson(moe, analysed(options))).toJson());
    const QJsonObject json = analysisJson(moe, analysed(options));
    EXPECT_EQ(json[QStringLiteral("unit")].toString(), QStringLiteral("us"));
    EXPECT_EQ(json[QStringLiteral("candidates")].toArray().size(), 3);
}

TEST(ResourceHint, NamesCoresAndTime)
{
    const NodeCosts measured = costs();
    const OperatorWork work = operatorWork(moe, &measured);
    EXPECT_EQ(resourceHint(work, {1, 4}), QStringLiteral("cube-heavy, blk=12, dur=60us"));
    EXPECT_EQ(resourceHint(operatorWork(moe, nullptr), {1}), QString());
}

TEST(ResourceHint, TellsWhatTheTypeAndTheDumpTell)
{
    OpGraph graph = makeNamedGraph(
        {{"write", "Assign"}, {"relu", "Relu"}, {"sum", "HcomAllReduce"}, {"mul", "MatMul"}, {"cast", "TransData"}},
        {});
    const auto tell = [&graph](std::size_t op, const char *core, int blocks) {
        graph.operators[op].coreType = QLatin1String(core);
        graph.operators[op].blocks = blocks;
    };
    tell(0, "AIC", 1); // as GE writes it, though nothing is multiplied
    tell(1, "AIV", Operator::unknownBlocks);
    const OperatorWork work = operatorWork(graph, nullptr);
    EXPECT_EQ(resourceHint(work, {0}), QStringLiteral("movement, blk=1"));
    EXPECT_EQ(resourceHint(work, {1}), QStringLiteral("vector-heavy"));
    EXPECT_EQ(resourceHint(work, {2}), QStringLiteral("communication"));
    EXPECT_EQ(resourceHint(work, {3}), QString());
    EXPECT_EQ(resourceHint(work, {3, 4}), QString()); // as much is unknown as moves data
}
