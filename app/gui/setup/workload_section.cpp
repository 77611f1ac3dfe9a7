// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/workload_section.h"

#include "base/shell_words.h"
#include "document/document.h"
#include "setup/command_field.h"
#include "setup/field_form.h"
#include "setup/setup_editor.h"
#include "tuning/om_command.h"
#include "tuning/om_files.h"
#include "tuning/online_run.h"

#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

/// Nothing of the disk is needed to ask.
CommandQuestion questionOf(const SetupEditor &editor)
{
    RunConfig config;
    config.environment = editor.setup().environment;
    return {{}, editor.workingFolder(), workloadEnvironment(config)};
}

CommandField::Reading readCommand(const QString &command)
{
    CommandField::Reading reading;
    if (command.trimmed().isEmpty())
        return reading;
    if (auto words = splitShellWords(command))
        reading.words = std::move(*words);
    else
        reading.problem = problemText(words.error());
    return reading;
}

/// "model_<candidate>", as the models of the folder are called.
QString modelPattern(const QString &omFolder)
{
    QString path = OmFolder(omFolder).prefix({Candidate(), false});
    path.chop(Candidate().name().size());
    return path + WorkloadSection::tr("<candidate>");
}

CommandField::Reading readCompileCommand(const SetupEditor &editor)
{
    const OfflineSetup &offline = editor.setup().offline;
    CommandField::Reading reading = readCommand(offline.compileCommand);
    if (reading.words.isEmpty())
        return reading;
    if (const auto words = splitCompileCommand(offline.compileCommand); !words) {
        reading.problem = problemText(words.error());
        return reading;
    }
    const QString path = modelPattern(offline.omFolderIn(editor.document().folder()));
    reading.note = offline.compileCommand.contains(QLatin1String("{om_prefix}"))
        ? WorkloadSection::tr("{om_prefix} stands for %1").arg(path)
        : WorkloadSection::tr("{om} stands for %1.om").arg(path);
    return reading;
}

} // namespace

WorkloadSection::WorkloadSection(SetupEditor &editor, QWidget *parent)
    : SetupSection(editor, parent)
    , m_form(new FieldForm(this))
    , m_modeRow(new QWidget(this))
    , m_online(new QRadioButton(m_modeRow))
    , m_offline(new QRadioButton(m_modeRow))
    , m_command(new CommandField(QStringLiteral("command"), QStringLiteral("program"), this))
    , m_compile(new CommandField(QStringLiteral("compileCommand"), QStringLiteral("compiler"), this))
    , m_folderRow(new QWidget(this))
    , m_folder(new QLineEdit(m_folderRow))
    , m_browse(new QPushButton(m_folderRow))
    , m_managePass(new QCheckBox(this))
{
    layOut();
    connectFields();
    retranslate();
}

void WorkloadSection::layOut()
{
    m_online->setObjectName(QStringLiteral("online"));
    m_offline->setObjectName(QStringLiteral("offline"));
    auto *mode = new QVBoxLayout(m_modeRow);
    mode->setContentsMargins(0, 3, 0, 0);
    mode->setSpacing(3);
    mode->addWidget(m_online);
    mode->addWidget(m_offline);
    m_compile->setMarks({QStringLiteral("{om}"), QStringLiteral("{om_prefix}")});
    m_folder->setObjectName(QStringLiteral("workingFolder"));
    auto *folder = new QHBoxLayout(m_folderRow);
    folder->setContentsMargins(0, 0, 0, 0);
    folder->addWidget(m_folder, 1);
    folder->addWidget(m_browse);
    m_managePass->setObjectName(QStringLiteral("managePass"));
    m_form->add(m_modeRow);
    m_form->add(m_command->edit(), m_command, true);
    m_form->add(m_compile->edit(), m_compile, true);
    m_form->add(m_folder, m_folderRow, true);
    m_form->add(m_managePass);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
}

