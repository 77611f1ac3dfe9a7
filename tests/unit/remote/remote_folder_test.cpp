// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_folder.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(CheckedWorkdir, TidiesThePath)
{
    for (const char *path : {"/a/b", "//a//b", "/a/b/", "/a/b///"})
        EXPECT_EQ(checkedWorkdir(QString::fromLatin1(path)).value_or(QString()), QStringLiteral("/a/b")) << path;
    EXPECT_EQ(checkedWorkdir(QStringLiteral("/a/..b/c.d")).value_or(QString()), QStringLiteral("/a/..b/c.d"));
}

TEST(CheckedWorkdir, RefusesWhatIsNotSafeToDelete)
{
    for (const char *path :
        {"", "/", "//", "/a", "/a/", "a/b", "./a/b", "~/a", "/a/..", "/a/../b", "/a/./b", "/../a/b"})
        EXPECT_FALSE(checkedWorkdir(QString::fromLatin1(path))) << path;
    EXPECT_FALSE(checkedWorkdir(QStringLiteral("/a/b") + QChar(0) + QStringLiteral("c")));
}
