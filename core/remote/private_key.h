// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

using EVP_PKEY = struct evp_pkey_st;

namespace tributary
{

/// A private key that can sign a login: RSA, ECDSA on a NIST curve, or Ed25519. Copies share the key, which is wiped
/// with the last of them.
class PrivateKey
{
public:
    /// Takes the key over. Errors: null, or of a kind that SSH logins do not use.
    static Result<PrivateKey> fromOpenSsl(EVP_PKEY *key);
    /// The fields of a key behind its type name, as the decrypted part of an OpenSSH key file holds them.
    static Result<PrivateKey> fromWire(const QByteArray &type, QByteArrayView fields);

    /// "ssh-rsa", "ecdsa-sha2-nistp256", "ssh-ed25519", …
    [[nodiscard]] QByteArray type() const;
    /// The public half as on the wire.
    [[nodiscard]] QByteArray publicBlob() const { return m_blob; }
    /// The signature without its type, as on the wire. `algorithm`: type() or, for RSA, also "rsa-sha2-256" and
    /// "rsa-sha2-512" (RFC 8332).
    [[nodiscard]] Result<QByteArray> sign(const QByteArray &algorithm, const QByteArray &data) const;

private:
    PrivateKey(std::shared_ptr<EVP_PKEY> key, QByteArray blob);

    std::shared_ptr<EVP_PKEY> m_key;
    QByteArray m_blob;
};

} // namespace tributary
