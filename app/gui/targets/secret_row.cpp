// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/secret_row.h"

#include "look/look.h"
#include "targets/question_forms.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace tributary::gui
{

namespace
{

constexpr int secretWidth = 240;

} // namespace

SecretRow::SecretRow(std::shared_ptr<SecretStore> keychain, QWidget *parent)
    : QWidget(parent)
    , m_keychain(std::move(keychain))
    , m_job(this)
    , m_title(new QLabel(this))
    , m_stateLabel(new QLabel(this))
    , m_secret(new QLineEdit(this))
    , m_set(new QPushButton(this))
    , m_forget(new QPushButton(this))
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setWordWrap(true);
    m_stateLabel->setObjectName(QStringLiteral("keychainState"));
    m_stateLabel->setTextFormat(Qt::PlainText);
    m_stateLabel->setWordWrap(true);
    m_secret->setObjectName(QStringLiteral("newSecret"));
    m_secret->setEchoMode(QLineEdit::Password);
    m_secret->setFixedWidth(secretWidth);
    m_set->setObjectName(QStringLiteral("setSecret"));
    m_forget->setObjectName(QStringLiteral("forgetSecret"));
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_secret);
    buttons->addWidget(m_set);
    buttons->addWidget(m_forget);
    buttons->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 4, 0, 8);
    layout->addWidget(m_title);
    layout->addWidget(m_stateLabel);
    layout->addLayout(buttons);
    for (QPushButton *button : {m_set, m_forget})
        button->setAutoDefault(false);
    connect(m_secret, &QLineEdit::textChanged, this, &SecretRow::retranslate);
    connect(m_secret, &QLineEdit::returnPressed, this, [this] {
        if (m_set->isEnabled())
            store();
    });
    connect(m_set, &QPushButton::clicked, this, &SecretRow::store);
    connect(m_forget, &QPushButton::clicked, this, &SecretRow::forget);
    retranslate();
}

SecretRow::~SecretRow()
{
    (void)takeSecret(m_secret);
}

void SecretRow::setSecret(const QString &key, const QString &title)
{
    m_title->setText(title);
    (void)takeSecret(m_secret);
    m_key = key;
    look();
}

void SecretRow::look()
{
    show(State::Looking);
    m_job.start(
        [keychain = m_keychain, key = m_key](const CancelToken &cancel) -> SecretResult<bool> {
            // Only whether it is there leaves this thread.
            return keychain->read(key, cancel).map([](const std::optional<Secret> &secret) {
                return secret.has_value();
            });
        },
        [this](const SecretResult<bool> &isThere) {
            if (isThere)
                show(*isThere ? State::There : State::NotThere);
            else
                show(State::Trouble, isThere.error().error);
        });
}

void SecretRow::store()
{
    const auto secret = std::make_shared<Secret>(takeSecret(m_secret));
    show(State::Looking);
    m_job.start([keychain = m_keychain, key = m_key, secret](
                    const CancelToken &cancel) { return keychain->write(key, *secret, cancel); },
        [this](const SecretResult<void> &done) {
            if (done)
                show(State::There);
            else
                show(State::Trouble, done.error().error);
        });
}

void SecretRow::forget()
{
    show(State::Looking);
    m_job.start(
        [keychain = m_keychain, key = m_key](const CancelToken &cancel) { return keychain->remove(key, cancel); },
        [this](const SecretResult<void> &done) {
            if (done)
                show(State::NotThere);
            else
                show(State::Trouble, done.error().error);
        });
}

void SecretRow::show(State state, const std::optional<Error> &trouble)
{
    m_state = state;
    m_trouble = trouble;
    retranslate();
    Q_EMIT stateChanged();
}

QString SecretRow::stateText() const
{
    switch (m_state) {
    case State::Looking:
        return tr("Looking into the keychain\u2026");
    case State::There:
        return tr("\u2713 The keychain keeps it.");
    case State::NotThere:
        return tr("The keychain does not keep it: it is asked for when it is needed.");
    case State::Trouble:
        return m_trouble->translated();
    case State::Unknown:
        break;
    }
    return {};
}

void SecretRow::retranslate()
{
    m_stateLabel->setText(stateText());
    QPalette colours;
    colours.setColor(QPalette::WindowText,
        roleColour(m_state == State::There  ? Role::Good
                : m_state == State::Trouble ? Role::Caution
                                            : Role::Muted));
    m_stateLabel->setPalette(colours);
    const bool isBusy = m_state == State::Looking || m_state == State::Unknown;
    m_secret->setEnabled(!isBusy);
    m_set->setEnabled(!isBusy && !m_secret->text().isEmpty());
    m_forget->setEnabled(m_state == State::There);
    m_secret->setPlaceholderText(tr("New secret"));
    m_secret->setAccessibleName(tr("New secret"));
    m_set->setText(tr("Keep in the keychain"));
    m_forget->setText(tr("Forget"));
}

void SecretRow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
