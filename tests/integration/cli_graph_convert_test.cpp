// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "cli_fixture.h"

namespace tributary::testing
{

namespace
{

class GraphConvertTest : public CliTest
{
protected:
    void SetUp() override { ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("in.mmd")), m_graph)); }
    [[nodiscard]] CliEnd convert(const QStringList &words) const
    {
        return cli(QStringList {QStringLiteral("graph"), QStringLiteral("convert"), QStringLiteral("in.mmd")} + words);
    }
    [[nodiscard]] QByteArray content(const char *name) const
    {
        return readFile(path(QLatin1String(name))).value_or("(none)");
    }

    QByteArray m_graph = "flowchart LR\n  a --> b\n";
};

} // namespace

TEST_F(GraphConvertTest, ReplacesAFileOnlyIfToldTo)
{
    ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("out.dot")), "mine"));
    const CliEnd refused = convert({QStringLiteral("out.dot")});
    EXPECT_EQ(refused.code, 1);
    EXPECT_TRUE(refused.err.contains(QStringLiteral("--force"))) << refused.err.toStdString();
    EXPECT_EQ(content("out.dot"), "mine");
    EXPECT_EQ(convert({QStringLiteral("out.dot"), QStringLiteral("--force")}).code, 0);
    EXPECT_TRUE(content("out.dot").contains("digraph"));
    EXPECT_EQ(convert({QStringLiteral("new.dot")}).code, 0) << "nothing is there";
}

TEST_F(GraphConvertTest, NeverReplacesWhatItReads)
{
    for (const char *name : {"in.mmd", "./in.mmd"}) {
        const CliEnd refused = convert({QLatin1String(name), QStringLiteral("--force")});
        EXPECT_EQ(refused.code, 1);
        EXPECT_TRUE(refused.err.contains(QStringLiteral("is read"))) << refused.err.toStdString();
        EXPECT_EQ(content("in.mmd"), m_graph);
    }
}

} // namespace tributary::testing
