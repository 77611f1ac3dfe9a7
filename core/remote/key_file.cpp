// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/key_file.h"

#include "base/files.h"
#include "remote/ssh_wire.h"

#include <QFileInfo>

#include <openssl/bio.h>
#include <openssl/decoder.h>
#include <openssl/err.h>
#include <openssl/evp.h>

namespace tributary
{

namespace
{

/// Null if it cannot be read. Not by way of a password callback: OpenSSL leaves what that gave on the stack.
EVP_PKEY *readPem(const Secret &text, const Secret *passphrase)
{
    EVP_PKEY *key = nullptr;
    BIO *bio = BIO_new_mem_buf(text.data(), int(text.size()));
    OSSL_DECODER_CTX *decoder =
        OSSL_DECODER_CTX_new_for_pkey(&key, "PEM", nullptr, nullptr, EVP_PKEY_KEYPAIR, nullptr, nullptr);
    if (passphrase)
        OSSL_DECODER_CTX_set_passphrase(
            decoder, reinterpret_cast<const uchar *>(passphrase->data()), std::size_t(passphrase->size()));
    OSSL_DECODER_from_bio(decoder, bio);
    OSSL_DECODER_CTX_free(decoder);
    BIO_free(bio);
    ERR_clear_error();
    return key;
}

/// PKCS#8 says so in its first line, older PEM in a header (RFC 1421).
bool isEncryptedPem(const QByteArray &text)
{
    return text.contains("BEGIN ENCRYPTED PRIVATE KEY") || text.contains("Proc-Type: 4,ENCRYPTED");
}

tl::unexpected<Error> failKind(const QString &path, Text hint)
{
    return fail(
        {QT_TRANSLATE_NOOP("core", "%1 is no private key that this program can read"), {path}}, {}, std::move(hint));
}

bool looksPublic(const QByteArray &text)
{
    return text.startsWith("ssh-") || text.startsWith("ecdsa-") || text.startsWith("---- BEGIN SSH2 PUBLIC KEY");
}

} // namespace

Result<KeyFile> KeyFile::read(const QString &path)
{
    auto text = readFile(path);
    if (!text)
        return tl::unexpected(text.error());
    const Secret wiped(*text);
    KeyFile file;
    file.m_path = path;
    const auto othersMay = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther
        | QFileDevice::WriteOther | QFileDevice::ExeGroup | QFileDevice::ExeOther;
    file.m_isExposed = (QFileInfo(path).permissions() & othersMay) != 0;
    if (looksPublic(*text))
        return failKind(path, QT_TRANSLATE_NOOP("core", "It is a public key. Name the private one, without .pub."));
    if (text->startsWith("PuTTY-User-Key-File"))
        return failKind(path,
            {QT_TRANSLATE_NOOP("core", "It is a PuTTY key. Convert it: puttygen %1 -O private-openssh -o %1.key"),
                {path}});
    if (text->contains("BEGIN OPENSSH PRIVATE KEY")) {
        auto key = OpenSshKey::parse(*text);
        if (!key)
            return fail(key.error().what, path + QStringLiteral(" ") + key.error().detail, key.error().hint);
        file.m_isEncrypted = key->isEncrypted();
        file.m_publicBlob = key->publicBlob;
        file.m_openSsh = std::move(*key);
        return file;
    }
    file.m_text = wiped.clone();
    file.m_isEncrypted = isEncryptedPem(*text);
    if (file.m_isEncrypted) {
        file.m_publicBlob = readPublicKeyFile(path + QStringLiteral(".pub"));
        return file;
    }
    EVP_PKEY *key = readPem(file.m_text, nullptr);
    if (!key)
        return failKind(
            path, QT_TRANSLATE_NOOP("core", "Name an OpenSSH, PEM or PKCS#8 key, as ssh-keygen makes them."));
    const auto usable = PrivateKey::fromOpenSsl(key);
    if (!usable)
        return fail(usable.error().what, path, usable.error().hint);
    file.m_publicBlob = usable->publicBlob();
    return file;
}

Result<void> KeyFile::checkCipher() const
{
    return m_openSsh ? m_openSsh->checkCipher() : Result<void>();
}

Result<std::optional<PrivateKey>> KeyFile::open(const Secret &passphrase, const CancelToken &cancel) const
{
    auto key = [&]() -> Result<std::optional<PrivateKey>> {
        if (m_openSsh)
            return m_openSsh->open(passphrase, cancel);
        EVP_PKEY *read = readPem(m_text, m_isEncrypted ? &passphrase : nullptr);
        if (!read && m_isEncrypted)
            return std::nullopt;
        auto usable = PrivateKey::fromOpenSsl(read);
        if (!usable)
            return tl::unexpected(usable.error());
        return std::optional<PrivateKey>(std::move(*usable));
    }();
    if (!key && !cancel.isCancelled())
        return fail(key.error().what, (m_path + QStringLiteral(" ") + key.error().detail).trimmed(), key.error().hint);
    return key;
}

QByteArray readPublicKeyFile(const QString &path)
{
    const auto text = readFile(path);
    if (!text)
        return {};
    const QList<QByteArray> words = text->simplified().split(' ');
    if (words.size() < 2)
        return {};
    const QByteArray blob = QByteArray::fromBase64(words[1]);
    return wireType(blob) == words[0] ? blob : QByteArray();
}

} // namespace tributary
