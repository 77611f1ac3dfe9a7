// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/setup_section.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace tributary::gui
{

class ChipList;
class CommandLook;
class FieldForm;

/// What runs and where.
class WorkloadSection : public SetupSection
{
    Q_OBJECT

public:
    explicit WorkloadSection(SetupEditor &editor, QWidget *parent = nullptr);

    void showSetup(const RunSetup &setup) override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const RunSetup &setup) const override;

    void focusCommand();
    void browse();

protected:
    void retranslate() override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    void connectFields();
    void check();
    /// What is known of the disk by now.
    void showFound();
    void showProgram(const QString &program);

    FieldForm *m_form;
    QWidget *m_commandRow;
    QPlainTextEdit *m_command;
    ChipList *m_chips;
    QLabel *m_program;
    QWidget *m_folderRow;
    QLineEdit *m_folder;
    QPushButton *m_browse;
    QCheckBox *m_managePass;
    CommandLook *m_look;
    QString m_commandProblem; ///< what is wrong with the command itself, whatever the disk holds
};

} // namespace tributary::gui
