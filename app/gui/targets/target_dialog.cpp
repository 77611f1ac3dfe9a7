// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/target_dialog.h"

#include "targets/question_presenter.h"
#include "targets/secret_panel.h"
#include "targets/target_desk.h"
#include "targets/target_form.h"
#include "targets/target_list_panel.h"
#include "targets/test_panel.h"
#include "window/message_bar.h"
#include "window/message_row.h"

#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabWidget>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr QSize firstSize {900, 640};

QString jsonFilter()
{
    return TargetDialog::tr("Target files (*.json)");
}

} // namespace

TargetDialog::TargetDialog(TargetDesk &desk, QWidget *parent)
    : QDialog(parent)
    , m_desk(desk)
    , m_messages(new MessageBar(this))
    , m_list(new TargetListPanel(desk, this))
{
    setObjectName(QStringLiteral("targetDialog"));
    setAcceptDrops(true);
    resize(firstSize);
    auto *columns = new QHBoxLayout;
    columns->setContentsMargins(10, 10, 10, 10);
    columns->setSpacing(10);
    columns->addWidget(m_list);
    columns->addWidget(makeDetails(), 1);
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_messages);
    rows->addLayout(columns, 1);
    new QuestionPresenter(m_board, *m_messages, this);
    connectParts();
    retranslate();
    onListChanged();
    m_desk.reload();
}

// The Test waits for the board; its thread ends first.
TargetDialog::~TargetDialog()
{
    delete m_test;
}

QWidget *TargetDialog::makeDetails()
{
    m_stack = new QStackedWidget(this);
    m_empty = new QLabel(m_stack);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(40);
    m_tabs = new QTabWidget(m_stack);
    auto *page = new QWidget(m_tabs);
    auto *scroll = new QScrollArea(page);
    m_form = new TargetForm(scroll);
    scroll->setWidget(m_form);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_save = plainButton(page, "saveTarget");
    m_discard = plainButton(page, "discardTarget");
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_save);
    buttons->addWidget(m_discard);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(page);
    layout->addWidget(scroll, 1);
    layout->addLayout(buttons);
    m_secrets = new SecretPanel(m_desk.keychain(), m_tabs);
    m_test = new TestPanel(m_desk, m_tabs);
    for (QWidget *tab : {page, static_cast<QWidget *>(m_secrets), static_cast<QWidget *>(m_test)})
        m_tabs->addTab(tab, QString());
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_tabs);
    return m_stack;
}

void TargetDialog::connectParts()
{
    connect(m_list, &TargetListPanel::currentChanged, this, &TargetDialog::onCurrentChanged);
    connect(m_list, &TargetListPanel::newWanted, this, [this] { addNew(); });
    connect(m_list, &TargetListPanel::duplicateWanted, this, &TargetDialog::duplicateShown);
    connect(m_list, &TargetListPanel::removeWanted, this, &TargetDialog::removeShown);
    connect(m_list, &TargetListPanel::importWanted, this, &TargetDialog::chooseImport);
    connect(m_list, &TargetListPanel::exportWanted, this, &TargetDialog::chooseExport);
    connect(&m_desk, &TargetDesk::changed, this, &TargetDialog::onListChanged);
    connect(&m_desk, &TargetDesk::failed, m_messages, &MessageBar::showError);
    connect(m_form, &TargetForm::edited, this, &TargetDialog::updateButtons);
    connect(m_save, &QPushButton::clicked, this, [this] { save(); });
    connect(m_discard, &QPushButton::clicked, this, &TargetDialog::discard);
    connect(m_test, &TestPanel::startWanted, this, &TargetDialog::startTest);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (m_tabs->currentWidget() == m_secrets)
            m_secrets->setTarget(m_form->target());
    });
}

void TargetDialog::addNew(const Target &start)
{
    leaveForm([this, start] {
        m_list->selectQuietly({});
        showForm(start, true);
        m_tabs->setCurrentIndex(0);
        m_form->findChild<QWidget *>(QStringLiteral("name"))->setFocus(Qt::OtherFocusReason);
    });
}

void TargetDialog::showTarget(const QString &name)
{
    leaveForm([this, name] { m_list->select(name); });
}

void TargetDialog::testTarget(const QString &name)
{
    leaveForm([this, name] {
        m_list->select(name);
        if (m_shownName.compare(name, Qt::CaseInsensitive) == 0)
            startTest();
    });
}

void TargetDialog::importFile(const QString &path)
{
    leaveForm([this, path] { m_desk.importFile(path, thenSelect()); });
}

/// The list follows the form: unsaved changes keep the selection where it was until they are saved or given up.
void TargetDialog::onCurrentChanged()
{
    const QString name = m_list->current();
    if (name.isEmpty() || name == m_shownName)
        return;
    if (m_hasForm && m_form->isChanged()) {
        const auto goBack = [this, name] {
            m_list->selectQuietly(m_shownName);
            leaveForm([this, name] { m_list->select(name); });
        };
        QMetaObject::invokeMethod(this, goBack, Qt::QueuedConnection); // not while the list still handles the click
        return;
    }
    if (const Target *target = m_desk.find(name))
        showForm(*target, false);
}

void TargetDialog::onListChanged()
{
    if (m_hasForm && (m_isNew || m_form->isChanged())) {
        m_list->selectQuietly(m_shownName);
        return;
    }
    const Target *shown = m_shownName.isEmpty() ? nullptr : m_desk.find(m_shownName);
    m_hasForm = false;
    m_shownName.clear();
    if (!shown && !m_desk.targets().empty())
        shown = &m_desk.targets().front();
    if (shown)
        m_list->select(shown->name);
    m_stack->setCurrentWidget(m_hasForm ? static_cast<QWidget *>(m_tabs) : m_empty);
    updateButtons();
}

