// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/deployment.h"
#include "remote/unique_fd.h"

#include <QByteArrayList>

#include <functional>

namespace tributary
{

/// What is taken of a tree that another machine offers. More is refused, lest it fill the disk.
namespace FetchLimits
{
constexpr int depth = 32; ///< folders below each other
constexpr int entries = 10000; ///< files, folders and whatever else
constexpr qint64 fileBytes = qint64(2) << 30;
constexpr qint64 totalBytes = qint64(8) << 30;
constexpr int reported = 100; ///< refusals that are named; the rest is counted
} // namespace FetchLimits

/// The local side of a fetch: makes folders and files of names that another machine gave, and nothing outside of its
/// root. A path is a list of names, so that no slash in one of them leads away.
class FetchSink
{
public:
    /// Takes the content of one file piece by piece; an error: the local disk, or more than is allowed.
    using Writer = std::function<Result<void>(const char *bytes, qint64 count)>;
    /// Reads the content of the file and hands it to the writer. False = it is not there any more.
    using Content = std::function<Result<bool>(const Writer &write)>;

    FetchSink(const QString &root, LineSink log, const ProgressSink &progress);

    /// Creates the folder `path` below the root. False = refused (and reported), so nothing in it is wanted.
    Result<bool> addFolder(const QByteArrayList &path);
    /// Creates the file and fills it. `size`: what the other side says it has. Refusals are reported and no error.
    Result<void> addFile(const QByteArrayList &path, qint64 size, const Content &content);
    /// Reports something that is not taken.
    void refuse(const QByteArrayList &path, const Text &why);
    /// Counts an entry; false = there were too many, which is reported once.
    bool countEntry();
    [[nodiscard]] bool isFull() const { return m_isFull; }

    /// What was taken and what was not.
    [[nodiscard]] Deployment::Fetched result() const;

private:
    [[nodiscard]] bool isAllowed(const QByteArrayList &path);
    Result<void> fill(const QByteArrayList &path, UniqueFd file, qint64 size, const Content &content);
    Result<void> write(const UniqueFd &file, const char *bytes, qint64 count);
    [[nodiscard]] QByteArray localPath(const QByteArrayList &path) const;

    QByteArray m_root;
    LineSink m_log;
    const ProgressSink &m_progress;
    Deployment::Fetched m_fetched;
    qint64 m_received = 0; ///< bytes, also of what was refused later
    int m_entries = 0;
    int m_unnamed = 0; ///< refusals that are only counted
    bool m_isFull = false;
};

} // namespace tributary
