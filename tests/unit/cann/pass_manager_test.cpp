// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/pass_manager.h"

#include "fake_machine.h"

#include <sys/stat.h>

using namespace tributary;

namespace
{

class PassManager : public testing::Test
{
protected:
    PassManager()
        : where {machine.makeDir(QStringLiteral("opp"))}
        , pass(fakePass(machine.write(QStringLiteral("built.so"), fakeLibrary("ours"))))
    {
    }

    QString other(const QString &name, const QByteArray &content) const
    {
        return machine.write(QStringLiteral("opp/vendors/customize/custom_fusion_passes/") + name, content);
    }

    FakeMachine machine;
    PassFolder where;
    BuiltPass pass;
};

} // namespace

TEST_F(PassManager, InstallsWithItsModeAndRemovesItsFolders)
{
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    const PassStatus status = readPassStatus(where, machine.folders);
    EXPECT_TRUE(status.installed);
    EXPECT_EQ(status.mode, 0750);
    EXPECT_EQ(status.size, fakeLibrary("ours").size());
    EXPECT_EQ(status.sha256, pass.info.sha256);
    ASSERT_TRUE(status.build);
    EXPECT_EQ(status.build->cannVersion, QStringLiteral("8.3.RC1"));
    EXPECT_EQ(status.build->abi, 0);
    EXPECT_TRUE(status.others.empty());
    // GE loads every name that ends in .so: there must be one.
    EXPECT_EQ(QDir(where.folder()).entryList({QStringLiteral("*.so")}),
        QStringList(QStringLiteral("libge_ms_autotune_pass.so")));
    EXPECT_EQ(QDir(where.folder()).entryList(QDir::Files | QDir::Hidden).size(), 2);

    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::Removed);
    EXPECT_FALSE(QFileInfo::exists(where.vendor()));
    EXPECT_TRUE(QFileInfo::exists(where.opp));
    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::NothingThere);
}

TEST_F(PassManager, RemovesNothingOfOthers)
{
    const QString foreign = other(QStringLiteral("libother.so"), fakeLibrary());
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    const QString neighbour =
        machine.write(QStringLiteral("opp/vendors/ge_ms_autotune/custom_fusion_passes/libmine.so"), fakeLibrary());
    EXPECT_EQ(removePass(where, machine.folders, false).value(), PassRemoval::Removed);
    EXPECT_TRUE(QFileInfo::exists(foreign));
    EXPECT_TRUE(QFileInfo::exists(neighbour));
    EXPECT_FALSE(QFileInfo::exists(where.library()));
}

TEST_F(PassManager, InstallingAgainReplaces)
{
    ASSERT_TRUE(installPass(where, machine.folders, pass));
    BuiltPass elsewhere;
    elsewhere.library = machine.write(QStringLiteral("second.so"), fakeLibrary("second"));
    ASSERT_TRUE(installPass(where, machine.folders, elsewhere));
    const PassStatus status = readPassStatus(where, machine.folders);
    EXPECT_EQ(readFile(where.library()).value(), fakeLibrary("second"));
    EXPECT_FALSE(status.build) << "what was known of the first library does not hold for the second";
}

TEST_F(PassManager, FindsOthersThatSetTheModeAndBrokenOnes)
{
    const QString sets = other(QStringLiteral("a.so"), fakeLibrary("x ge.autoMultistreamParallelMode x"));
    const QString empty = other(QStringLiteral("b.so"), "");
    const QString text = other(QStringLiteral("c.so"), "#!/bin/sh\necho this is no library\n");
    other(QStringLiteral("d.so"), fakeLibrary("harmless"));
    other(QStringLiteral("e.so.old"), fakeLibrary("_auto_multistream_tuning_mode"));
    other(QStringLiteral(".so"), "too short a name for GE");
    other(QStringLiteral("below/f.so"), "GE does not look here");
    const QString link = machine.path(QStringLiteral("opp/vendors/customize/custom_fusion_passes/g.so"));
    ASSERT_TRUE(QFile::link(QStringLiteral("/nonexistent.so"), link));
    QByteArray foreign = fakeLibrary();
    foreign[18] = static_cast<char>(foreign[18] + 1);
    const QString machineOther = other(QStringLiteral("h.so"), foreign);

    const auto found = readPassStatus(where, machine.folders).others;
    QStringList paths;
    for (const OtherPass &each : found)
        paths << each.path;
    EXPECT_EQ(paths, QStringList({sets, empty, text, link, machineOther}));
    ASSERT_EQ(found.size(), 5U);
    EXPECT_EQ(found[0].kind, OtherPass::Kind::SetsMultiStream);
    EXPECT_EQ(found[1].kind, OtherPass::Kind::Broken);
    EXPECT_TRUE(found[2].reason.english().contains(QStringLiteral("not a shared library")));
    EXPECT_TRUE(found[3].reason.english().contains(QStringLiteral("does not exist")));
    EXPECT_TRUE(found[4].reason.english().contains(QStringLiteral("processor")));
}

TEST_F(PassManager, FindsAWordAcrossTheBorderOfTwoBlocks)
{
    const QString path = machine.write(QStringLiteral("big"), QByteArray(1000, 'x') + "needle" + QByteArray(50, 'x'));
    for (qint64 block = 1; block <= 1010; block += 7)
        EXPECT_TRUE(fileMentions(path, {"other", "needle"}, block).value()) << block;
    EXPECT_FALSE(fileMentions(path, {"needles"}, 64).value());
    EXPECT_FALSE(fileMentions(machine.path(QStringLiteral("none")), {"x"}));
}

TEST_F(PassManager, RefusesALibraryThatCannotBeLoaded)
{
    const auto text = passFromFile(machine.write(QStringLiteral("text.so"), "hello"));
    ASSERT_FALSE(text);
    EXPECT_TRUE(text.error().english().contains(QStringLiteral("not a shared library")));
    EXPECT_TRUE(passFromFile(pass.library));
}

TEST_F(PassManager, AFolderThatCannotBeWrittenIsAnErrorAndLeavesNothing)
{
    machine.write(QStringLiteral("opp/vendors"), "a file in the way");
    EXPECT_FALSE(installPass(where, machine.folders, pass));
    EXPECT_FALSE(readPassStatus(where, machine.folders).installed);
}
