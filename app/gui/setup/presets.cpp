// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/presets.h"

#include <QCoreApplication>

namespace tributary::gui
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Presets)
};

CandidateList product(const std::vector<Strategy> &strategies, const std::vector<int> &counts)
{
    CandidateList cells;
    for (const Strategy strategy : strategies) {
        if (!takesStreams(strategy)) {
            cells.push_back({strategy, 0});
            continue;
        }
        for (const int count : counts)
            cells.push_back({strategy, count});
    }
    return cells;
}

} // namespace

std::vector<Preset> presets()
{
    using enum Strategy;
    return {
        {QStringLiteral("script"), Words::tr("Script default"),
            Words::tr("LoadBalance and MainStream with 2, 4 and 8 streams, as the sample script measures."),
            product({LoadBalance, MainStream}, {2, 4, 8})},
        {QStringLiteral("quick"), Words::tr("Quick"),
            Words::tr("LoadBalance and MainStream with 2 and 4 streams: a first look."),
            product({LoadBalance, MainStream}, {2, 4})},
        {QStringLiteral("thorough"), Words::tr("Thorough"),
            Words::tr("cv, and LoadBalance and MainStream with 2 to 16 streams."),
            product({Cv, LoadBalance, MainStream}, {2, 3, 4, 6, 8, 12, 16})},
        {QStringLiteral("all"), Words::tr("All strategies"),
            Words::tr("Every strategy with 2, 4 and 8 streams. WeightedLoadBalance needs MINIDAG_PROFILING_PATH."),
            product({Cv, LoadBalance, MainStream, WeightedLoadBalance}, {2, 4, 8})},
    };
}

} // namespace tributary::gui
