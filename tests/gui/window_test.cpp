// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window without a run: pages, language, theme, palette, files that are no projects.
#include "look/look.h"
#include "targets/target_dialog.h"
#include "window/command_palette.h"
#include "window/message_bar.h"
#include "window/project_desk.h"
#include "window/run_bar.h"
#include "window/shortcut_dialog.h"
#include "window_fixture.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QTreeWidget>
#include <QUndoStack>

using namespace tributary;
using namespace tributary::gui;

namespace
{

struct Window : public WindowFixture {
    [[nodiscard]] QStringList menuTitles() const
    {
        QStringList titles;
        for (const QAction *action : window->menuBar()->actions())
            titles << action->text();
        return titles;
    }

    /// Texts of labels and buttons that are seen and are not in brackets, except names that are the same everywhere.
    [[nodiscard]] QStringList untranslated() const
    {
        QStringList texts;
        for (const QLabel *label : window->findChildren<QLabel *>()) {
            if (label->isVisible())
                texts << label->text();
        }
        for (const auto *button : window->findChildren<QAbstractButton *>()) {
            if (button->isVisible())
                texts << button->text();
        }
        const QStringList names {QStringLiteral("Tributary"), QStringLiteral("default"), QStringLiteral("LoadBalance"),
            QStringLiteral("MainStream"), QStringLiteral("WeightedLoadBalance")};
        QStringList wrong;
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{3}"));
        for (const QString &text : texts) {
            if (text.contains(letters) && !text.contains(QLatin1Char('[')) && !names.contains(text))
                wrong << text;
        }
        return wrong;
    }
};

} // namespace

TEST_F(Window, StartsOnTheStartPageWithoutAProject)
{
    EXPECT_EQ(window->page(), MainWindow::Page::Start);
    EXPECT_FALSE(isEnabled("run.start"));
    EXPECT_FALSE(isEnabled("file.save"));
    EXPECT_TRUE(isEnabled("file.example"));
    EXPECT_FALSE(isEnabled("view.graph"));
    EXPECT_EQ(window->windowTitle(), QStringLiteral("Tributary"));
}

TEST_F(Window, TheFirstWindowFitsTheScreen)
{
    const MainWindow first; // no geometry is remembered yet
    const QSize room = first.screen()->availableSize();
    EXPECT_LE(first.width(), room.width());
    EXPECT_LE(first.height(), room.height());
}

TEST_F(Window, ANewProjectShowsTheSetUpAndUndoFollowsTheDocument)
{
    trigger("file.new");
    EXPECT_EQ(window->page(), MainWindow::Page::Setup);
    EXPECT_TRUE(isEnabled("run.start"));
    EXPECT_FALSE(isEnabled("edit.undo"));
    window->context().document.editSetup(QStringLiteral("test"), smallSetup(3));
    EXPECT_TRUE(window->isWindowModified());
    trigger("edit.undo");
    EXPECT_EQ(window->context().document.project().setup, RunSetup());
    EXPECT_TRUE(isEnabled("edit.redo"));
    trigger("edit.redo");
    EXPECT_EQ(window->context().document.project().setup, smallSetup(3));
}

TEST_F(Window, PagesAreMadeWhenTheyAreFirstShown)
{
    trigger("file.new");
    EXPECT_TRUE(window->pageWidget(MainWindow::Page::Setup));
    EXPECT_FALSE(window->pageWidget(MainWindow::Page::Compare));
    trigger("view.compare");
    ASSERT_TRUE(window->pageWidget(MainWindow::Page::Compare));
    EXPECT_TRUE(window->pageWidget(MainWindow::Page::Compare)->isVisible());
}

TEST_F(Window, UnsavedChangesAreAskedAboutAndMayBeKept)
{
    trigger("file.new");
    window->context().document.editSetup(QStringLiteral("test"), smallSetup(3));
    trigger("file.start");
    EXPECT_EQ(window->page(), MainWindow::Page::Setup) << "not left before an answer";
    ASSERT_TRUE(messageButton(QStringLiteral("Keep it open")));
    QTest::mouseClick(messageButton(QStringLiteral("Keep it open")), Qt::LeftButton);
    EXPECT_EQ(window->page(), MainWindow::Page::Setup);
    trigger("file.start");
    QTest::mouseClick(messageButton(QStringLiteral("Do not save")), Qt::LeftButton);
    EXPECT_EQ(window->page(), MainWindow::Page::Start);
    EXPECT_FALSE(isEnabled("file.save"));
}

