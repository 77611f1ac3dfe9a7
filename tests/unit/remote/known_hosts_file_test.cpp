// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/known_hosts_file.h"

#include "base/files.h"
#include "remote/ssh_wire.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <atomic>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>

using namespace tributary;

namespace
{

HostKey edKey(const char *content)
{
    return {"ssh-ed25519", wireString("ssh-ed25519") + wireString(content)};
}

class KnownHostsFile : public testing::Test
{
protected:
    Result<void> append(const char *host, int port, const HostKey &key)
    {
        return appendKnownHost(m_file, QLatin1String(host), port, key);
    }
    [[nodiscard]] QByteArray content() const { return readFile(m_file).value_or("?"); }
    void write(const QByteArray &bytes)
    {
        ASSERT_TRUE(makeFolder(QFileInfo(m_file).path()) && writeFileAtomically(m_file, bytes));
    }

    QTemporaryDir m_folder;
    QString m_file = m_folder.filePath(QStringLiteral("home/.ssh/known_hosts"));
};

} // namespace

TEST_F(KnownHostsFile, IsMadeForItsOwnerOnly)
{
    ASSERT_TRUE(append("Lab", 2222, edKey("a")));
    EXPECT_EQ(content(), "[lab]:2222 ssh-ed25519 " + edKey("a").blob.toBase64() + "\n");
    const auto owner =
        QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadUser | QFileDevice::WriteUser;
    EXPECT_EQ(QFileInfo(m_file).permissions(), owner);
    EXPECT_EQ(QFileInfo(QFileInfo(m_file).path()).permissions(), owner | QFileDevice::ExeOwner | QFileDevice::ExeUser);
}

TEST_F(KnownHostsFile, IsOnlyAppendedTo)
{
    write("# mine\npi,a1 ssh-ed25519 AAAA comment");
    ASSERT_TRUE(append("lab", 22, edKey("a")));
    EXPECT_EQ(
        content(), "# mine\npi,a1 ssh-ed25519 AAAA comment\nlab ssh-ed25519 " + edKey("a").blob.toBase64() + "\n");
}

TEST_F(KnownHostsFile, StaysHashed)
{
    write(knownHostsLine(QStringLiteral("old"), 22, edKey("o"), true) + '\n');
    ASSERT_TRUE(append("lab", 22, edKey("a")));
    EXPECT_FALSE(content().contains("lab"));
    const auto known = readKnownHosts({m_file});
    ASSERT_TRUE(known);
    EXPECT_EQ(known->find(QStringLiteral("lab"), 22, edKey("a")).verdict, KnownHosts::Verdict::Known);
    EXPECT_EQ(known->find(QStringLiteral("old"), 22, edKey("o")).verdict, KnownHosts::Verdict::Known);
}

TEST_F(KnownHostsFile, GetsAKeyOnce)
{
    ASSERT_TRUE(append("lab", 22, edKey("a")));
    ASSERT_TRUE(append("lab", 22, edKey("a")));
    EXPECT_EQ(content().count('\n'), 1);
}

TEST_F(KnownHostsFile, WaitsForAnotherWriter)
{
    write("");
    const int descriptor = ::open(QFile::encodeName(m_file).constData(), O_RDWR | O_CLOEXEC);
    ASSERT_EQ(::flock(descriptor, LOCK_EX), 0);
    std::atomic_bool isDone = false;
    std::thread writer([&] {
        EXPECT_TRUE(append("lab", 22, edKey("a")));
        isDone = true;
    });
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    EXPECT_FALSE(isDone);
    ::close(descriptor);
    writer.join();
    EXPECT_EQ(content().count('\n'), 1);
}

TEST_F(KnownHostsFile, SaysThatItCannotBeWritten)
{
    m_file = QStringLiteral("/proc/none/known_hosts");
    const auto done = append("lab", 22, edKey("a"));
    ASSERT_FALSE(done);
    EXPECT_TRUE(done.error().english().contains(QStringLiteral("/proc/none"))) << done.error().english().toStdString();
}

TEST_F(KnownHostsFile, IsEmptyIfMissing)
{
    const auto known = readKnownHosts({m_file});
    ASSERT_TRUE(known);
    EXPECT_TRUE(known->skippedLines().isEmpty());
    EXPECT_FALSE(readKnownHosts({m_folder.path()})) << "a folder cannot be read";
}
