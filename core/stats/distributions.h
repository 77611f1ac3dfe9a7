// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tributary
{

/// t such that a Student-t variable is above it with probability `upperTail` (0 … 0.5); degrees of freedom >= 1.
double studentQuantile(double degreesOfFreedom, double upperTail);
/// Probability that |T| >= |t|.
double studentTwoSidedP(double degreesOfFreedom, double t);
/// Probability that an F variable is at least f (f >= 0; both degrees of freedom >= 1).
double fisherUpperP(double numeratorDegrees, double denominatorDegrees, double f);
/// Probability that |Z| >= |z| for a standard normal Z.
double normalTwoSidedP(double z);

} // namespace tributary
