// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The Graph page as a user meets it, without a screen.
#include "graph/graph_details.h"
#include "graph/graph_legend.h"
#include "graph_fixture.h"
#include "layered_dump.h"

#include <QAction>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace tributary;
using namespace tributary::gui;
using namespace tributary::gui::test;

TEST_F(GraphTest, SaysHowToGetADumpAndOffersTheExample)
{
    EXPECT_TRUE(emptyWords().join(QLatin1Char(' ')).contains(QStringLiteral("DUMP_GE_GRAPH=2")));
    part<QPushButton>("example")->click();
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().scene() != nullptr; }, patience_ms));
    EXPECT_EQ(document.project().graph.file, exampleGraphPath());
    EXPECT_TRUE(view().isVisible());
    // Four branches of six operators, join and output; the input is hidden.
    EXPECT_EQ(page.board().scene()->boxes.size(), 26U);
}

TEST_F(GraphTest, ColoursFollowTheCandidateAndTheLayoutStaysStill)
{
    openDiamond();
    awaitCandidate(Candidate {});
    view().setViewport({page.board().scene()->box(box("left/mul")).rect.topLeft() - QPointF(50, 100), 1});
    const ScenePtr scene = page.board().scene();
    const GraphView::Viewport viewport = view().viewport();
    EXPECT_EQ(paintedColour("left/mul"), seriesColour(0));
    EXPECT_EQ(paintedColour("right/sub"), seriesColour(0));

    awaitCandidate(balance2);
    EXPECT_EQ(page.board().scene(), scene);
    EXPECT_EQ(view().viewport(), viewport);
    EXPECT_EQ(paintedColour("left/mul"), seriesColour(0));
    EXPECT_EQ(paintedColour("right/sub"), seriesColour(1));
    EXPECT_EQ(view().look().eventEdges.size(), 2U); // stem -> right/sub, right/sigmoid -> join
    const auto *legend = part<GraphLegend>("legend");
    ASSERT_GE(legend->count(), 2);
    EXPECT_EQ(legend->item(0)->text(), QStringLiteral("Stream 0, operators: 6"));
    EXPECT_EQ(legend->findItems(QStringLiteral("Waits between streams: 2"), Qt::MatchExactly).size(), 1);
    EXPECT_EQ(legend->item(1)->text(), QStringLiteral("Stream 1, operators: 4"));
}

TEST_F(GraphTest, TheCandidateSelectedElsewhereIsShown)
{
    openDiamond();
    awaitCandidate(balance2);
    selection.setSelected({Candidate {}});
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.board().streams(0)->candidate == Candidate {}; }, patience_ms));
    EXPECT_EQ(part<QComboBox>("candidate")->currentText(), QStringLiteral("default"));
}

TEST_F(GraphTest, TwoCandidatesSideBySideWithTheirDifferences)
{
    openDiamond();
    awaitCandidate(Candidate {});
    page.showBeside(balance2);
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().streams(1) != nullptr; }, patience_ms));
    EXPECT_TRUE(page.board().view(1)->isVisible());
    for (const char *name : {"left/mul", "join", "stem"})
        EXPECT_FALSE(view().look().differs[static_cast<std::size_t>(box(name))]) << name;
    for (const char *name : {"right/sub", "right/tanh", "right/mul", "right/sigmoid"})
        EXPECT_TRUE(view().look().differs[static_cast<std::size_t>(box(name))]) << name;
    view().setViewport({{5, 6}, 0.7});
    EXPECT_EQ(page.board().view(1)->viewport(), view().viewport());
    page.showBeside(std::nullopt);
    EXPECT_FALSE(page.board().view(1)->isVisible());
    EXPECT_TRUE(view().look().differs.empty());
}

TEST_F(GraphTest, TheKeyboardFollowsEdges)
{
    openDiamond();
    view().setFocus();
    QTest::mouseClick(&view(), Qt::LeftButton, {},
        view().toPixel(page.board().scene()->box(box("left/mul")).rect.center()).toPoint());
    EXPECT_EQ(selectedName(), QStringLiteral("mul"));
    QTest::keyClick(&view(), Qt::Key_Right);
    EXPECT_EQ(selectedName(), QStringLiteral("sigmoid"));
    QTest::keyClick(&view(), Qt::Key_Left);
    QTest::keyClick(&view(), Qt::Key_Left);
    EXPECT_EQ(selectedName(), QStringLiteral("stem"));
    const QString details = part<GraphDetails>("details")->toPlainText();
    EXPECT_TRUE(details.contains(QStringLiteral("Relu"))) << details.toStdString();
    EXPECT_TRUE(details.contains(QStringLiteral("right/sub"))) << details.toStdString();
    QTest::keyClick(&view(), Qt::Key_Escape);
    EXPECT_EQ(page.board().selected(), GraphScene::none);
}

