// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later

// `tributary-cli show` of our own folders, of the script's and of damaged ones.
#include "cli_fixture.h"

#include "base/files.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QJsonDocument>

using namespace tributary;
using namespace tributary::testing;

namespace
{

class ShowTest : public CliTest
{
protected:
    ShowTest()
    {
        const QString from = QStringLiteral(TRIBUTARY_TEST_DATA "/script_run");
        QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString source = files.next();
            const QString target = path(QStringLiteral("script/") + QDir(from).relativeFilePath(source));
            EXPECT_TRUE(makeFolder(QFileInfo(target).path()));
            EXPECT_TRUE(QFile::copy(source, target));
        }
    }
    [[nodiscard]] CliEnd show(const QString &folder, const QStringList &more = {}) const
    {
        return cli(QStringList {QStringLiteral("show"), folder} + more);
    }
    /// Writes the file with one text replaced.
    void damage(const QString &name, const QByteArray &before, const QByteArray &after) const
    {
        QByteArray text = content(name);
        ASSERT_TRUE(text.contains(before)) << before.constData();
        const qsizetype at = text.indexOf(before);
        text.replace(at, before.size(), after);
        ASSERT_TRUE(QFile::setPermissions(path(name), QFile::ReadOwner | QFile::WriteOwner));
        ASSERT_TRUE(writeFileAtomically(path(name), text));
    }
};

} // namespace

TEST_F(ShowTest, AFolderOfTheScript)
{
    const CliEnd text = show(QStringLiteral("script"));
    EXPECT_EQ(text.code, 0) << text.err.toStdString();
    EXPECT_TRUE(text.out.contains(QStringLiteral("Recommended: LoadBalance:2"))) << text.out.toStdString();
    EXPECT_TRUE(text.out.contains(QStringLiteral("时间区间重叠"))) << "the script's own words for an invalid trial";
    const QJsonObject json =
        QJsonDocument::fromJson(show(QStringLiteral("script"), {QStringLiteral("--json")}).out.toUtf8()).object();
    // 12 steps a trial: 1001, 1002, 1000, … and 801, 802, 800, …
    EXPECT_DOUBLE_EQ(entryOf(json, QStringLiteral("default"))[QStringLiteral("median_us")].toDouble(), 1001);
    EXPECT_DOUBLE_EQ(entryOf(json, QStringLiteral("LoadBalance:2"))[QStringLiteral("median_us")].toDouble(), 801);
    EXPECT_DOUBLE_EQ(entryOf(json, QStringLiteral("LoadBalance:2"))[QStringLiteral("speedup")].toDouble(), 1.2497);
    EXPECT_EQ(entryOf(json, QStringLiteral("MainStream:2"))[QStringLiteral("valid_trials")].toInt(), 2);
    EXPECT_EQ(json[QStringLiteral("trials")][5][QStringLiteral("exit_code")].toInt(), 0);
}

TEST_F(ShowTest, DamagedFilesOfTheScriptAreNamed)
{
    damage(QStringLiteral("script/trial_001_LoadBalance2_r1/steps.csv"), ",802,", ",8x2,");
    const CliEnd table = show(QStringLiteral("script"));
    EXPECT_EQ(table.code, 2);
    EXPECT_TRUE(table.err.contains(QStringLiteral("trial_001_LoadBalance2_r1/steps.csv"))) << table.err.toStdString();
    EXPECT_TRUE(table.err.contains(QStringLiteral("line 4"))) << table.err.toStdString();
    damage(QStringLiteral("script/summary.json"), "\"repeat\": 3", "\"repeat\": ,3");
    const CliEnd json = show(QStringLiteral("script"));
    EXPECT_EQ(json.code, 2);
    EXPECT_TRUE(json.err.contains(QStringLiteral("summary.json is no valid JSON at line 6"))) << json.err.toStdString();
}

TEST_F(ShowTest, OurOwnFolderGivesTheFilesAgain)
{
    ASSERT_EQ(tune(workload(QStringLiteral("--instant")),
                  {QStringLiteral("--configs"), QStringLiteral("cv"), QStringLiteral("--repeat"), QStringLiteral("2")})
                  .code,
        0);
    EXPECT_EQ(show(QStringLiteral("out"), {QStringLiteral("--json")}).out.toUtf8(),
        content(QStringLiteral("out/summary.json")));
    EXPECT_EQ(show(QStringLiteral("out"), {QStringLiteral("--csv")}).out.toUtf8(),
        content(QStringLiteral("out/summary.csv")));
}

TEST_F(ShowTest, ADamagedJournalIsNamedWithItsLine)
{
    ASSERT_EQ(tune(workload(QStringLiteral("--instant")),
                  {QStringLiteral("--configs"), QStringLiteral("cv"), QStringLiteral("--repeat"), QStringLiteral("2")})
                  .code,
        0);
    const QString journal = QStringLiteral("out/journal.jsonl");
    const QByteArray whole = content(journal);
    const auto expectError = [&](const char *words) {
        const CliEnd ended = show(QStringLiteral("out"));
        EXPECT_EQ(ended.code, 2) << words;
        EXPECT_TRUE(ended.err.contains(QStringLiteral("journal.jsonl"))) << ended.err.toStdString();
        EXPECT_TRUE(ended.err.contains(QLatin1String(words))) << ended.err.toStdString();
        ASSERT_TRUE(writeFileAtomically(path(journal), whole));
    };
    damage(journal, "\"sequence\":1", "\"sequence\":\"1\"");
    expectError("line 3");
    damage(journal, "\n{", "\n#");
    expectError("line 2");
    damage(journal, "\"repeat\":2", "\"repeat\":2000000000");
    expectError("repeat");
    damage(journal, "\"drop_first\":1", "\"drop_first\":-1");
    expectError("drop_first");
    ASSERT_TRUE(writeFileAtomically(path(journal), QByteArray("\xff\0\n", 3)));
    expectError("line 1");
    ASSERT_TRUE(writeFileAtomically(path(journal), {}));
    expectError("holds no run yet");

    ASSERT_TRUE(writeFileAtomically(path(journal), whole.chopped(30)));
    EXPECT_EQ(show(QStringLiteral("out")).code, 0) << "a line that was cut off is left out";
}
