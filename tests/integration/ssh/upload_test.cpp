// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/sftp.h"
#include "ssh/deployment_fixture.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <csignal>
#include <sys/mount.h>
#include <sys/stat.h>

using namespace tributary;

namespace
{

constexpr qsizetype large = 40 << 20;

class UploadTest : public test::DeploymentTest
{
protected:
    void start(const QStringList &config = {})
    {
        serve(config);
        prepare();
    }
    QString target(const QString &name) const { return remotePath("om/") + name; }
    bool hasLogged(const QString &words) const { return !m_log.filter(words).isEmpty(); }
    /// Uploads, expecting success, and compares.
    void expectUpload(const QString &path)
    {
        const auto sent = upload({path});
        ASSERT_TRUE(sent) << text(sent.error()) << m_log.join('\n').toStdString();
        const QString arrived = target(QFileInfo(path).fileName());
        EXPECT_TRUE(contentOf(arrived) == contentOf(path)) << path.toStdString();
        EXPECT_FALSE(QFileInfo::exists(arrived + ".part"));
    }
    /// Calls `action` once, when a part of the file is there.
    void halfWay(const std::function<void()> &action)
    {
        m_onProgress = [this, action](const TransferProgress &progress) {
            if (progress.done > 0 && progress.done < progress.total)
                action();
        };
    }
};

} // namespace

TEST_F(UploadTest, FilesOfAllSizesArrive)
{
    start();
    const QString large40 = makeFile("model_large.om", noise(large));
    const auto sent =
        upload({makeFile("empty", {}), makeFile("one", "1"), makeFile("window", noise(1 << 20)), large40});
    ASSERT_TRUE(sent) << text(sent.error());
    EXPECT_EQ(contentOf(target("empty")), "");
    EXPECT_EQ(contentOf(target("one")), "1");
    EXPECT_TRUE(contentOf(target("window")) == noise(1 << 20));
    EXPECT_TRUE(contentOf(target("model_large.om")) == noise(large));
    EXPECT_EQ(m_progress.last().done, large);
    EXPECT_EQ(m_progress.last().total, large);
    EXPECT_GT(m_progress.last().bytesPerSecond, 0);
    EXPECT_EQ(QFile::permissions(target("one")) & (QFile::ReadOther | QFile::ReadGroup), QFile::Permissions());
}

TEST_F(UploadTest, SparseFileArrives)
{
    start();
    QFile file(makeFile("sparse", {}));
    ASSERT_TRUE(file.resize(30 << 20));
    ASSERT_TRUE(file.open(QIODevice::ReadWrite) && file.seek(20 << 20) && file.write("in the middle") > 0);
    file.close();
    expectUpload(file.fileName());
}

TEST_F(UploadTest, SkipsWhatIsThereAndEqual)
{
    start();
    const QString path = makeFile("a", noise(100000));
    expectUpload(path);
    const auto before = QFileInfo(target("a")).lastModified();
    m_log.clear();
    expectUpload(path);
    EXPECT_TRUE(hasLogged("a: is there already"));
    EXPECT_EQ(QFileInfo(target("a")).lastModified(), before);
    EXPECT_EQ(m_progress.last().done, 100000);
}

TEST_F(UploadTest, ReplacesWhatIsDifferentThoughOfTheSameSize)
{
    start();
    expectUpload(makeFile("a", "abc"));
    expectUpload(makeFile("a", "abd"));
}

TEST_F(UploadTest, ReplacesALinkAndDoesNotFollowIt)
{
    start();
    const QString precious = makeFile("precious", "precious");
    for (const char *name : {"a", "a.part"})
        ASSERT_TRUE(QFile::link(precious, target(name)));
    expectUpload(makeFile("a", "abc"));
    EXPECT_EQ(contentOf(precious), "precious");
}

TEST_F(UploadTest, FolderInItsPlaceIsNamed)
{
    start();
    ASSERT_TRUE(QDir().mkpath(target("a")));
    const auto sent = upload({makeFile("a", "abc")});
    ASSERT_FALSE(sent);
    EXPECT_THAT(text(sent.error()), testing::HasSubstr("a folder has this name"));
}

TEST_F(UploadTest, ResumesAfterTheServerWasKilled)
{
    start();
    const QString path = makeFile("a", noise(large));
    halfWay([this] { m_server->kill(); });
    const auto cut = upload({path});
    ASSERT_FALSE(cut);
    EXPECT_THAT(text(cut.error()), testing::HasSubstr("is lost"));
    const qint64 part = QFileInfo(target("a.part")).size();
    ASSERT_GT(part, 0);
    ASSERT_LT(part, large);
    m_onProgress = {};
    m_progress.clear();
    ASSERT_TRUE(m_server->restart());
    connectAgain();
    prepare();
    expectUpload(path);
    EXPECT_TRUE(hasLogged(QStringLiteral("a: continued at byte %1").arg(part))) << m_log.join('\n').toStdString();
}