TEST_F(GraphTest, ZoomKeepsThePlaceUnderTheCursorAndHomeShowsAll)
{
    openDiamond();
    const GraphView::Viewport all = view().viewport();
    const QPointF at(333, 222);
    const QPointF place = view().toScene(at);
    view().zoom(1.7, at);
    EXPECT_NEAR(QLineF(view().toScene(at), place).length(), 0, 1e-6);
    EXPECT_DOUBLE_EQ(view().viewport().scale, all.scale * 1.7);
    QTest::keyClick(&view(), Qt::Key_D);
    QTest::keyClick(&view(), Qt::Key_W);
    EXPECT_GT(view().viewport().scale, all.scale * 1.7);
    QTest::keyClick(&view(), Qt::Key_Home);
    EXPECT_EQ(view().viewport(), all);
    EXPECT_TRUE(view().shownArea().contains(page.board().scene()->bounds));
}

TEST_F(GraphTest, SearchMarksAndWalksThroughWhatMatches)
{
    openDiamond();
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Slash);
    auto *search = part<QLineEdit>("search");
    EXPECT_EQ(page.window()->focusWidget(), search);
    QTest::keyClicks(search, QStringLiteral("TANH"));
    const auto &found = view().look().found;
    EXPECT_EQ(std::count(found.begin(), found.end(), true), 2);
    EXPECT_TRUE(found[static_cast<std::size_t>(box("right/tanh"))]);
    EXPECT_EQ(part<QLabel>("matches")->text(), QStringLiteral("1 of 2"));
    EXPECT_EQ(page.board().selected(), box("left/tanh"));
    QTest::keyClick(search, Qt::Key_Return);
    EXPECT_EQ(page.board().selected(), box("right/tanh"));
    QTest::keyClick(search, Qt::Key_Return, Qt::ShiftModifier);
    EXPECT_EQ(page.board().selected(), box("left/tanh"));
    QTest::keyClick(search, Qt::Key_Escape);
    EXPECT_EQ(page.window()->focusWidget(), &view());
    EXPECT_TRUE(view().look().found.empty());
}

TEST_F(GraphTest, AGroupClosesAndOpensInItsPlace)
{
    openDiamond();
    ASSERT_EQ(page.board().scene()->frames.size(), 3U); // left, right, and the chain of join and output
    const GraphScene::Frame frame = page.board().scene()->frames[0];
    const QPointF before = view().toPixel(frame.rect.topLeft());
    awaitLayout([&] { page.toggleGroup(frame.group); });
    // stem, join, output, the closed group, and the four operators of the other one
    EXPECT_EQ(page.board().scene()->boxes.size(), 8U);
    EXPECT_EQ(page.board().scene()->frames.size(), 2U);
    const int group = page.board().scene()->boxOf[static_cast<std::size_t>(op("left/mul"))];
    ASSERT_TRUE(page.board().scene()->isGroup(group));
    EXPECT_NEAR(QLineF(view().toPixel(page.board().scene()->box(group).rect.topLeft()), before).length(), 0, 0.01);
    EXPECT_EQ(page.board().scene()->operatorsOf[static_cast<std::size_t>(group)].size(), 4U);

    view().setFocus();
    QTest::mouseClick(
        &view(), Qt::LeftButton, {}, view().toPixel(page.board().scene()->box(group).rect.center()).toPoint());
    awaitLayout([&] { QTest::keyClick(&view(), Qt::Key_Return); });
    EXPECT_EQ(page.board().scene()->boxes.size(), 11U);
    EXPECT_EQ(page.board().selected(), box("left/mul"));
    EXPECT_NEAR(QLineF(view().toPixel(page.board().scene()->frames[0].rect.topLeft()), before).length(), 0, 0.01);
}

TEST_F(GraphTest, ConstantsAndDirection)
{
    openDiamond();
    awaitLayout([&] { part<QAction>("hideConstants")->trigger(); });
    EXPECT_EQ(page.board().scene()->boxes.size(), 12U);
    EXPECT_GT(page.board().scene()->bounds.width(), page.board().scene()->bounds.height());
    awaitLayout([&] { part<QAction>("topDown")->trigger(); });
    EXPECT_GT(page.board().scene()->box(box("join")).rect.top(), page.board().scene()->box(box("stem")).rect.bottom());
}

