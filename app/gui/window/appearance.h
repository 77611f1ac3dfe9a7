// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QObject>
#include <QString>

namespace tributary::gui
{

class ActionRegistry;

/// Theme and language: from the settings, overridden by the command line, changed by the View menu at once.
class Appearance : public QObject
{
    Q_OBJECT

public:
    explicit Appearance(QObject *parent = nullptr);

    /// Before the first window. Empty: as the settings say. Unknown names are an error.
    static Result<void> begin(const QString &language, const QString &theme);

    /// Connects the actions of the View menu.
    void attach(const ActionRegistry &actions);
    void setTheme(const QString &name); ///< "system", "light", "dark"
    void setLanguage(const QString &name); ///< "" = system, "en", "zh"
    /// The desktop has switched its theme.
    void followSystem();
};

} // namespace tributary::gui
