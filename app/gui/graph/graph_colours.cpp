// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_colours.h"

#include "compare/item_look.h"
#include "graph/module_words.h"
#include "look/look.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr int paletteSize = 6;
constexpr int durationSteps = 6;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GraphColours)
};

// Beyond the palette its colours come again, weaker each time; the number on the box tells them apart.
QColor streamColour(int stream)
{
    const double weaker = std::min(0.6, 0.3 * (stream / paletteSize));
    return mixed(seriesColour(stream), baseColour(), weaker);
}

QColor noneColour()
{
    return mixed(baseColour(), roleColour(Role::Muted), 0.35);
}

void countOperators(Colouring &colouring)
{
    for (const int each : colouring.ofOperator)
        ++colouring.classes[static_cast<std::size_t>(each)].operators;
}

Colouring byStream(const LoadedGraph &graph, const CandidateStreams *streams)
{
    Colouring result;
    const std::size_t count = streams ? streams->counts.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const int stream = static_cast<int>(i);
        result.classes.push_back(
            {Words::tr("Stream %1").arg(stream), QString::number(stream), streamColour(stream), 0});
    }
    result.classes.push_back({streams ? Words::tr("No stream") : Words::tr("Not known yet"), {}, noneColour(), 0});
    const int none = static_cast<int>(count);
    for (std::size_t i = 0; i < graph.graph().operators.size(); ++i) {
        const int stream = streams ? streams->of(static_cast<int>(i)) : Operator::noStream;
        result.ofOperator.push_back(stream == Operator::noStream ? none : stream);
    }
    return result;
}

Colouring byCoreType(const LoadedGraph &graph)
{
    Colouring result;
    result.classes = {
        {Words::tr("Cube"), QStringLiteral("C"), seriesColour(0), 0},
        {Words::tr("Vector"), QStringLiteral("V"), seriesColour(1), 0},
        {Words::tr("No core known"), {}, noneColour(), 0},
    };
    for (const Operator &op : graph.graph().operators) {
        const CoreKind kind = op.coreKind();
        result.ofOperator.push_back(kind == CoreKind::Cube ? 0 : kind == CoreKind::Vector ? 1 : 2);
    }
    return result;
}

/// The type of the module; operators in none have that of a module with nothing else.
Colouring byModuleType(const LoadedGraph &graph)
{
    Colouring result;
    // In the order of the enumeration.
    const std::array<QString, 4> badges {Words::tr("comp", "short for compute"),
        Words::tr("comm", "short for communication"), Words::tr("mem", "short for memory"),
        Words::tr("ctrl", "short for control")};
    for (std::size_t i = 0; i < badges.size(); ++i)
        result.classes.push_back(
            {wordsFor(static_cast<ModuleType>(i)), badges[i], seriesColour(static_cast<int>(i)), 0});
    for (std::size_t op = 0; op < graph.moduleOf.size(); ++op) {
        const int module = graph.moduleOf[op];
        const ModuleType type = module == Module::noParent ? moduleTypeOf(graph.graph(), {static_cast<int>(op)})
                                                           : graph.module(module).type;
        result.ofOperator.push_back(static_cast<int>(type));
    }
    return result;
}

/// Steps of 1, 10, 100 … µs as wide as the durations need; the last class has none.
Colouring byDuration(const LoadedGraph &graph)
{
    const auto operators = graph.graph().operators.size();
    double least = INFINITY;
    double most = 0;
    std::vector<double> durations(operators, 0);
    for (std::size_t i = 0; i < operators; ++i) {
        const NodeCost *cost = graph.cost(static_cast<int>(i));
        if (!cost || cost->duration_us <= 0)
            continue;
        durations[i] = cost->duration_us;
        least = std::min(least, cost->duration_us);
        most = std::max(most, cost->duration_us);
    }
    Colouring result;
    const double decades = most > 0 ? std::max(std::log10(most / least), 0.01) : 0;
    for (int step = 0; most > 0 && step < durationSteps; ++step) {
        const double end = least * std::pow(10, decades * (step + 1) / durationSteps);
        const double amount = 0.15 + 0.85 * step / (durationSteps - 1);
        result.classes.push_back({Words::tr("up to %1 µs").arg(QLocale().toString(end, 'g', 3)), {},
            mixed(baseColour(), seriesColour(0), amount), 0});
    }
    result.classes.push_back({Words::tr("No duration"), {}, noneColour(), 0});
    for (const double duration : durations) {
        const double place = duration > 0 ? std::log10(duration / least) / decades * durationSteps : durationSteps;
        const int last = static_cast<int>(result.classes.size()) - 1;
        result.ofOperator.push_back(
            duration > 0 ? std::clamp(static_cast<int>(std::ceil(place - 1e-9)) - 1, 0, last - 1) : last);
    }
    return result;
}

} // namespace

Colouring makeColouring(const LoadedGraph &graph, ColourBy by, const CandidateStreams *streams)
{
    Colouring result = by == ColourBy::Stream ? byStream(graph, streams)
        : by == ColourBy::ModuleType          ? byModuleType(graph)
        : by == ColourBy::CoreType            ? byCoreType(graph)
                                              : byDuration(graph);
    countOperators(result);
    return result;
}

BoxColours colourBoxes(const GraphScene &scene, const Colouring &colouring)
{
    BoxColours result;
    result.ofBox.resize(scene.boxes.size());
    result.shares.resize(scene.boxes.size());
    std::vector<int> counts(colouring.classes.size());
    for (std::size_t i = 0; i < scene.boxes.size(); ++i) {
        const std::vector<int> &operators = scene.operatorsOf[i];
        if (scene.boxes[i].op != GraphScene::none) {
            result.ofBox[i] = colouring.ofOperator[static_cast<std::size_t>(scene.boxes[i].op)];
            continue;
        }
        std::fill(counts.begin(), counts.end(), 0);
        for (const int op : operators)
            ++counts[static_cast<std::size_t>(colouring.ofOperator[static_cast<std::size_t>(op)])];
        result.ofBox[i] = static_cast<int>(std::max_element(counts.begin(), counts.end()) - counts.begin());
        for (std::size_t k = 0; k < counts.size(); ++k) {
            if (counts[k] > 0)
                result.shares[i].push_back({static_cast<int>(k), double(counts[k]) / double(operators.size())});
        }
    }
    return result;
}

} // namespace tributary::gui
