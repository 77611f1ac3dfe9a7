// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QImage>
#include <QString>

namespace tributary::gui
{

class ChartView;

/// How a chart leaves the program.
enum class ExportFormat { Png, Svg, Csv };

/// The chart with title and legend at twice the resolution of the screen.
QImage chartImage(const ChartView &chart);
/// The content of a file of that format.
QByteArray chartBytes(const ChartView &chart, ExportFormat format);
/// Writes the file in one step. The error names path and reason.
Result<void> exportChart(const ChartView &chart, ExportFormat format, const QString &path);
/// "png", "svg", "csv".
QString formatSuffix(ExportFormat format);
void copyChartImage(const ChartView &chart);

} // namespace tributary::gui
