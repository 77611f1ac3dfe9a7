// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/deployment_fixture.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>

#include <csignal>
#include <sys/stat.h>

using namespace tributary;

namespace
{

const QStringList noSftp {"Subsystem none /bin/false"};

class FetchTest : public test::DeploymentTest
{
protected:
    void start(const QStringList &config = {})
    {
        serve(config);
        prepare();
    }
    /// With a server that lies about its files.
    void startHostile(const QString &scenario)
    {
        start({"Subsystem sftp /usr/bin/python3 " TRIBUTARY_SOURCE_DIR "/tests/integration/ssh/hostile_sftp.py "
            + scenario});
    }
    void makeRemote(const QString &name, const QByteArray &content)
    {
        QFile file(remotePath("plog/") + name);
        ASSERT_TRUE(QDir().mkpath(QFileInfo(file).path()));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }
    /// All that was fetched, sorted.
    QStringList fetchedNames() const
    {
        QStringList names;
        QDirIterator it(here("plog"), QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
            QDirIterator::Subdirectories);
        while (it.hasNext())
            names << it.next().mid(here("plog").size() + 1);
        names.sort();
        return names;
    }
    static QString all(const Deployment::Fetched &fetched) { return fetched.refused.join('\n'); }
};

// A tree with everything that may be in one, over either way.
class FetchTreeTest : public FetchTest, public testing::WithParamInterface<bool>
{
protected:
    void SetUp() override { start(GetParam() ? QStringList() : noSftp); }
    /// Whichever comes first, its progress is told, at its end at the latest, when the other is still to come: however
    /// fast the machine is, the fetch is not over then.
    void makeTwoFiles()
    {
        makeRemote("large1.log", noise(40 << 20));
        makeRemote("large2.log", noise(40 << 20));
    }
};

} // namespace

TEST_P(FetchTreeTest, BringsFilesAndFoldersAndReportsTheRest)
{
    makeRemote("empty", {});
    makeRemote("run/plog/plog-1.log", "one\n");
    makeRemote("run/plog/large.log", noise(9 << 20));
    makeRemote(QString::fromUtf8("it's $a \"hard\" näme !"), "hard");
    makeRemote("-rf", "option");
    makeRemote("new\nline", "x");
    ASSERT_TRUE(QDir().mkpath(remotePath("plog/empty folder")));
    ASSERT_TRUE(QFile::link("/etc/passwd", remotePath("plog/run/link")));
    ASSERT_EQ(::mkfifo(QFile::encodeName(remotePath("plog/fifo")).constData(), 0600), 0);
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(fetchedNames(),
        (QStringList {"-rf", "empty", "empty folder", QString::fromUtf8("it's $a \"hard\" näme !"), "run", "run/plog",
            "run/plog/large.log", "run/plog/plog-1.log"}));
    EXPECT_EQ(contentOf(here("plog/run/plog/plog-1.log")), "one\n");
    EXPECT_TRUE(contentOf(here("plog/run/plog/large.log")) == noise(9 << 20));
    EXPECT_EQ(fetched->files, 5);
    EXPECT_EQ(fetched->bytes, 4 + (9 << 20) + 4 + 6);
    EXPECT_EQ(fetched->refused.size(), 3) << all(*fetched).toStdString();
    EXPECT_THAT(all(*fetched).toStdString(), testing::HasSubstr("fifo: neither a file nor a folder"));
    EXPECT_THAT(all(*fetched).toStdString(), testing::HasSubstr("new\\x0aline: the name holds control characters"));
    EXPECT_THAT(all(*fetched).toStdString(), testing::HasSubstr("run/link: "));
}

TEST_P(FetchTreeTest, NothingIsOverwritten)
{
    makeRemote("a.log", "new");
    const QString precious = makeFile("precious", "old");
    ASSERT_TRUE(QDir().mkpath(here("plog")));
    ASSERT_TRUE(QFile::link(precious, here("plog/a.log")));
    const auto fetched = fetch();
    ASSERT_TRUE(fetched);
    EXPECT_EQ(contentOf(precious), "old");
    EXPECT_THAT(all(*fetched).toStdString(), testing::HasSubstr("a.log: there twice"));
}

TEST_P(FetchTreeTest, LossAndSilenceAreNoticed)
{
    makeTwoFiles();
    m_onProgress = [this](const TransferProgress &) { m_server->signalAll(SIGSTOP); };
    {
        const auto fetched = fetch();
        ASSERT_FALSE(fetched);
        EXPECT_THAT(text(fetched.error()), testing::HasSubstr("is lost"));
    }
    m_server->signalAll(SIGCONT);
    QDir(here("plog")).removeRecursively();
    connectAgain();
    m_onProgress = [this](const TransferProgress &) { m_server->signalAll(SIGKILL); };
    const auto fetched = fetch();
    ASSERT_FALSE(fetched);
    EXPECT_THAT(text(fetched.error()), testing::HasSubstr("is lost"));
}

TEST_P(FetchTreeTest, CanBeCancelled)
{
    makeTwoFiles();
    m_onProgress = [this](const TransferProgress &) { m_cancel.cancel(); };
    const auto fetched = fetch();
    ASSERT_FALSE(fetched);
    EXPECT_EQ(fetched.error().what.english(), "Cancelled");
}

