// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// `tributary-cli tune` with the sample workload: what it leaves and what it answers.
#include "cli_fixture.h"

#include "base/files.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

using namespace tributary;
using namespace tributary::testing;

namespace
{

const QStringList shortRun {QStringLiteral("--configs"), QStringLiteral("LoadBalance:2,MainStream:4"),
    QStringLiteral("--repeat"), QStringLiteral("2")};
const QStringList onlyDefault {
    QStringLiteral("--configs"), QStringLiteral("default"), QStringLiteral("--repeat"), QStringLiteral("1")};

} // namespace

TEST_F(CliTest, TheResultFolderHoldsWhatIsPromised)
{
    const CliEnd ended = tune(workload(QStringLiteral("--instant")), shortRun);
    ASSERT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_EQ(trialFolders(),
        (QStringList {QStringLiteral("trial_000_default_r1"), QStringLiteral("trial_001_LoadBalance2_r1"),
            QStringLiteral("trial_002_MainStream4_r1"), QStringLiteral("trial_003_MainStream4_r2"),
            QStringLiteral("trial_004_LoadBalance2_r2"), QStringLiteral("trial_005_default_r2")}));
    for (const QString &name : trialFolders()) {
        const QString trial = QStringLiteral("out/") + name;
        EXPECT_TRUE(content(trial + QStringLiteral("/stdout.log")).contains("digest=")) << name.toStdString();
        EXPECT_TRUE(QFileInfo(path(trial + QStringLiteral("/plog/run/plog"))).isDir());
        const QList<QByteArray> lines = content(trial + QStringLiteral("/steps.csv")).split('\n');
        EXPECT_TRUE(lines[0].startsWith("execution,api,mode,step,start_us,end_us,cost_us,sync_us,ret,sync_ret,"));
        EXPECT_EQ(lines.size(), 1 + 13 + 1) << "a header, the warm-up, 12 steps, nothing behind the last line end";
    }
    const QList<QByteArray> table = content(QStringLiteral("out/summary.csv")).split('\n');
    EXPECT_TRUE(
        table[0].startsWith("config,trials,valid_trials,steps,mean_us,median_us,p90_us,cv,speedup,verdict,reasons,"));
    ASSERT_EQ(table.size(), 1 + 3 + 1);
    for (int row = 1; row <= 3; ++row) {
        const QList<QByteArray> cells = table[row].split(',');
        EXPECT_EQ(cells[1], "2");
        EXPECT_EQ(cells[3], "24");
        EXPECT_EQ(cells[5].size() - cells[5].indexOf('.'), 1 + 2) << "microseconds have two decimals";
        EXPECT_EQ(cells[8], "1.0000");
    }
    const QJsonObject json = summary();
    for (const char *field : {"mode", "command", "compile_command", "target_host", "repeat", "drop_first", "min_steps",
             "configs", "summaries", "recommended", "trials"})
        EXPECT_TRUE(json.contains(QLatin1String(field))) << field;
    EXPECT_EQ(json[QStringLiteral("recommended")].toString(), QStringLiteral("default"));
    ASSERT_EQ(json[QStringLiteral("trials")].toArray().size(), 6);
    for (const char *field : {"config", "repeat", "exit_code", "wall_seconds", "step_count", "main_graph", "valid",
             "reasons", "reason_codes"})
        EXPECT_TRUE(json[QStringLiteral("trials")][0].toObject().contains(QLatin1String(field))) << field;
    EXPECT_EQ(content(QStringLiteral("out/journal.jsonl")).count('\n'), 1 + 6);
}