TEST_F(Window, ThePaletteFindsAndRunsAnAction)
{
    trigger("file.new");
    trigger("help.palette");
    CommandPalette &palette = window->commandPalette();
    ASSERT_TRUE(palette.isVisible());
    QTest::keyClicks(palette.input(), QStringLiteral("comp"));
    ASSERT_TRUE(palette.current());
    EXPECT_EQ(palette.current()->objectName(), QStringLiteral("view.compare"));
    QTest::keyClick(palette.input(), Qt::Key_Return);
    EXPECT_FALSE(palette.isVisible());
    EXPECT_EQ(window->page(), MainWindow::Page::Compare);
}

TEST_F(Window, ThePaletteGoesByArrowsAndRunsNothingThatIsOff)
{
    trigger("help.palette");
    CommandPalette &palette = window->commandPalette();
    const QAction *first = palette.current();
    QTest::keyClick(palette.input(), Qt::Key_Down);
    EXPECT_NE(palette.current(), first);
    QTest::keyClicks(palette.input(), QStringLiteral("graph"));
    QTest::keyClick(palette.input(), Qt::Key_Return);
    EXPECT_TRUE(palette.isVisible()) << "no project is open";
    QTest::keyClick(palette.input(), Qt::Key_Escape);
    EXPECT_FALSE(palette.isVisible());
}

TEST_F(Window, EveryTextFollowsTheLanguage)
{
    for (const char *page : {"file.new", "view.trials", "view.compare", "view.graph", "view.setup"})
        trigger(page);
    EXPECT_EQ(menuTitles().first(), QStringLiteral("&File"));
    BracketTranslator brackets;
    QCoreApplication::installTranslator(&brackets);
    ASSERT_TRUE(waitFor([this] { return menuTitles().first() == QStringLiteral("[&File]"); }, 10));
    for (const auto page :
        {MainWindow::Page::Setup, MainWindow::Page::Trials, MainWindow::Page::Compare, MainWindow::Page::Graph}) {
        window->showPage(page);
        // Some parts build their texts in the next round of events.
        EXPECT_TRUE(waitFor([this] { return untranslated().isEmpty(); }, 20))
            << "page " << int(page) << ": " << untranslated().join(u'|').toStdString();
    }
    for (const QAction *action : window->actions().actions())
        EXPECT_TRUE(action->text().startsWith(QLatin1Char('['))) << action->text().toStdString();
    QCoreApplication::removeTranslator(&brackets);
    ASSERT_TRUE(waitFor([this] { return menuTitles().first() == QStringLiteral("&File"); }, 10));
}

TEST_F(Window, TheLanguageIsKept)
{
    trigger("view.languageZh");
    EXPECT_TRUE(waitFor([this] { return menuTitles().first().contains(QStringLiteral("\u6587\u4ef6")); }, 20))
        << "Chinese is there: " << menuTitles().first().toStdString();
    EXPECT_FALSE(ActionRegistry::plainText(window->actions().action("run.start")).contains(QLatin1Char('(')))
        << "buttons show no letter for the menu";
    EXPECT_EQ(QSettings().value(QStringLiteral("view/language")).toString(), QStringLiteral("zh"));
    trigger("view.languageEn");
    EXPECT_EQ(QSettings().value(QStringLiteral("view/language")).toString(), QStringLiteral("en"));
}

TEST_F(Window, TheThemeChangesAtOnce)
{
    trigger("view.themeDark");
    EXPECT_TRUE(isDark());
    const auto lightness = [this] { return window->palette().color(QPalette::Window).lightness(); };
    EXPECT_TRUE(waitFor([&] { return lightness() < 100; }, 20));
    trigger("view.themeLight");
    EXPECT_FALSE(isDark());
    EXPECT_TRUE(waitFor([&] { return lightness() > 200; }, 20));
}

TEST_F(Window, ShortcutsAreListedAndNoneIsGivenTwice)
{
    QMap<QString, QString> owners;
    for (const QAction *action : window->actions().actions()) {
        for (const QKeySequence &keys : action->shortcuts()) {
            EXPECT_FALSE(owners.contains(keys.toString()))
                << keys.toString().toStdString() << ": " << owners[keys.toString()].toStdString() << " and "
                << action->objectName().toStdString();
            owners[keys.toString()] = action->objectName();
        }
    }
    trigger("help.shortcuts");
    auto *dialog = window->findChild<ShortcutDialog *>();
    ASSERT_TRUE(dialog);
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_FALSE(dialog->isModal());
    const auto *tree = dialog->findChild<QTreeWidget *>();
    EXPECT_FALSE(
        tree->findItems(QStringLiteral("Stop after this trial"), Qt::MatchExactly | Qt::MatchRecursive).isEmpty());
}

