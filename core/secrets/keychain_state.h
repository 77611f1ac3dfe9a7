// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tributary
{

/// What the Secret Service says about itself. QtKeychain's codes do not tell these apart: it calls an entry of a locked
/// keychain "not found".
enum class KeychainState {
    NoService, ///< no session bus, or nobody offers org.freedesktop.secrets there
    NoCollection, ///< the service has no default collection to store into
    Locked, ///< the entry, or the default collection, is locked
    Open,
    Denied, ///< the system forbids to talk to it (bus policy, sandbox)
    Unknown, ///< it does not answer
};

/// Asks the service over D-Bus; `user` and `server` are the attributes that QtKeychain gives an entry. Nothing is
/// unlocked and no dialog opens. Takes a few milliseconds, at most a few seconds if the service hangs. Source: the
/// Secret Service API 0.2 of freedesktop.org (SearchItems, ReadAlias, Collection.Locked).
KeychainState keychainState(const QString &user, const QString &server);

} // namespace tributary
