// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "targets/question_board.h"

namespace tributary::gui
{

class MessageBar;
class MessageRow;

/// Shows the questions of a board as forms in a message bar and gives the answers back.
class QuestionPresenter : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it or go together with it.
    QuestionPresenter(QuestionBoard &board, MessageBar &messages, QObject *parent = nullptr);

private:
    void show(quint64 id, const ConnectionQuestion &question);
    [[nodiscard]] QWidget *formFor(quint64 id, const HostKeyQuestion &question);
    [[nodiscard]] QWidget *formFor(quint64 id, const SecretQuestion &question);
    void answer(quint64 id, ConnectionAnswer answer);
    void withdraw(quint64 id);

    QuestionBoard &m_board;
    MessageBar &m_messages;
    std::map<quint64, MessageRow *> m_shown;
};

} // namespace tributary::gui
