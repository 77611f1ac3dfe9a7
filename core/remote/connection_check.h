// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_connect.h"
#include "remote/target.h"

#include <functional>
#include <vector>

namespace tributary
{

/// What the Test of a target looks at, in this order.
enum class CheckStep { Resolve, Connect, HostKey, Login, Shell, Sftp, FreeSpace, Workdir, CannEnv, Program, Npu };

/// One step of the Test and what came of it.
struct CheckItem {
    enum class State {
        Passed,
        Warning, ///< a run may work, but look at it
        Failed, ///< a run will not work
        Skipped, ///< could not be looked at because of an earlier failure, or is not needed
    };

    CheckStep step = CheckStep::Resolve;
    State state = State::Passed;
    double seconds = 0.0; ///< without what the user took to answer
    Text what; ///< what was found, one sentence
    QString detail; ///< address, fingerprint, the target's own words; may be empty, not translated
    Text hint; ///< what to do; may be empty
};

/// The use of the NPUs as the output of `npu-smi info` tells it: true = a program is on one, `detail` names it.
struct NpuUse {
    bool isBusy = false;
    QString detail;
};
/// Reads the output of `npu-smi info`; an error = not understood. The engine's is npuUse() in tuning/target_npu.h.
using NpuUseReader = std::function<Result<NpuUse>(const QByteArray &output)>;

struct ConnectionCheck {
    Target target;
    NpuUseReader readNpuUse {}; ///< empty: the output is only looked for
    int stepSeconds = 20; ///< limit of each step on the target
    std::optional<SshRoute> route {}; ///< to the target, if it is known already; else asked for
    QByteArray runId {}; ///< of a run that is about to begin: its work folder must be free for it, or be its own
    bool loginOnly = false; ///< the steps after the login are skipped
};

/// Tries everything that a run needs of the target, and leaves nothing there. Blocks; for a worker thread. All steps
/// are in the result, in their order; `onItem` is told each as soon as it is known, in the calling thread. After a
/// cancellation the rest is Skipped.
std::vector<CheckItem> checkConnection(const ConnectionCheck &check, const ConnectContext &context,
    const CancelToken &cancel, const std::function<void(const CheckItem &)> &onItem = {});

[[nodiscard]] bool hasFailure(const std::vector<CheckItem> &items);
/// Stable, for JSON: "resolve", "host_key", …
QString checkStepName(CheckStep step);
/// For people: "host key".
Text checkStepTitle(CheckStep step);
/// Stable, for JSON: "passed", "warning", "failed", "skipped".
QString checkStateName(CheckItem::State state);

} // namespace tributary
