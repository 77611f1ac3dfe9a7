// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The scripts of the Test run here under /bin/sh, as they do on a target.
#include "remote/shell_checks.h"

#include "base/files.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

using State = CheckItem::State;

class ShellChecksTest : public testing::Test
{
protected:
    ShellChecksTest()
    {
        m_target.remoteWorkdir = path("work dir/it's/new");
        m_target.runCommand = QStringLiteral("sh {om}");
    }
    QString path(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    CheckItem run(const ShellCheck &check) const
    {
        QProcess shell;
        shell.setProcessChannelMode(QProcess::MergedChannels);
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("HOME"), path("home"));
        environment.insert(QStringLiteral("PATH"), path("bin") + QStringLiteral(":/usr/bin:/bin"));
        shell.setProcessEnvironment(environment);
        shell.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), QString::fromUtf8(check.script)});
        EXPECT_TRUE(shell.waitForFinished());
        return check.read({shell.exitCode(), shell.readAll()});
    }
    void script(const char *name, const QByteArray &text) const
    {
        QDir().mkpath(QFileInfo(path(name)).absolutePath());
        ASSERT_TRUE(writeFileAtomically(path(name), text));
        QFile::setPermissions(path(name), QFile::ReadOwner | QFile::ExeOwner | QFile::WriteOwner);
    }
    QStringList left() const
    {
        QDir dir(m_folder.path());
        return dir.entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    QTemporaryDir m_folder;
    Target m_target;
};

} // namespace

TEST_F(ShellChecksTest, ReadsTheFreeSpaceOfDf)
{
    EXPECT_EQ(freeBytesOfDf("Filesystem 1024-blocks Used Available Capacity Mounted on\n"
                            "/dev/sda1   1000  400 600  40% /home\n"),
        600 * 1024);
    EXPECT_EQ(freeBytesOfDf("//nas/my share 12 1000 400 600 40% /mnt/a 5 b\n"), 600 * 1024) << "blanks in the names";
    EXPECT_EQ(freeBytesOfDf("/dev/sda1 1000 1100 -100 110% /home\n"), 0) << "over-full";
    EXPECT_FALSE(freeBytesOfDf("df: no such file\n"));
    EXPECT_FALSE(freeBytesOfDf(""));
}

TEST_F(ShellChecksTest, TellsTheFreeSpaceAboveAFolderThatIsNotThere)
{
    const CheckItem item = run(freeSpaceCheck(m_target));
    EXPECT_NE(item.state, State::Failed) << item.what.english().toStdString();
    EXPECT_TRUE(item.what.english().contains(QStringLiteral("free"))) << item.what.english().toStdString();
    EXPECT_EQ(freeSpaceCheck(m_target).read({0, "x 1000 1000 0 100% /\n"}).state, State::Failed);
    EXPECT_EQ(freeSpaceCheck(m_target).read({0, "x 1000 900 100 90% /\n"}).state, State::Warning);
    EXPECT_EQ(freeSpaceCheck(m_target).read({127, "df: not found"}).state, State::Warning);
}

TEST_F(ShellChecksTest, TriesANewWorkdirAndLeavesNothing)
{
    const CheckItem item = run(workdirCheck(m_target));
    EXPECT_EQ(item.state, State::Passed) << item.what.english().toStdString() << item.detail.toStdString();
    EXPECT_EQ(item.what.english(), QStringLiteral("remote_workdir can be made"));
    EXPECT_TRUE(left().isEmpty()) << left().join(QLatin1Char(' ')).toStdString();
}