TEST_F(CliTest, EveryMisbehaviourHasItsReasonAndTheOthersAreStillRanked)
{
    struct Case {
        const char *options;
        const char *code;
    };
    constexpr Case cases[] = {{"--exit-code 3", "exit_code"}, {"--crash", "exit_code"},
        {"--wrong-mode cv", "mode_mismatch"}, {"--overlap", "overlap"}, {"--missing-field cost_us", "malformed_log"},
        {"--bad-integer start_us", "malformed_log"}, {"--cut-line", "malformed_log"}, {"--ret 7", "nonzero_ret"},
        {"--no-steps", "no_steps"}};
    for (const Case &bad : cases) {
        const QString options = QStringLiteral("--instant --only-mode LoadBalance:2 ") + QLatin1String(bad.options);
        const CliEnd ended = tune(workload(options), shortRun + QStringList {QStringLiteral("--quiet")});
        EXPECT_EQ(ended.code, 0) << bad.options;
        const QJsonObject json = summary();
        EXPECT_GE(codesOf(json, QStringLiteral("LoadBalance:2")).count(QLatin1String(bad.code)), 2) << bad.options;
        EXPECT_EQ(entryOf(json, QStringLiteral("LoadBalance:2"))[QStringLiteral("valid_trials")].toInt(-1), 0);
        for (const char *good : {"default", "MainStream:4"}) {
            EXPECT_EQ(entryOf(json, QLatin1String(good))[QStringLiteral("valid_trials")].toInt(), 2) << bad.options;
            EXPECT_EQ(codesOf(json, QLatin1String(good)), QStringList()) << bad.options;
        }
        EXPECT_NE(json[QStringLiteral("recommended")].toString(), QStringLiteral("LoadBalance:2"));
        ASSERT_TRUE(QDir(path(QStringLiteral("out"))).removeRecursively());
    }
}

TEST_F(CliTest, NoValidDataIsExitCodeOne)
{
    EXPECT_EQ(tune(workload(QStringLiteral("--instant --steps 3")), onlyDefault).code, 1);
    EXPECT_EQ(codesOf(summary(), QStringLiteral("default")), QStringList {QStringLiteral("too_few_steps")});
    EXPECT_TRUE(summary()[QStringLiteral("recommended")].isNull());
}

TEST_F(CliTest, AMainObjectThatIsNotThereIsSaid)
{
    EXPECT_EQ(tune(workload(QStringLiteral("--instant")),
                  onlyDefault + QStringList {QStringLiteral("--main-graph"), QStringLiteral("model:99")})
                  .code,
        1);
    EXPECT_EQ(codesOf(summary(), QStringLiteral("default")), QStringList {QStringLiteral("main_object_missing")});
}

TEST_F(CliTest, AProgramThatIsNotThereIsALaunchFailure)
{
    EXPECT_EQ(tune(QStringLiteral("no-such-program-x --steps 3"), onlyDefault).code, 1);
    EXPECT_EQ(codesOf(summary(), QStringLiteral("default")), QStringList {QStringLiteral("launch_failed")});
}

TEST_F(CliTest, AHangingWorkloadTimesOutAndItsChildrenAreGone)
{
    const CliEnd ended = tune(workload(QStringLiteral("--instant --hang --only-mode LoadBalance:2")),
        {QStringLiteral("--configs"), QStringLiteral("LoadBalance:2"), QStringLiteral("--repeat"), QStringLiteral("1"),
            QStringLiteral("--timeout"), QStringLiteral("1")});
    EXPECT_EQ(ended.code, 0) << "default has valid data";
    EXPECT_TRUE(codesOf(summary(), QStringLiteral("LoadBalance:2")).contains(QStringLiteral("timeout")));
    const QByteArray log = content(QStringLiteral("out/trial_001_LoadBalance2_r1/stdout.log"));
    const qsizetype at = log.indexOf("child=");
    ASSERT_GT(at, 0) << log.constData();
    EXPECT_FALSE(isRunning(log.mid(at + 6).trimmed().split('\n').first().toLongLong()));
}

TEST_F(CliTest, ADifferentDigestIsNeverRecommended)
{
    const QStringList check {
        QStringLiteral("--check-output"), QStringLiteral("digest=(\\S+)"), QStringLiteral("--quiet")};
    const CliEnd ended =
        tune(workload(QStringLiteral("--instant --only-mode LoadBalance:2 --different-digest")), shortRun + check);
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(codesOf(summary(), QStringLiteral("MainStream:4")), QStringList());
    EXPECT_TRUE(entryOf(summary(), QStringLiteral("LoadBalance:2"))[QStringLiteral("output_differs")].toBool());
    EXPECT_NE(summary()[QStringLiteral("recommended")].toString(), QStringLiteral("LoadBalance:2"));
}

