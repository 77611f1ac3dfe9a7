// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "candidate/candidate.h"
#include "steplog/step_record.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tributary
{

/// Which part of the plan a trial belongs to.
enum class Phase {
    Measure, ///< the rounds of a fixed plan
    Screen, ///< adaptive: a first look at all candidates
    Confirm, ///< adaptive: fresh rounds of the leaders; the reported speedup comes from these alone
    Refine, ///< adaptive: screening of the neighbours of the winner's stream count
};

/// "measure", "screen", … as in summary.json and journal.jsonl.
QString phaseName(Phase phase);
std::optional<Phase> phaseFromName(const QString &name);

/// What to run next.
struct TrialSpec {
    int sequence = 0; ///< from 0, in the order of the run; the number of the trial's folder
    Candidate candidate;
    int round = 1; ///< from 1; trials of one round are compared with each other
    int slot = 0; ///< position in its round, from 0
    Phase phase = Phase::Measure;
    bool control = false; ///< the second `default` of the round (A/A control): measures the noise, is no candidate

    /// The configuration as a part of file names: "LoadBalance4"; the control is "default-control".
    [[nodiscard]] QString fileName() const;
    /// "trial_000_default_r1"; the control is "trial_001_default-control_r1".
    [[nodiscard]] QString folderName() const;
    /// The candidate's name as shown; the control is "default (control)".
    [[nodiscard]] QString label() const;

    friend bool operator==(const TrialSpec &, const TrialSpec &) = default;
};

/// Why a trial is not valid. The codes are stable: they stand in summary.json and journal.jsonl.
enum class ReasonCode {
    ExitCode,
    Timeout,
    LaunchFailed,
    MalformedLog,
    ModeMismatch,
    NonzeroRet,
    TooFewSteps,
    Overlap,
    NoSteps,
    MainObjectMissing,
    OutputDiffers,
    Interrupted,
    FetchFailed,
    RecordedInvalid, ///< an imported folder says so, in words of its own
};

/// "exit_code", "timeout", …
QString reasonCodeName(ReasonCode code);
std::optional<ReasonCode> reasonCodeFromName(const QString &name);

/// One finding of a gate.
struct Reason {
    ReasonCode code = ReasonCode::ExitCode;
    Text sentence;
    QString file; ///< the offending line's file, if there is one
    std::int64_t line = 0; ///< from 1; 0 = none

    /// The sentence with the place, "… (plog-77_1.log:5)", in the language of the program.
    [[nodiscard]] QString translated() const;
    /// The same in English: for files and tests.
    [[nodiscard]] QString english() const;
};

/// How the workload of a trial ended.
struct ExitState {
    enum class Kind { Exited, Signalled, TimedOut, LaunchFailed, Interrupted };

    Kind kind = Kind::Exited;
    int code = 0; ///< exit code (Exited) or signal number (Signalled)
    QString message; ///< LaunchFailed: the system's reason

    /// One number for summaries: the exit code, minus the signal, 124 timed out, 127 not started, 130 interrupted.
    [[nodiscard]] int shellCode() const;
};

/// One finished run of the workload under one candidate. Never changed once made.
struct Trial {
    TrialSpec spec;
    ExitState exit;
    QDateTime startedAt; ///< UTC
    double wallSeconds = 0; ///< of the workload's process
    std::int64_t stepCount = 0; ///< STEP records of all objects and processes
    std::optional<ExecObject> mainObject;
    std::int64_t mainProcess = StepRecord::unknownProcess;
    std::vector<std::int64_t> kept_us; ///< cost of the main object's steps after the warm-up, in step order
    std::vector<Reason> reasons; ///< empty = valid
    std::vector<Text> notes; ///< worth knowing, but no reason to discard the trial
    QString modelDigest; ///< SHA-256 of the offline model that ran; empty online
    QString outputDigest; ///< what the output check captured; empty if none is set
    bool outputDiffers = false; ///< the output is not the baseline's; set by the analysis

    [[nodiscard]] bool isValid() const { return reasons.empty(); }
    [[nodiscard]] bool hasReason(ReasonCode code) const;
};

using TrialPtr = std::shared_ptr<const Trial>;
/// Finished trials in the order in which they ran.
using TrialList = std::vector<TrialPtr>;

} // namespace tributary
