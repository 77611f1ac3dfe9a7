// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What happens between "the run is prepared" and its first trial, where the pass is built and installed.
#include "base/files.h"
#include "cli_fixture.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <csignal>
#include <unistd.h>

using namespace tributary;
using namespace tributary::testing;

namespace
{

class PassOfARun : public CliTest
{
protected:
    PassOfARun() { EXPECT_TRUE(QFile::remove(library())); }

    [[nodiscard]] QString library() const
    {
        return path(QStringLiteral("opp/vendors/ge_ms_autotune/custom_fusion_passes/libge_ms_autotune_pass.so"));
    }

    /// A cmake that writes its process id to cmake.pid and never ends.
    void useHangingCmake()
    {
        const QString tool = path(QStringLiteral("tools/cmake"));
        ASSERT_TRUE(makeFolder(QFileInfo(tool).path()));
        const QByteArray mark = path(QStringLiteral("cmake.pid")).toUtf8();
        ASSERT_TRUE(writeFileAtomically(
            tool, "#!/bin/sh\necho $$ > '" + mark + ".new'\nmv '" + mark + ".new' '" + mark + "'\nexec sleep 3600\n"));
        ASSERT_TRUE(QFile::setPermissions(tool, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        set("PATH", path(QStringLiteral("tools:")) + environment.value(QStringLiteral("PATH")));
    }

    static QStringList tuneInto(const QString &folder)
    {
        return {QStringLiteral("tune"), QStringLiteral("--skip-preflight"), QStringLiteral("--manage-pass"),
            QStringLiteral("--configs"), QStringLiteral("LoadBalance:2"), QStringLiteral("--output-dir"), folder,
            QStringLiteral("--run-command"), workload(QStringLiteral("--instant"))};
    }
};

} // namespace

TEST_F(PassOfARun, AnInterruptWhileItIsBuiltLeavesNothing)
{
    useHangingCmake();
    QProcess process;
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
    start(process, tuneInto(QStringLiteral("new/out")));
    ASSERT_TRUE(waitUntil([this] { return QFileInfo::exists(path(QStringLiteral("cmake.pid"))); }));
    EXPECT_TRUE(QFileInfo::exists(path(QStringLiteral("new/out/journal.jsonl"))));
    ASSERT_EQ(::kill(-static_cast<pid_t>(process.processId()), SIGINT), 0); // as a terminal does: to all of the group
    const CliEnd ended = end(process);
    EXPECT_EQ(ended.code, 130) << ended.err.toStdString();
    EXPECT_FALSE(ended.err.contains(QStringLiteral("error:"))) << ended.err.toStdString();
    EXPECT_FALSE(QFileInfo::exists(path(QStringLiteral("new"))));
    EXPECT_FALSE(QFileInfo::exists(library()));
    EXPECT_FALSE(isRunning(content(QStringLiteral("cmake.pid")).trimmed().toLongLong()));
}

TEST_F(PassOfARun, ATermWhileItIsBuiltEndsTheBuildToo)
{
    useHangingCmake();
    QProcess process;
    start(process, tuneInto(QStringLiteral("out")));
    ASSERT_TRUE(waitUntil([this] { return QFileInfo::exists(path(QStringLiteral("cmake.pid"))); }));
    process.terminate();
    EXPECT_EQ(end(process).code, 130);
    EXPECT_FALSE(QFileInfo::exists(path(QStringLiteral("out"))));
    EXPECT_FALSE(isRunning(content(QStringLiteral("cmake.pid")).trimmed().toLongLong()));
}

TEST_F(PassOfARun, APassThatCannotBeInstalledLeavesNoFolder)
{
    set("PATH", path(QStringLiteral("nothing-here")));
    const CliEnd ended = cli(tuneInto(QStringLiteral("new/out")));
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("cmake"))) << ended.err.toStdString();
    EXPECT_FALSE(QFileInfo::exists(path(QStringLiteral("new"))));

    ASSERT_TRUE(makeFolder(path(QStringLiteral("mine")))); // the user's own folder stays
    EXPECT_EQ(cli(tuneInto(QStringLiteral("mine"))).code, 1);
    EXPECT_TRUE(QFileInfo::exists(path(QStringLiteral("mine"))));
    EXPECT_TRUE(QDir(path(QStringLiteral("mine"))).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

TEST_F(PassOfARun, AResumedRunStaysWhenThePassCannotBeInstalled)
{
    ASSERT_TRUE(makeFolder(QFileInfo(library()).path()));
    ASSERT_TRUE(QFile::copy(QStringLiteral(TRIBUTARY_TUNING_PASS), library()));
    const QStringList one {
        QStringLiteral("--configs"), QStringLiteral("LoadBalance:2"), QStringLiteral("--repeat"), QStringLiteral("1")};
    ASSERT_EQ(tune(workload(QStringLiteral("--instant")), one).code, 0);
    ASSERT_TRUE(QFile::remove(library()));
    const qsizetype trials = trialFolders().size();
    set("PATH", path(QStringLiteral("nothing-here")));
    const CliEnd ended = cli({QStringLiteral("resume"), QStringLiteral("out"), QStringLiteral("--skip-preflight"),
        QStringLiteral("--force"), QStringLiteral("--manage-pass"), QStringLiteral("--repeat"), QStringLiteral("2")});
    EXPECT_EQ(ended.code, 1) << ended.err.toStdString();
    EXPECT_TRUE(QFileInfo::exists(path(QStringLiteral("out/journal.jsonl"))));
    EXPECT_EQ(trialFolders().size(), trials);
}
