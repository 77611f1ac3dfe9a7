// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Full disks besides that of an upload: when the work folder is made, and here when logs are fetched.
#include "ssh/deployment_fixture.h"

#include <QDir>
#include <QFile>

#include <sys/mount.h>

using namespace tributary;

namespace
{

/// A small file system in a folder, as long as it lives. Only root may have one.
class SmallDisk
{
public:
    SmallDisk(const QString &folder, const char *options)
        : m_folder(QFile::encodeName(folder))
    {
        QDir().mkpath(folder);
        m_isThere = ::mount("none", m_folder.constData(), "tmpfs", 0, options) == 0;
    }
    ~SmallDisk()
    {
        if (m_isThere)
            ::umount2(m_folder.constData(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    [[nodiscard]] bool isThere() const { return m_isThere; }

private:
    QByteArray m_folder;
    bool m_isThere = false;
};

using TargetDiskTest = test::DeploymentTest;

class DiskFullTest : public test::DeploymentTest, public testing::WithParamInterface<bool>
{
protected:
    void SetUp() override { serve(GetParam() ? QStringList() : QStringList {"Subsystem none /bin/false"}); }
};

} // namespace

TEST_P(DiskFullTest, OfOursInAFetchIsToldAndTheNextFetchWorks)
{
    prepare();
    {
        const SmallDisk disk(here("plog"), "size=4m");
        if (!disk.isThere())
            GTEST_SKIP() << "only root may mount";
        ASSERT_TRUE(runShell("head -c 30000000 /dev/zero >$ASCEND_PROCESS_LOG_PATH/1.log; echo 2 "
                             ">$ASCEND_PROCESS_LOG_PATH/2.log"));
        const auto fetched = fetch();
        ASSERT_FALSE(fetched);
        EXPECT_THAT(text(fetched.error()), testing::HasSubstr("No space left on device"));
        EXPECT_FALSE(m_cancel.isCancelled());
    }
    if (m_session->isLost()) // a transfer that was given up may cost the connection
        connectAgain();
    ASSERT_TRUE(runShell("echo two >$ASCEND_PROCESS_LOG_PATH/2.log"));
    QDir(here("plog")).removeRecursively();
    const auto fetched = fetch();
    ASSERT_TRUE(fetched) << text(fetched.error());
    EXPECT_EQ(contentOf(here("plog/2.log")), "two\n");
}

TEST_F(TargetDiskTest, ThatIsFullWhenTheFolderIsMadeIsToldAndNothingIsLeft)
{
    serve();
    const SmallDisk disk(m_remote.filePath("disk"), "size=64k,nr_inodes=4"); // one for itself
    if (!disk.isThere())
        GTEST_SKIP() << "only root may mount";
    m_plan.workdir = m_remote.filePath("disk/work");
    const auto taken = deployment().prepare([](const QString &) {}, m_cancel);
    ASSERT_FALSE(taken);
    EXPECT_THAT(text(taken.error()), testing::HasSubstr("No space left on device"));
    const auto cleaned = deployment().cleanUp([](const QString &) {}, m_cancel);
    ASSERT_TRUE(cleaned) << text(cleaned.error());
    EXPECT_FALSE(QFileInfo::exists(m_plan.workdir));
}

INSTANTIATE_TEST_SUITE_P(
    Ssh, DiskFullTest, testing::Values(true, false), [](const auto &way) { return way.param ? "Sftp" : "Scp"; });
