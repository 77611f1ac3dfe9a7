// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Modules on the Graph page: what the engine says of them, and changing them by hand.
#include "graph/dependency_model.h"
#include "graph/dependency_table.h"
#include "graph/graph_details.h"
#include "graph/graph_legend.h"
#include "graph/module_panel.h"
#include "graph_fixture.h"
#include "layered_dump.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QProcess>
#include <QToolButton>

using namespace tributary;
using namespace tributary::gui;
using namespace tributary::gui::test;

namespace
{

class GraphModules : public GraphTest
{
protected:
    /// Does it, and waits until the modules are others; then they are returned.
    template <typename Action>
    QStringList awaitModules(Action action)
    {
        const LoadedGraphPtr before = page.board().scene()->request.graph;
        action();
        EXPECT_TRUE(QTest::qWaitFor([&] { return page.board().scene()->request.graph != before; }, patience_ms));
        return modules();
    }

    void select(std::initializer_list<const char *> names)
    {
        std::vector<int> boxes;
        for (const char *name : names)
            boxes.push_back(box(name));
        const_cast<GraphBoard &>(page.board()).selectBoxes(boxes);
    }

    void trigger(const char *action) { part<QAction>(action)->trigger(); }

    [[nodiscard]] QString details() const { return part<GraphDetails>("details")->toPlainText(); }
    [[nodiscard]] QStringList legend() const
    {
        QStringList lines;
        const auto *list = part<GraphLegend>("legend");
        for (int i = 0; i < list->count(); ++i)
            lines << list->item(i)->text();
        return lines;
    }
};

QStringList words(const char *text)
{
    return QString::fromUtf8(text).split(QLatin1Char('|'));
}

const QStringList diamondModules = words("stem:1|left:4|right:4|join … output:2");

} // namespace

TEST_F(GraphModules, EveryFormOpens)
{
    for (const char *name : {"ge_proto_00026_afterUBMatch.txt", "ge_onnx_00000000_graph_1_Build.pbtxt",
             "ge_readable_00000031_graph_0_Build.txt", "modules.md"}) {
        page.openGraph(QStringLiteral(TRIBUTARY_TEST_DATA "/graph/") + QLatin1String(name));
        ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().scene() && page.board().streams(0); }, patience_ms))
            << name;
        EXPECT_FALSE(page.board().scene()->boxes.empty()) << name;
        awaitInsight();
    }
}

TEST_F(GraphModules, AJsonFileShowsItsModulesAndAnErrorNamesTheField)
{
    const QString path = folder.filePath(QStringLiteral("g.json"));
    ASSERT_TRUE(writeFileAtomically(path,
        R"({"schema":1,"graphs":[{"name":"g","operators":[{"name":"a"},{"name":"b"},{"name":"c"}],
            "edges":[{"from":"a","to":"b"},{"from":"b","to":"c"}]}],
            "modules":[{"id":"m","name":"Attention","operators":["a","b"],"type":"comm"}]})"));
    open(path);
    EXPECT_EQ(modules(), words("Attention:2|c:1"));
    ASSERT_TRUE(writeFileAtomically(path, R"({"schema":1,"graphs":[{"operators":[{"type":"Relu"}]}]})"));
    page.reload();
    const auto text = [&] { return part<QLabel>("problem")->text(); };
    ASSERT_TRUE(QTest::qWaitFor([&] { return text().contains(QStringLiteral("graphs[0].operators[0]")); }, patience_ms))
        << text().toStdString();
    EXPECT_EQ(modules(), words("Attention:2|c:1")) << "as it was read before";
}

TEST_F(GraphModules, ACycleIsShownWithoutModules)
{
    const QString path = folder.filePath(QStringLiteral("g.mmd"));
    ASSERT_TRUE(writeFileAtomically(path, "flowchart LR\n A-->B\n B-->A\n B-->C\n"));
    page.openGraph(path);
    ASSERT_TRUE(QTest::qWaitFor([&] { return page.board().scene() != nullptr; }, patience_ms));
    EXPECT_EQ(page.board().scene()->boxes.size(), 3U);
    EXPECT_TRUE(part<QLabel>("problem")->isVisible());
    EXPECT_FALSE(part<QAction>("make")->isEnabled());
}

