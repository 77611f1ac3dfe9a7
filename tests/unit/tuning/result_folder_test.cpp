// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/result_folder.h"

#include "base/files.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

TEST(ResultFolder, MustNotExistOrBeEmpty)
{
    const QTemporaryDir dir;
    EXPECT_TRUE(ResultFolder::create(dir.filePath(QStringLiteral("new/deep"))));
    EXPECT_TRUE(ResultFolder::create(dir.filePath(QStringLiteral("new/deep"))));
    ASSERT_TRUE(writeFileAtomically(dir.filePath(QStringLiteral("new/deep/.hidden")), "x"));
    const auto full = ResultFolder::create(dir.filePath(QStringLiteral("new/deep")));
    ASSERT_FALSE(full);
    EXPECT_TRUE(full.error().english().contains(QStringLiteral("not empty")));
    const auto file = ResultFolder::create(dir.filePath(QStringLiteral("new/deep/.hidden")));
    ASSERT_FALSE(file);
    EXPECT_TRUE(file.error().english().contains(QStringLiteral("is a file")));
}

TEST(ResultFolder, OpeningNeedsAJournal)
{
    const QTemporaryDir dir;
    EXPECT_FALSE(ResultFolder::open(dir.filePath(QStringLiteral("missing"))));
    EXPECT_FALSE(ResultFolder::open(dir.path()));
    ASSERT_TRUE(writeFileAtomically(dir.filePath(QStringLiteral("journal.jsonl")), "{}\n"));
    EXPECT_TRUE(ResultFolder::open(dir.path()));
}

TEST(ResultFolder, ATrialStartsInAnEmptyFolder)
{
    const QTemporaryDir dir;
    const ResultFolder folder(dir.path());
    const TrialSpec spec;
    const auto trial = folder.prepareTrial(spec);
    ASSERT_TRUE(trial);
    EXPECT_EQ(QFileInfo(trial->path).fileName(), QStringLiteral("trial_000_default_r1"));
    ASSERT_TRUE(makeFolder(trial->plog()));
    ASSERT_TRUE(writeFileAtomically(trial->plog() + QStringLiteral("/old.log"), "x"));
    ASSERT_TRUE(folder.prepareTrial(spec));
    EXPECT_TRUE(QDir(trial->path).isEmpty());
}

TEST(ResultFolder, ClearingATrialDoesNotFollowLinks)
{
    const QTemporaryDir dir;
    const QTemporaryDir elsewhere;
    const QString kept = elsewhere.filePath(QStringLiteral("kept"));
    ASSERT_TRUE(writeFileAtomically(kept, "x"));
    const ResultFolder folder(dir.path());
    const auto trial = folder.prepareTrial({});
    ASSERT_TRUE(QFile::link(elsewhere.path(), trial->path + QStringLiteral("/plog")));
    ASSERT_TRUE(folder.prepareTrial({}));
    EXPECT_TRUE(QFileInfo::exists(kept));
}
