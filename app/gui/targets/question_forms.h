// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "targets/question_board.h"
#include "window/message_bar.h"

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace tributary::gui
{

/// What to say about a host key that is not known, in the language of now.
MessageWords wordsFor(const HostKeyQuestion &question);
/// What to say when a password or passphrase is needed; also that the one before was wrong, or why the keychain is of
/// no use.
MessageWords wordsFor(const SecretQuestion &question);

/// Three ways to answer; the keyboard starts at the careful one.
class HostKeyForm : public QWidget
{
    Q_OBJECT

public:
    explicit HostKeyForm(QWidget *parent = nullptr);

Q_SIGNALS:
    void answered(tributary::HostKeyPolicy::Answer answer);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QPushButton *m_refuse;
    QPushButton *m_once;
    QPushButton *m_remember;
};

/// A field without echo. What was typed is wiped as soon as it is handed over, and when the form goes.
class SecretForm : public QWidget
{
    Q_OBJECT

public:
    explicit SecretForm(const SecretQuestion &question, QWidget *parent = nullptr);
    ~SecretForm() override;

    /// Takes the secret out of the field.
    [[nodiscard]] Secret take();
    [[nodiscard]] bool isToBeRemembered() const;

Q_SIGNALS:
    void given();
    void givenUp();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    SecretQuestion::Kind m_kind;
    QLineEdit *m_secret;
    QCheckBox *m_remember;
    QPushButton *m_give;
    QPushButton *m_giveUp;
};

/// Takes the text out of a field that holds a secret, and wipes the field.
Secret takeSecret(QLineEdit *field);

} // namespace tributary::gui