void WorkloadSection::connectFields()
{
    connect(m_offline, &QRadioButton::toggled, this, [this](bool on) {
        const QString what = on ? tr("Compile here, run on a target") : tr("Run on this machine");
        editor().change(what, [on](RunSetup &setup) { setup.isOffline = on; });
    });
    connect(m_command, &CommandField::edited, this, [this](const QString &text) {
        editor().change(tr("Change the command"), [&text](RunSetup &setup) { setup.command = text; });
    });
    connect(m_compile, &CommandField::edited, this, [this](const QString &text) {
        editor().change(
            tr("Change the compile command"), [&text](RunSetup &setup) { setup.offline.compileCommand = text; });
    });
    connect(m_folder, &QLineEdit::textEdited, this, [this](const QString &text) {
        editor().change(tr("Change the working folder"), [&text](RunSetup &setup) { setup.workingFolder = text; });
    });
    for (const CommandField *field : {m_command, m_compile})
        connect(field, &CommandField::checked, this, &WorkloadSection::showFound);
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
    shownCommand()->setFocus(Qt::OtherFocusReason);
}

CommandField *WorkloadSection::shownCommand() const
{
    return editor().setup().isOffline ? m_compile : m_command;
}

void WorkloadSection::showSetup(const RunSetup &setup)
{
    const QSignalBlocker quiet[] {QSignalBlocker(m_online), QSignalBlocker(m_offline), QSignalBlocker(m_managePass)};
    (setup.isOffline ? m_offline : m_online)->setChecked(true);
    m_form->setShown(m_command->edit(), !setup.isOffline);
    m_form->setShown(m_compile->edit(), setup.isOffline);
    if (m_folder->text() != setup.workingFolder)
        m_folder->setText(setup.workingFolder);
    m_managePass->setChecked(setup.managePass);
    check();
}

void WorkloadSection::check()
{
    m_folder->setPlaceholderText(editor().document().path().isEmpty()
            ? tr("a folder of this project, which is not saved yet")
            : QDir::toNativeSeparators(editor().document().folder()));
    const RunSetup &setup = editor().setup();
    const CommandQuestion question = questionOf(editor());
    // The one that is not shown keeps its text for when the mode is changed; nothing is looked up for it.
    if (setup.isOffline)
        m_compile->show(setup.offline.compileCommand, readCompileCommand(editor()), question);
    else
        m_command->show(setup.command, readCommand(setup.command), question);
}

void WorkloadSection::showFound()
{
    const CommandField *shown = shownCommand();
    const CommandAnswer *answer = shown->found();
    const bool folderMissing = answer && !answer->folderThere;
    m_form->setProblem(m_folder,
        folderMissing ? tr("There is no folder %1.").arg(QDir::toNativeSeparators(editor().workingFolder()))
                      : QString());
    m_form->setProblem(shown->edit(), shown->problem());
}

QString WorkloadSection::title() const
{
    return tr("Workload");
}

QString WorkloadSection::summary(const RunSetup &setup) const
{
    return (setup.isOffline ? setup.offline.compileCommand : setup.command).simplified();
}

void WorkloadSection::retranslate()
{
    m_form->setWords(m_modeRow,
        {tr("Mode"),
            tr("Online: the command compiles and runs the model in one go, here. Offline: each candidate is compiled "
               "here once, and its model runs on a target machine over SSH."),
            tr("online")});
    m_online->setText(tr("Online: compile and run on this machine"));
    m_offline->setText(tr("Offline: compile here, run on a target machine"));
    m_online->setAccessibleName(m_online->text());
    m_offline->setAccessibleName(m_offline->text());
    m_form->setWords(m_command->edit(),
        {tr("Command"),
            tr("Runs the model once, for at least some dozen steps. Each trial starts it anew, with the candidate in "
               "its environment. It is split as a shell splits it, but no shell runs it: pipes and variables have no "
               "effect."),
            {}});
    m_command->setPlaceholder(tr("python3 infer.py --model model.onnx --steps 50"));
    m_form->setWords(m_compile->edit(),
        {tr("Compile command"),
            tr("Compiles the model once per candidate, with the candidate in its environment. {om} stands for the path "
               "of the model that it has to make, {om_prefix} for the same without .om, as atc wants it. No shell runs "
               "it."),
            {}});
    m_compile->setPlaceholder(
        tr("atc --model=model.onnx --framework=5 --output={om_prefix} --soc_version=Ascend910B1"));
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
    check();
}

} // namespace tributary::gui
