// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/target_form.h"

#include "setup/field_form.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstring>

namespace tributary::gui
{

namespace
{

constexpr int numberWidth = 110;

/// Breaks no rule, so that what is wrong after one field was put in is wrong with that field.
Target sound()
{
    Target target;
    target.host = QStringLiteral("host");
    target.user = QStringLiteral("user");
    target.remoteWorkdir = QStringLiteral("/home/user");
    target.runCommand = QStringLiteral("run {om}");
    return target;
}

QString sentence(const Error &error)
{
    const QString hint = error.hint.translated();
    return hint.isEmpty() ? error.what.translated() : QStringLiteral("%1. %2").arg(error.what.translated(), hint);
}

QString numberText(const std::optional<int> &number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

TargetForm::TargetForm(QWidget *parent)
    : QWidget(parent)
    , m_form(new FieldForm(this))
{
    addField("name", &Target::name);
    addField("host", &Target::host);
    addField("port", &Target::port);
    addField("user", &Target::user);
    addField("identity_file", &Target::identityFile);
    addField("remote_workdir", &Target::remoteWorkdir);
    addField("cann_env", &Target::cannEnv);
    addField("run_command", &Target::runCommand, true);
    addField("jump_host", &Target::jumpHost);
    addField("connect_timeout", &Target::connectTimeout);
    addField("keep_alive", &Target::keepAlive);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_form);
    layout->addStretch(1);
    retranslate();
}

void TargetForm::addField(const char *name, QString Target::*text, bool isFixed)
{
    addLine({name, text, nullptr, new QLineEdit(this), {}}, isFixed);
}

void TargetForm::addField(const char *name, std::optional<int> Target::*number)
{
    addLine({name, nullptr, number, new QLineEdit(this), {}}, false);
}

void TargetForm::addLine(Field field, bool isFixed)
{
    field.line->setObjectName(QLatin1String(field.name));
    if (isFixed)
        field.line->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QWidget *row = nullptr;
    if (field.text == &Target::identityFile) {
        row = new QWidget(this);
        m_browse = new QPushButton(row);
        m_browse->setAutoDefault(false);
        auto *layout = new QHBoxLayout(row);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(field.line, 1);
        layout->addWidget(m_browse);
        connect(m_browse, &QPushButton::clicked, this, &TargetForm::browseKey);
    }
    if (field.number)
        field.line->setFixedWidth(numberWidth);
    m_form->add(field.line, row, !field.number);
    connect(field.line, &QLineEdit::textEdited, this, [this, field] { onEdited(field); });
    m_fields.push_back(field);
}

void TargetForm::browseKey()
{
    auto *dialog = new QFileDialog(this, tr("Private key"), QDir::homePath() + QStringLiteral("/.ssh"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setFilter(QDir::Files | QDir::Hidden);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &file) {
        Field &key = field("identity_file");
        key.line->setText(file);
        onEdited(key);
    });
    dialog->open();
}

TargetForm::Field &TargetForm::field(const char *name)
{
    return *std::find_if(
        m_fields.begin(), m_fields.end(), [name](const Field &each) { return std::strcmp(each.name, name) == 0; });
}

void TargetForm::setTarget(const Target &target, const QStringList &otherNames)
{
    m_target = target;
    m_otherNames = otherNames;
    m_touched.clear();
    m_isSubmitted = false;
    for (Field &each : m_fields) {
        each.shown = each.text ? target.*each.text : numberText(target.*each.number);
        each.line->setText(each.shown);
        each.line->setCursorPosition(0);
    }
    showProblems();
}

Target TargetForm::target() const
{
    Target target = m_target;
    for (const Field &each : m_fields) {
        const QString text = each.line->text();
        if (each.text) {
            target.*each.text = each.text == &Target::runCommand ? text : text.trimmed();
            continue;
        }
        bool isNumber = false;
        const int number = text.trimmed().toInt(&isNumber);
        if (isNumber || text.trimmed().isEmpty())
            target.*each.number = isNumber ? std::optional(number) : std::nullopt;
    }
    return target;
}

bool TargetForm::isChanged() const
{
    return std::any_of(
        m_fields.begin(), m_fields.end(), [](const Field &each) { return each.line->text() != each.shown; });
}

bool TargetForm::checkAll()
{
    m_isSubmitted = true;
    showProblems();
    const auto wrong = std::find_if(
        m_fields.begin(), m_fields.end(), [this](const Field &each) { return !problemOf(each).isEmpty(); });
    if (wrong == m_fields.end())
        return true;
    wrong->line->setFocus(Qt::OtherFocusReason);
    return false;
}

QString TargetForm::problem(const char *name) const
{
    const auto found = std::find_if(
        m_fields.begin(), m_fields.end(), [name](const Field &each) { return std::strcmp(each.name, name) == 0; });
    return m_form->problem(found->line);
}

void TargetForm::onEdited(const Field &field)
{
    m_touched.insert(field.name);
    showProblems();
    Q_EMIT edited();
}

void TargetForm::showProblems()
{
    for (const Field &each : m_fields) {
        const bool isToldOf = m_isSubmitted || m_touched.contains(each.name);
        m_form->setProblem(each.line, isToldOf ? problemOf(each) : QString());
    }
}

QString TargetForm::problemOf(const Field &field) const
{
    const QString text = field.line->text().trimmed();
    if (field.number && !text.isEmpty()) {
        bool isNumber = false;
        (void)text.toInt(&isNumber);
        if (!isNumber)
            return tr("Write a whole number.");
    }
    if (field.text == &Target::name) {
        if (text.isEmpty())
            return tr("Give the target a short name, such as lab-1.");
        if (m_otherNames.contains(text, Qt::CaseInsensitive))
            return tr("Another target has this name already.");
    }
    Target probe = sound();
    const Target now = target();
    if (field.text)
        probe.*field.text = now.*field.text;
    else
        probe.*field.number = now.*field.number;
    const auto broken = probe.check();
    return broken ? sentence(broken->error) : QString();
}

void TargetForm::retranslate()
{
    const auto words = [this](const char *name, const FieldWords &said, const QString &example = {}) {
        const Field &each = field(name);
        m_form->setWords(each.line, said);
        each.line->setPlaceholderText(example);
    };
    words("name", {tr("Name"), tr("How the target is called here and with tributary-cli --target."), {}},
        QStringLiteral("lab-1"));
    words("host",
        {tr("Host"),
            tr("Name or address of the machine, IPv6 too, or an alias of ~/.ssh/config, whose HostName, Port, User, "
               "IdentityFile and ProxyJump are followed."),
            {}},
        QStringLiteral("192.168.1.20"));
    words("port", {tr("Port"), tr("Where its SSH server listens."), tr("that of ~/.ssh/config, else 22")},
        QStringLiteral("22"));
    words("user", {tr("User"), tr("The account on the target. Passwords are not kept here but in the keychain."), {}},
        QStringLiteral("tester"));
    words("identity_file",
        {tr("Private key"), tr("The key that the login uses first. Its passphrase is asked for when it is needed."),
            tr("none: password, agent, or the usual keys")},
        QStringLiteral("~/.ssh/id_ed25519"));
    words("remote_workdir",
        {tr("Work folder"),
            tr("A folder on the target for the run alone, two levels deep at least. What the run creates there is "
               "removed at its end; a folder with other content is refused."),
            {}},
        QStringLiteral("/home/tester/tune"));
    words("cann_env", {tr("CANN environment"), tr("set_env.sh on the target, sourced before the command."), tr("none")},
        QStringLiteral("/usr/local/Ascend/ascend-toolkit/set_env.sh"));
    words("run_command",
        {tr("Run command"),
            tr("Runs the model on the target once. {om} stands for the path of the model there. Other braces are left "
               "alone."),
            {}},
        QStringLiteral("python3 /home/tester/infer.py --om {om}"));
    words("jump_host",
        {tr("Jump host"), tr("[user@]host[:port] of a machine to connect through."), tr("none, or ProxyJump")});
    words("connect_timeout",
        {tr("Connect timeout (s)"), tr("For each of: looking the name up, connecting, the SSH handshake."),
            QStringLiteral("15")},
        QStringLiteral("15"));
    words("keep_alive",
        {tr("Silence limit (s)"),
            tr("A target that answers nothing for so long, keep-alives included, is taken for lost."),
            QStringLiteral("15")},
        QStringLiteral("15"));
    m_browse->setText(tr("Browse\u2026"));
    m_browse->setAccessibleName(tr("Choose the private key"));
    showProblems();
}

void TargetForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