TEST_F(GraphTest, PlaceHoldersAreHiddenWithTheConstants)
{
    open(QStringLiteral(TRIBUTARY_TEST_DATA "/graph/ge_proto_00026_afterUBMatch.txt"));
    const auto placeHolders = [&] {
        const auto &boxes = page.board().scene()->boxes;
        return std::count_if(boxes.begin(), boxes.end(),
            [](const GraphScene::Box &each) { return each.type == QStringLiteral("PlaceHolder"); });
    };
    awaitLayout([&] { page.openAllGroups(true); });
    EXPECT_EQ(placeHolders(), 0);
    awaitLayout([&] { part<QAction>("hideConstants")->trigger(); });
    EXPECT_EQ(placeHolders(), 109);
}

TEST_F(GraphTest, TheOtherCandidateIsAnother)
{
    openDiamond();
    awaitCandidate(balance2);
    auto *beside = part<QComboBox>("other");
    EXPECT_EQ(beside->findText(QStringLiteral("LoadBalance:2")), -1);
    ASSERT_GE(beside->findText(QStringLiteral("default")), 0);
    page.showBeside(Candidate {});
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().streams(1) != nullptr; }, patience_ms));
    // The one beside it is chosen: they change places.
    awaitCandidate(Candidate {});
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return page.board().streams(1) && page.board().streams(1)->candidate == balance2; }, patience_ms));
    EXPECT_EQ(beside->currentText(), QStringLiteral("LoadBalance:2"));
    EXPECT_EQ(part<QComboBox>("candidate")->currentText(), QStringLiteral("default"));
}

TEST_F(GraphTest, ABadFileLeavesTheDrawingOfBefore)
{
    openDiamond();
    const QString bad = folder.filePath(QStringLiteral("bad.txt"));
    ASSERT_TRUE(writeFileAtomically(bad, "graph {\n  name: \"g\"\n  op {\n"));
    page.openGraph(bad);
    const auto *problem = part<QLabel>("problem");
    ASSERT_TRUE(QTest::qWaitFor([&] { return problem->isVisible() && page.board().scene(); }, patience_ms));
    EXPECT_TRUE(problem->text().contains(QStringLiteral("bad.txt"))) << problem->text().toStdString();
    EXPECT_TRUE(problem->text().contains(QStringLiteral("diamond_ge_proto.txt"))) << problem->text().toStdString();
    EXPECT_EQ(page.board().scene()->request.graph->graph().name, QStringLiteral("diamond"));
    EXPECT_TRUE(view().isVisible());
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.board().streams(0) != nullptr; }, patience_ms));

    // Mended, it takes the place.
    ASSERT_TRUE(writeFileAtomically(bad, layeredDump(3, 4)));
    page.reload();
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            return page.board().scene()
                && page.board().scene()->request.graph->graph().name == QStringLiteral("layered");
        },
        patience_ms));
    EXPECT_FALSE(problem->isVisible());

    // A drawing of another project is not kept.
    document.newProject();
    EXPECT_EQ(page.board().scene(), nullptr);
    page.openGraph(folder.filePath(QStringLiteral("none.txt")));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return emptyWords().join(u' ').contains(QStringLiteral("none.txt")); }, patience_ms));
    EXPECT_EQ(page.board().scene(), nullptr);
}

TEST_F(GraphTest, TheChoiceOfTheFileCanBeUndone)
{
    openDiamond();
    const QString path = write(layeredDump(3, 4));
    awaitLayout([&] { page.openGraph(path); });
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().scene() != nullptr; }, patience_ms));
    EXPECT_EQ(page.board().scene()->request.graph->graph().name, QStringLiteral("layered"));
    document.undoStack()->undo();
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().scene() != nullptr; }, patience_ms));
    EXPECT_EQ(page.board().scene()->request.graph->graph().name, QStringLiteral("diamond"));
    document.undoStack()->undo();
    EXPECT_EQ(page.board().scene(), nullptr);
    EXPECT_TRUE(part<QPushButton>("example")->isVisible());
    document.undoStack()->redo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.board().scene() != nullptr; }, patience_ms));
}

TEST_F(GraphTest, ABadFileIsExplainedInPlace)
{
    const QString path = write("graph {\n  name: \"g\"\n  op {\n    name: \"a\"\n    input: \"nobody:0\"\n  }\n}\n");
    page.openGraph(path);
    const auto words = [&] { return emptyWords().join(QLatin1Char(' ')); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return words().contains(QStringLiteral("nobody")); }, patience_ms))
        << words().toStdString();
    EXPECT_TRUE(words().contains(path)) << words().toStdString();
    EXPECT_TRUE(words().contains(QStringLiteral("5"))) << words().toStdString(); // the line
    EXPECT_TRUE(part<QPushButton>("emptyOpen")->isVisible());
    openDiamond();
    EXPECT_TRUE(view().isVisible());
}