TEST_F(Window, OtherFilesAreAnsweredInTheWindow)
{
    window->open(dir.filePath(QStringLiteral("nowhere")));
    EXPECT_TRUE(messages().first().startsWith(QStringLiteral("There is no such file or folder.")));
    window->open(dir.path());
    EXPECT_TRUE(waitFor([this] { return messages().size() == 2; }, 30)) << "a folder without results";
    EXPECT_EQ(window->page(), MainWindow::Page::Start);
}

TEST_F(Window, AJsonFileIsTakenForATargetAndAnsweredInTheManager)
{
    QFile target(dir.filePath(QStringLiteral("target.json")));
    ASSERT_TRUE(target.open(QIODevice::WriteOnly));
    target.write("{}");
    target.close();
    window->open(target.fileName());
    auto *manager = window->findChild<TargetDialog *>();
    ASSERT_TRUE(manager);
    EXPECT_FALSE(manager->isModal());
    ASSERT_TRUE(waitFor([manager] { return !manager->messages()->texts().isEmpty(); }));
    EXPECT_TRUE(manager->messages()->texts().first().contains(QStringLiteral("host")))
        << manager->messages()->texts().first().toStdString();
    EXPECT_TRUE(messages().isEmpty());
}

TEST_F(Window, TargetsOfOtherProgramsAppear)
{
    const auto add = [this](const char *name) {
        Target target;
        target.name = QLatin1String(name);
        target.host = QStringLiteral("lab.example");
        target.user = QStringLiteral("tester");
        target.remoteWorkdir = QStringLiteral("/home/tester/tune");
        target.runCommand = QStringLiteral("infer --om {om}");
        const auto added = TargetStore(dir.filePath(QStringLiteral("config/targets.json"))).add(target);
        ASSERT_TRUE(added) << added.error().english().toStdString();
    };
    const auto isThere = [this](const char *name) {
        return waitFor([this, name] { return window->context().targets.find(QLatin1String(name)) != nullptr; }, 20);
    };
    trigger("file.new");
    trigger("view.trials");
    add("one");
    trigger("view.setup");
    EXPECT_TRUE(isThere("one"));

    QWidget other; // the terminal, say
    other.show();
    other.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&other));
    add("two");
    window->activateWindow();
    EXPECT_TRUE(isThere("two"));
}

TEST_F(Window, ADamagedProjectIsSaidAndNotOpened)
{
    const QString path = dir.filePath(QStringLiteral("bad.tributary"));
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{ \"schema\": ");
    file.close();
    window->open(path);
    EXPECT_EQ(messages().size(), 1);
    EXPECT_EQ(window->page(), MainWindow::Page::Start);
    EXPECT_FALSE(isEnabled("file.save"));
}

TEST_F(Window, ASavedProjectIsRecent)
{
    trigger("file.new");
    const QString path = dir.filePath(QStringLiteral("mine.tributary"));
    window->context().document.editSetup(QStringLiteral("test"), smallSetup(3));
    ASSERT_TRUE(window->context().document.saveAs(path));
    EXPECT_FALSE(window->isWindowModified());
    trigger("file.start");
    window->open(path);
    EXPECT_EQ(window->page(), MainWindow::Page::Setup);
    EXPECT_EQ(window->windowTitle(), QStringLiteral("mine[*] - Tributary"));
    ASSERT_FALSE(window->desk().recent().projects().empty());
    EXPECT_EQ(window->desk().recent().projects().front().path, path);
}

TEST_F(Window, ASmallWindowCutsNothingOff)
{
    window->resize(1024, 700);
    EXPECT_EQ(window->size(), QSize(1024, 700));
    for (const char *page : {"file.new", "view.trials", "view.compare", "view.graph"}) {
        trigger(page);
        QTest::qWait(1);
        EXPECT_LE(window->minimumSizeHint().width(), 1024) << page;
        EXPECT_LE(window->minimumSizeHint().height(), 700) << page;
    }
}

TEST_F(Window, EveryButtonHasANameForAssistiveTools)
{
    for (const char *page : {"file.new", "view.trials", "view.compare", "view.graph"}) {
        trigger(page);
        for (const auto *button : window->findChildren<QAbstractButton *>()) {
            if (button->isVisible()) {
                EXPECT_FALSE(button->accessibleName().isEmpty() && button->text().isEmpty())
                    << page << ": " << button->objectName().toStdString() << " " << button->metaObject()->className();
            }
        }
    }
}
