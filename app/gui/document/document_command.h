// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/project.h"

#include <QStringList>
#include <QUndoCommand>

#include <functional>

namespace tributary::gui
{

/// The part of a project that undo and redo change. Runs are no part of it: what has been measured stays.
struct ProjectEdits {
    RunSetup setup;
    Candidate baseline;
    std::optional<Candidate> comparison;
    QMap<QString, QString> colours;
    CandidateList hidden;
    QString notes;
    ProjectGraph graph;

    static ProjectEdits of(const Project &project);
    void applyTo(Project &project) const;
    friend bool operator==(const ProjectEdits &, const ProjectEdits &) = default;
};

/// One change. Typing on in the same field is the same command; ticks and choices are one command each.
class ProjectCommand : public QUndoCommand
{
public:
    using Apply = std::function<void(const ProjectEdits &)>;

    ProjectCommand(const QString &what, ProjectEdits before, ProjectEdits after, Apply apply);

    void undo() override { m_apply(m_before); }
    void redo() override { m_apply(m_after); }
    [[nodiscard]] int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    ProjectEdits m_before;
    ProjectEdits m_after;
    QString m_typedField; ///< the one field that is typed in; empty = not to be merged
    Apply m_apply;
};

} // namespace tributary::gui
