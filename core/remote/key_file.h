// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/openssh_key.h"
#include "remote/private_key.h"

#include <QString>

#include <optional>

namespace tributary
{

/// A private key file: OpenSSH's format, PEM or PKCS#8. Reading it needs no passphrase yet.
class KeyFile
{
public:
    /// Errors: missing or unreadable; a public key, a PuTTY key or something else (the way out is named); damaged.
    static Result<KeyFile> read(const QString &path);

    /// An error if no passphrase would help: the cipher is unknown here.
    [[nodiscard]] Result<void> checkCipher() const;
    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] bool isEncrypted() const { return m_isEncrypted; }
    /// The public half, if it can be told without the passphrase: from the file, else from "<path>.pub"; empty if not.
    [[nodiscard]] const QByteArray &publicBlob() const { return m_publicBlob; }
    /// Others than the owner may read the file; OpenSSH would not use it.
    [[nodiscard]] bool isExposed() const { return m_isExposed; }
    /// The key; nothing = the passphrase is wrong. An empty one for a key that is not encrypted. Errors: damaged, of a
    /// kind that cannot be used, cancelled.
    [[nodiscard]] Result<std::optional<PrivateKey>> open(const Secret &passphrase, const CancelToken &cancel) const;

private:
    QString m_path;
    Secret m_text;
    std::optional<OpenSshKey> m_openSsh;
    QByteArray m_publicBlob;
    bool m_isEncrypted = false;
    bool m_isExposed = false;
};

/// The key blob of a public key file ("ssh-ed25519 AAAA… comment"); empty if there is none.
QByteArray readPublicKeyFile(const QString &path);

} // namespace tributary
