// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Painting a graph of 10 000 operators while it is moved: at most 16 ms for each frame of 1400 x 900. Every frame is
// drawn anew, so that nothing depends on what was shown before.
#include "graph/graph_view.h"
#include "look/look.h"

#include "../gui/graph/layered_dump.h"
#include "base/files.h"

#include <QApplication>
#include <QImage>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

const QSize shownSize(1400, 900);

LoadedGraphPtr loadLayered(int layers, int width)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("ge_proto_Build.txt"));
    if (!writeFileAtomically(path, test::layeredDump(layers, width)))
        qFatal("cannot write %s", qPrintable(path));
    auto graph = loadGraph({path, {}, {}});
    if (!graph)
        qFatal("%s", qPrintable(graph.error().english()));
    return *graph;
}

/// All operators of 100 layers of 100, on the streams of LoadBalance:4.
const GraphLook &layeredLook()
{
    static const GraphLook look = [] {
        SceneRequest request;
        request.graph = loadLayered(100, 100);
        request.open.assign(request.graph->groups.groups.size(), true);
        const auto scene = makeScene(request, {});
        const auto streams = streamsOf(request.graph, {Strategy::LoadBalance, 4});
        if (!scene || !streams)
            qFatal("no scene");
        GraphLook made;
        made.scene = *scene;
        made.colouring = makeColouring(*request.graph, ColourBy::Stream, streams->get());
        made.colours = colourBoxes(**scene, made.colouring);
        made.setEvents(streams->get());
        return made;
    }();
    return look;
}

/// `percent` of the scale at which all is seen.
void pan(benchmark::State &state)
{
    GraphView view;
    view.resize(shownSize);
    view.setLook(layeredLook());
    view.showAll();
    view.zoom(double(state.range(0)) / 100, QPointF(700, 450));
    QImage image(shownSize, QImage::Format_ARGB32_Premultiplied);
    const GraphView::Viewport start = view.viewport();
    int frame = 0;
    for (auto _ : state) {
        ++frame;
        const double step = (frame % 20) / start.scale;
        view.setViewport({start.origin + QPointF(step, step), start.scale});
        view.render(&image);
    }
    state.counters["scale"] = start.scale;
}

} // namespace

BENCHMARK(pan)->Arg(100)->Arg(200)->Arg(400)->Arg(1000)->Arg(2000)->Unit(benchmark::kMillisecond);

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication app(argc, argv);
    useTheme(QStringLiteral("light"));
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
