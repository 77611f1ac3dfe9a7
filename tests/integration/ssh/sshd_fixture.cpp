// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/sshd_fixture.h"

#include "remote/tcp_connect.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QThread>

#include <arpa/inet.h>
#include <csignal>
#include <netinet/in.h>
#include <pwd.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tributary::test
{

namespace
{

bool answers(int port)
{
    const CancelToken never;
    const auto addresses = resolveHost(QStringLiteral("127.0.0.1"), port, 1000, never);
    return addresses && connectTcp(*addresses, QStringLiteral("127.0.0.1"), port, 200, never);
}

} // namespace

QString PrivateHome::path()
{
    static const QTemporaryDir folder;
    static const bool isSet = [] {
        qputenv("HOME", QFile::encodeName(folder.path()));
        qunsetenv("SSH_AUTH_SOCK");
        return QDir(folder.path()).mkpath(QStringLiteral(".ssh"));
    }();
    return isSet ? folder.path() : QString();
}

QString PrivateHome::sshFile(const QString &name)
{
    return path() + QStringLiteral("/.ssh/") + name;
}

int freePort()
{
    const UniqueFd socket(::socket(AF_INET, SOCK_STREAM, 0));
    sockaddr_in address {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(socket.get(), reinterpret_cast<sockaddr *>(&address), size);
    ::getsockname(socket.get(), reinterpret_cast<sockaddr *>(&address), &size);
    return ntohs(address.sin_port);
}

Sshd::Sshd(const QStringList &config)
{
    PrivateHome::path();
    if (::geteuid() == 0)
        QDir().mkpath(QStringLiteral("/run/sshd")); // the privilege separation folder, a constant of sshd
    QDir().mkpath(path(QStringLiteral("authorized")));
    QDir().mkpath(path(QStringLiteral("home")));
    makeKey(QStringLiteral("host_ed25519"), {QStringLiteral("-t"), QStringLiteral("ed25519")});
    authorise(makeKey(QStringLiteral("login_ed25519"), {QStringLiteral("-t"), QStringLiteral("ed25519")}));
    m_port = freePort();
    writeConfig(config);
    if (!start())
        m_port = 0;
}

Sshd::~Sshd()
{
    kill();
}

QString Sshd::log() const
{
    QFile file(path(QStringLiteral("sshd.log")));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString Sshd::user()
{
    return QString::fromLocal8Bit(::getpwuid(::geteuid())->pw_name);
}

SshRoute Sshd::route() const
{
    SshRoute route;
    route.host = QStringLiteral("127.0.0.1");
    route.port = m_port;
    route.user = user();
    route.identityFiles = {path(QStringLiteral("login_ed25519"))};
    return route;
}

QString Sshd::makeKey(const QString &name, const QStringList &options)
{
    QStringList words {QStringLiteral("-q"), QStringLiteral("-f"), path(name), QStringLiteral("-C"), name};
    if (!options.contains(QStringLiteral("-N")))
        words << QStringLiteral("-N") << QString();
    QProcess::execute(QStringLiteral("ssh-keygen"), words + options);
    return path(name);
}

void Sshd::authorise(const QString &keyFile)
{
    QFile key(keyFile + QStringLiteral(".pub"));
    QFile list(path(QStringLiteral("authorized/")) + user());
    if (key.open(QIODevice::ReadOnly) && list.open(QIODevice::Append))
        list.write(key.readAll());
}

void Sshd::writeConfig(const QStringList &config)
{
    QStringList lines = config;
    lines << QStringLiteral("Port %1").arg(m_port) << QStringLiteral("ListenAddress 127.0.0.1")
          << QStringLiteral("PidFile ") + path(QStringLiteral("pid")) << QStringLiteral("UsePAM no")
          << QStringLiteral("StrictModes no") << QStringLiteral("LogLevel VERBOSE")
          << QStringLiteral("AuthorizedKeysFile ") + path(QStringLiteral("authorized/%u"))
          << QStringLiteral("PermitRootLogin yes");
    // Whatever the start files of this account's shell do is not ours to test, and may take seconds.
    if (config.filter(QStringLiteral("SetEnv ")).isEmpty())
        lines << QStringLiteral("SetEnv SHLVL=1 HOME=") + path(QStringLiteral("home"));
    if (config.filter(QStringLiteral("Subsystem ")).isEmpty()) // a second one is an error
        lines << QStringLiteral("Subsystem sftp internal-sftp");
    if (config.filter(QStringLiteral("HostKey ")).isEmpty())
        lines << QStringLiteral("HostKey ") + path(QStringLiteral("host_ed25519"));
    QFile file(path(QStringLiteral("sshd_config")));
    if (file.open(QIODevice::WriteOnly))
        file.write(lines.join(QLatin1Char('\n')).toUtf8() + '\n');
}

bool Sshd::start()
{
    m_process.start(QStringLiteral("/usr/sbin/sshd"),
        {QStringLiteral("-D"), QStringLiteral("-f"), path(QStringLiteral("sshd_config")), QStringLiteral("-E"),
            path(QStringLiteral("sshd.log"))});
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 20000) {
        if (m_process.waitForFinished(20))
            return false;
        if (answers(m_port))
            return true;
    }
    return false;
}

QList<qint64> Sshd::processes() const
{
    QList<qint64> all;
    if (m_process.state() != QProcess::NotRunning)
        all << m_process.processId();
    for (qsizetype i = 0; i < all.size(); ++i) {
        QFile children(QStringLiteral("/proc/%1/task/%1/children").arg(all[i]));
        if (!children.open(QIODevice::ReadOnly))
            continue;
        for (const QByteArray &pid : children.readAll().split(' ')) {
            QFile name(QStringLiteral("/proc/%1/comm").arg(QString::fromLatin1(pid)));
            if (name.open(QIODevice::ReadOnly) && name.readAll().trimmed().startsWith("sshd"))
                all << pid.toLongLong();
        }
    }
    return all;
}

void Sshd::signalAll(int number)
{
    for (const qint64 pid : processes())
        ::kill(pid_t(pid), number);
}

void Sshd::kill()
{
    signalAll(SIGKILL);
    m_process.waitForFinished(5000);
}

bool Sshd::restart()
{
    kill();
    return start();
}

Result<std::unique_ptr<SshSession>> connectTo(const Sshd &server)
{
    static FixedHostKeyPolicy acceptAll(HostKeyPolicy::Answer::AcceptOnce);
    static NoCredentials none;
    return connectSsh(server.route(), {acceptAll, none, {}}, CancelToken());
}

} // namespace tributary::test
