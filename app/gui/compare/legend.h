// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_view.h"

#include <QWidget>

class QListWidget;
class QPushButton;

namespace tributary::gui
{

class Selection;

/// Which candidate has which colour and marker; ticks switch them on and off in all charts, rows select them.
class Legend : public QWidget
{
    Q_OBJECT

public:
    explicit Legend(Selection &selection, QWidget *parent = nullptr);

    void setState(const ChartState &state);
    [[nodiscard]] QListWidget *list() const { return m_list; }

Q_SIGNALS:
    /// The user wants the candidate off or on; the legend follows with the next setState().
    void hiddenToggled(const tributary::Candidate &candidate, bool hidden);
    void showAllRequested();
    /// The selected candidates and the baseline, and no other.
    void showSelectedRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill(const ChartState &state);
    void retranslate();

    Selection &m_selection;
    CompareDataPtr m_data;
    QListWidget *m_list;
    QPushButton *m_all;
    QPushButton *m_picked;
    bool m_filling = false;
};

} // namespace tributary::gui
