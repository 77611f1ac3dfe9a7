// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/target_rules.h"

#include "base/shell_words.h"
#include "remote/host_words.h"

#include <algorithm>

namespace tributary
{

namespace
{

using Broken = std::optional<Target::FieldError>;

class Rules
{
public:
    Rules(const Target &target, const QString &place)
        : m_target(target)
        , m_place(place)
    {
    }

    Broken first() const
    {
        for (const auto rule : {&Rules::name, &Rules::host, &Rules::user, &Rules::numbers, &Rules::identityFile,
                 &Rules::remoteWorkdir, &Rules::cannEnv, &Rules::runCommand, &Rules::jumpHost}) {
            if (Broken broken = (this->*rule)())
                return broken;
        }
        return std::nullopt;
    }

private:
    /// `what` has the name of the field as %1.
    Broken broken(const char *field, const char *what, const QString &value, Text hint) const
    {
        const QString name = QLatin1String(field);
        QString detail = m_place;
        if (!value.isEmpty())
            detail += (detail.isEmpty() ? QString() : QStringLiteral(": ")) + printable(value);
        return Target::FieldError {name, Error {{what, {name}}, detail, std::move(hint)}};
    }

    static bool isControl(QChar c) { return c.category() == QChar::Other_Control; }
    static bool hasControl(const QString &text) { return std::any_of(text.begin(), text.end(), isControl); }
    static QString printable(QString text)
    {
        std::replace_if(text.begin(), text.end(), isControl, QChar(QChar::ReplacementCharacter));
        return text.left(200);
    }

    Broken name() const
    {
        const QString &name = m_target.name;
        if (hasControl(name) || name.contains(QLatin1Char('/')) || name != name.trimmed())
            return broken("name", QT_TRANSLATE_NOOP("core", "The field \"%1\" is no name for a target"), name,
                QT_TRANSLATE_NOOP(
                    "core", "Use a short name without slashes, control characters and outer blanks, e.g. lab-1."));
        return std::nullopt;
    }

    Broken host() const
    {
        if (m_target.host.isEmpty())
            return broken("host", QT_TRANSLATE_NOOP("core", "The field \"%1\" is empty"), {},
                QT_TRANSLATE_NOOP("core", "Give the name or the address of the target machine."));
        if (!isPlainHost(m_target.host))
            return broken("host", QT_TRANSLATE_NOOP("core", "The field \"%1\" is no name and no address of a machine"),
                m_target.host,
                QT_TRANSLATE_NOOP("core", "Give the name or address alone; user and port have fields of their own."));
        return std::nullopt;
    }

    Broken user() const
    {
        if (m_target.user.isEmpty())
            return broken("user", QT_TRANSLATE_NOOP("core", "The field \"%1\" is empty"), {},
                QT_TRANSLATE_NOOP("core", "Give the name of the account on the target machine."));
        if (hasControl(m_target.user) || m_target.user.startsWith(QLatin1Char('-')))
            return broken("user", QT_TRANSLATE_NOOP("core", "The field \"%1\" is no name of an account"), m_target.user,
                QT_TRANSLATE_NOOP("core", "Give the name of the account on the target machine."));
        return std::nullopt;
    }

    Broken numbers() const
    {
        if (m_target.port && (*m_target.port < 1 || *m_target.port > 65535))
            return outOfRange("port", *m_target.port, QT_TRANSLATE_NOOP("core", "Use a number from 1 to 65535."));
        if (m_target.connectTimeout
            && (*m_target.connectTimeout < TargetLimits::leastConnectTimeout
                || *m_target.connectTimeout > TargetLimits::mostConnectTimeout))
            return outOfRange("connect_timeout", *m_target.connectTimeout,
                {QT_TRANSLATE_NOOP("core", "Use a number of seconds from %1 to %2."),
                    {number(TargetLimits::leastConnectTimeout), number(TargetLimits::mostConnectTimeout)}});
        if (m_target.keepAlive
            && (*m_target.keepAlive < TargetLimits::leastKeepAlive
                || *m_target.keepAlive > TargetLimits::mostKeepAlive))
            return outOfRange("keep_alive", *m_target.keepAlive,
                {QT_TRANSLATE_NOOP("core", "Use a number of seconds from %1 to %2."),
                    {number(TargetLimits::leastKeepAlive), number(TargetLimits::mostKeepAlive)}});
        return std::nullopt;
    }

