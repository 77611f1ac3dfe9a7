// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_config.h"

#include "remote/host_words.h"
#include "remote/waiting.h"

#include <QDir>
#include <QHash>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStandardPaths>

#include <algorithm>
#include <pwd.h>
#include <unistd.h>

namespace tributary
{

namespace
{

constexpr int defaultPort = 22;
constexpr int answerMs = 15000;

/// What ssh -G prints: a keyword in lower case and its values, one per line that had it.
using Settings = QHash<QString, QStringList>;

tl::unexpected<Error> failConfig(const QString &host, const QString &detail)
{
    return fail({QT_TRANSLATE_NOOP("core", "The SSH configuration for %1 cannot be used"), {host}}, detail,
        QT_TRANSLATE_NOOP("core", "Check ~/.ssh/config; ssh -G HOST shows what it says."));
}

Result<Settings> ask(const QStringList &words, const QString &host, const CancelToken &cancel)
{
    QProcess ssh;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("GE_MS_TARGET_PASSWORD"));
    ssh.setProcessEnvironment(environment);
    ssh.setStandardInputFile(QProcess::nullDevice());
    ssh.start(QStringLiteral("ssh"), words);
    const Deadline deadline = deadlineIn(answerMs);
    while (!ssh.waitForFinished(50)) {
        if (ssh.error() == QProcess::FailedToStart || isOver(deadline) || cancel.isCancelled())
            break;
    }
    if (ssh.state() != QProcess::NotRunning) {
        ssh.kill();
        ssh.waitForFinished(1000);
        return cancel.isCancelled() ? tl::unexpected(cancelledError()) : failConfig(host, QStringLiteral("ssh -G"));
    }
    if (ssh.exitStatus() != QProcess::NormalExit || ssh.exitCode() != 0)
        return failConfig(host, QString::fromUtf8(ssh.readAllStandardError()).trimmed());
    Settings settings;
    for (const QByteArray &line : ssh.readAllStandardOutput().split('\n')) {
        const QString text = QString::fromUtf8(line);
        settings[text.section(QLatin1Char(' '), 0, 0).toLower()] << text.section(QLatin1Char(' '), 1);
    }
    return settings;
}

QString localUser()
{
    const passwd *entry = ::getpwuid(::getuid());
    return entry ? QString::fromLocal8Bit(entry->pw_name) : QString();
}

/// "~/x" and the tokens of ssh_config(5) that IdentityFile may hold.
QString expanded(QString path, const SshRoute &route)
{
    const QString home = QDir::homePath();
    if (path.startsWith(QLatin1String("~/")))
        path.replace(0, 1, home);
    const QHash<QChar, QString> tokens {{QLatin1Char('d'), home}, {QLatin1Char('h'), route.host},
        {QLatin1Char('p'), QString::number(route.port)}, {QLatin1Char('r'), route.user},
        {QLatin1Char('u'), localUser()}, {QLatin1Char('%'), QStringLiteral("%")}};
    for (qsizetype at = path.indexOf(QLatin1Char('%')); at >= 0 && at + 1 < path.size();) {
        const QString value = tokens.value(path[at + 1], path.mid(at, 2));
        path.replace(at, 2, value);
        at = path.indexOf(QLatin1Char('%'), at + value.size());
    }
    return QDir(home).absoluteFilePath(path);
}

/// "user@host:port", "[::1]:2222", "ssh://…".
Result<SshRoute> parseJump(QString text, const SshRoute &via)
{
    if (text.contains(QLatin1Char(',')))
        return fail({QT_TRANSLATE_NOOP("core", "%1 is reached through more than one jump host"), {via.host}}, text,
            QT_TRANSLATE_NOOP("core", "Name only one in ProxyJump."));
    const QString whole = text;
    if (text.startsWith(QLatin1String("ssh://")))
        text.remove(0, 6);
    SshRoute jump = via;
    jump.identityFiles.clear();
    jump.jump.reset();
    const auto words = splitHostWords(text);
    if (!words)
        return failConfig(via.host, QStringLiteral("ProxyJump ") + whole);
    jump.user = words->user;
    jump.host = words->host;
    jump.port = words->port.value_or(defaultPort);
    return jump;
}

/// One host, without following its jump.
class Lookup
{
public:
    Lookup(const SshRoute &wanted, const QString &configFile, const CancelToken &cancel)
        : m_wanted(wanted)
        , m_config(configFile)
        , m_cancel(cancel)
    {
    }

