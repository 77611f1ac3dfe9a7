// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/command_look.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <atomic>

using namespace tributary;
using namespace tributary::gui;

namespace
{

/// A disk that answers only when it is told to.
struct HangingDisk {
    QSemaphore go;
    std::atomic_int asked = 0;
    std::atomic_int inFlight = 0;
    std::atomic_int mostInFlight = 0;

    CommandAnswer look(const CommandQuestion &question)
    {
        ++asked;
        mostInFlight = std::max<int>(mostInFlight, ++inFlight);
        go.acquire();
        --inFlight;
        return {true, Result<QString>(QStringLiteral("/found/") + question.program)};
    }
};

CommandQuestion questionOf(const char *program)
{
    return {QLatin1String(program), QStringLiteral("/"), {}};
}

/// With a limit that a slow machine keeps.
bool waitFor(const std::function<bool()> &what)
{
    return QTest::qWaitFor(what, 60000);
}

} // namespace

TEST(CommandLook, AHangingDiskHoldsUpNobodyAndTakesOneThread)
{
    const auto disk = std::make_shared<HangingDisk>();
    CommandLook look(nullptr, [disk](const CommandQuestion &question) { return disk->look(question); });
    const QSignalSpy answered(&look, &CommandLook::answered);
    look.ask(questionOf("a"));
    ASSERT_TRUE(waitFor([&] { return disk->asked == 1; }));
    for (const char *next : {"ab", "abc", "abcd"}) { // returns although the disk hangs
        look.ask(questionOf(next));
        QTest::qWait(CommandLook::delayMs * 2);
    }
    EXPECT_EQ(disk->asked, 1);
    EXPECT_EQ(look.answer(), nullptr);

    disk->go.release(); // the answer to "a", which nobody waits for any more
    ASSERT_TRUE(waitFor([&] { return disk->asked == 2; }));
    EXPECT_EQ(look.answer(), nullptr);
    EXPECT_EQ(answered.count(), 0);
    disk->go.release();
    ASSERT_TRUE(waitFor([&] { return look.answer() != nullptr; }));
    EXPECT_EQ(**look.answer()->program, QStringLiteral("/found/abcd"));
    EXPECT_EQ(answered.count(), 1);
    EXPECT_EQ(disk->mostInFlight, 1);
}

TEST(CommandLook, TheSameQuestionKeepsItsAnswerWhileItIsAskedAgain)
{
    const auto disk = std::make_shared<HangingDisk>();
    CommandLook look(nullptr, [disk](const CommandQuestion &question) { return disk->look(question); });
    look.ask(questionOf("a"));
    disk->go.release();
    ASSERT_TRUE(waitFor([&] { return look.answer() != nullptr; }));
    look.ask(questionOf("a"));
    EXPECT_NE(look.answer(), nullptr);
    look.ask(questionOf("b"));
    EXPECT_EQ(look.answer(), nullptr);
    disk->go.release();
    ASSERT_TRUE(waitFor([&] { return look.answer() != nullptr; }));
    EXPECT_EQ(**look.answer()->program, QStringLiteral("/found/b"));
}

TEST(CommandLook, ReadsTheRealDisk)
{
    const CommandAnswer found = lookForCommand({QStringLiteral("/bin/sh"), QStringLiteral("/"), {}});
    EXPECT_TRUE(found.folderThere);
    ASSERT_TRUE(found.program);
    EXPECT_TRUE(*found.program);
    const CommandAnswer missing = lookForCommand({QString(), QStringLiteral("/no/such"), {}});
    EXPECT_FALSE(missing.folderThere);
    EXPECT_FALSE(missing.program);
}
