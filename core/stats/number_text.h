// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tributary
{

/// 0.0312 -> "3.1 %". For Text arguments; the decimal point is the same in every language.
QString percentText(double fraction);
/// 1.03122 -> "1.031".
QString ratioText(double ratio);

} // namespace tributary