// The library says no more than "channel failure" there, as if there were no SFTP.
TEST_F(UploadTest, ServerThatIsGoneWhenSftpIsOpenedIsALoss)
{
    start();
    m_server->kill();
    const auto sftp = Sftp::open(*m_session, m_cancel);
    ASSERT_FALSE(sftp);
    EXPECT_TRUE(m_session->isLost());
    EXPECT_THAT(text(sftp.error()), testing::HasSubstr("is lost"));
}

TEST_F(UploadTest, DoesNotResumeSomethingElse)
{
    start();
    QFile part(target("a.part"));
    ASSERT_TRUE(part.open(QIODevice::WriteOnly) && part.write("something else") > 0);
    part.close();
    expectUpload(makeFile("a", noise(100000)));
    EXPECT_TRUE(hasLogged("what was there of it is something else"));
}

// Two channels write at two places: what was cut off may have holes near its end.
TEST_F(UploadTest, ResumesBeforeTheHolesOfAPart)
{
    start();
    const QByteArray all = noise(large);
    QByteArray cut = all.left(39 << 20);
    std::fill_n(cut.begin() + (20 << 20), 1 << 20, '\0');
    QFile part(target("a.part"));
    ASSERT_TRUE(part.open(QIODevice::WriteOnly) && part.write(cut) == cut.size());
    part.close();
    expectUpload(makeFile("a", all));
    EXPECT_TRUE(hasLogged(QStringLiteral("a: continued at byte %1").arg(7 << 20))) << m_log.join('\n').toStdString();
}

TEST_F(UploadTest, RepairsWhatArrivesDamaged)
{
    start();
    bool isDamaged = false;
    halfWay([&] { // the first bytes are written already, so the damage stays
        QFile part(target("a.part"));
        isDamaged = isDamaged || (part.open(QIODevice::ReadWrite) && part.write("damage") > 0);
    });
    expectUpload(makeFile("a", noise(large)));
    EXPECT_TRUE(isDamaged);
    EXPECT_TRUE(hasLogged("a: arrived damaged; sent anew"));
}

TEST_F(UploadTest, FileThatChangesMeanwhileIsNoSuccess)
{
    start();
    const QString path = makeFile("a", noise(large));
    halfWay([&] {
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadWrite) && file.resize(1000));
    });
    const auto sent = upload({path});
    ASSERT_FALSE(sent);
    EXPECT_FALSE(QFileInfo::exists(target("a")));
}

TEST_F(UploadTest, KeysMayBeExchangedMeanwhile)
{
    start({"RekeyLimit 16M"});
    expectUpload(makeFile("a", noise(large)));
}

TEST_F(UploadTest, WorksWithOneSessionPerConnection)
{
    start({"MaxSessions 1"});
    expectUpload(makeFile("a", noise(100000)));
    EXPECT_TRUE(hasLogged("bytes by SFTP")) << m_log.join('\n').toStdString();
}

TEST_F(UploadTest, UsesScpWithoutSftp)
{
    start({"Subsystem none /bin/false"});
    expectUpload(makeFile("a b'c$d", noise(large)));
    expectUpload(makeFile("empty", {}));
    EXPECT_TRUE(hasLogged("The target has no SFTP")) << m_log.join('\n').toStdString();
    EXPECT_TRUE(hasLogged("bytes by SCP"));
}

TEST_F(UploadTest, UsesScpAndSaysWhyWhenAShellPrintsIntoSftp)
{
    start({"Subsystem sftp echo Welcome to this machine"});
    expectUpload(makeFile("a", noise(100000)));
    EXPECT_TRUE(hasLogged("bashrc")) << m_log.join('\n').toStdString();
    EXPECT_TRUE(hasLogged("bytes by SCP"));
}

TEST_F(UploadTest, ALoginShellThatPrintsDoesNotMatter)
{
    start({"ForceCommand echo Welcome; echo noise >&2; eval \"$SSH_ORIGINAL_COMMAND\""});
    expectUpload(makeFile("a", noise(100000)));
    const auto end = runShell("echo out; exit 5");
    ASSERT_TRUE(end) << text(end.error());
    EXPECT_EQ(end->code, 5);
    EXPECT_EQ(m_output, "out\n");
}

