// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window_fixture.h"

#include "base/shell_words.h"
#include "secrets/memory_secret_store.h"
#include "window/message_bar.h"
#include "window/project_desk.h"

#include <QAction>

namespace tributary::gui
{

void WindowFixture::SetUp()
{
    ASSERT_TRUE(dir.isValid());
    ASSERT_TRUE(Appearance::begin(QStringLiteral("en"), QStringLiteral("light")));
    window = std::make_unique<MainWindow>(nullptr,
        TargetPlaces {dir.filePath(QStringLiteral("config/targets.json")), std::make_shared<MemorySecretStore>(),
            {dir.filePath(QStringLiteral("known_hosts"))}});
    window->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
}

void WindowFixture::TearDown()
{
    if (!window)
        return;
    if (controller().isBusy()) {
        controller().stopNow();
        waitForEnd();
    }
    window.reset();
}

RunSetup WindowFixture::smallSetup(int rounds, const QString &workloadOptions) const
{
    RunSetup setup;
    setup.command =
        quoteShellWord(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-workload")) + QStringLiteral(" --steps 12");
    if (!workloadOptions.isEmpty())
        setup.command += QLatin1Char(' ') + workloadOptions;
    setup.workingFolder = dir.path();
    setup.environment.insert(QStringLiteral("ASCEND_OPP_PATH"), dir.path() + QStringLiteral("/opp"));
    EXPECT_TRUE(QDir().mkpath(dir.path() + QStringLiteral("/opp")));
    setup.useExplicitList = true;
    setup.explicitList = QStringList {QStringLiteral("default"), QStringLiteral("LoadBalance:2")};
    setup.plan.kind = PlanKind::Fixed;
    setup.plan.repeat = rounds;
    setup.gates.dropFirst = 2;
    setup.managePass = true;
    return setup;
}

void WindowFixture::useSetup(const RunSetup &setup)
{
    window->desk().newProject();
    window->context().document.editSetup(QStringLiteral("test"), setup);
}

void WindowFixture::trigger(const char *action)
{
    ASSERT_TRUE(isEnabled(action)) << action;
    window->actions().action(action)->trigger();
}

bool WindowFixture::isEnabled(const char *action) const
{
    return window->actions().action(action)->isEnabled();
}

int WindowFixture::trialsDone() const
{
    return shown() ? int(shown()->snapshot->trials.size()) : 0;
}

QStringList WindowFixture::messages() const
{
    return window->context().messages.texts();
}

QPushButton *WindowFixture::messageButton(const QString &text) const
{
    for (QPushButton *button : window->context().messages.findChildren<QPushButton *>()) {
        if (button->text() == text && button->isVisible())
            return button;
    }
    return nullptr;
}

bool WindowFixture::waitFor(const std::function<bool()> &what, int seconds)
{
    return QTest::qWaitFor(what, seconds * 1000);
}

bool WindowFixture::waitForEnd()
{
    return waitFor([this] { return !controller().isBusy(); });
}

} // namespace tributary::gui
