// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// The sample workload as a user runs it: the real pass, loaded from a folder as GE loads it.
#include "workload_fixture.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

#include <gmock/gmock.h>

using tributary::testing::Ended;
using tributary::testing::field;
using tributary::testing::said;

namespace
{

using Workload = tributary::testing::WorkloadTest;

const QString loadBalance2 = QStringLiteral("LoadBalance:2");

} // namespace

TEST_F(Workload, WithoutPassesItRunsOnOneStreamAndRecordsNothing)
{
    setMode(loadBalance2);
    m_environment.remove(QStringLiteral("ASCEND_OPP_PATH"));
    m_environment.insert(QStringLiteral("ASCEND_GLOBAL_LOG_LEVEL"), QStringLiteral("1"));
    const Ended ended = run();
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_EQ(said(ended.out, QStringLiteral("mode")), QStringLiteral("off"));
    EXPECT_EQ(said(ended.out, QStringLiteral("streams")), QStringLiteral("1"));
    EXPECT_TRUE(logText(QStringLiteral("debug")).contains(QStringLiteral("no custom pass, multi-stream off")));
    EXPECT_TRUE(logFiles(QStringLiteral("run")).isEmpty());
}

TEST_F(Workload, WithoutAModeThePassChangesNothing)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    for (const bool empty : {true, false}) {
        setMode({});
        if (empty)
            m_environment.insert(QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE"), QString());
        const Ended ended = run();
        EXPECT_EQ(ended.code, 0);
        EXPECT_EQ(said(ended.out, QStringLiteral("mode")), QStringLiteral("off"));
        EXPECT_FALSE(QDir(path(QStringLiteral("log"))).exists()); // at the default level nothing is said
        EXPECT_FALSE(QDir(path(QStringLiteral("home"))).exists());
    }
}

TEST_F(Workload, RecordsOneLinePerStepAsGeWritesThem)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    setMode(QStringLiteral("LoadBalance:4"));
    const Ended ended = run();
    ASSERT_EQ(ended.code, 0) << ended.err.toStdString();
    const QStringList lines = steps();
    ASSERT_EQ(lines.size(), 13); // the warm-up and twelve
    ASSERT_EQ(logFiles(QStringLiteral("run")).size(), 1);
    const QRegularExpression form(QRegularExpression::anchoredPattern(QStringLiteral(
        R"(\[INFO\] GE\((\d+),tributary-workload\):\d{4}-\d\d-\d\d-\d\d:\d\d:\d\d\.\d{3}\.\d{3} )"
        R"(\[step_recorder\.cc:137\]\d+ Record:\[GE_MS_TUNE\]\[STEP\] api=NnExecute mode=LoadBalance:4 model_id=1 )"
        R"(step=(\d+) start_us=\d+ end_us=\d+ cost_us=\d+ sync_us=\d+ ret=0 sync_ret=0)")));
    qint64 previousEnd = 0;
    for (int i = 0; i < lines.size(); ++i) {
        const auto match = form.match(lines[i]);
        ASSERT_TRUE(match.hasMatch()) << lines[i].toStdString();
        EXPECT_EQ(match.captured(2).toInt(), i);
        EXPECT_TRUE(
            logFiles(QStringLiteral("run")).first().contains(QStringLiteral("/plog-%1_").arg(match.captured(1))));
        const qint64 start = field(lines[i], QStringLiteral("start_us")).toLongLong();
        const qint64 end = field(lines[i], QStringLiteral("end_us")).toLongLong();
        EXPECT_EQ(field(lines[i], QStringLiteral("cost_us")).toLongLong(), end - start);
        EXPECT_LE(field(lines[i], QStringLiteral("sync_us")).toLongLong(), end - start);
        EXPECT_GE(start, previousEnd);
        EXPECT_GT(end, start);
        previousEnd = end;
    }
    EXPECT_TRUE(logFiles(QStringLiteral("debug")).isEmpty());
    EXPECT_FALSE(QDir(path(QStringLiteral("home"))).exists());
}

TEST_F(Workload, DefaultIsACandidateTooAndRecordsItsMode)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    setMode(QStringLiteral("default"));
    const Ended ended = run({QStringLiteral("--steps=2")});
    EXPECT_EQ(said(ended.out, QStringLiteral("streams")), QStringLiteral("1"));
    ASSERT_EQ(steps().size(), 3);
    EXPECT_EQ(field(steps().first(), QStringLiteral("mode")), QStringLiteral("default"));
}

