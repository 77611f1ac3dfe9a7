// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "setup/command_look.h"

#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace tributary::gui
{

class ChipList;

/// A command while it is typed: how it is split, which program would run, what its marks stand for.
class CommandField : public QWidget
{
    Q_OBJECT

public:
    /// `name`: object name of the text field; `programName`: of the line that names the program.
    CommandField(const QString &name, const QString &programName, QWidget *parent = nullptr);

    /// What is known without a look at the disk.
    struct Reading {
        QStringList words;
        QString problem; ///< with the command itself; empty = none
        QString note; ///< what its marks stand for; may be empty
    };
    /// Shows the command and looks for its program. `question`: without the program, which is the first word.
    void show(const QString &command, const Reading &reading, CommandQuestion question);
    /// Words with one of these in them are shown as such.
    void setMarks(const QStringList &marks);
    void setPlaceholder(const QString &text);

    [[nodiscard]] QPlainTextEdit *edit() const { return m_edit; }
    /// What is wrong, by what is known by now.
    [[nodiscard]] QString problem() const;
    /// Null until the disk has answered.
    [[nodiscard]] const CommandAnswer *found() const { return m_look->answer(); }

Q_SIGNALS:
    void edited(const QString &command);
    /// problem() or found() may say something else.
    void checked();

protected:
    void changeEvent(QEvent *event) override;

private:
    void showFound();

    QPlainTextEdit *m_edit;
    ChipList *m_chips;
    QLabel *m_program;
    QLabel *m_note;
    CommandLook *m_look;
    Reading m_reading;
};

/// What is wrong and what to do, as one line below a field.
QString problemText(const Error &error);

} // namespace tributary::gui
