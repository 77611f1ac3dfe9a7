// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trial_files.h"
#include "trial_data.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

struct TrialFiles : public ::testing::Test {
    QTemporaryDir dir;

    QString write(const QString &name, const QByteArray &content) const
    {
        const QString path = dir.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(content);
        return path;
    }
};

} // namespace

TEST_F(TrialFiles, ListsTheOutputFirst)
{
    write(QStringLiteral("t/plog/run/a.log"), "12345");
    write(QStringLiteral("t/steps.csv"), "1");
    write(QStringLiteral("t/stdout.log"), "12");
    const auto files = listTrialFiles(dir.filePath(QStringLiteral("t")));
    ASSERT_EQ(files.size(), 3U);
    EXPECT_EQ(files[0].path, QStringLiteral("stdout.log"));
    EXPECT_EQ(files[0].size, 2);
    EXPECT_EQ(files[1].path, QStringLiteral("steps.csv"));
    EXPECT_EQ(files[2].path, QStringLiteral("plog/run/a.log"));
    EXPECT_EQ(files[2].size, 5);
    EXPECT_TRUE(listTrialFiles(dir.filePath(QStringLiteral("none"))).empty());
}

TEST_F(TrialFiles, FindsTheFolderOfTheScript)
{
    const TrialSpec spec {7, sample::loadBalance2, 3, 0, Phase::Measure, false};
    EXPECT_EQ(findTrialFolder(dir.path(), spec), dir.filePath(QStringLiteral("trial_007_LoadBalance2_r3")));
    write(QStringLiteral("trial_007_LoadBalance_2_r0/stdout.log"), "x");
    EXPECT_EQ(findTrialFolder(dir.path(), spec), dir.filePath(QStringLiteral("trial_007_LoadBalance_2_r0")));
}

TEST_F(TrialFiles, ReadsTheEndFromTheStartOfALine)
{
    const QString path = write(QStringLiteral("a.log"), "first line\nsecond line\n\x1b[31mthird\x1b[0m line\n");
    const auto all = readTail(path, 1000);
    ASSERT_TRUE(all);
    EXPECT_EQ(all->text, QStringLiteral("first line\nsecond line\nthird line\n"));
    EXPECT_EQ(all->skipped, 0);
    const auto end = readTail(path, 30);
    ASSERT_TRUE(end);
    EXPECT_EQ(end->text, QStringLiteral("third line\n"));
    EXPECT_EQ(end->skipped, 23);
    EXPECT_EQ(end->size, 43);
    EXPECT_FALSE(readTail(dir.filePath(QStringLiteral("none")), 10));
}

TEST_F(TrialFiles, ReadsALineAndWhatStandsAround)
{
    QByteArray content;
    for (int i = 1; i <= 20; ++i)
        content += "line " + QByteArray::number(i) + '\n';
    const QString path = write(QStringLiteral("run/trial_000_default_r1/plog/a.log"), content);
    const QString folder = dir.filePath(QStringLiteral("run/trial_000_default_r1"));
    const auto middle = readExcerpt(path, folder, 10, 2);
    ASSERT_TRUE(middle);
    EXPECT_EQ(middle->firstLine, 8);
    EXPECT_EQ(middle->lines.size(), 5);
    EXPECT_EQ(middle->lines[2], QStringLiteral("line 10"));
    const auto first = readExcerpt(path, folder, 1, 3);
    ASSERT_TRUE(first);
    EXPECT_EQ(first->firstLine, 1);
    EXPECT_EQ(first->lines.size(), 4);
    const auto last = readExcerpt(path, folder, 20, 3);
    ASSERT_TRUE(last);
    EXPECT_EQ(last->lines.last(), QStringLiteral("line 20"));
    EXPECT_FALSE(readExcerpt(path, folder, 21, 3));
    // The run was moved after it was made.
    const auto moved = readExcerpt(QStringLiteral("/before/trial_000_default_r1/plog/a.log"), folder, 5, 0);
    ASSERT_TRUE(moved);
    EXPECT_EQ(moved->lines, QStringList {QStringLiteral("line 5")});
}
