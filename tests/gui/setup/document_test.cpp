// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document.h"

#include "base/files.h"
#include "document/recent_files.h"
#include "project/damages.h"

#include <QDir>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QUndoStack>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;
using namespace tributary::testing;

namespace
{

class DocumentTest : public ::testing::Test
{
protected:
    void edit(const std::function<void(RunSetup &)> &change)
    {
        RunSetup setup = document.project().setup;
        change(setup);
        document.editSetup(QStringLiteral("change"), setup);
    }

    void type(const QString &command)
    {
        edit([&command](RunSetup &setup) { setup.command = command; });
    }

    [[nodiscard]] QString inFolder(const char *name) const { return folder.filePath(QLatin1String(name)); }

    QTemporaryDir folder;
    Document document;
};

ProjectRun runAt(const QString &folder)
{
    return {folder, QStringLiteral("Run"), QDateTime::currentDateTimeUtc(), {}, false, {}};
}

} // namespace

TEST_F(DocumentTest, TypingInOneFieldIsOneCommand)
{
    type(QStringLiteral("e"));
    type(QStringLiteral("ec"));
    type(QStringLiteral("echo"));
    EXPECT_EQ(document.undoStack()->count(), 1);
    edit([](RunSetup &setup) { setup.workingFolder = QStringLiteral("/w"); });
    type(QStringLiteral("echo 1"));
    EXPECT_EQ(document.undoStack()->count(), 3);
    document.undoStack()->undo();
    EXPECT_EQ(document.project().setup.command, QStringLiteral("echo"));
    document.undoStack()->undo();
    document.undoStack()->undo();
    EXPECT_EQ(document.project().setup.command, QString());
    EXPECT_FALSE(document.isModified());
    document.undoStack()->redo();
    EXPECT_EQ(document.project().setup.command, QStringLiteral("echo"));
}

TEST_F(DocumentTest, EveryTickIsACommandOfItsOwn)
{
    edit([](RunSetup &setup) { setup.streams = {2}; });
    edit([](RunSetup &setup) { setup.streams = {2, 4}; });
    EXPECT_EQ(document.undoStack()->count(), 2);
}

TEST_F(DocumentTest, TypingBackLeavesNothingToUndo)
{
    type(QStringLiteral("e"));
    type(QString());
    EXPECT_EQ(document.undoStack()->count(), 0);
    EXPECT_FALSE(document.isModified());
    edit([](RunSetup &) {});
    EXPECT_EQ(document.undoStack()->count(), 0);
}

TEST_F(DocumentTest, TypingAfterASaveCanBeUndoneToTheSavedState)
{
    type(QStringLiteral("saved"));
    ASSERT_TRUE(document.saveAs(inFolder("a.tributary")));
    type(QStringLiteral("saved and more"));
    EXPECT_TRUE(document.isModified());
    document.undoStack()->undo();
    EXPECT_EQ(document.project().setup.command, QStringLiteral("saved"));
    EXPECT_FALSE(document.isModified());
}

TEST_F(DocumentTest, SignalsSayWhatChanged)
{
    const QSignalSpy setup(&document, &Document::setupChanged);
    const QSignalSpy project(&document, &Document::projectChanged);
    const QSignalSpy modified(&document, &Document::modifiedChanged);
    const QSignalSpy runs(&document, &Document::runsChanged);
    type(QStringLiteral("a"));
    EXPECT_EQ(setup.count(), 1);
    EXPECT_EQ(modified.count(), 1);
    document.setBaseline({Strategy::Cv, 0});
    EXPECT_EQ(setup.count(), 1);
    EXPECT_EQ(project.count(), 2);
    document.addRun(runAt(inFolder("r")));
    EXPECT_EQ(runs.count(), 1);
    EXPECT_EQ(project.count(), 3);
    EXPECT_EQ(modified.count(), 1);
}

TEST_F(DocumentTest, ColoursBaselineAndNotesAreUndoneToo)
{
    const Candidate candidate {Strategy::LoadBalance, 4};
    document.setColour(candidate, QColor(0x12, 0x34, 0x56));
    document.setComparison(candidate);
    document.setNotes(QStringLiteral("n"));
    document.setHidden({candidate});
    EXPECT_EQ(document.project().colours.value(candidate.name()), QStringLiteral("#123456"));
    for (int i = 0; i < 4; ++i)
        document.undoStack()->undo();
    EXPECT_TRUE(document.project() == Project());
    document.setColour(candidate, QColor());
    EXPECT_EQ(document.undoStack()->count(), 4); // nothing to take back: no command
}

TEST_F(DocumentTest, UndoNeverForgetsARun)
{
    type(QStringLiteral("a"));
    document.addRun(runAt(inFolder("r")));
    document.undoStack()->undo();
    EXPECT_EQ(document.project().runs.size(), 1U);
    EXPECT_TRUE(document.isModified()); // the run is not saved yet
    document.renameRun(inFolder("r"), QStringLiteral("Best"));
    EXPECT_EQ(document.project().runs[0].name, QStringLiteral("Best"));
    document.removeRun(inFolder("r"));
    EXPECT_TRUE(document.project().runs.empty());
}

TEST_F(DocumentTest, SaveNeedsAName)
{
    EXPECT_FALSE(document.save());
    EXPECT_FALSE(document.displayName().isEmpty());
    ASSERT_TRUE(document.saveAs(inFolder("matmul.tributary")));
    EXPECT_EQ(document.displayName(), QStringLiteral("matmul"));
    EXPECT_EQ(document.folder(), folder.path());
    type(QStringLiteral("a"));
    ASSERT_TRUE(document.save());
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(loadProject(inFolder("matmul.tributary"))->setup.command, QStringLiteral("a"));
}