TEST_F(GraphModules, PathAndGroupsAreMarkedAndCanBeSwitchedOff)
{
    openDiamond();
    awaitInsight();
    EXPECT_EQ(modules(), diamondModules);
    const GraphLook &look = view().look();
    EXPECT_TRUE(look.onPath[static_cast<std::size_t>(box("left/mul"))]);
    EXPECT_FALSE(look.onPath[static_cast<std::size_t>(box("right/mul"))]);
    EXPECT_EQ(look.pathEdges.size(), 6U); // stem, four operators of the left, join, output
    // The frame of the branch carries the letter, its operators do not.
    EXPECT_TRUE(look.marks[static_cast<std::size_t>(box("right/mul"))].letters.isEmpty());
    QStringList letters;
    for (const GroupMark &mark : look.frameMarks)
        letters << mark.letters;
    EXPECT_EQ(letters, words("|A|"));
    EXPECT_EQ(legend().filter(QStringLiteral("Critical path: 6 of 10")).size(), 1)
        << legend().join(u'\n').toStdString();
    EXPECT_EQ(legend().filter(QStringLiteral("Group A")).size(), 1);

    trigger("criticalPath");
    trigger("parallelGroups");
    EXPECT_TRUE(view().look().onPath.empty());
    EXPECT_TRUE(view().look().marks.empty());
    EXPECT_TRUE(legend().filter(QStringLiteral("Critical path")).isEmpty());
    page.activateWindow();
    view().setFocus();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    QTest::keyClick(&view(), Qt::Key_C);
    EXPECT_FALSE(view().look().onPath.empty());
}

TEST_F(GraphModules, DetailsSayTheClassAndWhy)
{
    openDiamond();
    awaitInsight();
    select({"right/mul"});
    EXPECT_TRUE(details().contains(QStringLiteral("can be parallel"))) << details().toStdString();
    EXPECT_TRUE(details().contains(QStringLiteral("no dependency, no shared state"))) << details().toStdString();
    EXPECT_TRUE(details().contains(QStringLiteral("not on it"))) << details().toStdString();
    EXPECT_TRUE(details().contains(QStringLiteral("right/sub reads output 0 of stem"))) << details().toStdString();
    select({"left/mul"});
    EXPECT_TRUE(details().contains(QStringLiteral("serial"))) << details().toStdString();
    EXPECT_TRUE(details().contains(QStringLiteral("group A: right"))) << details().toStdString();
    EXPECT_TRUE(details().contains(QStringLiteral("4 of its 4 operators"))) << details().toStdString();
    const auto &dependencies = page.board().dependencies();
    EXPECT_EQ(dependencies.rowCount(), 2);
}

TEST_F(GraphModules, TypesOfModulesAndOfDependenciesAreTold)
{
    const QString path = write(R"(graph {
        name: "state"
        op { name: "cache" type: "RefData" }
        op { name: "attn/a" type: "MatMul" input: "cache:0" }
        op { name: "attn/b" type: "Relu" input: "attn/a:0" }
        op { name: "update" type: "ScatterUpdate" input: "cache:0" input: "attn/b:0" }
        op { name: "reduce" type: "HcomAllReduce" input: "attn/b:0" }
        op { name: "gather" type: "HcomAllGather" input: "attn/b:0" }
        op { name: "tail/a" type: "Add" input: "update:0" input: "reduce:0" input: "gather:0" }
        op { name: "tail/b" type: "Add" input: "tail/a:0" input: "gather:-1" }
        })");
    open(path);
    awaitInsight();
    page.setColourBy(ColourBy::ModuleType);
    const auto &colouring = view().look().colouring;
    EXPECT_EQ(colouring.ofOperator[static_cast<std::size_t>(op("attn/a"))], static_cast<int>(ModuleType::Compute));
    EXPECT_EQ(colouring.ofOperator[static_cast<std::size_t>(op("reduce"))], static_cast<int>(ModuleType::Comm));
    EXPECT_EQ(colouring.ofOperator[static_cast<std::size_t>(op("update"))], static_cast<int>(ModuleType::Memory));
    const GraphScene &scene = *page.board().scene();
    const auto type = [&](const char *from, const char *to) {
        return scene.edge(scene.edgeBetween(box(from), box(to))).type;
    };
    EXPECT_EQ(type("attn/a", "attn/b"), DependencyType::Data);
    EXPECT_EQ(type("update", "tail/a"), DependencyType::State);
    EXPECT_EQ(type("reduce", "gather"), DependencyType::CollectiveOrder);
    EXPECT_EQ(type("gather", "tail/b"), DependencyType::Event);
    for (const char *word : {"State, edges", "Event, edges", "Order of communication, edges"})
        EXPECT_EQ(legend().filter(QLatin1String(word)).size(), 1) << word;
}

