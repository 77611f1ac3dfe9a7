// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/memory_secret_store.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

const CancelToken never;
const QString key = QStringLiteral("user@host:22");

QByteArray bytesOf(const std::optional<Secret> &secret)
{
    return secret ? QByteArray(secret->data(), secret->size()) : QByteArray("nothing");
}

} // namespace

TEST(MemorySecretStore, KeepsReplacesAndForgets)
{
    MemorySecretStore store;
    EXPECT_FALSE(store.read(key, never).value());
    ASSERT_TRUE(store.write(key, Secret("one"), never));
    ASSERT_TRUE(store.write(key, Secret("two"), never));
    EXPECT_EQ(bytesOf(store.read(key, never).value()), "two");
    EXPECT_EQ(bytesOf(store.read(key, never).value()), "two") << "reading takes nothing away";
    ASSERT_TRUE(store.remove(key, never));
    EXPECT_FALSE(store.read(key, never).value());
    EXPECT_TRUE(store.remove(key, never)) << "twice is no error";
}

TEST(MemorySecretStore, RefusesWhatNoKeychainCanKeep)
{
    MemorySecretStore store;
    for (const QByteArray &bytes : {QByteArray(), QByteArray("a\0b", 3), QByteArray("\xff\xfe")}) {
        const auto stored = store.write(key, Secret(bytes), never);
        ASSERT_FALSE(stored) << bytes.toHex().constData();
        EXPECT_EQ(stored.error().trouble, SecretTrouble::Failed);
        EXPECT_FALSE(stored.error().error.hint.isEmpty());
    }
    EXPECT_FALSE(store.read(key, never).value());
}

TEST(SecretKeys, TellPasswordsFromPassphrases)
{
    EXPECT_EQ(passwordKey(QStringLiteral("me@[::1]:22")), QStringLiteral("me@[::1]:22"));
    EXPECT_EQ(passphraseKey(QStringLiteral("/home/me/.ssh/id")), QStringLiteral("key:/home/me/.ssh/id"));
}
