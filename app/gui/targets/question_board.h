// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/host_key.h"
#include "remote/stored_credentials.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <variant>

namespace tributary::gui
{

/// What a connection wants to know of the user.
using ConnectionQuestion = std::variant<HostKeyQuestion, SecretQuestion>;

/// What the user says to it. As it begins: refused, given up.
struct ConnectionAnswer {
    HostKeyPolicy::Answer hostKey = HostKeyPolicy::Answer::Refuse;
    std::optional<Secret> secret;
    bool isToBeRemembered = false;
};

class QuestionBoard;

/// The way of the questions from the threads of connections to the board in the window's thread. Thread-safe; outlives
/// the board, whose end answers everything that is open.
class QuestionLine
{
public:
    /// Waits for the answer. One as it begins, soon after `cancel` or once the board is gone.
    ConnectionAnswer ask(const ConnectionQuestion &question, const CancelToken &cancel);
    /// Has `call` made in the window's thread, if the board is still there then.
    void post(const std::function<void()> &call) const;

private:
    friend class QuestionBoard;
    struct State;
    explicit QuestionLine(QuestionBoard *board);

    std::shared_ptr<State> m_state;
};

/// The questions that are open now, for whoever shows them. Lives in the window's thread, which never waits.
class QuestionBoard : public QObject
{
    Q_OBJECT

public:
    explicit QuestionBoard(QObject *parent = nullptr);
    ~QuestionBoard() override;

    [[nodiscard]] const QuestionLine &line() const { return m_line; }
    /// An answer to a question that is not open any more is dropped, and wiped.
    void answer(quint64 id, ConnectionAnswer answer);

Q_SIGNALS:
    void asked(quint64 id, const tributary::gui::ConnectionQuestion &question);
    /// Answered, or nobody waits any more: not to be shown further.
    void closed(quint64 id);

private:
    QuestionLine m_line;
};

} // namespace tributary::gui
