// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/managed_pass.h"

#include "cann/pass_manager.h"
#include "fake_machine.h"

#include <csignal>
#include <cstdio>
#include <memory>
#include <sys/wait.h>
#include <unistd.h>

using namespace tributary;

namespace
{

class Managed : public testing::Test
{
protected:
    Managed()
        : where {machine.makeDir(QStringLiteral("opp"))}
        , pass(fakePass(machine.write(QStringLiteral("built.so"), fakeLibrary("the run's"))))
        , usersPass(fakePass(machine.write(QStringLiteral("users.so"), fakeLibrary("the user's"))))
    {
    }

    // A run in a process of its own that installs the pass and is then killed.
    void installAndDie() const
    {
        const pid_t child = ::fork();
        if (child == 0) {
            ManagedPass managed(where, machine.folders);
            (void)managed.install(pass, QStringLiteral("/runs/dead"));
            ::kill(::getpid(), SIGKILL);
        }
        int state = 0;
        ::waitpid(child, &state, 0);
        EXPECT_TRUE(WIFSIGNALED(state));
    }

    void expectOnlyUsersPass() const
    {
        EXPECT_EQ(readFile(where.library()).value_or(QByteArray()), fakeLibrary("the user's"));
        EXPECT_EQ(QDir(where.folder()).entryList(QDir::Files | QDir::Hidden),
            QStringList({QFileInfo(where.infoFile()).fileName(), QFileInfo(where.library()).fileName()}));
        const PassStatus status = readPassStatus(where, machine.folders);
        EXPECT_TRUE(status.build) << "what is known of the user's pass must be back too";
        EXPECT_FALSE(status.managed);
    }

    FakeMachine machine;
    PassFolder where;
    BuiltPass pass;
    BuiltPass usersPass;
};

} // namespace

TEST_F(Managed, InstallsForTheRunAndLeavesNothing)
{
    {
        ManagedPass managed(where, machine.folders);
        ASSERT_TRUE(managed.install(pass, QStringLiteral("/runs/one")));
        const PassStatus status = readPassStatus(where, machine.folders);
        EXPECT_TRUE(status.installed);
        ASSERT_TRUE(status.managed);
        EXPECT_EQ(status.managed->state, ManagedInstall::State::InUse);
        EXPECT_EQ(status.managed->marker.runFolder, QStringLiteral("/runs/one"));
        EXPECT_EQ(QDir(where.folder()).entryList({QStringLiteral("*.so")}).size(), 1);
        ASSERT_TRUE(managed.remove());
        EXPECT_FALSE(QFileInfo::exists(where.vendor()));
        ASSERT_TRUE(managed.remove());
        ASSERT_TRUE(managed.install(pass, QStringLiteral("/runs/one")));
    } // the destructor is the last resort
    EXPECT_FALSE(QFileInfo::exists(where.vendor()));
    EXPECT_TRUE(findManagedInstalls(machine.folders).empty());
}

TEST_F(Managed, PutsBackWhatTheUserHad)
{
    ASSERT_TRUE(installPass(where, machine.folders, usersPass));
    {
        ManagedPass managed(where, machine.folders);
        ASSERT_TRUE(managed.install(pass, QStringLiteral("/runs/one")));
        EXPECT_EQ(readFile(where.library()).value(), fakeLibrary("the run's"));
    }
    expectOnlyUsersPass();
}

TEST_F(Managed, PutsBackTheSameLibraryToo)
{
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    {
        ManagedPass managed(where, machine.folders);
        ASSERT_TRUE(managed.install(pass, QStringLiteral("/runs/one")));
    }
    EXPECT_TRUE(readPassStatus(where, machine.folders).installed);
}

TEST_F(Managed, ASecondRunIsRefusedAndSoIsRemoval)
{
    ManagedPass managed(where, machine.folders);
    ASSERT_TRUE(managed.install(pass, QStringLiteral("/runs/one")));
    ManagedPass second(where, machine.folders);
    const auto refused = second.install(pass, QStringLiteral("/runs/two"));
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().english().contains(QStringLiteral("/runs/one")));
    EXPECT_FALSE(installPass(where, machine.folders, usersPass));
    EXPECT_FALSE(removePass(where, machine.folders, false));
    EXPECT_TRUE(readPassStatus(where, machine.folders).installed);
    EXPECT_EQ(removePass(where, machine.folders, true).value(), PassRemoval::Removed);
    EXPECT_FALSE(QFileInfo::exists(where.vendor()));
}

TEST_F(Managed, AKilledRunIsFoundAndCanBeUndone)
{
    installAndDie();
    EXPECT_TRUE(readPassStatus(where, machine.folders).installed);
    const auto found = findManagedInstalls(machine.folders);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].state, ManagedInstall::State::LeftOver);
    EXPECT_TRUE(found[0].describe().english().contains(QStringLiteral("/runs/dead")));
    EXPECT_TRUE(found[0].hint().english().contains(QStringLiteral("tributary-cli pass remove")));
    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::Removed);
    EXPECT_FALSE(QFileInfo::exists(where.vendor()));
    EXPECT_TRUE(findManagedInstalls(machine.folders).empty());
}

