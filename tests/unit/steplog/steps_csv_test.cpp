// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "step_text.h"
#include "steplog/steps_csv.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::test;

namespace
{

const QByteArray scriptHeader = "execution,api,mode,step,start_us,end_us,cost_us,sync_us,ret,sync_ret";

Result<StepLog> parse(const QByteArray &content)
{
    return parseStepsCsv(content, QStringLiteral("steps.csv"));
}

std::string errorOf(const QByteArray &content)
{
    const auto log = parse(content);
    return log ? std::string("read") : log.error().english().toStdString();
}

} // namespace

TEST(StepsCsv, WritesTheColumnsOfTheScriptFirst)
{
    StepLog log = scan("[INFO] GE(5,py):x " + StepText().bare() + "\n"
        + StepText {.identity = "session_id=0 graph_id=1", .syncRet = 4294967295}.bare() + "\n");
    log.files[0] = QStringLiteral("a, \"b\".log");
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("steps.csv"));
    ASSERT_TRUE(writeStepsCsv(path, log));
    EXPECT_EQ(readFile(path).value(),
        scriptHeader + ",pid,file,line\n"
            + "model:7,NnExecute,LoadBalance:4,3,1000,1850,850,790,0,0,5,\"a, \"\"b\"\".log\",1\n"
              "0:1,NnExecute,LoadBalance:4,3,1000,1850,850,790,0,4294967295,,\"a, \"\"b\"\".log\",2\n");
}

TEST(StepsCsv, ReadsBackWhatItWrote)
{
    QByteArray content;
    for (int step = 0; step < 5000; ++step)
        content += StepText {.mode = step % 2 == 0 ? "cv" : "a\"b,c", .step = step}.bare() + "\n";
    StepLog log = scan(content, 1 << 20, QStringLiteral("plog-3_1.log"));
    log.files[0] = QStringLiteral("line\nbreak, \u4e2d\u6587");
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("steps.csv"));
    ASSERT_TRUE(writeStepsCsv(path, log));
    const auto again = readStepsCsv(path);
    ASSERT_TRUE(again) << again.error().english().toStdString();
    ASSERT_EQ(again->records.size(), 5000U);
    EXPECT_EQ(again->files, log.files);
    for (std::size_t i = 0; i < log.records.size(); ++i) {
        EXPECT_EQ(again->modeOf(again->records[i]), log.modeOf(log.records[i]));
        EXPECT_EQ(again->apiOf(again->records[i]), log.apiOf(log.records[i]));
        StepRecord record = again->records[i];
        record.mode = log.records[i].mode;
        record.api = log.records[i].api;
        EXPECT_EQ(record, log.records[i]);
    }
}

TEST(StepsCsv, ReadsTheScriptsFiles)
{
    const auto log = parse("\xEF\xBB\xBF" + scriptHeader + "\r\nmodel:7,Run,\"cv\",3,1000,1850,850,790,0,0\r\n"
        + "0:1,Run,default,4,1000,1850,850,790,0,0\r\n\r\n");
    ASSERT_TRUE(log) << log.error().english().toStdString();
    ASSERT_EQ(log->records.size(), 2U);
    EXPECT_EQ(log->modeOf(log->records[0]), QStringLiteral("cv"));
    EXPECT_EQ(log->records[1].object, (ExecObject {ExecObject::Kind::SessionGraph, 0, 1}));
    EXPECT_EQ(log->records[1].pid, StepRecord::unknownProcess);
    EXPECT_EQ(log->records[1].line, 3U);
    EXPECT_EQ(log->fileOf(log->records[1]), QStringLiteral("steps.csv"));
    EXPECT_TRUE(parse(scriptHeader)->records.empty());
}

TEST(StepsCsv, ErrorsNameLineAndColumn)
{
    const QByteArray good = scriptHeader + "\nmodel:7,Run,cv,3,1000,1850,850,790,0,0\n";
    EXPECT_EQ(errorOf(good), "read");
    EXPECT_EQ(errorOf(good + "model:7,Run,cv,x,1000,1850,850,790,0,0\n"),
        "steps.csv is no table of steps: \"x\" in line 3 cannot be step");
    EXPECT_EQ(errorOf(good + "model,Run,cv,3,1000,1850,850,790,0,0\n"),
        "steps.csv is no table of steps: \"model\" in line 3 cannot be execution");
    EXPECT_EQ(
        errorOf(good + "model:7,Run,cv,3,1000\n"), "steps.csv is no table of steps: \"\" in line 3 cannot be end_us");
    EXPECT_EQ(errorOf(good + "\"model:7\n"), "steps.csv is no table of steps: in line 3 a quote is not closed");
    EXPECT_EQ(errorOf("execution,api,mode\n"), "steps.csv is no table of steps: the column step is missing");
    EXPECT_EQ(errorOf({}), "steps.csv is no table of steps: the column execution is missing");
}

TEST(StepsCsv, AnUnwritablePlaceIsAnError)
{
    const auto written = writeStepsCsv(QStringLiteral("/nonexistent/steps.csv"), {});
    ASSERT_FALSE(written);
    EXPECT_NE(written.error().english().toStdString().find("/nonexistent/steps.csv"), std::string::npos);
}
