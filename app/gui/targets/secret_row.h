// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/job.h"
#include "secrets/secret_store.h"

#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace tributary::gui
{

/// One secret of the keychain: whether it is there, set it, forget it. What it is never shown.
class SecretRow : public QWidget
{
    Q_OBJECT

public:
    enum class State { Unknown, Looking, There, NotThere, Trouble };

    explicit SecretRow(std::shared_ptr<SecretStore> keychain, QWidget *parent = nullptr);
    ~SecretRow() override;

    /// `key` as passwordKey() or passphraseKey(); `title` for people. Looks into the keychain.
    void setSecret(const QString &key, const QString &title);
    [[nodiscard]] State state() const { return m_state; }
    [[nodiscard]] QString stateText() const;

Q_SIGNALS:
    void stateChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    void look();
    void store();
    void forget();
    void show(State state, const std::optional<Error> &trouble = {});
    void retranslate();

    std::shared_ptr<SecretStore> m_keychain;
    QString m_key;
    State m_state = State::Unknown;
    std::optional<Error> m_trouble;
    Job m_job;
    QLabel *m_title;
    QLabel *m_stateLabel;
    QLineEdit *m_secret;
    QPushButton *m_set;
    QPushButton *m_forget;
};

} // namespace tributary::gui
