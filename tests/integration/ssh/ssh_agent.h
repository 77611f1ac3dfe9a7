// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/unique_fd.h"

#include <QFile>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <algorithm>
#include <cstring>
#include <sys/socket.h>
#include <sys/un.h>

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
        for (int i = 0; i < 2000 && !answers(); ++i)
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
    /// The socket is there a moment before anybody listens at it.
    [[nodiscard]] bool answers() const
    {
        const UniqueFd descriptor(::socket(AF_UNIX, SOCK_STREAM, 0));
        sockaddr_un address {};
        address.sun_family = AF_UNIX;
        const QByteArray path = QFile::encodeName(socket());
        std::memcpy(
            address.sun_path, path.constData(), std::min(sizeof address.sun_path - 1, std::size_t(path.size())));
        return ::connect(descriptor.get(), reinterpret_cast<sockaddr *>(&address), sizeof address) == 0;
    }
    [[nodiscard]] QString socket() const { return m_folder.filePath(QStringLiteral("agent")); }

    QTemporaryDir m_folder;
    QProcess m_process;
};

} // namespace tributary::test
