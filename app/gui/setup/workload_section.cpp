// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/workload_section.h"

#include "base/shell_words.h"
#include "document/document.h"
#include "look/look.h"
#include "setup/chip_list.h"
#include "setup/command_look.h"
#include "setup/field_form.h"
#include "setup/setup_editor.h"
#include "tuning/online_run.h"

#include <QCheckBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFontDatabase>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr int commandLines = 3;

QString sentence(const Error &error)
{
    const QString hint = error.hint.translated();
    const QString what = error.what.translated();
    return hint.isEmpty() ? what : QStringLiteral("%1. %2").arg(what, hint);
}

/// Nothing of the disk is needed to ask.
CommandQuestion questionOf(const SetupEditor &editor, const QString &program)
{
    RunConfig config;
    config.environment = editor.setup().environment;
    return {program, editor.workingFolder(), workloadEnvironment(config)};
}

} // namespace

WorkloadSection::WorkloadSection(SetupEditor &editor, QWidget *parent)
    : SetupSection(editor, parent)
    , m_form(new FieldForm(this))
    , m_commandRow(new QWidget(this))
    , m_command(new QPlainTextEdit(m_commandRow))
    , m_chips(new ChipList(m_commandRow))
    , m_program(new QLabel(m_commandRow))
    , m_folderRow(new QWidget(this))
    , m_folder(new QLineEdit(m_folderRow))
    , m_browse(new QPushButton(m_folderRow))
    , m_managePass(new QCheckBox(this))
    , m_look(new CommandLook(this))
{
    layOut();
    connectFields();
    retranslate();
}

void WorkloadSection::layOut()
{
    m_command->setObjectName(QStringLiteral("command"));
    m_command->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_command->setTabChangesFocus(true);
    m_command->setUndoRedoEnabled(false);
    m_command->setFixedHeight(m_command->fontMetrics().lineSpacing() * commandLines + 14);
    m_program->setObjectName(QStringLiteral("program"));
    m_program->setWordWrap(true);
    m_program->setTextFormat(Qt::PlainText);
    auto *command = new QVBoxLayout(m_commandRow);
    command->setContentsMargins(0, 0, 0, 0);
    command->setSpacing(5);
    command->addWidget(m_command);
    command->addWidget(m_chips);
    command->addWidget(m_program);
    m_folder->setObjectName(QStringLiteral("workingFolder"));
    auto *folder = new QHBoxLayout(m_folderRow);
    folder->setContentsMargins(0, 0, 0, 0);
    folder->addWidget(m_folder, 1);
    folder->addWidget(m_browse);
    m_managePass->setObjectName(QStringLiteral("managePass"));
    m_form->add(m_command, m_commandRow, true);
    m_form->add(m_folder, m_folderRow, true);
    m_form->add(m_managePass);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
}

void WorkloadSection::connectFields()
{
    connect(m_command, &QPlainTextEdit::textChanged, this, [this] {
        editor().change(
            tr("Change the command"), [this](RunSetup &setup) { setup.command = m_command->toPlainText(); });
    });
    connect(m_folder, &QLineEdit::textEdited, this, [this](const QString &text) {
        editor().change(tr("Change the working folder"), [&text](RunSetup &setup) { setup.workingFolder = text; });
    });
    connect(m_look, &CommandLook::answered, this, &WorkloadSection::showFound);
    connect(m_browse, &QPushButton::clicked, this, &WorkloadSection::browse);
    connect(m_managePass, &QCheckBox::toggled, this, [this](bool on) {
        const QString what = on ? tr("Let the run install the pass") : tr("Do not let the run install the pass");
        editor().change(what, [on](RunSetup &setup) { setup.managePass = on; });
    });
}

void WorkloadSection::browse()
{
    auto *dialog = new QFileDialog(this, tr("Working folder"), editor().workingFolder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        editor().change(tr("Change the working folder"), [&folder](RunSetup &setup) { setup.workingFolder = folder; });
    });
    dialog->open();
}

void WorkloadSection::focusCommand()
{
    m_command->setFocus(Qt::OtherFocusReason);
}

void WorkloadSection::showSetup(const RunSetup &setup)
{
    const QSignalBlocker quietCommand(m_command);
    const QSignalBlocker quietPass(m_managePass);
    if (m_command->toPlainText() != setup.command)
        m_command->setPlainText(setup.command);
    if (m_folder->text() != setup.workingFolder)
        m_folder->setText(setup.workingFolder);
    m_managePass->setChecked(setup.managePass);
    check();
}

void WorkloadSection::check()
{
    const RunSetup &setup = editor().setup();
    m_folder->setPlaceholderText(editor().document().path().isEmpty()
            ? tr("a folder of this project, which is not saved yet")
            : QDir::toNativeSeparators(editor().document().folder()));
    m_commandProblem.clear();
    QStringList words;
    if (!setup.command.trimmed().isEmpty()) {
        if (auto split = splitShellWords(setup.command))
            words = std::move(*split);
        else
            m_commandProblem = sentence(split.error());
    }
    m_chips->setWords(words);
    m_look->ask(questionOf(editor(), words.value(0)));
    showFound();
}

void WorkloadSection::showFound()
{
    const CommandAnswer *answer = m_look->answer();
    const bool folderMissing = answer && !answer->folderThere;
    m_form->setProblem(m_folder,
        folderMissing ? tr("There is no folder %1.").arg(QDir::toNativeSeparators(editor().workingFolder()))
                      : QString());
    m_program->hide();
    QString problem = m_commandProblem;
    if (answer && answer->program) {
        if (*answer->program)
            showProgram(**answer->program);
        else
            problem = sentence(answer->program->error());
    }
    m_form->setProblem(m_command, problem);
}

void WorkloadSection::showProgram(const QString &program)
{
    m_program->setText(tr("\u2713 Runs %1; no shell takes part.").arg(QDir::toNativeSeparators(program)));
    QPalette palette;
    palette.setColor(QPalette::WindowText, roleColour(Role::Good));
    m_program->setPalette(palette);
    m_program->show();
}

QString WorkloadSection::title() const
{
    return tr("Workload");
}

QString WorkloadSection::summary(const RunSetup &setup) const
{
    return setup.command.simplified();
}

void WorkloadSection::retranslate()
{
    m_form->setWords(m_command,
        {tr("Command"),
            tr("Runs the model once, for at least some dozen steps. Each trial starts it anew, with the candidate in "
               "its environment. It is split as a shell splits it, but no shell runs it: pipes and variables have no "
               "effect."),
            {}});
    m_command->setPlaceholderText(tr("python3 infer.py --model model.onnx --steps 50"));
    m_form->setWords(m_folder,
        {tr("Working folder"), tr("Where the command runs. A relative path starts at the folder of the project."),
            tr("the folder of the project")});
    m_browse->setText(tr("Browse\u2026"));
    m_browse->setAccessibleName(tr("Choose the working folder"));
    m_form->setWords(m_managePass,
        {tr("Tuning pass"),
            tr("Candidates take effect through a pass that GE loads. If this is on, the run builds and installs it, "
               "and "
               "removes it when it ends."),
            tr("off: the pass must be installed already")});
    m_managePass->setText(tr("Install it for the run and remove it afterwards"));
    m_chips->setAccessibleName(tr("Words of the command"));
    check();
}

void WorkloadSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        showFound();
    SetupSection::changeEvent(event);
}

} // namespace tributary::gui
