// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

TEST(Files, AtomicWriteReplacesTheContent)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("a.json"));
    ASSERT_TRUE(writeFileAtomically(path, "one"));
    ASSERT_TRUE(writeFileAtomically(path, "two"));
    EXPECT_EQ(readFile(path).value(), QByteArray("two"));
    EXPECT_EQ(QDir(dir.path()).entryList(QDir::Files).size(), 1);
}

TEST(Files, ErrorsNameThePath)
{
    const auto missing = readFile(QStringLiteral("/nonexistent/x"));
    ASSERT_FALSE(missing);
    EXPECT_TRUE(missing.error().english().contains(QStringLiteral("/nonexistent/x")));
    const auto refused = writeFileAtomically(QStringLiteral("/nonexistent/x"), "a");
    ASSERT_FALSE(refused);
    EXPECT_TRUE(refused.error().english().contains(QStringLiteral("/nonexistent/x")));
}

TEST(Files, FreeBytes)
{
    const QTemporaryDir dir;
    EXPECT_GT(freeBytes(dir.path()).value_or(-1), 0);
    EXPECT_EQ(freeBytes(QStringLiteral("/proc")), 0);
    EXPECT_FALSE(freeBytes(QStringLiteral("/nonexistent/x")));
}

TEST(Files, AppendFileKeepsWhatWasThere)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("log"));
    {
        auto file = AppendFile::open(path);
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->append("one\n"));
    }
    auto again = AppendFile::open(path);
    ASSERT_TRUE(again);
    ASSERT_TRUE(again->append("two\n"));
    EXPECT_EQ(readFile(path).value(), QByteArray("one\ntwo\n"));
}

TEST(Files, AnAppendFileHasOneWriter)
{
    const QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("log"));
    {
        const auto first = AppendFile::open(path);
        ASSERT_TRUE(first);
        const auto second = AppendFile::open(path);
        ASSERT_FALSE(second);
        EXPECT_TRUE(second.error().english().contains(path));
    }
    EXPECT_TRUE(AppendFile::open(path));
}

TEST(Files, AppendToAFullDiskIsAnError)
{
    auto file = AppendFile::open(QStringLiteral("/dev/full"));
    ASSERT_TRUE(file);
    EXPECT_FALSE(file->append("x"));
}
