// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_text.h"
#include "steplog/step_log.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <cstdio>
#include <unistd.h>

using namespace tributary;
using namespace tributary::test;

namespace
{

QByteArray lineOf(int pid, StepText text)
{
    return "[INFO] GE(" + QByteArray::number(pid) + ",py):x " + text.bare() + "\n";
}

std::vector<std::int64_t> stepsOf(const StepLog &log)
{
    std::vector<std::int64_t> out;
    for (const StepRecord &record : log.records)
        out.push_back(record.step);
    return out;
}

} // namespace

TEST(StepReader, FoldersInAFixedOrderWhateverTheNames)
{
    const QTemporaryDir dir;
    put(dir.filePath(QStringLiteral("plog/run/plog/plog-5_2.log")), StepText {.step = 3}.bare() + "\n");
    put(dir.filePath(QStringLiteral("plog/run/plog/plog-5_1.log.1")), StepText {.step = 2}.bare() + "\n");
    put(dir.filePath(QStringLiteral("plog/debug/plog/.hidden")), StepText {.step = 1}.bare() + "\n");
    put(dir.filePath(QStringLiteral("plog/run/device-0/device-9_1.log")), "nothing\n");
    put(dir.filePath(QStringLiteral("stdout.log")), StepText {.step = 0}.bare() + "\n");
    const StepLog log =
        readStepLogs({dir.filePath(QStringLiteral("stdout.log")), dir.filePath(QStringLiteral("plog"))});
    EXPECT_EQ(stepsOf(log), (std::vector<std::int64_t> {0, 1, 2, 3}));
    EXPECT_EQ(log.files.size(), 5);
    EXPECT_EQ(log.records[0].pid, StepRecord::unknownProcess);
    EXPECT_EQ(log.records[3].pid, 5);
    EXPECT_TRUE(log.fileOf(log.records[3]).endsWith(QStringLiteral("plog-5_2.log")));
}

TEST(StepReader, ARecordInTwoFilesCountsOnce)
{
    const QTemporaryDir dir;
    QByteArray run;
    QByteArray debug;
    for (int step = 0; step < 3000; ++step) {
        const StepText text {.step = step, .start_us = 1000 + step};
        run += lineOf(5, text);
        debug += "[INFO] GE(5,py):y [x.cc:1][EVENT]5 Record:" + text.bare() + "\n";
    }
    put(dir.filePath(QStringLiteral("run/plog/plog-5_1.log")), run);
    put(dir.filePath(QStringLiteral("debug/plog/plog-5_1.log")), debug);
    const StepLog log = readStepLogs({dir.path()});
    EXPECT_EQ(log.records.size(), 3000U);
    EXPECT_EQ(log.duplicateCount, 3000);
    EXPECT_EQ(log.records[2999].step, 2999);
}

TEST(StepReader, ACopyWithoutProcessMatchesOneWithIt)
{
    for (const bool bareFirst : {false, true}) {
        const QByteArray bare = StepText().bare() + "\n";
        const QByteArray known = lineOf(5, StepText());
        const StepLog log = scan(bareFirst ? bare + known + bare : known + bare + bare);
        ASSERT_EQ(log.records.size(), 1U);
        EXPECT_EQ(log.records[0].pid, 5);
        EXPECT_EQ(log.duplicateCount, 2);
    }
}

TEST(StepReader, ProcessesAreKeptApart)
{
    const StepLog two =
        scan(lineOf(5, StepText()) + lineOf(6, StepText()) + StepText().bare() + "\n" + lineOf(6, StepText()));
    ASSERT_EQ(two.records.size(), 2U);
    EXPECT_EQ(two.duplicateCount, 2);
    // The same key by chance: other values, so another process, although its number is not known.
    const StepLog chance =
        scan(StepText().bare() + "\n" + StepText {.cost_us = 851}.bare() + "\n" + lineOf(5, {.cost_us = 852}));
    EXPECT_EQ(chance.records.size(), 3U);
}

TEST(StepReader, EveryPartOfTheKeyCounts)
{
    const StepLog log = scan(lineOf(5, {}) + lineOf(5, {.api = "Run"}) + lineOf(5, {.identity = "model_id=8"})
        + lineOf(5, {.identity = "session_id=0 graph_id=7"}) + lineOf(5, {.identity = "session_id=1 graph_id=7"})
        + lineOf(5, {.step = 4}) + lineOf(5, {.start_us = 1001}) + lineOf(5, {.mode = "cv"}));
    EXPECT_EQ(log.records.size(), 7U);
    EXPECT_EQ(log.duplicateCount, 1);
}

TEST(StepReader, LinksNeitherLoopNorReadTwice)
{
    const QTemporaryDir dir;
    put(dir.filePath(QStringLiteral("a/one.log")), lineOf(5, StepText()));
    ASSERT_EQ(symlink("..", qPrintable(dir.filePath(QStringLiteral("a/up")))), 0);
    ASSERT_EQ(symlink("one.log", qPrintable(dir.filePath(QStringLiteral("a/again.log")))), 0);
    ASSERT_EQ(symlink("nowhere", qPrintable(dir.filePath(QStringLiteral("a/broken.log")))), 0);
    const StepLog log = readStepLogs({dir.path(), dir.filePath(QStringLiteral("a/one.log"))});
    EXPECT_EQ(log.records.size(), 1U);
    EXPECT_EQ(log.duplicateCount, 0);
    EXPECT_EQ(log.problemCount, 0);
    EXPECT_EQ(log.files.size(), 1);
}

TEST(StepReader, NamesThatAreNoUtf8)
{
    const QTemporaryDir dir;
    put(dir.filePath(QStringLiteral("x")), lineOf(5, StepText()));
    const QByteArray odd = QFile::encodeName(dir.filePath(QStringLiteral("plog-"))) + "\xff\n.log";
    ASSERT_EQ(rename(qPrintable(dir.filePath(QStringLiteral("x"))), odd.constData()), 0);
    EXPECT_EQ(readStepLogs({dir.path()}).records.size(), 1U);
    ASSERT_EQ(std::remove(odd.constData()), 0); // QTemporaryDir cannot name it either
}

TEST(StepReader, AMissingPathIsAProblem)
{
    const StepLog log = readStepLogs({QStringLiteral("/nonexistent/plog")});
    ASSERT_EQ(log.problems.size(), 1U);
    EXPECT_EQ(log.problems[0].file, QStringLiteral("/nonexistent/plog"));
    EXPECT_EQ(log.problems[0].line, 0);
}

TEST(StepReader, CancelledReadingReportsNoCutLine)
{
    const QTemporaryDir dir;
    put(dir.filePath(QStringLiteral("a.log")), lineOf(5, StepText()));
    CancelToken cancel;
    cancel.cancel();
    const StepLog log = readStepLogs({dir.path()}, cancel);
    EXPECT_TRUE(log.records.empty());
    EXPECT_EQ(log.problemCount, 0);
}

TEST(StepReader, RealLogsWithoutStepLines)
{
    const StepLog log = readStepLogs({QStringLiteral(TRIBUTARY_TEST_DATA "/plog")});
    EXPECT_EQ(log.files.size(), 2);
    EXPECT_TRUE(log.records.empty());
    EXPECT_EQ(log.problemCount, 0);
}