TEST_F(ShellChecksTest, TellsAnEmptyFromAFilledWorkdir)
{
    ASSERT_TRUE(makeFolder(m_target.workdir()));
    EXPECT_EQ(run(workdirCheck(m_target)).what.english(), QStringLiteral("remote_workdir is there and empty"));
    ASSERT_TRUE(writeFileAtomically(m_target.workdir() + QStringLiteral("/.hidden"), "x"));
    EXPECT_TRUE(run(workdirCheck(m_target)).what.english().contains(QStringLiteral("other content")));
    EXPECT_EQ(QDir(m_target.workdir()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
        QStringList(QStringLiteral(".hidden")));
}

TEST_F(ShellChecksTest, WarnsOfAFilledWorkdirAndRefusesItForARun)
{
    ASSERT_TRUE(makeFolder(m_target.workdir()));
    EXPECT_EQ(run(runWorkdirCheck(m_target, "run1")).state, State::Passed);
    ASSERT_TRUE(writeFileAtomically(m_target.workdir() + QStringLiteral("/.hidden"), "x"));
    EXPECT_EQ(run(workdirCheck(m_target)).state, State::Warning);
    const CheckItem item = run(runWorkdirCheck(m_target, "run1"));
    EXPECT_EQ(item.state, State::Failed);
    EXPECT_TRUE(item.what.english().contains(QStringLiteral("holds other things")))
        << item.what.english().toStdString();
    EXPECT_TRUE(item.detail.contains(QStringLiteral(".hidden")));
}

TEST_F(ShellChecksTest, KnowsTheWorkdirOfTheRun)
{
    ASSERT_TRUE(makeFolder(m_target.workdir()));
    const QByteArray real = QFileInfo(m_target.workdir()).canonicalFilePath().toUtf8();
    ASSERT_TRUE(writeFileAtomically(
        m_target.workdir() + QStringLiteral("/.tributary-run"), "tributary run run1\ncreated+1\n" + real + "\n"));
    EXPECT_EQ(
        run(runWorkdirCheck(m_target, "run1")).what.english(), QStringLiteral("remote_workdir is there, of this run"));
    const CheckItem other = run(runWorkdirCheck(m_target, "run2"));
    EXPECT_EQ(other.state, State::Failed);
    EXPECT_TRUE(other.what.english().contains(QStringLiteral("belongs to another run")));
}

TEST_F(ShellChecksTest, TriesANewWorkdirForARunAndLeavesNothing)
{
    EXPECT_EQ(run(runWorkdirCheck(m_target, "run1")).what.english(), QStringLiteral("remote_workdir can be made"));
    EXPECT_TRUE(left().isEmpty());
    m_target.remoteWorkdir = QStringLiteral("/proc/tune/x");
    EXPECT_EQ(run(runWorkdirCheck(m_target, "run1")).state, State::Failed);
}

TEST_F(ShellChecksTest, AProgramThatIsNotFoundMayBeOnThePathOfTheRun)
{
    m_target.runCommand = QStringLiteral("no-such-program {om}");
    EXPECT_EQ(run(programCheck(m_target)).state, State::Failed);
    EXPECT_EQ(run(runProgramCheck(m_target)).state, State::Warning);
    m_target.runCommand = QStringLiteral("/nowhere/program {om}");
    EXPECT_EQ(run(runProgramCheck(m_target)).state, State::Failed);
    m_target.runCommand = QStringLiteral("sh {om}");
    EXPECT_EQ(run(runProgramCheck(m_target)).state, State::Passed);
}

TEST_F(ShellChecksTest, RefusesAWorkdirThatIsAFileOrBelowOne)
{
    ASSERT_TRUE(makeFolder(path("work dir/it's")));
    ASSERT_TRUE(writeFileAtomically(m_target.workdir(), "x"));
    EXPECT_EQ(run(workdirCheck(m_target)).state, State::Failed);
    m_target.remoteWorkdir += QStringLiteral("/below");
    const CheckItem below = run(workdirCheck(m_target));
    EXPECT_EQ(below.state, State::Failed);
    EXPECT_FALSE(below.detail.isEmpty()) << "the system's reason";
    EXPECT_EQ(readFile(path("work dir/it's/new")).value(), "x");
}

TEST_F(ShellChecksTest, RefusesAWorkdirThatCannotBeWrittenTo)
{
    m_target.remoteWorkdir = QStringLiteral("/proc/tune/x");
    const CheckItem item = run(workdirCheck(m_target));
    EXPECT_EQ(item.state, State::Failed);
    EXPECT_FALSE(item.hint.isEmpty());
}

TEST_F(ShellChecksTest, WarnsOfTheHome)
{
    ASSERT_TRUE(makeFolder(path("home")));
    m_target.remoteWorkdir = path("home");
    EXPECT_EQ(run(workdirCheck(m_target)).state, State::Warning);
}

TEST_F(ShellChecksTest, LooksAtCannEnv)
{
    EXPECT_EQ(cannEnvCheck(m_target).script, "") << "none is given";
    EXPECT_EQ(cannEnvCheck(m_target).read({}).state, State::Skipped);
    m_target.cannEnv = path("can n/set_env.sh");
    EXPECT_EQ(run(cannEnvCheck(m_target)).state, State::Failed);
    script("can n/set_env.sh", "echo noise\nexport ASCEND_HOME_PATH=/opt/cann\n");
    const CheckItem good = run(cannEnvCheck(m_target));
    EXPECT_EQ(good.state, State::Passed) << good.what.english().toStdString();
    EXPECT_EQ(good.detail, QStringLiteral("/opt/cann"));
    script("can n/set_env.sh", "exit 0\n");
    EXPECT_EQ(run(cannEnvCheck(m_target)).state, State::Failed) << "it would end the shell of the run, too";
}

TEST_F(ShellChecksTest, LooksForTheProgramWithCannEnvSourced)
{
    m_target.runCommand = QStringLiteral("my_infer --om {om}");
    EXPECT_EQ(run(programCheck(m_target)).state, State::Failed);
    script("tools/my_infer", "#!/bin/sh\n");
    m_target.cannEnv = path("set_env.sh");
    script("set_env.sh", "PATH=" + path("tools").toUtf8() + ":$PATH\n");
    const CheckItem item = run(programCheck(m_target));
    EXPECT_EQ(item.state, State::Passed);
    EXPECT_EQ(item.detail, path("tools/my_infer"));
}

TEST_F(ShellChecksTest, LooksForAProgramByItsPath)
{
    m_target.runCommand = QStringLiteral("'%1' {om}").arg(path("my tools/infer"));
    EXPECT_EQ(run(programCheck(m_target)).state, State::Failed);
    script("my tools/infer", "");
    EXPECT_EQ(run(programCheck(m_target)).state, State::Passed);
    QFile::setPermissions(path("my tools/infer"), QFile::ReadOwner);
    EXPECT_EQ(run(programCheck(m_target)).state, State::Failed) << "not executable";
}

TEST_F(ShellChecksTest, MissesTheScriptOfAnInterpreter)
{
    m_target.runCommand = QStringLiteral("sh %1 {om}").arg(path("infer.sh"));
    const CheckItem item = run(programCheck(m_target));
    EXPECT_EQ(item.state, State::Warning);
    EXPECT_TRUE(item.what.english().contains(QStringLiteral("infer.sh")));
    script("infer.sh", "");
    EXPECT_EQ(run(programCheck(m_target)).state, State::Passed);
}

TEST_F(ShellChecksTest, ReadsNpuSmi)
{
    const NpuUseReader reader = [](const QByteArray &output) -> Result<NpuUse> {
        if (output.contains("4321"))
            return NpuUse {true, QStringLiteral("NPU 0: 4321")};
        if (output.contains("idle"))
            return NpuUse {};
        return fail("not understood");
    };
    EXPECT_EQ(run(npuCheck(m_target, reader)).state, State::Warning) << "there is none";
    script("bin/npu-smi", "#!/bin/sh\n[ \"$1\" = info ] && echo pid 4321\n");
    const CheckItem busy = run(npuCheck(m_target, reader));
    EXPECT_EQ(busy.state, State::Warning);
    EXPECT_EQ(busy.detail, QStringLiteral("NPU 0: 4321"));
    script("bin/npu-smi", "#!/bin/sh\necho idle\n");
    EXPECT_EQ(run(npuCheck(m_target, reader)).state, State::Passed);
    script("bin/npu-smi", "#!/bin/sh\necho other\n");
    EXPECT_EQ(run(npuCheck(m_target, reader)).state, State::Warning);
}
