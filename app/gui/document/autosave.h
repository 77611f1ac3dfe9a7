// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "document/process_owner.h"
#include "project/project.h"

#include <QDateTime>
#include <QString>

#include <vector>

namespace tributary::gui
{

/// Unsaved changes that a process left behind when it died.
struct Recovery {
    QString file; ///< the autosave file
    QString path; ///< of the project; empty = it was never saved
    QString scratchFolder; ///< of an untitled project: its runs are there
    QDateTime saved; ///< when the changes were put aside, UTC
    bool projectIsNewer = false; ///< the project file was written later than this

    /// "matmul" or an empty text for an untitled project.
    [[nodiscard]] QString name() const;
};

/// The file beside the user's other data that holds the unsaved changes of one open project. Named by the process that
/// owns it, so that a later start can tell what was left behind.
class AutosaveFile
{
public:
    /// Nothing is written yet.
    AutosaveFile();

    /// Replaces the content in one step.
    Result<void> write(const Project &project, const QString &path, const QString &scratchFolder);
    /// Nothing is unsaved any more.
    void remove();
    [[nodiscard]] const QString &file() const { return m_file; }

    /// The project as it was put aside.
    static Result<Project> read(const Recovery &recovery);
    /// What processes that are gone have left, the newest first. Files that cannot be read are left alone.
    static std::vector<Recovery> findLeftBehind();

private:
    QString m_file;
};

/// The user's data place of the program; not made.
QString dataFolder();

} // namespace tributary::gui
