// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "candidate/candidate_matrix.h"

#include <algorithm>

namespace tributary
{

namespace
{

void addOnce(CandidateList &list, const Candidate &candidate)
{
    if (std::find(list.begin(), list.end(), candidate) == list.end())
        list.push_back(candidate);
}

CandidateList startWithBaseline()
{
    return {Candidate {}};
}

} // namespace

Result<CandidateList> candidateMatrix(const QStringList &strategies, const QStringList &streamCounts)
{
    CandidateList list = startWithBaseline();
    for (const QString &name : strategies) {
        const auto strategy = strategyFromName(name);
        if (!strategy || !takesStreams(*strategy)) {
            const auto single = Candidate::parse(name); // cv or default, or the error that explains the name
            if (!single)
                return tl::unexpected(single.error());
            addOnce(list, *single);
            continue;
        }
        if (streamCounts.isEmpty())
            return fail({QT_TRANSLATE_NOOP("core", "%1 needs at least one stream count"), {name}}, {},
                QT_TRANSLATE_NOOP("core", "Give stream counts from 1 to 64, such as 2,4,8."));
        for (const QString &count : streamCounts) {
            const auto candidate = Candidate::parse(name + QLatin1Char(':') + count);
            if (!candidate)
                return tl::unexpected(candidate.error());
            addOnce(list, *candidate);
        }
    }
    return list;
}

Result<CandidateList> candidateList(const QStringList &names)
{
    CandidateList list = startWithBaseline();
    for (const QString &name : names) {
        const auto candidate = Candidate::parse(name);
        if (!candidate)
            return tl::unexpected(candidate.error());
        addOnce(list, *candidate);
    }
    return list;
}

QStringList splitList(const QString &text)
{
    QStringList parts;
    for (const QString &part : text.split(QLatin1Char(','))) {
        if (!part.trimmed().isEmpty())
            parts << part.trimmed();
    }
    return parts;
}

std::vector<Text> candidateWarnings(const CandidateList &candidates, const QString &profilePath)
{
    std::vector<Text> warnings;
    const bool weighted = std::any_of(candidates.begin(), candidates.end(),
        [](const Candidate &c) { return c.strategy == Strategy::WeightedLoadBalance; });
    if (weighted && profilePath.isEmpty())
        warnings.emplace_back(QT_TRANSLATE_NOOP("core",
            "WeightedLoadBalance without MINIDAG_PROFILING_PATH puts everything on one stream: set it to an "
            "op_summary CSV of this model, or leave WeightedLoadBalance out."));
    if (candidates.size() < 2)
        warnings.emplace_back(
            QT_TRANSLATE_NOOP("core", "Only default will be measured: there is nothing to compare it with."));
    return warnings;
}

} // namespace tributary
