// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of the work folder if the server dies, falls silent, or the user gives up while it is made or removed.
#include "ssh/deployment_fixture.h"
#include "ssh/held_scripts.h"

#include <QDir>
#include <QElapsedTimer>

#include <csignal>

using namespace tributary;

namespace
{

/// prepare() and cleanUp() run two scripts each: one that ends what is left, and one for the folder.
constexpr int folderScript = 2;

class PrepareLossTest : public test::DeploymentTest
{
protected:
    void SetUp() override { serve(m_scripts.config()); }
    Result<void> take()
    {
        return deployment().prepare([this](const QString &line) { m_log << line; }, m_cancel);
    }
    Result<void> cleanUp()
    {
        return deployment().cleanUp([this](const QString &line) { m_log << line; }, m_cancel);
    }
    /// Does `action` while the n-th script of `step` is held; the error that comes of it.
    std::string interrupted(int n, const std::function<Result<void>()> &step, const std::function<void()> &action)
    {
        m_scripts.hold(n);
        const auto helper = when([this] { return m_scripts.isReached(); }, action);
        const auto done = step();
        return done ? "(done)" : text(done.error());
    }
    /// Another server on the same machine, as after a reboot of the first; what was held there goes on.
    void serveAnew()
    {
        m_session.reset();
        m_server.reset();
        m_scripts.letGo();
        serve();
    }
    [[nodiscard]] bool isThere() const { return QFileInfo::exists(m_plan.workdir); }
    void expectCleanUpWorks()
    {
        const auto done = cleanUp();
        EXPECT_TRUE(done) << text(done.error());
        EXPECT_FALSE(isThere());
    }

    test::HeldScripts m_scripts;
};

} // namespace

TEST_F(PrepareLossTest, KilledWhileTheFolderIsMadeItIsMadeOverTheNextConnection)
{
    for (const int script : {1, folderScript}) {
        EXPECT_THAT(interrupted(
                        script, [this] { return take(); }, [this] { m_server->kill(); }),
            testing::HasSubstr("is lost"));
        EXPECT_TRUE(m_session->isLost());
        serveAnew();
        const auto again = take();
        ASSERT_TRUE(again) << text(again.error());
        expectCleanUpWorks();
        m_server = nullptr;
        SetUp();
    }
}

TEST_F(PrepareLossTest, SilentWhileTheFolderIsMadeIsNoticed)
{
    EXPECT_THAT(interrupted(
                    folderScript, [this] { return take(); }, [this] { m_server->signalAll(SIGSTOP); }),
        testing::HasSubstr("is lost"));
    serveAnew();
    const auto again = take();
    ASSERT_TRUE(again) << text(again.error());
    expectCleanUpWorks();
}

TEST_F(PrepareLossTest, ACancelledPrepareMakesNothingLater)
{
    for (const int script : {1, folderScript}) {
        EXPECT_EQ(interrupted(
                      script, [this] { return take(); }, [this] { m_cancel.cancel(); }),
            "Cancelled");
        EXPECT_FALSE(m_session->isLost());
        m_cancel = CancelToken();
        // The clean-up that follows finds nothing, and what was held does not come afterwards.
        m_scripts.letGo();
        expectCleanUpWorks();
        EXPECT_EQ(m_log.last(), m_plan.workdir + " is not there");
        ASSERT_TRUE(take());
        expectCleanUpWorks();
    }
}

TEST_F(PrepareLossTest, ACancelInTheMiddleOfMakingTheFolderIsFollowedByItsRemoval)
{
    // The script has begun and waits in its mkdir.
    const QString mkdir = makeFile("bin/mkdir",
        "#!/bin/sh\n: >'" + here("reached").toUtf8() + "'\nwhile [ ! -e '" + here("go").toUtf8()
            + "' ]; do sleep 0.02; done\nexec /bin/mkdir \"$@\"\n");
    ASSERT_TRUE(QFile::setPermissions(mkdir, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
    serve({"SetEnv SHLVL=1 HOME=/nowhere PATH=" + here("bin") + ":/usr/bin:/bin"});
    const auto canceller = when([this] { return QFileInfo::exists(here("reached")); },
        [this] {
            m_cancel.cancel();
            std::this_thread::sleep_for(std::chrono::seconds(1)); // longer than a channel takes to close
            makeFile("go", {});
        });
    if (const auto taken = take(); !taken) {
        EXPECT_EQ(text(taken.error()), "Cancelled");
    }
    m_cancel = CancelToken();
    expectCleanUpWorks();
    EXPECT_EQ(m_log.last(), "removed " + m_plan.workdir);
}

TEST_F(PrepareLossTest, KilledWhileTheFolderIsRemovedItIsRemovedOverTheNextConnection)
{
    for (const int script : {1, folderScript}) {
        ASSERT_TRUE(take());
        EXPECT_THAT(interrupted(
                        script, [this] { return cleanUp(); }, [this] { m_server->kill(); }),
            testing::HasSubstr("is lost"));
        EXPECT_TRUE(isThere());
        serveAnew();
        expectCleanUpWorks();
        m_server = nullptr;
        SetUp();
    }
}

TEST_F(PrepareLossTest, SilentWhileTheFolderIsRemovedIsNoticed)
{
    ASSERT_TRUE(take());
    EXPECT_THAT(interrupted(
                    folderScript, [this] { return cleanUp(); }, [this] { m_server->signalAll(SIGSTOP); }),
        testing::HasSubstr("is lost"));
    EXPECT_TRUE(isThere());
    serveAnew();
    expectCleanUpWorks();
}

TEST_F(PrepareLossTest, ACancelledCleanUpEndsAtOnceAndCanBeDoneLater)
{
    ASSERT_TRUE(take());
    QElapsedTimer sinceCancel;
    EXPECT_EQ(interrupted(
                  folderScript, [this] { return cleanUp(); },
                  [&] {
                      sinceCancel.start();
                      m_cancel.cancel();
                  }),
        "Cancelled");
    EXPECT_LT(sinceCancel.elapsed(), 3000);
    m_scripts.letGo();
    m_cancel = CancelToken();
    EXPECT_TRUE(isThere()) << "it has not begun, and does not begin later";
    expectCleanUpWorks();
}
