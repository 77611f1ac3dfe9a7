// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/target_section.h"

#include "base/shell_words.h"
#include "document/document.h"
#include "look/look.h"
#include "setup/chip_list.h"
#include "setup/command_field.h"
#include "setup/field_form.h"
#include "setup/model_count.h"
#include "setup/setup_editor.h"
#include "targets/target_desk.h"
#include "targets/target_list_model.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

/// The data of the entry that stands for the target by value; no name has a slash in it.
const QString ofTheRun = QStringLiteral("/");

QLabel *plainLabel(QWidget *parent, const char *name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long path must not widen the page
    return label;
}

void colour(QLabel *label, Role role)
{
    QPalette palette;
    palette.setColor(QPalette::WindowText, roleColour(role));
    label->setPalette(palette);
}

} // namespace

TargetSection::TargetSection(SetupEditor &editor, QWidget *parent)
    : SetupSection(editor, parent)
    , m_form(new FieldForm(this))
    , m_target(new QComboBox(this))
    , m_runCommand(new ChipList(this))
    , m_folderRow(new QWidget(this))
    , m_folder(new QLineEdit(m_folderRow))
    , m_browse(new QPushButton(m_folderRow))
    , m_jobs(new QSpinBox(this))
    , m_keepGoing(new QCheckBox(this))
    , m_reuseRow(new QWidget(this))
    , m_reuse(new QCheckBox(m_reuseRow))
    , m_models(plainLabel(m_reuseRow, "models"))
    , m_keepRemote(new QCheckBox(this))
    , m_looking(this)
{
    layOut();
    connectFields();
    retranslate();
}

QWidget *TargetSection::makeTargetRow()
{
    m_targetRow = new QWidget(this);
    m_target->setParent(m_targetRow);
    m_target->setObjectName(QStringLiteral("target"));
    m_target->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_target->setMinimumContentsLength(16);
    m_test = new QPushButton(m_targetRow);
    m_edit = new QPushButton(m_targetRow);
    m_new = new QPushButton(m_targetRow);
    m_test->setObjectName(QStringLiteral("testTarget"));
    m_edit->setObjectName(QStringLiteral("editTarget"));
    m_new->setObjectName(QStringLiteral("newTarget"));
    m_about = plainLabel(m_targetRow, "aboutTarget");
    m_about->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_tested = plainLabel(m_targetRow, "targetTested");
    auto *buttons = new QHBoxLayout; // a line of their own: beside the chooser they would not fit a small window
    for (QPushButton *button : {m_test, m_edit, m_new})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(m_targetRow);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_target);
    layout->addLayout(buttons);
    layout->addWidget(m_about);
    layout->addWidget(m_tested);
    return m_targetRow;
}

void TargetSection::layOut()
{
    m_runCommand->setObjectName(QStringLiteral("runCommand"));
    m_runCommand->setMarks({QStringLiteral("{om}")});
    m_folder->setObjectName(QStringLiteral("omFolder"));
    auto *folder = new QHBoxLayout(m_folderRow);
    folder->setContentsMargins(0, 0, 0, 0);
    folder->addWidget(m_folder, 1);
    folder->addWidget(m_browse);
    m_jobs->setObjectName(QStringLiteral("compileJobs"));
    m_jobs->setRange(1, OfflineConfig::mostJobs);
    m_keepGoing->setObjectName(QStringLiteral("keepGoing"));
    m_reuse->setObjectName(QStringLiteral("reuseOm"));
    auto *reuse = new QVBoxLayout(m_reuseRow);
    reuse->setContentsMargins(0, 0, 0, 0);
    reuse->setSpacing(2);
    reuse->addWidget(m_reuse);
    reuse->addWidget(m_models);
    m_keepRemote->setObjectName(QStringLiteral("keepRemote"));
    m_form->add(m_target, makeTargetRow(), true);
    m_form->add(m_runCommand, nullptr, true);
    m_form->add(m_folder, m_folderRow, true);
    m_form->add(m_jobs);
    m_form->add(m_keepGoing);
    m_form->add(m_reuse, m_reuseRow, true);
    m_form->add(m_keepRemote);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
}

