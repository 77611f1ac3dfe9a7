// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Layout against Graphviz' dot: crossings of the drawn edges on graphs of up to 1 000 nodes, then the time for 10 000.
//   layout_bench [path of dot]
#include "graph/graph_layout.h"

#include <QElapsedTimer>
#include <QLineF>
#include <QProcess>
#include <QTextStream>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <random>
#include <set>

using namespace tributary;

namespace
{

struct Sample {
    QString name;
    LayoutInput input;
};

constexpr QSizeF boxSize {54, 36}; // 0.75 x 0.5 inch, dot's own size of a node

void addNodes(LayoutInput &input, int count)
{
    for (int i = 0; i < count; ++i)
        input.nodes.push_back({boxSize});
}

/// Joins with four chains between them, as operators of parallel branches.
LayoutInput branches(int nodes)
{
    LayoutInput input;
    addNodes(input, nodes);
    constexpr int chain = 3;
    for (int join = 0; join + 4 * chain + 1 < nodes; join += 4 * chain + 1) {
        const int next = join + 4 * chain + 1;
        for (int branch = 0; branch < 4; ++branch) {
            const int first = join + 1 + branch * chain;
            input.edges.push_back({join, first});
            for (int i = 1; i < chain; ++i)
                input.edges.push_back({first + i - 1, first + i});
            input.edges.push_back({first + chain - 1, next});
        }
    }
    return input;
}

/// Decoder layers: attention and experts beside a residual; `hasMask`: one input that all layers read, for which dot
/// takes minutes from 1 000 nodes on.
LayoutInput decoders(int nodes, bool hasMask)
{
    LayoutInput input;
    addNodes(input, nodes);
    constexpr int perLayer = 14;
    static constexpr std::array<std::pair<int, int>, 19> inside {
        {{0, 1}, {1, 2}, {1, 3}, {1, 4}, {2, 5}, {3, 5}, {5, 6}, {4, 6}, {6, 7}, {0, 7}, {7, 8}, {8, 9}, {8, 10},
            {8, 11}, {9, 12}, {10, 12}, {11, 12}, {12, 13}, {7, 13}}};
    for (int base = 1; base + perLayer <= nodes; base += perLayer) {
        for (const auto &[from, to] : inside)
            input.edges.push_back({base + from, base + to});
        if (hasMask || base == 1)
            input.edges.push_back({0, base + 5});
        if (base + 2 * perLayer <= nodes)
            input.edges.push_back({base + 13, base + perLayer});
    }
    return input;
}

/// Each node reads one or two of the `reach` nodes before it.
LayoutInput random(int nodes, int reach, unsigned seed)
{
    LayoutInput input;
    addNodes(input, nodes);
    std::mt19937 engine(seed);
    for (int to = 1; to < nodes; ++to) {
        const int inputs = 1 + int(engine() % 3 == 0);
        std::set<int> chosen;
        for (int i = 0; i < inputs; ++i)
            chosen.insert(std::max(0, to - 1 - int(engine() % unsigned(reach))));
        for (const int from : chosen)
            input.edges.push_back({from, to});
    }
    return input;
}

using Line = std::vector<QPointF>;

bool cross(const Line &a, const Line &b)
{
    for (std::size_t i = 1; i < a.size(); ++i) {
        for (std::size_t k = 1; k < b.size(); ++k) {
            if (QLineF(a[i - 1], a[i]).intersects(QLineF(b[k - 1], b[k]), nullptr) == QLineF::BoundedIntersection)
                return true;
        }
    }
    return false;
}

QRectF boundsOf(const Line &line)
{
    QRectF bounds;
    for (const QPointF &point : line)
        bounds |= QRectF(point, QSizeF(0.01, 0.01));
    return bounds;
}

/// Pairs of edges without a common end whose lines meet.
int crossings(const std::vector<LayoutInput::Edge> &edges, const std::vector<Line> &lines)
{
    std::vector<QRectF> bounds;
    for (const Line &line : lines)
        bounds.push_back(boundsOf(line));
    int count = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (std::size_t k = i + 1; k < lines.size(); ++k) {
            const bool share = edges[i].from == edges[k].from || edges[i].to == edges[k].to
                || edges[i].from == edges[k].to || edges[i].to == edges[k].from;
            if (!share && bounds[i].intersects(bounds[k]) && cross(lines[i], lines[k]))
                ++count;
        }
    }
    return count;
}

struct DotResult {
    std::vector<Line> lines; ///< in the order of the edges
    double seconds = 0;
};

/// A spline of dot as a line of short straight parts.
Line flattened(const Line &control)
{
    Line line;
    for (std::size_t i = 0; i + 3 < control.size(); i += 3) {
        for (int step = 0; step <= 8; ++step) {
            const double t = step / 8.0;
            const double s = 1 - t;
            line.push_back(control[i] * (s * s * s) + control[i + 1] * (3 * s * s * t)
                + control[i + 2] * (3 * s * t * t) + control[i + 3] * (t * t * t));
        }
    }
    return line;
}

