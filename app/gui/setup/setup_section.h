// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "project/run_setup.h"

#include <QWidget>

namespace tributary::gui
{

class SetupEditor;

/// A part of the page: shows some fields of the set-up and changes them through the editor.
class SetupSection : public QWidget
{
    Q_OBJECT

public:
    explicit SetupSection(SetupEditor &editor, QWidget *parent = nullptr);

    /// Brings the fields in line with the set-up; what the user is typing stays as it is typed.
    virtual void showSetup(const RunSetup &setup) = 0;
    [[nodiscard]] virtual QString title() const = 0;
    /// The content in a few words, for when the section is closed; may be empty.
    [[nodiscard]] virtual QString summary(const RunSetup &setup) const = 0;

protected:
    virtual void retranslate() = 0;
    void changeEvent(QEvent *event) override;
    [[nodiscard]] SetupEditor &editor() const { return m_editor; }

private:
    SetupEditor &m_editor;
};

} // namespace tributary::gui
