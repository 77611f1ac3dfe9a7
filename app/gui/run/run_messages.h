// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tuning/session.h"
#include "window/message_bar.h"

#include <QString>

namespace tributary::gui
{

/// How the run of that name ended, for the message bar, in the language of now.
MessageBar::Level levelOf(const RunEnd &end);
MessageWords wordsFor(const RunEnd &end, const QString &name);
/// Trials at the start of a run are not valid: `trial` is the last of them.
MessageWords wordsForInvalidStart(const Trial &trial);

/// One line for the top of the window: whether the answer is already clear, and what it is.
QString answerLine(const Analysis &analysis, bool running);
/// True if the recommendation would stand whatever further rounds bring, or is a confirmed improvement.
bool isSure(const Analysis &analysis);
/// The candidate that would be recommended now with its speedup: "LoadBalance:4 1.043 [1.021, 1.066]".
QString leaderText(const Analysis &analysis);

} // namespace tributary::gui
