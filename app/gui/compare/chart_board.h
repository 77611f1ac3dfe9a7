// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/chart_export.h"
#include "compare/chart_view.h"

#include <QScrollArea>

#include <array>

class QGridLayout;

namespace tributary::gui
{

class ChartPanel;

/// The six charts, all together or one of them alone.
class ChartBoard : public QScrollArea
{
    Q_OBJECT

public:
    enum class View { All, Forest, Ecdf, Histogram, Box, Series, Slope };
    static constexpr std::size_t chartCount = 6;

    explicit ChartBoard(QWidget *parent = nullptr);

    [[nodiscard]] View view() const { return m_view; }
    void setView(View view);
    /// Any view but All.
    [[nodiscard]] ChartView *chart(View view) const;
    void setState(const ChartState &state);

Q_SIGNALS:
    /// The user enlarged a chart, or went back to all.
    void viewRequested(tributary::gui::ChartBoard::View view);
    void exportRequested(tributary::gui::ChartView *chart, tributary::gui::ExportFormat format);
    void itemClicked(int item, bool toggle);
    void trialClicked(int sequence);
    void trialOpened(int sequence);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void add(View view, ChartView *chart, const QString &name);
    void arrange();
    void arrangeAll();

    View m_view = View::All;
    QWidget *m_board;
    QGridLayout *m_grid;
    std::array<ChartPanel *, chartCount> m_panels {};
    int m_rows = 3; ///< of the forest
    bool m_wide = false;
};

} // namespace tributary::gui
