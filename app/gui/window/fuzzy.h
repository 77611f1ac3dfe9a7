// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace tributary::gui
{

/// How well a text fits what was typed.
struct FuzzyMatch {
    int score = -1; ///< -1: it does not fit; higher is better
    QList<int> places; ///< of the letters that were found, ascending
};

/// The letters of `typed` in their order, not necessarily next to each other; spaces and case do not count. Letters at
/// the start of a word and next to each other score higher, a late first letter lower.
FuzzyMatch fuzzyMatch(const QString &typed, const QString &text);

} // namespace tributary::gui
