// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace tributary
{

/// After which rounds of a confirm stage its plan looks whether it can stop: 5, 10, 15, … and the last round. A look
/// just before the last would save nothing and is left out. Never empty for rounds > 0.
std::vector<int> plannedLooks(int rounds);

/// The error probability that the current look may use, so that all looks together use alpha at most (a union bound):
/// the early looks share a fifth of it, the last gets the rest. Splitting in equal parts would cost the last look,
/// at which most answers fall, much of its power. With no looks planned there is one: all of alpha.
double alphaAtLook(const std::vector<int> &looks, int roundsDone, double alpha);

} // namespace tributary
