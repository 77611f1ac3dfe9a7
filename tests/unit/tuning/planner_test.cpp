// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/planner.h"

#include "tuning/simulated_session.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace tributary;
using namespace tributary::test;

namespace
{

const Candidate loadBalance2 {Strategy::LoadBalance, 2};
const Candidate loadBalance4 {Strategy::LoadBalance, 4};
const Candidate mainStream2 {Strategy::MainStream, 2};
const CandidateList threeCandidates {{}, loadBalance2, mainStream2};

PlanOptions optionsOf(PlanKind kind)
{
    PlanOptions options;
    options.kind = kind;
    return options;
}

QString describe(const TrialSpec &spec)
{
    return QStringLiteral("%1:%2%3").arg(
        QString::number(spec.round), spec.candidate.name(), spec.control ? QStringLiteral("+") : QString());
}

TrialPtr invalidTrial(const TrialSpec &spec, ReasonCode code)
{
    auto trial = std::make_shared<Trial>();
    trial->spec = spec;
    Reason reason;
    reason.code = code;
    trial->reasons.push_back(reason);
    return trial;
}

QStringList names(const TrialList &trials)
{
    QStringList list;
    for (const TrialPtr &trial : trials)
        list << describe(trial->spec);
    return list;
}

/// Runs to the end; the answer to a spec is made by `run`.
template <typename Run>
TrialList runAll(const Planner &planner, Run run, TrialList done = {})
{
    while (const auto spec = planner.next(done)) {
        done.push_back(run(*spec));
        if (done.size() > 2000) {
            ADD_FAILURE() << "the plan does not end";
            break;
        }
    }
    return done;
}

/// A quiet machine on which each candidate has its speedup.
auto quietMachine(std::map<Candidate, double> gain, double noise = 0.001)
{
    return [gain = std::move(gain), noise](const TrialSpec &spec) {
        PortableRandom random(static_cast<std::uint64_t>(spec.sequence) + 100);
        return simulatedTrial(spec, {noise, 0, gain}, random);
    };
}

int countOf(const TrialList &trials, Phase phase, const Candidate &candidate)
{
    return static_cast<int>(std::count_if(trials.begin(), trials.end(), [&](const TrialPtr &trial) {
        return trial->spec.phase == phase && trial->spec.candidate == candidate && !trial->spec.control;
    }));
}

bool decided(const Planner &planner, const TrialList &done, const char *part)
{
    const auto decisions = planner.decisions(done);
    return std::any_of(decisions.begin(), decisions.end(),
        [part](const Text &text) { return text.english().contains(QString::fromLatin1(part)); });
}

} // namespace

TEST(FixedPlanner, RunsRoundByRoundAndMirrors)
{
    PlanOptions options = optionsOf(PlanKind::Fixed);
    options.repeat = 2;
    const Planner planner(options, threeCandidates);
    const TrialList trials = runAll(planner, quietMachine({}));
    EXPECT_EQ(names(trials).join(QLatin1Char(' ')),
        QStringLiteral("1:default 1:LoadBalance:2 1:MainStream:2 2:MainStream:2 2:LoadBalance:2 2:default"));
    for (std::size_t i = 0; i < trials.size(); ++i) {
        EXPECT_EQ(trials[i]->spec.sequence, static_cast<int>(i));
        EXPECT_EQ(trials[i]->spec.slot, static_cast<int>(i % 3));
        EXPECT_EQ(trials[i]->spec.phase, Phase::Measure);
    }
}

TEST(FixedPlanner, PutsTheBaselineFirst)
{
    EXPECT_EQ(Planner(optionsOf(PlanKind::Fixed), {loadBalance2}).candidates(), (CandidateList {{}, loadBalance2}));
    EXPECT_EQ(Planner(optionsOf(PlanKind::Fixed), {loadBalance2, {}}).candidates(), (CandidateList {{}, loadBalance2}));
}

TEST(FixedPlanner, KnowsItsProgress)
{
    const Planner planner(optionsOf(PlanKind::Fixed), threeCandidates);
    TrialList done;
    const PlanProgress start = planner.progress(done);
    EXPECT_EQ(start.total, 9);
    EXPECT_EQ(start.done, 0);
    EXPECT_EQ(start.round, 1);
    EXPECT_EQ(start.roundsOfPhase, 3);
    EXPECT_TRUE(start.totalIsExact);
    done = runAll(planner, quietMachine({}));
    const PlanProgress end = planner.progress(done);
    EXPECT_TRUE(end.finished);
    EXPECT_EQ(end.done, 9);
    EXPECT_EQ(end.round, 0);
}

