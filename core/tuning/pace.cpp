// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/pace.h"

#include <algorithm>

namespace tributary
{

double secondsBetweenTrials(const TrialList &trials)
{
    std::vector<double> gaps;
    for (std::size_t i = 1; i < trials.size(); ++i) {
        const Trial &before = *trials[i - 1];
        const Trial &after = *trials[i];
        if (!before.startedAt.isValid() || !after.startedAt.isValid())
            continue;
        const double seconds = double(before.startedAt.msecsTo(after.startedAt)) / 1000;
        gaps.push_back(std::max(0.0, seconds - before.wallSeconds)); // the clock may have been set back
    }
    if (gaps.empty())
        return 0;
    const auto middle = gaps.begin() + std::ptrdiff_t((gaps.size() - 1) / 2);
    std::nth_element(gaps.begin(), middle, gaps.end());
    return *middle;
}

std::optional<double> secondsPerTrial(const TrialList &trials)
{
    double seconds = 0;
    int count = 0;
    for (const TrialPtr &trial : trials) {
        if (trial->exit.kind == ExitState::Kind::Exited) {
            seconds += trial->wallSeconds;
            ++count;
        }
    }
    if (count == 0)
        return std::nullopt;
    return seconds / count + secondsBetweenTrials(trials);
}

} // namespace tributary
