// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/setup_section.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QRadioButton;
class QSpinBox;

namespace tributary::gui
{

class FieldForm;
class ValueLine;

/// How often and in which order candidates run.
class PlanSection : public SetupSection
{
    Q_OBJECT

public:
    static constexpr int mostRounds = 10000;

    explicit PlanSection(SetupEditor &editor, QWidget *parent = nullptr);

    void showSetup(const RunSetup &setup) override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const RunSetup &setup) const override;

protected:
    void retranslate() override;

private:
    void layOut();
    void connectNumbers();
    void connectChoices();
    void showWordsOfKind(PlanKind kind);
    QString takeSeed(const QString &text);

    FieldForm *m_form;
    QWidget *m_kindRow;
    QRadioButton *m_adaptive;
    QRadioButton *m_fixed;
    QSpinBox *m_rounds;
    QSpinBox *m_confirm;
    QDoubleSpinBox *m_delta;
    QComboBox *m_order;
    ValueLine *m_seed;
    QCheckBox *m_control;
    QCheckBox *m_refine;
};

} // namespace tributary::gui
