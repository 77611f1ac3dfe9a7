// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/chart_view.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr double zoomStep = 1.25;
constexpr double panStep = 0.2;
constexpr std::size_t mostHistory = 100;
constexpr double fadedShare = 0.72; // how much of the background a curve takes on when others are selected

bool isChartKey(const QKeyEvent &event)
{
    if (event.modifiers() == Qt::ControlModifier)
        return event.key() == Qt::Key_0;
    if (event.modifiers() != Qt::NoModifier && event.modifiers() != Qt::KeypadModifier)
        return false;
    static const QList<int> keys {Qt::Key_W, Qt::Key_S, Qt::Key_A, Qt::Key_D, Qt::Key_Backspace, Qt::Key_Left,
        Qt::Key_Right, Qt::Key_Up, Qt::Key_Down, Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter};
    return keys.contains(event.key());
}

} // namespace

ItemLook ChartState::look(std::size_t item) const
{
    ItemLook look = looks[item];
    if (anyPicked && !picked[item])
        look.colour = mixed(look.colour, baseColour(), fadedShare);
    return look;
}

std::vector<std::size_t> ChartState::shownItems() const
{
    std::vector<std::size_t> items;
    for (std::size_t i = 0; data && i < data->items.size(); ++i) {
        if (shown[i])
            items.push_back(i);
    }
    return items;
}

bool ChartState::isTrial(std::size_t item, int sequence) const
{
    return trial >= 0 && trial == sequence && data->items[item].run == 0;
}

ChartView::ChartView(QWidget *parent)
    : QWidget(parent)
    , m_scroll(new QScrollBar(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_scroll->hide();
    m_scroll->setFocusPolicy(Qt::NoFocus); // the arrow keys scroll
    connect(m_scroll, &QScrollBar::valueChanged, this, [this] {
        m_readout.reset();
        updateFrame();
    });
}

ChartView::~ChartView() = default;

void ChartView::setState(const ChartState &state)
{
    const bool sameData = m_state.data == state.data;
    m_state = state;
    if (!sameData)
        m_stop = -1;
    m_readout.reset();
    prepare();
    refit(true);
    if (m_stop >= 0 && hasData() && m_stop < stopCount())
        m_readout = stop(m_frame, m_stop); // what the keyboard reads stays
    updateDescription();
}

void ChartView::setLog(bool log)
{
    if (!canBeLog() || m_log == log)
        return;
    m_log = log;
    prepare();
    refit(false);
    updateDescription();
}

void ChartView::setSplit(bool split)
{
    if (!canBeSplit() || m_split == split)
        return;
    m_split = split;
    refit(false);
}

void ChartView::refit(bool keepZoom)
{
    m_full = fullRanges();
    if (!keepZoom)
        m_history.clear();
    setShown(m_history.empty() ? m_full : m_shown);
}

void ChartView::setShown(const Ranges &ranges)
{
    m_shown = ranges;
    m_shown.y = yRangeFor(m_shown.x, m_shown.y);
    m_readout.reset();
    updateFrame();
    Q_EMIT rangesChanged();
}

void ChartView::zoomTo(const Ranges &ranges)
{
    if (ranges == m_shown || !(ranges.x.width() > 0) || !(ranges.y.width() > 0))
        return;
    m_history.push_back(m_shown);
    if (m_history.size() > mostHistory)
        m_history.erase(m_history.begin() + 1); // the first is the one that shows all
    setShown(ranges);
}

void ChartView::goBack()
{
    if (m_history.empty())
        return;
    const Ranges before = m_history.back();
    m_history.pop_back();
    setShown(m_history.empty() ? m_full : before);
}

void ChartView::showAll()
{
    m_history.clear();
    setShown(m_full);
}

void ChartView::zoomBy(double factor)
{
    Ranges ranges = m_shown;
    const bool pointed = m_readout && m_frame.plot.contains(m_readout->anchor);
    const QPointF centre = pointed ? m_readout->anchor : m_frame.plot.center();
    const Zoom kind = zoomKind();
    if (kind == Zoom::X || kind == Zoom::Both)
        ranges.x = m_frame.x.zoomed(factor, m_frame.x.toValue(centre.x()), m_full.x);
    if (kind == Zoom::Y)
        ranges.y = m_frame.y.zoomed(factor, m_frame.y.toValue(centre.y()), m_full.y);
    zoomTo(ranges);
}

void ChartView::panBy(double share)
{
    if (zoomKind() == Zoom::Y) {
        m_scroll->setValue(m_scroll->value() + int(share * m_frame.plot.width()));
        return;
    }
    Ranges ranges = m_shown;
    ranges.x = m_frame.x.panned(share, m_full.x);
    if (m_history.empty()) // all is shown: there is nowhere to go
        return;
    setShown(ranges);
}

void ChartView::brushed(const QRectF &band)
{
    Ranges ranges = m_shown;
    const Zoom kind = zoomKind();
    if (kind == Zoom::X || kind == Zoom::Both)
        ranges.x = {m_frame.x.toValue(band.left()), m_frame.x.toValue(band.right())};
    if (kind == Zoom::Y || kind == Zoom::Both)
        ranges.y = {m_frame.y.toValue(band.bottom()), m_frame.y.toValue(band.top())};
    zoomTo(ranges);
}

std::optional<Readout> ChartView::readoutAt(QPointF point) const
{
    if (!hasData() || !m_frame.plot.adjusted(-4, -4, 4, 4).contains(point))
        return std::nullopt;
    return hover(m_frame, point);
}

void ChartView::walk(int step)
{
    const int count = hasData() ? stopCount() : 0;
    if (count == 0)
        return;
    const int first = step > 0 ? 0 : count - 1;
    m_stop = m_stop < 0 || m_stop >= count ? first : std::clamp(m_stop + step, 0, count - 1);
    scrollToStop(stop(m_frame, m_stop));
    m_readout = stop(m_frame, m_stop);
    updateDescription();
    update();
}

void ChartView::scrollToStop(const Readout &readout)
{
    if (m_scroll->isHidden())
        return;
    const double low = unitsRunDown() ? m_frame.plot.top() : m_frame.plot.left();
    const double high = unitsRunDown() ? m_frame.plot.bottom() : m_frame.plot.right();
    const double place = unitsRunDown() ? readout.anchor.y() : readout.anchor.x();
    const double half = unitPixels() / 2;
    if (place - half < low)
        m_scroll->setValue(m_scroll->value() - int(std::ceil(low - place + half)));
    else if (place + half > high)
        m_scroll->setValue(m_scroll->value() + int(std::ceil(place + half - high)));
}

void ChartView::updateDescription()
{
    setAccessibleName(title());
    QString text = summary();
    if (m_readout && m_stop >= 0) {
        QStringList parts {m_readout->heading};
        for (const Readout::Line &line : m_readout->lines)
            parts << line.text;
        text = parts.join(QStringLiteral("; "));
    }
    setAccessibleDescription(text);
}

void ChartView::activate(const Readout &readout, bool toggle)
{
    if (readout.item >= 0)
        Q_EMIT itemClicked(readout.item, toggle);
    if (readout.sequence >= 0)
        Q_EMIT trialClicked(readout.sequence);
}

void ChartView::retranslate()
{
    m_picture = {};
    m_readout.reset();
    updateDescription();
    updateFrame();
}

bool ChartView::event(QEvent *event)
{
    // Letters must not start a shortcut of the window while the chart has the keyboard.
    if (event->type() == QEvent::ShortcutOverride && isChartKey(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ChartView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_readout.reset();
    updateFrame();
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange) {
        m_picture = {};
        update();
    }
}

void ChartView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::RightButton)
        goBack();
    if (event->button() != Qt::LeftButton)
        return;
    m_press = event->position();
    m_pressed = true;
}

