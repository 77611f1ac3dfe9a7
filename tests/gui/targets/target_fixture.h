// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fake_keychain.h"
#include "ssh/sshd_fixture.h"
#include "targets/target_desk.h"
#include "targets/target_dialog.h"
#include "window/message_bar.h"

#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

#include <gtest/gtest.h>

#include <functional>

namespace tributary::gui
{

/// The manager of the targets with a store, a keychain and known hosts of its own, shown offscreen.
class TargetFixture : public ::testing::Test
{
protected:
    void SetUp() override;

    /// A target that keeps all rules; its machine does not exist.
    [[nodiscard]] static Target sample(const QString &name);
    /// The server on the loopback, with the key that it accepts.
    [[nodiscard]] Target loopback(const test::Sshd &server, const QString &name) const;
    /// Puts targets into the store and has the dialog read them.
    void store(const std::vector<Target> &targets);

    [[nodiscard]] QLineEdit *line(const char *field) const;
    [[nodiscard]] QPushButton *button(const char *name) const;
    void click(const char *name) const;
    /// Types into a field as a user does.
    void type(const char *field, const QString &text) const;
    [[nodiscard]] QPushButton *messageButton(const QString &text) const;
    [[nodiscard]] QString messages() const { return dialog->messages()->texts().join(QLatin1Char('\n')); }
    /// Waits, with a limit that a slow machine keeps.
    static bool waitFor(const std::function<bool()> &what) { return QTest::qWaitFor(what, 60000); }

    QTemporaryDir dir;
    std::shared_ptr<FakeKeychain> keychain = std::make_shared<FakeKeychain>();
    TargetPlaces places {
        dir.filePath(QStringLiteral("config/targets.json")), keychain, {dir.filePath(QStringLiteral("known_hosts"))}};
    TargetDesk desk {places};
    std::unique_ptr<TargetDialog> dialog;
};

} // namespace tributary::gui
