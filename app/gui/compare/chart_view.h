// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/axis.h"
#include "compare/compare_data.h"
#include "compare/item_look.h"

#include <QPixmap>
#include <QStringList>
#include <QWidget>

#include <optional>

class QScrollBar;

namespace tributary::gui
{

/// What all charts of the page show at one moment.
struct ChartState {
    CompareDataPtr data; ///< null: nothing
    std::vector<ItemLook> looks; ///< per item
    std::vector<bool> shown; ///< per item: on in the legend
    std::vector<bool> picked; ///< per item: selected
    bool anyPicked = false;
    int trial = -1; ///< sequence number of the selected trial of the current run

    [[nodiscard]] bool isEmpty() const { return !data || data->items.empty(); }
    /// The look of the item, faint if others are selected.
    [[nodiscard]] ItemLook look(std::size_t item) const;
    [[nodiscard]] std::vector<std::size_t> shownItems() const;
    [[nodiscard]] bool isTrial(std::size_t item, int sequence) const;
};

/// What is to be read at a place of a chart.
struct Readout {
    struct Line {
        QString text;
        int item = -1; ///< whose sample stands before the text; -1 none
    };

    QPointF anchor; ///< the tooltip stands beside it
    QString heading;
    std::vector<Line> lines;
    std::vector<std::pair<QPointF, std::size_t>> dots; ///< marked points and their items
    bool verticalLine = false; ///< through the anchor
    bool horizontalLine = false;
    int item = -1; ///< what a click selects; -1 nothing
    int sequence = -1; ///< the trial that a click selects; -1 none
};

/// A chart painted by ourselves: axes, hover, keyboard, zoom with history, brush, export. A chart type says what its
/// axes are and paints inside them.
///
/// Keys: W and S zoom, A and D move, Backspace goes back, Ctrl+0 shows all, arrows walk through what can be read,
/// Space selects it, Return opens its trial.
class ChartView : public QWidget
{
    Q_OBJECT

public:
    /// The geometry of one drawing.
    struct Frame {
        QRectF area; ///< the whole drawing
        QRectF plot; ///< inside the axes
        Axis x;
        Axis y;
    };
    struct Ranges {
        Range x;
        Range y;
        friend bool operator==(const Ranges &, const Ranges &) = default;
    };

    explicit ChartView(QWidget *parent = nullptr);
    ~ChartView() override;

    void setState(const ChartState &state);
    [[nodiscard]] const ChartState &state() const { return m_state; }

    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString subtitle() const = 0;
    /// What the chart says, in one to three sentences, for those who cannot see it.
    [[nodiscard]] virtual QString summary() const = 0;
    /// The plotted data as CSV with a header line; times in milliseconds.
    [[nodiscard]] virtual QString csv() const = 0;

    [[nodiscard]] virtual bool canBeLog() const { return false; }
    [[nodiscard]] bool isLog() const { return m_log; }
    void setLog(bool log);
    /// Whether curves can stand in lanes of their own, below each other on one time axis, instead of over each other.
    [[nodiscard]] virtual bool canBeSplit() const { return false; }
    [[nodiscard]] bool isSplit() const { return m_split; }
    void setSplit(bool split);

    [[nodiscard]] Ranges shownRanges() const { return m_shown; }
    [[nodiscard]] bool isZoomed() const { return !m_history.empty(); }
    /// Shows these ranges; goBack() returns to those of now.
    void zoomTo(const Ranges &ranges);
    void goBack();
    void showAll();
    void zoomBy(double factor);
    void panBy(double share);

    /// Draws the whole chart with title and legend, as exported.
    void drawForExport(QPainter &painter, QSizeF size) const;
    [[nodiscard]] virtual QSize exportSize() const { return {1000, 620}; }
    /// What is to be read at a point of the widget.
    [[nodiscard]] std::optional<Readout> readoutAt(QPointF point) const;
    [[nodiscard]] const Frame &frame() const { return m_frame; }
    void retranslate();

    [[nodiscard]] QSize sizeHint() const override { return {520, 340}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {280, 220}; }

Q_SIGNALS:
    void rangesChanged();
    void itemClicked(int item, bool toggle);
    void trialClicked(int sequence);
    void trialOpened(int sequence);
    void maximiseRequested();

protected:
    enum class Zoom { None, X, Y, Both };

