// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// 10 000 trials in the table: what the window's thread does for a new trial, and for painting the visible page.
#include "models/trial_table_model.h"
#include "trials/data_table.h"
#include "trials/trial_table.h"

#include <QApplication>
#include <QImage>
#include <QScrollBar>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

constexpr int trialCount = 10'000;

TrialPtr makeTrial(int sequence)
{
    auto trial = std::make_shared<Trial>();
    trial->spec = {sequence, {Strategy::LoadBalance, 1 + sequence % 8}, 1 + sequence / 8, sequence % 8};
    for (int i = 0; i < 100; ++i)
        trial->kept_us.push_back(10'000 + (sequence * 7919 + i * 104'729) % 700);
    if (sequence % 10 == 0)
        trial->reasons.push_back({ReasonCode::ExitCode, "the workload ended with exit code 1", {}, 0});
    return trial;
}

TrialList makeTrials(int count)
{
    TrialList trials;
    for (int i = 0; i < count; ++i)
        trials.push_back(makeTrial(i));
    return trials;
}

struct Shown {
    TrialTableModel model;
    TrialTable view {&model};
    TrialList trials = makeTrials(trialCount);

    explicit Shown(int sortColumn)
    {
        view.resize(1000, 700);
        view.table()->sortByColumn(sortColumn, Qt::AscendingOrder);
        model.setRows(makeTrialRows({trials, nullptr, std::nullopt, {}}, {}));
        view.show();
        QApplication::processEvents();
    }
};

/// All rows for the first time, in the background: medians and courses.
void makeAllRows(benchmark::State &state)
{
    const TrialList trials = makeTrials(trialCount);
    for (auto _ : state)
        benchmark::DoNotOptimize(makeTrialRows({trials, nullptr, std::nullopt, {}}, {}));
}

/// In the background, when one trial has been added.
void makeRowsOfOneMore(benchmark::State &state)
{
    TrialList trials = makeTrials(trialCount);
    const TrialRows known = makeTrialRows({trials, nullptr, std::nullopt, {}}, {});
    trials.push_back(makeTrial(trialCount));
    for (auto _ : state)
        benchmark::DoNotOptimize(makeTrialRows({trials, nullptr, std::nullopt, {}}, known));
}

/// In the window's thread: the table takes one trial more, sorted by that column, and goes back.
void takeOneMore(benchmark::State &state)
{
    Shown shown(int(state.range(0)));
    const TrialRows before = shown.model.rows();
    TrialList trials = shown.trials;
    trials.push_back(makeTrial(trialCount));
    const TrialRows after = makeTrialRows({trials, nullptr, std::nullopt, {}}, before);
    bool more = false;
    for (auto _ : state) {
        more = !more;
        shown.model.setRows(more ? after : before);
        QApplication::processEvents();
    }
}

/// In the window's thread: every row is another one, as for a run that is shown for the first time.
void changeAll(benchmark::State &state)
{
    Shown shown(TrialTableModel::Number);
    const TrialRows before = shown.model.rows();
    const TrialRows after = makeTrialRows({makeTrials(trialCount), nullptr, std::nullopt, {}}, {});
    bool other = false;
    for (auto _ : state) {
        other = !other;
        shown.model.setRows(other ? after : before);
        QApplication::processEvents();
    }
}

void paintVisiblePage(benchmark::State &state)
{
    Shown shown(TrialTableModel::Number);
    DataTable *table = shown.view.table();
    table->verticalScrollBar()->setValue(table->verticalScrollBar()->maximum() / 2);
    QImage image(table->size(), QImage::Format_ARGB32_Premultiplied);
    for (auto _ : state)
        table->render(&image);
}

} // namespace

BENCHMARK(makeAllRows)->Unit(benchmark::kMillisecond);
BENCHMARK(makeRowsOfOneMore)->Unit(benchmark::kMillisecond);
BENCHMARK(takeOneMore)->Arg(TrialTableModel::Number)->Arg(TrialTableModel::Median)->Unit(benchmark::kMillisecond);
BENCHMARK(changeAll)->Unit(benchmark::kMillisecond);
BENCHMARK(paintVisiblePage)->Unit(benchmark::kMillisecond);

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home; // no columns of the user's
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    const QApplication app(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
