// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keyring/keyring_session.h"

#include "base/files.h"

#include <QDBusConnection>
#include <QDBusConnectionInterface>
#include <QDBusMessage>
#include <QDir>
#include <QElapsedTimer>
#include <QStandardPaths>
#include <QThread>

#include <csignal>

namespace tributary::testing
{

namespace
{

constexpr int patienceMs = 20000;

QByteArray busConfig(const QString &folder, const QByteArray &rules = {})
{
    return R"(<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir=)"
        + folder.toUtf8() + R"(</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
    )" + rules
        + R"(
  </policy>
</busconfig>
)";
}

void end(QProcess &process)
{
    if (process.state() == QProcess::NotRunning)
        return;
    process.kill(); // works on a stopped process too
    process.waitForFinished(patienceMs);
}

} // namespace

QString KeyringSession::missingProgram()
{
    for (const char *name : {"dbus-daemon", "gnome-keyring-daemon"}) {
        if (QStandardPaths::findExecutable(QLatin1String(name)).isEmpty())
            return QLatin1String(name);
    }
    return {};
}

KeyringSession::KeyringSession()
{
    for (const char *folder : {"home", "run", "config", "state", "cache"})
        QDir().mkpath(path(QLatin1String(folder)));
    QFile::setPermissions(path(QStringLiteral("run")), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    const QProcessEnvironment system = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS"}) {
        if (system.contains(QLatin1String(name)))
            m_environment.insert(QLatin1String(name), system.value(QLatin1String(name)));
    }
    m_environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    m_environment.insert(QStringLiteral("NO_COLOR"), QStringLiteral("1"));
    m_environment.insert(QStringLiteral("HOME"), path(QStringLiteral("home")));
    m_environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), path(QStringLiteral("run")));
    m_environment.insert(QStringLiteral("XDG_CONFIG_HOME"), path(QStringLiteral("config")));
    m_environment.insert(QStringLiteral("XDG_STATE_HOME"), path(QStringLiteral("state")));
    m_environment.insert(QStringLiteral("XDG_CACHE_HOME"), path(QStringLiteral("cache")));
}

KeyringSession::~KeyringSession()
{
    stopDaemon();
    end(m_bus);
}

bool KeyringSession::startBus()
{
    const QString config = path(QStringLiteral("bus.conf"));
    if (!writeFileAtomically(config, busConfig(m_folder.path())))
        return false;
    m_bus.setProcessEnvironment(m_environment);
    m_bus.start(QStringLiteral("dbus-daemon"),
        {QStringLiteral("--nofork"), QStringLiteral("--print-address=1"), QStringLiteral("--config-file=") + config});
    while (!m_bus.canReadLine()) {
        if (!m_bus.waitForReadyRead(patienceMs))
            return false;
    }
    m_address = QString::fromUtf8(m_bus.readLine().trimmed());
    m_environment.insert(QStringLiteral("DBUS_SESSION_BUS_ADDRESS"), m_address);
    return !m_address.isEmpty();
}

bool KeyringSession::startUnlocked()
{
    return startDaemon({QStringLiteral("--unlock")}, "keyring password\n");
}

bool KeyringSession::startLocked()
{
    return startDaemon({}, {});
}

bool KeyringSession::startDaemon(const QStringList &options, const QByteArray &input)
{
    if (m_address.isEmpty() && !startBus())
        return false;
    m_daemon.setProcessEnvironment(m_environment);
    m_daemon.start(QStringLiteral("gnome-keyring-daemon"),
        QStringList {QStringLiteral("--foreground"), QStringLiteral("--components=secrets")} + options);
    m_daemon.write(input);
    m_daemon.closeWriteChannel();
    QElapsedTimer timer;
    timer.start();
    while (!offersSecrets()) {
        if (timer.elapsed() > patienceMs || m_daemon.waitForFinished(20))
            return false;
    }
    return true;
}

bool KeyringSession::offersSecrets() const
{
    const QString name = QStringLiteral("keyring-session");
    bool offers = false;
    {
        const QDBusConnection bus = QDBusConnection::connectToBus(m_address, name);
        QDBusConnectionInterface *names = bus.isConnected() ? bus.interface() : nullptr;
        offers = names && names->isServiceRegistered(QStringLiteral("org.freedesktop.secrets")).value();
    }
    QDBusConnection::disconnectFromBus(name);
    return offers;
}

void KeyringSession::stopDaemon()
{
    end(m_daemon);
}

bool KeyringSession::denySecrets()
{
    const QByteArray rule = R"(<deny send_destination="org.freedesktop.secrets"/>)";
    if (!writeFileAtomically(path(QStringLiteral("bus.conf")), busConfig(m_folder.path(), rule)))
        return false;
    ::kill(pid_t(m_bus.processId()), SIGHUP); // it reads its configuration again, in a moment
    QElapsedTimer timer;
    timer.start();
    while (!deniesSecrets()) {
        if (timer.elapsed() > patienceMs)
            return false;
        QThread::msleep(10);
    }
    return true;
}

bool KeyringSession::deniesSecrets() const
{
    const QString name = QStringLiteral("keyring-session");
    QDBusMessage reply;
    {
        const QDBusConnection bus = QDBusConnection::connectToBus(m_address, name);
        reply = bus.call(QDBusMessage::createMethodCall(QStringLiteral("org.freedesktop.secrets"), QStringLiteral("/"),
                             QStringLiteral("org.freedesktop.DBus.Peer"), QStringLiteral("Ping")),
            QDBus::Block, patienceMs);
    }
    QDBusConnection::disconnectFromBus(name);
    return reply.errorName() == QLatin1String("org.freedesktop.DBus.Error.AccessDenied");
}

void KeyringSession::signalDaemon(int number) const
{
    ::kill(pid_t(m_daemon.processId()), number);
}

} // namespace tributary::testing
