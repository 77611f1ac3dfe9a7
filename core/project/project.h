// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/module_edits.h"
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
    QJsonObject unknown; ///< fields of later versions, kept on saving

    friend bool operator==(const ProjectRun &, const ProjectRun &) = default;
};

/// The graph that belongs to the workload.
struct ProjectGraph {
    QString file; ///< absolute path of the dump; empty = none chosen
    QString costs; ///< absolute path of an op_summary_*.csv with the durations of its operators; empty = none
    std::vector<ModuleEdit> edits = {}; ///< what the user has said about its modules, in that order

    friend bool operator==(const ProjectGraph &, const ProjectGraph &) = default;
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
    ProjectGraph graph;
    QString notes; ///< Markdown
    QJsonObject unknown; ///< fields of later versions, in their objects, kept on saving

    friend bool operator==(const Project &, const Project &) = default;
};

/// Reads and writes the file. Paths inside the folder of `path` are stored relative to it, so that the folder can be
/// moved; others stay absolute. Errors name the line (bad JSON) or the field, and what to do; a newer schema is
/// refused. Saving replaces the file in one step.
Result<Project> loadProject(const QString &path);
Result<void> saveProject(const Project &project, const QString &path);

/// The same without a file, for autosave and tests. `folder`: of the project file.
QByteArray projectToJson(const Project &project, const QString &folder);
/// `path`: the project file; relative paths start at its folder, and errors name it.
Result<Project> projectFromJson(const QByteArray &bytes, const QString &path);

/// What the newest run with data says, in one line for the start page; empty if no run has any. Reads one summary.json
/// or counts the lines of one journal: nothing is computed, and the trials of a long run are not parsed.
QString lastAnswer(const Project &project);
/// What one result folder says; empty without data.
Text answerOf(const QString &runFolder);

} // namespace tributary
