// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstddef>

namespace tributary::gui
{

/// A folder for the next run that does not exist yet; `runs`: how many the project has. Asks the disk, so not while the
/// user types.
QString freeRunFolder(const QString &projectFolder, std::size_t runs);

} // namespace tributary::gui
