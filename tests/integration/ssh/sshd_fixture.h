// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/ssh_connect.h"

#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace tributary::test
{

/// Gives this program a home folder of its own, without an agent: tests never see the user's keys and known hosts.
class PrivateHome
{
public:
    /// The folder; made when it is first asked for.
    static QString path();
    /// A file below ".ssh" of it.
    static QString sshFile(const QString &name);
};

/// A port of the loopback that nobody uses.
int freePort();

/// A real sshd on a free port of the loopback, with its own configuration and keys in a folder of its own. The account
/// is the one that runs the tests, but $HOME is the folder "home" in there, empty at first. Ends with the object.
class Sshd
{
public:
    /// `config`: further lines of sshd_config; they come first, so they win. Check isRunning() (ASSERT).
    explicit Sshd(const QStringList &config = {});
    ~Sshd();
    Sshd(const Sshd &) = delete;
    Sshd &operator=(const Sshd &) = delete;

    [[nodiscard]] bool isRunning() const { return m_port > 0; }
    [[nodiscard]] QString log() const; ///< of the server, for messages of failed tests
    [[nodiscard]] int port() const { return m_port; }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] static QString user();
    /// The listener's process id; its children are the connections.
    [[nodiscard]] qint64 pid() const { return m_process.processId(); }

    /// To this server with the key that it accepts (ed25519, no passphrase).
    [[nodiscard]] SshRoute route() const;
    /// Makes a key pair "name", "name.pub" here; `options` go to ssh-keygen.
    QString makeKey(const QString &name, const QStringList &options);
    /// Lets the key in.
    void authorise(const QString &keyFile);

    /// Ends the server and all its connections at once.
    void kill();
    /// Starts it again on the same port.
    bool restart();
    /// SIGSTOP or SIGCONT to the server and all its connections.
    void signalAll(int number);

private:
    bool start();
    void writeConfig(const QStringList &config);
    [[nodiscard]] QList<qint64> processes() const;

    QTemporaryDir m_folder;
    QProcess m_process;
    int m_port = 0;
};

/// A session that is logged in to the server, with every host key accepted. Check it (ASSERT).
Result<std::unique_ptr<SshSession>> connectTo(const Sshd &server);

} // namespace tributary::test
