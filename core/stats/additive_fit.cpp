// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/additive_fit.h"

#include <algorithm>
#include <cmath>

namespace tributary
{

namespace
{

constexpr int maxSweeps = 200; // a table without gaps needs two
constexpr double settled = 1e-13;

// Moves what the cells of each group have in common from the residuals into the group's effect. Returns the largest
// move.
template <typename GroupOf>
double sweep(std::vector<FitCell> &cells, std::vector<double> &effects, GroupOf groupOf)
{
    std::vector<double> sums(effects.size(), 0);
    std::vector<int> counts(effects.size(), 0);
    for (const FitCell &cell : cells) {
        sums[groupOf(cell)] += cell.residual;
        ++counts[groupOf(cell)];
    }
    double largest = 0;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        sums[i] = counts[i] > 0 ? sums[i] / counts[i] : 0;
        effects[i] += sums[i];
        largest = std::max(largest, std::abs(sums[i]));
    }
    for (FitCell &cell : cells)
        cell.residual -= sums[groupOf(cell)];
    return largest;
}

} // namespace

AdditiveFit fitAdditive(std::vector<FitCell> cells)
{
    AdditiveFit fit;
    fit.cells = std::move(cells);
    std::map<int, std::size_t> roundIndex;
    int configurations = 0;
    for (FitCell &cell : fit.cells) {
        cell.residual = cell.value;
        configurations = std::max(configurations, cell.configuration + 1);
        roundIndex.try_emplace(cell.round, roundIndex.size());
    }
    fit.effects.assign(static_cast<std::size_t>(configurations), 0);
    fit.counts.assign(static_cast<std::size_t>(configurations), 0);
    for (const FitCell &cell : fit.cells)
        ++fit.counts[static_cast<std::size_t>(cell.configuration)];

    std::vector<double> roundEffects(roundIndex.size(), 0);
    const auto byConfiguration = [](const FitCell &cell) { return static_cast<std::size_t>(cell.configuration); };
    const auto byRound = [&roundIndex](const FitCell &cell) { return roundIndex.at(cell.round); };
    for (int i = 0; i < maxSweeps; ++i) {
        const double first = sweep(fit.cells, fit.effects, byConfiguration);
        const double second = sweep(fit.cells, roundEffects, byRound);
        if (first < settled && second < settled)
            break;
    }
    if (fit.cells.empty())
        return fit;
    const auto used = std::count_if(fit.counts.begin(), fit.counts.end(), [](int count) { return count > 0; });
    fit.degreesOfFreedom = std::max(
        0, static_cast<int>(fit.cells.size()) - static_cast<int>(used) - static_cast<int>(roundIndex.size()) + 1);
    double squares = 0;
    for (const FitCell &cell : fit.cells)
        squares += cell.residual * cell.residual;
    fit.residualSd = fit.degreesOfFreedom > 0 ? std::sqrt(squares / fit.degreesOfFreedom) : 0;
    return fit;
}

std::vector<FitCell> fitCells(const std::vector<ReducedTrial> &trials)
{
    std::map<std::pair<Candidate, bool>, int> numbers;
    std::vector<FitCell> cells;
    cells.reserve(trials.size());
    for (const ReducedTrial &entry : trials) {
        if (!entry.logMedian)
            continue;
        const TrialSpec &spec = entry.trial->spec;
        const auto [it, added] = numbers.try_emplace({spec.candidate, spec.control}, static_cast<int>(numbers.size()));
        cells.push_back({it->second, spec.round, spec.slot, *entry.logMedian, 0});
    }
    return cells;
}

} // namespace tributary
