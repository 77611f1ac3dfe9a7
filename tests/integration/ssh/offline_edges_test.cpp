// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What surrounds an offline run: another run, the pass of this machine, another host key, paths that are hard to quote.
#include "base/shell_words.h"
#include "ssh/offline_fixture.h"

#include <csignal>
#include <sys/mount.h>

using namespace tributary;
using namespace tributary::testing;

namespace
{

class OfflinePaths : public OfflineTest
{
protected:
    static QString hard() { return QString::fromUtf8("it's a \"x\" $HOME !b `id` \\ ünï *?[a] ;&|<>(){}~#%1 -rf"); }
    [[nodiscard]] QString workdir() const override { return path(hard() + QStringLiteral("/work ") + hard()); }
};

} // namespace

TEST_F(OfflineTest, AnOmFolderThatAnotherRunUsesIsRefused)
{
    const QStringList folder {QStringLiteral("--om-dir"), QStringLiteral("models")};
    QProcess first;
    start(first, arguments(compiler(QStringLiteral("--hang")), folder));
    ASSERT_TRUE(waitUntil([this] { return exists("models/compile_default.log"); }));
    const CliEnd second = offline(folder + QStringList {QStringLiteral("--output-dir"), QStringLiteral("out2")});
    EXPECT_EQ(second.code, 1);
    EXPECT_TRUE(second.err.contains(QStringLiteral("Another run uses the OM folder"))) << second.err.toStdString();
    EXPECT_TRUE(second.err.contains(QStringLiteral("process %1").arg(first.processId()))) << second.err.toStdString();
    EXPECT_FALSE(exists("out2/target_prepare.log")) << "the target was looked at, and no more";
    ::kill(pid_t(first.processId()), SIGINT);
    EXPECT_EQ(end(first).code, 130);
    const CliEnd third = offline(folder + QStringList {QStringLiteral("--output-dir"), QStringLiteral("out3")});
    EXPECT_EQ(third.code, 0) << third.err.toStdString();
    EXPECT_FALSE(exists("models/.lock"));
}

TEST_F(OfflineTest, ThePassIsThereForTheCompilesOnly)
{
    const QString library =
        path(QStringLiteral("opp/vendors/ge_ms_autotune/custom_fusion_passes/libge_ms_autotune_pass.so"));
    ASSERT_TRUE(QFile::remove(library));
    const QString compile =
        script(QStringLiteral("atc.sh"), "test -e '" + library.toUtf8() + "' && echo the pass is there\nexec \"$@\"\n")
        + QLatin1Char(' ') + compiler();
    const CliEnd ended =
        offline({QStringLiteral("--manage-pass"), QStringLiteral("--configs"), QStringLiteral("default")}, compile);
    if (ended.err.contains(QStringLiteral("cmake")))
        GTEST_SKIP() << "the pass cannot be built here: " << ended.err.toStdString();
    EXPECT_EQ(ended.code, 0) << ended.out.toStdString() << ended.err.toStdString();
    EXPECT_TRUE(content(QStringLiteral("out/om/compile_default.log")).contains("the pass is there"));
    EXPECT_TRUE(ended.out.contains(QStringLiteral("The tuning pass is removed again"))) << ended.out.toStdString();
    EXPECT_FALSE(QFileInfo::exists(library));
    EXPECT_EQ(validTrials(summary()), 1);
    EXPECT_FALSE(QFileInfo::exists(workdir()));
}

TEST_F(OfflineTest, ATargetThatComesBackWithAnotherHostKeyEndsTheRun)
{
    writeTarget(hangingOnce());
    QProcess process;
    start(process, arguments(compiler()));
    ASSERT_TRUE(waitUntil([this] { return hasStarted(); }));
    m_server->kill();
    const QString key = m_server->path(QStringLiteral("host_ed25519"));
    ASSERT_TRUE(QFile::remove(key));
    m_server->makeKey(QStringLiteral("host_ed25519"), {QStringLiteral("-t"), QStringLiteral("ed25519")});
    ASSERT_TRUE(m_server->restart());
    const CliEnd ended = end(process);
    EXPECT_EQ(ended.code, 1) << ended.out.toStdString();
    EXPECT_TRUE(ended.err.contains(QStringLiteral("gone for good"))) << ended.err.toStdString();
    EXPECT_EQ(ended.err.count(QStringLiteral("SHA256:")), 2) << ended.err.toStdString();
    EXPECT_TRUE(ended.err.contains(QStringLiteral("could not be removed: %1 is left there").arg(workdir())))
        << ended.err.toStdString();
    EXPECT_EQ(content(QStringLiteral("out/journal.jsonl")).count("\"type\":\"trial\""), 0);
}

TEST_F(OfflineTest, AFullDiskOfTheTargetEndsTheRunAndLeavesNothing)
{
    ASSERT_TRUE(makeFolder(workdir()));
    const QByteArray disk = QFile::encodeName(workdir());
    if (::mount("none", disk.constData(), "tmpfs", 0, "size=1m") != 0)
        GTEST_SKIP() << "only root may mount";
    const QString compile =
        script(QStringLiteral("atc.sh"), "\"$@\" || exit\nfor om; do :; done\nhead -c 5000000 /dev/zero >>\"$om\"\n")
        + QLatin1Char(' ') + compiler();
    const CliEnd ended = offline({}, compile);
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("The disk of the target is full"))) << ended.err.toStdString();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("cleaned up on "))) << ended.out.toStdString();
    EXPECT_TRUE(trialFolders().isEmpty());
    EXPECT_TRUE(QDir(workdir()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    EXPECT_EQ(::umount2(disk.constData(), MNT_DETACH), 0);
}

TEST_F(OfflinePaths, EveryHardCharacterIsSafe)
{
    const CliEnd ended =
        offline({QStringLiteral("--om-dir"), hard() + QStringLiteral("/models"), QStringLiteral("--output-dir"),
            QStringLiteral("out/") + hard(), QStringLiteral("--configs"), QStringLiteral("LoadBalance:2")});
    ASSERT_EQ(ended.code, 0) << ended.out.toStdString() << ended.err.toStdString();
    EXPECT_EQ(validTrials(summary(QStringLiteral("out/") + hard())), 2);
    EXPECT_TRUE(QFileInfo::exists(path(hard() + QStringLiteral("/models/model_LoadBalance2.om"))));
    EXPECT_FALSE(QFileInfo::exists(workdir()));
    const CliEnd again = cli({QStringLiteral("resume"), QStringLiteral("out/") + hard(), QStringLiteral("--repeat"),
        QStringLiteral("2"), QStringLiteral("--skip-preflight"), QStringLiteral("--accept-new-host-key")});
    EXPECT_EQ(again.code, 0) << again.err.toStdString();
    EXPECT_EQ(validTrials(summary(QStringLiteral("out/") + hard())), 4);
}