void ChartView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF here = event->position();
    const bool drags = m_pressed && zoomKind() != Zoom::None && hasData()
        && (m_band || (here - m_press).manhattanLength() >= QApplication::startDragDistance());
    if (drags) {
        const QRectF &plot = m_frame.plot;
        QRectF band = QRectF(m_press, here).normalized().intersected(plot);
        if (zoomKind() == Zoom::X)
            band = QRectF(band.left(), plot.top(), band.width(), plot.height());
        if (zoomKind() == Zoom::Y)
            band = QRectF(plot.left(), band.top(), plot.width(), band.height());
        m_band = band;
        m_readout.reset();
    } else {
        m_stop = -1;
        m_readout = readoutAt(here);
    }
    update();
}

void ChartView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    m_pressed = false;
    if (m_band) {
        const QRectF band = *m_band;
        m_band.reset();
        constexpr double least = 5;
        if (band.width() >= least && band.height() >= least)
            brushed(band);
        update();
        return;
    }
    if (const auto readout = readoutAt(event->position()))
        activate(*readout, event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier));
}

void ChartView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT maximiseRequested();
}

void ChartView::contextMenuEvent(QContextMenuEvent *event)
{
    event->accept(); // the right button goes back
}

void ChartView::wheelEvent(QWheelEvent *event)
{
    const int delta = event->angleDelta().y();
    if (event->modifiers() & Qt::ControlModifier) {
        m_readout = readoutAt(event->position());
        zoomBy(std::pow(zoomStep, delta / 120.0));
        event->accept();
        return;
    }
    const int before = m_scroll->value();
    if (!m_scroll->isHidden())
        m_scroll->setValue(before - delta / 2);
    event->setAccepted(m_scroll->value() != before); // else the page scrolls
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    if (!isChartKey(*event)) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_W:
        return zoomBy(zoomStep);
    case Qt::Key_S:
        return zoomBy(1 / zoomStep);
    case Qt::Key_A:
        return panBy(-panStep);
    case Qt::Key_D:
        return panBy(panStep);
    case Qt::Key_Backspace:
        return goBack();
    case Qt::Key_0:
        return showAll();
    case Qt::Key_Left:
    case Qt::Key_Up:
        return walk(-1);
    case Qt::Key_Right:
    case Qt::Key_Down:
        return walk(1);
    case Qt::Key_Space:
        if (m_readout)
            activate(Readout(*m_readout), false);
        return;
    default:
        if (m_readout && m_readout->sequence >= 0)
            Q_EMIT trialOpened(m_readout->sequence);
    }
}

void ChartView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    if (m_stop < 0)
        m_readout.reset();
    update();
}

} // namespace tributary::gui
