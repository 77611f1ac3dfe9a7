// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/result_text.h"

#include "tuning/run_config.h"

#include "report/text_table.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

/// Three trials of default at 2 ms and of LoadBalance:2 at 1 ms, 12 steps each.
Analysis makeAnalysis()
{
    TrialList trials;
    for (int round = 1; round <= 3; ++round) {
        for (const Candidate &candidate : {Candidate {}, Candidate {Strategy::LoadBalance, 2}}) {
            auto trial = std::make_shared<Trial>();
            trial->spec = {int(trials.size()), candidate, round, candidate.isBaseline() ? 0 : 1, Phase::Measure, false};
            trial->kept_us.assign(12, candidate.isBaseline() ? 2000 + round : 1000 + 2 * round);
            trials.push_back(trial);
        }
    }
    return analyse(trials, {});
}

} // namespace

TEST(ResultText, TheRankingShowsEveryNumberOnce)
{
    const QStringList lines = result_text::ranking(makeAnalysis());
    ASSERT_EQ(lines.size(), 3);
    EXPECT_TRUE(lines[1].startsWith(QStringLiteral("* LoadBalance:2    3/3     36      1.004        1.004     1.006")))
        << lines[1].toStdString();
    EXPECT_TRUE(lines[1].contains(QStringLiteral("1.994  improvement")));
    EXPECT_TRUE(lines[1].endsWith(QStringLiteral("faster")));
    EXPECT_TRUE(lines[2].startsWith(QStringLiteral("  default")));
    EXPECT_TRUE(lines[2].endsWith(QStringLiteral("baseline")));
}

TEST(ResultText, ANarrowTerminalGetsFewerColumns)
{
    const Analysis analysis = makeAnalysis();
    for (const int width : {120, 100, 80}) {
        for (const QString &line : result_text::ranking(analysis, width))
            EXPECT_LE(displayWidth(line), width) << line.toStdString();
    }
    const QString narrow = result_text::ranking(analysis, 80)[1];
    EXPECT_TRUE(narrow.contains(QStringLiteral("LoadBalance:2")));
    EXPECT_TRUE(narrow.contains(QStringLiteral("1.004"))) << "the median stays";
    EXPECT_TRUE(narrow.endsWith(QStringLiteral("faster"))) << "the verdict stays";
}

TEST(ResultText, SaysWhatToUseAndHow)
{
    const Analysis analysis = makeAnalysis();
    EXPECT_TRUE(result_text::conclusion(analysis).first().startsWith(QStringLiteral("Recommended: LoadBalance:2.")));
    EXPECT_EQ(result_text::reproduceLine(analysis, QStringLiteral("python3 'a b.py'")),
        QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE=LoadBalance:2 python3 'a b.py'"));
    EXPECT_TRUE(
        result_text::applyLines(analysis)[1].contains(QStringLiteral("--multi_stream_parallel_mode=LoadBalance:2")));
}

TEST(ResultText, SaysNothingOfProductionWhereNothingCouldBeCompared)
{
    EXPECT_TRUE(result_text::applyLines(analyse({}, {})).isEmpty());
}

TEST(ResultText, SaysWhoStandsForWhom)
{
    Analysis analysis = makeAnalysis();
    EXPECT_TRUE(result_text::standIns(analysis).isEmpty());
    const qsizetype before = result_text::conclusion(analysis).size();
    for (CandidateResult &result : analysis.candidates) {
        if (result.candidate == Candidate {Strategy::LoadBalance, 2})
            result.standsFor = {{Strategy::MainStream, 2}, {Strategy::LoadBalance, 3}};
    }
    const QStringList lines = result_text::standIns(analysis);
    ASSERT_EQ(lines.size(), 2);
    EXPECT_EQ(lines[0], QStringLiteral("LoadBalance:2 stands for MainStream:2, LoadBalance:3"));
    EXPECT_TRUE(lines[1].contains(QStringLiteral("same stream assignment in this graph")));
    const QStringList conclusion = result_text::conclusion(analysis);
    ASSERT_EQ(conclusion.size(), before + 1);
    EXPECT_TRUE(conclusion[1].startsWith(QStringLiteral("It stands for MainStream:2, LoadBalance:3")));
}

TEST(ResultText, AnOfflineRunIsReproducedOnTwoMachines)
{
    const Analysis analysis = makeAnalysis();
    RunConfig config;
    config.command = QStringLiteral("infer --om '{om}'");
    EXPECT_EQ(result_text::reproduceLines(analysis, config).size(), 1);
    config.mode = RunConfig::offlineMode();
    config.offline.compileCommand = QStringLiteral("atc --output={om_prefix}");
    config.offline.omFolder = QStringLiteral("/my om");
    config.offline.target = {{QStringLiteral("host"), QStringLiteral("box")},
        {QStringLiteral("user"), QStringLiteral("me")}, {QStringLiteral("remote_workdir"), QStringLiteral("/work/x")}};
    const QStringList lines = result_text::reproduceLines(analysis, config);
    ASSERT_EQ(lines.size(), 2);
    EXPECT_TRUE(lines[0].endsWith(
        QStringLiteral("GE_AUTO_MULTISTREAM_PARALLEL_MODE=LoadBalance:2 atc '--output=/my om/model_LoadBalance2'")))
        << lines[0].toStdString();
    EXPECT_TRUE(lines[1].endsWith(QStringLiteral("me@box: infer --om /work/x/om/model_LoadBalance2.om")))
        << lines[1].toStdString();
}

TEST(ResultText, DurationsAreForReaders)
{
    EXPECT_EQ(result_text::duration(0.064), QStringLiteral("0.06 s"));
    EXPECT_EQ(result_text::duration(21.44), QStringLiteral("21.4 s"));
    EXPECT_EQ(result_text::duration(185), QStringLiteral("3 min 5 s"));
    EXPECT_EQ(result_text::duration(7800), QStringLiteral("2 h 10 min"));
    EXPECT_EQ(result_text::milliseconds(std::nullopt), QStringLiteral("-"));
}
