// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/run_setup.h"

#include <QDateTime>
#include <QJsonObject>
#include <QMap>
#include <QString>

#include <optional>
#include <vector>

namespace tributary
{

/// One run of the project; its data stays in its result folder.
struct ProjectRun {
    QString folder; ///< absolute; stored relative to the project where possible
    QString name; ///< as shown, e.g. "Run 3, 2026-11-29 20:14"
    QDateTime created; ///< UTC
    QString note;
    bool managePass = false; ///< install the pass again when it is resumed

    friend bool operator==(const ProjectRun &, const ProjectRun &) = default;
};

/// A *.tributary document: set-up, runs by folder, how they are shown.
struct Project {
    static constexpr int schema = 1;

    RunSetup setup;
    std::vector<ProjectRun> runs; ///< oldest first
    Candidate baseline; ///< compared against in all views
    std::optional<Candidate> comparison; ///< "set as comparison"
    QMap<QString, QString> colours; ///< candidate name -> "#rrggbb", where the user chose one
    CandidateList hidden; ///< switched off in the legends
    QString notes; ///< Markdown
    QJsonObject unknown; ///< fields of later versions, kept on saving

    friend bool operator==(const Project &, const Project &) = default;
};

/// Reads and writes the file. Paths inside or below the folder of `path` are stored relative to it.
/// Errors name the line (bad JSON) or the field, and what to do; a newer schema is refused, nothing is overwritten.
Result<Project> loadProject(const QString &path);
Result<void> saveProject(const Project &project, const QString &path);

/// The same without a file, for autosave and tests.
QByteArray projectToJson(const Project &project, const QString &folder);
Result<Project> projectFromJson(const QByteArray &bytes, const QString &path);

/// The last answer of a project in one line, for the start page; empty if no run has data.
QString lastAnswer(const Project &project);

} // namespace tributary