TEST_F(GraphTest, AFileIsDropped)
{
    const QString path = write(layeredDump(2, 3));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page, &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({50, 50}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&page, &drop);
    EXPECT_EQ(document.project().graph.file, path);
    EXPECT_TRUE(QTest::qWaitFor([&] { return page.board().scene() != nullptr; }, patience_ms));
}

TEST_F(GraphTest, DurationsNeedCosts)
{
    openDiamond();
    auto *colours = part<QComboBox>("colourBy");
    EXPECT_EQ(colours->count(), 3);
    const QString costs = folder.filePath(QStringLiteral("op_summary_1.csv"));
    ASSERT_TRUE(writeFileAtomically(costs,
        "Op Name,Task Type,Task Duration(us),Block Num,Mix Block Num\n"
        "stem,AI_VECTOR_CORE,1,8,0\nleft/mul,AI_VECTOR_CORE,1000,8,0\n"));
    awaitLayout([&] { page.openCosts(costs); });
    EXPECT_EQ(colours->count(), 4);
    page.setColourBy(ColourBy::Duration);
    const Colouring &colouring = view().look().colouring;
    EXPECT_EQ(colouring.ofOperator[static_cast<std::size_t>(op("stem"))], 0);
    EXPECT_EQ(colouring.ofOperator[static_cast<std::size_t>(op("left/mul"))], 5);
    EXPECT_EQ(colouring.ofOperator[static_cast<std::size_t>(op("join"))], 6); // no duration
    // With costs GE weighs whatever was asked for.
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return page.board().streams(0)->assignment.effectiveStrategy == Strategy::WeightedLoadBalance; },
        patience_ms));
    document.undoStack()->undo();
    EXPECT_TRUE(QTest::qWaitFor([&] { return colours->count() == 3; }, patience_ms));
}

TEST_F(GraphTest, TenThousandOperatorsDoNotBlock)
{
    const QString path = write(layeredDump(100, 100));
    page.openGraph(path);
    EXPECT_EQ(page.board().scene(), nullptr) << "read before the call returned";
    int ticks = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&] { ++ticks; });
    timer.start(1);
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().scene() && page.board().streams(0); }, patience_ms));
    EXPECT_GT(ticks, 0);
    EXPECT_EQ(page.board().scene()->boxes.size(), 100U) << "large graphs begin with what is readable: the layers";
    page.openAllGroups(true);
    EXPECT_EQ(page.board().scene()->boxes.size(), 100U) << "laid out before the call returned";
    EXPECT_TRUE(part<QToolButton>("cancel")->isVisible());
    part<QToolButton>("cancel")->click();
    EXPECT_FALSE(part<QToolButton>("cancel")->isVisible());
    awaitLayout([&] { page.openAllGroups(true); });
    EXPECT_EQ(page.board().scene()->boxes.size(), 10'000U);
    EXPECT_FALSE(view().grab().isNull());
}

TEST_F(GraphTest, TheImageIsSaved)
{
    openDiamond();
    const QString png = folder.filePath(QStringLiteral("graph.png"));
    const QString svg = folder.filePath(QStringLiteral("graph.svg"));
    page.saveImage(png);
    page.saveImage(svg);
    EXPECT_GT(QImage(png).width(), 1000);
    const auto text = readFile(svg);
    ASSERT_TRUE(text);
    EXPECT_TRUE(text->contains("sigmoid"));
    page.saveImage(folder.filePath(QStringLiteral("none/graph.png")));
    EXPECT_TRUE(messages.texts().value(0).contains(QStringLiteral("none/graph.png")));
}

TEST_F(GraphTest, FollowsThemeAndLanguage)
{
    openDiamond();
    awaitCandidate(balance2);
    view().setViewport({page.board().scene()->box(box("left/mul")).rect.topLeft() - QPointF(50, 100), 1});
    useTheme(QStringLiteral("dark"));
    QApplication::processEvents();
    EXPECT_EQ(paintedColour("right/sub").rgb(), seriesColour(1).rgb());
    ASSERT_TRUE(useLanguage(QStringLiteral("zh")));
    QApplication::processEvents();
    EXPECT_FALSE(view().accessibleName().isEmpty());
}
