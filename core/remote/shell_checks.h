// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/connection_check.h"
#include "remote/remote_script.h"

#include <functional>
#include <vector>

namespace tributary
{

/// A step of the Test that a shell script on the target answers.
struct ShellCheck {
    CheckStep step = CheckStep::Shell;
    QByteArray script; ///< empty = there is nothing to run: `read` tells why
    /// The item for how the script ended; step and seconds are filled in by the caller.
    std::function<CheckItem(const RemoteEnd &)> read;
};

ShellCheck shellCheck();
ShellCheck freeSpaceCheck(const Target &target);
ShellCheck workdirCheck(const Target &target);
/// Of a run that is about to begin: fails as well if the run would refuse the folder.
ShellCheck runWorkdirCheck(const Target &target, const QByteArray &runId);
ShellCheck cannEnvCheck(const Target &target);
ShellCheck programCheck(const Target &target);
/// Of a run that is about to begin, which may set another PATH: a program that is not found there is a warning.
ShellCheck runProgramCheck(const Target &target);
ShellCheck npuCheck(const Target &target, const NpuUseReader &reader);

/// The free bytes that `df -Pk` printed; nothing = not understood. Format: POSIX, df, -P.
std::optional<qint64> freeBytesOfDf(const QByteArray &output);

} // namespace tributary
