// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "remote/target.h"
#include "secrets/secret_store.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace tributary::gui
{

class SecretRow;

/// The secrets of a target: the password of its login and the passphrase of its key.
class SecretPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SecretPanel(std::shared_ptr<SecretStore> keychain, QWidget *parent = nullptr);

    /// Looks into the keychain only once the panel is seen: the look may make the keychain ask its user.
    void setTarget(const Target &target);
    [[nodiscard]] SecretRow *password() const { return m_password; }
    [[nodiscard]] SecretRow *passphrase() const { return m_passphrase; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void look();
    void show(const Result<SshRoute> &route);
    void retranslate();

    Target m_target;
    bool m_isStale = false;
    Job m_job;
    QLabel *m_hint;
    QLabel *m_problem;
    SecretRow *m_password;
    SecretRow *m_passphrase;
};

} // namespace tributary::gui
