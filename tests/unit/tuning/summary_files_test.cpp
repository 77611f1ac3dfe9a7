// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/summary_files.h"

#include "session_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace tributary;
using namespace tributary::testing_support;

namespace
{

class SummaryTest : public SessionTest
{
protected:
    void SetUp() override
    {
        m_change = [](FakeRunner::Plan &plan) {
            if (plan.trial.spec.sequence == 1)
                plan.trial.exit.code = 3;
        };
        m_end = run(*makeSession());
        m_csv = readFile(folder().summaryCsv()).value();
        m_json = QJsonDocument::fromJson(readFile(folder().summaryJson()).value()).object();
    }

    RunEnd m_end;
    QByteArray m_csv;
    QJsonObject m_json;
};

} // namespace

TEST_F(SummaryTest, TheScriptsColumnsComeFirst)
{
    const QList<QByteArray> lines = m_csv.trimmed().split('\n');
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(
        lines[0].startsWith("config,trials,valid_trials,steps,mean_us,median_us,p90_us,cv,speedup,verdict,reasons,"));
    // Rounds 2 and 3: 12 steps each of 800 + 10 * round + 2 * slot us, so 820 (slot 0) and 832 (slot 1).
    EXPECT_TRUE(lines[1].startsWith("LoadBalance:2,3,2,24,826.00,826.00,832.00,0.0073,1.2373,improvement,"
                                    "r1: the workload ended with exit code 3,"))
        << lines[1].toStdString();
    // Rounds 1, 2 and 3 at slots 0, 1 and 0: 1010, 1022 and 1030 us; 1022 / 826 = 1.2373.
    EXPECT_TRUE(lines[2].startsWith("default,3,3,36,1020.67,1022.00,1030.00,0.0081,1.0000,neutral,,"))
        << lines[2].toStdString();
}

TEST_F(SummaryTest, TheScriptsFieldsAreInTheJson)
{
    for (const char *field : {"mode", "command", "compile_command", "target_host", "repeat", "drop_first", "min_steps",
             "configs", "summaries", "recommended", "trials"})
        EXPECT_TRUE(m_json.contains(QLatin1String(field))) << field;
    EXPECT_EQ(m_json[QStringLiteral("mode")].toString(), QStringLiteral("online"));
    EXPECT_EQ(m_json[QStringLiteral("recommended")].toString(), QStringLiteral("LoadBalance:2"));
    const QJsonArray trials = m_json[QStringLiteral("trials")].toArray();
    ASSERT_EQ(trials.size(), 6);
    const QJsonObject bad = trials[1].toObject();
    EXPECT_EQ(bad[QStringLiteral("config")].toString(), QStringLiteral("LoadBalance:2"));
    EXPECT_EQ(bad[QStringLiteral("repeat")].toInt(), 1);
    EXPECT_EQ(bad[QStringLiteral("exit_code")].toInt(), 3);
    EXPECT_EQ(bad[QStringLiteral("step_count")].toInt(), 13);
    EXPECT_EQ(bad[QStringLiteral("main_graph")].toString(), QStringLiteral("model:1"));
    EXPECT_FALSE(bad[QStringLiteral("valid")].toBool(true));
    EXPECT_EQ(bad[QStringLiteral("reason_codes")].toArray(), QJsonArray({QStringLiteral("exit_code")}));
    EXPECT_EQ(
        bad[QStringLiteral("reasons")].toArray(), QJsonArray({QStringLiteral("the workload ended with exit code 3")}));
}

TEST_F(SummaryTest, AFolderOfTheScriptIsReadAgain)
{
    // What the script leaves: no journal, ten columns in steps.csv.
    ASSERT_TRUE(QFile::remove(folder().journal()));
    const auto recorded = readRun(folder().path());
    ASSERT_TRUE(recorded) << recorded.error().english().toStdString();
    EXPECT_TRUE(recorded->byScript);
    EXPECT_EQ(recorded->config.command, QStringLiteral("workload"));
    const SnapshotPtr snapshot = snapshotOf(*recorded);
    ASSERT_EQ(snapshot->trials.size(), 6U);
    EXPECT_TRUE(snapshot->trials[1]->hasReason(ReasonCode::ExitCode));
    const auto &pooled = snapshot->analysis.find({Strategy::LoadBalance, 2})->pooled;
    ASSERT_TRUE(pooled);
    EXPECT_EQ(pooled->count, 24);
    EXPECT_EQ(pooled->median_us, 826);
}

TEST_F(SummaryTest, AScriptFolderWithoutLogsUsesStepsCsv)
{
    ASSERT_TRUE(QFile::remove(folder().journal()));
    for (const TrialPtr &trial : m_end.snapshot->trials) {
        ASSERT_TRUE(QDir(folder().trial(trial->spec).plog()).removeRecursively());
        const QString csv = folder().trial(trial->spec).stepsCsv();
        QByteArray bytes = readFile(csv).value();
        bytes.replace(",pid,file,line\n", "\n");
        ASSERT_TRUE(writeFileAtomically(csv, bytes));
    }
    const auto recorded = readRun(folder().path());
    ASSERT_TRUE(recorded) << recorded.error().english().toStdString();
    EXPECT_EQ(snapshotOf(*recorded)->analysis.find({Strategy::LoadBalance, 2})->pooled->median_us, 826);
}

TEST_F(SummaryTest, AScriptsOwnReasonIsKeptWhereOursFindNone)
{
    ASSERT_TRUE(QFile::remove(folder().journal()));
    QJsonArray trials = m_json[QStringLiteral("trials")].toArray();
    QJsonObject trial = trials[0].toObject();
    trial[QStringLiteral("valid")] = false;
    trial[QStringLiteral("reasons")] = QJsonArray {QStringLiteral("自定义原因")};
    trials[0] = trial;
    m_json[QStringLiteral("trials")] = trials;
    ASSERT_TRUE(writeFileAtomically(folder().summaryJson(), QJsonDocument(m_json).toJson()));
    const auto recorded = readRun(folder().path());
    ASSERT_TRUE(recorded);
    ASSERT_EQ(recorded->trials[0].trial.reasons.size(), 1U);
    EXPECT_EQ(recorded->trials[0].trial.reasons[0].code, ReasonCode::RecordedInvalid);
    EXPECT_TRUE(recorded->trials[0].trial.reasons[0].sentence.english().contains(QStringLiteral("自定义原因")));
}

TEST_F(SummaryTest, ADamagedScriptFolderNamesWhatIsWrong)
{
    ASSERT_TRUE(QFile::remove(folder().journal()));
    ASSERT_TRUE(writeFileAtomically(folder().summaryJson(), "{\n\"mode\": \"online\",\n oops }"));
    EXPECT_TRUE(readRun(folder().path()).error().english().contains(QStringLiteral("line 3")));
    m_json.remove(QStringLiteral("configs"));
    ASSERT_TRUE(writeFileAtomically(folder().summaryJson(), QJsonDocument(m_json).toJson()));
    EXPECT_TRUE(readRun(folder().path()).error().english().contains(QStringLiteral("configs")));
}
