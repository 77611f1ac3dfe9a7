// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "run/run_store.h"
#include "stats/box.h"
#include "stats/ecdf.h"
#include "stats/percentiles.h"

#include <memory>
#include <vector>

namespace tributary::gui
{

/// What the Compare page is to show.
struct CompareRequest {
    std::vector<ShownRunPtr> runs; ///< the current one first
    Candidate baseline;
};

/// One valid trial as a point.
struct TrialDot {
    int sequence = 0;
    int round = 0;
    double median_us = 0;
};

/// The two trials of a round that are compared.
struct PairDot {
    int round = 0;
    int sequence = 0; ///< of the candidate's trial
    double baseline_us = 0; ///< medians
    double candidate_us = 0;
};

/// A candidate of one run: one row, one curve, one entry of the legend.
struct CompareItem {
    std::size_t run = 0; ///< index into CompareData::runs
    int place = 0; ///< position in the run's candidates; decides the look
    CandidateResult result; ///< against the baseline of the request
    std::vector<std::int64_t> sorted_us; ///< the kept steps of its valid trials
    std::vector<EcdfPoint> ecdf;
    std::optional<Box> box;
    std::vector<Percentile> percentiles;
    std::vector<TrialDot> trials; ///< valid ones, in their order
    std::vector<PairDot> pairs; ///< rounds in which both are valid; empty for the baseline

    [[nodiscard]] const Candidate &candidate() const { return result.candidate; }
    [[nodiscard]] bool hasSteps() const { return !sorted_us.empty(); }
};

struct CompareRun {
    ShownRunPtr run;
    Analysis analysis; ///< against the baseline of the request
};

/// A trial in the series of all steps.
struct SeriesTrial {
    std::size_t item = 0;
    TrialPtr trial;
    double median_us = 0;
    std::int64_t start = 0; ///< index of its first step in CompareData::series_us
};

/// Everything that the charts draw, reduced. Never changes once made.
struct CompareData {
    std::vector<CompareRun> runs;
    std::vector<CompareItem> items; ///< run by run, each in the order of its ranking
    Candidate baseline;
    double delta = 0.02;
    double binWidth_us = 0; ///< of the shared histogram
    double logBinWidth = 0; ///< the same on the natural logarithm
    std::vector<SeriesTrial> trials; ///< valid ones in the order in which they ran, run after run
    std::vector<std::int64_t> series_us; ///< their kept steps one after the other

    [[nodiscard]] bool hasSteps() const { return !series_us.empty(); }
    /// "LoadBalance:4", or with several runs "Run 2 · LoadBalance:4".
    [[nodiscard]] QString label(std::size_t item) const;
    /// The trial that the step of the series belongs to; null if there is none.
    [[nodiscard]] const SeriesTrial *trialAt(std::int64_t step) const;
};

using CompareDataPtr = std::shared_ptr<const CompareData>;

/// Reduces the runs of the request; any thread. Null when cancelled.
CompareDataPtr makeCompareData(const CompareRequest &request, const CancelToken &cancel);

} // namespace tributary::gui
