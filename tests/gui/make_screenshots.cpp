// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the pictures of the user guide: each page in both themes and both languages, with a real run of the sample
// workload. docs/make_screenshots.sh calls it.
#include "window/command_palette.h"
#include "window/main_window.h"
#include "window/message_bar.h"
#include "window/project_desk.h"

#include <QAction>
#include <QApplication>
#include <QTest>
#include <QTextStream>

using namespace tributary;
using namespace tributary::gui;

namespace
{

constexpr int longest_ms = 900'000;

struct Shot {
    const char *name;
    std::function<void(MainWindow &)> show;
};

void settle()
{
    // Charts are reduced in the background; their pictures come a little later.
    QTest::qWait(1200);
}

void trigger(MainWindow &window, const char *action)
{
    window.actions().action(action)->trigger();
}

void save(MainWindow &window, const QString &folder, const QString &name)
{
    settle();
    const QString file = QStringLiteral("%1/%2.png").arg(folder, name);
    if (!window.grab().save(file))
        qFatal("cannot write %s", qPrintable(file));
    QTextStream(stdout) << file << '\n';
}

/// The example, until it has an answer.
void runExample(MainWindow &window, const QString &project)
{
    trigger(window, "file.example");
    if (!QTest::qWaitFor([&] { return !window.context().controller.isBusy(); }, longest_ms))
        qFatal("the example did not end");
    if (const auto saved = window.context().document.saveAs(project); !saved)
        qFatal("%s", qPrintable(saved.error().english()));
    window.desk().recent().add(project);
}

void showAll(MainWindow &window, const QString &folder, const QString &suffix, const QString &project)
{
    window.context().messages.clear();
    trigger(window, "file.start");
    save(window, folder, QStringLiteral("start-") + suffix);
    window.open(project);
    if (!QTest::qWaitFor([&] { return window.context().runs.current() != nullptr; }, 60'000))
        qFatal("the project has no run");
    for (const auto &[name, action] : {std::pair("setup", "view.setup"), {"trials", "view.trials"},
             {"compare", "view.compare"}, {"graph", "view.graph"}}) {
        trigger(window, action);
        save(window, folder, QStringLiteral("%1-%2").arg(QLatin1String(name), suffix));
    }
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication::setOrganizationName(QStringLiteral("tributary"));
    QCoreApplication::setApplicationName(QStringLiteral("tributary"));
    const QApplication app(argc, argv);
    if (argc != 3) {
        QTextStream(stderr) << "usage: make_screenshots FOLDER WORK-FOLDER\n";
        return 2;
    }
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const QString project = QString::fromLocal8Bit(argv[2]) + QStringLiteral("/sample.tributary");
    if (!Appearance::begin(QStringLiteral("en"), QStringLiteral("light")))
        return 1;
    MainWindow window;
    window.resize(1280, 820);
    window.show();
    runExample(window, project);
    for (const char *language : {"en", "zh"}) {
        for (const char *theme : {"light", "dark"}) {
            window.appearance().setLanguage(QLatin1String(language));
            window.appearance().setTheme(QLatin1String(theme));
            showAll(
                window, folder, QStringLiteral("%1-%2").arg(QLatin1String(theme), QLatin1String(language)), project);
        }
    }
    return 0;
}
