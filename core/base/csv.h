// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tributary
{

/// The text as a cell of a CSV table (RFC 4180): as it is, or in quotes if it holds a comma, a quote or a line break.
QString csvCell(const QString &text);

} // namespace tributary
