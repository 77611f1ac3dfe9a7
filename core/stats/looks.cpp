// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/looks.h"

namespace tributary
{

namespace
{

constexpr int roundsBetweenLooks = 5;
constexpr int roundsWorthSaving = 2;
constexpr double earlyShare = 0.2;

} // namespace

std::vector<int> plannedLooks(int rounds)
{
    std::vector<int> looks;
    for (int round = roundsBetweenLooks; round <= rounds - roundsWorthSaving; round += roundsBetweenLooks)
        looks.push_back(round);
    if (rounds > 0)
        looks.push_back(rounds);
    return looks;
}

double alphaAtLook(const std::vector<int> &looks, int roundsDone, double alpha)
{
    if (looks.size() < 2)
        return alpha;
    const std::size_t early = looks.size() - 1;
    if (roundsDone > looks[early - 1])
        return alpha * (1 - earlyShare);
    return alpha * earlyShare / static_cast<double>(early);
}

} // namespace tributary
