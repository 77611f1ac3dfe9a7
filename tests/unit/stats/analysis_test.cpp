// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/analysis.h"

#include "stats/output_check.h"
#include "trial_builder.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace tributary;
using namespace tributary::test;

namespace
{

using Kind = Recommendation::Kind;

/// `rounds` rounds of default and LoadBalance:2, whose times change a little from round to round together.
TrialBuilder pairedSession(std::int64_t baselineTime, std::int64_t candidateTime, int rounds, Phase phase)
{
    TrialBuilder builder;
    for (int round = 1; round <= rounds; ++round) {
        const std::int64_t common = 10 * round;
        const std::int64_t own = round % 2 == 0 ? 5 : -5;
        builder.add(baseline, round, {baselineTime + common, baselineTime + common}, phase);
        builder.add(loadBalance2, round, {candidateTime + common + own, candidateTime + common + own}, phase);
    }
    return builder;
}

AnalysisOptions adaptiveOptions()
{
    AnalysisOptions options;
    options.plan = PlanKind::Adaptive;
    options.looks = {5, 8};
    return options;
}

bool has(const Analysis &analysis, FindingCode code)
{
    return std::any_of(analysis.findings.begin(), analysis.findings.end(),
        [code](const Finding &finding) { return finding.code == code; });
}

} // namespace

TEST(Analysis, OfNothing)
{
    const Analysis analysis = analyse({}, {});
    ASSERT_EQ(analysis.candidates.size(), 1U); // the baseline
    EXPECT_FALSE(analysis.hasValidData());
    EXPECT_FALSE(analysis.candidates[0].pooled);
    EXPECT_FALSE(analysis.candidates[0].speedup);
    EXPECT_EQ(analysis.recommendation.kind, Kind::None);
    EXPECT_FALSE(analysis.answerIsClear);
    EXPECT_FALSE(analysis.noise);
    EXPECT_FALSE(analysis.detectable);
    EXPECT_FALSE(analysis.control);
}

TEST(Analysis, PoolsTheStepsOfValidTrials)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100, 200});
    builder.add(baseline, 2, {300});
    builder.addInvalid(baseline, 3)->kept_us = {9, 9, 9};
    builder.add(loadBalance2, 1, {100});
    const Analysis analysis = analyse(builder.trials(), {});
    const CandidateResult &row = *analysis.find(baseline);
    EXPECT_EQ(row.trials, 3);
    EXPECT_EQ(row.validTrials, 2);
    EXPECT_EQ(row.pooled->count, 3);
    EXPECT_DOUBLE_EQ(row.pooled->median_us, 200);
    EXPECT_DOUBLE_EQ(*row.speedup, 1);
    EXPECT_EQ(row.verdict, Verdict::Baseline);
    EXPECT_FALSE(row.effect);
    const CandidateResult &other = *analysis.find(loadBalance2);
    EXPECT_DOUBLE_EQ(*other.speedup, 2);
    EXPECT_EQ(other.label, ScriptLabel::Improvement);
    EXPECT_EQ(other.verdict, Verdict::NotEnoughData);
}

TEST(Analysis, RanksByMedianThenNameAndPutsEmptyOnesLast)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100});
    builder.add(mainStream2, 1, {90});
    builder.add(loadBalance4, 1, {90});
    builder.addInvalid(loadBalance2, 1);
    AnalysisOptions options;
    options.candidates = {baseline, loadBalance2, loadBalance4, mainStream2, {Strategy::Cv, 0}};
    const Analysis analysis = analyse(builder.trials(), options);
    QStringList names;
    for (const std::size_t index : analysis.ranking)
        names << analysis.candidates[index].candidate.name();
    EXPECT_EQ(names.join(QLatin1Char(' ')), QStringLiteral("LoadBalance:4 MainStream:2 default LoadBalance:2 cv"));
    EXPECT_EQ(analysis.candidates[1].candidate, loadBalance2); // the table keeps the order of the options
}

