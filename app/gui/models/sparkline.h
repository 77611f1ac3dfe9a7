// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>

#include <cstdint>
#include <span>

namespace tributary::gui
{

/// The course of the steps as a line in the unit square, y = 0 at the top (slowest step). Many steps are reduced to
/// the least and the greatest of each of 40 groups. The height is the range of the steps, at least 10 % of their
/// middle, so that a quiet trial looks quiet. Empty for fewer than two steps.
QPolygonF sparkline(std::span<const std::int64_t> steps_us);

} // namespace tributary::gui
