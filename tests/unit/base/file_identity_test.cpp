// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_identity.h"

#include "base/files.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

TEST(FileIdentity, TheSameContentWrittenAgainIsAnotherState)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("f"));
    EXPECT_TRUE(fileState(path).isEmpty());
    ASSERT_TRUE(writeFileAtomically(path, "x"));
    const QByteArray before = fileState(path);
    EXPECT_EQ(fileState(path), before);
    ASSERT_TRUE(writeFileAtomically(path, "x"));
    EXPECT_NE(fileState(path), before);
}

TEST(FileIdentity, HashesWhatIsInTheFile)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("f"));
    EXPECT_TRUE(fileHash(path).isEmpty()) << "there is none";
    ASSERT_TRUE(writeFileAtomically(path, "abc"));
    EXPECT_EQ(fileHash(path), QStringLiteral("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
    ASSERT_TRUE(writeFileAtomically(path, QByteArray(1000000, 'a')));
    ASSERT_TRUE(writeFileAtomically(path + QLatin1Char('2'), QByteArray(3'000'000, 'a')));
    EXPECT_NE(fileHash(path), fileHash(path + QLatin1Char('2')));
    EXPECT_EQ(fileHash(path), QStringLiteral("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    const CancelToken cancel;
    CancelToken(cancel).cancel();
    EXPECT_TRUE(fileHash(path, cancel).isEmpty());
}
