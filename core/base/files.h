// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <optional>

namespace tributary
{

/// The whole file. Errors name the path and the system's reason.
Result<QByteArray> readFile(const QString &path);

/// Replaces the file in one step (temporary file, then rename), so that a reader never sees half of it.
Result<void> writeFileAtomically(const QString &path, const QByteArray &content);

/// Creates the folder and all above it.
Result<void> makeFolder(const QString &path);

/// What a user without privileges can still write below the folder, in bytes; nothing if the system does not say. Asks
/// the file system itself, so that it works where the list of mounts is not the one of the caller (chroot).
std::optional<qint64> freeBytes(const QString &folder);

/// A file that only grows: each append is on the disk (fsync) when append() returns.
class AppendFile
{
public:
    /// Opens for appending, creating the file if need be. An error if another AppendFile, of this process or another,
    /// has it open.
    static Result<AppendFile> open(const QString &path);
    AppendFile(AppendFile &&other) noexcept;
    AppendFile &operator=(AppendFile &&other) noexcept;
    AppendFile(const AppendFile &) = delete;
    AppendFile &operator=(const AppendFile &) = delete;
    ~AppendFile();

    /// Writes all bytes and waits until they are on the disk.
    Result<void> append(const QByteArray &bytes);

private:
    AppendFile(int descriptor, QString path);

    int m_descriptor = -1;
    QString m_path;
};

} // namespace tributary
