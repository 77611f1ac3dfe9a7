// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/setup_editor.h"

#include "document/document.h"

#include <QDir>

namespace tributary::gui
{

SetupEditor::SetupEditor(Document &document, TargetDesk &targets, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_targets(targets)
{
}

const RunSetup &SetupEditor::setup() const
{
    return m_document.project().setup;
}

QString SetupEditor::workingFolder() const
{
    return QDir::cleanPath(QDir(m_document.folder()).absoluteFilePath(setup().workingFolder));
}

void SetupEditor::change(const QString &what, const std::function<void(RunSetup &)> &how)
{
    RunSetup after = setup();
    how(after);
    m_document.editSetup(what, after);
}

} // namespace tributary::gui
