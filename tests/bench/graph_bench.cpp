// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/ge_proto_reader.h"
#include "graph/graph_analysis.h"
#include "graph/path_cover.h"
#include "graph/stream_assignment.h"

#include "base/files.h"

#include <benchmark/benchmark.h>

#include <random>
#include <string>

using namespace tributary;

namespace
{

// One real dump again and again, so that the text has the mix of a real one. Argument: megabytes.
std::string largeDump(std::size_t megabytes)
{
    const auto sample = readFile(QStringLiteral(TRIBUTARY_TEST_DATA "/graph/ge_proto_00026_afterUBMatch.txt"));
    std::string text;
    while (sample && text.size() < megabytes * 1000000)
        text.append(sample->constData(), static_cast<std::size_t>(sample->size()));
    return text;
}

void parse(benchmark::State &state)
{
    const std::string text = largeDump(static_cast<std::size_t>(state.range(0)));
    for (auto step : state) {
        const auto model = parseGeProto(text, QStringLiteral("bench.txt"));
        if (!model)
            state.SkipWithError("the dump was refused");
        benchmark::DoNotOptimize(model);
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

// Random edges to one of the `reach` operators before; about two inputs for each operator.
OpGraph randomGraph(int count, int reach)
{
    std::mt19937 random(1);
    OpGraph graph;
    for (int i = 0; i < count; ++i) {
        Operator op;
        op.name = QStringLiteral("op%1").arg(i);
        graph.operators.push_back(op);
        for (unsigned inputs = random() % 5; inputs > 0 && i > 0; --inputs) {
            const int back = 1 + static_cast<int>(random() % static_cast<unsigned>(std::min(i, reach)));
            graph.edges.push_back({i - back, i, 0, 0});
        }
    }
    return graph;
}

// Arguments: operators, reach, strategy.
void assign(benchmark::State &state)
{
    const OpGraph graph = randomGraph(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    const Candidate candidate {static_cast<Strategy>(state.range(2)), Candidate::maxStreams};
    for (auto step : state)
        benchmark::DoNotOptimize(assignStreams(graph, candidate));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

void assignArguments(benchmark::internal::Benchmark *bench)
{
    for (const int reach : {8, 200, 10000}) {
        for (const Strategy strategy : {Strategy::LoadBalance, Strategy::MainStream, Strategy::WeightedLoadBalance})
            bench->Args({10000, reach, static_cast<int>(strategy)});
    }
    bench->Args({10000, 200, static_cast<int>(Strategy::Cv)});
}

// One parallel point after the other: an operator and a second one beside it, then both are needed.
OpGraph ladder(int rungs)
{
    OpGraph graph;
    for (int i = 0; i < 3 * rungs; ++i) {
        Operator op;
        op.name = QStringLiteral("op%1").arg(i);
        op.type = QStringLiteral("T%1").arg(i * i % 97); // no two alike in a row, so that none are folded into one
        graph.operators.push_back(op);
    }
    for (int i = 0; i < rungs; ++i) {
        for (const int beside : {3 * i + 1, 3 * i + 2}) {
            graph.edges.push_back({3 * i, beside, 0, 0});
            if (i + 1 < rungs)
                graph.edges.push_back({beside, 3 * i + 3, 0, 0});
        }
    }
    return graph;
}

void analyze(benchmark::State &state, const OpGraph &graph)
{
    GraphAnalysisOptions options;
    options.candidates = *candidateMatrix({QStringLiteral("LoadBalance"), QStringLiteral("MainStream")},
        {QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8")});
    for (auto step : state)
        benchmark::DoNotOptimize(analyzeGraph(graph, nullptr, options));
}

} // namespace

BENCHMARK_CAPTURE(analyze, random, randomGraph(10000, 8))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(analyze, ladder, ladder(3333))->Unit(benchmark::kMillisecond);
BENCHMARK(parse)->Arg(1)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(assign)->Apply(assignArguments)->Unit(benchmark::kMillisecond);
