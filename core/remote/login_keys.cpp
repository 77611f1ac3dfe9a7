// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/login_keys.h"

#include "remote/ssh_wire.h"
#include "remote/waiting.h"

#include <QRegularExpression>

#include <libssh2.h>

namespace tributary
{

FileKey::FileKey(KeyFile file, CredentialSource &credentials, const CancelToken &cancel)
    : m_file(std::move(file))
    , m_credentials(credentials)
    , m_cancel(cancel)
{
}

Result<std::shared_ptr<FileKey>> FileKey::read(
    const QString &path, CredentialSource &credentials, const CancelToken &cancel)
{
    auto file = KeyFile::read(path);
    if (!file)
        return tl::unexpected(file.error());
    if (const auto known = file->checkCipher(); !known)
        return fail(known.error().what, path, known.error().hint);
    return std::shared_ptr<FileKey>(new FileKey(std::move(*file), credentials, cancel));
}

Result<LoginKey> FileKey::loginKey(const std::shared_ptr<FileKey> &key)
{
    LoginKey login;
    login.name = key->file().path();
    login.blob = key->file().publicBlob();
    login.sign = [key](const QByteArray &algorithm, const QByteArray &data) -> Result<QByteArray> {
        const auto opened = key->open();
        return opened ? opened->sign(algorithm, data) : tl::unexpected(opened.error());
    };
    if (login.blob.isEmpty()) {
        const auto opened = key->open();
        if (!opened)
            return tl::unexpected(opened.error());
        login.blob = opened->publicBlob();
    }
    return login;
}

Result<PrivateKey> FileKey::open()
{
    if (!m_opened)
        m_opened = unlock();
    return *m_opened;
}

Result<PrivateKey> FileKey::unlock()
{
    for (int attempt = 0; attempt < (m_file.isEncrypted() ? mostTries : 1); ++attempt) {
        Secret passphrase;
        if (m_file.isEncrypted()) {
            auto given = m_credentials.passphrase(m_file.path(), attempt > 0, m_cancel);
            if (m_cancel.isCancelled())
                return tl::unexpected(cancelledError());
            if (!given)
                return fail({QT_TRANSLATE_NOOP("core", "No passphrase was given for the key %1"), {m_file.path()}});
            passphrase = std::move(*given);
        }
        auto key = m_file.open(passphrase, m_cancel);
        if (!key)
            return tl::unexpected(key.error());
        if (!*key)
            continue;
        if (m_file.isEncrypted())
            m_credentials.passphraseWorked(m_file.path());
        return std::move(**key);
    }
    return fail({QT_TRANSLATE_NOOP("core", "The passphrase of the key %1 is wrong"), {m_file.path()}}, {},
        QT_TRANSLATE_NOOP("core", "Try it with ssh-keygen -y -f FILE; what is stored in the keychain may be old."));
}

std::vector<LoginKey> agentKeys(const QString &socketPath, const CancelToken &cancel)
{
    std::vector<LoginKey> keys;
    auto agent = AgentClient::connect(socketPath);
    const auto held =
        agent ? agent->keys(cancel) : Result<std::vector<AgentClient::Key>>(tl::unexpected(agent.error()));
    if (!held)
        return keys;
    const auto shared = std::make_shared<AgentClient>(std::move(*agent));
    for (const AgentClient::Key &key : *held) {
        const QByteArray type = wireType(key.blob);
        // Certificates and security keys sign in forms that libssh2 does not pass on.
        if (type != "ssh-rsa" && type != "ssh-ed25519" && !type.startsWith("ecdsa-sha2-nistp"))
            continue;
        if (type.endsWith("@openssh.com"))
            continue;
        LoginKey login;
        login.blob = key.blob;
        login.name = QStringLiteral("agent: ") + key.comment;
        login.sign = [shared, blob = key.blob, cancel](const QByteArray &algorithm, const QByteArray &data) {
            return shared->sign(blob, algorithm, data, cancel);
        };
        keys.push_back(std::move(login));
    }
    return keys;
}

QList<QByteArray> blobsToOffer(const QByteArray &blob, const QByteArray &serverBanner)
{
    constexpr int modernLibrary = 0x010b00; // chooses the algorithm itself
    if (wireType(blob) != "ssh-rsa" || libssh2_version(modernLibrary))
        return {blob};
    const QByteArray sha512 = wireString("rsa-sha2-512") + blob.mid(wireString("ssh-rsa").size());
    static const QRegularExpression openSsh(QStringLiteral("OpenSSH_(\\d+)\\.(\\d+)"));
    const auto version = openSsh.match(QString::fromLatin1(serverBanner));
    if (!version.hasMatch())
        return serverBanner.contains("dropbear") ? QList<QByteArray> {blob} : QList<QByteArray> {blob, sha512};
    const int release = version.captured(1).toInt() * 100 + version.captured(2).toInt();
    return release >= 808 ? QList<QByteArray> {sha512} : QList<QByteArray> {sha512, blob};
}

} // namespace tributary
