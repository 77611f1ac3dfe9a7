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

MessageRow *MessageBar::show(Level level, const QString &what, const QString &why, const QString &next)
{
    return show(level, [words = MessageWords {what, why, next}] { return words; });
}

MessageRow *MessageBar::show(Level level, const std::function<MessageWords()> &words)
{
    auto *row = new MessageRow(level, words, this);
    // The same message again replaces the one that is there.
    for (MessageRow *other : messages()) {
        if (other->text() == row->text())
            remove(other);
    }
    for (QList<MessageRow *> shown = messages(); shown.size() >= mostShown; shown.removeLast())
        remove(shown.last());
    connect(row, &MessageRow::closeRequested, this, [this, row] { remove(row); });
    put(row);
    return row;
}

MessageRow *MessageBar::ask(
    const std::function<MessageWords()> &words, QWidget *form, const std::function<void()> &onClosed)
{
    auto *row = new MessageRow(Level::Caution, words, this);
    row->setForm(form);
    connect(row, &MessageRow::closeRequested, this, [this, row, onClosed] {
        remove(row);
        onClosed();
    });
    put(row);
    return row;
}

bool MessageBar::withdraw(MessageRow *row)
{
    return remove(row);
}

void MessageBar::put(MessageRow *row)
{
    m_rows.prepend(row);
    m_layout->insertWidget(0, row);
    row->show(); // now, so that it can take the keyboard
    QWidget::show();
    QAccessibleEvent alert(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    Q_EMIT changed();
}

/// Without the questions.
QList<MessageRow *> MessageBar::messages() const
{
    QList<MessageRow *> rows = m_rows;
    rows.removeIf([](const MessageRow *row) { return row->isQuestion(); });
    return rows;
}

MessageRow *MessageBar::showError(const Error &error)
{
    return show(Level::Bad, [error] {
        return MessageWords {error.what.translated(), error.detail, error.hint.translated()};
    });
}

void MessageBar::addAction(const QString &text, const std::function<void()> &callback)
{
    addAction([text] { return text; }, callback);
}

void MessageBar::addAction(const std::function<QString()> &text, const std::function<void()> &callback)
{
    if (const QList<MessageRow *> shown = messages(); !shown.isEmpty())
        shown.first()->addAction(text, callback);
}

void MessageBar::clear()
{
    for (MessageRow *row : messages())
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

bool MessageBar::remove(MessageRow *row)
{
    if (!m_rows.removeOne(row))
        return false;
    m_layout->removeWidget(row);
    row->hide();
    row->deleteLater(); // it may be the sender
    setVisible(!m_rows.isEmpty());
    Q_EMIT changed();
    return true;
}

} // namespace tributary::gui
