// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

namespace tributary
{

/// Mid-ranks from 1: equal values share the mean of their ranks.
std::vector<double> ranksOf(const std::vector<double> &values);

/// Wilcoxon's signed-rank test that the values are symmetric about 0: two-sided p. Zeros are left out (Wilcoxon's own
/// rule). Exact, also with ties, for up to 100 values; beyond that by the normal approximation. Nothing if no value is
/// left. The smallest p that n values can give is 2 / 2^n.
std::optional<double> wilcoxonSignedRank(const std::vector<double> &values);

/// Mann and Whitney's test that two samples come from the same distribution: two-sided p. Exact, also with ties, for up
/// to 60 values together; beyond that by the normal approximation. Nothing if a sample is empty.
std::optional<double> mannWhitney(const std::vector<double> &a, const std::vector<double> &b);

struct RankCorrelation {
    double rho = 0; ///< -1 … 1; 0 if a series is constant
    double pValue = 1; ///< two-sided
};

/// Spearman's rank correlation. p is exact (all permutations) for up to 8 pairs, else from Student's t with n - 2
/// degrees of freedom. Nothing for fewer than 3 pairs or series of different length.
std::optional<RankCorrelation> spearman(const std::vector<double> &x, const std::vector<double> &y);

} // namespace tributary