// The file of the candidate before must not stand in for one that a candidate does not write.
TEST_F(CliTest, AnOutputFileThatIsNotWrittenOrDiffersIsMarked)
{
    const QString command = script(QStringLiteral("w.sh"),
        QByteArray("case $GE_AUTO_MULTISTREAM_PARALLEL_MODE in LoadBalance:2) ;;\n"
                   "MainStream:4) printf 'AAAABBBC' > data.bin ;;\n*) printf 'AAAABBBB' > data.bin ;; esac\n"
                   "exec ")
            + workload(QStringLiteral("--instant")).toUtf8() + '\n');
    const CliEnd ended = tune(command,
        {QStringLiteral("--configs"), QStringLiteral("LoadBalance:2,cv,MainStream:4"), QStringLiteral("--repeat"),
            QStringLiteral("1"), QStringLiteral("--check-file"), QStringLiteral("data.bin")});
    EXPECT_EQ(ended.code, 0) << ended.err.toStdString();
    const auto differs = [json = summary()](const char *name) {
        return entryOf(json, QLatin1String(name))[QStringLiteral("output_differs")].toBool();
    };
    EXPECT_TRUE(differs("LoadBalance:2"));
    EXPECT_TRUE(differs("MainStream:4"));
    EXPECT_FALSE(differs("cv"));
    EXPECT_TRUE(ended.out.contains(QStringLiteral("did not write")));
}

TEST_F(CliTest, JsonEventsComeInOrderAndNothingElse)
{
    // A character of three bytes is cut between two writes.
    const QString command = script(QStringLiteral("w.sh"),
        "printf '\\344\\270'; sleep 0.2; printf '\\255\\n'; exec " + workload(QStringLiteral("--instant")).toUtf8()
            + '\n');
    const CliEnd ended = tune(command, onlyDefault + QStringList {QStringLiteral("--json")});
    ASSERT_EQ(ended.code, 0) << ended.err.toStdString();
    QStringList events;
    QString output;
    for (const QString &line : ended.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const QJsonObject event = QJsonDocument::fromJson(line.toUtf8()).object();
        ASSERT_FALSE(event.isEmpty()) << line.toStdString();
        EXPECT_TRUE(event.contains(QStringLiteral("time")));
        const QString name = event[QStringLiteral("event")].toString();
        if (name == QLatin1String("output"))
            output += event[QStringLiteral("text")].toString();
        else
            events << name;
    }
    EXPECT_EQ(events,
        (QStringList {QStringLiteral("run_started"), QStringLiteral("trial_started"), QStringLiteral("trial_finished"),
            QStringLiteral("progress"), QStringLiteral("run_ended")}));
    EXPECT_TRUE(output.startsWith(QStringLiteral("\u4e2d\n"))) << output.toStdString();
}

TEST_F(CliTest, BadUsageNamesTheOptionAndLeavesNothing)
{
    struct Case {
        const char *option;
        const char *value;
    };
    constexpr Case cases[] = {{"streams", "0"}, {"streams", "65"}, {"streams", "2,x"}, {"streams", ""},
        {"strategies", "Foo"}, {"strategies", ""}, {"configs", "nope"}, {"configs", ""}, {"repeat", "0"},
        {"repeat", "1000000000"}, {"repeat", "1e3"}, {"confirm-rounds", "0"}, {"drop-first", "-1"}, {"min-steps", "0"},
        {"main-graph", "zz"}, {"timeout", "-1"}, {"timeout", "99999999999"}, {"plan", "x"}, {"order", "x"},
        {"seed", "-1"}, {"delta", "nan"}, {"main-process", "0"}, {"check-type", "int"}, {"rel-tol", "x"},
        {"abs-tol", "inf"}, {"env", "novalue"}, {"env", "=x"}, {"speed", "0"}, {"mode", "elsewhere"},
        {"working-dir", "nowhere"}, {"output-dir", ""}};
    for (const Case &bad : cases) {
        const CliEnd ended = tune(workload(QStringLiteral("--instant")),
            {QStringLiteral("--") + QLatin1String(bad.option), QLatin1String(bad.value)});
        EXPECT_EQ(ended.code, 2) << bad.option << ' ' << bad.value;
        EXPECT_TRUE(ended.err.contains(QStringLiteral("--") + QLatin1String(bad.option))) << ended.err.toStdString();
        EXPECT_EQ(ended.out, QString());
        EXPECT_FALSE(QFileInfo::exists(path(QStringLiteral("out")))) << bad.option;
    }
    for (const QStringList &arguments : {QStringList {QStringLiteral("paint")}, {}, {QStringLiteral("show")},
             {QStringLiteral("show"), QStringLiteral("a"), QStringLiteral("b")},
             {QStringLiteral("resume"), QStringLiteral("nowhere")}, {QStringLiteral("tune"), QStringLiteral("--nope")},
             {QStringLiteral("tune"), QStringLiteral("resume")}, {QStringLiteral("tune")},
             {QStringLiteral("tune"), QStringLiteral("--run-command"), QStringLiteral("a 'b")}})
        EXPECT_EQ(cli(arguments).code, 2) << arguments.join(QLatin1Char(' ')).toStdString();
    EXPECT_TRUE(cli({QStringLiteral("paint")}).err.contains(QStringLiteral("\"paint\"")));
}

