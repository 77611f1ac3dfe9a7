// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// `tributary-cli tune --mode offline` as a whole: the sample workload is the compiler and the program on the target,
// which is this machine behind a real sshd.
#include "ssh/offline_fixture.h"

#include <csignal>

using namespace tributary;
using namespace tributary::testing;

namespace
{

QStringList notesOf(const QJsonObject &summary)
{
    QStringList notes;
    for (const QJsonValue &trial : summary[QStringLiteral("trials")].toArray()) {
        for (const QJsonValue &note : trial[QStringLiteral("notes")].toArray())
            notes << note.toString();
    }
    return notes;
}

QStringList findingsOf(const QJsonObject &summary)
{
    QStringList codes;
    for (const QJsonValue &finding : summary[QStringLiteral("findings")].toArray())
        codes << finding[QStringLiteral("code")].toString();
    return codes;
}

} // namespace

TEST_F(OfflineTest, AWholeRunEndsInARecommendation)
{
    const CliEnd ended = offline({QStringLiteral("--repeat"), QStringLiteral("2")});
    ASSERT_EQ(ended.code, 0) << ended.out.toStdString() << ended.err.toStdString() << m_server->log().toStdString();
    const QJsonObject result = summary();
    EXPECT_EQ(result[QStringLiteral("mode")].toString(), QStringLiteral("offline"));
    EXPECT_EQ(result[QStringLiteral("compile_command")].toString(), compiler());
    EXPECT_EQ(result[QStringLiteral("target_host")].toString(), QStringLiteral("127.0.0.1"));
    EXPECT_EQ(result[QStringLiteral("command")].toString(), workload(QStringLiteral("--om {om} --instant")));
    EXPECT_TRUE(result[QStringLiteral("recommended")].isString());
    EXPECT_EQ(validTrials(result), 6);
    EXPECT_EQ(result[QStringLiteral("trials")][0][QStringLiteral("model_digest")].toString(),
        fileHash(path(QStringLiteral("out/om/model_default.om"))));
    for (const char *name : {"out/om/model_default.om", "out/om/model_LoadBalance2.om", "out/om/compile_default.log",
             "out/target_prepare.log", "out/target_upload.log", "out/target_cleanup.log",
             "out/trial_000_default_r1/stdout.log", "out/trial_000_default_r1/steps.csv",
             "out/trial_000_default_r1/fetch_plog.log", "out/trial_000_default_r1/plog/run"})
        EXPECT_TRUE(exists(name)) << name;
    EXPECT_FALSE(QFileInfo::exists(workdir())) << "cleaned up";
    for (const char *words : {"compiled: default", "compiled: MainStream:2", "connected to ", "uploaded: ",
             "cleaned up on ", "Reproduce, compile here: GE_AUTO_MULTISTREAM_PARALLEL_MODE=", "Reproduce, run on "})
        EXPECT_TRUE(ended.out.contains(QLatin1String(words))) << words << "\n" << ended.out.toStdString();
}

TEST_F(OfflineTest, EventsTellThePhasesInTheirOrder)
{
    QStringList words =
        arguments(compiler(), {QStringLiteral("--json"), QStringLiteral("--configs"), QStringLiteral("default")});
    words.removeAll(QStringLiteral("--skip-preflight"));
    const CliEnd ended = cli(words);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("CANN"))) << ended.err.toStdString();
    EXPECT_FALSE(ended.err.contains(QStringLiteral("npu-smi"))) << "the NPU is not here";
    ASSERT_EQ(ended.code, 0) << ended.err.toStdString();
    QStringList told;
    for (const QString &line : ended.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QJsonObject event = QJsonDocument::fromJson(line.toUtf8()).object();
        ASSERT_FALSE(event.isEmpty()) << line.toStdString();
        const bool isPhase = event[QStringLiteral("event")].toString() == QLatin1String("phase");
        if (isPhase && event[QStringLiteral("state")].toString() == QLatin1String("done"))
            told << event[QStringLiteral("phase")].toString();
    }
    EXPECT_EQ(
        told.join(QLatin1Char(' ')), QStringLiteral("connect check compile connect prepare upload run fetch clean_up"));
}

