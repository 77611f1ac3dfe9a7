// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/health.h"

#include "candidate/candidate_matrix.h"
#include "stats/random.h"
#include "trial_builder.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace tributary;
using namespace tributary::test;

namespace
{

constexpr int steps = 40;

/// Builds sessions of three candidates in mirrored order; every trial's time is asked for.
class Machine
{
public:
    using Level = std::function<double(const TrialSpec &)>;
    using Shape = std::function<double(int step)>;

    static std::vector<FindingCode> findings(int rounds, const Level &level, const Shape &shape = {})
    {
        PortableRandom random(11);
        CandidateList order {baseline, loadBalance2, mainStream2};
        TrialBuilder builder;
        for (int round = 1; round <= rounds; ++round) {
            for (const Candidate &candidate : order) {
                auto trial = builder.add(candidate, round, {});
                const double noise = 1 + 0.002 * (random.unit() - 0.5);
                for (int i = 0; i < steps; ++i) {
                    const double own = (shape ? shape(i) : 1) * (1 + 0.01 * (random.unit() + random.unit() - 1));
                    trial->kept_us.push_back(std::llround(1e6 * level(trial->spec) * noise * own));
                }
            }
            std::reverse(order.begin(), order.end());
        }
        std::vector<FindingCode> codes;
        for (const Finding &finding : checkHealth(reduceTrials(builder.trials()))) {
            EXPECT_FALSE(finding.what.isEmpty());
            EXPECT_FALSE(finding.hint.isEmpty());
            codes.push_back(finding.code);
        }
        return codes;
    }
};

using Codes = std::vector<FindingCode>;

double steady(const TrialSpec &)
{
    return 1;
}

} // namespace

TEST(Health, OfAQuietMachineIsGood)
{
    EXPECT_EQ(Machine::findings(6, steady), Codes());
    EXPECT_EQ(Machine::findings(3, steady), Codes());
    EXPECT_EQ(Machine::findings(1, steady), Codes());
}

TEST(Health, CandidatesMayDiffer)
{
    EXPECT_EQ(
        Machine::findings(6, [](const TrialSpec &spec) { return spec.candidate.isBaseline() ? 2.0 : 1.0; }), Codes());
}

TEST(Health, FindsASlowFirstTrial)
{
    EXPECT_EQ(Machine::findings(5, [](const TrialSpec &spec) { return spec.sequence == 0 ? 1.05 : 1.0; }),
        Codes {FindingCode::FirstTrialSlow});
}

TEST(Health, FindsDrift)
{
    EXPECT_EQ(Machine::findings(6, [](const TrialSpec &spec) { return 1 + 0.003 * spec.sequence; }),
        Codes {FindingCode::Drift});
    EXPECT_EQ(Machine::findings(3, [](const TrialSpec &spec) { return 1 - 0.005 * spec.sequence; }),
        Codes {FindingCode::Drift}); // too few trials of default: from all
}

TEST(Health, FindsASlotEffect)
{
    EXPECT_EQ(Machine::findings(8, [](const TrialSpec &spec) { return spec.slot == 0 ? 1.03 : 1.0; }),
        Codes {FindingCode::SlotEffect});
}

TEST(Health, FindsATrendInsideTrials)
{
    EXPECT_EQ(Machine::findings(3, steady, [](int step) { return 1.05 - 0.05 * step / steps; }),
        Codes {FindingCode::TrendInTrial});
}

TEST(Health, FindsTwoModes)
{
    EXPECT_EQ(
        Machine::findings(3, steady, [](int step) { return step % 5 < 3 ? 1.0 : 1.1; }), Codes {FindingCode::TwoModes});
}

TEST(Health, OneSlowStepIsNoSecondMode)
{
    EXPECT_EQ(Machine::findings(2, steady, [](int step) { return step == 17 ? 3.0 : 1.0; }), Codes());
}

TEST(Health, FindsUnstableCandidates)
{
    const auto codes = Machine::findings(
        4, [](const TrialSpec &spec) { return spec.candidate == loadBalance2 && spec.round == 2 ? 1.4 : 1.0; });
    EXPECT_EQ(codes, Codes {FindingCode::Unstable});
}

TEST(Health, OfDegenerateTrials)
{
    EXPECT_TRUE(checkHealth({}).empty());
    TrialBuilder builder;
    for (int round = 1; round <= 8; ++round) {
        builder.add(baseline, round, {0, 0});
        builder.add(loadBalance2, round, {1});
        builder.addInvalid(mainStream2, round);
    }
    EXPECT_TRUE(checkHealth(reduceTrials(builder.trials())).empty());
}