TEST_F(DocumentTest, AFailedSaveKeepsEverything)
{
    type(QStringLiteral("a"));
    EXPECT_FALSE(document.saveAs(inFolder("missing/a.tributary")));
    EXPECT_TRUE(document.isModified());
    EXPECT_TRUE(document.path().isEmpty());
}

TEST_F(DocumentTest, WhatAnotherProgramWroteIsNotOverwritten)
{
    const QString path = inFolder("a.tributary");
    ASSERT_TRUE(document.saveAs(path));
    Project other;
    other.notes = QStringLiteral("theirs");
    ASSERT_TRUE(saveProject(other, path));
    type(QStringLiteral("mine"));
    const auto saved = document.save();
    ASSERT_FALSE(saved);
    EXPECT_TRUE(saved.error().english().contains(QLatin1String("another program")));
    EXPECT_EQ(loadProject(path)->notes, QStringLiteral("theirs"));
    ASSERT_TRUE(document.saveAs(path)); // the user has said so
    EXPECT_EQ(loadProject(path)->setup.command, QStringLiteral("mine"));
    ASSERT_TRUE(document.save());
}

TEST_F(DocumentTest, RunsOfAnUntitledProjectStayWhereTheyAre)
{
    const QString runFolder = document.newRunFolder();
    EXPECT_TRUE(runFolder.endsWith(QLatin1String("/runs/run_001")));
    ASSERT_TRUE(makeFolder(runFolder));
    document.addRun(runAt(runFolder));
    EXPECT_TRUE(document.newRunFolder().endsWith(QLatin1String("/runs/run_002")));
    ASSERT_TRUE(document.saveAs(inFolder("a.tributary")));
    Document again;
    ASSERT_TRUE(again.open(inFolder("a.tributary")));
    ASSERT_EQ(again.project().runs.size(), 1U);
    EXPECT_EQ(again.project().runs[0].folder, runFolder);
    EXPECT_TRUE(QFileInfo(runFolder).isDir());
    ASSERT_TRUE(QDir(runFolder).removeRecursively());
}

TEST_F(DocumentTest, AutosaveIsThereWhileSomethingIsUnsaved)
{
    document.requestAutosave();
    EXPECT_FALSE(QFileInfo::exists(document.autosaveFile()));
    type(QStringLiteral("a"));
    document.requestAutosave();
    EXPECT_TRUE(QFileInfo::exists(document.autosaveFile()));
    ASSERT_TRUE(document.saveAs(inFolder("a.tributary")));
    EXPECT_FALSE(QFileInfo::exists(document.autosaveFile()));
    type(QStringLiteral("b"));
    document.requestAutosave();
    document.undoStack()->undo();
    EXPECT_FALSE(QFileInfo::exists(document.autosaveFile()));
}

TEST_F(DocumentTest, OpeningForgetsTheUndoOfTheProjectBefore)
{
    ASSERT_TRUE(saveProject(fullProject(folder.path()), inFolder("full.tributary")));
    type(QStringLiteral("a"));
    ASSERT_TRUE(document.open(inFolder("full.tributary")));
    EXPECT_FALSE(document.undoStack()->canUndo());
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(document.project().runs.size(), 2U);
    document.newProject();
    EXPECT_TRUE(document.project() == Project());
    EXPECT_TRUE(document.path().isEmpty());
}

TEST_F(DocumentTest, RecentFilesHoldTheNewestFirst)
{
    recent_files::clear();
    ASSERT_TRUE(document.saveAs(inFolder("a.tributary")));
    ASSERT_TRUE(document.saveAs(inFolder("b.tributary")));
    ASSERT_TRUE(document.open(inFolder("a.tributary")));
    EXPECT_EQ(recent_files::list(), (QStringList {inFolder("a.tributary"), inFolder("b.tributary")}));
    recent_files::remove(inFolder("a.tributary"));
    EXPECT_EQ(recent_files::list(), QStringList(inFolder("b.tributary")));
    for (int i = 0; i < recent_files::most + 5; ++i)
        recent_files::add(QStringLiteral("/p/%1.tributary").arg(i));
    EXPECT_EQ(recent_files::list().size(), recent_files::most);
}

class DamagedDocument : public ::testing::TestWithParam<Damage>
{
};

TEST_P(DamagedDocument, StaysUntouchedAndSoDoesWhatIsOpen)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.tributary"));
    ASSERT_TRUE(saveProject(fullProject(folder.path()), path));
    const QByteArray damaged = GetParam().apply(*readFile(path));
    ASSERT_TRUE(writeFileAtomically(path, damaged));
    Document document;
    RunSetup setup;
    setup.command = QStringLiteral("open now");
    document.editSetup(QStringLiteral("change"), setup);

    const auto opened = document.open(path);
    ASSERT_FALSE(opened);
    EXPECT_TRUE(opened.error().english().contains(QLatin1String(GetParam().named)))
        << opened.error().english().toStdString();
    EXPECT_EQ(document.project().setup.command, QStringLiteral("open now"));
    EXPECT_TRUE(document.isModified());
    EXPECT_TRUE(document.path().isEmpty());
    EXPECT_EQ(*readFile(path), damaged);
}

INSTANTIATE_TEST_SUITE_P(Ways, DamagedDocument, ::testing::ValuesIn(projectDamages()),
    [](const auto &way) { return std::string(way.param.name); });
