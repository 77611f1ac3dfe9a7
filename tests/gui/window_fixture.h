// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bracket_translator.h"
#include "project/run_setup.h"
#include "window/main_window.h"

#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <gtest/gtest.h>

namespace tributary::gui
{

/// A main window on the real engine and the real sample workload.
struct WindowFixture : public ::testing::Test {
    QTemporaryDir dir;
    std::unique_ptr<MainWindow> window;

    void SetUp() override;
    void TearDown() override;

    /// A small run of the sample workload: two candidates, `rounds` rounds.
    [[nodiscard]] RunSetup smallSetup(int rounds, const QString &workloadOptions = {}) const;
    /// A new project with that set-up.
    void useSetup(const RunSetup &setup);
    void trigger(const char *action);
    [[nodiscard]] bool isEnabled(const char *action) const;

    [[nodiscard]] RunController &controller() const { return window->context().controller; }
    [[nodiscard]] ShownRunPtr shown() const { return window->context().runs.current(); }
    [[nodiscard]] int trialsDone() const;
    [[nodiscard]] QStringList messages() const;
    /// The visible button with that text; null if there is none.
    [[nodiscard]] QPushButton *messageButton(const QString &text) const;
    /// Waits, with a limit that a slow machine keeps.
    static bool waitFor(const std::function<bool()> &what, int seconds = 240);
    bool waitForEnd();
};

} // namespace tributary::gui