TEST_F(OfflineTest, ACandidateThatDoesNotCompileEndsTheRunBeforeAnythingIsUploaded)
{
    const CliEnd ended = offline({}, compiler(QStringLiteral("--exit-code 3 --only-mode MainStream:2")));
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("MainStream:2 did not compile: exit code 3")))
        << ended.err.toStdString();
    EXPECT_TRUE(ended.err.contains(QStringLiteral("om/compile_MainStream2.log")));
    EXPECT_TRUE(ended.err.contains(QStringLiteral("the model cannot be compiled"))) << "the last lines of the log";
    EXPECT_TRUE(trialFolders().isEmpty());
    EXPECT_FALSE(exists("out/target_prepare.log")) << "the target was looked at, and no more";
}

TEST_F(OfflineTest, KeepGoingLeavesThatCandidateOut)
{
    const CliEnd ended =
        offline({QStringLiteral("--keep-going")}, compiler(QStringLiteral("--exit-code 3 --only-mode MainStream:2")));
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    const QJsonObject result = summary();
    EXPECT_EQ(codesOf(result, QStringLiteral("MainStream:2")).join(QLatin1Char(' ')), QStringLiteral("launch_failed"));
    EXPECT_TRUE(entryOf(result, QStringLiteral("MainStream:2"))[QStringLiteral("reasons")][0].toString().contains(
        QStringLiteral("MainStream:2 did not compile: exit code 3")));
    EXPECT_FALSE(ended.out.contains(QStringLiteral("exit=127"))) << "it did not run";
    EXPECT_EQ(validTrials(result), 2);
}

TEST_F(OfflineTest, ACompileCommandThatWasWrongIsCorrectedInResume)
{
    CliEnd ended = offline({}, QStringLiteral("no-such-compiler {om}"));
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("the program no-such-compiler could not be started")))
        << ended.err.toStdString();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("--compile-command"))) << ended.out.toStdString();
    ended = cli({QStringLiteral("resume"), QStringLiteral("out"), QStringLiteral("--accept-new-host-key"),
        QStringLiteral("--compile-command"), compiler()});
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_EQ(validTrials(summary()), 3);
}

TEST_F(OfflineTest, KeepGoingEndsWithoutTheBaseline)
{
    const CliEnd ended =
        offline({QStringLiteral("--keep-going")}, compiler(QStringLiteral("--exit-code 3 --only-mode default")));
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("nothing can be compared"))) << ended.err.toStdString();
    EXPECT_FALSE(ended.out.contains(QStringLiteral("nothing to change"))) << ended.out.toStdString();
}

TEST_F(OfflineTest, ARunWithoutABaselineHasNoResult)
{
    writeTarget(doing(QStringLiteral("case $* in *model_default*) exit 1;; esac;")));
    const CliEnd ended = offline();
    EXPECT_EQ(ended.code, 1);
    EXPECT_EQ(validTrials(summary()), 2);
    EXPECT_FALSE(ended.out.contains(QStringLiteral("nothing to change"))) << ended.out.toStdString();
}

TEST_F(OfflineTest, AnEmptyModelDidNotCompile)
{
    const CliEnd ended = offline({}, QStringLiteral("sh -c ': > \"$0\"' {om}"));
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("is empty"))) << ended.err.toStdString();
}

TEST_F(OfflineTest, ModelsAreReusedWhenAskedFor)
{
    const QStringList folder {QStringLiteral("--om-dir"), QStringLiteral("models")};
    ASSERT_EQ(offline(folder).code, 0);
    const QString model = path(QStringLiteral("models/model_LoadBalance2.om"));
    const QByteArray before = fileState(model);
    ASSERT_FALSE(before.isEmpty());
    const QStringList second = folder + QStringList {QStringLiteral("--output-dir"), QStringLiteral("out2")};
    CliEnd ended = offline(second + QStringList {QStringLiteral("--reuse-om")});
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_EQ(fileState(model), before);
    EXPECT_TRUE(ended.out.contains(QStringLiteral("made in the same way before"))) << ended.out.toStdString();
    ended = offline(folder + QStringList {QStringLiteral("--output-dir"), QStringLiteral("out3")});
    EXPECT_EQ(ended.code, 0);
    EXPECT_NE(fileState(model), before);
    EXPECT_TRUE(ended.out.contains(QStringLiteral("--reuse-om takes them"))) << ended.out.toStdString();
}

