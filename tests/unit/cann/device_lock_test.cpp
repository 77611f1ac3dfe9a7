// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/device_lock.h"

#include "fake_machine.h"

#include <QCoreApplication>

#include <csignal>
#include <sys/wait.h>
#include <unistd.h>

using namespace tributary;

namespace
{

// A second process that takes the lock and waits; killed by the caller.
pid_t holdInChild(const UserFolders &folders, const QString &runFolder)
{
    int ready[2];
    if (::pipe(ready) != 0)
        return -1;
    const pid_t child = ::fork();
    if (child == 0) {
        const auto lock = DeviceLock::acquire(folders, {}, runFolder);
        const char answer = lock ? 'y' : 'n';
        (void)!::write(ready[1], &answer, 1);
        for (;;)
            ::pause();
    }
    char answer = 'n';
    (void)!::read(ready[0], &answer, 1);
    ::close(ready[0]);
    ::close(ready[1]);
    EXPECT_EQ(answer, 'y');
    return child;
}

void killChild(pid_t child)
{
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
}

} // namespace

TEST(DeviceLock, OneRunAtATime)
{
    const FakeMachine machine;
    EXPECT_FALSE(DeviceLock::holder(machine.folders, {}));
    {
        const auto first = DeviceLock::acquire(machine.folders, {}, QStringLiteral("/runs/first"));
        ASSERT_TRUE(first) << first.error().english().toStdString();
        const auto second = DeviceLock::acquire(machine.folders, {}, QStringLiteral("/runs/second"));
        ASSERT_FALSE(second);
        EXPECT_TRUE(second.error().english().contains(QStringLiteral("/runs/first")));
        EXPECT_TRUE(second.error().english().contains(QString::number(::getpid())));
        EXPECT_TRUE(DeviceLock::acquire(machine.folders, {QString(), QStringLiteral("1")}, QStringLiteral("/runs/x")));
        EXPECT_TRUE(DeviceLock::acquire(
            machine.folders, {QStringLiteral("npu/host"), QStringLiteral("0")}, QStringLiteral("/y")));
    }
    EXPECT_TRUE(DeviceLock::acquire(machine.folders, {}, QStringLiteral("/runs/second")));
}

TEST(DeviceLock, NamesTheOtherProcessAndOutlivesItsDeath)
{
    const FakeMachine machine;
    const pid_t child = holdInChild(machine.folders, QStringLiteral("/runs/child"));
    const auto holder = DeviceLock::holder(machine.folders, {});
    ASSERT_TRUE(holder);
    EXPECT_EQ(holder->pid, child);
    EXPECT_EQ(holder->runFolder, QStringLiteral("/runs/child"));
    EXPECT_FALSE(DeviceLock::acquire(machine.folders, {}, QStringLiteral("/runs/mine")));
    killChild(child);
    EXPECT_FALSE(DeviceLock::holder(machine.folders, {}));
    EXPECT_TRUE(DeviceLock::acquire(machine.folders, {}, QStringLiteral("/runs/mine")));
}

TEST(DeviceLock, MovedLockIsReleasedOnce)
{
    const FakeMachine machine;
    auto first = DeviceLock::acquire(machine.folders, {}, QStringLiteral("/a"));
    ASSERT_TRUE(first);
    {
        const DeviceLock moved = std::move(*first);
        EXPECT_TRUE(DeviceLock::holder(machine.folders, {}));
    }
    EXPECT_FALSE(DeviceLock::holder(machine.folders, {}));
}

TEST(DeviceLock, AFolderThatCannotBeMadeIsAnError)
{
    FakeMachine machine;
    machine.write(QStringLiteral("file"), "");
    machine.folders.runtime = machine.path(QStringLiteral("file/run"));
    EXPECT_FALSE(DeviceLock::acquire(machine.folders, {}, QStringLiteral("/a")));
}
