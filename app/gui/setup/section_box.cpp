// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/section_box.h"

#include "look/look.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace tributary::gui
{

SectionBox::SectionBox(QWidget *content, QWidget *parent)
    : QWidget(parent)
    , m_header(new QToolButton(this))
    , m_summary(new QLabel(this))
    , m_content(content)
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    strong.setPointSizeF(strong.pointSizeF() * 1.08);
    m_header->setFont(strong);
    m_header->setAutoRaise(true);
    m_header->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto *top = new QHBoxLayout;
    top->addWidget(m_header);
    top->addWidget(m_summary, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 12, 10);
    layout->setSpacing(4);
    layout->addLayout(top);
    layout->addWidget(m_content);
    connect(m_header, &QToolButton::clicked, this, [this] { setOpen(!m_open); });
    updateLook();
}

void SectionBox::setWords(const QString &title, const QString &summary)
{
    m_header->setText(title);
    m_header->setAccessibleName(title);
    m_header->setAccessibleDescription(summary);
    m_header->setToolTip(tr("Show or hide this part"));
    m_words = summary;
    m_summary->setToolTip(summary);
    updateLook();
}

void SectionBox::setOpen(bool open)
{
    m_open = open;
    updateLook();
}

void SectionBox::updateLook()
{
    m_header->setArrowType(m_open ? Qt::DownArrow : Qt::RightArrow);
    m_content->setVisible(m_open);
    // Never hidden: it keeps the title at the left.
    m_summary->setText(m_open ? QString() : m_words);
    QPalette muted;
    muted.setColor(QPalette::WindowText, roleColour(Role::Muted));
    m_summary->setPalette(muted);
}

void SectionBox::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(roleColour(Role::Grid));
    painter.setBrush(palette().color(QPalette::AlternateBase));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void SectionBox::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        updateLook();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