TEST_F(Workload, TheModeDecidesTheStreams)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    setMode(loadBalance2);
    m_environment.insert(QStringLiteral("ASCEND_GLOBAL_LOG_LEVEL"), QStringLiteral("0"));
    ASSERT_EQ(run({QStringLiteral("--steps=2")}).code, 0);
    const QString text = logText(QStringLiteral("debug"));
    EXPECT_TRUE(text.contains(QStringLiteral("root graph: four_branches, total stream num: 2,")));
    EXPECT_TRUE(text.contains(QStringLiteral("graph:four_branches, stream num:2, notify num:0, event num:1.")));
    EXPECT_TRUE(text.contains(QStringLiteral("custom pass GeMsAutotunePass ran")));
    EXPECT_TRUE(text.contains(QStringLiteral("final strategy=LoadBalance")));
    EXPECT_EQ(text.count(QStringLiteral("logic stream id is 0")), 13); // two branches of six and the join
    EXPECT_EQ(text.count(QStringLiteral("logic stream id is 1")), 12);
    EXPECT_EQ(steps(QStringLiteral("debug")).size(), 3); // the copy of the run log
    EXPECT_EQ(steps().size(), 3);
}

TEST_F(Workload, TheOutputsAreTheSameUnderEveryMode)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    QSet<QString> digests;
    QSet<QString> streams;
    for (const char *mode : {"default", "cv", "LoadBalance:1", "LoadBalance:2", "LoadBalance:4", "LoadBalance:64",
             "MainStream:2", "MainStream:3", "WeightedLoadBalance:4"}) {
        setMode(QString::fromLatin1(mode));
        const Ended ended = run({QStringLiteral("--steps=3"), QStringLiteral("--noise=5")});
        ASSERT_EQ(ended.code, 0) << mode;
        digests += said(ended.out, QStringLiteral("digest"));
        streams += said(ended.out, QStringLiteral("streams"));
    }
    EXPECT_EQ(digests.size(), 1);
    EXPECT_TRUE(streams.contains(QStringLiteral("4")));
    EXPECT_NE(said(run({QStringLiteral("--seed=2")}).out, QStringLiteral("digest")), *digests.begin());
}

TEST_F(Workload, AnInvalidModeFailsBeforeTheFirstStep)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    for (const char *mode :
        {"LoadBalance", "LoadBalance:65", "LoadBalance:0", "loadbalance:2", "LoadBalance:4:2", " cv"}) {
        setMode(QString::fromLatin1(mode));
        const Ended ended = run();
        EXPECT_EQ(ended.status, QProcess::NormalExit);
        EXPECT_EQ(ended.code, 1) << mode;
        EXPECT_TRUE(ended.err.contains(QStringLiteral("E10001"))) << ended.err.toStdString();
        EXPECT_TRUE(ended.err.contains(QString::fromLatin1(mode)));
    }
    EXPECT_TRUE(steps().isEmpty());
    EXPECT_TRUE(logText(QStringLiteral("debug")).contains(QStringLiteral("[ERROR] GE(")));
}

TEST_F(Workload, ABrokenPluginIsAnErrorThatNamesIt)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    const QString broken = path(QStringLiteral("broken.txt"));
    QFile file(broken);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("not a library");
    file.close();
    installPass(QStringLiteral("zzz"), broken, QStringLiteral("libbroken.so"));
    const Ended ended = run();
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("E13029")));
    EXPECT_TRUE(ended.err.contains(QStringLiteral("zzz/custom_fusion_passes/libbroken.so")));
    EXPECT_TRUE(ended.err.contains(QStringLiteral("file too short")) || ended.err.contains(QStringLiteral("ELF")));
}

TEST_F(Workload, OnlyFilesCalledSomethingDotSoAreLoaded)
{
    const QString broken = path(QStringLiteral("broken.txt"));
    QFile file(broken);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.close();
    for (const char *name : {"README", "lib.so.1", "x.so.bak", ".so"})
        installPass(QStringLiteral("a"), broken, QString::fromLatin1(name));
    ASSERT_TRUE(QDir().mkpath(path(QStringLiteral("opp/vendors/a/custom_fusion_passes/deeper.so"))));
    EXPECT_EQ(run({QStringLiteral("--steps=0")}).code, 0);
}

TEST_F(Workload, VendorsAreLoadedInAlphabeticOrder)
{
    m_environment.insert(QStringLiteral("TEST_PASS_MODE"), QStringLiteral("MainStream:3"));
    setMode(loadBalance2);
    installPass(QStringLiteral("ge_ms_autotune"));
    installPass(QStringLiteral("aaa"), otherPass());
    EXPECT_EQ(said(run({QStringLiteral("--steps=0")}).out, QStringLiteral("mode")), loadBalance2);
    installPass(QStringLiteral("zzz"), otherPass());
    EXPECT_EQ(said(run({QStringLiteral("--steps=0")}).out, QStringLiteral("mode")), QStringLiteral("MainStream:3"));
}

