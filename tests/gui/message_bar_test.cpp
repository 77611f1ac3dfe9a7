// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/message_bar.h"

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

using Level = MessageBar::Level;

QPushButton *button(const MessageBar &bar, const char *text)
{
    for (QPushButton *each : bar.findChildren<QPushButton *>()) {
        if (each->text() == QLatin1String(text) && each->isVisibleTo(&bar))
            return each;
    }
    return nullptr;
}

} // namespace

TEST(MessageBar, TheNewestIsOnTopAndOldOnesMakeRoom)
{
    MessageBar bar;
    EXPECT_FALSE(bar.isVisible());
    for (const char *text : {"one", "two", "three", "four"})
        bar.show(Level::Info, QLatin1String(text));
    EXPECT_TRUE(bar.isVisible());
    EXPECT_EQ(bar.texts(), QStringList({QStringLiteral("four"), QStringLiteral("three"), QStringLiteral("two")}));
    bar.clear();
    EXPECT_FALSE(bar.isVisible());
}

TEST(MessageBar, TheSameMessageStandsThereOnce)
{
    MessageBar bar;
    bar.show(Level::Bad, QStringLiteral("broken"));
    bar.show(Level::Info, QStringLiteral("other"));
    bar.show(Level::Bad, QStringLiteral("broken"));
    EXPECT_EQ(bar.texts(), QStringList({QStringLiteral("broken"), QStringLiteral("other")}));
}

TEST(MessageBar, AnActionRunsOnceAndClosesItsMessage)
{
    MessageBar bar;
    int count = 0;
    bar.show(Level::Info, QStringLiteral("question"));
    bar.addAction(QStringLiteral("Yes"), [&] { ++count; });
    bar.addAction(QStringLiteral("No"), [] {});
    QTest::mouseClick(button(bar, "Yes"), Qt::LeftButton);
    EXPECT_EQ(count, 1);
    EXPECT_TRUE(bar.texts().isEmpty());
}

TEST(MessageBar, AnActionMayShowTheNextMessage)
{
    MessageBar bar;
    bar.show(Level::Info, QStringLiteral("first"));
    bar.addAction(QStringLiteral("Next"), [&] { bar.show(Level::Good, QStringLiteral("second")); });
    QTest::mouseClick(button(bar, "Next"), Qt::LeftButton);
    EXPECT_EQ(bar.texts(), QStringList(QStringLiteral("second")));
    EXPECT_TRUE(bar.isVisible());
}

TEST(MessageBar, EscapeClosesWithTheKeyboard)
{
    MessageBar bar;
    bar.show(Level::Info, QStringLiteral("hello"));
    bar.activateWindow();
    bar.takeFocus();
    ASSERT_TRUE(QTest::qWaitFor([] { return QApplication::focusWidget() != nullptr; }));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    EXPECT_TRUE(bar.texts().isEmpty());
}

TEST(MessageBar, AnErrorSaysWhatWhyAndNext)
{
    MessageBar bar;
    bar.showError({Text("It broke"), QStringLiteral("/some/file"), Text("Mend it.")});
    EXPECT_EQ(bar.texts().first(), QStringLiteral("It broke /some/file\nMend it."));
}
