// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "window/message_bar.h"

#include <QFrame>
#include <QList>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace tributary::gui
{

/// One message of the bar: a stripe in the colour of its level, the words, its actions, a button to close it.
class MessageRow : public QFrame
{
    Q_OBJECT

public:
    MessageRow(MessageBar::Level level, std::function<MessageWords()> words, QWidget *parent);

    void addAction(const std::function<QString()> &text, const std::function<void()> &callback);
    /// Makes it a question: the form goes below the words.
    void setForm(QWidget *form);
    [[nodiscard]] bool isQuestion() const { return m_form != nullptr; }
    [[nodiscard]] QString text() const;
    /// All texts again, in the language of now.
    void retranslate();

Q_SIGNALS:
    void closeRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    MessageBar::Level m_level;
    std::function<MessageWords()> m_words;
    QLabel *m_what;
    QLabel *m_why;
    QVBoxLayout *m_texts;
    QWidget *m_form = nullptr;
    QHBoxLayout *m_actions;
    QToolButton *m_close;
    struct Action {
        QPushButton *button;
        std::function<QString()> text;
    };
    QList<Action> m_buttons;
};

} // namespace tributary::gui