TEST_F(OfflineTest, IdenticalModelsAreSaid)
{
    // A compiler that makes the same of both candidates, as GE does of a small graph.
    const QString compile = script(QStringLiteral("atc.sh"),
                                "case $GE_AUTO_MULTISTREAM_PARALLEL_MODE in MainStream:2) "
                                "export GE_AUTO_MULTISTREAM_PARALLEL_MODE=LoadBalance:2;; esac\nexec \"$@\"\n")
        + QLatin1Char(' ') + compiler();
    const CliEnd ended = offline({}, compile);
    EXPECT_TRUE(findingsOf(summary()).contains(QStringLiteral("same_model")));
    EXPECT_TRUE(ended.out.contains(QStringLiteral("LoadBalance:2 = MainStream:2"))) << ended.out.toStdString();
}

TEST_F(OfflineTest, LogsThatCannotBeFetchedCostTheirTrialOnly)
{
    // A file in the place of the folder of the logs.
    writeTarget(doing(QStringLiteral("case $* in *model_MainStream2*) \"$@\"; rm -rf \"$ASCEND_PROCESS_LOG_PATH\"; "
                                     ": > \"$ASCEND_PROCESS_LOG_PATH\"; exit;; esac;")));
    const CliEnd ended = offline();
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    const QJsonObject result = summary();
    EXPECT_EQ(codesOf(result, QStringLiteral("MainStream:2")).join(QLatin1Char(' ')), QStringLiteral("fetch_failed"));
    EXPECT_EQ(validTrials(result), 2);
}

TEST_F(OfflineTest, ATrialThatLosesTheConnectionIsRunAgain)
{
    writeTarget(hangingOnce());
    QProcess process;
    start(process, arguments(compiler()));
    ASSERT_TRUE(waitUntil([this] { return hasStarted(); }));
    m_server->kill();
    ASSERT_TRUE(m_server->restart());
    const CliEnd ended = end(process);
    ASSERT_EQ(ended.code, 0) << ended.out.toStdString() << ended.err.toStdString();
    EXPECT_EQ(validTrials(summary()), 3);
    EXPECT_TRUE(
        notesOf(summary()).contains(QStringLiteral("the connection was lost 1 time(s); the trial was run again")));
    EXPECT_TRUE(ended.out.contains(QStringLiteral("again"))) << ended.out.toStdString();
    EXPECT_FALSE(isRunning(content(QStringLiteral("started")).trimmed().toLongLong())) << "ended on the target";
    EXPECT_FALSE(QFileInfo::exists(workdir()));
}

TEST_F(OfflineTest, AConnectionThatIsGoneForGoodStopsTheRunAndResumeGoesOn)
{
    writeTarget(hangingOnce());
    QProcess process;
    start(process, arguments(compiler()));
    ASSERT_TRUE(waitUntil([this] { return hasStarted(); }));
    m_server->kill();
    const QString keys = m_server->path(QStringLiteral("authorized/")) + test::Sshd::user();
    ASSERT_TRUE(QFile::rename(keys, keys + QStringLiteral(".away")));
    ASSERT_TRUE(m_server->restart()); // and lets nobody in
    CliEnd ended = end(process);
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("gone for good"))) << ended.err.toStdString();
    EXPECT_TRUE(ended.out.contains(QStringLiteral("tributary-cli resume"))) << ended.out.toStdString();
    EXPECT_EQ(content(QStringLiteral("out/journal.jsonl")).count("\"type\":\"trial\""), 0);

    ASSERT_TRUE(QFile::rename(keys + QStringLiteral(".away"), keys));
    const QByteArray model = fileState(path(QStringLiteral("out/om/model_default.om")));
    ended = resume();
    EXPECT_EQ(ended.code, 0) << ended.out.toStdString() << ended.err.toStdString();
    EXPECT_EQ(fileState(path(QStringLiteral("out/om/model_default.om"))), model) << "not compiled again";
    EXPECT_EQ(validTrials(summary()), 3);
    EXPECT_FALSE(QFileInfo::exists(workdir())) << "what the first part left is removed too";
}

TEST_F(OfflineTest, TwoInterruptsEndTheTrialOnTheTarget)
{
    writeTarget(hangingOnce());
    QProcess process;
    start(process, arguments(compiler()));
    ASSERT_TRUE(waitUntil([this] { return hasStarted(); }));
    ::kill(pid_t(process.processId()), SIGINT);
    ::kill(pid_t(process.processId()), SIGTERM); // counts as the second: two SIGINT may become one
    CliEnd ended = end(process);
    EXPECT_EQ(ended.code, 130) << ended.err.toStdString();
    EXPECT_FALSE(isRunning(content(QStringLiteral("started")).trimmed().toLongLong()));
    EXPECT_FALSE(QFileInfo::exists(workdir())) << "cleaned up after a stop";
    ended = resume();
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_EQ(validTrials(summary()), 3);
}