TEST(Planner, FailedTrialsAreDoneButInterruptedOnesRunAgain)
{
    PlanOptions options = optionsOf(PlanKind::Fixed);
    options.repeat = 1;
    const Planner planner(options, threeCandidates);
    const auto first = planner.next({});
    TrialList done {invalidTrial(*first, ReasonCode::Timeout)};
    EXPECT_EQ(describe(*planner.next(done)), QStringLiteral("1:LoadBalance:2"));
    done.push_back(invalidTrial(*planner.next(done), ReasonCode::Interrupted));
    const auto again = planner.next(done);
    EXPECT_EQ(describe(*again), QStringLiteral("1:LoadBalance:2"));
    EXPECT_EQ(again->sequence, 2); // the interrupted one keeps its number and folder
    EXPECT_EQ(planner.progress(done).done, 1);
}

TEST(Planner, FillsGapsFirst)
{
    const Planner planner(optionsOf(PlanKind::Fixed), threeCandidates);
    TrialList done = runAll(planner, quietMachine({}));
    const TrialSpec lost = done[4]->spec;
    done.erase(done.begin() + 4);
    const auto next = planner.next(done);
    ASSERT_TRUE(next);
    EXPECT_EQ(describe(*next), describe(lost));
    EXPECT_EQ(next->slot, lost.slot);
    EXPECT_EQ(next->sequence, 9);
}

TEST(Planner, ResumesToTheSameTrialsFromEveryPoint)
{
    for (const bool refine : {false, true}) {
        PlanOptions options = optionsOf(PlanKind::Adaptive);
        options.refine = refine;
        options.order = RoundOrder::Shuffled;
        const Planner planner(options, {{}, loadBalance2, loadBalance4, mainStream2});
        const auto machine = quietMachine({{loadBalance4, 1.10}, {mainStream2, 1.05}}, 0.01);
        const TrialList whole = runAll(planner, machine);
        for (std::size_t cut = 0; cut < whole.size(); ++cut) {
            const TrialList before(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(cut));
            const auto next = Planner(options, planner.candidates()).next(before);
            ASSERT_TRUE(next) << cut;
            EXPECT_EQ(*next, whole[cut]->spec) << cut;
        }
    }
}

TEST(AdaptivePlanner, ScreensThenConfirmsTheLeaders)
{
    const Planner planner(optionsOf(PlanKind::Adaptive), {{}, loadBalance2, loadBalance4, mainStream2});
    const auto machine = quietMachine({{loadBalance4, 1.05}, {loadBalance2, 1.03}, {mainStream2, 0.8}}, 0.003);
    const TrialList trials = runAll(planner, machine);
    for (const Candidate &candidate : planner.candidates())
        EXPECT_EQ(countOf(trials, Phase::Screen, candidate), 3);
    EXPECT_EQ(countOf(trials, Phase::Confirm, mainStream2), 0);
    const int confirmed = countOf(trials, Phase::Confirm, loadBalance4);
    EXPECT_EQ(countOf(trials, Phase::Confirm, loadBalance2), confirmed);
    EXPECT_EQ(countOf(trials, Phase::Confirm, Candidate {}), confirmed);
    EXPECT_TRUE(decided(planner, trials, "Measured again to confirm: LoadBalance:4, LoadBalance:2."));
    EXPECT_EQ(trials[15]->spec.round, 4); // 3 rounds of 4 candidates and the control
    EXPECT_EQ(trials[15]->spec.phase, Phase::Confirm);
    EXPECT_EQ(analyse(trials, planner.analysisOptions()).recommendation.candidate, loadBalance4);
}

TEST(AdaptivePlanner, StopsAtALookWhenTheAnswerIsClear)
{
    const Planner planner(optionsOf(PlanKind::Adaptive), threeCandidates);
    const TrialList trials = runAll(planner, quietMachine({{loadBalance2, 1.2}, {mainStream2, 1.1}}));
    EXPECT_EQ(countOf(trials, Phase::Confirm, loadBalance2), 5);
    EXPECT_TRUE(decided(planner, trials, "clear after 5 of 8"));
    EXPECT_TRUE(analyse(trials, planner.analysisOptions()).answerIsClear);
    EXPECT_TRUE(planner.progress(trials).finished);
    EXPECT_EQ(planner.progress(trials).total, static_cast<int>(trials.size()));
}

TEST(AdaptivePlanner, UsesAllRoundsWhenItIsNot)
{
    const Planner planner(optionsOf(PlanKind::Adaptive), threeCandidates);
    const TrialList trials = runAll(planner, quietMachine({}, 0.05));
    EXPECT_EQ(countOf(trials, Phase::Confirm, loadBalance2), 8);
    EXPECT_EQ(trials.back()->spec.round, 11);
}

