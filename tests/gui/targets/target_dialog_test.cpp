// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bracket_translator.h"
#include "target_fixture.h"
#include "targets/target_form.h"
#include "targets/target_list_panel.h"

#include <QDropEvent>
#include <QListView>
#include <QMimeData>

using namespace tributary;
using namespace tributary::gui;

namespace
{

class TargetDialogTest : public TargetFixture
{
protected:
    [[nodiscard]] QStringList stored() const
    {
        QStringList names;
        const auto targets = TargetStore(places.storeFile).all();
        for (const Target &each : targets.value_or(std::vector<Target>()))
            names << each.name;
        return names;
    }
    [[nodiscard]] QString selected() const { return dialog->list()->current(); }
    void fillIn(const QString &name)
    {
        type("name", name);
        type("host", QStringLiteral("lab.example"));
        type("user", QStringLiteral("tester"));
        type("remote_workdir", QStringLiteral("/home/tester/tune"));
        type("run_command", QStringLiteral("infer --om {om}"));
    }
    void clickMessage(const char *text)
    {
        ASSERT_TRUE(messageButton(QLatin1String(text))) << messages().toStdString();
        QTest::mouseClick(messageButton(QLatin1String(text)), Qt::LeftButton);
    }
};

} // namespace

TEST_F(TargetDialogTest, ATargetIsAddedOnceItsFieldsAreRight)
{
    click("newTarget");
    click("saveTarget");
    EXPECT_FALSE(dialog->form()->problem("host").isEmpty());
    EXPECT_TRUE(stored().isEmpty());
    fillIn(QStringLiteral("lab"));
    click("saveTarget");
    ASSERT_TRUE(waitFor([this] { return selected() == QStringLiteral("lab"); })) << messages().toStdString();
    EXPECT_EQ(stored(), QStringList(QStringLiteral("lab")));
    EXPECT_FALSE(button("saveTarget")->isEnabled()) << "nothing is changed";
    EXPECT_EQ(*desk.find(QStringLiteral("lab")), sample(QStringLiteral("lab")));
}

TEST_F(TargetDialogTest, EditRenameAndDiscard)
{
    store({sample(QStringLiteral("lab")), sample(QStringLiteral("other"))});
    ASSERT_EQ(selected(), QStringLiteral("lab"));
    type("name", QStringLiteral("lab 2"));
    type("port", QStringLiteral("2222"));
    click("saveTarget");
    ASSERT_TRUE(waitFor([this] { return desk.find(QStringLiteral("lab 2")) != nullptr; })) << messages().toStdString();
    EXPECT_EQ(desk.find(QStringLiteral("lab 2"))->port, 2222);
    EXPECT_EQ(stored().size(), 2);
    type("host", QStringLiteral("elsewhere"));
    click("discardTarget");
    EXPECT_EQ(line("host")->text(), QStringLiteral("lab.example"));
}

TEST_F(TargetDialogTest, DuplicatesAndRemovesAfterAsking)
{
    store({sample(QStringLiteral("lab"))});
    click("duplicateTarget");
    ASSERT_TRUE(waitFor([this] { return selected() == QStringLiteral("lab 2"); })) << messages().toStdString();
    click("removeTarget");
    EXPECT_EQ(stored().size(), 2) << "asked first";
    clickMessage("Remove");
    ASSERT_TRUE(waitFor([this] { return desk.targets().size() == 1; }));
    EXPECT_EQ(stored(), QStringList(QStringLiteral("lab")));
    EXPECT_EQ(selected(), QStringLiteral("lab"));
}

TEST_F(TargetDialogTest, EscapeTakesBackTheQuestionFirst)
{
    store({sample(QStringLiteral("lab"))});
    click("removeTarget");
    ASSERT_TRUE(messageButton(QStringLiteral("Remove")));
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    EXPECT_FALSE(messageButton(QStringLiteral("Remove"))) << messages().toStdString();
    EXPECT_TRUE(dialog->isVisible());
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_EQ(stored().size(), 1);
}

TEST_F(TargetDialogTest, AQuestionGoesWithItsTarget)
{
    store({sample(QStringLiteral("lab")), sample(QStringLiteral("other"))});
    click("removeTarget");
    ASSERT_TRUE(messages().contains(QStringLiteral("lab"))) << messages().toStdString();
    dialog->showTarget(QStringLiteral("other"));
    EXPECT_TRUE(messages().isEmpty()) << messages().toStdString();
    click("removeTarget");
    ASSERT_TRUE(messages().contains(QStringLiteral("other"))) << messages().toStdString();
    dialog->close();
    dialog->show();
    EXPECT_TRUE(messages().isEmpty()) << messages().toStdString();
    EXPECT_EQ(stored().size(), 2);
}

