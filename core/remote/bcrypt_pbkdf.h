// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "secrets/secret.h"

#include <QByteArrayView>

#include <optional>

namespace tributary
{

/// The key derivation of encrypted OpenSSH key files: `size` bytes (1..1024) from a passphrase. `rounds` >= 1, each
/// takes some milliseconds for 32 bytes. Nothing if cancelled. Source: PROTOCOL.key of OpenSSH; the bcrypt hash is that
/// of Provos and Mazières, "A Future-Adaptable Password Scheme" (1999), with 64 iterations and SHA-512 of its inputs.
std::optional<Secret> bcryptPbkdf(
    const Secret &passphrase, QByteArrayView salt, quint32 rounds, qsizetype size, const CancelToken &cancel);

} // namespace tributary
