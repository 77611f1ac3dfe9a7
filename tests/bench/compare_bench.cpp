// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare page with 10 candidates x 10 trials x 10 000 steps = 1 000 000 steps: reduction at most 1 s, each paint
// at most 16 ms at 1400 x 900.
#include "compare/box_chart.h"
#include "compare/ecdf_chart.h"
#include "compare/forest_chart.h"
#include "compare/histogram_chart.h"
#include "compare/series_chart.h"
#include "compare/slope_chart.h"
#include "look/look.h"
#include "stats/random.h"
#include "tuning/planner.h"

#include <QApplication>
#include <QImage>

#include <benchmark/benchmark.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

constexpr int rounds = 10;
const QSize shownSize(1400, 900);

ShownRunPtr makeRun(int candidates, int steps)
{
    auto run = std::make_shared<ShownRun>();
    run->folder = QStringLiteral("/run");
    run->name = QStringLiteral("Run 1");
    run->config.candidates = {Candidate {}};
    for (int i = 1; i < candidates; ++i)
        run->config.candidates.push_back({i % 2 == 0 ? Strategy::MainStream : Strategy::LoadBalance, 1 + i / 2 % 64});
    run->config.plan.repeat = rounds;
    PortableRandom random(7);
    auto snapshot = std::make_shared<RunSnapshot>();
    for (int round = 1; round <= rounds; ++round) {
        int slot = 0;
        for (const Candidate &candidate : run->config.candidates) {
            auto trial = std::make_shared<Trial>();
            trial->spec = {static_cast<int>(snapshot->trials.size()), candidate, round, slot++, Phase::Measure, false};
            const double level = 10'000 - 150.0 * slot + 100 * random.unit();
            trial->kept_us.reserve(static_cast<std::size_t>(steps));
            for (int i = 0; i < steps; ++i) {
                const double tail = random.below(200) == 0 ? 3'000 * random.unit() : 0;
                trial->kept_us.push_back(
                    static_cast<std::int64_t>(level + 400 * (random.unit() + random.unit()) + tail));
            }
            snapshot->trials.push_back(std::move(trial));
        }
    }
    AnalysisOptions options = Planner(run->config.plan, run->config.candidates).analysisOptions();
    options.health = false;
    options.effectiveSteps = false;
    snapshot->analysis = analyse(snapshot->trials, options);
    run->snapshot = snapshot;
    return run;
}

const ShownRunPtr &millionSteps()
{
    static const ShownRunPtr run = makeRun(10, 10'000);
    return run;
}

ChartState stateOf(const CompareDataPtr &data)
{
    ChartState state;
    state.data = data;
    state.looks = itemLooks(*data, {});
    state.shown.assign(data->items.size(), true);
    state.picked.assign(data->items.size(), false);
    return state;
}

const ChartState &millionState()
{
    static const ChartState state = stateOf(makeCompareData({{millionSteps()}, {}}, {}));
    return state;
}

void reduceMillionSteps(benchmark::State &state)
{
    const CompareRequest request {{millionSteps()}, {}};
    for (auto _ : state)
        benchmark::DoNotOptimize(makeCompareData(request, {}));
}

// Another baseline: the analysis is made again as well.
void reduceMillionStepsForOtherBaseline(benchmark::State &state)
{
    const CompareRequest request {{millionSteps()}, millionSteps()->config.candidates.back()};
    for (auto _ : state)
        benchmark::DoNotOptimize(makeCompareData(request, {}));
}

void reduceHundredCandidates(benchmark::State &state)
{
    static const ShownRunPtr run = makeRun(100, 1'000);
    const CompareRequest request {{run}, {}};
    for (auto _ : state)
        benchmark::DoNotOptimize(makeCompareData(request, {}));
}

template <typename Chart>
void paint(benchmark::State &state)
{
    Chart chart;
    chart.resize(shownSize);
    chart.setState(millionState());
    QImage image(shownSize, QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        chart.retranslate(); // all is drawn again, as with another theme
        chart.render(&image);
    }
}

// Each frame shows another part, as while zooming or moving: nothing that was kept for a zoom is of use.
template <typename Chart>
void zoomAndPaint(benchmark::State &state)
{
    Chart chart;
    chart.resize(shownSize);
    chart.setState(millionState());
    QImage image(shownSize, QImage::Format_ARGB32_Premultiplied);
    const ChartView::Ranges all = chart.shownRanges();
    double share = 0;
    for (auto _ : state) {
        share = share > 0.05 ? 0 : share + 0.001;
        ChartView::Ranges part = all;
        part.x.lo += share * all.x.width();
        chart.zoomTo(part);
        chart.render(&image);
    }
}

// A selection reaches a chart: new state, then painted.
template <typename Chart>
void takeState(benchmark::State &state)
{
    Chart chart;
    chart.resize(shownSize);
    QImage image(shownSize, QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state) {
        chart.setState(millionState());
        chart.render(&image);
    }
}

void hover(benchmark::State &state)
{
    EcdfChart chart;
    chart.resize(shownSize);
    chart.setState(millionState());
    double y = 100;
    for (auto _ : state) {
        y = y > 800 ? 100 : y + 1;
        benchmark::DoNotOptimize(chart.readoutAt({700, y}));
    }
}

} // namespace

BENCHMARK(reduceMillionSteps)->Unit(benchmark::kMillisecond);
BENCHMARK(reduceMillionStepsForOtherBaseline)->Unit(benchmark::kMillisecond);
BENCHMARK(reduceHundredCandidates)->Unit(benchmark::kMillisecond);
BENCHMARK(paint<ForestChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(paint<EcdfChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(paint<HistogramChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(paint<BoxChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(paint<SeriesChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(paint<SlopeChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomAndPaint<EcdfChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomAndPaint<HistogramChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(zoomAndPaint<SeriesChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(takeState<EcdfChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(takeState<HistogramChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(takeState<SeriesChart>)->Unit(benchmark::kMillisecond);
BENCHMARK(hover)->Unit(benchmark::kMicrosecond);

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    useTheme(QStringLiteral("light"));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
