// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/deployment_fixture.h"

#include <QDir>
#include <QFile>

#include <pwd.h>
#include <unistd.h>

using namespace tributary;

namespace
{

// The rules for the folder that is deleted at the end, one by one.
class RemoteFolderTest : public test::DeploymentTest
{
protected:
    void SetUp() override { serve(); }
    Result<void> take()
    {
        return deployment().prepare([this](const QString &line) { m_log << line; }, m_cancel);
    }
    Result<void> cleanUp()
    {
        return deployment().cleanUp([this](const QString &line) { m_log << line; }, m_cancel);
    }
    std::string refusal()
    {
        const auto done = take();
        return done ? "(taken)" : text(done.error());
    }
    QString sibling(const char *name) const { return m_remote.filePath(QString::fromLatin1(name)); }
};

} // namespace

TEST_F(RemoteFolderTest, IsCreatedWithTheMarkerAndRemovedAltogether)
{
    m_plan.workdir = sibling("new/deep/work");
    ASSERT_TRUE(take());
    EXPECT_TRUE(QFileInfo(remotePath("om")).isDir());
    EXPECT_TRUE(QFileInfo(remotePath("plog")).isDir());
    EXPECT_TRUE(contentOf(remotePath(".tributary-run")).contains(m_plan.runId));
    EXPECT_EQ(QFile::permissions(m_plan.workdir) & (QFile::ReadOther | QFile::ReadGroup), QFile::Permissions());
    QFile::link(QStringLiteral("/etc"), remotePath("om/link"));
    ASSERT_TRUE(QDir().mkpath(remotePath(".hidden/below")));
    ASSERT_TRUE(cleanUp());
    EXPECT_FALSE(QFileInfo::exists(m_plan.workdir));
    EXPECT_TRUE(QFileInfo::exists(QStringLiteral("/etc/passwd")));
    EXPECT_FALSE(QFileInfo::exists(sibling("new"))) << "the folders above it were not there before either";
    EXPECT_TRUE(QFileInfo::exists(m_remote.path()));
    EXPECT_EQ(m_log.first(), "created " + m_plan.workdir);
    EXPECT_EQ(m_log.last(), "removed " + m_plan.workdir + " and 2 empty folder(s) above it that the run had made");
}

TEST_F(RemoteFolderTest, WhatWasThereAboveItOrIsUsedMeanwhileStays)
{
    ASSERT_TRUE(QDir().mkpath(sibling("old")));
    m_plan.workdir = sibling("old/new/newer/work");
    ASSERT_TRUE(take());
    ASSERT_TRUE(take()) << "again, by its marker";
    ASSERT_TRUE(cleanUp());
    EXPECT_TRUE(QDir(sibling("old")).isEmpty());
    ASSERT_TRUE(take());
    ASSERT_TRUE(QFile(sibling("old/new/of somebody else")).open(QIODevice::WriteOnly));
    ASSERT_TRUE(cleanUp());
    EXPECT_FALSE(QFileInfo::exists(sibling("old/new/newer")));
    EXPECT_TRUE(QFileInfo::exists(sibling("old/new/of somebody else")));
    ASSERT_TRUE(take()) << "now nothing is made above it but one";
    ASSERT_TRUE(cleanUp());
    EXPECT_TRUE(QFileInfo::exists(sibling("old/new/of somebody else")));
}

TEST_F(RemoteFolderTest, ThatCannotBeTakenLeavesNothingAboveIt)
{
    m_plan.workdir = sibling("one/two/") + QString(300, 'x'); // longer than a name may be
    EXPECT_THAT(refusal(), testing::HasSubstr("cannot be written"));
    EXPECT_FALSE(QFileInfo::exists(sibling("one")));
}

TEST_F(RemoteFolderTest, IsTakenAgainByItsRun)
{
    ASSERT_TRUE(take());
    ASSERT_TRUE(take());
    EXPECT_EQ(m_log.last(), m_plan.workdir + " is there, of this run");
    ASSERT_TRUE(cleanUp());
    EXPECT_FALSE(QFileInfo::exists(m_plan.workdir));
}

