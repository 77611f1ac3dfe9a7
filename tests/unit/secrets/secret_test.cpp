// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/secret.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace tributary;

namespace
{

/// Shares the bytes, so that they can be looked at after the secret let go of them.
bool isAllZero(const QByteArray &witness)
{
    return std::all_of(witness.begin(), witness.end(), [](char c) { return c == 0; });
}

QByteArray freshBytes()
{
    return QByteArray("pass") + QByteArray::number(4711);
}

} // namespace

TEST(Secret, IsWipedWhenItGoes)
{
    const QByteArray witness = freshBytes();
    {
        const Secret secret(witness);
        EXPECT_EQ(QByteArray(secret.data(), secret.size()), "pass4711");
    }
    EXPECT_EQ(witness.size(), 8);
    EXPECT_TRUE(isAllZero(witness)) << "the bytes of those who share them are wiped too";
}

TEST(Secret, IsWipedWhenAnotherTakesItsPlace)
{
    const QByteArray witness = freshBytes();
    Secret secret(witness);
    secret = Secret(QByteArray("other") + QByteArray::number(1));
    EXPECT_TRUE(isAllZero(witness));
    EXPECT_EQ(QByteArray(secret.data()), "other1");
}

TEST(Secret, MovesWithoutACopy)
{
    const QByteArray witness = freshBytes();
    Secret first(witness);
    const char *bytes = first.data();
    const Secret second(std::move(first));
    EXPECT_EQ(second.data(), bytes);
    EXPECT_TRUE(first.isEmpty()); // NOLINT(bugprone-use-after-move): that is the point
}

TEST(Secret, CloneOutlivesTheOriginal)
{
    Secret clone;
    {
        const Secret original(freshBytes());
        clone = original.clone();
    }
    EXPECT_EQ(QByteArray(clone.data()), "pass4711");
}

TEST(Secret, TakesATextOverAndWipesIt)
{
    QString text = QStringLiteral("pä") + QString::number(7);
    const QString witness = text;
    const Secret secret = Secret::fromText(text);
    EXPECT_EQ(QByteArray(secret.data()), "pä7");
    EXPECT_TRUE(text.isEmpty());
    EXPECT_TRUE(std::all_of(witness.begin(), witness.end(), [](QChar c) { return c.isNull(); }));
}

TEST(Secret, LeavesLiteralsAlone)
{
    QString text = QStringLiteral("literal");
    wipeText(text); // it lies in read-only memory
    EXPECT_TRUE(text.isEmpty());
    Secret secret(QByteArrayLiteral("literal"));
    secret.wipe();
    EXPECT_TRUE(secret.isEmpty());
}