TEST_F(OfflineTest, OneInterruptEndsTheCompileStage)
{
    QProcess process;
    start(process, arguments(compiler(QStringLiteral("--hang"))));
    ASSERT_TRUE(waitUntil([this] { return exists("out/om/compile_default.log"); }));
    ::kill(pid_t(process.processId()), SIGINT);
    const CliEnd ended = end(process);
    EXPECT_EQ(ended.code, 130) << ended.err.toStdString();
    EXPECT_TRUE(trialFolders().isEmpty());
    EXPECT_FALSE(exists("out/target_prepare.log")) << "the target was looked at, and no more";
}

TEST_F(OfflineTest, ACompileThatTakesTooLongIsNamed)
{
    const CliEnd ended =
        offline({QStringLiteral("--timeout"), QStringLiteral("1")}, compiler(QStringLiteral("--hang")));
    EXPECT_EQ(ended.code, 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("within 1 seconds"))) << ended.err.toStdString();
}

TEST_F(OfflineTest, TheWorkFolderStaysIfAskedFor)
{
    const CliEnd ended = offline({QStringLiteral("--keep-remote")});
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_TRUE(QFileInfo::exists(workdir() + QStringLiteral("/om/model_LoadBalance2.om")));
    EXPECT_EQ(fileHash(workdir() + QStringLiteral("/om/model_LoadBalance2.om")),
        fileHash(path(QStringLiteral("out/om/model_LoadBalance2.om"))));
}

TEST_F(OfflineTest, OutputFilesAreFetchedAndCompared)
{
    const QString output = path(QStringLiteral("result.bin"));
    writeTarget(doing(QStringLiteral(
        "case $* in *model_MainStream2*) printf BBBB;; *) printf AAAA;; esac > new; mv new result.bin;")));
    const CliEnd ended = offline({QStringLiteral("--check-file"), output});
    EXPECT_EQ(content(QStringLiteral("out/trial_000_default_r1/output/0")), "AAAA") << ended.err.toStdString();
    const QJsonObject result = summary();
    EXPECT_TRUE(entryOf(result, QStringLiteral("MainStream:2"))[QStringLiteral("output_differs")].toBool());
    EXPECT_FALSE(entryOf(result, QStringLiteral("LoadBalance:2"))[QStringLiteral("output_differs")].toBool());
}

TEST_F(OfflineTest, MistakesOfTheCommandLineAreNamed)
{
    const auto complaint = [this](const QStringList &more, const QString &compile = compiler()) {
        const CliEnd ended = offline(more, compile);
        EXPECT_EQ(ended.code, 2) << ended.err.toStdString();
        EXPECT_FALSE(exists("out"));
        return ended.err;
    };
    EXPECT_TRUE(complaint({}, workload(QStringLiteral("--compile-to x.om"))).contains(QStringLiteral("{om_prefix}")));
    EXPECT_TRUE(
        complaint({QStringLiteral("--target"), QStringLiteral("nowhere.json")}).contains(QStringLiteral("nowhere")));
    EXPECT_TRUE(
        complaint({QStringLiteral("--compile-jobs"), QStringLiteral("0")}).contains(QStringLiteral("compile-jobs")));
    EXPECT_TRUE(
        complaint({QStringLiteral("--run-command"), QStringLiteral("x")}).contains(QStringLiteral("run_command")));
    EXPECT_TRUE(
        complaint({QStringLiteral("--mode"), QStringLiteral("online")}).contains(QStringLiteral("--mode offline")));
    EXPECT_TRUE(
        complaint({QStringLiteral("--mode"), QStringLiteral("x")}).contains(QStringLiteral("online or offline")));
    EXPECT_TRUE(complaint({QStringLiteral("--env"), QStringLiteral("a-b=1")}).contains(QStringLiteral("a-b")));
    writeTarget(workload(QStringLiteral("--om model.om")));
    EXPECT_TRUE(complaint({}).contains(QStringLiteral("{om}")));
}
