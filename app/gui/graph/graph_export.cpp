// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/graph_export.h"

#include "base/files.h"
#include "compare/item_look.h"
#include "graph/graph_painter.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace tributary::gui
{

namespace
{

constexpr double margin = 20;
constexpr double imageScale = 2;
constexpr double longestSide_px = 8000;

QRectF exportedArea(const GraphLook &look)
{
    return look.scene->bounds.adjusted(-margin, -margin, margin, margin);
}

} // namespace

QImage graphImage(const GraphLook &look)
{
    const QRectF area = exportedArea(look);
    const double scale = std::min(imageScale, longestSide_px / std::max(area.width(), area.height()));
    QImage image((area.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.fill(baseColour());
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    GraphPainter().paint(painter, look, area, scale);
    return image;
}

QByteArray graphSvg(const GraphLook &look)
{
    QBuffer buffer;
    const QRectF area = exportedArea(look);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(area.size().toSize());
    generator.setViewBox(QRectF(QPointF(), area.size()));
    generator.setTitle(look.scene->request.graph->graph().name);
    QPainter painter(&generator);
    painter.fillRect(QRectF(QPointF(), area.size()), baseColour());
    painter.translate(-area.topLeft());
    GraphPainter().paint(painter, look, area, 1);
    painter.end();
    return buffer.data();
}

Result<void> exportGraph(const GraphLook &look, const QString &path)
{
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return writeFileAtomically(path, graphSvg(look));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    graphImage(look).save(&buffer, "PNG");
    return writeFileAtomically(path, buffer.data());
}

} // namespace tributary::gui
