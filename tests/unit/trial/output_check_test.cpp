// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trial/output_check.h"

#include "base/files.h"

#include <QTemporaryDir>

#include <cmath>
#include <limits>
#include <vector>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class NumbersTest : public testing::Test
{
protected:
    template <typename Number>
    QString file(const char *name, const std::vector<Number> &numbers)
    {
        const QString path = m_dir.filePath(QString::fromLatin1(name));
        const QByteArray bytes(
            reinterpret_cast<const char *>(numbers.data()), qsizetype(numbers.size() * sizeof(Number)));
        EXPECT_TRUE(writeFileAtomically(path, bytes));
        return path;
    }

    QTemporaryDir m_dir;
    OutputCheck m_check;
};

} // namespace

TEST(OutputDigest, TakesTheGroupOrTheWholeMatch)
{
    OutputCheck check;
    EXPECT_EQ(captureDigest(check, "digest=1"), QString());
    check.pattern = QStringLiteral("digest=([0-9a-f]+)");
    EXPECT_EQ(captureDigest(check, "start\ndigest=af01\nend\n"), QStringLiteral("af01"));
    EXPECT_EQ(captureDigest(check, "digest=1\ndigest=2\n"), QStringLiteral("1 2"));
    EXPECT_EQ(captureDigest(check, "nothing"), QStringLiteral("(no match)"));
    check.pattern = QStringLiteral("^sum .*$");
    EXPECT_EQ(captureDigest(check, "a\nsum 3\nb"), QStringLiteral("sum 3"));
}

TEST(OutputDigest, RefusesWhatCannotWork)
{
    OutputCheck check;
    EXPECT_TRUE(check.validate());
    check.pattern = QStringLiteral("(");
    EXPECT_FALSE(check.validate());
    check.pattern = QStringLiteral("(a)(b)");
    EXPECT_TRUE(check.validate().error().english().contains(QStringLiteral("more than one group")));
    check.pattern = QStringLiteral("(?:a)(b)");
    EXPECT_TRUE(check.validate());
    check.relativeTolerance = -1;
    EXPECT_FALSE(check.validate());
    check.relativeTolerance = std::nan("");
    EXPECT_FALSE(check.validate());
}

TEST_F(NumbersTest, ToleranceIsAbsolutePlusRelative)
{
    const QString a = file<float>("a", {1.0F, 100.0F, -5.0F});
    const QString b = file<float>("b", {1.0F, 101.0F, -5.5F});
    m_check.absoluteTolerance = 0.1;
    m_check.relativeTolerance = 0.01;
    auto difference = compareNumbers(m_check, a, b);
    ASSERT_TRUE(difference);
    ASSERT_TRUE(*difference);
    EXPECT_EQ((*difference)->index, 2);
    EXPECT_EQ((*difference)->reference, -5.0);
    EXPECT_EQ((*difference)->value, -5.5);
    EXPECT_EQ((*difference)->count, 1);
    m_check.absoluteTolerance = 0.45;
    EXPECT_FALSE(compareNumbers(m_check, a, b).value());
}

TEST_F(NumbersTest, NanAndInfinityMustBeTheSame)
{
    const double nan = std::nan("");
    const double inf = std::numeric_limits<double>::infinity();
    m_check.numbers = OutputCheck::Numbers::Float64;
    m_check.absoluteTolerance = 1e300;
    EXPECT_FALSE(compareNumbers(m_check, file<double>("a", {nan, inf}), file<double>("b", {nan, inf})).value());
    EXPECT_EQ(
        compareNumbers(m_check, file<double>("a", {nan, inf, 1}), file<double>("b", {0, -inf, nan})).value()->count, 3);
}

TEST_F(NumbersTest, DifferentOrOddSizesAreErrors)
{
    EXPECT_FALSE(compareNumbers(m_check, file<float>("a", {1, 2}), file<float>("b", {1})));
    EXPECT_FALSE(compareNumbers(m_check, file<char>("a", {1, 2, 3}), file<char>("b", {1, 2, 3})));
    EXPECT_FALSE(compareNumbers(m_check, m_dir.filePath(QStringLiteral("missing")), file<float>("b", {1})));
}
