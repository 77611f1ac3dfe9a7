// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/ssh_route.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace tributary
{

/// A machine on which compiled models run: what the seed's target JSON says. docs/file-formats.md lists the fields.
/// Never holds a password.
struct Target {
    QString name; ///< unique among the managed targets; may be empty in a file of the seed
    QString host; ///< name, IPv4, IPv6 with or without brackets, or an alias of ~/.ssh/config
    std::optional<int> port; ///< 1..65535; none = that of ~/.ssh/config, else 22
    QString user;
    QString identityFile; ///< private key as the user wrote it: absolute or from "~"; empty = none named
    QString remoteWorkdir; ///< absolute, at least two levels deep, without ".."
    QString cannEnv; ///< set_env.sh that is sourced before the command; absolute; may be empty
    QString runCommand; ///< contains {om}
    std::optional<int> connectTimeout; ///< seconds for each of resolve, connect, handshake; 1..600
    std::optional<int> keepAlive; ///< seconds of silence after which the connection is taken for lost; 5..3600
    QString jumpHost; ///< "[user@]host[:port]" or an alias; empty = that of ~/.ssh/config, else none
    QJsonObject unknown; ///< fields of others, kept on saving

    /// Reads the fields; `place` (file, or file and target) starts each error, which names the field and what to do.
    /// Errors: a required field is missing or empty, a value is of the wrong type or range, a secret stands in it.
    static Result<Target> fromJson(const QJsonObject &json, const QString &place);
    [[nodiscard]] QJsonObject toJson() const;

    /// The first field whose value means nothing, e.g. for a form: the error names it.
    struct FieldError {
        QString field; ///< its JSON name
        Error error;
    };
    [[nodiscard]] std::optional<FieldError> check(const QString &place = {}) const;

    /// Where to connect to: "~" expanded, jump host taken apart, and what the target leaves open completed from
    /// ~/.ssh/config (`sshConfig`: from that file instead, "none" = from nothing). Runs `ssh -G`, which takes some
    /// milliseconds. Errors: as check() and resolveAlias().
    [[nodiscard]] Result<SshRoute> route(const CancelToken &cancel = {}, const QString &sshConfig = {}) const;
    /// remoteWorkdir without "//", "/." and a slash at its end.
    [[nodiscard]] QString workdir() const;
    /// For people: the name, or "user@host" where there is none.
    [[nodiscard]] QString title() const;

    friend bool operator==(const Target &, const Target &) = default;
};

/// A target in a file of its own: the seed's JSON.
Result<Target> readTargetFile(const QString &path);
/// Writes the seed's JSON in one step.
Result<void> writeTargetFile(const QString &path, const Target &target);

} // namespace tributary
