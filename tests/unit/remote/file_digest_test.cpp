// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/file_digest.h"

#include <QTemporaryFile>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class FileDigestTest : public testing::Test
{
protected:
    void SetUp() override
    {
        ASSERT_TRUE(m_file.open());
        ASSERT_EQ(m_file.write("abc"), 3);
        m_file.close();
    }
    QTemporaryFile m_file;
    CancelToken m_cancel;
};

} // namespace

// The values are those of FIPS 180-2, appendix B.1, and of the empty message.
TEST_F(FileDigestTest, IsSha256)
{
    const QByteArray abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    EXPECT_EQ(fileDigest(m_file.fileName(), -1, m_cancel).value_or(""), abc);
    EXPECT_EQ(fileDigest(m_file.fileName(), 3, m_cancel).value_or(""), abc);
    EXPECT_EQ(fileDigest(m_file.fileName(), 0, m_cancel).value_or(""),
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST_F(FileDigestTest, TellsWhatIsWrong)
{
    EXPECT_FALSE(fileDigest(m_file.fileName(), 4, m_cancel)) << "shorter than asked for";
    EXPECT_FALSE(fileDigest(m_file.fileName() + QStringLiteral(".no"), -1, m_cancel));
    m_cancel.cancel();
    EXPECT_FALSE(fileDigest(m_file.fileName(), -1, m_cancel));
}
