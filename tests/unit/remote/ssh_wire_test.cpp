// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_wire.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(SshWire, ReadsWhatItWrote)
{
    const QByteArray bytes = wireString("ssh-ed25519") + wireNumber(0x01020304) + wireString("") + "x";
    WireReader reader(bytes);
    EXPECT_EQ(reader.string(), "ssh-ed25519");
    EXPECT_EQ(reader.number(), 0x01020304U);
    EXPECT_EQ(reader.string().size(), 0);
    EXPECT_EQ(reader.byte(), 'x');
    EXPECT_FALSE(reader.isBad());
    EXPECT_EQ(reader.rest().size(), 0);
}

TEST(SshWire, SaysThatSomethingIsMissing)
{
    WireReader reader(QByteArrayView("\0\0\0\x05"
                                     "four",
        8));
    EXPECT_EQ(reader.string().size(), 0);
    EXPECT_TRUE(reader.isBad());
    EXPECT_EQ(reader.number(), 0U) << "nothing more is read";
    WireReader huge(QByteArrayView("\xff\xff\xff\xff", 4));
    EXPECT_EQ(huge.string().size(), 0);
    EXPECT_TRUE(huge.isBad());
}

// RFC 4251, section 5.
TEST(SshWire, WritesNumbersThatAreNotNegative)
{
    EXPECT_EQ(wireMpint(""), QByteArray::fromHex("00000000"));
    EXPECT_EQ(wireMpint(QByteArray::fromHex("0000")), QByteArray::fromHex("00000000"));
    EXPECT_EQ(wireMpint(QByteArray::fromHex("09a378f9b2e332a7")), QByteArray::fromHex("0000000809a378f9b2e332a7"));
    EXPECT_EQ(wireMpint(QByteArray::fromHex("80")), QByteArray::fromHex("000000020080"));
}
