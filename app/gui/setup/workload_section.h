// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/setup_section.h"

class QCheckBox;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace tributary::gui
{

class CommandField;
class FieldForm;

/// What runs or is compiled, and where.
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

private:
    void layOut();
    void connectFields();
    void check();
    [[nodiscard]] CommandField *shownCommand() const;
    /// What is known of the disk by now.
    void showFound();

    FieldForm *m_form;
    QWidget *m_modeRow;
    QRadioButton *m_online;
    QRadioButton *m_offline;
    CommandField *m_command;
    CommandField *m_compile;
    QWidget *m_folderRow;
    QLineEdit *m_folder;
    QPushButton *m_browse;
    QCheckBox *m_managePass;
};

} // namespace tributary::gui
