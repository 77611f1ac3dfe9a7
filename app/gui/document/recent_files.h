// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace tributary::gui
{

/// The projects that were open last, in the user's settings.
namespace recent_files
{

constexpr int most = 12;

/// Absolute paths, the newest first. Files that are gone stay: their disk may come back.
QStringList list();
/// Puts the path in front.
void add(const QString &path);
void remove(const QString &path);
void clear();

} // namespace recent_files
} // namespace tributary::gui
