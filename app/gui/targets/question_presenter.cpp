// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/question_presenter.h"

#include "targets/question_forms.h"
#include "window/message_row.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace tributary::gui
{

namespace
{

/// The user writes something, which must not end up in a question.
bool isTyping()
{
    const QWidget *focused = QApplication::focusWidget();
    return qobject_cast<const QLineEdit *>(focused) || qobject_cast<const QPlainTextEdit *>(focused)
        || qobject_cast<const QAbstractSpinBox *>(focused);
}

} // namespace

QuestionPresenter::QuestionPresenter(QuestionBoard &board, MessageBar &messages, QObject *parent)
    : QObject(parent)
    , m_board(board)
    , m_messages(messages)
{
    connect(&m_board, &QuestionBoard::asked, this, &QuestionPresenter::show);
    connect(&m_board, &QuestionBoard::closed, this, &QuestionPresenter::withdraw);
}

void QuestionPresenter::show(quint64 id, const ConnectionQuestion &question)
{
    QWidget *form = std::visit([this, id](const auto &what) { return formFor(id, what); }, question);
    const auto words = [question] { return std::visit([](const auto &what) { return wordsFor(what); }, question); };
    m_shown[id] = m_messages.ask(words, form, [this, id] {
        m_shown.erase(id);
        m_board.answer(id, {});
    });
    if (!isTyping())
        m_shown[id]->setFocus(Qt::OtherFocusReason);
}

QWidget *QuestionPresenter::formFor(quint64 id, const HostKeyQuestion &)
{
    auto *form = new HostKeyForm;
    connect(form, &HostKeyForm::answered, this, [this, id](HostKeyPolicy::Answer key) {
        ConnectionAnswer given;
        given.hostKey = key;
        answer(id, std::move(given));
    });
    return form;
}

QWidget *QuestionPresenter::formFor(quint64 id, const SecretQuestion &question)
{
    auto *form = new SecretForm(question);
    connect(form, &SecretForm::given, this, [this, id, form] {
        ConnectionAnswer given;
        given.isToBeRemembered = form->isToBeRemembered();
        given.secret = form->take();
        answer(id, std::move(given));
    });
    connect(form, &SecretForm::givenUp, this, [this, id] { answer(id, {}); });
    return form;
}

void QuestionPresenter::answer(quint64 id, ConnectionAnswer answer)
{
    withdraw(id);
    m_board.answer(id, std::move(answer));
}

void QuestionPresenter::withdraw(quint64 id)
{
    if (const auto row = m_shown.find(id); row != m_shown.end()) {
        m_messages.withdraw(row->second);
        m_shown.erase(row);
    }
}

} // namespace tributary::gui
