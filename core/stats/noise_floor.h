// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "stats/paired.h"

#include <optional>

namespace tributary
{

/// How much two runs of the same configuration differ: no smaller difference can be seen in one round.
struct NoiseFloor {
    enum class Source {
        Control, ///< default against its control in the same rounds
        Residuals, ///< what is left of all trials when the effects of candidates and rounds are taken out
        EqualSlots, ///< only default ran: its rounds against each other, where it stood at the same position
    };

    Source source = Source::Residuals;
    double logSd = 0; ///< standard deviation of the log ratio of two runs
    int degreesOfFreedom = 1; ///< how well it is known
};

/// From the control where it has at least three rounds, else from the residuals, else from equal slots (rounds next to
/// each other would mix in the effect of the position, as the order is mirrored). Nothing without repeated rounds.
std::optional<NoiseFloor> noiseFloor(const std::vector<ReducedTrial> &trials);

/// The relative difference that `rounds` rounds can show: exp(t(1 - alpha/2, rounds - 1) · s / sqrt(rounds)) - 1.
/// Nothing for fewer than two rounds.
std::optional<double> detectableDifference(const NoiseFloor &floor, int rounds, double alpha);

/// "Two runs of the same configuration differ by about 1.4 %", with where it comes from.
Text noiseFloorText(const NoiseFloor &floor);
/// "With 8 rounds differences of about 1.2 % can be seen".
Text detectableText(double difference, int rounds);

} // namespace tributary