TEST_F(GraphModules, ModulesAreMadeAndNamedByKeyboardAndUndone)
{
    openDiamond();
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    view().setFocus();
    select({"left/mul"});
    QTest::keyClick(&view(), Qt::Key_Right, Qt::ShiftModifier); // sigmoid comes along
    EXPECT_EQ(page.board().selection().size(), 2U);
    EXPECT_EQ(awaitModules([&] { QTest::keyClick(&view(), Qt::Key_M); }),
        words("stem:1|left:2|right:4|join … output:2|left:2"));
    auto *name = part<QLineEdit>("moduleName");
    EXPECT_EQ(page.window()->focusWidget(), name) << "the new module is to be named";
    QTest::keyClicks(name, QStringLiteral("Gate"));
    EXPECT_EQ(awaitModules([&] { QTest::keyClick(name, Qt::Key_Return); }),
        words("stem:1|left:2|right:4|join … output:2|Gate:2"));
    EXPECT_EQ(document.undoStack()->undoText(), QStringLiteral("Rename the module left to Gate"));
    EXPECT_EQ(document.project().graph.edits.size(), 2U);
    EXPECT_EQ(
        awaitModules([&] { document.undoStack()->undo(); }), words("stem:1|left:2|right:4|join … output:2|left:2"));
    EXPECT_EQ(awaitModules([&] { document.undoStack()->undo(); }), diamondModules);
    EXPECT_EQ(
        awaitModules([&] { document.undoStack()->redo(); }), words("stem:1|left:2|right:4|join … output:2|left:2"));
}

TEST_F(GraphModules, WhatIsBeingTypedStaysWhenTheAnalysisComes)
{
    openDiamond();
    select({"left/mul"});
    auto *name = part<QLineEdit>("moduleName");
    part<ModulePanel>("module")->editName();
    name->setText(QStringLiteral("Half a na"));
    page.reload();
    awaitInsight();
    select({"left/mul"});
    EXPECT_EQ(name->text(), QStringLiteral("Half a na"));
    select({"right/mul"});
    EXPECT_EQ(name->text(), QStringLiteral("right"));
}

TEST_F(GraphModules, MergedSplitAndDissolved)
{
    openDiamond();
    EXPECT_FALSE(part<QAction>("merge")->isEnabled());
    select({"left/mul", "right/mul"});
    EXPECT_TRUE(part<QAction>("merge")->isEnabled());
    EXPECT_FALSE(part<QAction>("split")->isEnabled());
    EXPECT_EQ(awaitModules([&] { trigger("merge"); }), words("stem:1|join … output:2|left:8"));
    select({"right/mul", "right/sub"});
    EXPECT_EQ(awaitModules([&] { trigger("split"); }), words("stem:1|join … output:2|left:6|right:2"));
    select({"right/mul"});
    EXPECT_EQ(
        awaitModules([&] { trigger("dissolve"); }), words("stem:1|join … output:2|left:6|right/sub:1|right/mul:1"));
    EXPECT_EQ(awaitModules([&] { trigger("discardAll"); }), diamondModules);
    EXPECT_EQ(awaitModules([&] { document.undoStack()->undo(); }).size(), 5);
}

