// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "document/document.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

class Recoveries : public ::testing::Test
{
protected:
    void SetUp() override { clean(); }
    void TearDown() override
    {
        m_process.kill();
        m_process.waitForFinished();
        clean();
    }

    static void clean()
    {
        for (const Recovery &recovery : Document::findRecoveries())
            Document::discard(recovery);
    }

    /// A process that has changed the command and not saved it.
    void startChanging(const QString &command, const QString &project = {})
    {
        QStringList arguments {command};
        if (!project.isEmpty())
            arguments << project;
        m_process.start(QStringLiteral(UNSAVED_CHANGES), arguments);
        ASSERT_TRUE(m_process.waitForReadyRead(60000)) << m_process.errorString().toStdString();
        ASSERT_EQ(m_process.readLine().trimmed(), "ready");
    }

    void killIt()
    {
        m_process.kill(); // SIGKILL
        ASSERT_TRUE(m_process.waitForFinished(60000));
        ASSERT_EQ(m_process.exitStatus(), QProcess::CrashExit);
    }

    QString saveProjectWith(const QString &command)
    {
        Project project;
        project.setup.command = command;
        const QString path = m_folder.filePath(QStringLiteral("model.tributary"));
        EXPECT_TRUE(saveProject(project, path));
        return path;
    }

    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace

TEST_F(Recoveries, ThoseOfALivingProcessAreItsOwn)
{
    startChanging(QStringLiteral("echo lost"));
    EXPECT_TRUE(Document::findRecoveries().empty());
    killIt();
    EXPECT_EQ(Document::findRecoveries().size(), 1U);
}

TEST_F(Recoveries, AKilledProcessLosesNothing)
{
    const QString path = saveProjectWith(QStringLiteral("echo saved"));
    const QByteArray saved = *readFile(path);
    startChanging(QStringLiteral("echo lost"), path);
    killIt();

    const auto found = Document::findRecoveries();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].path, path);
    EXPECT_EQ(found[0].name(), QStringLiteral("model"));
    EXPECT_FALSE(found[0].projectIsNewer);

    Document document;
    ASSERT_TRUE(document.restore(found[0]));
    EXPECT_EQ(document.project().setup.command, QStringLiteral("echo lost"));
    EXPECT_EQ(document.path(), path);
    EXPECT_TRUE(document.isModified());
    EXPECT_EQ(*readFile(path), saved); // the user decides whether to save
    EXPECT_TRUE(Document::findRecoveries().empty());
    EXPECT_TRUE(QFileInfo::exists(document.autosaveFile())); // the changes are still put aside

    ASSERT_TRUE(document.save());
    EXPECT_EQ(loadProject(path)->setup.command, QStringLiteral("echo lost"));
    EXPECT_FALSE(QFileInfo::exists(document.autosaveFile()));
}

TEST_F(Recoveries, AnUntitledProjectComesBackWithItsFolder)
{
    startChanging(QStringLiteral("echo untitled"));
    killIt();
    const auto found = Document::findRecoveries();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found[0].path.isEmpty());
    Document document;
    ASSERT_TRUE(document.restore(found[0]));
    EXPECT_EQ(document.project().setup.command, QStringLiteral("echo untitled"));
    EXPECT_EQ(document.folder(), found[0].scratchFolder);
    EXPECT_TRUE(document.path().isEmpty());
}

TEST_F(Recoveries, AProjectThatWasSavedLaterIsMarked)
{
    const QString path = saveProjectWith(QStringLiteral("echo old"));
    startChanging(QStringLiteral("echo lost"), path);
    killIt();
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addSecs(60), QFileDevice::FileModificationTime));
    const auto found = Document::findRecoveries();
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found[0].projectIsNewer);
}

TEST_F(Recoveries, DiscardingForgetsThem)
{
    startChanging(QStringLiteral("echo lost"));
    killIt();
    const auto found = Document::findRecoveries();
    ASSERT_EQ(found.size(), 1U);
    Document::discard(found[0]);
    EXPECT_TRUE(Document::findRecoveries().empty());
}

TEST_F(Recoveries, ADamagedOneIsRefusedAndKept)
{
    startChanging(QStringLiteral("echo lost"));
    killIt();
    const auto found = Document::findRecoveries();
    ASSERT_EQ(found.size(), 1U);
    const QByteArray damaged = readFile(found[0].file)->replace("\"streams\":[", "\"streams\":[99,");
    ASSERT_TRUE(writeFileAtomically(found[0].file, damaged));
    Document document;
    const auto restored = document.restore(found[0]);
    ASSERT_FALSE(restored);
    EXPECT_TRUE(restored.error().english().contains(QLatin1String("setup.streams")));
    EXPECT_FALSE(document.isModified());
    EXPECT_EQ(*readFile(found[0].file), damaged);
}
