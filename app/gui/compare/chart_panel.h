// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_export.h"

#include <QFrame>

class QAction;
class QLabel;
class QToolButton;

namespace tributary::gui
{

class ChartView;

/// A chart with its heading and its buttons.
class ChartPanel : public QFrame
{
    Q_OBJECT

public:
    /// Takes the chart.
    ChartPanel(ChartView *chart, const QString &name, QWidget *parent = nullptr);

    [[nodiscard]] ChartView *chart() const { return m_chart; }
    /// Whether the chart has the page for itself; decides what the button offers.
    void setMaximised(bool maximised);
    /// Heading and explanation again: language or data have changed.
    void refresh();

Q_SIGNALS:
    void maximiseRequested();
    void exportRequested(tributary::gui::ExportFormat format);
    void copyRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeMenu();
    void retranslate();

    ChartView *m_chart;
    QLabel *m_title;
    QLabel *m_subtitle;
    QToolButton *m_split;
    QToolButton *m_log;
    QToolButton *m_back;
    QToolButton *m_maximise;
    QToolButton *m_menu;
    QAction *m_png = nullptr;
    QAction *m_svg = nullptr;
    QAction *m_csv = nullptr;
    QAction *m_copy = nullptr;
    QAction *m_all = nullptr;
    bool m_maximised = false;
};

} // namespace tributary::gui
