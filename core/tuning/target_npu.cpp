// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/target_npu.h"

#include "cann/npu_smi.h"

namespace tributary
{

Result<NpuUse> npuUse(const QByteArray &output)
{
    const auto report = parseNpuInfo(output);
    if (!report)
        return tl::unexpected(report.error());
    if (report->refusedAsBusy)
        return NpuUse {true, QStringLiteral("npu-smi was refused: -8020")};
    QStringList details;
    if (report->processes.empty()) {
        for (const NpuDevice &device : report->devices)
            details << QStringLiteral("NPU %1 %2: %3").arg(device.deviceId()).arg(device.name, device.health);
        return NpuUse {false, details.join(QStringLiteral(", "))};
    }
    for (const NpuProcess &process : report->processes)
        details << QStringLiteral("NPU %1: %2 %3").arg(process.npu).arg(process.pid).arg(process.name).trimmed();
    return NpuUse {true, details.join(QStringLiteral(", "))};
}

} // namespace tributary
