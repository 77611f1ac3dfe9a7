// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_view.h"

namespace tributary::gui
{

/// One line of a CSV file (RFC 4180), with its line end.
QString csvLine(const QStringList &cells);
/// A time for a CSV file: microseconds as milliseconds, no thousands, nothing lost.
QString csvMilliseconds(double us);
/// A share or ratio for a CSV file.
QString csvNumber(double value);

/// Long text in lines of at most `columns` (wide characters count as two), for tooltips.
std::vector<Readout::Line> wrappedLines(const QString &text, int columns = 64);
/// Names joined for a summary; the first `most` of them, then "…".
QString someNames(const QStringList &names, int most = 5);

/// The range of the steps of these items in milliseconds; on a logarithmic axis of those above 0.
Range timeRange(const ChartState &state, const std::vector<std::size_t> &items, bool log);

} // namespace tributary::gui
