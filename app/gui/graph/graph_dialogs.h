// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace tributary::gui
{

using PathChosen = std::function<void(const QString &)>;

/// Dialogs that do not block. `folder`: where they begin; `chosen` is called with the path, if any, while `parent`
/// lives.
void askForGraph(QWidget *parent, const QString &folder, const PathChosen &chosen);
void askForCosts(QWidget *parent, const QString &folder, const PathChosen &chosen);
/// A path that ends in .png or .svg.
void askForImage(QWidget *parent, const QString &folder, const PathChosen &chosen);

} // namespace tributary::gui
