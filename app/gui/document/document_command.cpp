// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/document_command.h"

#include <QSet>

namespace tributary::gui
{

namespace
{

constexpr int typingId = 1;

/// Names of the fields that differ, with their places, e.g. "plan.repeat".
void differingFields(const QJsonObject &a, const QJsonObject &b, const QString &place, QStringList &fields)
{
    const QStringList keys = a.keys() + b.keys();
    for (const QString &key : QSet<QString>(keys.begin(), keys.end())) {
        const QJsonValue left = a.value(key);
        const QJsonValue right = b.value(key);
        const QString name = place.isEmpty() ? key : place + QLatin1Char('.') + key;
        if (left == right)
            continue;
        if (left.isObject() && right.isObject() && key != QLatin1String("environment"))
            differingFields(left.toObject(), right.toObject(), name, fields);
        else
            fields << name;
    }
}

bool isTyped(const QString &field)
{
    static const QSet<QString> fields {QStringLiteral("command"), QStringLiteral("working_folder"),
        QStringLiteral("explicit_list"), QStringLiteral("plan.seed"), QStringLiteral("plan.repeat"),
        QStringLiteral("plan.confirm_rounds"), QStringLiteral("plan.delta"), QStringLiteral("gates.drop_first"),
        QStringLiteral("gates.min_steps"), QStringLiteral("gates.main_graph"), QStringLiteral("gates.main_process"),
        QStringLiteral("output_check.pattern"), QStringLiteral("output_check.files"),
        QStringLiteral("output_check.absolute_tolerance"), QStringLiteral("output_check.relative_tolerance"),
        QStringLiteral("offline.compile_command"), QStringLiteral("offline.om_folder"),
        QStringLiteral("offline.compile_jobs"), QStringLiteral("timeout_seconds"), QStringLiteral("notes")};
    return fields.contains(field);
}

QString typedField(const ProjectEdits &before, const ProjectEdits &after)
{
    ProjectEdits rest = before;
    rest.setup = after.setup;
    QStringList fields;
    if (rest == after) {
        differingFields(before.setup.toJson(), after.setup.toJson(), {}, fields);
    } else {
        rest = before;
        rest.notes = after.notes;
        if (rest == after)
            fields << QStringLiteral("notes");
    }
    return fields.size() == 1 && isTyped(fields.first()) ? fields.first() : QString();
}

} // namespace

ProjectEdits ProjectEdits::of(const Project &project)
{
    return {project.setup, project.baseline, project.comparison, project.colours, project.hidden, project.notes,
        project.graph};
}

void ProjectEdits::applyTo(Project &project) const
{
    project.setup = setup;
    project.baseline = baseline;
    project.comparison = comparison;
    project.colours = colours;
    project.hidden = hidden;
    project.notes = notes;
    project.graph = graph;
}

ProjectCommand::ProjectCommand(const QString &what, ProjectEdits before, ProjectEdits after, Apply apply)
    : QUndoCommand(what)
    , m_before(std::move(before))
    , m_after(std::move(after))
    , m_typedField(typedField(m_before, m_after))
    , m_apply(std::move(apply))
{
}

int ProjectCommand::id() const
{
    return m_typedField.isEmpty() ? -1 : typingId;
}

bool ProjectCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = dynamic_cast<const ProjectCommand *>(other);
    if (!next || next->m_typedField != m_typedField)
        return false;
    m_after = next->m_after;
    if (m_after == m_before)
        setObsolete(true); // typed back to where it was
    return true;
}

} // namespace tributary::gui
