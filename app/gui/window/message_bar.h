// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QWidget>

#include <functional>

class QVBoxLayout;

namespace tributary::gui
{

class MessageRow;

/// What a message says: what happened, why, what to do next. The last two may be empty.
struct MessageWords {
    QString what;
    QString why;
    QString next;
};

/// Messages inside the window, the newest on top. Nothing waits for them: they stay until the user closes them or
/// newer ones push them out.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    enum class Level { Info, Good, Caution, Bad };
    Q_ENUM(Level)
    static constexpr int mostShown = 3; ///< an older one makes room

    explicit MessageBar(QWidget *parent = nullptr);

    using QWidget::show;
    /// Returns what withdraw() takes.
    MessageRow *show(Level level, const QString &what, const QString &why = {}, const QString &next = {});
    /// The words are asked for again when the language changes.
    MessageRow *show(Level level, const std::function<MessageWords()> &words);
    MessageRow *showError(const Error &error);
    /// A button on the last message. The message closes when it is pressed.
    void addAction(const QString &text, const std::function<void()> &callback);
    /// The text is asked for again when the language changes.
    void addAction(const std::function<QString()> &text, const std::function<void()> &callback);
    /// A question with its form below the words. Other messages do not push it out, and clear() leaves it. `onClosed`:
    /// the user closes it without an answer. Returns what withdraw() takes.
    MessageRow *ask(const std::function<MessageWords()> &words, QWidget *form, const std::function<void()> &onClosed);
    /// The question is answered, or what the message says holds no more. False if it is not shown, e.g. closed.
    bool withdraw(MessageRow *row);
    void clear();

    /// Messages shown, the newest first; for assistive tools and tests: "what why next".
    [[nodiscard]] QStringList texts() const;
    /// Puts the keyboard on the newest message.
    void takeFocus();

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void put(MessageRow *row);
    bool remove(MessageRow *row);
    [[nodiscard]] QList<MessageRow *> messages() const;

    QVBoxLayout *m_layout;
    QList<MessageRow *> m_rows; ///< newest first; questions too
};

} // namespace tributary::gui
