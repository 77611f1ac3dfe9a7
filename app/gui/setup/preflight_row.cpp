// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/preflight_row.h"

#include "look/look.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

using Level = PreflightFinding::Level;

constexpr int markSize = 12;
constexpr int textLeft = 22;

Role roleOf(Level level)
{
    switch (level) {
    case Level::Ok:
        return Role::Good;
    case Level::Info:
        return Role::Info;
    case Level::Warning:
        return Role::Caution;
    case Level::Problem:
        return Role::Bad;
    case Level::Unknown:
        break;
    }
    return Role::Muted;
}

/// A shape per level, so that colour is not all there is.
void drawMark(QPainter &painter, Level level, const QRectF &at)
{
    const QColor colour = roleColour(roleOf(level));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    switch (level) {
    case Level::Ok:
        painter.drawPolyline(QPolygonF {
            {at.left() + 1, at.center().y()}, {at.left() + 4.5, at.bottom() - 2}, {at.right() - 1, at.top() + 2}});
        break;
    case Level::Problem:
        painter.drawLine(at.topLeft() + QPointF(2, 2), at.bottomRight() - QPointF(2, 2));
        painter.drawLine(at.topRight() + QPointF(-2, 2), at.bottomLeft() + QPointF(2, -2));
        break;
    case Level::Warning: {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        QPainterPath triangle;
        triangle.addPolygon(
            QPolygonF {{at.center().x(), at.top()}, {at.right(), at.bottom() - 0.5}, {at.left(), at.bottom() - 0.5}});
        painter.drawPath(triangle);
        break;
    }
    case Level::Info:
    case Level::Unknown:
        painter.setBrush(level == Level::Info ? QBrush(colour) : QBrush(Qt::NoBrush));
        painter.drawEllipse(at.adjusted(2.5, 2.5, -2.5, -2.5));
        break;
    }
}

QLabel *wrapped(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setMinimumWidth(60);
    return label;
}

/// Paths have no blanks to wrap at: they may be broken behind a slash.
QString breakable(QString text)
{
    return text.replace(QLatin1Char('/'), QStringLiteral("/\u200b"));
}

} // namespace

QString preflightLevelText(Level level)
{
    switch (level) {
    case Level::Ok:
        return PreflightRow::tr("ok");
    case Level::Info:
        return PreflightRow::tr("note");
    case Level::Warning:
        return PreflightRow::tr("warning");
    case Level::Problem:
        return PreflightRow::tr("problem");
    case Level::Unknown:
        break;
    }
    return PreflightRow::tr("unknown");
}

PreflightRow::PreflightRow(PreflightFinding finding, QWidget *parent)
    : QWidget(parent)
    , m_finding(std::move(finding))
    , m_what(wrapped(this))
    , m_hint(wrapped(this))
    , m_fix(new QPushButton(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(textLeft, 2, 2, 4);
    layout->setSpacing(2);
    layout->addWidget(m_what);
    layout->addWidget(m_hint);
    layout->addWidget(m_fix, 0, Qt::AlignLeft);
    m_fix->hide();
    connect(m_fix, &QPushButton::clicked, this, &PreflightRow::fixWanted);
    retranslate();
}

void PreflightRow::setFix(const QString &text)
{
    m_fix->setText(text);
    m_fix->setAccessibleName(text);
    m_fix->setVisible(!text.isEmpty());
}

void PreflightRow::retranslate()
{
    const QString level = preflightLevelText(m_finding.level);
    const QString what = m_finding.what.translated();
    const bool plain = m_finding.level == Level::Ok;
    m_what->setText(breakable(plain ? what : QStringLiteral("%1: %2").arg(level, what)));
    QStringList more;
    if (!m_finding.hint.isEmpty())
        more << m_finding.hint.translated();
    if (!m_finding.detail.isEmpty())
        more << m_finding.detail;
    m_hint->setText(breakable(more.join(QLatin1Char('\n'))));
    m_hint->setVisible(!more.isEmpty());
    QPalette muted;
    muted.setColor(QPalette::WindowText, roleColour(Role::Muted));
    m_hint->setPalette(muted);
    setAccessibleName(QStringLiteral("%1: %2").arg(level, what));
    setAccessibleDescription(more.join(QLatin1Char(' ')));
}

void PreflightRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const double top = 2 + (m_what->fontMetrics().height() - markSize) / 2.0;
    drawMark(painter, m_finding.level, QRectF(3, top, markSize, markSize));
}

void PreflightRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
