// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "candidate/candidate_group.h"
#include "setup/setup_section.h"

#include <vector>

class QHBoxLayout;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace tributary::gui
{

class MatrixEdit;
class SameStreamsBox;

/// What is compared: ticks in a matrix, or a list of names.
class CandidatesSection : public SetupSection
{
    Q_OBJECT

public:
    explicit CandidatesSection(SetupEditor &editor, QWidget *parent = nullptr);

    void showSetup(const RunSetup &setup) override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const RunSetup &setup) const override;
    /// Who would stand for whom in a run of the set-up.
    [[nodiscard]] CandidateGroups groups() const;

Q_SIGNALS:
    /// groups() is another one.
    void groupsChanged();

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *makeMatrixPage();
    QWidget *makeListPage();
    void makePresets(QHBoxLayout *row);
    void connectFields();
    void showPresets(const RunSetup &setup);
    void showListProblems(const RunSetup &setup);

    QRadioButton *m_useMatrix;
    QRadioButton *m_useList;
    QWidget *m_matrixPage = nullptr;
    QLabel *m_presetLabel = nullptr;
    std::vector<QPushButton *> m_presets; ///< in the order of presets()
    MatrixEdit *m_matrix = nullptr;
    QLabel *m_addLabel = nullptr;
    QSpinBox *m_count = nullptr;
    QPushButton *m_add = nullptr;
    QWidget *m_listPage = nullptr;
    QPlainTextEdit *m_list = nullptr;
    QLabel *m_listProblems = nullptr;
    SameStreamsBox *m_sameStreams;
};

} // namespace tributary::gui
