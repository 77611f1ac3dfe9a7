// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"

#include <QString>

#include <qt6keychain/keychain.h>

#include <chrono>

namespace tributary
{

/// How a question to the keychain ended.
struct KeychainAnswer {
    enum class End {
        Answered, ///< code and message are those of QtKeychain
        TookTooLong,
        Cancelled,
    };

    End end = End::Answered;
    QKeychain::Error code = QKeychain::NoError;
    QString message; ///< of the service; for people
    QString text; ///< the secret that was read; the receiver wipes it
};

/// One question to the keychain.
struct KeychainQuestion {
    enum class Kind { Read, Write, Delete };

    Kind kind = Kind::Read;
    QString key;
    QString text {}; ///< to write; the asker wipes it
};

/// The service name of all our entries.
QString keychainService();

/// Asks through a job of QtKeychain in the keychain's thread, and waits. A job that takes too long is left alone, as
/// deleting it would crash; it still holds up those behind it, so further questions wait only shortly while it is open.
KeychainAnswer askKeychain(
    const KeychainQuestion &question, std::chrono::steady_clock::time_point deadline, const CancelToken &cancel);

} // namespace tributary
