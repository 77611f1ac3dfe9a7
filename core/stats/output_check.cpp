// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/output_check.h"

#include <QStringList>

namespace tributary
{

namespace
{

QStringList baselineDigests(const TrialList &trials)
{
    QStringList digests;
    for (const TrialPtr &trial : trials) {
        if (trial->spec.candidate.isBaseline() && trial->isValid() && !trial->outputDigest.isEmpty()
            && !digests.contains(trial->outputDigest))
            digests << trial->outputDigest;
    }
    return digests;
}

TrialPtr marked(const Trial &trial, const QString &reference)
{
    auto copy = std::make_shared<Trial>(trial);
    Reason reason;
    reason.code = ReasonCode::OutputDiffers;
    if (trial.outputDigest.isEmpty())
        reason.sentence = {QT_TRANSLATE_NOOP("core", "No output was found to compare with default's %1"), {reference}};
    else
        reason.sentence = {
            QT_TRANSLATE_NOOP("core", "The output is %1, but default's is %2"), {trial.outputDigest, reference}};
    copy->reasons.push_back(reason);
    copy->outputDiffers = true;
    return copy;
}

} // namespace

TrialList markDifferentOutput(const TrialList &trials)
{
    const QStringList accepted = baselineDigests(trials);
    if (accepted.isEmpty())
        return trials;
    TrialList result;
    result.reserve(trials.size());
    for (const TrialPtr &trial : trials) {
        const bool differs =
            trial->isValid() && !trial->spec.candidate.isBaseline() && !accepted.contains(trial->outputDigest);
        result.push_back(differs ? marked(*trial, accepted.front()) : trial);
    }
    return result;
}

bool baselineOutputVaries(const TrialList &trials)
{
    return baselineDigests(trials).size() > 1;
}

} // namespace tributary
