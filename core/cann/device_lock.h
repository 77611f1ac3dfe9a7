// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "cann/user_folders.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>

class QLockFile;

namespace tributary
{

/// What a run measures on; two runs on the same one disturb each other.
struct DeviceName {
    QString machine; ///< host name of a remote target; empty = this machine
    QString device = QStringLiteral("0"); ///< number of the NPU, or "cpu"
};

/// A run that holds a device.
struct DeviceHolder {
    std::int64_t pid = 0; ///< 0 if it cannot be told
    QString host; ///< where that process runs
    QString runFolder; ///< empty if it cannot be told
};

/// Held by a run for as long as it measures: one run per device at a time. The lock of a process that has died is
/// taken over.
class DeviceLock
{
public:
    /// Errors: held by another run (the message names its process and folder), folder not writable.
    static Result<DeviceLock> acquire(const UserFolders &folders, const DeviceName &device, const QString &runFolder);
    /// The run that holds the device now, without taking it.
    static std::optional<DeviceHolder> holder(const UserFolders &folders, const DeviceName &device);

    DeviceLock(DeviceLock &&) noexcept;
    DeviceLock &operator=(DeviceLock &&) noexcept;
    DeviceLock(const DeviceLock &) = delete;
    DeviceLock &operator=(const DeviceLock &) = delete;
    /// Gives the device back.
    ~DeviceLock();

private:
    DeviceLock(std::unique_ptr<QLockFile> lock, QString noteFile);
    void release();

    std::unique_ptr<QLockFile> m_lock;
    QString m_noteFile;
};

/// "another run (process 12, folder /x)" as one sentence.
Text describeHolder(const DeviceHolder &holder);

} // namespace tributary
