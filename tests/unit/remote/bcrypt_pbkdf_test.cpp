// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/bcrypt_pbkdf.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

QByteArray derived(const char *passphrase, const QByteArray &salt, quint32 rounds, qsizetype size)
{
    const auto key = bcryptPbkdf(Secret(passphrase), salt, rounds, size, CancelToken());
    return key ? QByteArray(key->data(), key->size()).toHex() : QByteArray();
}

} // namespace

// Published vectors of the OpenBSD function.
TEST(BcryptPbkdf, GivesThePublishedKeys)
{
    EXPECT_EQ(derived("password", "salt", 4, 32), "5bbf0cc293587f1c3635555c27796598d47e579071bf427e9d8fbe842aba34d9");
    EXPECT_EQ(derived("password", "salt", 12, 32), "1ae42c05d487bc02f64921a4ebe4ea93bcacfe135fda99974c06b7b01fae149a");
}

TEST(BcryptPbkdf, DealsTheBytesOfItsBlocksOut)
{
    const QByteArray two = derived("password", "salt", 4, 64);
    const QByteArray one = derived("password", "salt", 4, 32);
    QByteArray everySecond;
    for (qsizetype i = 0; i < two.size(); i += 4)
        everySecond += two.mid(i, 2);
    EXPECT_EQ(everySecond, one);
    EXPECT_EQ(derived("password", "salt", 4, 48).size(), 96);
}

TEST(BcryptPbkdf, EndsWhenCancelled)
{
    CancelToken cancel;
    cancel.cancel();
    EXPECT_FALSE(bcryptPbkdf(Secret("password"), "salt", 100000, 32, cancel));
}
