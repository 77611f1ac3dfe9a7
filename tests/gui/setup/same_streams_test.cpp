// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The offer of the Setup page to measure each stream assignment once.
#include "base/files.h"
#include "page_fixture.h"

#include <QTemporaryDir>

using namespace tributary;
using namespace tributary::gui;

namespace
{

const QString example = QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/four_branches_ge_proto.txt");

class SameStreamsTest : public PageFixture
{
protected:
    void useGraph(const QString &file)
    {
        ProjectGraph graph;
        graph.file = file;
        document.setGraph(graph);
    }
    QCheckBox *once() { return field<QCheckBox>("measureOnce"); }
    QLabel *sharing() { return field<QLabel>("sharing"); }
    QLabel *details() { return field<QLabel>("standIns"); }
    int estimated() { return page.estimate()->estimate().candidates; }
};

} // namespace

TEST_F(SameStreamsTest, OffersWhatTheGraphAllows)
{
    EXPECT_FALSE(once()->isVisible());
    useGraph(example);
    ASSERT_TRUE(waitFor([this] { return once()->isVisible(); }));
    EXPECT_TRUE(sharing()->text().startsWith(QStringLiteral("6 of 7 candidates"))) << sharing()->text().toStdString();
    EXPECT_TRUE(sharing()->isVisible());
    EXPECT_EQ(details()->text(),
        QStringLiteral("LoadBalance:2 stands for MainStream:2\n"
                       "LoadBalance:4 stands for LoadBalance:8, MainStream:4, MainStream:8"));
    EXPECT_TRUE(details()->toolTip().contains(QStringLiteral("may still differ")));
    EXPECT_FALSE(setup().measureOnce) << "an offer changes nothing by itself";
    useGraph({});
    EXPECT_TRUE(waitFor([this] { return !once()->isVisible(); }));
}

TEST_F(SameStreamsTest, ItFitsIntoANarrowWindow)
{
    auto *box = once()->parentWidget();
    useGraph(example);
    ASSERT_TRUE(waitFor([this] { return once()->isVisible(); }));
    EXPECT_LT(box->minimumSizeHint().width(), 400);
}

TEST_F(SameStreamsTest, TheTickIsKeptUndoneAndCounted)
{
    useGraph(example);
    ASSERT_TRUE(waitFor([this] { return once()->isVisible() && estimated() == 7; }));
    once()->click();
    EXPECT_TRUE(setup().measureOnce);
    EXPECT_TRUE(waitFor([this] { return estimated() == 3; }));
    document.undoStack()->undo();
    EXPECT_FALSE(once()->isChecked());
    EXPECT_TRUE(waitFor([this] { return estimated() == 7; }));
    document.undoStack()->redo();
    EXPECT_TRUE(once()->isChecked());
    const auto again = projectFromJson(projectToJson(document.project(), QStringLiteral("/p")), QStringLiteral("/p/a"));
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->setup.measureOnce);
}

TEST_F(SameStreamsTest, FollowsTheCandidates)
{
    useGraph(example);
    ASSERT_TRUE(waitFor([this] { return once()->isVisible(); }));
    field<QCheckBox>("cv")->click(); // all operators are vector ones: nothing to split off
    ASSERT_TRUE(waitFor([this] { return sharing()->text().startsWith(QStringLiteral("8 of 8")); }));
    EXPECT_TRUE(details()->text().startsWith(QStringLiteral("default stands for cv\n")));
    change([](RunSetup &setup) { setup.setCells({{Strategy::LoadBalance, 2}, {Strategy::LoadBalance, 4}}); });
    EXPECT_TRUE(waitFor([this] { return !once()->isVisible(); }));
    change([](RunSetup &setup) { setup.measureOnce = true; });
    EXPECT_FALSE(sharing()->isVisible());
    EXPECT_TRUE(once()->isVisible()) << "what is asked for stays in sight";
    EXPECT_TRUE(details()->text().contains(QStringLiteral("No two candidates")));
    once()->click();
    EXPECT_FALSE(once()->isVisible());
}

TEST_F(SameStreamsTest, FollowsTheFile)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("g.txt"));
    ASSERT_TRUE(writeFileAtomically(file, "graph { name: \"g\" op { name: \"x\" stream_id: -1 } op { name: \"a\" } }"));
    useGraph(file);
    ASSERT_TRUE(waitFor([this] { return sharing()->text().startsWith(QStringLiteral("7 of 7")); }));
    ASSERT_TRUE(writeFileAtomically(file, readFile(example).value()));
    page.hide();
    page.show();
    EXPECT_TRUE(waitFor([this] { return sharing()->text().startsWith(QStringLiteral("6 of 7")); }));
}

TEST_F(SameStreamsTest, AGraphOfNoUseIsSaidOnceItIsWanted)
{
    useGraph(QStringLiteral("/no/such/graph.txt"));
    QTest::qWait(50);
    EXPECT_FALSE(once()->isVisible());
    change([](RunSetup &setup) { setup.measureOnce = true; });
    ASSERT_TRUE(waitFor([this] { return details()->text().contains(QStringLiteral("/no/such/graph.txt")); }));
    EXPECT_TRUE(once()->property("wrong").toBool());
    useGraph({});
    EXPECT_TRUE(waitFor([this] { return details()->text().contains(QStringLiteral("The project has no graph")); }));
    EXPECT_FALSE(once()->property("wrong").toBool());
}
