// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/look.h"

#include <QList>
#include <QPolygonF>

#include <optional>

namespace tributary::gui
{

/// Roles that the models of the desktop share, beside Qt's own.
enum ItemRole {
    SortRole = Qt::UserRole + 1, ///< the value to sort by; invalid = none, sorted last
    CsvRole, ///< the text for a table file; without one the displayed text
    LookRole, ///< CandidateLook
    ChipRole, ///< ChipLook
    SparklineRole, ///< QPolygonF, see sparkline()
    EffectRole, ///< EffectBar
    SequenceRole, ///< int: the trial
};

/// How a word in a coloured frame looks; the text is the displayed one.
struct ChipLook {
    enum class Frame { Filled, Solid, Dashed };

    Role role = Role::Muted;
    Frame frame = Frame::Filled;
};

/// What is painted for a speedup: dot and interval on the scale that all rows share.
struct EffectBar {
    std::optional<double> speedup;
    std::optional<double> lo;
    std::optional<double> hi;
    double delta = 0.02; ///< the band from 1 / (1 + delta) to 1 + delta
    double scaleLo = 0.9;
    double scaleHi = 1.1;
    ChipLook chip; ///< of the verdict: the colour of the dot
};

} // namespace tributary::gui
