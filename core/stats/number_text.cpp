// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/number_text.h"

#include <cmath>

namespace tributary
{

QString percentText(double fraction)
{
    const double percent = fraction * 100;
    const int decimals = std::abs(percent) < 0.1 ? 2 : 1;
    return QString::number(percent, 'f', decimals) + QStringLiteral(" %");
}

QString ratioText(double ratio)
{
    return QString::number(ratio, 'f', 3);
}

} // namespace tributary
