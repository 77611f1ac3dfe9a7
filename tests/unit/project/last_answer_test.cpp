// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "project/project.h"
#include "tuning/journal.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class LastAnswer : public ::testing::Test
{
protected:
    QString addRun(const char *name)
    {
        const QString folder = m_folder.filePath(QLatin1String(name));
        EXPECT_TRUE(makeFolder(folder));
        m_project.runs.push_back({folder, QLatin1String(name), QDateTime::currentDateTimeUtc(), {}, false, {}});
        return folder;
    }

    static void writeSummary(const QString &folder, const QByteArray &json)
    {
        ASSERT_TRUE(writeFileAtomically(folder + QStringLiteral("/summary.json"), json));
    }

    QTemporaryDir m_folder;
    Project m_project;
};

} // namespace

TEST_F(LastAnswer, NothingWithoutData)
{
    EXPECT_EQ(lastAnswer(m_project), QString());
    addRun("empty");
    EXPECT_EQ(lastAnswer(m_project), QString());
}

TEST_F(LastAnswer, NamesTheRecommendedCandidateAndItsInterval)
{
    writeSummary(addRun("a"), R"({"recommended": "LoadBalance:4", "recommendation": {"kind": "change"},
        "summaries": [{"config": "default"},
        {"config": "LoadBalance:4", "speedup": 1.3, "paired_speedup": 1.25, "paired_low": 1.2, "paired_high": 1.301}]})");
    EXPECT_EQ(lastAnswer(m_project), QStringLiteral("Use LoadBalance:4: speedup 1.250 [1.200, 1.301]"));
}

TEST_F(LastAnswer, ReadsASummaryOfTheScript)
{
    writeSummary(addRun("a"), R"({"recommended": "cv", "summaries": [{"config": "cv", "speedup": 1.3}]})");
    EXPECT_EQ(lastAnswer(m_project), QStringLiteral("Use cv: speedup 1.300"));
    writeSummary(addRun("b"), R"({"recommended": "default", "summaries": []})");
    EXPECT_EQ(lastAnswer(m_project), QStringLiteral("Keep default: nothing is faster"));
    writeSummary(addRun("c"), R"({"recommended": null})");
    EXPECT_TRUE(lastAnswer(m_project).startsWith(QLatin1String("No recommendation")));
}

TEST_F(LastAnswer, CountsTheTrialsOfARunThatGoesOn)
{
    writeSummary(addRun("a"), R"({"recommended": "cv", "summaries": []})");
    const QString folder = addRun("b");
    EXPECT_EQ(lastAnswer(m_project), QStringLiteral("Use cv")); // the newest run with data
    auto journal = Journal::create(folder + QStringLiteral("/journal.jsonl"), {});
    ASSERT_TRUE(journal);
    EXPECT_EQ(lastAnswer(m_project), QStringLiteral("Use cv"));
    ASSERT_TRUE(journal->add(Trial()));
    ASSERT_TRUE(journal->add(Trial()));
    EXPECT_EQ(lastAnswer(m_project), QStringLiteral("Not finished: 2 trials so far"));
}
