// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QString>

namespace tributary::gui
{

/// The icon of that name in resources/icons, drawn in the text colour of the theme in force whenever it is painted.
QIcon themedIcon(const QString &name);
/// The program's own icon, in its colours.
QIcon programIcon();

} // namespace tributary::gui
