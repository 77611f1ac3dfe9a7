// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace tributary::test
{

/// An ssh-agent of its own, named in SSH_AUTH_SOCK while the object lives.
class SshAgent
{
public:
    SshAgent()
    {
        m_process.start(QStringLiteral("ssh-agent"), {QStringLiteral("-D"), QStringLiteral("-a"), socket()});
        m_process.waitForStarted();
        for (int i = 0; i < 500 && !QFile::exists(socket()); ++i)
            m_process.waitForFinished(10);
        qputenv("SSH_AUTH_SOCK", QFile::encodeName(socket()));
    }
    ~SshAgent()
    {
        qunsetenv("SSH_AUTH_SOCK");
        m_process.kill();
        m_process.waitForFinished();
    }
    SshAgent(const SshAgent &) = delete;
    SshAgent &operator=(const SshAgent &) = delete;

    [[nodiscard]] bool add(const QString &keyFile) const
    {
        return QProcess::execute(QStringLiteral("ssh-add"), {QStringLiteral("-q"), keyFile}) == 0;
    }

private:
    [[nodiscard]] QString socket() const { return m_folder.filePath(QStringLiteral("agent")); }

    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace tributary::test
