// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "cann/tool_process.h"

#include <QByteArray>
#include <QProcessEnvironment>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace tributary
{

/// One chip (die) as npu-smi shows it. A value that it shows as "-" or "NA" is missing.
struct NpuDevice {
    int npu = 0; ///< number of the card
    int chip = 0; ///< number of the die on it
    std::optional<int> physicalId; ///< as the runtime counts devices; shown for cards with two dies only
    QString name; ///< "910B4"
    QString health; ///< "OK", "Warning", "Alarm", …
    std::optional<int> aiCorePercent;
    std::optional<std::int64_t> memoryUsedMb;
    std::optional<std::int64_t> memoryTotalMb;

    /// The number that a program gives to choose this chip.
    [[nodiscard]] int deviceId() const { return physicalId.value_or(npu); }
};

struct NpuProcess {
    int npu = 0;
    std::optional<int> chip; ///< some versions do not show it
    std::int64_t pid = 0;
    QString name; ///< may be empty
    std::optional<std::int64_t> memoryMb;
};

struct NpuReport {
    QString version; ///< of npu-smi
    /// npu-smi itself was refused because another program holds the device alone (return code -8020).
    bool refusedAsBusy = false;
    std::vector<NpuDevice> devices;
    std::vector<NpuProcess> processes;
};

/// Reads the output of `npu-smi info`. Errors: nothing of it is understood.
Result<NpuReport> parseNpuInfo(const QByteArray &text);

/// The processes on a device by its deviceId(); on all devices if none is given.
std::vector<NpuProcess> processesOn(const NpuReport &report, std::optional<int> device);

/// Gives the output of `npu-smi info`; tests put a text in its place.
using NpuInfoSource = std::function<Result<ToolOutput>(const CancelToken &)>;

/// Runs npu-smi from PATH, at most 10 s.
NpuInfoSource npuInfoFromProgram(const QProcessEnvironment &environment);

/// Errors (missing program, no answer, not understood) mean "unknown", never "idle".
Result<NpuReport> readNpuInfo(const NpuInfoSource &source, const CancelToken &cancel = {});

} // namespace tributary
