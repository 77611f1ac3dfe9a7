// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/private_key.h"
#include "secrets/secret.h"

#include <QByteArray>

#include <optional>

namespace tributary
{

/// A key file in OpenSSH's own format, "BEGIN OPENSSH PRIVATE KEY". Source: PROTOCOL.key of OpenSSH.
struct OpenSshKey {
    QByteArray cipher; ///< "none", "aes256-ctr", …
    QByteArray salt;
    quint32 rounds = 0; ///< of the key derivation
    QByteArray publicBlob; ///< readable without the passphrase
    Secret
        sealed; ///< the private part, encrypted unless the cipher is "none"; behind it the tag, if the cipher has one

    /// From the text of the file. Errors: not such a file, damaged, more than one key, unknown key derivation.
    static Result<OpenSshKey> parse(const QByteArray &text);
    [[nodiscard]] bool isEncrypted() const { return cipher != "none"; }
    /// An error if open() does not know the cipher, whatever the passphrase.
    [[nodiscard]] Result<void> checkCipher() const;
    /// The private key; nothing = the passphrase is wrong. Errors: unsupported cipher, damaged, cancelled.
    [[nodiscard]] Result<std::optional<PrivateKey>> open(const Secret &passphrase, const CancelToken &cancel) const;
};

} // namespace tributary
