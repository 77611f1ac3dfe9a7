// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/output_comparison.h"

#include <algorithm>

namespace tributary
{

OutputComparison::OutputComparison(OutputCheck check, ResultFolder folder)
    : m_check(std::move(check))
    , m_folder(std::move(folder))
{
}

TrialList OutputComparison::complete(const TrialList &trials)
{
    if (m_check.files.isEmpty())
        return trials;
    if (!m_reference) {
        const auto first = std::find_if(trials.begin(), trials.end(),
            [](const TrialPtr &trial) { return trial->isValid() && trial->spec.candidate.isBaseline(); });
        if (first == trials.end())
            return trials;
        m_reference = (*first)->spec;
    }
    TrialList completed;
    for (const TrialPtr &trial : trials) {
        if (!trial->isValid()) {
            completed.push_back(trial);
            continue;
        }
        auto [entry, isNew] = m_byTrial.try_emplace(trial->spec.sequence);
        if (isNew)
            entry->second = describe(*m_reference, trial->spec);
        auto copy = std::make_shared<Trial>(*trial);
        copy->outputDigest = QStringList({trial->outputDigest, entry->second}).join(QLatin1Char(' ')).trimmed();
        completed.push_back(copy);
    }
    return completed;
}

// Equal outputs must give equal texts, since digests are compared as texts.
QString OutputComparison::describe(const TrialSpec &reference, const TrialSpec &trial) const
{
    for (qsizetype i = 0; i < m_check.files.size(); ++i) {
        const QString name = QStringLiteral("/%1").arg(i);
        const auto difference =
            compareNumbers(m_check, m_folder.trial(reference).outputs() + name, m_folder.trial(trial).outputs() + name);
        if (!difference)
            return QStringLiteral("%1: %2").arg(m_check.files[i], difference.error().english());
        if (*difference)
            return QStringLiteral("%1: %2 numbers differ, first at %3: %4 instead of %5")
                .arg(m_check.files[i])
                .arg((*difference)->count)
                .arg((*difference)->index)
                .arg((*difference)->value, 0, 'g', 9)
                .arg((*difference)->reference, 0, 'g', 9);
    }
    return QStringLiteral("files equal");
}

} // namespace tributary
