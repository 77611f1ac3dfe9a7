// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/command_field.h"

#include "look/look.h"
#include "setup/chip_list.h"

#include <QDir>
#include <QEvent>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr int commandLines = 3;

} // namespace

QString problemText(const Error &error)
{
    const QString hint = error.hint.translated();
    const QString what = error.what.translated();
    return hint.isEmpty() ? what : QStringLiteral("%1. %2").arg(what, hint);
}

CommandField::CommandField(const QString &name, const QString &programName, QWidget *parent)
    : QWidget(parent)
    , m_edit(new QPlainTextEdit(this))
    , m_chips(new ChipList(this))
    , m_program(new QLabel(this))
    , m_note(new QLabel(this))
    , m_look(new CommandLook(this))
{
    m_edit->setObjectName(name);
    m_edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_edit->setTabChangesFocus(true);
    m_edit->setUndoRedoEnabled(false);
    m_edit->setFixedHeight(m_edit->fontMetrics().lineSpacing() * commandLines + 14);
    m_program->setObjectName(programName);
    m_note->setObjectName(name + QStringLiteral("Note"));
    for (QLabel *label : {m_program, m_note}) {
        label->setWordWrap(true);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long path must not widen the page
        label->setTextFormat(Qt::PlainText);
        label->hide();
    }
    setFocusProxy(m_edit);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(5);
    layout->addWidget(m_edit);
    layout->addWidget(m_chips);
    layout->addWidget(m_program);
    layout->addWidget(m_note);
    connect(m_edit, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT edited(m_edit->toPlainText()); });
    connect(m_look, &CommandLook::answered, this, &CommandField::showFound);
}

void CommandField::show(const QString &command, const Reading &reading, CommandQuestion question)
{
    const QSignalBlocker quiet(m_edit);
    if (m_edit->toPlainText() != command)
        m_edit->setPlainText(command);
    m_reading = reading;
    m_chips->setWords(reading.words);
    question.program = reading.words.value(0);
    m_look->ask(question);
    showFound();
}

void CommandField::setMarks(const QStringList &marks)
{
    m_chips->setMarks(marks);
}

void CommandField::setPlaceholder(const QString &text)
{
    m_edit->setPlaceholderText(text);
}

QString CommandField::problem() const
{
    const CommandAnswer *answer = m_look->answer();
    if (answer && answer->program && !*answer->program)
        return problemText(answer->program->error());
    return m_reading.problem;
}

void CommandField::showFound()
{
    const CommandAnswer *answer = m_look->answer();
    const bool isFound = answer && answer->program && *answer->program;
    if (isFound)
        m_program->setText(tr("\u2713 Runs %1; no shell takes part.").arg(QDir::toNativeSeparators(**answer->program)));
    QPalette good;
    good.setColor(QPalette::WindowText, roleColour(Role::Good));
    m_program->setPalette(good);
    m_program->setVisible(isFound);
    QPalette muted;
    muted.setColor(QPalette::WindowText, roleColour(Role::Muted));
    m_note->setPalette(muted);
    m_note->setText(m_reading.note);
    m_note->setVisible(!m_reading.note.isEmpty());
    m_chips->setAccessibleName(tr("Words of the command"));
    Q_EMIT checked();
}

void CommandField::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        showFound();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
