// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/box_chart.h"

#include "compare/chart_text.h"

#include <QPainter>

#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr double boxHalf = 8;
constexpr double boxLift = 8; // the box stands above the middle of its row, the trials below
constexpr double dotDrop = 11;
constexpr double dotReach = 7;

} // namespace

QString BoxChart::title() const
{
    return tr("Spread");
}

QString BoxChart::subtitle() const
{
    return tr("Box: quartiles of all steps, whiskers within 1.5 IQR. Markers below: the median of each trial.");
}

QString BoxChart::xTitle() const
{
    return tr("Step time (ms)");
}

ChartView::Ranges BoxChart::fullRanges() const
{
    return {timeRange(state(), rows(), isLog()), rowRange()};
}

QPointF BoxChart::dotAt(const Frame &frame, std::size_t row, const TrialDot &dot)
{
    // Trials with the same median must not hide each other.
    const double jitter = dot.round % 3 - 1;
    return {frame.x.toPixel(dot.median_us / 1000), rowY(frame, row) + dotDrop + 2.5 * jitter};
}

void BoxChart::paintRow(QPainter &painter, const Frame &frame, std::size_t row) const
{
    const CompareItem &item = itemOf(row);
    if (!item.box)
        return;
    const ItemLook look = state().look(rows()[row]);
    const Box &box = *item.box;
    const auto x = [&frame](double us) { return frame.x.toPixel(us / 1000); };
    const double y = rowY(frame, row) - boxLift;
    const double q1 = x(box.q1);
    const double q3 = x(box.q3);
    painter.setPen(QPen(look.colour, 1.6));
    painter.drawLine(QPointF(x(box.lowWhisker), y), QPointF(q1, y));
    painter.drawLine(QPointF(q3, y), QPointF(x(box.highWhisker), y));
    for (const double end : {x(box.lowWhisker), x(box.highWhisker)})
        painter.drawLine(QPointF(end, y - 5), QPointF(end, y + 5));
    QColor fill = look.colour;
    fill.setAlpha(look.open ? 30 : 70);
    painter.setBrush(fill);
    painter.drawRect(QRectF(q1, y - boxHalf, std::max(1.0, q3 - q1), 2 * boxHalf));
    painter.setPen(QPen(look.colour, 3, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(QPointF(x(box.median), y - boxHalf), QPointF(x(box.median), y + boxHalf));
    painter.setPen(QPen(look.colour, 1));
    painter.setBrush(Qt::NoBrush);
    for (const double value : box.outliers)
        painter.drawEllipse(QPointF(x(value), y), 2, 2);
    for (const TrialDot &dot : item.trials) {
        const QPointF at = dotAt(frame, row, dot);
        if (state().isTrial(rows()[row], dot.sequence)) {
            painter.setPen(QPen(textColour(), 1.6));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, dotReach, dotReach);
        }
        drawMarker(painter, at, 6.5, look);
    }
}

void BoxChart::paintPlot(QPainter &painter, const Frame &frame) const
{
    paintRowBackgrounds(painter, frame);
    painter.setPen(QPen(roleColour(Role::Grid), 1));
    for (std::size_t row = 1; row < rows().size(); ++row) {
        const double y = frame.y.toPixel(double(row));
        painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
    }
    for (std::size_t row = 0; row < rows().size(); ++row) {
        if (isVisible(frame, row))
            paintRow(painter, frame, row);
    }
}

Readout BoxChart::stop(const Frame &frame, int index) const
{
    const auto row = static_cast<std::size_t>(index);
    const CompareItem &item = itemOf(row);
    Readout readout;
    readout.item = static_cast<int>(rows()[row]);
    readout.heading = rowLabel(row);
    readout.anchor = QPointF(frame.plot.center().x(), rowY(frame, row));
    if (!item.box) {
        readout.lines.push_back({tr("No valid trial")});
        return readout;
    }
    const Box &box = *item.box;
    readout.anchor.setX(std::clamp(frame.x.toPixel(box.median / 1000), frame.plot.left(), frame.plot.right()));
    readout.lines.push_back({tr("Median: %1 ms").arg(millisecondText(box.median))});
    readout.lines.push_back({tr("Quartiles: %1 … %2 ms").arg(millisecondText(box.q1), millisecondText(box.q3))});
    readout.lines.push_back(
        {tr("Whiskers: %1 … %2 ms").arg(millisecondText(box.lowWhisker), millisecondText(box.highWhisker))});
    readout.lines.push_back({tr("Steps: %1, outliers: %2, trials: %3")
                                 .arg(plainNumber(double(item.sorted_us.size()), 0),
                                     plainNumber(double(box.outlierCount), 0), QString::number(item.trials.size()))});
    return readout;
}

std::optional<Readout> BoxChart::hover(const Frame &frame, QPointF point) const
{
    const auto row = rowAt(frame, point.y());
    if (!row)
        return std::nullopt;
    for (const TrialDot &dot : itemOf(*row).trials) {
        const QPointF at = dotAt(frame, *row, dot);
        if (std::hypot(at.x() - point.x(), at.y() - point.y()) > dotReach)
            continue;
        Readout readout;
        readout.anchor = at;
        readout.item = static_cast<int>(rows()[*row]);
        readout.sequence = itemOf(*row).run == 0 ? dot.sequence : -1;
        readout.heading = tr("%1, round %2").arg(rowLabel(*row)).arg(dot.round);
        readout.lines.push_back({tr("Median of the trial: %1 ms").arg(millisecondText(dot.median_us))});
        readout.dots.push_back({at, rows()[*row]});
        return readout;
    }
    Readout readout = stop(frame, static_cast<int>(*row));
    readout.anchor.setX(point.x());
    return readout;
}

QString BoxChart::summary() const
{
    if (!hasData())
        return emptyText();
    QStringList parts;
    for (std::size_t row = 0; row < rows().size() && row < 12; ++row) {
        const auto &box = itemOf(row).box;
        if (box)
            parts << tr("%1: median %2 ms, quartiles %3 to %4 ms")
                         .arg(rowLabel(row), millisecondText(box->median), millisecondText(box->q1),
                             millisecondText(box->q3));
    }
    return tr("Spread of the step times. %1.").arg(parts.join(QStringLiteral("; ")));
}

QString BoxChart::csv() const
{
    QString text = csvLine({QStringLiteral("run"), QStringLiteral("candidate"), QStringLiteral("what"),
        QStringLiteral("round"), QStringLiteral("ms")});
    for (std::size_t row = 0; row < rows().size(); ++row) {
        const CompareItem &item = itemOf(row);
        if (!item.box)
            continue;
        const auto line = [&](const QString &what, const QString &round, double us) {
            text += csvLine(
                {state().data->runs[item.run].run->name, item.candidate().name(), what, round, csvMilliseconds(us)});
        };
        line(QStringLiteral("low_whisker"), {}, item.box->lowWhisker);
        line(QStringLiteral("q1"), {}, item.box->q1);
        line(QStringLiteral("median"), {}, item.box->median);
        line(QStringLiteral("q3"), {}, item.box->q3);
        line(QStringLiteral("high_whisker"), {}, item.box->highWhisker);
        for (const double value : item.box->outliers)
            line(QStringLiteral("outlier"), {}, value);
        for (const TrialDot &dot : item.trials)
            line(QStringLiteral("trial_median"), QString::number(dot.round), dot.median_us);
    }
    return text;
}

} // namespace tributary::gui
