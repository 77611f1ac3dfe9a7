// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate.h"

#include <QColor>
#include <QMap>
#include <QString>

namespace tributary::gui
{

/// What a colour means; each has a value for the light and for the dark theme.
enum class Role { Good, Bad, Caution, Info, Baseline, Grid, Muted, Band };

/// The theme in force.
bool isDark();
QColor roleColour(Role role);

/// Colour, marker and dash of a candidate: the same in every table and chart. The baseline is neutral grey; the others
/// take the Okabe-Ito palette in the order in which they stand in the run, then repeat it with another marker and dash.
struct CandidateLook {
    enum class Marker { Circle, Square, Diamond, Triangle, Cross, Plus };

    QColor colour;
    Marker marker = Marker::Circle;
    Qt::PenStyle dash = Qt::SolidLine;
};

/// The Okabe-Ito palette in the theme in force, `place` from 0; begins again after the last one.
QColor seriesColour(int place);

/// `index`: position in the candidate list, 0 = the baseline. `chosen`: the user's colours by candidate name.
CandidateLook candidateLook(const Candidate &candidate, int index, const QMap<QString, QString> &chosen = {});

/// "system", "light" or "dark"; takes effect at once.
void useTheme(const QString &name);

} // namespace tributary::gui
