// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/setup_section.h"

class QLabel;
class QPushButton;
class QTableWidget;

namespace tributary::gui
{

/// Variables that the workload gets beyond those of this program.
class EnvironmentSection : public SetupSection
{
    Q_OBJECT

public:
    explicit EnvironmentSection(SetupEditor &editor, QWidget *parent = nullptr);

    void showSetup(const RunSetup &setup) override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString summary(const RunSetup &setup) const override;

protected:
    void retranslate() override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] QMap<QString, QString> shown() const;
    void onEdited();
    void addRow();
    void removeRows();
    void checkNames();
    void fitHeight();

    QTableWidget *m_table;
    QPushButton *m_add;
    QPushButton *m_remove;
    QLabel *m_problem;
};

} // namespace tributary::gui