TEST(FixedPlan, RecommendsTheSmallestMedianFromFivePercentOn)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {1050});
    builder.add(loadBalance2, 1, {1000});
    EXPECT_EQ(analyse(builder.trials(), {}).recommendation.candidate, loadBalance2);
    builder.add(loadBalance4, 1, {1001});
    EXPECT_EQ(analyse(builder.trials(), {}).recommendation.candidate, loadBalance2);

    TrialBuilder below;
    below.add(baseline, 1, {1049});
    below.add(loadBalance2, 1, {1000});
    const Recommendation keep = analyse(below.trials(), {}).recommendation;
    EXPECT_EQ(keep.kind, Kind::KeepBaseline);
    EXPECT_EQ(keep.candidate, baseline);
}

TEST(FixedPlan, SaysWhenThePairedComparisonAgrees)
{
    const Analysis analysis = analyse(pairedSession(12'000, 10'000, 4, Phase::Measure).trials(), {});
    EXPECT_EQ(analysis.recommendation.kind, Kind::Change);
    EXPECT_EQ(analysis.find(loadBalance2)->verdict, Verdict::Faster);
    EXPECT_TRUE(analysis.recommendation.certainty.english().startsWith(QStringLiteral("Certain")));
    EXPECT_TRUE(analysis.answerIsClear);
    EXPECT_EQ(analysis.rounds, 4);
}

TEST(FixedPlan, SaysWhenTheRuleOverlooksAFasterOne)
{
    const Analysis analysis = analyse(pairedSession(10'300, 10'000, 5, Phase::Measure).trials(), {});
    EXPECT_EQ(analysis.recommendation.kind, Kind::KeepBaseline);
    EXPECT_EQ(analysis.find(loadBalance2)->verdict, Verdict::Faster);
    EXPECT_TRUE(analysis.recommendation.certainty.english().startsWith(
        QStringLiteral("But round by round, LoadBalance:2 is faster")));
}

TEST(FixedPlan, SaysWhenTheRecommendationMayBeChance)
{
    TrialBuilder builder;
    const std::vector<std::int64_t> times {11'000, 8'000, 9'000};
    for (int round = 1; round <= 3; ++round) {
        builder.add(baseline, round, {10'000});
        builder.add(loadBalance2, round, {times[static_cast<std::size_t>(round) - 1]});
    }
    const Analysis analysis = analyse(builder.trials(), {});
    EXPECT_EQ(analysis.recommendation.kind, Kind::Change); // 10 000 / 9 000 by the rule
    EXPECT_EQ(analysis.find(loadBalance2)->verdict, Verdict::Undecided);
    EXPECT_TRUE(analysis.recommendation.certainty.english().startsWith(QStringLiteral("Not certain")));
    EXPECT_FALSE(analysis.answerIsClear);
}

TEST(Analysis, SaysNothingWithoutABaseline)
{
    TrialBuilder builder;
    builder.addInvalid(baseline, 1);
    builder.add(loadBalance2, 1, {1000});
    const Analysis analysis = analyse(builder.trials(), {});
    EXPECT_EQ(analysis.recommendation.kind, Kind::None);
    EXPECT_FALSE(analysis.find(loadBalance2)->speedup);
    EXPECT_FALSE(analysis.find(loadBalance2)->effect);
    EXPECT_EQ(analysis.find(loadBalance2)->verdict, Verdict::NotEnoughData);
}

TEST(Analysis, ZeroTimesGiveNoSpeedup)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100});
    builder.add(loadBalance2, 1, {0, 0});
    const Analysis analysis = analyse(builder.trials(), {});
    EXPECT_FALSE(analysis.find(loadBalance2)->speedup);
    EXPECT_FALSE(analysis.find(loadBalance2)->effect);
    EXPECT_EQ(analysis.recommendation.kind, Kind::KeepBaseline);

    TrialBuilder zeroBaseline;
    zeroBaseline.add(baseline, 1, {0});
    zeroBaseline.add(loadBalance2, 1, {100});
    EXPECT_DOUBLE_EQ(*analyse(zeroBaseline.trials(), {}).find(loadBalance2)->speedup, 0);
}

