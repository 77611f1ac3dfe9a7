// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/target.h"

#include "base/files.h"
#include "base/json_fields.h"
#include "remote/host_words.h"
#include "remote/ssh_config.h"
#include "remote/target_fields.h"
#include "remote/target_rules.h"

#include <QDir>
#include <QJsonDocument>

#include <cmath>

namespace tributary
{

namespace
{

struct TextField {
    const char *name;
    QString Target::*member;
    bool isRequired;
};
constexpr TextField textFields[] = {
    {"name", &Target::name, false},
    {"host", &Target::host, true},
    {"user", &Target::user, true},
    {"identity_file", &Target::identityFile, false},
    {"remote_workdir", &Target::remoteWorkdir, true},
    {"cann_env", &Target::cannEnv, false},
    {"run_command", &Target::runCommand, true},
    {"jump_host", &Target::jumpHost, false},
};

struct NumberField {
    const char *name;
    std::optional<int> Target::*member;
};
constexpr NumberField numberFields[] = {
    {"port", &Target::port},
    {"connect_timeout", &Target::connectTimeout},
    {"keep_alive", &Target::keepAlive},
};

/// Takes the value of the field out of `json`; nothing on success. A field that is null counts as absent.
std::optional<Error> takeText(QJsonObject &json, const TextField &field, const QString &place, Target &target)
{
    const QJsonValue value = json.take(QLatin1String(field.name));
    if (value.isString()) {
        target.*field.member = value.toString();
        return std::nullopt;
    }
    const QString name = QLatin1String(field.name);
    if (!value.isUndefined() && !value.isNull())
        return Error {{QT_TRANSLATE_NOOP("core", "The field \"%1\" is no text"), {name}}, place,
            QT_TRANSLATE_NOOP("core", "Write its value in double quotes.")};
    if (field.isRequired)
        return Error {{QT_TRANSLATE_NOOP("core", "The field \"%1\" is missing"), {name}}, place,
            QT_TRANSLATE_NOOP("core", "A target needs host, user, remote_workdir and run_command.")};
    return std::nullopt;
}

std::optional<Error> takeNumber(QJsonObject &json, const NumberField &field, const QString &place, Target &target)
{
    const QJsonValue value = json.take(QLatin1String(field.name));
    if (value.isUndefined() || value.isNull())
        return std::nullopt;
    const double number = value.toDouble(NAN);
    if (std::isnan(number) || number != std::floor(number) || std::abs(number) > 1e9)
        return Error {{QT_TRANSLATE_NOOP("core", "The field \"%1\" is no whole number"), {QLatin1String(field.name)}},
            place, QT_TRANSLATE_NOOP("core", "Write digits alone, without quotes.")};
    target.*field.member = int(number);
    return std::nullopt;
}

QString expandHome(const QString &path)
{
    return path.startsWith(QLatin1String("~/")) ? QDir::homePath() + path.mid(1) : path;
}

} // namespace

QStringList targetFieldNames()
{
    QStringList names;
    for (const TextField &field : textFields)
        names << QLatin1String(field.name);
    for (const NumberField &field : numberFields)
        names << QLatin1String(field.name);
    return names;
}

Result<Target> Target::fromJson(const QJsonObject &json, const QString &place)
{
    if (const QString field = secretField(json); !field.isEmpty())
        return fail(
            {QT_TRANSLATE_NOOP("core", "The field \"%1\" is refused: secrets do not belong into a file"), {field}},
            place,
            QT_TRANSLATE_NOOP("core",
                "Remove it. Keep the secret in the keychain (tributary-cli target set-password, or the target's form "
                "in "
                "the desktop), or give it in the environment variable GE_MS_TARGET_PASSWORD."));
    Target target;
    target.unknown = json;
    for (const TextField &field : textFields) {
        if (auto error = takeText(target.unknown, field, place, target))
            return tl::unexpected(std::move(*error));
    }
    for (const NumberField &field : numberFields) {
        if (auto error = takeNumber(target.unknown, field, place, target))
            return tl::unexpected(std::move(*error));
    }
    if (auto broken = target.check(place))
        return tl::unexpected(std::move(broken->error));
    return target;
}

QJsonObject Target::toJson() const
{
    QJsonObject json = unknown;
    for (const TextField &field : textFields) {
        if (!(this->*field.member).isEmpty())
            json.insert(QLatin1String(field.name), this->*field.member);
    }
    for (const NumberField &field : numberFields) {
        if (this->*field.member)
            json.insert(QLatin1String(field.name), *(this->*field.member));
    }
    return json;
}

std::optional<Target::FieldError> Target::check(const QString &place) const
{
    return brokenTargetRule(*this, place);
}

QString Target::workdir() const
{
    return QDir::cleanPath(remoteWorkdir);
}

Result<SshRoute> Target::route(const CancelToken &cancel, const QString &sshConfig) const
{
    if (auto broken = check(title()))
        return tl::unexpected(std::move(broken->error));
    SshRoute route;
    route.host = withoutBrackets(host);
    route.port = port.value_or(route.port);
    route.user = user;
    if (!identityFile.isEmpty())
        route.identityFiles = {expandHome(identityFile)};
    route.connectSeconds = connectTimeout.value_or(route.connectSeconds);
    route.silenceSeconds = keepAlive.value_or(route.silenceSeconds);
    if (!jumpHost.isEmpty()) {
        const auto words = splitHostWords(jumpHost); // check() has seen that it is one
        SshRoute jump; // with keys of its own, as OpenSSH has it
        jump.host = words->host;
        jump.port = words->port.value_or(jump.port);
        jump.user = words->user;
        jump.connectSeconds = route.connectSeconds;
        jump.silenceSeconds = route.silenceSeconds;
        route.jump = std::make_shared<const SshRoute>(std::move(jump));
    }
    return resolveAlias(route, sshConfig, cancel);
}

QString Target::title() const
{
    return name.isEmpty() ? QStringLiteral("%1@%2").arg(user, host) : name;
}

Result<Target> readTargetFile(const QString &path)
{
    const auto bytes = readFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto json = parseJsonObject(*bytes, path);
    if (!json)
        return tl::unexpected(json.error());
    return Target::fromJson(*json, path);
}

Result<void> writeTargetFile(const QString &path, const Target &target)
{
    return writeFileAtomically(path, QJsonDocument(target.toJson()).toJson());
}

} // namespace tributary