TEST_F(TargetDialogTest, UnsavedChangesAreAskedAboutInside)
{
    store({sample(QStringLiteral("a")), sample(QStringLiteral("b"))});
    type("host", QStringLiteral("changed"));
    dialog->list()->view()->setCurrentIndex(dialog->list()->view()->model()->index(1, 0));
    ASSERT_TRUE(waitFor([this] { return messageButton(QStringLiteral("Save")) != nullptr; }));
    EXPECT_EQ(selected(), QStringLiteral("a")) << "the form and the list belong together";
    clickMessage("Save");
    ASSERT_TRUE(waitFor([this] { return selected() == QStringLiteral("b"); }));
    EXPECT_EQ(desk.find(QStringLiteral("a"))->host, QStringLiteral("changed"));

    type("host", QStringLiteral("changed too"));
    EXPECT_FALSE(dialog->close());
    EXPECT_TRUE(dialog->isVisible());
    clickMessage("Discard");
    ASSERT_TRUE(waitFor([this] { return !dialog->isVisible(); }));
    EXPECT_EQ(desk.find(QStringLiteral("b"))->host, QStringLiteral("lab.example"));
}

TEST_F(TargetDialogTest, ATargetFileIsImportedByDropping)
{
    const QString file = dir.filePath(QStringLiteral("npu box.json"));
    Target target = sample({});
    ASSERT_TRUE(writeTargetFile(file, target));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    for (const char *name : {"npu box", "npu box 2"}) { // the second time the name is taken
        QDragEnterEvent enter({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog.get(), &enter); // Qt drops only where the drag was let in
        EXPECT_TRUE(enter.isAccepted());
        QDropEvent drop({100, 100}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(dialog.get(), &drop);
        ASSERT_TRUE(waitFor([this, name] { return selected() == QLatin1String(name); })) << messages().toStdString();
    }
    target.name = QStringLiteral("npu box");
    EXPECT_EQ(*desk.find(target.name), target);
}

TEST_F(TargetDialogTest, AFileWithAPasswordIsRefused)
{
    const QString file = dir.filePath(QStringLiteral("bad.json"));
    QJsonObject json = sample(QStringLiteral("bad")).toJson();
    json[QStringLiteral("password")] = QStringLiteral("hunter2");
    QFile bad(file);
    ASSERT_TRUE(bad.open(QIODevice::WriteOnly));
    bad.write(QJsonDocument(json).toJson());
    bad.close();
    dialog->importFile(file);
    ASSERT_TRUE(waitFor([this] { return messages().contains(QStringLiteral("password")); }));
    EXPECT_FALSE(messages().contains(QStringLiteral("hunter2")));
    EXPECT_TRUE(stored().isEmpty());
}

TEST_F(TargetDialogTest, ADamagedStoreIsSaidAndKept)
{
    ASSERT_TRUE(QDir().mkpath(QFileInfo(places.storeFile).path()));
    QFile file(places.storeFile);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{ broken");
    file.close();
    desk.reload();
    ASSERT_TRUE(waitFor([this] { return !messages().isEmpty(); }));
    EXPECT_TRUE(messages().contains(QStringLiteral("targets.json"))) << messages().toStdString();
}

TEST_F(TargetDialogTest, TextsFollowTheLanguage)
{
    store({sample(QStringLiteral("lab"))});
    BracketTranslator brackets;
    click("removeTarget");
    QCoreApplication::installTranslator(&brackets);
    QCoreApplication::processEvents();
    EXPECT_EQ(dialog->windowTitle(), QStringLiteral("[Target machines]"));
    EXPECT_EQ(button("saveTarget")->text(), QStringLiteral("[Save]"));
    EXPECT_EQ(line("host")->accessibleName(), QStringLiteral("[Host]"));
    EXPECT_EQ(button("startTest")->text(), QStringLiteral("[Test]"));
    EXPECT_TRUE(messages().startsWith(QStringLiteral("[Remove the target lab?]"))) << messages().toStdString();
    QCoreApplication::removeTranslator(&brackets);
    QCoreApplication::processEvents();
    EXPECT_EQ(dialog->windowTitle(), QStringLiteral("Target machines"));
}
