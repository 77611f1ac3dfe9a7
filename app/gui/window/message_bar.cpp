// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/message_bar.h"

#include "window/message_row.h"

#include <QAccessible>
#include <QEvent>
#include <QVBoxLayout>

namespace tributary::gui
{

MessageBar::MessageBar(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

void MessageBar::show(Level level, const QString &what, const QString &why, const QString &next)
{
    show(level, [words = MessageWords {what, why, next}] { return words; });
}

void MessageBar::show(Level level, const std::function<MessageWords()> &words)
{
    auto *row = new MessageRow(level, words, this);
    // The same message again replaces the one that is there.
    for (MessageRow *other : QList(m_rows)) {
        if (other->text() == row->text())
            remove(other);
    }
    while (m_rows.size() >= mostShown)
        remove(m_rows.last());
    connect(row, &MessageRow::closeRequested, this, [this, row] { remove(row); });
    m_rows.prepend(row);
    m_layout->insertWidget(0, row);
    row->show(); // now, so that it can take the keyboard
    QWidget::show();
    QAccessibleEvent alert(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    Q_EMIT changed();
}

void MessageBar::showError(const Error &error)
{
    show(Level::Bad, [error] { return MessageWords {error.what.translated(), error.detail, error.hint.translated()}; });
}

void MessageBar::addAction(const QString &text, const std::function<void()> &callback)
{
    addAction([text] { return text; }, callback);
}

void MessageBar::addAction(const std::function<QString()> &text, const std::function<void()> &callback)
{
    if (!m_rows.isEmpty())
        m_rows.first()->addAction(text, callback);
}

void MessageBar::clear()
{
    for (MessageRow *row : QList(m_rows))
        remove(row);
}

QStringList MessageBar::texts() const
{
    QStringList texts;
    for (const MessageRow *row : m_rows)
        texts << row->text();
    return texts;
}

void MessageBar::takeFocus()
{
    if (!m_rows.isEmpty())
        m_rows.first()->setFocus(Qt::ShortcutFocusReason);
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        for (MessageRow *row : std::as_const(m_rows))
            row->retranslate();
    }
    QWidget::changeEvent(event);
}

void MessageBar::remove(MessageRow *row)
{
    if (!m_rows.removeOne(row))
        return;
    m_layout->removeWidget(row);
    row->hide();
    row->deleteLater(); // it may be the sender
    setVisible(!m_rows.isEmpty());
    Q_EMIT changed();
}

} // namespace tributary::gui
