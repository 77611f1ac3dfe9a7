// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/command_look.h"

#include "cann/program_lookup.h"

#include <QFileInfo>

namespace tributary::gui
{

CommandAnswer lookForCommand(const CommandQuestion &question)
{
    CommandAnswer answer;
    answer.folderThere = QFileInfo(question.folder).isDir();
    if (!question.program.isEmpty())
        answer.program =
            findProgram(question.program, question.environment, answer.folderThere ? question.folder : QString());
    return answer;
}

CommandLook::CommandLook(QObject *parent, Look look)
    : QObject(parent)
    , m_look(std::move(look))
    , m_job(this)
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &CommandLook::lookNow);
}

void CommandLook::ask(const CommandQuestion &question)
{
    if (question != m_question) {
        m_question = question;
        m_answer.reset();
    }
    m_delay.start();
}

void CommandLook::lookNow()
{
    if (m_looking) {
        m_again = true;
        return;
    }
    m_looking = true;
    m_again = false;
    m_job.start([look = m_look, question = m_question](const CancelToken &) { return look(question); },
        [this, question = m_question](CommandAnswer answer) { onAnswer(question, std::move(answer)); });
}

void CommandLook::onAnswer(const CommandQuestion &question, CommandAnswer answer)
{
    m_looking = false;
    if (m_again)
        lookNow();
    if (question != m_question)
        return;
    m_answer = std::move(answer);
    Q_EMIT answered();
}

} // namespace tributary::gui
