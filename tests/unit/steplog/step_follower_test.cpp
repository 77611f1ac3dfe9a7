// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_text.h"
#include "steplog/step_follower.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::test;

namespace
{

QByteArray lineOf(int step)
{
    return "[INFO] GE(5,py):2026-08-21-10:00:00.000." + QByteArray::number(step).rightJustified(3, '0') + " "
        + StepText {.step = step, .start_us = step * 1000}.bare() + "\n";
}

// Enough ordinary text for the lines before it to be judged at once.
const QByteArray ordinary =
    "[INFO] RUNTIME(5,py):2026-08-21-10:00:01.000.000 [a.cc:1] 5 Nothing of interest happens in this line, "
    "which is as long as most lines are\n";

void append(const QString &path, const QByteArray &content)
{
    put(path, content, QIODevice::Append);
}

std::vector<std::int64_t> stepsOf(std::span<const StepRecord> records)
{
    std::vector<std::int64_t> out;
    for (const StepRecord &record : records)
        out.push_back(record.step);
    return out;
}

using Steps = std::vector<std::int64_t>;

} // namespace

TEST(StepFollower, GivesOnlyWhatIsNew)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("plog/run/plog/plog-5_1.log"));
    StepFollower follower({dir.filePath(QStringLiteral("plog")), dir.filePath(QStringLiteral("stdout.log"))});
    EXPECT_TRUE(follower.poll().empty());
    put(path, lineOf(0) + lineOf(1));
    EXPECT_EQ(stepsOf(follower.poll()), (Steps {0, 1}));
    EXPECT_TRUE(follower.poll().empty());
    append(path, lineOf(2));
    put(dir.filePath(QStringLiteral("stdout.log")), lineOf(2) + lineOf(3));
    EXPECT_EQ(stepsOf(follower.poll()), (Steps {2, 3}));
    EXPECT_EQ(follower.log().duplicateCount, 1);
    EXPECT_EQ(follower.log().records[2].line, 3U);
    EXPECT_EQ(follower.log().problemCount, 0);
}

TEST(StepFollower, AHalfWrittenLineWaits)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.log"));
    StepFollower follower({dir.path()});
    const QByteArray line = ordinary + lineOf(0);
    Steps seen;
    put(path, {});
    for (const char byte : line) {
        append(path, QByteArray(1, byte));
        for (const std::int64_t step : stepsOf(follower.poll()))
            seen.push_back(step);
        EXPECT_EQ(seen.size(), byte == '\n' && QFile(path).size() > ordinary.size() ? 1U : 0U);
    }
    append(path, lineOf(1).chopped(20));
    EXPECT_TRUE(follower.poll().empty());
    EXPECT_EQ(follower.log().problemCount, 0);
    EXPECT_TRUE(follower.finish().empty());
    EXPECT_EQ(follower.log().problemCount, 1);
}

TEST(StepFollower, ALastLineWithoutNewlineComesWithFinish)
{
    const QTemporaryDir dir;
    put(dir.filePath(QStringLiteral("a.log")), lineOf(0).chopped(1));
    StepFollower follower({dir.path()});
    EXPECT_TRUE(follower.poll().empty());
    EXPECT_EQ(stepsOf(follower.finish()), (Steps {0}));
}

TEST(StepFollower, ARenamedFileGoesOn)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.log"));
    put(path, lineOf(0) + ordinary);
    StepFollower follower({dir.path()});
    EXPECT_EQ(stepsOf(follower.poll()), (Steps {0}));
    append(path, lineOf(1));
    ASSERT_TRUE(QFile::rename(path, dir.filePath(QStringLiteral("a.log.1"))));
    put(path, lineOf(2));
    EXPECT_EQ(stepsOf(follower.poll()), (Steps {2, 1}));
    EXPECT_EQ(follower.log().duplicateCount, 0);
    EXPECT_EQ(follower.log().problemCount, 0);
}

TEST(StepFollower, AFileThatStartsAnew)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.log"));
    put(path, lineOf(0) + ordinary);
    StepFollower follower({dir.path()});
    EXPECT_EQ(stepsOf(follower.poll()), (Steps {0}));
    put(path, lineOf(1)); // shorter
    EXPECT_EQ(stepsOf(follower.poll()), (Steps {1}));
    put(path, lineOf(2) + ordinary.repeated(3)); // longer
    EXPECT_EQ(stepsOf(follower.poll()), (Steps {2}));
    EXPECT_EQ(follower.log().records[2].line, 1U);
    ASSERT_TRUE(QFile::remove(path));
    EXPECT_TRUE(follower.poll().empty());
    put(path, lineOf(3) + ordinary.repeated(3));
    EXPECT_EQ(stepsOf(follower.poll()), (Steps {3}));
    EXPECT_EQ(follower.log().duplicateCount, 0);
}