void TargetDialog::showForm(const Target &target, bool isNew)
{
    withdrawQuestion();
    if (isNew || target.name != m_shownName)
        m_test->clear(); // it was about another target
    m_hasForm = true;
    m_isNew = isNew;
    m_shownName = isNew ? QString() : target.name;
    QStringList others;
    for (const Target &each : m_desk.targets()) {
        if (isNew || each.name != target.name)
            others << each.name;
    }
    m_form->setTarget(target, others);
    m_stack->setCurrentWidget(m_tabs);
    if (m_tabs->currentWidget() == m_secrets)
        m_secrets->setTarget(target);
    updateButtons();
}

void TargetDialog::save(const std::function<void()> &then)
{
    if (!m_form->checkAll()) {
        m_tabs->setCurrentIndex(0);
        return;
    }
    const Target target = m_form->target();
    const auto done = [this, then, target](const Result<QString> &name) {
        if (!name) {
            m_messages->showError(name.error());
            return;
        }
        showForm(target, false);
        m_list->selectQuietly(*name);
        if (then)
            then();
    };
    if (m_isNew)
        m_desk.add(target, done);
    else
        m_desk.replace(m_shownName, target, done);
}

void TargetDialog::discard()
{
    const Target *target = m_isNew ? nullptr : m_desk.find(m_shownName);
    m_hasForm = false;
    m_isNew = false;
    if (target)
        showForm(*target, false);
    else
        onListChanged();
}

void TargetDialog::leaveForm(const std::function<void()> &then)
{
    if (!m_hasForm || !m_form->isChanged()) {
        then();
        return;
    }
    const QString name = m_form->target().title();
    withdrawQuestion();
    m_question = m_messages->show(MessageBar::Level::Caution, [name] {
        return MessageWords {tr("The changes of %1 are not saved").arg(name), {}, {}};
    });
    m_messages->addAction([] { return tr("Save"); }, [this, then] { save(then); });
    m_messages->addAction([] { return tr("Discard"); },
        [this, then] {
            discard();
            then();
        });
}

void TargetDialog::duplicateShown()
{
    leaveForm([this] { m_desk.duplicate(m_shownName, thenSelect()); });
}

void TargetDialog::removeShown()
{
    const QString name = m_shownName;
    withdrawQuestion();
    m_question = m_messages->show(MessageBar::Level::Caution, [name] {
        return MessageWords {tr("Remove the target %1?").arg(name), {},
            tr("Runs that used it keep what they know of it. Its secrets stay in the keychain until you forget them.")};
    });
    m_messages->addAction([] { return tr("Remove"); },
        [this, name] {
            m_desk.remove(name, [this](const Result<QString> &removed) {
                if (!removed)
                    m_messages->showError(removed.error());
            });
        });
}

void TargetDialog::chooseImport()
{
    auto *dialog = new QFileDialog(this, tr("Import a target"), QDir::homePath(), jsonFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &TargetDialog::importFile);
    dialog->open();
}

void TargetDialog::chooseExport()
{
    const Target target = m_form->target();
    auto *dialog = new QFileDialog(
        this, tr("Export the target"), QDir::homePath() + QStringLiteral("/%1.json").arg(target.name), jsonFilter());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this, target](const QString &path) {
        m_desk.exportFile(target, path, [this, path](const Result<QString> &written) {
            if (written)
                m_messages->show(MessageBar::Level::Good, [path] {
                    return MessageWords {tr("Written: %1").arg(path), {}, {}};
                });
            else
                m_messages->showError(written.error());
        });
    });
    dialog->open();
}

/// What the form says is tested, saved or not.
void TargetDialog::startTest()
{
    if (!m_form->checkAll()) {
        m_tabs->setCurrentIndex(0);
        return;
    }
    m_tabs->setCurrentWidget(m_test);
    m_test->start(m_form->target(), m_board);
}

std::function<void(const Result<QString> &)> TargetDialog::thenSelect()
{
    return [this](const Result<QString> &name) {
        if (name)
            m_list->select(*name);
        else
            m_messages->showError(name.error());
    };
}

bool TargetDialog::withdrawQuestion()
{
    return m_question && m_messages->withdraw(m_question);
}

void TargetDialog::updateButtons()
{
    m_save->setEnabled(m_hasForm && (m_isNew || m_form->isChanged()));
    m_discard->setEnabled(m_save->isEnabled());
    m_list->setSavedShown(m_hasForm && !m_isNew);
}

void TargetDialog::retranslate()
{
    setWindowTitle(tr("Target machines"));
    m_save->setText(tr("Save"));
    m_discard->setText(tr("Discard changes"));
    m_empty->setText(
        tr("A target is a machine on which compiled models run. Add one, import a target file, or drop the "
           "file here."));
    m_tabs->setTabText(0, tr("Settings"));
    m_tabs->setTabText(1, tr("Password"));
    m_tabs->setTabText(2, tr("Test"));
    m_messages->setAccessibleName(tr("Messages"));
}

void TargetDialog::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

void TargetDialog::closeEvent(QCloseEvent *event)
{
    if (m_hasForm && m_form->isChanged()) {
        event->ignore();
        leaveForm([this] { close(); });
        return;
    }
    withdrawQuestion();
    m_test->stop();
    QDialog::closeEvent(event);
}

/// Escape takes back what was asked. Else it goes the way of the close button, so that nothing unsaved is lost.
void TargetDialog::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QDialog::keyPressEvent(event);
    else if (!withdrawQuestion())
        close();
}

void TargetDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void TargetDialog::dropEvent(QDropEvent *event)
{
    event->acceptProposedAction();
    for (const QUrl &url : event->mimeData()->urls()) {
        if (url.isLocalFile())
            importFile(url.toLocalFile());
    }
}

} // namespace tributary::gui
