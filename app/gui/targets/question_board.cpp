// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/question_board.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>

namespace tributary::gui
{

namespace
{

constexpr auto lookEvery = std::chrono::milliseconds(20); ///< for the cancellation

} // namespace

struct QuestionLine::State {
    std::mutex mutex;
    std::condition_variable changed;
    QuestionBoard *board = nullptr; ///< null once it is gone
    quint64 last = 0;
    std::set<quint64> open; ///< somebody waits for the answer
    std::map<quint64, ConnectionAnswer> answers;
};

QuestionLine::QuestionLine(QuestionBoard *board)
    : m_state(std::make_shared<State>())
{
    m_state->board = board;
}

ConnectionAnswer QuestionLine::ask(const ConnectionQuestion &question, const CancelToken &cancel)
{
    const std::shared_ptr<State> state = m_state;
    std::unique_lock lock(state->mutex);
    if (!state->board || cancel.isCancelled())
        return {};
    const quint64 id = ++state->last;
    state->open.insert(id);
    // Posted under the lock: the board cannot go meanwhile.
    QMetaObject::invokeMethod(
        state->board, [board = state->board, id, question] { Q_EMIT board->asked(id, question); },
        Qt::QueuedConnection);
    while (state->board && !cancel.isCancelled() && !state->answers.contains(id))
        state->changed.wait_for(lock, lookEvery);
    state->open.erase(id);
    if (state->board)
        QMetaObject::invokeMethod(
            state->board, [board = state->board, id] { Q_EMIT board->closed(id); }, Qt::QueuedConnection);
    const auto found = state->answers.find(id);
    if (found == state->answers.end())
        return {};
    ConnectionAnswer answer = std::move(found->second);
    state->answers.erase(found);
    return cancel.isCancelled() ? ConnectionAnswer() : std::move(answer);
}

void QuestionLine::post(const std::function<void()> &call) const
{
    const std::lock_guard lock(m_state->mutex);
    if (m_state->board)
        QMetaObject::invokeMethod(m_state->board, call, Qt::QueuedConnection);
}

QuestionBoard::QuestionBoard(QObject *parent)
    : QObject(parent)
    , m_line(this)
{
}

QuestionBoard::~QuestionBoard()
{
    const std::lock_guard lock(m_line.m_state->mutex);
    m_line.m_state->board = nullptr;
    m_line.m_state->changed.notify_all();
}

void QuestionBoard::answer(quint64 id, ConnectionAnswer answer)
{
    const std::lock_guard lock(m_line.m_state->mutex);
    if (!m_line.m_state->open.contains(id))
        return;
    m_line.m_state->answers.emplace(id, std::move(answer));
    m_line.m_state->changed.notify_all();
}

} // namespace tributary::gui
