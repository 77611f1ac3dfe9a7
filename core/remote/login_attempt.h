// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/login_keys.h"
#include "remote/ssh_session.h"

#include <QByteArray>
#include <QString>

namespace tributary
{

/// How one attempt to log in ended.
struct LoginAttempt {
    enum class End {
        Accepted,
        Refused,
        Disconnected, ///< by the server, which counts attempts: the session is of no use any more
        NotMade, ///< the key did not sign
    };
    End end = End::Refused;
    QString reason {}; ///< besides "refused"; may be empty, never holds a secret
};

/// The methods that the server offers, comma-separated, before anything is tried; nothing = it let us in without.
/// Errors: lost, cancelled.
Result<std::optional<QByteArray>> offeredLoginMethods(SshSession &session, const CancelToken &cancel);

/// Each makes one attempt. Errors: silence, cancelled.
/// `blob`: the key's, or what blobsToOffer() made of it.
Result<LoginAttempt> tryKey(
    SshSession &session, const LoginKey &key, const QByteArray &blob, const CancelToken &cancel);
Result<LoginAttempt> tryPassword(SshSession &session, const Secret &password, const CancelToken &cancel);
/// Answers every prompt that hides what is typed with the password, each once; others with nothing.
Result<LoginAttempt> tryKeyboardInteractive(SshSession &session, const Secret &password, const CancelToken &cancel);

} // namespace tributary
