// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/run_setup.h"

#include <QObject>

#include <functional>

namespace tributary::gui
{

class Document;
class TargetDesk;

/// The one way from the fields of the page to the project, so that every change can be undone.
class SetupEditor : public QObject
{
    Q_OBJECT

public:
    SetupEditor(Document &document, TargetDesk &targets, QObject *parent = nullptr);

    [[nodiscard]] const RunSetup &setup() const;
    /// The working folder of the run, absolute.
    [[nodiscard]] QString workingFolder() const;
    [[nodiscard]] Document &document() const { return m_document; }
    [[nodiscard]] TargetDesk &targets() const { return m_targets; }

    /// `what`: for the undo menu.
    void change(const QString &what, const std::function<void(RunSetup &)> &how);

private:
    Document &m_document;
    TargetDesk &m_targets;
};

} // namespace tributary::gui
