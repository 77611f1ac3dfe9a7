// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/question_forms.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace tributary::gui
{

namespace
{

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ConnectionQuestions)
};

using Answer = HostKeyPolicy::Answer;

constexpr int secretWidth = 260;

/// "[host]:port" unless it is the usual port.
QString machineOf(const HostKeyQuestion &question)
{
    return question.port == 22 ? question.host : QStringLiteral("[%1]:%2").arg(question.host).arg(question.port);
}

} // namespace

MessageWords wordsFor(const HostKeyQuestion &question)
{
    return {Words::tr("The host key of %1 is not known").arg(machineOf(question)),
        QStringLiteral("%1  %2").arg(QString::fromLatin1(question.key.type), question.key.fingerprint()),
        Words::tr("Compare the fingerprint with the one that the administrator of the machine gives you. Remembering "
                  "appends the key to ~/.ssh/known_hosts.")};
}

MessageWords wordsFor(const SecretQuestion &question)
{
    const bool isPassphrase = question.kind == SecretQuestion::Kind::Passphrase;
    MessageWords words;
    words.what = isPassphrase ? Words::tr("The private key %1 needs its passphrase").arg(question.subject)
                              : Words::tr("%1 needs a password").arg(question.subject);
    if (question.isRetry)
        words.why = isPassphrase ? Words::tr("That passphrase was wrong.") : Words::tr("That password was wrong.");
    if (question.keychainTrouble)
        words.next = Words::tr("It is asked for each time: %1").arg(question.keychainTrouble->translated());
    return words;
}

HostKeyForm::HostKeyForm(QWidget *parent)
    : QWidget(parent)
    , m_refuse(new QPushButton(this))
    , m_once(new QPushButton(this))
    , m_remember(new QPushButton(this))
{
    m_refuse->setObjectName(QStringLiteral("refuseKey"));
    m_once->setObjectName(QStringLiteral("acceptKeyOnce"));
    m_remember->setObjectName(QStringLiteral("rememberKey"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    for (QPushButton *button : {m_refuse, m_once, m_remember}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    layout->addStretch(1);
    setFocusProxy(m_refuse);
    connect(m_refuse, &QPushButton::clicked, this, [this] { Q_EMIT answered(Answer::Refuse); });
    connect(m_once, &QPushButton::clicked, this, [this] { Q_EMIT answered(Answer::AcceptOnce); });
    connect(m_remember, &QPushButton::clicked, this, [this] { Q_EMIT answered(Answer::Remember); });
    retranslate();
}

void HostKeyForm::retranslate()
{
    m_refuse->setText(tr("Refuse"));
    m_once->setText(tr("Accept once"));
    m_remember->setText(tr("Accept and remember"));
}

void HostKeyForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

Secret takeSecret(QLineEdit *field)
{
    QString text = field->text();
    field->setText({}); // unlike clear(), leaves nothing to undo
    return Secret::fromText(text);
}

SecretForm::SecretForm(const SecretQuestion &question, QWidget *parent)
    : QWidget(parent)
    , m_kind(question.kind)
    , m_secret(new QLineEdit(this))
    , m_remember(new QCheckBox(this))
    , m_give(new QPushButton(this))
    , m_giveUp(new QPushButton(this))
{
    m_secret->setObjectName(QStringLiteral("secret"));
    m_secret->setEchoMode(QLineEdit::Password);
    m_secret->setFixedWidth(secretWidth);
    m_remember->setObjectName(QStringLiteral("rememberSecret"));
    m_remember->setVisible(question.canBeRemembered);
    m_give->setObjectName(QStringLiteral("giveSecret"));
    m_give->setEnabled(false);
    m_giveUp->setObjectName(QStringLiteral("giveUpSecret"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_secret);
    layout->addWidget(m_remember);
    layout->addWidget(m_give);
    layout->addWidget(m_giveUp);
    layout->addStretch(1);
    for (QPushButton *button : {m_give, m_giveUp})
        button->setAutoDefault(false);
    setFocusProxy(m_secret);
    connect(
        m_secret, &QLineEdit::textChanged, this, [this](const QString &text) { m_give->setEnabled(!text.isEmpty()); });
    connect(m_secret, &QLineEdit::returnPressed, this, [this] {
        if (m_give->isEnabled())
            Q_EMIT given();
    });
    connect(m_give, &QPushButton::clicked, this, &SecretForm::given);
    connect(m_giveUp, &QPushButton::clicked, this, &SecretForm::givenUp);
    retranslate();
}

SecretForm::~SecretForm()
{
    (void)take();
}

Secret SecretForm::take()
{
    return takeSecret(m_secret);
}

bool SecretForm::isToBeRemembered() const
{
    return m_remember->isChecked();
}

void SecretForm::retranslate()
{
    m_secret->setPlaceholderText(m_kind == SecretQuestion::Kind::Passphrase ? tr("Passphrase") : tr("Password"));
    m_secret->setAccessibleName(m_secret->placeholderText());
    m_remember->setText(tr("Remember in the keychain"));
    m_give->setText(tr("Log in"));
    m_giveUp->setText(tr("Cancel"));
}

void SecretForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