TEST_F(GraphModules, TypeEffectAndDependenciesAreSet)
{
    openDiamond();
    select({"right/mul"});
    auto *effect = part<QLineEdit>("moduleEffect");
    effect->setText(QStringLiteral("writes KV cache"));
    awaitModules([&] { QTest::keyClick(effect, Qt::Key_Return); });
    awaitModules([&] { trigger("typeMemory"); });
    EXPECT_TRUE(part<QAction>("typeMemory")->isChecked());
    EXPECT_EQ(part<QComboBox>("moduleType")->currentIndex(), static_cast<int>(ModuleType::Memory));
    auto &dependencies = page.board().dependencies();
    ASSERT_EQ(dependencies.rowCount(), 2); // after stem, before join
    awaitModules([&] {
        dependencies.setData(
            dependencies.index(0, DependencyModel::TypeColumn), static_cast<int>(DependencyType::State), Qt::EditRole);
    });
    awaitModules([&] {
        dependencies.setData(
            dependencies.index(0, DependencyModel::ReasonColumn), QStringLiteral("reads the cache"), Qt::EditRole);
    });
    EXPECT_EQ(
        dependencies.index(0, DependencyModel::ReasonColumn).data().toString(), QStringLiteral("reads the cache"));
    const Module &right = page.board().scene()->request.graph->module(2);
    EXPECT_EQ(right.type, ModuleType::Memory);
    EXPECT_EQ(right.sideEffect, QStringLiteral("writes KV cache"));
    const GraphScene &scene = *page.board().scene();
    EXPECT_EQ(scene.edge(scene.edgeBetween(box("stem"), box("right/sub"))).type, DependencyType::State);
    awaitInsight();
    EXPECT_TRUE(details().contains(QStringLiteral("writes KV cache"))) << details().toStdString();
    EXPECT_TRUE(details().contains(QStringLiteral("(State): reads the cache"))) << details().toStdString();
}

TEST_F(GraphModules, TypesOfDependenciesAreChosenInTheTable)
{
    openDiamond();
    awaitInsight();
    page.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&page));
    view().setFocus();
    select({"right/mul"});
    QTest::keyClick(&view(), Qt::Key_T);
    auto *table = part<DependencyTable>("dependencies");
    EXPECT_EQ(page.window()->focusWidget(), table);
    const QModelIndex current = table->currentIndex();
    EXPECT_EQ(current.column(), DependencyModel::TypeColumn);
    QTest::keyClick(table, Qt::Key_F2);
    auto *types = table->findChild<QComboBox *>(QStringLiteral("dependencyType"));
    ASSERT_NE(types, nullptr);
    trigger("parallelGroups"); // what is drawn anew leaves the editor alone
    ASSERT_EQ(table->findChild<QComboBox *>(QStringLiteral("dependencyType")), types);
    ASSERT_TRUE(QTest::qWaitFor([&] { return types->view()->isVisible(); }, patience_ms));
    QAbstractItemView *list = types->view();
    awaitModules([&] {
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
    });
    ASSERT_EQ(document.project().graph.edits.size(), 1U);
    EXPECT_EQ(document.project().graph.edits[0].kind, ModuleEdit::Kind::SetDependencyType);
    EXPECT_EQ(document.project().graph.edits[0].text, QStringLiteral("event"));
    EXPECT_EQ(table->currentIndex().row(), current.row());
    EXPECT_EQ(table->currentIndex().column(), current.column());
}