void TargetSection::connectFields()
{
    connect(m_target, &QComboBox::activated, this, [this](int index) {
        const QString name = m_target->itemData(index).toString();
        if (name == ofTheRun)
            editor().change(tr("Use the target of the run"), [](RunSetup &setup) { setup.offline.targetName.clear(); });
        else
            editor().change(tr("Choose a target"), [&name](RunSetup &setup) { setup.offline.targetName = name; });
    });
    connect(m_test, &QPushButton::clicked, this, &TargetSection::testTarget);
    connect(m_edit, &QPushButton::clicked, this, &TargetSection::editTarget);
    connect(m_new, &QPushButton::clicked, this, [this] { Q_EMIT targetWanted({}, TargetWish::New); });
    connect(m_folder, &QLineEdit::textEdited, this, [this](const QString &text) {
        editor().change(tr("Change the OM folder"), [&text](RunSetup &setup) { setup.offline.omFolder = text; });
    });
    connect(m_browse, &QPushButton::clicked, this, &TargetSection::browseModels);
    connect(m_jobs, &QSpinBox::valueChanged, this, [this](int jobs) {
        editor().change(tr("Change the compile jobs"), [jobs](RunSetup &setup) { setup.offline.compileJobs = jobs; });
    });
    const auto takes = [this](QCheckBox *box, const char *what, bool OfflineSetup::*flag) {
        connect(box, &QCheckBox::toggled, this, [this, what, flag](bool on) {
            editor().change(tr(what), [on, flag](RunSetup &setup) { setup.offline.*flag = on; });
        });
    };
    takes(m_keepGoing, QT_TR_NOOP("Change what a failed compile does"), &OfflineSetup::keepGoing);
    takes(m_reuse, QT_TR_NOOP("Change the reuse of models"), &OfflineSetup::reuseOm);
    takes(m_keepRemote, QT_TR_NOOP("Change what stays on the target"), &OfflineSetup::keepRemote);
    const TargetDesk &targets = editor().targets();
    connect(&targets, &TargetDesk::changed, this, [this] { showSetup(editor().setup()); });
    connect(&targets, &TargetDesk::testNoted, this, [this] { showTarget(editor().setup().offline); });
}

void TargetSection::browseModels()
{
    auto *dialog = new QFileDialog(
        this, tr("Folder for the models"), editor().setup().offline.omFolderIn(editor().document().folder()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        editor().change(tr("Change the OM folder"), [&folder](RunSetup &setup) { setup.offline.omFolder = folder; });
    });
    dialog->open();
}

void TargetSection::focusTarget()
{
    m_target->setFocus(Qt::OtherFocusReason);
}

void TargetSection::testTarget()
{
    const OfflineSetup &offline = editor().setup().offline;
    if (offline.targetName.isEmpty())
        editTarget();
    else
        Q_EMIT targetWanted(offline.targetName, TargetWish::Test);
}

/// The target of a run is not managed: what is edited is a copy.
void TargetSection::editTarget()
{
    const OfflineSetup &offline = editor().setup().offline;
    if (!offline.targetName.isEmpty()) {
        Q_EMIT targetWanted(offline.targetName, TargetWish::Edit);
        return;
    }
    if (const auto target = offline.findTarget({}))
        Q_EMIT copyWanted(*target);
    else
        Q_EMIT targetWanted({}, TargetWish::New);
}

void TargetSection::showSetup(const RunSetup &setup)
{
    const OfflineSetup &offline = setup.offline;
    const QSignalBlocker quiet[] {QSignalBlocker(m_target), QSignalBlocker(m_jobs), QSignalBlocker(m_keepGoing),
        QSignalBlocker(m_reuse), QSignalBlocker(m_keepRemote)};
    fillChooser(offline);
    showTarget(offline);
    if (m_folder->text() != offline.omFolder)
        m_folder->setText(offline.omFolder);
    m_folder->setPlaceholderText(QDir::toNativeSeparators(OfflineSetup().omFolderIn(editor().document().folder())));
    m_jobs->setValue(offline.compileJobs);
    m_keepGoing->setChecked(offline.keepGoing);
    m_reuse->setChecked(offline.reuseOm);
    m_keepRemote->setChecked(offline.keepRemote);
    if (setup.isOffline)
        lookForModels(setup);
}

void TargetSection::fillChooser(const OfflineSetup &offline)
{
    m_target->clear();
    for (const Target &each : editor().targets().targets())
        m_target->addItem(each.name, each.name);
    if (!offline.target.isEmpty()) {
        OfflineSetup ofRun;
        ofRun.target = offline.target;
        const auto target = ofRun.findTarget({});
        m_target->addItem(target ? tr("%1 (of the run)").arg(target->title()) : tr("that of the run"), ofTheRun);
    }
    const QString wanted = !offline.targetName.isEmpty() ? offline.targetName
        : offline.target.isEmpty()                       ? QString()
                                                         : ofTheRun;
    int index = wanted.isEmpty() ? -1 : m_target->findData(wanted, Qt::UserRole, Qt::MatchFixedString);
    if (index < 0 && !wanted.isEmpty()) { // it is gone, or not read yet
        m_target->addItem(wanted, wanted);
        index = m_target->count() - 1;
    }
    m_target->setCurrentIndex(index);
}

