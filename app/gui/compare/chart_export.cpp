// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/chart_export.h"

#include "base/files.h"
#include "compare/chart_view.h"

#include <QBuffer>
#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgGenerator>

namespace tributary::gui
{

namespace
{

constexpr int imageScale = 2;

QByteArray svgOf(const ChartView &chart)
{
    QBuffer buffer;
    const QSize size = chart.exportSize();
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(), size));
    generator.setTitle(chart.title());
    generator.setDescription(chart.summary());
    QPainter painter(&generator);
    chart.drawForExport(painter, size);
    painter.end();
    return buffer.data();
}

QByteArray pngOf(const ChartView &chart)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    chartImage(chart).save(&buffer, "PNG");
    return buffer.data();
}

} // namespace

QImage chartImage(const ChartView &chart)
{
    const QSize size = chart.exportSize();
    QImage image(size * imageScale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(imageScale);
    image.fill(Qt::white);
    QPainter painter(&image);
    chart.drawForExport(painter, size);
    return image;
}

QByteArray chartBytes(const ChartView &chart, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Png:
        return pngOf(chart);
    case ExportFormat::Svg:
        return svgOf(chart);
    case ExportFormat::Csv:
        return chart.csv().toUtf8();
    }
    return {};
}

Result<void> exportChart(const ChartView &chart, ExportFormat format, const QString &path)
{
    return writeFileAtomically(path, chartBytes(chart, format));
}

QString formatSuffix(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Png:
        return QStringLiteral("png");
    case ExportFormat::Svg:
        return QStringLiteral("svg");
    case ExportFormat::Csv:
        return QStringLiteral("csv");
    }
    return {};
}

void copyChartImage(const ChartView &chart)
{
    QGuiApplication::clipboard()->setImage(chartImage(chart));
}

} // namespace tributary::gui
