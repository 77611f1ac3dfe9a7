// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QList>
#include <QString>

namespace tributary::gui
{

/// A header line and these rows and columns as CSV (RFC 4180 quoting, "\n" at line ends), in the order given.
QString tableCsv(const QAbstractItemModel &model, const QList<int> &rows, const QList<int> &columns);

} // namespace tributary::gui
