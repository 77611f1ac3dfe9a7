// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_fixture.h"

#include <QTemporaryDir>

#include <algorithm>

using namespace tributary;
using namespace tributary::gui;

namespace
{

class PreflightTest : public PageFixture
{
protected:
    PreflightRow *row(const char *id)
    {
        const auto &rows = page.preflight()->rows();
        const auto found = std::find_if(rows.begin(), rows.end(),
            [id](const PreflightRow *each) { return QLatin1String(each->finding().id) == QLatin1String(id); });
        return found == rows.end() ? nullptr : *found;
    }

    PreflightFinding::Level levelOf(const char *id)
    {
        const PreflightRow *found = row(id);
        return found ? found->finding().level : PreflightFinding::Level::Info;
    }
};

using Level = PreflightFinding::Level;

} // namespace

TEST_F(PreflightTest, FollowsWhatIsTyped)
{
    ASSERT_TRUE(waitFor([this] { return levelOf("command") == Level::Problem; }));
    change([](RunSetup &after) { after.command = QStringLiteral("/bin/sh"); });
    ASSERT_TRUE(waitFor([this] { return levelOf("command") == Level::Ok; }));
    EXPECT_TRUE(row("command")->fixButton()->isHidden());
}

TEST_F(PreflightTest, TheWorstComesFirst)
{
    ASSERT_TRUE(waitFor([this] { return !page.preflight()->rows().empty(); }));
    EXPECT_EQ(page.preflight()->rows().front()->finding().level, Level::Problem);
    EXPECT_EQ(page.preflight()->rows().back()->finding().level, Level::Ok);
    EXPECT_TRUE(field<QLabel>("preflightState")->text().startsWith(QLatin1String("Problems: ")));
}

TEST_F(PreflightTest, AFixIsDoneByItsButtonAndCanBeUndone)
{
    QTemporaryDir opp;
    change([&opp](RunSetup &after) {
        after.command = QStringLiteral("/bin/sh");
        after.environment[QStringLiteral("ASCEND_OPP_PATH")] = opp.path();
    });
    ASSERT_TRUE(waitFor([this] { return levelOf("pass") == Level::Warning; }));
    QPushButton *fix = row("pass")->fixButton();
    ASSERT_FALSE(fix->isHidden());
    fix->click();
    EXPECT_TRUE(setup().managePass);
    EXPECT_TRUE(field<QCheckBox>("managePass")->isChecked());
    ASSERT_TRUE(waitFor([this] { return levelOf("pass") == Level::Ok; }));
    document.undoStack()->undo();
    EXPECT_FALSE(setup().managePass);
}

TEST_F(PreflightTest, WeightedWithoutAProfileCanBeLeftOut)
{
    change([](RunSetup &after) { after.setCells({{Strategy::Cv, 0}, {Strategy::WeightedLoadBalance, 4}}); });
    ASSERT_TRUE(waitFor([this] { return levelOf("candidates") == Level::Warning; }));
    row("candidates")->fixButton()->click();
    EXPECT_EQ(setup().cells(), (CandidateList {{Strategy::Cv, 0}}));
    ASSERT_TRUE(waitFor([this] { return row("candidates") == nullptr; }));
}

TEST_F(PreflightTest, AVariableThatSpoilsTheTimesIsOverruled)
{
    change([](RunSetup &after) { after.environment[QStringLiteral("PROFILING_MODE")] = QStringLiteral("true"); });
    ASSERT_TRUE(waitFor([this] { return levelOf("profiling") == Level::Warning; }));
    row("profiling")->fixButton()->click();
    EXPECT_TRUE(setup().environment.isEmpty());
    ASSERT_TRUE(waitFor([this] { return row("profiling") == nullptr; }));
}

TEST_F(PreflightTest, TheButtonOfTheCommandGoesThere)
{
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    ASSERT_TRUE(waitFor([this] { return levelOf("command") == Level::Problem; }));
    row("command")->fixButton()->click();
    EXPECT_TRUE(field<QPlainTextEdit>("command")->hasFocus());
}