TEST(AdaptivePlanner, ConfirmsNothingIfAllAreClearlySlower)
{
    const Planner planner(optionsOf(PlanKind::Adaptive), threeCandidates);
    const TrialList trials = runAll(planner, quietMachine({{loadBalance2, 0.9}, {mainStream2, 0.8}}));
    EXPECT_EQ(trials.size(), 12U);
    EXPECT_TRUE(decided(planner, trials, "every candidate is slower"));
    const Analysis analysis = analyse(trials, planner.analysisOptions());
    EXPECT_EQ(analysis.recommendation.kind, Recommendation::Kind::KeepBaseline);
}

TEST(AdaptivePlanner, LeavesOutFailedAndDifferentCandidates)
{
    const Planner planner(optionsOf(PlanKind::Adaptive), {{}, loadBalance2, loadBalance4, mainStream2});
    const auto machine = quietMachine({{loadBalance2, 1.5}, {loadBalance4, 1.1}});
    const TrialList trials = runAll(planner, [&machine](const TrialSpec &spec) -> TrialPtr {
        if (spec.candidate == mainStream2)
            return invalidTrial(spec, ReasonCode::ModeMismatch);
        auto trial = std::make_shared<Trial>(*machine(spec));
        trial->outputDigest = spec.candidate == loadBalance2 ? QStringLiteral("bad") : QStringLiteral("good");
        return trial;
    });
    EXPECT_EQ(countOf(trials, Phase::Confirm, loadBalance2), 0);
    EXPECT_EQ(countOf(trials, Phase::Confirm, mainStream2), 0);
    EXPECT_EQ(countOf(trials, Phase::Confirm, loadBalance4), 5);
    EXPECT_TRUE(decided(planner, trials, "LoadBalance:2 is not confirmed: its output"));
    EXPECT_TRUE(decided(planner, trials, "MainStream:2 is not confirmed: it has no valid trial"));
    EXPECT_EQ(analyse(trials, planner.analysisOptions()).recommendation.candidate, loadBalance4);
}

TEST(AdaptivePlanner, EndsWhenNothingWorks)
{
    const auto failing = [](const TrialSpec &spec) { return invalidTrial(spec, ReasonCode::ExitCode); };
    const Planner planner(optionsOf(PlanKind::Adaptive), threeCandidates);
    EXPECT_EQ(runAll(planner, failing).size(), 12U);
    const Planner alone(optionsOf(PlanKind::Adaptive), {Candidate {}});
    EXPECT_EQ(runAll(alone, quietMachine({})).size(), 6U);
}

TEST(AdaptivePlanner, TheControlIsFarFromDefault)
{
    const Planner planner(optionsOf(PlanKind::Adaptive), threeCandidates);
    const TrialList trials = runAll(planner, quietMachine({}));
    EXPECT_EQ(names(trials).mid(0, 8).join(QLatin1Char(' ')),
        QStringLiteral("1:default 1:LoadBalance:2 1:MainStream:2 1:default+ 2:default+ 2:MainStream:2 "
                       "2:LoadBalance:2 2:default"));
    PlanOptions without = optionsOf(PlanKind::Adaptive);
    without.control = false;
    EXPECT_EQ(Planner(without, threeCandidates).progress({}).total, (3 + 8) * 3);
}

TEST(AdaptivePlanner, TotalIsAnUpperBoundUntilItIsExact)
{
    for (const bool refine : {false, true}) {
        PlanOptions options = optionsOf(PlanKind::Adaptive);
        options.refine = refine;
        const Planner planner(options, {{}, loadBalance2, loadBalance4, mainStream2});
        const auto machine = quietMachine({{loadBalance4, 1.10}, {mainStream2, 0.7}}, 0.002);
        const TrialList whole = runAll(planner, machine);
        TrialList done;
        for (const TrialPtr &trial : whole) {
            const PlanProgress progress = planner.progress(done);
            EXPECT_EQ(progress.done, static_cast<int>(done.size()));
            EXPECT_GE(progress.total, static_cast<int>(whole.size()));
            if (progress.totalIsExact) {
                EXPECT_EQ(progress.total, static_cast<int>(whole.size())) << done.size();
            }
            EXPECT_FALSE(progress.finished);
            done.push_back(trial);
        }
        EXPECT_TRUE(planner.progress(done).totalIsExact);
        EXPECT_EQ(planner.progress(done).total, static_cast<int>(whole.size()));
    }
}

