// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_text.h"

#include <gtest/gtest.h>

#include <random>

using namespace tributary;
using namespace tributary::test;

namespace
{

QByteArray prefixOf(int generation, int pid)
{
    const QByteArray number = QByteArray::number(pid);
    switch (generation) {
    case 0:
        return "[EVENT] GE(" + number + ",python3):2021-11-18-01:09:39.549.688 [step_recorder.cc:120]" + number
            + " Record:";
    case 1:
        return "[INFO] GE(" + number + ",atc.bin):2024-05-24-21:17:48.149.137 [step_recorder.cc:1][EVENT]" + number
            + " Record:";
    case 2:
        return "[INFO] GE(" + number + ",a (b), c):2026-08-21-10:00:00.123.456 [/x/y.cc:137]" + number + " Record:";
    default:
        return {};
    }
}

// Random, but never twice the same key.
StepText randomStep(std::mt19937_64 &random, int index)
{
    static const std::array<QByteArray, 3> apis {"NnExecute", "Run", "ModelV2Executor"};
    static const std::array<QByteArray, 4> modes {"default", "cv", "LoadBalance:4", "MainStream:16"};
    const auto upTo = [&random](std::uint64_t max) { return static_cast<std::int64_t>(random() % (max + 1)); };
    StepText text;
    text.api = apis[random() % apis.size()];
    text.mode = modes[random() % modes.size()];
    text.identity = random() % 2 == 0 ? "model_id=" + QByteArray::number(qlonglong {upTo(3000000000)})
                                      : "session_id=" + QByteArray::number(qlonglong {upTo(9)})
            + " graph_id=" + QByteArray::number(qlonglong {upTo(99)});
    text.step = index;
    text.start_us = upTo(INT64_MAX / 4);
    text.cost_us = upTo(random() % 2 == 0 ? 10000 : INT64_MAX / 4);
    text.sync_us = upTo(10000);
    text.ret = random() % 8 == 0 ? 4294967295 : 0;
    text.syncRet = random() % 8 == 0 ? upTo(4294967295) : 0;
    return text;
}

void expectSame(const StepLog &log, const StepRecord &record, const StepText &text)
{
    EXPECT_EQ(log.apiOf(record).toLatin1(), text.api);
    EXPECT_EQ(log.modeOf(record).toLatin1(), text.mode);
    const bool model = record.object.kind == ExecObject::Kind::Model;
    const QByteArray identity = model ? "model_id=" + QByteArray::number(qlonglong {record.object.id})
                                      : "session_id=" + QByteArray::number(qlonglong {record.object.session})
            + " graph_id=" + QByteArray::number(qlonglong {record.object.id});
    EXPECT_EQ(identity, text.identity);
    EXPECT_EQ(record.step, text.step);
    EXPECT_EQ(record.start_us, text.start_us);
    EXPECT_EQ(record.end_us, text.start_us + text.cost_us);
    EXPECT_EQ(record.cost_us, text.cost_us);
    EXPECT_EQ(record.sync_us, text.sync_us);
    EXPECT_EQ(record.ret, text.ret);
    EXPECT_EQ(record.syncRet, text.syncRet);
}

} // namespace

TEST(StepScanner, EveryGenerationAndLevel)
{
    for (int generation = 0; generation < 4; ++generation) {
        const StepLog log = scan("other line\n" + prefixOf(generation, 77) + StepText().bare() + "\r\nlast\n");
        ASSERT_EQ(log.records.size(), 1U) << generation;
        EXPECT_EQ(log.problemCount, 0);
        expectSame(log, log.records[0], StepText());
        EXPECT_EQ(log.records[0].line, 2U);
        EXPECT_EQ(log.records[0].pid, generation < 3 ? 77 : StepRecord::unknownProcess);
    }
    for (const char *level : {"DEBUG", "INFO", "WARNING", "ERROR", "EVENT", "TRACE"}) {
        const StepLog log = scan("[" + QByteArray(level) + "] GE(5,a):x " + StepText().bare() + "\n");
        EXPECT_EQ(log.records.size(), 1U) << level;
    }
}

