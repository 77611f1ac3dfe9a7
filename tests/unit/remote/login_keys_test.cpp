// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/login_keys.h"

#include "remote/ssh_wire.h"

#include <libssh2.h>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

QList<QByteArray> typesOffered(const QByteArray &type, const QByteArray &banner)
{
    QList<QByteArray> types;
    const QByteArray rest = wireString("exponent") + wireString("modulus");
    for (const QByteArray &blob : blobsToOffer(wireString(type) + rest, banner)) {
        types << wireType(blob);
        EXPECT_TRUE(blob.endsWith(rest));
    }
    return types;
}

} // namespace

TEST(BlobsToOffer, LeavesOtherKeysAlone)
{
    EXPECT_EQ(typesOffered("ssh-ed25519", "SSH-2.0-OpenSSH_9.2p1 Debian"), QList<QByteArray>({"ssh-ed25519"}));
}

TEST(BlobsToOffer, ChoosesTheSignatureOfRsaByTheServer)
{
    if (libssh2_version(0x010b00))
        GTEST_SKIP() << "this libssh2 chooses itself";
    EXPECT_EQ(typesOffered("ssh-rsa", "SSH-2.0-OpenSSH_9.2p1 Debian-2"), QList<QByteArray>({"rsa-sha2-512"}));
    EXPECT_EQ(typesOffered("ssh-rsa", "SSH-2.0-OpenSSH_8.8"), QList<QByteArray>({"rsa-sha2-512"}));
    EXPECT_EQ(typesOffered("ssh-rsa", "SSH-2.0-OpenSSH_10.0"), QList<QByteArray>({"rsa-sha2-512"}));
    EXPECT_EQ(typesOffered("ssh-rsa", "SSH-2.0-OpenSSH_7.4"), QList<QByteArray>({"rsa-sha2-512", "ssh-rsa"}));
    EXPECT_EQ(typesOffered("ssh-rsa", "SSH-2.0-dropbear_2022.83"), QList<QByteArray>({"ssh-rsa"}));
    EXPECT_EQ(typesOffered("ssh-rsa", "SSH-2.0-Go"), QList<QByteArray>({"ssh-rsa", "rsa-sha2-512"}));
}
