// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/gate_check.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace tributary::gui
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(GateCheck)
};

struct GateWords {
    QString name;
    QString meaning;
    QString next;
};

GateWords processWords(ReasonCode code)
{
    switch (code) {
    case ReasonCode::LaunchFailed:
        return {Words::tr("Start"), Words::tr("The workload could be started."),
            Words::tr("Check the command and the working folder on the Setup page.")};
    case ReasonCode::Timeout:
        return {Words::tr("Time limit"), Words::tr("The workload ended in time."),
            Words::tr("Look for what it waits for in its output, or raise the time limit on the Setup page.")};
    case ReasonCode::ExitCode:
        return {Words::tr("Exit code"), Words::tr("The workload ended with exit code 0."),
            Words::tr("Read the last lines of its output in the log files of the trial.")};
    case ReasonCode::Interrupted:
        return {Words::tr("Not interrupted"), Words::tr("The trial was not stopped by the user."),
            Words::tr("Resume the run: the trial is run again.")};
    case ReasonCode::FetchFailed:
        return {Words::tr("Logs fetched"), Words::tr("The logs could be fetched from the target."),
            Words::tr("Check the connection to the target, then resume the run.")};
    default:
        return {};
    }
}

GateWords logWords(ReasonCode code)
{
    switch (code) {
    case ReasonCode::MalformedLog:
        return {Words::tr("Readable log"), Words::tr("Every STEP line can be read."),
            Words::tr("Look at the line; a full disk or a workload that was killed leaves lines cut off.")};
    case ReasonCode::NoSteps:
        return {Words::tr("Steps found"), Words::tr("The logs hold STEP records."),
            Words::tr("Check on the Setup page that the pass is installed, and that the log level lets STEP lines "
                      "through.")};
    case ReasonCode::MainObjectMissing:
        return {Words::tr("Main execution object"), Words::tr("The main execution object recorded steps."),
            Words::tr("Choose another main execution object on the Setup page, or leave it to the program.")};
    case ReasonCode::ModeMismatch:
        return {Words::tr("Mode"), Words::tr("All steps ran under the candidate that was asked for."),
            Words::tr("Install the pass again, and remove other passes that set the mode.")};
    case ReasonCode::NonzeroRet:
        return {Words::tr("Return values"), Words::tr("No step failed."),
            Words::tr("Look at the failing step in the log; the candidate may need more memory or streams than there "
                      "are.")};
    case ReasonCode::TooFewSteps:
        return {Words::tr("Number of steps"), Words::tr("There are enough steps after the warm-up."),
            Words::tr("Let the workload run more steps, or lower the least number of steps on the Setup page.")};
    case ReasonCode::Overlap:
        return {Words::tr("No overlap"), Words::tr("Steps ran one after the other."),
            Words::tr("Let the workload wait for each step before it starts the next.")};
    case ReasonCode::OutputDiffers:
        return {Words::tr("Output"), Words::tr("The output is that of the baseline."),
            Words::tr("Do not use this candidate before you know why its output differs.")};
    case ReasonCode::RecordedInvalid:
        return {Words::tr("As recorded"), Words::tr("The imported result counts the trial as valid."),
            Words::tr("Read the words of the script that made the result.")};
    default:
        return {};
    }
}

GateWords wordsOf(ReasonCode code)
{
    const GateWords words = processWords(code);
    return words.name.isEmpty() ? logWords(code) : words;
}

// In the order in which a trial meets them.
constexpr std::array order {ReasonCode::LaunchFailed, ReasonCode::Interrupted, ReasonCode::Timeout,
    ReasonCode::ExitCode, ReasonCode::FetchFailed, ReasonCode::MalformedLog, ReasonCode::NoSteps,
    ReasonCode::MainObjectMissing, ReasonCode::ModeMismatch, ReasonCode::NonzeroRet, ReasonCode::TooFewSteps,
    ReasonCode::Overlap, ReasonCode::OutputDiffers, ReasonCode::RecordedInvalid};

// These are shown only where they apply: for a remote target, an imported folder.
bool isSpecial(ReasonCode code)
{
    return code == ReasonCode::FetchFailed || code == ReasonCode::RecordedInvalid;
}

// After these nothing further can be said.
bool endsTheChecks(ReasonCode code)
{
    return code == ReasonCode::LaunchFailed || code == ReasonCode::NoSteps || code == ReasonCode::MainObjectMissing;
}

} // namespace

std::vector<GateCheck> gateChecks(const Trial &trial, bool outputIsChecked)
{
    using Outcome = GateCheck::Outcome;
    std::vector<GateCheck> checks;
    bool ended = false;
    for (const ReasonCode code : order) {
        const auto reason =
            std::find_if(trial.reasons.begin(), trial.reasons.end(), [&](const Reason &r) { return r.code == code; });
        const bool isHit = reason != trial.reasons.end();
        if (isSpecial(code) && !isHit)
            continue;
        const bool isOff = code == ReasonCode::OutputDiffers && !outputIsChecked;
        if (isHit)
            checks.push_back({code, Outcome::Hit, &*reason});
        else
            checks.push_back({code, ended || isOff ? Outcome::NotChecked : Outcome::Passed, nullptr});
        ended = ended || (isHit && endsTheChecks(code));
    }
    return checks;
}

QString gateName(ReasonCode code)
{
    return wordsOf(code).name;
}

QString gateMeaning(ReasonCode code)
{
    return wordsOf(code).meaning;
}

QString gateNextStep(ReasonCode code)
{
    return wordsOf(code).next;
}

QString outcomeText(GateCheck::Outcome outcome)
{
    switch (outcome) {
    case GateCheck::Outcome::Passed:
        return Words::tr("passed");
    case GateCheck::Outcome::Hit:
        return Words::tr("hit");
    case GateCheck::Outcome::NotChecked:
        return Words::tr("not checked");
    }
    return {};
}

std::optional<CommonReason> mostFrequentReason(const TrialList &trials)
{
    std::map<ReasonCode, CommonReason> counts;
    for (const TrialPtr &trial : trials) {
        for (const Reason &reason : trial->reasons) {
            CommonReason &common = counts[reason.code];
            common.code = reason.code;
            if (common.trials++ == 0)
                common.example = reason.sentence;
        }
    }
    const auto most = std::max_element(
        counts.begin(), counts.end(), [](const auto &a, const auto &b) { return a.second.trials < b.second.trials; });
    if (most == counts.end())
        return std::nullopt;
    return most->second;
}

} // namespace tributary::gui