TEST(StepScanner, RandomRecordsReadBackInPiecesOfAnySize)
{
    std::mt19937_64 random(20260821);
    std::vector<StepText> texts;
    std::vector<std::int64_t> pids;
    std::vector<std::uint32_t> lines;
    QByteArray content;
    std::uint32_t line = 1;
    for (int i = 0; i < 600; ++i) {
        texts.push_back(randomStep(random, i));
        const int generation = static_cast<int>(random() % 4);
        const int pid = static_cast<int>(random() % 100000);
        pids.push_back(generation < 3 ? pid : StepRecord::unknownProcess);
        for (std::uint64_t other = random() % 3; other > 0; --other, ++line)
            content +=
                QByteArray(static_cast<qsizetype>(random() % 200), 'x') + (random() % 2 == 0 ? "\xff\n" : "\r\n");
        lines.push_back(line++);
        content += prefixOf(generation, pid) + texts.back().bare() + (random() % 2 == 0 ? " and text\n" : "\r\n");
    }
    for (const std::size_t piece : {1U, 7U, 100U, 1023U, 4096U, 65536U, 1000000U}) {
        const StepLog log = scan(content, piece);
        ASSERT_EQ(log.problemCount, 0) << log.problems[0].what.english().toStdString();
        ASSERT_EQ(log.records.size(), texts.size()) << piece;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            expectSame(log, log.records[i], texts[i]);
            ASSERT_EQ(log.records[i].pid, pids[i]);
            ASSERT_EQ(log.records[i].line, lines[i]);
        }
    }
}

TEST(StepScanner, ATruncatedFileNeverGivesAWrongRecord)
{
    std::mt19937_64 random(7);
    for (int file = 0; file < 6; ++file) {
        QByteArray content;
        std::vector<StepText> texts;
        for (int i = 0; i < 4; ++i) {
            texts.push_back(randomStep(random, i));
            content += prefixOf(file % 4, 9) + texts.back().bare() + (file % 2 == 0 ? "\n" : "\x1b[0m\r\n");
        }
        for (qsizetype size = 0; size <= content.size(); ++size) {
            const StepLog log = scan(content.left(size), 97);
            ASSERT_LE(log.records.size(), texts.size());
            for (std::size_t i = 0; i < log.records.size(); ++i)
                expectSame(log, log.records[i], texts[i]);
            const auto whole = content.left(size).count('\n');
            ASSERT_GE(static_cast<qsizetype>(log.records.size()), whole);
            ASSERT_LE(static_cast<qsizetype>(log.records.size()) + log.problemCount, whole + 1);
        }
    }
}

TEST(StepScanner, ALastLineWithoutNewline)
{
    EXPECT_EQ(scan(headPrefix + StepText().bare()).records.size(), 1U);
    const StepLog cut = scan("x\n" + headPrefix + StepText().bare().chopped(4));
    EXPECT_TRUE(cut.records.empty());
    ASSERT_EQ(cut.problems.size(), 1U);
    EXPECT_EQ(cut.problems[0].what.english(), QStringLiteral("A STEP line is cut: it ends before the field sync_ret"));
    EXPECT_EQ(cut.problems[0].line, 2);
    EXPECT_EQ(cut.problems[0].file, QStringLiteral("a.log"));
}

TEST(StepScanner, ARecordCutByGe)
{
    StepText text;
    text.syncRet = 4294967295;
    const QByteArray tail = text.bare();
    // GE ends the line at 1023 bytes, whatever is left of the text.
    const auto cutAt = [&](qsizetype tailBytes) {
        QByteArray line = headPrefix;
        line.replace("python3", QByteArray(1022 - headPrefix.size() + 7 - tailBytes, 'p'));
        return line + tail.left(tailBytes) + "\n";
    };
    ASSERT_EQ(cutAt(100).size(), 1023);
    const StepLog cut = scan("first\n" + cutAt(tail.size() - 3) + cutAt(60));
    EXPECT_TRUE(cut.records.empty());
    ASSERT_EQ(cut.problems.size(), 2U);
    EXPECT_EQ(cut.problems[0].what.english(),
        QStringLiteral("A STEP line may be cut within the field sync_ret, behind the value 4294967"));
    EXPECT_EQ(cut.problems[0].line, 2);
    EXPECT_EQ(cut.problems[1].what.english(), QStringLiteral("A STEP line is cut: it ends before the field step"));
}

TEST(StepScanner, ColoursAroundAndInside)
{
    QByteArray bare = StepText().bare();
    bare.replace(" mode=", " \x1b[1mmode\x1b[0m=").replace("step=3", "step=\x1b[31m3\x1b[0m");
    const StepLog log = scan("\x1b[32m[INFO]\x1b[0m \x1b[1mGE\x1b[0m(55,py):x \x1b[36m" + bare + "\x1b[0m\n");
    ASSERT_EQ(log.records.size(), 1U);
    expectSame(log, log.records[0], StepText());
    EXPECT_EQ(log.records[0].pid, 55);
}

TEST(StepScanner, InvalidUtf8AndBinaryBytes)
{
    StepText other;
    other.step = 4;
    QByteArray mode = other.bare();
    mode.replace("LoadBalance:4", "Load\xff:4");
    const StepLog log = scan("\xff\xfe\x00\x01[GE(\n" + headPrefix + "\xc3\x28 " + StepText().bare() + " \xff\xff\n"
        + mode + "\n" + QByteArray(5000, '\0'));
    ASSERT_EQ(log.records.size(), 2U);
    expectSame(log, log.records[0], StepText());
    EXPECT_EQ(log.modeOf(log.records[1]), QStringLiteral("Load\uFFFD:4"));
    EXPECT_EQ(log.problemCount, 0);
}

