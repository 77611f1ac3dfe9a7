// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/svg_writer.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tributary
{

namespace
{

constexpr double margin = 12; // around the whole
constexpr double characterWidth = 7.5; // of the font, for cutting names

// Okabe and Ito's colours, told apart by people who see few of them; further streams begin anew.
constexpr std::array<const char *, 7> streamColours {
    "#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#8f8a00"};
constexpr const char *noStreamColour = "#888888";

QString coordinate(double value)
{
    return QString::number(std::round(value * 100) / 100, 'g', 12);
}

QString xmlText(const QString &text)
{
    QString clean;
    for (const QChar c : text)
        clean += c.unicode() < 0x20 || c.unicode() >= 0xfffe ? QLatin1Char(' ') : c; // XML has no such characters
    return clean.toHtmlEscaped();
}

QString attribute(const char *name, double value)
{
    return QStringLiteral(" %1=\"%2\"").arg(QLatin1String(name), coordinate(value));
}

QString rectangle(const QRectF &rect)
{
    return QStringLiteral("<rect") + attribute("x", rect.x()) + attribute("y", rect.y())
        + attribute("width", rect.width()) + attribute("height", rect.height());
}

QString colourOf(const Operator &op, bool hasStreams)
{
    if (!hasStreams || op.stream == Operator::noStream)
        return QLatin1String(noStreamColour);
    return QLatin1String(streamColours[static_cast<std::size_t>(op.stream) % streamColours.size()]);
}

QString cut(const QString &name, double width)
{
    const auto most = std::max<qsizetype>(1, static_cast<qsizetype>((width - 8) / characterWidth));
    return name.size() <= most ? name : name.left(most - 1) + QChar(0x2026);
}

// A triangle at the end of the line; not a marker, which several viewers do not know.
QString arrowHead(const QPointF &before, const QPointF &tip)
{
    constexpr double length = 7;
    const QPointF way = tip - before;
    const double distance = std::hypot(way.x(), way.y());
    if (distance < 1e-6)
        return {};
    const QPointF along = way / distance * length;
    const QPointF half(-along.y() / 2, along.x() / 2);
    QString path = QStringLiteral("<path class=\"head\" d=\"M");
    for (const QPointF &point : {tip - along + half, tip, tip - along - half})
        path += coordinate(point.x()) + QLatin1Char(' ') + coordinate(point.y())
            + QLatin1Char(point == tip - along - half ? 'z' : 'L');
    return path + QLatin1String("\"/>\n");
}

QString edgeToSvg(const std::vector<QPointF> &points, bool control)
{
    QString line = QStringLiteral("<polyline class=\"%1\" points=\"")
                       .arg(control ? QLatin1String("control") : QLatin1String("data"));
    for (std::size_t i = 0; i < points.size(); ++i)
        line += (i ? QLatin1String(" ") : QLatin1String("")) + coordinate(points[i].x()) + QLatin1Char(',')
            + coordinate(points[i].y());
    line += QLatin1String("\"/>\n");
    return points.size() < 2 ? line : line + arrowHead(points[points.size() - 2], points.back());
}

QString operatorToSvg(const Operator &op, const QRectF &rect, const QString &colour)
{
    QString tip = op.name;
    if (!op.type.isEmpty())
        tip += QLatin1String(" (") + op.type + QLatin1Char(')');
    return QLatin1String("<g><title>") + xmlText(tip) + QLatin1String("</title>") + rectangle(rect)
        + QStringLiteral(" rx=\"3\" fill=\"%1\" fill-opacity=\"0.2\" stroke=\"%1\"/><text").arg(colour)
        + attribute("x", rect.center().x()) + attribute("y", rect.center().y() + 4) + QLatin1Char('>')
        + xmlText(cut(op.name, rect.width())) + QLatin1String("</text></g>\n");
}

} // namespace

QByteArray writeSvg(const GraphFile &file, const GraphLayout &layout, std::size_t graph)
{
    const OpGraph &drawn = file.model.graphs[graph];
    QString svg = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        + attribute("width", layout.size.width() + 2 * margin) + attribute("height", layout.size.height() + 2 * margin)
        + QStringLiteral(" viewBox=\"%1 %1 %2 %3\">\n")
              .arg(coordinate(-margin), coordinate(layout.size.width() + 2 * margin),
                  coordinate(layout.size.height() + 2 * margin));
    svg += QLatin1String("<title>") + xmlText(drawn.name) + QLatin1String("</title>\n")
        + QLatin1String("<style>text{font:12px monospace;text-anchor:middle}.module{fill:none;stroke:#999}"
                        ".name{text-anchor:start;fill:#666}polyline{fill:none;stroke:#666}.head{fill:#666}"
                        ".control{stroke-dasharray:4 3}</style>\n"
                        "<rect x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\" fill=\"#fff\"/>\n");
    for (std::size_t i = 0; i < layout.groups.size() && i < file.modules.modules.size(); ++i) {
        const QRectF &box = layout.groups[i];
        if (box.isEmpty())
            continue;
        svg += rectangle(box) + QLatin1String(" class=\"module\"/><text class=\"name\"") + attribute("x", box.x() + 6)
            + attribute("y", box.y() + 14) + QLatin1Char('>') + xmlText(cut(file.modules.modules[i].name, box.width()))
            + QLatin1String("</text>\n");
    }
    for (std::size_t i = 0; i < layout.edges.size(); ++i)
        svg += edgeToSvg(layout.edges[i], drawn.edges[i].isControl());
    for (std::size_t i = 0; i < layout.nodes.size(); ++i)
        svg += operatorToSvg(drawn.operators[i], layout.nodes[i], colourOf(drawn.operators[i], file.hasStreams));
    return (svg + QLatin1String("</svg>\n")).toUtf8();
}

} // namespace tributary
