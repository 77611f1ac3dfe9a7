// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/preflight.h"

#include "cann/preflight_checks.h"

#include <algorithm>

namespace tributary
{

QString preflightLevelName(PreflightFinding::Level level)
{
    switch (level) {
    case PreflightFinding::Level::Ok:
        return QStringLiteral("ok");
    case PreflightFinding::Level::Info:
        return QStringLiteral("info");
    case PreflightFinding::Level::Warning:
        return QStringLiteral("warning");
    case PreflightFinding::Level::Problem:
        return QStringLiteral("problem");
    case PreflightFinding::Level::Unknown:
        break;
    }
    return QStringLiteral("unknown");
}

bool PreflightReport::hasProblem() const
{
    return std::any_of(findings.begin(), findings.end(),
        [](const PreflightFinding &each) { return each.level == PreflightFinding::Level::Problem; });
}

PreflightReport runPreflight(const PreflightInput &input, const CancelToken &cancel)
{
    PreflightReport report;
    checkCann(input, report.findings);
    checkPass(input, report.findings);
    checkDevice(input, cancel, report.findings);
    checkCommand(input, report.findings);
    checkOutput(input, report.findings);
    checkCandidates(input, report.findings);
    checkVariables(input, report.findings);
    return report;
}

} // namespace tributary
