// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stats/round_table.h"

#include <vector>

namespace tributary
{

/// One valid trial in a table of configurations by rounds.
struct FitCell {
    int configuration = 0; ///< from 0
    int round = 0;
    int slot = 0;
    double value = 0; ///< logMedian
    double residual = 0; ///< value - configuration's effect - round's effect; set by the fit
};

/// value = configuration's effect + round's effect + noise, by least squares (the two-way layout without interaction
/// of any textbook on analysis of variance). What a round has in common is thus taken out of the noise.
struct AdditiveFit {
    std::vector<FitCell> cells;
    std::vector<double> effects; ///< per configuration; only differences mean anything
    std::vector<int> counts; ///< cells per configuration
    int degreesOfFreedom = 0; ///< of the residuals; 0 = no estimate of the noise
    double residualSd = 0; ///< relative run-to-run noise of one trial
};

AdditiveFit fitAdditive(std::vector<FitCell> cells);

/// The valid trials as cells: configurations are numbered as they appear; the control is one of its own.
std::vector<FitCell> fitCells(const std::vector<ReducedTrial> &trials);

} // namespace tributary