TEST_F(UploadTest, ALoginShellThatSpeaksNoShDoesNotMatter)
{
    bool hasRun = false;
    for (const QString shell : {"/usr/bin/fish", "/usr/bin/tcsh", "/bin/busybox sh"}) {
        if (!QFileInfo::exists(shell.section(' ', 0, 0)))
            continue;
        start({"ForceCommand exec " + shell + " -c \"$SSH_ORIGINAL_COMMAND\"", "Subsystem none /bin/false"});
        expectUpload(makeFile("it's !bang 'end'", noise(100000)));
        m_output.clear();
        const auto end = runShell("echo out; exit 5");
        ASSERT_TRUE(end) << text(end.error());
        EXPECT_EQ(end->code, 5) << shell.toStdString();
        EXPECT_EQ(m_output, "out\n");
        hasRun = true;
    }
    if (!hasRun)
        GTEST_SKIP() << "neither fish nor tcsh nor busybox is installed";
}

TEST_F(UploadTest, AccountWithoutAShellIsNamed)
{
    m_server = std::make_unique<test::Sshd>(QStringList {"ForceCommand echo This account is not available; exit 1"});
    connectAgain();
    const auto done = deployment().prepare([](const QString &) {}, m_cancel);
    ASSERT_FALSE(done);
    EXPECT_THAT(text(done.error()), testing::HasSubstr("This account is not available"));
}

TEST_F(UploadTest, CancelIsSeenAtOnceAndTheRestCanBeSentLater)
{
    start();
    const QString path = makeFile("a", noise(large));
    halfWay([this] { m_cancel.cancel(); });
    ASSERT_FALSE(upload({path}));
    m_onProgress = {};
    m_cancel = CancelToken();
    connectAgain();
    expectUpload(path);
    EXPECT_TRUE(hasLogged("continued at byte"));
}

TEST_F(UploadTest, SilentServerIsNoticed)
{
    for (const bool hasSftp : {true, false}) {
        start(hasSftp ? QStringList() : QStringList {"Subsystem none /bin/false"});
        halfWay([this] { m_server->signalAll(SIGSTOP); });
        const auto sent = upload({makeFile("a", noise(large))});
        ASSERT_FALSE(sent);
        EXPECT_THAT(text(sent.error()), testing::HasSubstr("is lost"));
        EXPECT_TRUE(m_session->isLost());
        m_onProgress = {};
    }
}

TEST_F(UploadTest, FullDiskIsTold)
{
    ASSERT_TRUE(QDir().mkpath(m_plan.workdir));
    const QByteArray folder = QFile::encodeName(m_plan.workdir);
    if (::mount("none", folder.constData(), "tmpfs", 0, "size=24m") != 0)
        GTEST_SKIP() << "only root may mount";
    start();
    const auto early = upload({makeFile("a", noise(large))});
    ASSERT_FALSE(early);
    EXPECT_THAT(text(early.error()), testing::HasSubstr("The disk of the target is full: 40 MiB are needed"));
    for (const bool hasSftp : {true, false}) {
        start(hasSftp ? QStringList() : QStringList {"Subsystem none /bin/false"});
        QFile other(remotePath("om/other"));
        const auto fill = [&](const QString &line) { // by somebody else, after the check
            if (line.contains("bytes to send") && other.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
                while (other.write(QByteArray(65536, 'x')) == 65536) { }
            }
        };
        const auto late = deployment().upload({{makeFile("b", noise(23 << 20)), "b"}}, {}, fill, m_cancel);
        EXPECT_TRUE(other.isOpen());
        EXPECT_FALSE(late);
        if (!late) {
            EXPECT_THAT(text(late.error()), testing::HasSubstr("The disk of the target is full"));
        }
        other.remove();
        QFile::remove(target("b.part"));
    }
    EXPECT_EQ(::umount(folder.constData()), 0);
}

TEST_F(UploadTest, FileThatIsNotThereIsNamed)
{
    start();
    const auto sent = upload({here("missing.om")});
    ASSERT_FALSE(sent);
    EXPECT_THAT(text(sent.error()), testing::HasSubstr("missing.om"));
}

TEST_F(UploadTest, NameThatLeadsAwayIsRefused)
{
    start();
    const auto sent = deployment().upload(
        {{makeFile("a", "abc"), "../a"}}, {}, [](const QString &) {}, m_cancel);
    ASSERT_FALSE(sent);
    EXPECT_FALSE(QFileInfo::exists(remotePath("a")));
}