TEST(AdaptivePlanner, RefinesAroundTheWinner)
{
    PlanOptions options = optionsOf(PlanKind::Adaptive);
    options.refine = true;
    const Planner planner(options, {{}, loadBalance2, loadBalance4});
    const Candidate best {Strategy::LoadBalance, 5};
    const Candidate other {Strategy::LoadBalance, 3};
    const auto machine = quietMachine({{loadBalance4, 1.10}, {best, 1.15}, {other, 1.05}});
    const TrialList trials = runAll(planner, machine);
    EXPECT_EQ(countOf(trials, Phase::Refine, best), 3);
    EXPECT_EQ(countOf(trials, Phase::Refine, other), 3);
    EXPECT_EQ(countOf(trials, Phase::Confirm, best), 5);
    EXPECT_EQ(countOf(trials, Phase::Confirm, other), 0);
    EXPECT_EQ(countOf(trials, Phase::Confirm, loadBalance4), 10); // once for each stage
    EXPECT_TRUE(decided(planner, trials, "Refining around LoadBalance:4: LoadBalance:3, LoadBalance:5."));
    const Analysis analysis = analyse(trials, planner.analysisOptions());
    EXPECT_EQ(analysis.recommendation.candidate, best);
    EXPECT_EQ(analysis.find(best)->effect->rounds, 5);
}

TEST(AdaptivePlanner, DoesNotRefineWithWhatAnotherStandsFor)
{
    PlanOptions options = optionsOf(PlanKind::Adaptive);
    options.refine = true;
    options.alike = {{loadBalance4, {{Strategy::LoadBalance, 5}}}};
    const Planner planner(options, {{}, loadBalance2, loadBalance4});
    const TrialList trials = runAll(planner, quietMachine({{loadBalance4, 1.10}}));
    EXPECT_TRUE(decided(planner, trials, "Refining around LoadBalance:4: LoadBalance:3."));
    const Analysis analysis = analyse(trials, planner.analysisOptions());
    EXPECT_EQ(analysis.find(loadBalance4)->standsFor, (CandidateList {{Strategy::LoadBalance, 5}}));
    EXPECT_TRUE(analysis.find(loadBalance2)->standsFor.empty());
    EXPECT_EQ(analysis.find({Strategy::LoadBalance, 5}), nullptr);
}

TEST(AdaptivePlanner, RefinesNothingWithoutAWinner)
{
    PlanOptions options = optionsOf(PlanKind::Adaptive);
    options.refine = true;
    const Planner planner(options, threeCandidates);
    const TrialList trials = runAll(planner, quietMachine({}));
    EXPECT_EQ(std::count_if(trials.begin(), trials.end(),
                  [](const TrialPtr &trial) { return trial->spec.phase == Phase::Refine; }),
        0);
    EXPECT_TRUE(decided(planner, trials, "Not refined"));
}

TEST(Planner, ExtraRoundsFollowThePlan)
{
    for (const PlanKind kind : {PlanKind::Fixed, PlanKind::Adaptive}) {
        PlanOptions options = optionsOf(kind);
        const auto machine = quietMachine({{loadBalance2, 1.2}, {mainStream2, 1.1}});
        const TrialList before = runAll(Planner(options, threeCandidates), machine);
        options.extraRounds = {{{loadBalance2}, 2}};
        const Planner planner(options, threeCandidates);
        const TrialList after = runAll(planner, machine, before);
        const std::size_t perRound = kind == PlanKind::Fixed ? 2 : 3; // the control takes part
        ASSERT_EQ(after.size(), before.size() + 2 * perRound);
        EXPECT_EQ(after.back()->spec.round, before.back()->spec.round + 2);
        EXPECT_EQ(after.back()->spec.phase, before.back()->spec.phase);
        EXPECT_EQ(names(runAll(planner, machine)), names(after)); // the same when asked for from the start
        EXPECT_EQ(planner.analysisOptions().stages, 2); // one more answer shares alpha
    }
}

TEST(Planner, ExcludedCandidatesRunNoMore)
{
    PlanOptions options = optionsOf(PlanKind::Fixed);
    const auto machine = quietMachine({});
    TrialList done = runAll(Planner(options, threeCandidates), machine);
    done.resize(4);
    options.excluded = {mainStream2};
    const TrialList trials = runAll(Planner(options, threeCandidates), machine, done);
    EXPECT_EQ(countOf(trials, Phase::Measure, mainStream2), 2); // what it has done stays
    EXPECT_EQ(countOf(trials, Phase::Measure, loadBalance2), 3);
    EXPECT_EQ(trials.size(), 8U);
    for (std::size_t i = 0; i < trials.size(); ++i)
        EXPECT_EQ(trials[i]->spec.sequence, static_cast<int>(i));
}