TEST(StepScanner, TwoRecordsOnOneLine)
{
    StepText second;
    second.step = 4;
    for (const char *between : {"", " ", "\x1b[0m"}) {
        const StepLog log = scan(
            "[INFO] GE(1,a):x " + StepText().bare() + between + "[INFO] GE(2,step=9):y " + second.bare() + "\nlast\n");
        ASSERT_EQ(log.records.size(), 2U) << between;
        expectSame(log, log.records[0], StepText());
        expectSame(log, log.records[1], second);
        EXPECT_EQ(log.records[0].pid, 1);
        EXPECT_EQ(log.records[1].pid, 2);
        EXPECT_EQ(log.records[1].line, 1U);
    }
    const StepLog bare = scan(StepText().bare() + second.bare() + "\n");
    ASSERT_EQ(bare.records.size(), 2U);
    expectSame(bare, bare.records[1], second);
}

TEST(StepScanner, ALineOfAnotherProcessInsideARecord)
{
    const QByteArray whole = StepText().bare();
    const StepLog log =
        scan("[INFO] GE(1,a):x " + whole.left(60) + "[INFO] GE(2,b):y " + whole + "\n" + whole.mid(60) + "\n");
    ASSERT_EQ(log.records.size(), 1U);
    EXPECT_EQ(log.records[0].pid, 2);
    ASSERT_EQ(log.problemCount, 1);
    EXPECT_EQ(log.problems[0].what.english(), QStringLiteral("A STEP line is cut: it ends before the field step"));
    EXPECT_EQ(scan(whole + " [INFO] GE(2,b):y step=8\n").records.size(), 1U);
    EXPECT_EQ(scan(StepText {.syncRet = 42}.bare() + "[INFO] GE(2,b):y\n").problemCount, 1);
}

TEST(StepScanner, FarFromTheStartOfItsLine)
{
    StepText second;
    second.step = 4;
    const QByteArray content = "a\n" + headPrefix + QByteArray(100 * 1024, 'x') + " " + StepText().bare() + " "
        + QByteArray(100 * 1024, 'y') + second.bare() + "\n" + StepText {.step = 5}.bare() + "\n";
    for (const std::size_t piece : {61U, 4096U, 1000000U}) {
        const StepLog log = scan(content, piece, QStringLiteral("plog-12_1.log"));
        ASSERT_EQ(log.records.size(), 3U) << piece;
        expectSame(log, log.records[0], StepText());
        expectSame(log, log.records[1], second);
        EXPECT_EQ(log.records[0].line, 2U);
        EXPECT_EQ(log.records[1].line, 2U);
        EXPECT_EQ(log.records[2].line, 3U);
        EXPECT_EQ(log.records[0].pid, 12);
    }
}

TEST(StepScanner, GarbageNearTheMarkerIsTheSameInPiecesOfAnySize)
{
    std::mt19937_64 random(99);
    const std::array<QByteArray, 12> parts {"[GE_MS_TUNE][STEP]", "\n", " api=Run mode=cv", " model_id=1 step=2",
        "\x1b[", " start_us=1 end_us=2 cost_us=1", " sync_us=0 ret=0 sync_ret=0", "[INFO] GE(3,x):", "(",
        QByteArray(900, '['), "GE_MS_TUNE", QByteArray(5000, 'z')};
    for (int round = 0; round < 60; ++round) {
        QByteArray content;
        for (int i = 0; i < 60; ++i)
            content += parts[random() % parts.size()];
        const StepLog whole = scan(content);
        for (const std::size_t piece : {3U, 1000U}) {
            const StepLog log = scan(content, piece);
            ASSERT_EQ(log.records, whole.records);
            ASSERT_EQ(log.problemCount, whole.problemCount);
            for (std::size_t i = 0; i < log.problems.size(); ++i) {
                ASSERT_EQ(log.problems[i].line, whole.problems[i].line);
                ASSERT_EQ(log.problems[i].what, whole.problems[i].what);
            }
        }
    }
}

TEST(StepScanner, ProblemsAreCountedButNotAllKept)
{
    const StepLog log = scan(QByteArray("[GE_MS_TUNE][STEP] api=x\n").repeated(250));
    EXPECT_EQ(log.problemCount, 250);
    EXPECT_EQ(log.problems.size(), StepLog::maxProblems);
    EXPECT_EQ(log.problems[99].line, 100);
}