INSTANTIATE_TEST_SUITE_P(
    Ssh, FetchTreeTest, testing::Values(true, false), [](const auto &way) { return way.param ? "Sftp" : "Scp"; });

TEST_F(FetchTest, FileThatGrowsMeanwhileIsNoError)
{
    start();
    makeRemote("growing.log", noise(20 << 20));
    std::atomic_bool isOver = false;
    std::jthread writer([&] {
        QFile file(remotePath("plog/growing.log"));
        ASSERT_TRUE(file.open(QIODevice::Append | QIODevice::Unbuffered));
        while (!isOver) {
            file.write(QByteArray(1000, 'x'));
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    });
    const auto fetched = fetch();
    isOver = true;
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(fetched->files, 1);
    EXPECT_GE(fetched->bytes, 20 << 20);
}

QByteArray counted(int bytes)
{
    QByteArray content;
    for (int i = 0; content.size() < bytes; ++i)
        content += QByteArray::number(i).rightJustified(9, '0') + '\n';
    return content;
}

TEST_F(FetchTest, FileThatGrowsBetweenTwoAnswersIsTakenAsItWas)
{
    startHostile("growing");
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_TRUE(contentOf(here("plog/fine.log")) == counted(40000));
}

TEST_F(FetchTest, ServerThatGivesLessThanIsAskedForIsAskedAgain)
{
    startHostile("small");
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_TRUE(contentOf(here("plog/fine.log")) == counted(200000)) << contentOf(here("plog/fine.log")).size();
}

TEST_F(FetchTest, FolderThatIsGoneIsAnError)
{
    start();
    ASSERT_TRUE(QDir().rmdir(remotePath("plog")));
    const auto fetched = fetch();
    ASSERT_FALSE(fetched);
    EXPECT_THAT(text(fetched.error()), testing::HasSubstr("no such file"));
}

TEST_F(FetchTest, KeysMayBeExchangedMeanwhile)
{
    start({"RekeyLimit 16M"});
    makeRemote("large.log", noise(40 << 20));
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_TRUE(contentOf(here("plog/large.log")) == noise(40 << 20));
}

TEST_F(FetchTest, HostileNamesAreRefused)
{
    startHostile("names");
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(fetchedNames(), (QStringList {"-rf", "fine.log", QString::fromUtf8("gut ü.log"), "twice"}));
    EXPECT_EQ(contentOf(here("plog/fine.log")), "harmless\n");
    EXPECT_EQ(fetched->files, 4);
    const std::string refused = all(*fetched).toStdString();
    EXPECT_THAT(refused, testing::HasSubstr("../evil: the name holds a slash"));
    EXPECT_THAT(refused, testing::HasSubstr("nul\\x00byte: the name holds control characters"));
    EXPECT_THAT(refused, testing::HasSubstr("\\xff\\xfe: the name is not UTF-8"));
    EXPECT_THAT(refused, testing::HasSubstr("turned\\x202egol"));
    EXPECT_THAT(refused, testing::HasSubstr("huge: "));
    EXPECT_THAT(refused, testing::HasSubstr("large: 2147483649 bytes, more than is taken"));
    EXPECT_THAT(refused, testing::HasSubstr("device: neither a file nor a folder"));
    EXPECT_THAT(refused, testing::HasSubstr("link: a link to \"/etc/\\x1bpasswd\""));
    EXPECT_THAT(refused, testing::HasSubstr("twice: there twice"));
    EXPECT_EQ(fetched->refused.size(), 19) << refused; // libssh2 itself hides ".."
    EXPECT_EQ(QDir(m_local.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList {"plog"});
    EXPECT_FALSE(QFileInfo::exists("/tmp/evil"));
}

TEST_F(FetchTest, EndlessDepthEnds)
{
    startHostile("deep");
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(fetched->files, 33);
    EXPECT_THAT(all(*fetched).toStdString(), testing::HasSubstr("more than 32 folders deep"));
}

TEST_F(FetchTest, AbsurdCountEnds)
{
    startHostile("many");
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(fetched->files, 200) << "of ten thousand";
    EXPECT_EQ(fetched->refused.size(), 102) << "a hundred by name, the limit, the others counted";
    EXPECT_THAT(all(*fetched).toStdString(), testing::HasSubstr("more than 10000 files"));
    EXPECT_THAT(fetched->refused.last().toStdString(), testing::HasSubstr("and 9700 more"));
}

TEST_F(FetchTest, AttributesThatAreNotToldAreAskedFor)
{
    startHostile("unknown");
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(contentOf(here("plog/fine.log")), "harmless\n");
}

TEST_F(FetchTest, ServerThatNeverAnswersCanBeCancelled)
{
    startHostile("silent");
    const auto canceller =
        when([this] { return QFileInfo::exists(here("plog/fine.log")); }, [this] { m_cancel.cancel(); });
    const auto fetched = fetch();
    ASSERT_FALSE(fetched);
    EXPECT_EQ(fetched.error().what.english(), "Cancelled");
}
