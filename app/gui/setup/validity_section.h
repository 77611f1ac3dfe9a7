// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/setup_section.h"

class QSpinBox;

namespace tributary::gui
{

class FieldForm;
class ValueLine;

/// What a trial must satisfy to count.
class ValiditySection : public SetupSection
{
    Q_OBJECT

public:
    explicit ValiditySection(SetupEditor &editor, QWidget *parent = nullptr);

    void showSetup(const RunSetup &setup) override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const RunSetup &setup) const override;

protected:
    void retranslate() override;

private:
    void connectFields();
    QString takeObject(const QString &text);
    QString takeProcess(const QString &text);

    FieldForm *m_form;
    QSpinBox *m_warmUp;
    QSpinBox *m_minSteps;
    QSpinBox *m_timeout;
    ValueLine *m_object;
    ValueLine *m_process;
};

} // namespace tributary::gui