TEST_F(CliTest, ControlAndNoControlExcludeEachOther)
{
    const CliEnd ended =
        tune(workload(QStringLiteral("--instant")), {QStringLiteral("--control"), QStringLiteral("--no-control")});
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("--control and --no-control exclude each other")))
        << ended.err.toStdString();
    EXPECT_FALSE(QFileInfo::exists(path(QStringLiteral("out"))));
}

TEST_F(CliTest, TheOutputFolderMustBeNewOrEmpty)
{
    ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("out")), "mine"));
    EXPECT_EQ(tune(workload(QStringLiteral("--instant")), onlyDefault).code, 2);
    EXPECT_EQ(content(QStringLiteral("out")), "mine");
    ASSERT_TRUE(QFile::remove(path(QStringLiteral("out"))));
    ASSERT_TRUE(makeFolder(path(QStringLiteral("out"))));
    ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("out/.hidden")), "mine"));
    const CliEnd ended = tune(workload(QStringLiteral("--instant")), onlyDefault);
    EXPECT_EQ(ended.code, 2);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("not empty")));
    EXPECT_EQ(
        QDir(path(QStringLiteral("out"))).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 1);
}

TEST_F(CliTest, TheSecondRunOnADeviceIsRefused)
{
    QProcess first;
    start(first,
        QStringList {QStringLiteral("tune"), QStringLiteral("--output-dir"), QStringLiteral("first"),
            QStringLiteral("--run-command"), workload(QStringLiteral("--instant --hang"))}
            + onlyDefault);
    ASSERT_TRUE(waitUntil([this] { return !trialFolders(QStringLiteral("first")).isEmpty(); }));
    const CliEnd second =
        cli(QStringList {QStringLiteral("tune"), QStringLiteral("--output-dir"), QStringLiteral("out"),
                QStringLiteral("--run-command"), workload(QStringLiteral("--instant"))}
            + onlyDefault);
    EXPECT_EQ(second.code, 1);
    const QString error = second.err.mid(second.err.indexOf(QStringLiteral("error:")));
    EXPECT_TRUE(error.contains(QString::number(first.processId()))) << error.toStdString();
    EXPECT_TRUE(error.contains(path(QStringLiteral("first")))) << error.toStdString();
    EXPECT_FALSE(QFileInfo::exists(path(QStringLiteral("out"))));
    EXPECT_EQ(cli({QStringLiteral("resume"), QStringLiteral("first"), QStringLiteral("--skip-preflight")}).code, 2)
        << "the journal has one writer";
    first.terminate();
    EXPECT_EQ(end(first).code, 130);
}

TEST_F(CliTest, AnAdaptiveRunPlayedAgainGivesTheSameAnswer)
{
    const QStringList adaptive {QStringLiteral("--configs"), QStringLiteral("LoadBalance:2,MainStream:2"),
        QStringLiteral("--plan"), QStringLiteral("adaptive"), QStringLiteral("--confirm-rounds"), QStringLiteral("4"),
        QStringLiteral("--quiet")};
    const QString command = workload(QStringLiteral("--steps 8 --dim 48 --noise 5"));
    ASSERT_EQ(tune(command, adaptive).code, 0);
    const QJsonObject first = summary();
    const CliEnd replay = cli({QStringLiteral("tune"), QStringLiteral("--replay"), QStringLiteral("out"),
        QStringLiteral("--speed"), QStringLiteral("1000"), QStringLiteral("--output-dir"), QStringLiteral("again")});
    EXPECT_EQ(replay.code, 0) << replay.err.toStdString();
    const QJsonObject second = summary(QStringLiteral("again"));
    EXPECT_EQ(first[QStringLiteral("recommendation")], second[QStringLiteral("recommendation")]);
    EXPECT_EQ(first[QStringLiteral("summaries")], second[QStringLiteral("summaries")]);
    EXPECT_EQ(trialFolders(), trialFolders(QStringLiteral("again")));
    EXPECT_EQ(trialFolders().filter(QStringLiteral("_default-control_r1")).size(), 1) << "A/A control is on";
}