    /// The ranges that show everything; called when data, legend or scale change.
    [[nodiscard]] virtual Ranges fullRanges() const = 0;
    [[nodiscard]] virtual Axis::Scale xScale() const { return Axis::Scale::Linear; }
    [[nodiscard]] virtual Axis::Scale yScale() const { return Axis::Scale::Linear; }
    /// Pixels that a unit needs at least, on an axis of units.
    [[nodiscard]] virtual double unitPixels() const { return 24; }
    /// Called when the shown x range changes, for charts whose y range follows.
    [[nodiscard]] virtual Range yRangeFor(const Range & /*x*/, const Range &y) const { return y; }
    [[nodiscard]] virtual Zoom zoomKind() const { return Zoom::X; }
    [[nodiscard]] virtual QString xTitle() const { return {}; }
    [[nodiscard]] virtual QString yTitle() const { return {}; }
    /// Room beside the plot besides ticks and titles, for labels of rows and panels.
    [[nodiscard]] virtual QMarginsF extraMargins(QSizeF /*size*/) const { return {}; }
    [[nodiscard]] virtual bool hasData() const;
    [[nodiscard]] virtual QString emptyText() const;
    [[nodiscard]] virtual bool needsLegend() const { return true; }
    virtual void paintPlot(QPainter &painter, const Frame &frame) const = 0; ///< clipped to the plot
    virtual void paintAround(QPainter & /*painter*/, const Frame & /*frame*/) const { }
    [[nodiscard]] virtual std::optional<Readout> hover(const Frame &frame, QPointF point) const = 0;
    /// Places that the arrow keys visit.
    [[nodiscard]] virtual int stopCount() const { return 0; }
    [[nodiscard]] virtual Readout stop(const Frame & /*frame*/, int /*index*/) const { return {}; }
    /// The items that have a lane, from the top; only for charts that can be split.
    [[nodiscard]] virtual std::vector<std::size_t> laneItems() const { return {}; }
    /// The upper corner of a lane that its curve leaves free for the name.
    [[nodiscard]] virtual Qt::AlignmentFlag laneLabelSide() const { return Qt::AlignRight; }
    /// The part of the frame for one of the lanes; the whole frame where curves stand over each other.
    [[nodiscard]] Frame laneFrame(const Frame &frame, std::size_t lane) const;
    [[nodiscard]] std::size_t laneAt(const Frame &frame, double y) const;
    /// Called by setState() and setLog() before anything else is asked.
    virtual void prepare() { }

    [[nodiscard]] Axis::Scale timeScale() const { return m_log ? Axis::Scale::Log : Axis::Scale::Linear; }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    void refit(bool keepZoom);
    void setShown(const Ranges &ranges);
    void updateFrame();
    void updateScrollBar();
    void updateDescription();
    void walk(int step);
    void activate(const Readout &readout, bool toggle);
    void brushed(const QRectF &band);
    [[nodiscard]] Frame frameFor(const QRectF &area, const Ranges &ranges) const;
    [[nodiscard]] bool hasUnits() const;
    [[nodiscard]] bool unitsRunDown() const { return yScale() == Axis::Scale::Units; }
    [[nodiscard]] QRectF chartArea() const;
    void scrollToStop(const Readout &readout);
    void drawChart(QPainter &painter, const QRectF &area, const Frame &frame) const;
    void drawGrid(QPainter &painter, const Frame &frame) const;
    void drawLevels(QPainter &painter, const Frame &frame) const;
    void drawLanes(QPainter &painter, const Frame &frame) const;
    void drawOverlay(QPainter &painter) const;
    void drawTooltip(QPainter &painter, const Readout &readout) const;

    ChartState m_state;
    bool m_log = false;
    bool m_split = false;
    Ranges m_full;
    Ranges m_shown;
    std::vector<Ranges> m_history;
    Frame m_frame;
    QPixmap m_picture; ///< everything but hover, brush and focus; null = to be drawn
    std::optional<Readout> m_readout;
    int m_stop = -1; ///< where the arrow keys are
    QPointF m_press;
    bool m_pressed = false;
    std::optional<QRectF> m_band; ///< what the mouse is dragging over
    QScrollBar *m_scroll;
};

} // namespace tributary::gui
