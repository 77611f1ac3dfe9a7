// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/progress_line.h"

#include "look/look.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tributary::gui
{

namespace
{

constexpr int barHeight = 6;
constexpr int gap = 4;
constexpr int stepsOfMotion = 60; ///< there and back

} // namespace

ProgressLine::ProgressLine(QWidget *parent)
    : QWidget(parent)
{
    m_motion.setInterval(33);
    connect(&m_motion, &QTimer::timeout, this, [this] {
        m_step = (m_step + 1) % stepsOfMotion;
        update();
    });
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ProgressLine::set(Kind kind, double fraction, const QString &text, const QString &right)
{
    m_kind = kind;
    m_fraction = std::clamp(fraction, 0.0, 1.0);
    m_text = text;
    m_right = right;
    if (kind != Kind::Busy)
        m_motion.stop();
    else if (!m_motion.isActive())
        m_motion.start();
    setAccessibleName(right.isEmpty() ? text : text + QStringLiteral(", ") + right);
    setToolTip(text);
    update();
}

QSize ProgressLine::sizeHint() const
{
    return {320, fontMetrics().height() + gap + barHeight + 2};
}

QSize ProgressLine::minimumSizeHint() const
{
    return {180, sizeHint().height()};
}

void ProgressLine::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int lineHeight = fontMetrics().height();
    const int rightWidth = m_right.isEmpty() ? 0 : fontMetrics().horizontalAdvance(m_right) + 10;
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(0, 0, width() - rightWidth, lineHeight), Qt::AlignLeft | Qt::AlignVCenter,
        fontMetrics().elidedText(m_text, Qt::ElideRight, width() - rightWidth));
    painter.setPen(roleColour(Role::Muted));
    painter.drawText(QRect(0, 0, width(), lineHeight), Qt::AlignRight | Qt::AlignVCenter, m_right);

    const QRectF bar(0, lineHeight + gap, width(), barHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(roleColour(Role::Grid));
    painter.drawRoundedRect(bar, barHeight / 2.0, barHeight / 2.0);
    QRectF done = bar;
    if (m_kind == Kind::Busy) {
        const double place = 0.5 - 0.5 * std::cos(2 * M_PI * m_step / stepsOfMotion);
        done = QRectF(bar.left() + place * bar.width() * 0.75, bar.top(), bar.width() * 0.25, bar.height());
    } else if (m_kind == Kind::None || m_fraction <= 0) {
        return;
    } else {
        done.setWidth(std::max<double>(barHeight, bar.width() * m_fraction));
    }
    painter.setBrush(roleColour(m_kind == Kind::Done ? Role::Good : Role::Info));
    painter.drawRoundedRect(done, barHeight / 2.0, barHeight / 2.0);
}

} // namespace tributary::gui
