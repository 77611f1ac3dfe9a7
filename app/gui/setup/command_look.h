// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "base/job.h"

#include <QObject>
#include <QProcessEnvironment>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>

namespace tributary::gui
{

/// What is to be looked up on the disk.
struct CommandQuestion {
    QString program; ///< the first word of the command; empty = only the folder is asked for
    QString folder; ///< the working folder, absolute
    QProcessEnvironment environment; ///< of the workload; holds PATH

    friend bool operator==(const CommandQuestion &, const CommandQuestion &) = default;
};

/// What the disk says.
struct CommandAnswer {
    bool folderThere = false;
    std::optional<Result<QString>> program; ///< the file that would run, or why none would; nothing if not asked
};

/// Reads the disk, so it may take as long as a network disk pleases.
CommandAnswer lookForCommand(const CommandQuestion &question);

/// Looks for the program and the folder of a command while it is being typed, beside the window's thread.
///
/// One look at a time: if a disk hangs, further questions wait instead of taking up the threads of the pool one by one.
class CommandLook : public QObject
{
    Q_OBJECT

public:
    using Look = std::function<CommandAnswer(const CommandQuestion &)>;
    static constexpr int delayMs = 120; ///< from the last question to the look

    explicit CommandLook(QObject *parent = nullptr, Look look = lookForCommand);

    /// Asks soon; an answer to another question is forgotten at once.
    void ask(const CommandQuestion &question);
    /// The answer to the question asked last, or to the same one asked before; null until there is one.
    [[nodiscard]] const CommandAnswer *answer() const { return m_answer ? &*m_answer : nullptr; }

Q_SIGNALS:
    void answered();

private:
    void lookNow();
    void onAnswer(const CommandQuestion &question, CommandAnswer answer);

    Look m_look;
    Job m_job;
    QTimer m_delay;
    CommandQuestion m_question;
    std::optional<CommandAnswer> m_answer;
    bool m_looking = false;
    bool m_again = false; ///< asked while a look goes on
};

} // namespace tributary::gui
