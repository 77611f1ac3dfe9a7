// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "targets/secret_panel.h"

#include "targets/secret_row.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace tributary::gui
{

SecretPanel::SecretPanel(std::shared_ptr<SecretStore> keychain, QWidget *parent)
    : QWidget(parent)
    , m_job(this)
    , m_hint(new QLabel(this))
    , m_problem(new QLabel(this))
    , m_password(new SecretRow(keychain, this))
    , m_passphrase(new SecretRow(keychain, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(10);
    for (QLabel *label : {m_hint, m_problem}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setContentsMargins(8, 0, 0, 0);
        layout->addWidget(label);
    }
    layout->addWidget(m_password);
    layout->addWidget(m_passphrase);
    layout->addStretch(1);
    for (QWidget *part :
        {static_cast<QWidget *>(m_problem), static_cast<QWidget *>(m_password), static_cast<QWidget *>(m_passphrase)})
        part->hide();
    retranslate();
}

void SecretPanel::setTarget(const Target &target)
{
    if (target == m_target && !m_isStale && m_password->state() != SecretRow::State::Trouble)
        return;
    m_target = target;
    m_isStale = true;
    if (isVisible())
        look();
}

void SecretPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_isStale)
        look();
}

/// The name of the login may be that of ~/.ssh/config, which is read beside the window's thread.
void SecretPanel::look()
{
    m_isStale = false;
    m_job.start([target = m_target](const CancelToken &) { return target.route(); },
        [this](const Result<SshRoute> &route) { show(route); });
}

void SecretPanel::show(const Result<SshRoute> &route)
{
    m_problem->setVisible(!route);
    m_password->setVisible(route.has_value());
    m_passphrase->setVisible(route && !route->identityFiles.isEmpty());
    if (!route) {
        m_problem->setText(route.error().translated());
        return;
    }
    m_password->setSecret(passwordKey(route->loginName()), tr("Password of %1").arg(route->loginName()));
    if (!route->identityFiles.isEmpty())
        m_passphrase->setSecret(
            passphraseKey(route->identityFiles.first()), tr("Passphrase of %1").arg(route->identityFiles.first()));
}

void SecretPanel::retranslate()
{
    m_hint->setText(tr("Secrets are kept in the keychain of this machine, never in the project or the target's file. "
                       "None is needed for a key without a passphrase, or one that an agent holds."));
    if (isVisible())
        look();
}

void SecretPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
