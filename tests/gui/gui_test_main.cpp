// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The main program of the GUI tests: no display, nothing of the user's own folders.
#include <QApplication>
#include <QTemporaryDir>

#include <gtest/gtest.h>

int main(int argc, char **argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QTemporaryDir home;
    for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "HOME"})
        qputenv(name, home.path().toUtf8());
    // The pass is built once for all test programs.
    qputenv("XDG_CACHE_HOME", TRIBUTARY_TEST_CACHE);
    qputenv("LC_ALL", "C.UTF-8");
    QCoreApplication::setOrganizationName(QStringLiteral("tributary"));
    QCoreApplication::setApplicationName(QStringLiteral("tributary"));
    ::testing::InitGoogleTest(&argc, argv);
    const QApplication app(argc, argv);
    QApplication::setQuitOnLastWindowClosed(false);
    return RUN_ALL_TESTS();
}