TEST(Analysis, AnyCandidateCanBeTheBaseline)
{
    AnalysisOptions options;
    options.baseline = loadBalance2;
    const Analysis analysis = analyse(pairedSession(12'000, 10'000, 4, Phase::Measure).trials(), options);
    EXPECT_EQ(analysis.find(loadBalance2)->verdict, Verdict::Baseline);
    EXPECT_EQ(analysis.find(baseline)->verdict, Verdict::Slower);
    EXPECT_NEAR(*analysis.find(baseline)->speedup, 10.0 / 12, 0.002);
    EXPECT_EQ(analysis.recommendation.kind, Kind::KeepBaseline);
    EXPECT_EQ(analysis.recommendation.candidate, loadBalance2);
}

TEST(Analysis, TheControlIsNoCandidate)
{
    TrialBuilder builder;
    for (int round = 1; round <= 4; ++round) {
        builder.add(baseline, round, {10'000 + round});
        builder.add(loadBalance2, round, {10'000 - round});
        builder.add(baseline, round, {20'000 + 7 * round}, Phase::Measure, true);
    }
    const Analysis analysis = analyse(builder.trials(), {});
    EXPECT_EQ(analysis.find(baseline)->trials, 4);
    EXPECT_LT(analysis.find(baseline)->pooled->max_us, 11'000);
    ASSERT_TRUE(analysis.control);
    EXPECT_NEAR(analysis.control->speedup, 0.5, 0.001);
    EXPECT_TRUE(has(analysis, FindingCode::ControlDiffers));
    EXPECT_EQ(analysis.noise->source, NoiseFloor::Source::Control);
}

TEST(Analysis, CandidatesWithTheSameModelAreNamed)
{
    TrialBuilder builder;
    const auto run = [&builder](const Candidate &candidate, const char *digest, bool control = false) {
        builder.add(candidate, 1, {10'000}, Phase::Measure, control)->modelDigest = QLatin1String(digest);
    };
    run(baseline, "a");
    run(baseline, "a", true);
    run(loadBalance2, "b");
    EXPECT_FALSE(has(analyse(builder.trials(), {}), FindingCode::SameModel)) << "the control is no candidate";
    run(loadBalance4, "b");
    run(mainStream2, "");
    const Analysis analysis = analyse(builder.trials(), {});
    ASSERT_TRUE(has(analysis, FindingCode::SameModel));
    const auto finding = std::find_if(analysis.findings.begin(), analysis.findings.end(),
        [](const Finding &each) { return each.code == FindingCode::SameModel; });
    EXPECT_TRUE(finding->what.english().contains(QStringLiteral("LoadBalance:2 = LoadBalance:4.")))
        << finding->what.english().toStdString();
    EXPECT_EQ(findingCodeName(FindingCode::SameModel), QStringLiteral("same_model"));
}

TEST(Analysis, ExcludedCandidatesStayInTheTableOnly)
{
    AnalysisOptions options;
    options.excluded = {loadBalance2};
    const Analysis analysis = analyse(pairedSession(12'000, 10'000, 4, Phase::Measure).trials(), options);
    EXPECT_TRUE(analysis.find(loadBalance2)->excluded);
    EXPECT_TRUE(analysis.find(loadBalance2)->effect);
    EXPECT_EQ(analysis.recommendation.kind, Kind::KeepBaseline);
}

TEST(AdaptivePlan, ScreeningAloneRecommendsNothing)
{
    const Analysis analysis = analyse(pairedSession(12'000, 10'000, 3, Phase::Screen).trials(), adaptiveOptions());
    const CandidateResult &row = *analysis.find(loadBalance2);
    EXPECT_TRUE(row.provisional);
    EXPECT_EQ(row.effect->rounds, 3);
    EXPECT_EQ(analysis.recommendation.kind, Kind::KeepBaseline);
    EXPECT_TRUE(analysis.recommendation.certainty.english().startsWith(QStringLiteral("From screening alone")));
    EXPECT_FALSE(analysis.answerIsClear);
}

TEST(AdaptivePlan, OnlyConfirmRoundsCountOnceThereAreAny)
{
    TrialBuilder builder = pairedSession(15'000, 10'000, 3, Phase::Screen); // a lucky screening
    for (int round = 4; round <= 11; ++round) {
        builder.add(baseline, round, {10'500 + 10 * round}, Phase::Confirm);
        builder.add(loadBalance2, round, {10'000 + 10 * round + round % 3}, Phase::Confirm);
    }
    const Analysis analysis = analyse(builder.trials(), adaptiveOptions());
    const CandidateResult &row = *analysis.find(loadBalance2);
    EXPECT_FALSE(row.provisional);
    EXPECT_EQ(row.effect->rounds, 8);
    EXPECT_NEAR(row.effect->speedup, 1.05, 0.001);
    EXPECT_DOUBLE_EQ(row.effect->alpha, 0.04); // the last of two looks
    EXPECT_EQ(row.pooled->count, 6 + 8); // the pooled figures keep everything
    EXPECT_EQ(analysis.recommendation.candidate, loadBalance2);
    ASSERT_TRUE(row.rankP);
    EXPECT_DOUBLE_EQ(*row.rankP, 2.0 / 256);
}

TEST(AdaptivePlan, RefinedCandidatesAreASecondStage)
{
    TrialBuilder builder = pairedSession(12'000, 10'000, 3, Phase::Screen);
    for (int round = 4; round <= 8; ++round) {
        builder.add(baseline, round, {12'000}, Phase::Confirm);
        builder.add(loadBalance2, round, {10'000 + round}, Phase::Confirm);
        builder.add(mainStream2, round, {11'000 + round}, Phase::Confirm);
    }
    for (int round = 9; round <= 11; ++round) {
        builder.add(baseline, round, {12'000}, Phase::Refine);
        builder.add(loadBalance4, round, {9'000 + round}, Phase::Refine);
    }
    for (int round = 12; round <= 16; ++round) {
        builder.add(baseline, round, {12'000}, Phase::Confirm);
        builder.add(loadBalance2, round, {10'500 + round}, Phase::Confirm);
        builder.add(loadBalance4, round, {9'000 + round}, Phase::Confirm);
    }
    AnalysisOptions options = adaptiveOptions();
    options.stages = 2;
    const Analysis analysis = analyse(builder.trials(), options);
    EXPECT_NEAR(analysis.find(loadBalance2)->effect->speedup, 12.0 / 10.514, 1e-3); // its last stage
    EXPECT_NEAR(analysis.find(mainStream2)->effect->speedup, 12.0 / 11.006, 1e-3);
    EXPECT_FALSE(analysis.find(mainStream2)->provisional);
    EXPECT_EQ(analysis.recommendation.candidate, loadBalance4);
    EXPECT_LE(analysis.find(loadBalance4)->effect->alpha, 0.05 * 0.2 / 2); // early look, shared by two stages
}

TEST(AdaptivePlan, NamesWhoCannotBeToldFromTheWinner)
{
    const Candidate mainStream4 {Strategy::MainStream, 4};
    const Candidate mainStream8 {Strategy::MainStream, 8};
    TrialBuilder builder;
    for (int round = 1; round <= 8; ++round) {
        const std::int64_t common = 10 * round;
        const std::int64_t own = round % 2 == 0 ? 20 : -20;
        builder.add(baseline, round, {2000 + common}, Phase::Confirm);
        builder.add(loadBalance2, round, {1000 + common}, Phase::Confirm);
        builder.add(mainStream4, round, {1002 + common + own}, Phase::Confirm); // its noise hides the difference
        builder.add(mainStream8, round, {1200 + common}, Phase::Confirm); // faster than default, slower than the winner
    }
    const Recommendation recommendation = analyse(builder.trials(), adaptiveOptions()).recommendation;
    EXPECT_EQ(recommendation.candidate, loadBalance2);
    EXPECT_EQ(recommendation.tied, CandidateList {mainStream4});
}

TEST(OutputCheck, MarksCopiesOfDifferentOutputs)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100})->outputDigest = QStringLiteral("aa");
    builder.add(loadBalance2, 1, {50})->outputDigest = QStringLiteral("bb");
    builder.add(loadBalance4, 1, {60})->outputDigest = QStringLiteral("aa");
    builder.add(mainStream2, 1, {70});
    const TrialList marked = markDifferentOutput(builder.trials());
    EXPECT_TRUE(builder.trials()[1]->isValid()); // untouched
    EXPECT_EQ(marked[0], builder.trials()[0]);
    EXPECT_EQ(marked[2], builder.trials()[2]);
    for (const std::size_t i : {1U, 3U}) { // a missing output is a different one
        EXPECT_TRUE(marked[i]->outputDiffers);
        ASSERT_EQ(marked[i]->reasons.size(), 1U);
        EXPECT_EQ(marked[i]->reasons[0].code, ReasonCode::OutputDiffers);
    }
    EXPECT_EQ(markDifferentOutput(marked), marked); // nothing more to mark
}

TEST(OutputCheck, NeedsAReference)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100});
    builder.addInvalid(baseline, 2)->outputDigest = QStringLiteral("aa");
    builder.add(loadBalance2, 1, {50})->outputDigest = QStringLiteral("bb");
    EXPECT_EQ(markDifferentOutput(builder.trials()), builder.trials());
}

TEST(OutputCheck, TheFastestWithAnotherOutputIsNotRecommended)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100})->outputDigest = QStringLiteral("aa");
    builder.add(loadBalance2, 1, {50})->outputDigest = QStringLiteral("bb");
    builder.add(loadBalance2, 2, {50})->outputDigest = QStringLiteral("aa");
    builder.add(loadBalance4, 1, {90})->outputDigest = QStringLiteral("aa");
    const Analysis analysis = analyse(builder.trials(), {});
    EXPECT_TRUE(analysis.find(loadBalance2)->outputDiffers);
    EXPECT_EQ(analysis.find(loadBalance2)->validTrials, 1);
    EXPECT_EQ(analysis.recommendation.candidate, loadBalance4);
    EXPECT_FALSE(has(analysis, FindingCode::OutputVaries));
}

TEST(OutputCheck, SaysWhenDefaultDisagreesWithItself)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100})->outputDigest = QStringLiteral("aa");
    builder.add(baseline, 2, {100})->outputDigest = QStringLiteral("ab");
    builder.add(loadBalance2, 1, {50})->outputDigest = QStringLiteral("ab");
    const Analysis analysis = analyse(builder.trials(), {});
    EXPECT_TRUE(has(analysis, FindingCode::OutputVaries));
    EXPECT_FALSE(analysis.find(loadBalance2)->outputDiffers);
    EXPECT_EQ(analysis.find(baseline)->validTrials, 2);
}

TEST(Findings, MainObjectAndCv)
{
    TrialBuilder builder;
    builder.add(baseline, 1, {100, 100})->mainObject = ExecObject {ExecObject::Kind::Model, 0, 7};
    builder.add(loadBalance2, 1, {100, 120})->mainObject = ExecObject {ExecObject::Kind::Model, 0, 7};
    EXPECT_FALSE(has(analyse(builder.trials(), {}), FindingCode::MainObjectDiffers));
    EXPECT_TRUE(has(analyse(builder.trials(), {}), FindingCode::HighCv)); // 10 / 110
    builder.add(loadBalance4, 1, {100})->mainObject = ExecObject {ExecObject::Kind::Model, 0, 8};
    EXPECT_TRUE(has(analyse(builder.trials(), {}), FindingCode::MainObjectDiffers));
}

TEST(Findings, HaveStableNames)
{
    EXPECT_EQ(findingCodeName(FindingCode::ControlDiffers), QStringLiteral("control_differs"));
    EXPECT_EQ(findingCodeName(FindingCode::Unstable), QStringLiteral("unstable"));
}

TEST(Analysis, BandsAreOptional)
{
    AnalysisOptions options;
    const TrialList trials = pairedSession(12'000, 10'000, 4, Phase::Measure).trials();
    EXPECT_FALSE(analyse(trials, options).find(loadBalance2)->band);
    options.bands = true;
    options.bootstrap.draws = 200;
    const auto band = analyse(trials, options).find(loadBalance2)->band;
    ASSERT_TRUE(band);
    EXPECT_NEAR(band->lo, 1.2, 0.01);
    EXPECT_NEAR(band->hi, 1.2, 0.01);
}