void TargetSection::showTarget(const OfflineSetup &offline)
{
    const TargetDesk &targets = editor().targets();
    const auto target = offline.findTarget(targets.targets());
    const bool isChosen = !offline.targetName.isEmpty() || !offline.target.isEmpty();
    m_form->setProblem(m_target, target ? QString() : problemText(target.error()));
    m_test->setEnabled(target.has_value() && !offline.targetName.isEmpty());
    m_edit->setEnabled(isChosen);
    m_about->setVisible(target.has_value());
    m_tested->setVisible(target.has_value());
    m_form->setShown(m_runCommand, target.has_value());
    if (!target) {
        m_runCommand->setWords({});
        return;
    }
    m_about->setText(QStringLiteral("%1, %2").arg(addressOf(*target), target->workdir()));
    m_runCommand->setWords(splitShellWords(target->runCommand).value_or(QStringList()));
    const auto note = targets.lastTest(*target);
    if (!note)
        m_tested->setText(tr("Not tested since the program was started."));
    else if (!note->failure)
        m_tested->setText(
            tr("\u2713 Passed its test at %1.").arg(QLocale().toString(note->when.time(), QLocale::ShortFormat)));
    else
        m_tested->setText(
            tr("\u2715 Failed its test at %1: %2")
                .arg(QLocale().toString(note->when.time(), QLocale::ShortFormat), note->failure->what.translated()));
    colour(m_tested, !note ? Role::Muted : note->failure ? Role::Bad : Role::Good);
}

void TargetSection::lookForModels(const RunSetup &setup)
{
    const auto candidates = setup.candidates();
    if (!candidates)
        return;
    const bool hasControl = setup.plan.hasControl();
    m_wanted = int(candidates->size()) + (hasControl ? 1 : 0);
    m_looking.start([folder = setup.offline.omFolderIn(editor().document().folder()), list = *candidates, hasControl](
                        const CancelToken &) { return modelsThere(folder, list, hasControl); },
        [this](int found) {
            m_found = found;
            showModels();
        });
}

void TargetSection::showModels()
{
    m_models->setVisible(m_found >= 0);
    if (m_found == 0)
        m_models->setText(tr("No model of an earlier run is in the OM folder."));
    else
        m_models->setText(
            tr("Models of earlier runs in the OM folder: %1 of %2. Those that were made from the same model "
               "and command are taken.")
                .arg(m_found)
                .arg(m_wanted));
    colour(m_models, Role::Muted);
}

QString TargetSection::title() const
{
    return tr("Target and models");
}

QString TargetSection::summary(const RunSetup &setup) const
{
    const auto target = setup.offline.findTarget(editor().targets().targets());
    return target ? QStringLiteral("%1, %2").arg(target->title(), addressOf(*target)) : tr("no target yet");
}

void TargetSection::retranslate()
{
    m_form->setWords(m_target,
        {tr("Target"), tr("The machine on which the models run. Test tries everything that a run needs of it."), {}});
    m_test->setText(tr("Test"));
    m_test->setAccessibleName(tr("Test the target"));
    m_edit->setText(tr("Edit\u2026"));
    m_edit->setAccessibleName(tr("Edit the target"));
    m_new->setText(tr("New\u2026"));
    m_new->setAccessibleName(tr("Add a target"));
    m_form->setWords(m_runCommand,
        {tr("Run command"), tr("Of the target; {om} stands for the model there. Edit the target to change it."), {}});
    m_form->setWords(m_folder,
        {tr("OM folder"),
            tr("Where compiled models and the logs of their compiles go, on this machine. A relative path starts at "
               "the "
               "folder of the project."),
            tr("om in the folder of the project")});
    m_browse->setText(tr("Browse\u2026"));
    m_browse->setAccessibleName(tr("Choose the OM folder"));
    m_form->setWords(m_jobs,
        {tr("Compile jobs"), tr("How many candidates are compiled at a time. Each needs the memory of a compile."),
            QStringLiteral("1")});
    m_form->setWords(m_keepGoing,
        {tr("Failed compiles"),
            tr("If this is on, a candidate that does not compile is marked and left out. Otherwise the run ends there, "
               "before anything is uploaded."),
            tr("off: the run ends")});
    m_keepGoing->setText(tr("Leave the candidate out and go on"));
    m_form->setWords(m_reuse,
        {tr("Reuse"),
            tr("Takes models of an earlier run if model file, command, candidate and pass are the same, told by their "
               "hashes, instead of compiling again."),
            tr("off: everything is compiled")});
    m_reuse->setText(tr("Reuse models that were made in the same way"));
    m_form->setWords(m_keepRemote,
        {tr("Clean-up"),
            tr("Leaves models and logs in the work folder on the target. Otherwise everything that the run created "
               "there is removed at its end."),
            tr("off: removed")});
    m_keepRemote->setText(tr("Keep the work folder on the target"));
    showSetup(editor().setup());
    showModels();
}

void TargetSection::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange) {
        showTarget(editor().setup().offline);
        showModels();
    }
    SetupSection::changeEvent(event);
}

} // namespace tributary::gui
