// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "trial/output_check.h"
#include "trial/trial.h"
#include "tuning/result_folder.h"

#include <map>

namespace tributary
{

/// Completes the digests of trials with the comparison of their output files. The reference are the files of the first
/// valid trial of the baseline. Each trial is compared once; a long run does not read its files again and again.
class OutputComparison
{
public:
    OutputComparison(OutputCheck check, ResultFolder folder);

    /// The trials with complete digests. Trials that need nothing are passed on as they are.
    TrialList complete(const TrialList &trials);

private:
    [[nodiscard]] QString describe(const TrialSpec &reference, const TrialSpec &trial) const;

    OutputCheck m_check;
    ResultFolder m_folder;
    std::optional<TrialSpec> m_reference;
    std::map<int, QString> m_byTrial; ///< sequence -> result of the comparison
};

} // namespace tributary
