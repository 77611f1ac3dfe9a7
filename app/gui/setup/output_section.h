// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/setup_section.h"

class QComboBox;
class QPlainTextEdit;

namespace tributary::gui
{

class FieldForm;
class ValueLine;

/// How to tell that a candidate computes the same as the baseline.
class OutputSection : public SetupSection
{
    Q_OBJECT

public:
    explicit OutputSection(SetupEditor &editor, QWidget *parent = nullptr);

    void showSetup(const RunSetup &setup) override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const RunSetup &setup) const override;

protected:
    void retranslate() override;

private:
    void connectFields();
    QString takePattern(const QString &text);
    QString takeTolerance(const QString &text, double OutputCheck::*field);

    FieldForm *m_form;
    ValueLine *m_pattern;
    QPlainTextEdit *m_files;
    QComboBox *m_numbers;
    ValueLine *m_absolute;
    ValueLine *m_relative;
};

} // namespace tributary::gui