    Broken outOfRange(const char *field, int value, Text hint) const
    {
        return broken(field, QT_TRANSLATE_NOOP("core", "The field \"%1\" is out of range"), QString::number(value),
            std::move(hint));
    }

    Broken identityFile() const
    {
        const QString &file = m_target.identityFile;
        const bool isHome = file.startsWith(QLatin1String("~/"));
        if (file.isEmpty() || ((isHome || file.startsWith(QLatin1Char('/'))) && !file.contains(QChar(0))))
            return std::nullopt;
        return broken("identity_file", QT_TRANSLATE_NOOP("core", "The field \"%1\" is no absolute path"), file,
            QT_TRANSLATE_NOOP(
                "core", "Give the whole path of the private key on this machine, e.g. ~/.ssh/id_ed25519."));
    }

    Broken remoteWorkdir() const
    {
        const char *field = "remote_workdir";
        const QString &folder = m_target.remoteWorkdir;
        if (folder.isEmpty())
            return broken(field, QT_TRANSLATE_NOOP("core", "The field \"%1\" is empty"), {},
                QT_TRANSLATE_NOOP("core", "Give a folder on the target for the run alone, e.g. /home/tester/tune."));
        if (!folder.startsWith(QLatin1Char('/')) || folder.contains(QChar(0)))
            return broken(field, QT_TRANSLATE_NOOP("core", "The field \"%1\" is no absolute path"), folder,
                QT_TRANSLATE_NOOP(
                    "core", "Give the whole path on the target; ~ and variables are not expanded there."));
        QStringList levels = folder.split(QLatin1Char('/'), Qt::SkipEmptyParts);
        if (levels.contains(QLatin1String("..")))
            return broken(field, QT_TRANSLATE_NOOP("core", "The field \"%1\" contains \"..\""), folder,
                QT_TRANSLATE_NOOP(
                    "core", "Give the path without it: what the run creates there is removed at its end."));
        levels.removeAll(QStringLiteral("."));
        if (levels.size() < 2)
            return broken(field, QT_TRANSLATE_NOOP("core", "The field \"%1\" is not two levels deep"), folder,
                QT_TRANSLATE_NOOP("core", "Give a folder on the target for the run alone, e.g. /home/tester/tune."));
        return std::nullopt;
    }

    Broken cannEnv() const
    {
        const QString &file = m_target.cannEnv;
        if (file.isEmpty() || (file.startsWith(QLatin1Char('/')) && !file.contains(QChar(0))))
            return std::nullopt;
        return broken("cann_env", QT_TRANSLATE_NOOP("core", "The field \"%1\" is no absolute path"), file,
            QT_TRANSLATE_NOOP("core", "Give the whole path of set_env.sh on the target, or leave the field away."));
    }

    Broken runCommand() const
    {
        const char *field = "run_command";
        const QString &command = m_target.runCommand;
        const Text example = QT_TRANSLATE_NOOP("core",
            "Give the command that runs the model on the target, with {om} for the path of the model, e.g. "
            "python3 /home/tester/infer.py --om {om}.");
        if (command.trimmed().isEmpty())
            return broken(field, QT_TRANSLATE_NOOP("core", "The field \"%1\" is empty"), {}, example);
        if (!command.contains(QLatin1String("{om}")))
            return broken(field, QT_TRANSLATE_NOOP("core", "The field \"%1\" does not contain {om}"), command, example);
        if (const auto words = splitShellWords(command); !words)
            return broken(field, QT_TRANSLATE_NOOP("core", "The field \"%1\" cannot be split into words"), command,
                words.error().what);
        return std::nullopt;
    }

    Broken jumpHost() const
    {
        if (m_target.jumpHost.isEmpty() || splitHostWords(m_target.jumpHost))
            return std::nullopt;
        return broken("jump_host", QT_TRANSLATE_NOOP("core", "The field \"%1\" is no [user@]host[:port]"),
            m_target.jumpHost,
            QT_TRANSLATE_NOOP("core", "Give one machine; an IPv6 address with a port is written [address]:port."));
    }

    const Target &m_target;
    const QString &m_place;
};

} // namespace

Broken brokenTargetRule(const Target &target, const QString &place)
{
    return Rules(target, place).first();
}

QString secretField(const QJsonObject &json)
{
    for (const QString &field : json.keys()) {
        for (const char *word : {"password", "passwd", "passphrase"}) {
            if (field.contains(QLatin1String(word), Qt::CaseInsensitive))
                return field;
        }
    }
    return {};
}

} // namespace tributary