TEST_F(RemoteFolderTest, ThatWasThereEmptyIsLeftEmpty)
{
    ASSERT_TRUE(QDir().mkpath(m_plan.workdir));
    ASSERT_TRUE(take());
    ASSERT_TRUE(take()) << "again, by its marker";
    ASSERT_TRUE(cleanUp());
    EXPECT_TRUE(QDir(m_plan.workdir).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    EXPECT_TRUE(QFileInfo::exists(m_plan.workdir));
}

TEST_F(RemoteFolderTest, WithOtherContentIsRefusedUntouched)
{
    ASSERT_TRUE(QDir().mkpath(m_plan.workdir + "/.hidden"));
    EXPECT_THAT(refusal(), testing::HasSubstr("holds other things"));
    EXPECT_EQ(QDir(m_plan.workdir).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
    EXPECT_FALSE(cleanUp());
    EXPECT_TRUE(QFileInfo::exists(remotePath(".hidden")));
}

TEST_F(RemoteFolderTest, OfAnotherRunIsRefused)
{
    ASSERT_TRUE(take());
    const QByteArray mine = m_plan.runId;
    m_plan.runId = mine.chopped(1); // the beginning of an id is another id
    EXPECT_THAT(refusal(), testing::HasSubstr("belongs to another run"));
    EXPECT_FALSE(cleanUp());
    EXPECT_TRUE(QFileInfo::exists(remotePath("om")));
}

TEST_F(RemoteFolderTest, ThatIsALinkIsRefused)
{
    ASSERT_TRUE(QDir().mkpath(sibling("precious")));
    ASSERT_TRUE(QFile::link(sibling("precious"), m_plan.workdir));
    EXPECT_THAT(refusal(), testing::HasSubstr("is a link"));
    m_plan.workdir += '/';
    EXPECT_THAT(refusal(), testing::HasSubstr("is a link")) << "nor with a slash at the end";
}

TEST_F(RemoteFolderTest, ThatBecameALinkIsNotRemoved)
{
    ASSERT_TRUE(take());
    ASSERT_TRUE(QDir().rename(m_plan.workdir, sibling("moved")));
    ASSERT_TRUE(QFile::link(sibling("moved"), m_plan.workdir));
    const auto done = cleanUp();
    ASSERT_FALSE(done);
    EXPECT_THAT(text(done.error()), testing::HasSubstr("is a link"));
    EXPECT_TRUE(QFileInfo::exists(sibling("moved/om")));
}

TEST_F(RemoteFolderTest, ThatWasMovedIsNotRemoved)
{
    ASSERT_TRUE(take());
    ASSERT_TRUE(QDir().rename(m_plan.workdir, sibling("moved")));
    m_plan.workdir = sibling("moved");
    const auto done = cleanUp();
    ASSERT_FALSE(done);
    EXPECT_THAT(text(done.error()), testing::HasSubstr("was moved"));
    EXPECT_TRUE(QFileInfo::exists(sibling("moved/om")));
}

TEST_F(RemoteFolderTest, WithoutTheMarkerIsNotRemoved)
{
    ASSERT_TRUE(take());
    ASSERT_TRUE(QFile::remove(remotePath(".tributary-run")));
    const auto done = cleanUp();
    ASSERT_FALSE(done);
    EXPECT_THAT(text(done.error()), testing::HasSubstr("marker"));
    EXPECT_TRUE(QFileInfo::exists(remotePath("om")));
}

TEST_F(RemoteFolderTest, ThatIsGoneNeedsNoCleanUp)
{
    EXPECT_TRUE(cleanUp());
}

TEST_F(RemoteFolderTest, ThatIsAFileIsRefused)
{
    ASSERT_TRUE(QFile(m_plan.workdir).open(QIODevice::WriteOnly));
    EXPECT_THAT(refusal(), testing::HasSubstr("is not a folder"));
    m_plan.workdir += QStringLiteral("/below");
    EXPECT_THAT(refusal(), testing::HasSubstr("cannot be written"));
}

TEST_F(RemoteFolderTest, ThatIsAHomeIsRefused)
{
    const QString home = QString::fromLocal8Bit(::getpwuid(::geteuid())->pw_dir);
    m_plan.workdir = home.count('/') > 1 ? home : QStringLiteral("/usr/sbin"); // a home according to passwd
    EXPECT_THAT(refusal(), testing::HasSubstr("Too much would be deleted"));
}

TEST_F(RemoteFolderTest, AboveAHomeIsRefused)
{
    m_plan.workdir = QStringLiteral("/var/spool"); // /var/spool/news or /var/spool/lpd are homes on every Debian
    if (!contentOf(QStringLiteral("/etc/passwd")).contains(":/var/spool/"))
        GTEST_SKIP() << "no account lives below /var/spool here";
    EXPECT_THAT(refusal(), testing::HasSubstr("Too much would be deleted"));
}

TEST_F(RemoteFolderTest, BadPathsNeverReachTheTarget)
{
    for (const char *path : {"", "/", "/one", "//one/", "relative/path", "~/x", "/a/../b", "/a/./b"}) {
        m_plan.workdir = QString::fromLatin1(path);
        EXPECT_THAT(refusal(), testing::HasSubstr("cannot be used on a target")) << path;
    }
}

TEST_F(RemoteFolderTest, ThatCannotBeWrittenIsNamed)
{
    m_plan.workdir = QStringLiteral("/proc/1/tributary");
    EXPECT_THAT(refusal(), testing::HasSubstr("cannot be written"));
}

TEST_F(RemoteFolderTest, EveryHardCharacterInItsPath)
{
    const QString hard = QString::fromUtf8("it's a \"x\" $HOME !bang \\back `id` ünï *?[a]\n;&|<>(){}~#%1 -rf");
    m_plan.workdir = sibling("base/") + hard + '/' + hard;
    ASSERT_TRUE(take()) << text(take().error());
    EXPECT_TRUE(QFileInfo(remotePath("om")).isDir());
    const QString file = makeFile(hard.left(60).remove('\n').remove('\\'), "content");
    const auto sent = upload({file});
    ASSERT_TRUE(sent) << text(sent.error());
    EXPECT_EQ(contentOf(deployment().remoteOmPath(QFileInfo(file).fileName())), "content");
    const auto end = run({"printf", "%s|", hard, "$HOME", "", deployment().remoteOmPath("x")});
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(m_output, (hard + "|$HOME||" + remotePath("om/x") + '|').toUtf8());
    ASSERT_TRUE(runShell("echo log >\"$ASCEND_PROCESS_LOG_PATH/plog.log\""));
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(contentOf(here("plog/plog.log")), "log\n");
    ASSERT_TRUE(cleanUp());
    EXPECT_FALSE(QFileInfo::exists(m_plan.workdir));
}
