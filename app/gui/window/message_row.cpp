// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/message_row.h"

#include "look/look.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

Role roleOf(MessageBar::Level level)
{
    switch (level) {
    case MessageBar::Level::Good:
        return Role::Good;
    case MessageBar::Level::Caution:
        return Role::Caution;
    case MessageBar::Level::Bad:
        return Role::Bad;
    case MessageBar::Level::Info:
        break;
    }
    return Role::Info;
}

QLabel *wrappedLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

MessageRow::MessageRow(MessageBar::Level level, std::function<MessageWords()> words, QWidget *parent)
    : QFrame(parent)
    , m_level(level)
    , m_words(std::move(words))
    , m_what(wrappedLabel(this))
    , m_why(wrappedLabel(this))
    , m_texts(new QVBoxLayout)
    , m_actions(new QHBoxLayout)
    , m_close(new QToolButton(this))
{
    setFocusPolicy(Qt::StrongFocus);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_what->setFont(strong);
    m_close->setAutoRaise(true);
    m_close->setText(QStringLiteral("\u2715"));
    connect(m_close, &QToolButton::clicked, this, &MessageRow::closeRequested);

    m_texts->setSpacing(2);
    m_texts->addWidget(m_what);
    m_texts->addWidget(m_why);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 8, 8);
    layout->addLayout(m_texts, 1);
    m_actions->setSpacing(6);
    layout->addLayout(m_actions);
    layout->addWidget(m_close, 0, Qt::AlignTop);
    retranslate();
}

void MessageRow::addAction(const std::function<QString()> &text, const std::function<void()> &callback)
{
    auto *button = new QPushButton(text(), this);
    button->setAccessibleName(text());
    m_actions->addWidget(button, 0, Qt::AlignVCenter);
    button->show();
    setTabOrder(m_buttons.isEmpty() ? static_cast<QWidget *>(this) : m_buttons.last().button, button);
    setTabOrder(button, m_close);
    m_buttons.append({button, text});
    // The callback may show another message; this one goes first.
    connect(button, &QPushButton::clicked, this, [this, callback] {
        Q_EMIT closeRequested();
        callback();
    });
}

void MessageRow::setForm(QWidget *form)
{
    m_form = form;
    m_texts->addSpacing(4);
    m_texts->addWidget(form);
    setFocusProxy(form);
    setTabOrder(form, m_close);
}

QString MessageRow::text() const
{
    return m_why->text().isEmpty() ? m_what->text() : m_what->text() + QLatin1Char(' ') + m_why->text();
}

void MessageRow::retranslate()
{
    const MessageWords words = m_words();
    m_what->setText(words.what);
    QString more = words.why;
    if (!words.next.isEmpty())
        more += (more.isEmpty() ? QString() : QStringLiteral("\n")) + words.next;
    m_why->setText(more);
    m_why->setVisible(!more.isEmpty());
    m_close->setToolTip(tr("Close this message (Esc)"));
    m_close->setAccessibleName(tr("Close this message"));
    for (const Action &action : std::as_const(m_buttons)) {
        action.button->setText(action.text());
        action.button->setAccessibleName(action.text());
    }
    setAccessibleName(text());
}

void MessageRow::paintEvent(QPaintEvent *event)
{
    QPainter painter(this);
    const QColor colour = roleColour(roleOf(m_level));
    QColor tint = colour;
    tint.setAlpha(isDark() ? 42 : 26);
    painter.fillRect(rect(), tint);
    painter.fillRect(QRect(0, 0, 4, height()), colour);
    painter.setPen(roleColour(Role::Grid));
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    if (hasFocus()) {
        painter.setPen(palette().color(QPalette::Highlight));
        painter.drawRect(rect().adjusted(4, 0, -1, -1));
    }
    QFrame::paintEvent(event);
}

void MessageRow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closeRequested();
    else
        QFrame::keyPressEvent(event);
}

} // namespace tributary::gui
