// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/preflight_fix.h"

#include <QCoreApplication>

#include <algorithm>

namespace tributary::gui
{

namespace
{

using Kind = PreflightFix::Kind;
using Level = PreflightFinding::Level;

struct Words {
    Q_DECLARE_TR_FUNCTIONS(PreflightFix)
};

bool isWeighted(const Candidate &candidate)
{
    return candidate.strategy == Strategy::WeightedLoadBalance;
}

bool hasWeighted(const RunSetup &setup)
{
    const auto candidates = setup.candidates();
    return candidates && std::any_of(candidates->begin(), candidates->end(), isWeighted);
}

void leaveWeightedOut(RunSetup &setup)
{
    if (!setup.useExplicitList) {
        CandidateList cells = setup.cells();
        std::erase_if(cells, isWeighted);
        setup.setCells(cells);
        return;
    }
    setup.explicitList.removeIf([](const QString &name) {
        const auto candidate = Candidate::parse(name);
        return candidate && isWeighted(*candidate);
    });
}

/// A variable of this program is overruled by an addition; an addition is taken back.
PreflightFix variableFix(const RunSetup &setup, const QString &name, const QString &harmless)
{
    if (setup.environment.contains(name))
        return {Kind::ChangeSetup, Words::tr("Take %1 back").arg(name),
            [name](RunSetup &after) { after.environment.remove(name); }};
    return {Kind::ChangeSetup, Words::tr("Set %1=%2 for the run").arg(name, harmless),
        [name, harmless](RunSetup &after) { after.environment[name] = harmless; }};
}

std::optional<PreflightFix> candidatesFix(const RunSetup &setup)
{
    if (hasWeighted(setup))
        return PreflightFix {Kind::ChangeSetup, Words::tr("Leave WeightedLoadBalance out"), leaveWeightedOut};
    return PreflightFix {Kind::GoToCandidates, Words::tr("Choose candidates"), {}};
}

} // namespace

std::optional<PreflightFix> fixFor(const PreflightFinding &finding, const RunSetup &setup, bool folderIsThere)
{
    const QLatin1String id(finding.id);
    if (id == QLatin1String("target_test") && finding.level != Level::Ok)
        return PreflightFix {Kind::TestTarget, Words::tr("Test it"), {}};
    if (finding.level == Level::Ok || finding.level == Level::Info)
        return std::nullopt;
    if (id == QLatin1String("target"))
        return PreflightFix {Kind::GoToTarget, Words::tr("Choose a target"), {}};
    if (id == QLatin1String("pass") && finding.level == Level::Warning && !setup.managePass)
        return PreflightFix {
            Kind::ChangeSetup, Words::tr("Let the run install it"), [](RunSetup &after) { after.managePass = true; }};
    if (id == QLatin1String("command") && !folderIsThere)
        return PreflightFix {Kind::ChooseFolder, Words::tr("Choose a folder"), {}};
    if (id == QLatin1String("command"))
        return PreflightFix {Kind::GoToCommand, Words::tr("Go to the command"), {}};
    if (id == QLatin1String("candidates"))
        return candidatesFix(setup);
    if (id == QLatin1String("event_log_off"))
        return variableFix(setup, QStringLiteral("ASCEND_GLOBAL_EVENT_ENABLE"), QStringLiteral("1"));
    if (id == QLatin1String("profiling"))
        return variableFix(setup, QStringLiteral("PROFILING_MODE"), QStringLiteral("false"));
    if (id == QLatin1String("log_to_stdout") && !finding.what.args().isEmpty())
        return variableFix(setup, finding.what.args().first(), QStringLiteral("0"));
    const QString profile = QStringLiteral("MINIDAG_PROFILING_PATH");
    if (id == QLatin1String("profile") && setup.environment.contains(profile))
        return variableFix(setup, profile, {});
    return std::nullopt;
}

} // namespace tributary::gui
