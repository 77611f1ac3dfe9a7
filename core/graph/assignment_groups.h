// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace tributary
{

/// The same assignment with its streams numbered by first appearance in operator order, so that two assignments that
/// differ only in the numbers of their streams become equal. Operator::noStream stays.
std::vector<int> canonicalStreams(const std::vector<int> &streams);

/// How many different streams operators run on.
int usedStreams(const std::vector<int> &streams);

/// For each assignment the index of the first one that is the same but for the numbers of the streams: its own, if none
/// before it is. Only one of a group needs to be measured.
std::vector<int> assignmentGroups(const std::vector<std::vector<int>> &assignments);

} // namespace tributary
