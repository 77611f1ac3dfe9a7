// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"
#include "remote/agent_client.h"
#include "remote/credentials.h"
#include "remote/key_file.h"

#include <QByteArray>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace tributary
{

/// A key that a login may use, wherever its private half is.
struct LoginKey {
    QByteArray blob; ///< public half, as on the wire
    QString name; ///< for people: the path, or the agent's comment
    /// The signature without its type; may ask for a passphrase. Arguments: algorithm (as for PrivateKey::sign()),
    /// data.
    std::function<Result<QByteArray>(const QByteArray &, const QByteArray &)> sign;
};

/// A key file that is opened when it is first needed; the passphrase is checked here, before anything is sent.
class FileKey
{
public:
    static constexpr int mostTries = 3;

    /// `credentials` must live as long as the object. Errors: see KeyFile::read(), unsupported cipher.
    static Result<std::shared_ptr<FileKey>> read(
        const QString &path, CredentialSource &credentials, const CancelToken &cancel);
    /// As a login key. Asks for the passphrase now if the public half cannot be told without. Errors: as of open().
    static Result<LoginKey> loginKey(const std::shared_ptr<FileKey> &key);

    [[nodiscard]] const KeyFile &file() const { return m_file; }
    /// The private key. Errors, the same again in each call: no passphrase given, three wrong ones, damaged.
    Result<PrivateKey> open();

private:
    FileKey(KeyFile file, CredentialSource &credentials, const CancelToken &cancel);
    Result<PrivateKey> unlock();

    KeyFile m_file;
    CredentialSource &m_credentials;
    CancelToken m_cancel;
    std::optional<Result<PrivateKey>> m_opened;
};

/// The keys of the agent that this libssh2 can log in with. No agent, or none that answers: no keys.
std::vector<LoginKey> agentKeys(const QString &socketPath, const CancelToken &cancel);

/// The blobs to offer for a key, in order. For RSA they say how to sign: libssh2 before 1.11 takes the algorithm from
/// the blob's type, and OpenSSH, which does not take SHA-1 any more since 8.8, reads such blobs.
QList<QByteArray> blobsToOffer(const QByteArray &blob, const QByteArray &serverBanner);

} // namespace tributary
