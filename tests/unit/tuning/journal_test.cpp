// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/journal.h"

#include "base/files.h"
#include "tuning/trial_json.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

Trial makeTrial(int sequence)
{
    Trial trial;
    trial.spec = {sequence, {Strategy::LoadBalance, 4}, 2, 3, Phase::Confirm, false};
    trial.exit = {ExitState::Kind::Signalled, 11, {}};
    trial.startedAt = QDateTime::fromString(QStringLiteral("2026-08-21T10:00:00.123Z"), Qt::ISODateWithMs);
    trial.wallSeconds = 1.25;
    trial.stepCount = 13;
    trial.mainObject = ExecObject::parse(u"model:7");
    trial.mainProcess = 4321;
    trial.kept_us = {850, 9007199254740993 - 2, 0};
    trial.reasons.push_back(
        {ReasonCode::ExitCode, Text("ended with %1", {QStringLiteral("signal %2")}), QStringLiteral("a.log"), 42});
    trial.notes.emplace_back("two processes");
    trial.outputDigest = QStringLiteral("af01");
    trial.modelDigest = QStringLiteral("77");
    return trial;
}

class JournalTest : public testing::Test
{
protected:
    JournalTest()
        : m_path(m_dir.filePath(QStringLiteral("journal.jsonl")))
    {
        m_header.program = QStringLiteral("0.1.0");
        m_header.created = QDateTime::currentDateTimeUtc();
        m_header.config = {{QStringLiteral("command"), QStringLiteral("a")}};
    }

    void writeTrials(int count)
    {
        auto journal = Journal::create(m_path, m_header);
        ASSERT_TRUE(journal);
        for (int i = 0; i < count; ++i)
            ASSERT_TRUE(journal->add(makeTrial(i)));
    }

    QTemporaryDir m_dir;
    QString m_path;
    JournalHeader m_header;
};

} // namespace

TEST(TrialJson, EveryFieldComesBack)
{
    const Trial trial = makeTrial(5);
    const auto read = trialFromJson(trialToJson(trial));
    ASSERT_TRUE(read) << read.error().english().toStdString();
    EXPECT_EQ(read->spec, trial.spec);
    EXPECT_EQ(read->exit.kind, trial.exit.kind);
    EXPECT_EQ(read->exit.code, 11);
    EXPECT_EQ(read->startedAt, trial.startedAt);
    EXPECT_EQ(read->wallSeconds, 1.25);
    EXPECT_EQ(read->stepCount, 13);
    EXPECT_EQ(read->mainObject, trial.mainObject);
    EXPECT_EQ(read->mainProcess, 4321);
    EXPECT_EQ(read->kept_us, trial.kept_us);
    ASSERT_EQ(read->reasons.size(), 1U);
    EXPECT_EQ(read->reasons[0].code, ReasonCode::ExitCode);
    EXPECT_EQ(read->reasons[0].sentence.source(), QByteArray("ended with %1"));
    EXPECT_EQ(read->reasons[0].sentence.english(), QStringLiteral("ended with signal %2"));
    EXPECT_EQ(read->reasons[0].file, QStringLiteral("a.log"));
    EXPECT_EQ(read->reasons[0].line, 42);
    EXPECT_EQ(read->notes, trial.notes);
    EXPECT_EQ(read->outputDigest, QStringLiteral("af01"));
    EXPECT_EQ(read->modelDigest, QStringLiteral("77"));
    EXPECT_FALSE(read->isValid());
}

TEST(TrialJson, NamesTheFieldThatIsWrong)
{
    for (const char *field :
        {"sequence", "config", "round", "phase", "exit_kind", "wall_seconds", "kept_us", "reasons"}) {
        QJsonObject object = trialToJson(makeTrial(0));
        object.remove(QLatin1String(field));
        const auto read = trialFromJson(object);
        ASSERT_FALSE(read) << field;
        if (QLatin1String(field) != QLatin1String("config")) {
            EXPECT_TRUE(read.error().english().contains(QLatin1String(field)))
                << field << ": " << read.error().english().toStdString();
        }
        object[QLatin1String(field)] = QJsonValue(true);
        EXPECT_FALSE(trialFromJson(object)) << field;
    }
}

