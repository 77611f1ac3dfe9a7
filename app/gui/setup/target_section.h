// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "remote/target.h"
#include "setup/setup_section.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace tributary::gui
{

class ChipList;
class FieldForm;

/// What is wanted of the manager of the targets.
enum class TargetWish { New, Edit, Test };

/// On which machine the models of an offline run are run, and what becomes of them.
class TargetSection : public SetupSection
{
    Q_OBJECT

public:
    explicit TargetSection(SetupEditor &editor, QWidget *parent = nullptr);

    void showSetup(const RunSetup &setup) override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const RunSetup &setup) const override;

    void focusTarget();
    /// What the Test button does.
    void testTarget();

Q_SIGNALS:
    /// `name`: of a managed target; empty for a new one.
    void targetWanted(const QString &name, tributary::gui::TargetWish wish);
    /// The target of an imported run, to be managed too.
    void copyWanted(const tributary::Target &target);

protected:
    void retranslate() override;
    void changeEvent(QEvent *event) override;

private:
    void layOut();
    QWidget *makeTargetRow();
    void connectFields();
    void browseModels();
    void fillChooser(const OfflineSetup &offline);
    void showTarget(const OfflineSetup &offline);
    void editTarget();
    /// Counts the models that are in the OM folder for the candidates of the set-up.
    void lookForModels(const RunSetup &setup);
    void showModels();

    FieldForm *m_form;
    QWidget *m_targetRow = nullptr;
    QComboBox *m_target;
    QPushButton *m_test = nullptr;
    QPushButton *m_edit = nullptr;
    QPushButton *m_new = nullptr;
    QLabel *m_about = nullptr;
    QLabel *m_tested = nullptr;
    ChipList *m_runCommand;
    QWidget *m_folderRow;
    QLineEdit *m_folder;
    QPushButton *m_browse;
    QSpinBox *m_jobs;
    QCheckBox *m_keepGoing;
    QWidget *m_reuseRow;
    QCheckBox *m_reuse;
    QLabel *m_models;
    QCheckBox *m_keepRemote;
    Job m_looking;
    int m_found = -1; ///< models that are there; -1 = not known yet
    int m_wanted = 0;
};

} // namespace tributary::gui
