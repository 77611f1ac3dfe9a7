// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// `tributary-cli tune --dedupe-graph`: each assignment once, and who stands for whom in all that the run leaves.
#include "cli_fixture.h"

#include "base/files.h"

#include <QFileInfo>

using namespace tributary;
using namespace tributary::testing;

namespace
{

const QString example = QStringLiteral(TRIBUTARY_SOURCE_DIR "/resources/examples/four_branches_ge_proto.txt");

class DedupeCliTest : public CliTest
{
protected:
    DedupeCliTest() { EXPECT_TRUE(QFile::copy(example, path(QStringLiteral("g.txt")))); }

    [[nodiscard]] CliEnd tuneOnce(const QStringList &more = {}) const
    {
        return tune(workload(QStringLiteral("--instant")),
            QStringList {QStringLiteral("--dedupe-graph"), QStringLiteral("g.txt"), QStringLiteral("--repeat"),
                QStringLiteral("1")}
                + more);
    }
    [[nodiscard]] CliEnd resume(const QStringList &more) const
    {
        return cli(
            QStringList {QStringLiteral("resume"), QStringLiteral("out"), QStringLiteral("--skip-preflight")} + more);
    }
};

const QJsonArray behindFour {
    QStringLiteral("LoadBalance:8"), QStringLiteral("MainStream:4"), QStringLiteral("MainStream:8")};
const QString fourLine = QStringLiteral("LoadBalance:4 stands for LoadBalance:8, MainStream:4, MainStream:8\n");

} // namespace

TEST_F(DedupeCliTest, EachAssignmentIsMeasuredOnceAndTheResultSaysForWhom)
{
    const CliEnd ended = tuneOnce();
    ASSERT_EQ(ended.code, 0) << ended.err.toStdString();
    EXPECT_EQ(trialFolders(),
        (QStringList {QStringLiteral("trial_000_default_r1"), QStringLiteral("trial_001_LoadBalance2_r1"),
            QStringLiteral("trial_002_LoadBalance4_r1")}));
    EXPECT_EQ(ended.out.count(fourLine), 2) << "at the start and below the ranking\n" << ended.out.toStdString();
    EXPECT_LT(ended.out.indexOf(fourLine), ended.out.indexOf(QStringLiteral("[000]")));
    const QJsonObject json = summary();
    EXPECT_EQ(entryOf(json, QStringLiteral("LoadBalance:4"))[QStringLiteral("stands_for")].toArray(), behindFour);
    EXPECT_TRUE(entryOf(json, QStringLiteral("default"))[QStringLiteral("stands_for")].toArray().isEmpty());
    EXPECT_TRUE(json[QStringLiteral("recommendation")].toObject().contains(QStringLiteral("stands_for")));
    const QJsonObject dedupe = json[QStringLiteral("run")].toObject()[QStringLiteral("dedupe")].toObject();
    EXPECT_EQ(dedupe[QStringLiteral("graph")].toString(), path(QStringLiteral("g.txt")));
    EXPECT_TRUE(
        content(QStringLiteral("out/summary.csv")).contains(",\"LoadBalance:8, MainStream:4, MainStream:8\"\n"));
    EXPECT_TRUE(cli({QStringLiteral("show"), QStringLiteral("out")}).out.contains(fourLine));
}

TEST_F(DedupeCliTest, ResumeKeepsItAndChecksTheDump)
{
    ASSERT_EQ(tuneOnce().code, 0);
    const CliEnd more = resume({QStringLiteral("--repeat"), QStringLiteral("2")});
    EXPECT_EQ(more.code, 0) << more.err.toStdString();
    EXPECT_EQ(trialFolders().size(), 6);
    EXPECT_TRUE(more.out.contains(fourLine));
    const QStringList all {QStringLiteral("--configs"),
        QStringLiteral("LoadBalance:2,LoadBalance:4,LoadBalance:8,MainStream:2,MainStream:4,MainStream:8")};
    EXPECT_EQ(resume(all + QStringList {QStringLiteral("--repeat"), QStringLiteral("3")}).code, 0)
        << "the list that was given to tune is no difference";
    ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("g.txt")), readFile(example).value() + "# more\n"));
    const CliEnd refused = resume({QStringLiteral("--repeat"), QStringLiteral("4")});
    EXPECT_EQ(refused.code, 2);
    EXPECT_TRUE(refused.err.contains(QStringLiteral("g.txt, by which candidates stand for others, has been changed")));
    EXPECT_EQ(trialFolders().size(), 9);
    EXPECT_EQ(resume({QStringLiteral("--repeat"), QStringLiteral("4"), QStringLiteral("--force")}).code, 0);
}

TEST_F(DedupeCliTest, NothingLeftToCompareIsSaid)
{
    ASSERT_TRUE(writeFileAtomically(
        path(QStringLiteral("g.txt")), "graph { name: \"g\" op { name: \"x\" stream_id: -1 } op { name: \"a\" } }"));
    const CliEnd ended = tuneOnce();
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(trialFolders().size(), 1);
    EXPECT_TRUE(ended.err.contains(QStringLiteral("nothing is left to compare"))) << ended.err.toStdString();
}

TEST_F(DedupeCliTest, AllAreMeasuredWhereNoneIsAlike)
{
    const CliEnd ended = tuneOnce({QStringLiteral("--configs"), QStringLiteral("LoadBalance:2,MainStream:4")});
    EXPECT_EQ(ended.code, 0);
    EXPECT_EQ(trialFolders().size(), 3);
    EXPECT_TRUE(ended.out.contains(QStringLiteral("No two of them have the same stream assignment")));
}

TEST_F(DedupeCliTest, ADumpOfNoUseIsSaidBeforeAnythingRuns)
{
    const QString readable = QStringLiteral(TRIBUTARY_TEST_DATA "/graph/ge_readable_00000031_graph_0_Build.txt");
    for (const QString &dump : {QStringLiteral("gone.txt"), readable, QString()}) {
        const CliEnd ended = tune(workload(QStringLiteral("--instant")), {QStringLiteral("--dedupe-graph"), dump});
        EXPECT_EQ(ended.code, 2);
        EXPECT_TRUE(ended.err.contains(QStringLiteral("dedupe-graph"))) << ended.err.toStdString();
        EXPECT_FALSE(QFileInfo::exists(path(QStringLiteral("out"))));
    }
    const CliEnd replay = cli({QStringLiteral("tune"), QStringLiteral("--replay"), QStringLiteral("x"),
        QStringLiteral("--dedupe-graph"), QStringLiteral("g.txt")});
    EXPECT_EQ(replay.code, 2);
    EXPECT_TRUE(replay.err.contains(QStringLiteral("exclude each other")));
}