TEST_F(JournalTest, TrialsComeBackInOrder)
{
    writeTrials(3);
    const auto content = readJournal(m_path);
    ASSERT_TRUE(content) << content.error().english().toStdString();
    EXPECT_FALSE(content->cut);
    EXPECT_EQ(content->header.program, QStringLiteral("0.1.0"));
    EXPECT_EQ(content->header.config, m_header.config);
    ASSERT_EQ(content->trials.size(), 3U);
    EXPECT_EQ(content->trials[2].spec.sequence, 2);
}

TEST_F(JournalTest, CuttingItAnywhereLosesAtMostTheLastTrial)
{
    writeTrials(2);
    const QByteArray whole = readFile(m_path).value();
    const qsizetype headerEnd = whole.indexOf('\n') + 1;
    const qsizetype firstEnd = whole.indexOf('\n', headerEnd) + 1;
    for (qsizetype length = headerEnd; length < whole.size(); ++length) {
        ASSERT_TRUE(writeFileAtomically(m_path, whole.left(length)));
        const auto content = readJournal(m_path);
        ASSERT_TRUE(content) << length;
        EXPECT_EQ(content->trials.size(), length < firstEnd ? 0U : 1U) << length;
    }
}

TEST_F(JournalTest, ResumingCutsOffTheHalfLine)
{
    writeTrials(2);
    const QByteArray whole = readFile(m_path).value();
    ASSERT_TRUE(writeFileAtomically(m_path, whole.chopped(20)));
    m_header.config = {{QStringLiteral("command"), QStringLiteral("b")}};
    auto journal = Journal::resume(m_path, m_header);
    ASSERT_TRUE(journal);
    ASSERT_TRUE(journal->add(makeTrial(1)));
    const auto content = readJournal(m_path);
    ASSERT_TRUE(content) << content.error().english().toStdString();
    EXPECT_EQ(content->trials.size(), 2U);
    EXPECT_EQ(content->header.config, m_header.config) << "the header of the last part holds";
}

TEST_F(JournalTest, ATrialThatIsRunAgainReplacesTheFirst)
{
    writeTrials(2);
    auto journal = Journal::resume(m_path, m_header);
    Trial again = makeTrial(0);
    again.stepCount = 99;
    ASSERT_TRUE(journal->add(again));
    const auto content = readJournal(m_path);
    ASSERT_EQ(content->trials.size(), 2U);
    EXPECT_EQ(content->trials[0].stepCount, 99);
}

TEST_F(JournalTest, DamageInTheMiddleNamesTheLine)
{
    writeTrials(2);
    QByteArray bytes = readFile(m_path).value();
    bytes.replace("\"sequence\":0", "\"sequence\":x");
    ASSERT_TRUE(writeFileAtomically(m_path, bytes));
    const auto content = readJournal(m_path);
    ASSERT_FALSE(content);
    EXPECT_TRUE(content.error().english().contains(QStringLiteral("line 2")));
}

TEST_F(JournalTest, ANewerVersionIsRefused)
{
    writeTrials(0);
    QByteArray bytes = readFile(m_path).value();
    bytes.replace("\"schema\":1", "\"schema\":7");
    ASSERT_TRUE(writeFileAtomically(m_path, bytes));
    ASSERT_FALSE(readJournal(m_path));
    EXPECT_TRUE(readJournal(m_path).error().english().contains(QStringLiteral("version 7")));
}

TEST_F(JournalTest, UnknownLinesAreSkipped)
{
    writeTrials(1);
    const QByteArray bytes = readFile(m_path).value();
    ASSERT_TRUE(writeFileAtomically(m_path, bytes + "{\"type\":\"later\"}\n"));
    EXPECT_EQ(readJournal(m_path)->trials.size(), 1U);
}