TEST_F(Workload, FilesOfAVendorAreLoadedInAlphabeticOrder)
{
    m_environment.insert(QStringLiteral("TEST_PASS_MODE"), QStringLiteral("MainStream:3"));
    setMode(loadBalance2);
    installPass(QStringLiteral("v"), tuningPass(), QStringLiteral("b.so"));
    installPass(QStringLiteral("v"), otherPass(), QStringLiteral("a.so"));
    EXPECT_EQ(said(run({QStringLiteral("--steps=0")}).out, QStringLiteral("mode")), loadBalance2);
    installPass(QStringLiteral("v"), otherPass(), QStringLiteral("c.so"));
    EXPECT_EQ(said(run({QStringLiteral("--steps=0")}).out, QStringLiteral("mode")), QStringLiteral("MainStream:3"));
}

TEST_F(Workload, APassThatFailsIsAnErrorWithItsMessage)
{
    installPass(QStringLiteral("other"), otherPass());
    m_environment.insert(QStringLiteral("TEST_PASS_ERROR"), QStringLiteral("the reason of the pass"));
    const Ended ended = run();
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("E13028")));
    EXPECT_TRUE(ended.err.contains(QStringLiteral("OtherPass")));
    EXPECT_TRUE(ended.err.contains(QStringLiteral("the reason of the pass")));
}

TEST_F(Workload, TheOppFolderIsBelowTheHomeOfCannIfNothingElseIsSaid)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    setMode(loadBalance2);
    m_environment.remove(QStringLiteral("ASCEND_OPP_PATH"));
    m_environment.insert(QStringLiteral("ASCEND_HOME_PATH"), path(QString()));
    EXPECT_EQ(said(run({QStringLiteral("--steps=0")}).out, QStringLiteral("mode")), loadBalance2);
}

TEST_F(Workload, TheLogGoesToTheWorkPathOrHome)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    setMode(loadBalance2);
    m_environment.remove(QStringLiteral("ASCEND_PROCESS_LOG_PATH"));
    ASSERT_EQ(run({QStringLiteral("--instant")}).code, 0);
    EXPECT_EQ(QDir(path(QStringLiteral("home/ascend/log/run/plog"))).entryList(QDir::Files).size(), 1);
    m_environment.insert(QStringLiteral("ASCEND_WORK_PATH"), path(QStringLiteral("work")));
    ASSERT_EQ(run({QStringLiteral("--instant")}).code, 0);
    EXPECT_EQ(QDir(path(QStringLiteral("work/log/run/plog"))).entryList(QDir::Files).size(), 1);
}

TEST_F(Workload, TheLogCanGoToStdout)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    setMode(loadBalance2);
    m_environment.insert(QStringLiteral("ASCEND_SLOG_PRINT_TO_STDOUT"), QStringLiteral("1"));
    m_environment.insert(QStringLiteral("ASCEND_GLOBAL_LOG_LEVEL"), QStringLiteral("1"));
    EXPECT_EQ(run({QStringLiteral("--instant")}).out.count(QStringLiteral("[GE_MS_TUNE][STEP]")), 13);
    m_environment.insert(QStringLiteral("ASCEND_LOG_PRINT_TO_STDOUT"), QStringLiteral("1"));
    EXPECT_EQ(run({QStringLiteral("--instant")}).out.count(QStringLiteral("[GE_MS_TUNE][STEP]")), 26);
    EXPECT_FALSE(QDir(path(QStringLiteral("log"))).exists());
}

TEST_F(Workload, RunsAGraphFromADump)
{
    installPass(QStringLiteral("ge_ms_autotune"));
    setMode(loadBalance2);
    QFile dump(path(QStringLiteral("ge_proto_00000001_graph_1_Build.txt")));
    ASSERT_TRUE(dump.open(QIODevice::WriteOnly));
    dump.write(R"(graph {
  name: "tiny"
  op { name: "x" type: "Data" stream_id: -1 }
  op { name: "a" type: "Relu" input: "x:0" id: 1 }
  op { name: "b" type: "Abs" input: "x:0" id: 2 }
  op { name: "out" type: "NetOutput" input: "a:0" input: "b:0" id: 3 stream_id: -1 }
})");
    dump.close();
    const Ended ended = run({QStringLiteral("--graph"), dump.fileName()});
    ASSERT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_EQ(said(ended.out, QStringLiteral("graph")), QStringLiteral("tiny"));
    EXPECT_EQ(said(ended.out, QStringLiteral("streams")), QStringLiteral("2"));
    const Ended missing = run({QStringLiteral("--graph"), path(QStringLiteral("none.txt"))});
    EXPECT_EQ(missing.code, 1);
    EXPECT_TRUE(missing.err.contains(QStringLiteral("none.txt")));
}

TEST_F(Workload, BadUsage)
{
    const Ended ended = run({QStringLiteral("--nonsense")});
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("--nonsense")));
    EXPECT_EQ(run({QStringLiteral("--help")}).code, 0);
}