    Result<SshRoute> run()
    {
        SshRoute route = m_wanted;
        route.host = withoutBrackets(route.host);
        if (route.host.isEmpty() || route.host.startsWith(QLatin1Char('-')))
            return failConfig(m_wanted.host, QStringLiteral("host \"%1\"").arg(m_wanted.host));
        if (QStandardPaths::findExecutable(QStringLiteral("ssh")).isEmpty())
            return completed(route);
        auto settings = ask(words(route, m_config), route.host, m_cancel);
        // The names of the default keys look as if somebody had named them.
        const auto plain = ask(words(route, QStringLiteral("none")), route.host, m_cancel);
        if (!settings || !plain)
            return tl::unexpected(settings ? plain.error() : settings.error());
        const auto first = [&](const char *key) { return settings->value(QLatin1String(key)).value(0); };
        route.host = withoutBrackets(first("hostname"));
        if (route.port == defaultPort)
            route.port = first("port").toInt();
        if (route.user.isEmpty())
            route.user = first("user");
        const QString files = QStringLiteral("identityfile");
        if (route.identityFiles.isEmpty() && settings->value(files) != plain->value(files))
            for (const QString &file : settings->value(files))
                route.identityFiles << expanded(file, route);
        m_jump = first("proxyjump");
        const QString command = first("proxycommand");
        if (!command.isEmpty() && command != QLatin1String("none"))
            return failConfig(m_wanted.host, QStringLiteral("ProxyCommand is not supported; use ProxyJump"));
        return route;
    }
    /// "" or "none" = there is none.
    [[nodiscard]] const QString &jump() const { return m_jump; }

private:
    static SshRoute completed(SshRoute route)
    {
        if (route.user.isEmpty())
            route.user = localUser();
        return route;
    }
    static QStringList words(const SshRoute &route, const QString &config)
    {
        QStringList words {QStringLiteral("-G")};
        if (!config.isEmpty())
            words << QStringLiteral("-F") << config;
        if (!route.user.isEmpty())
            words << QStringLiteral("-l") << route.user;
        if (route.port != defaultPort)
            words << QStringLiteral("-p") << QString::number(route.port);
        return words << QStringLiteral("--") << route.host;
    }

    const SshRoute &m_wanted;
    const QString &m_config;
    const CancelToken &m_cancel;
    QString m_jump;
};

bool isNamed(const QString &jump)
{
    return !jump.isEmpty() && jump != QLatin1String("none");
}

} // namespace

Result<SshRoute> resolveAlias(const SshRoute &wanted, const QString &configFile, const CancelToken &cancel)
{
    Lookup target(wanted, configFile, cancel);
    auto route = target.run();
    if (!route || (route->jump == nullptr && !isNamed(target.jump())))
        return route;
    const auto named = route->jump ? Result<SshRoute>(*route->jump) : parseJump(target.jump(), *route);
    if (!named)
        return tl::unexpected(named.error());
    Lookup between(*named, configFile, cancel);
    const auto jump = between.run();
    if (!jump)
        return tl::unexpected(jump.error());
    if (isNamed(between.jump()))
        return fail({QT_TRANSLATE_NOOP("core", "%1 is reached through more than one jump host"), {route->host}},
            jump->host + QStringLiteral(": ProxyJump ") + between.jump(),
            QT_TRANSLATE_NOOP("core", "Name only one in ProxyJump."));
    route->jump = std::make_shared<const SshRoute>(*jump);
    return route;
}

} // namespace tributary