TEST_F(Managed, AKilledRunIsFoundWithEitherMarkerAlone)
{
    installAndDie();
    ASSERT_TRUE(QFile::remove(where.markerFile()));
    EXPECT_EQ(findManagedInstalls(machine.folders).size(), 1U);
    ASSERT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::Removed);
    installAndDie();
    ASSERT_TRUE(QFile::remove(stateMarkerFile(machine.folders, where.opp)));
    const auto found = findManagedInstall(where, machine.folders);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->state, ManagedInstall::State::LeftOver);
}

TEST_F(Managed, UndoingAKilledRunBringsTheUsersPassBack)
{
    ASSERT_TRUE(installPass(where, machine.folders, usersPass));
    installAndDie();
    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::UsersPassRestored);
    expectOnlyUsersPass();
    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::Removed);
}

TEST_F(Managed, TheNextRunCleansUpAfterAKilledOne)
{
    ASSERT_TRUE(installPass(where, machine.folders, usersPass));
    installAndDie();
    {
        ManagedPass managed(where, machine.folders);
        ASSERT_TRUE(managed.install(pass, QStringLiteral("/runs/next")));
    }
    expectOnlyUsersPass();
}

// Every state that a kill can leave between two steps of install() must lead back to the user's pass.
TEST_F(Managed, UndoesEveryHalfFinishedInstall)
{
    PassMarker marker = PassMarker::ofThisProcess(where, QStringLiteral("/runs/half"));
    marker.processStart = QStringLiteral("another");
    marker.librarySha = pass.info.sha256;
    marker.hadPass = true;
    for (int steps = 0; steps <= 4; ++steps) {
        SCOPED_TRACE(steps);
        ASSERT_TRUE(installPass(where, machine.folders, usersPass));
        ASSERT_TRUE(writeFileAtomically(where.markerFile(), marker.toJson()));
        if (steps >= 1) {
            ASSERT_TRUE(QFile::rename(where.library(), where.keptLibrary()));
        }
        if (steps >= 2) {
            ASSERT_TRUE(QFile::rename(where.infoFile(), where.keptInfo()));
        }
        if (steps >= 3) {
            ASSERT_TRUE(installFile(pass.library, where.library()));
        }
        if (steps >= 4) {
            ASSERT_TRUE(writeFileAtomically(where.infoFile(), pass.info.toJson()));
        }
        ASSERT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::UsersPassRestored);
        expectOnlyUsersPass();
    }
}

// And the same for a kill in the middle of undoing.
TEST_F(Managed, UndoingCanBeTakenUpAgain)
{
    ASSERT_TRUE(installPass(where, machine.folders, usersPass));
    installAndDie();
    ASSERT_EQ(
        ::rename(QFile::encodeName(where.keptLibrary()).constData(), QFile::encodeName(where.library()).constData()),
        0);
    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::UsersPassRestored);
    expectOnlyUsersPass();
}

TEST_F(Managed, APassThatTheUserInstalledSinceIsLeftAlone)
{
    installAndDie();
    ASSERT_TRUE(writeFileAtomically(where.library(), fakeLibrary("by hand")));
    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::UsersPassRestored);
    EXPECT_EQ(readFile(where.library()).value(), fakeLibrary("by hand"));
    EXPECT_FALSE(QFileInfo::exists(where.markerFile()));
}

TEST_F(Managed, ADamagedMarkerCountsAsLeftOver)
{
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    ASSERT_TRUE(writeFileAtomically(where.markerFile(), "{\"pid\":"));
    const auto found = findManagedInstall(where, machine.folders);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->state, ManagedInstall::State::LeftOver);
    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::UsersPassRestored)
        << "whose library it is cannot be told: it stays";
}

TEST_F(Managed, AnotherMachineCannotBeToldFromHere)
{
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    PassMarker marker = PassMarker::ofThisProcess(where, QStringLiteral("/runs/far"));
    marker.host = QStringLiteral("elsewhere");
    ASSERT_TRUE(writeFileAtomically(where.markerFile(), marker.toJson()));
    const auto found = findManagedInstall(where, machine.folders);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->state, ManagedInstall::State::OtherHost);
    EXPECT_TRUE(found->describe().english().contains(QStringLiteral("elsewhere")));
    EXPECT_FALSE(removePass(where, machine.folders, false));
}

TEST_F(Managed, MarkersOfFoldersThatAreGoneAreDropped)
{
    installAndDie();
    ASSERT_TRUE(QDir(where.opp).removeRecursively());
    EXPECT_TRUE(findManagedInstalls(machine.folders).empty());
    EXPECT_FALSE(QFileInfo::exists(stateMarkerFile(machine.folders, where.opp)));
}