DotResult runDot(const QString &program, const LayoutInput &input)
{
    QString text = QStringLiteral("digraph { rankdir=LR; node [shape=box label=\"\"];\n");
    for (std::size_t i = 0; i < input.nodes.size(); ++i)
        text += QStringLiteral("%1;\n").arg(i);
    for (const LayoutInput::Edge &edge : input.edges)
        text += QStringLiteral("%1->%2;\n").arg(edge.from).arg(edge.to);
    text += QStringLiteral("}\n");
    QElapsedTimer timer;
    timer.start();
    QProcess dot;
    dot.start(program, {QStringLiteral("-Tplain")});
    dot.write(text.toUtf8());
    dot.closeWriteChannel();
    dot.waitForFinished(600'000);
    DotResult result;
    result.seconds = double(timer.elapsed()) / 1000;
    std::map<std::pair<int, int>, Line> lines;
    for (const QString &row : QString::fromUtf8(dot.readAllStandardOutput()).split(QLatin1Char('\n'))) {
        const QStringList words = row.split(QLatin1Char(' '));
        if (words.value(0) != QLatin1String("edge"))
            continue;
        Line control;
        for (int i = 0; i < words[3].toInt(); ++i)
            control.push_back({words[4 + 2 * i].toDouble() * 72, words[5 + 2 * i].toDouble() * 72});
        lines[{words[1].toInt(), words[2].toInt()}] = flattened(control);
    }
    for (const LayoutInput::Edge &edge : input.edges)
        result.lines.push_back(lines[{edge.from, edge.to}]);
    return result;
}

std::vector<Sample> smallSamples()
{
    return {{QStringLiteral("branches 300"), branches(300)}, {QStringLiteral("branches 1000"), branches(1000)},
        {QStringLiteral("decoders 300"), decoders(300, true)}, {QStringLiteral("decoders 1000"), decoders(1000, false)},
        {QStringLiteral("random 100, near"), random(100, 8, 1)},
        {QStringLiteral("random 300, near"), random(300, 8, 2)},
        {QStringLiteral("random 1000, near"), random(1000, 8, 3)},
        {QStringLiteral("random 100, far"), random(100, 40, 4)},
        {QStringLiteral("random 300, far"), random(300, 40, 5)},
        {QStringLiteral("random 1000, far"), random(1000, 40, 6)}};
}

void compare(const QString &dot, QTextStream &out)
{
    int ours = 0;
    int theirs = 0;
    double logs = 0;
    int counted = 0;
    for (const Sample &sample : smallSamples()) {
        QElapsedTimer timer;
        timer.start();
        const auto layout = layOutGraph(sample.input);
        const double seconds = double(timer.nsecsElapsed()) / 1e9;
        const DotResult other = runDot(dot, sample.input);
        const int a = crossings(sample.input.edges, layout->edges);
        const int b = crossings(sample.input.edges, other.lines);
        ours += a;
        theirs += b;
        if (a + b > 0) {
            logs += std::log((a + 1.0) / (b + 1.0));
            ++counted;
        }
        out << QStringLiteral("%1 %2 edges: crossings %3, dot %4, ratio %5; %6 s, dot %7 s\n")
                   .arg(sample.name, -18)
                   .arg(sample.input.edges.size(), 5)
                   .arg(a, 6)
                   .arg(b, 6)
                   .arg((a + 1.0) / (b + 1.0), 0, 'f', 2)
                   .arg(seconds, 0, 'f', 3)
                   .arg(other.seconds, 0, 'f', 3);
        out.flush();
    }
    out << QStringLiteral("all: crossings %1, dot %2, ratio %3; geometric mean of the ratios %4\n")
               .arg(ours)
               .arg(theirs)
               .arg(double(ours) / std::max(1, theirs), 0, 'f', 2)
               .arg(std::exp(logs / std::max(1, counted)), 0, 'f', 2);
}

void timeLarge(QTextStream &out)
{
    const std::vector<Sample> samples {{QStringLiteral("branches 10000"), branches(10000)},
        {QStringLiteral("decoders 10000"), decoders(10000, true)},
        {QStringLiteral("random 10000, near"), random(10000, 8, 7)},
        {QStringLiteral("random 10000, far"), random(10000, 200, 8)}};
    for (const Sample &sample : samples) {
        std::vector<double> seconds;
        for (int i = 0; i < 5; ++i) {
            QElapsedTimer timer;
            timer.start();
            const auto layout = layOutGraph(sample.input);
            seconds.push_back(double(timer.nsecsElapsed()) / 1e9);
        }
        std::sort(seconds.begin(), seconds.end());
        out << QStringLiteral("%1 %2 edges: %3 s (%4 to %5)\n")
                   .arg(sample.name, -18)
                   .arg(sample.input.edges.size(), 5)
                   .arg(seconds[2], 0, 'f', 3)
                   .arg(seconds.front(), 0, 'f', 3)
                   .arg(seconds.back(), 0, 'f', 3);
        out.flush();
    }
}

} // namespace

int main(int argc, char **argv)
{
    QTextStream out(stdout);
    compare(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QStringLiteral("dot"), out);
    timeLarge(out);
    return 0;
}
