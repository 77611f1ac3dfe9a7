// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// A program with unsaved changes, to be killed: unsaved_changes COMMAND [PROJECT]
#include "document/document.h"

#include <QGuiApplication>

#include <cstdio>

using namespace tributary;
using namespace tributary::gui;

int main(int argc, char **argv)
{
    QCoreApplication::setOrganizationName(QStringLiteral("tributary"));
    QCoreApplication::setApplicationName(QStringLiteral("tributary"));
    const QGuiApplication app(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    Document document;
    if (arguments.size() > 2 && !document.open(arguments[2]))
        return 1;
    RunSetup setup = document.project().setup;
    setup.command = arguments.value(1);
    document.editSetup(QStringLiteral("change"), setup);
    document.requestAutosave();
    std::puts("ready");
    std::fflush(stdout);
    return QGuiApplication::exec();
}
