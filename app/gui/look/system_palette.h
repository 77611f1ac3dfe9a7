// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

#include <functional>

namespace tributary::gui
{

/// The palette of the desktop as it is now, whatever palette the program uses.
QPalette systemPalette();

/// Puts another desktop in the place of the real one, for tests; an empty function brings the real one back.
void setSystemPalette(std::function<QPalette()> source);

} // namespace tributary::gui
