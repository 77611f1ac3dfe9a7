// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

namespace tributary::testing
{

/// A private D-Bus session, in which a real gnome-keyring may run, with a home of its own. Ends with the object.
class KeyringSession
{
public:
    /// The first program that is missing for these tests; empty = none.
    static QString missingProgram();

    KeyringSession();
    ~KeyringSession();
    KeyringSession(const KeyringSession &) = delete;
    KeyringSession &operator=(const KeyringSession &) = delete;

    /// A bus that offers no services. Check it (ASSERT).
    [[nodiscard]] bool startBus();
    /// The daemon with its login keyring made or unlocked. Check it (ASSERT).
    [[nodiscard]] bool startUnlocked();
    /// The daemon as after a login without a password: what keyrings there are stay locked. Check it (ASSERT).
    [[nodiscard]] bool startLocked();
    void stopDaemon();
    /// The bus of an unlocked daemon forbids everybody to talk to it, as the policy of a sandbox does.
    [[nodiscard]] bool denySecrets();
    /// SIGSTOP or SIGCONT.
    void signalDaemon(int number) const;
    [[nodiscard]] qint64 daemonPid() const { return m_daemon.processId(); }

    /// For programs of this session.
    [[nodiscard]] const QProcessEnvironment &environment() const { return m_environment; }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

private:
    [[nodiscard]] bool startDaemon(const QStringList &options, const QByteArray &input);
    [[nodiscard]] bool offersSecrets() const;
    [[nodiscard]] bool deniesSecrets() const;

    QTemporaryDir m_folder;
    QProcessEnvironment m_environment;
    QString m_address;
    QProcess m_bus;
    QProcess m_daemon;
};

} // namespace tributary::testing