TEST_F(GraphModules, EditsSurviveANewerDumpAndWhatIsGoneIsSaid)
{
    QByteArray dump = R"(graph {
        name: "g"
        op { name: "a/x" type: "MatMul" }
        op { name: "a/y" type: "Relu" input: "a/x:0" }
        op { name: "b/x" type: "MatMul" input: "a/y:0" }
        op { name: "b/y" type: "Relu" input: "b/x:0" }
        op { name: "c" type: "Add" input: "b/y:0" }
        })";
    open(write(dump));
    select({"a/x"});
    auto *name = part<QLineEdit>("moduleName");
    name->setText(QStringLiteral("Attention"));
    awaitModules([&] { QTest::keyClick(name, Qt::Key_Return); });
    select({"b/x"});
    name->setText(QStringLiteral("Experts"));
    EXPECT_EQ(awaitModules([&] { QTest::keyClick(name, Qt::Key_Return); }), words("Attention:2|Experts:2|c:1"));
    EXPECT_FALSE(part<QLabel>("unapplied")->isVisible());

    write(dump.replace("b/", "other/").replace("\"a/y\"", "\"a/z\"").replace("\"a/y:0\"", "\"a/z:0\""));
    EXPECT_EQ(awaitModules([&] { page.reload(); }), words("Attention:2|other:2|c:1"));
    EXPECT_TRUE(part<QLabel>("unapplied")->isVisible());
    EXPECT_TRUE(part<QLabel>("unapplied")->text().contains(QStringLiteral("Experts")));
    EXPECT_EQ(document.project().graph.edits.size(), 2U);
    awaitModules([&] { part<QToolButton>("discardUnapplied")->click(); });
    EXPECT_FALSE(part<QLabel>("unapplied")->isVisible());
    EXPECT_EQ(document.project().graph.edits.size(), 1U);
    document.undoStack()->undo();
    EXPECT_EQ(document.project().graph.edits.size(), 2U);
}

TEST_F(GraphModules, TheCommandLineTakesTheEditsOfTheSavedProject)
{
    openDiamond();
    select({"left/mul"});
    auto *name = part<QLineEdit>("moduleName");
    name->setText(QStringLiteral("Attention"));
    awaitModules([&] { QTest::keyClick(name, Qt::Key_Return); });
    const QString project = folder.filePath(QStringLiteral("p.tributary"));
    ASSERT_TRUE(document.saveAs(project));
    QProcess process;
    process.start(QStringLiteral(TRIBUTARY_BIN_DIR "/tributary-cli"),
        {QStringLiteral("graph"), QStringLiteral("show"), document.project().graph.file, QStringLiteral("--edits"),
            project});
    ASSERT_TRUE(process.waitForFinished(patience_ms));
    EXPECT_EQ(process.exitCode(), 0);
    const QByteArray out = process.readAllStandardOutput();
    EXPECT_TRUE(out.contains("Attention: 4")) << out.toStdString();
    EXPECT_TRUE(out.contains("right: 4")) << out.toStdString();
}

TEST_F(GraphModules, TheMouseSelectsSeveralAndAsksForTheMenu)
{
    openDiamond();
    const auto at = [&](const char *name) {
        return view().toPixel(page.board().scene()->box(box(name)).rect.center()).toPoint();
    };
    QTest::mouseClick(&view(), Qt::LeftButton, {}, at("left/mul"));
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, at("right/mul"));
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, at("stem"));
    EXPECT_EQ(page.board().selection().size(), 3U);
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, at("stem"));
    QTest::mouseClick(&view(), Qt::LeftButton, Qt::ControlModifier, at("left/mul"));
    EXPECT_EQ(page.board().selection(), std::vector<int> {box("right/mul")});

    QContextMenuEvent ask(QContextMenuEvent::Mouse, at("stem"), view().mapToGlobal(at("stem")));
    QApplication::sendEvent(&view(), &ask);
    EXPECT_EQ(page.board().selection(), std::vector<int> {box("stem")});
    auto *menu = part<QMenu>("moduleMenu");
    EXPECT_TRUE(menu->isVisible());
    menu->close();

    // A rectangle around the left branch takes its four operators.
    QRectF area;
    for (const char *name : {"left/mul", "left/sigmoid", "left/tanh"})
        area |= page.board().scene()->box(box(name)).rect;
    const QPoint from = view().toPixel(area.topLeft() + QPointF(2, 2)).toPoint();
    const QPoint to = view().toPixel(area.bottomRight() - QPointF(2, 2)).toPoint();
    QTest::mousePress(&view(), Qt::LeftButton, Qt::ShiftModifier, from);
    QMouseEvent move(QEvent::MouseMove, to, view().mapToGlobal(to), Qt::NoButton, Qt::LeftButton, Qt::ShiftModifier);
    QApplication::sendEvent(&view(), &move);
    QTest::mouseRelease(&view(), Qt::LeftButton, Qt::ShiftModifier, to);
    EXPECT_GE(page.board().selection().size(), 3U);
}
