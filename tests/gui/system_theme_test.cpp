// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The desktop becomes dark or light while the program runs.
#include "look/look.h"
#include "look/system_palette.h"
#include "window/appearance.h"
#include "window_fixture.h"

#include <QApplication>
#include <QWindow>

using namespace tributary;
using namespace tributary::gui;

namespace
{

struct SystemTheme : public WindowFixture {
    bool systemIsDark = false;

    void SetUp() override
    {
        setSystemPalette([this] {
            return systemIsDark ? QPalette(QColor(50, 50, 50), QColor(30, 30, 30)) : QPalette(Qt::lightGray, Qt::white);
        });
        WindowFixture::SetUp();
        trigger("view.themeSystem");
    }
    void TearDown() override
    {
        WindowFixture::TearDown();
        setSystemPalette({});
        useTheme(QStringLiteral("light"));
    }

    /// As the platform says it: to the window of the system.
    void systemBecomes(bool dark)
    {
        systemIsDark = dark;
        QEvent event(QEvent::ThemeChange);
        QCoreApplication::sendEvent(window->windowHandle(), &event);
        QCoreApplication::processEvents(); // the widgets hear of the palette by an event of their own
    }

    [[nodiscard]] bool windowIsDark() const
    {
        const QPalette palette = window->palette();
        return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    }
};

} // namespace

TEST_F(SystemTheme, IsFollowedWhileTheProgramRuns)
{
    EXPECT_FALSE(isDark());
    systemBecomes(true);
    EXPECT_TRUE(isDark());
    EXPECT_TRUE(windowIsDark());
    systemBecomes(false);
    EXPECT_FALSE(isDark());
    EXPECT_FALSE(windowIsDark());
}

TEST_F(SystemTheme, IsNotFollowedUnderAChoiceOfTheUsers)
{
    trigger("view.themeLight");
    systemBecomes(true);
    EXPECT_FALSE(isDark());
    trigger("view.themeDark");
    systemBecomes(false);
    EXPECT_TRUE(isDark());
    trigger("view.themeSystem"); // takes up what the system has become meanwhile
    EXPECT_FALSE(isDark());
}
