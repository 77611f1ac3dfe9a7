// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/openssh_key.h"

#include "remote/bcrypt_pbkdf.h"
#include "remote/ssh_wire.h"
#include "remote/waiting.h"

#include <openssl/evp.h>

#include <array>
#include <memory>

namespace tributary
{

namespace
{

constexpr auto beginLine = "-----BEGIN OPENSSH PRIVATE KEY-----";
constexpr auto endLine = "-----END OPENSSH PRIVATE KEY-----";
constexpr quint32 mostRounds = 100000; // some minutes; more is a damaged file

struct Cipher {
    const char *sshName;
    const char *openSslName;
    int keySize;
    int ivSize;
    int tagSize; ///< 0 = none
};
constexpr std::array ciphers {
    Cipher {"aes256-ctr", "AES-256-CTR", 32, 16, 0},
    Cipher {"aes192-ctr", "AES-192-CTR", 24, 16, 0},
    Cipher {"aes128-ctr", "AES-128-CTR", 16, 16, 0},
    Cipher {"aes256-cbc", "AES-256-CBC", 32, 16, 0},
    Cipher {"aes192-cbc", "AES-192-CBC", 24, 16, 0},
    Cipher {"aes128-cbc", "AES-128-CBC", 16, 16, 0},
    Cipher {"aes256-gcm@openssh.com", "AES-256-GCM", 32, 12, 16},
    Cipher {"aes128-gcm@openssh.com", "AES-128-GCM", 16, 12, 16},
    Cipher {"3des-cbc", "DES-EDE3-CBC", 24, 8, 0},
};

const Cipher *findCipher(const QByteArray &name)
{
    for (const Cipher &cipher : ciphers)
        if (name == cipher.sshName)
            return &cipher;
    return nullptr;
}

tl::unexpected<Error> damaged(const QString &detail)
{
    return fail({QT_TRANSLATE_NOOP("core", "The private key file is damaged")}, detail,
        QT_TRANSLATE_NOOP("core", "Copy it again from where it came, or make a new key with ssh-keygen."));
}

/// Nothing = the tag does not fit.
std::optional<Secret> decrypt(const Cipher &cipher, const Secret &key, QByteArrayView sealed)
{
    const QByteArrayView body = sealed.chopped(cipher.tagSize);
    QByteArray tag = sealed.last(cipher.tagSize).toByteArray();
    const std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)> context(
        EVP_CIPHER_CTX_new(), &EVP_CIPHER_CTX_free);
    const std::unique_ptr<EVP_CIPHER, decltype(&EVP_CIPHER_free)> method(
        EVP_CIPHER_fetch(nullptr, cipher.openSslName, nullptr), &EVP_CIPHER_free);
    const auto *bytes = reinterpret_cast<const uchar *>(key.data());
    QByteArray plain(body.size() + EVP_MAX_BLOCK_LENGTH, '\0');
    auto *out = reinterpret_cast<uchar *>(plain.data());
    int size = 0;
    int rest = 0;
    EVP_DecryptInit_ex(context.get(), method.get(), nullptr, bytes, bytes + cipher.keySize);
    EVP_CIPHER_CTX_set_padding(context.get(), 0);
    if (cipher.tagSize > 0)
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_SET_TAG, cipher.tagSize, tag.data());
    bool fits =
        EVP_DecryptUpdate(context.get(), out, &size, reinterpret_cast<const uchar *>(body.data()), int(body.size()))
        == 1;
    fits = fits && EVP_DecryptFinal_ex(context.get(), out + size, &rest) == 1;
    Secret result(std::move(plain));
    if (!fits)
        return std::nullopt;
    return result;
}

/// The private part in clear; nothing = the passphrase is wrong.
Result<std::optional<PrivateKey>> readPlain(const Secret &plain)
{
    WireReader reader(QByteArrayView(plain.data(), plain.size()));
    const quint32 check = reader.number();
    if (reader.number() != check)
        return std::nullopt;
    const QByteArray type = reader.string().toByteArray();
    if (reader.isBad())
        return damaged({});
    auto key = PrivateKey::fromWire(type, reader.rest());
    if (!key)
        return tl::unexpected(key.error());
    return std::optional<PrivateKey>(std::move(*key));
}

Result<QByteArray> bodyOf(const QByteArray &text)
{
    const qsizetype begin = text.indexOf(beginLine);
    const qsizetype end = text.indexOf(endLine);
    if (begin < 0 || end < begin)
        return damaged(QStringLiteral("BEGIN/END OPENSSH PRIVATE KEY"));
    const qsizetype from = begin + qsizetype(qstrlen(beginLine));
    return QByteArray::fromBase64(text.mid(from, end - from));
}

} // namespace

Result<OpenSshKey> OpenSshKey::parse(const QByteArray &text)
{
    const auto decoded = bodyOf(text);
    if (!decoded)
        return tl::unexpected(decoded.error());
    const Secret body(*decoded);
    const QByteArrayView magic("openssh-key-v1", 15); // with its NUL
    WireReader reader(QByteArrayView(body.data(), body.size()));
    if (reader.bytes(magic.size()) != magic)
        return damaged(QStringLiteral("openssh-key-v1"));
    OpenSshKey key;
    key.cipher = reader.string().toByteArray();
    const QByteArray derivation = reader.string().toByteArray();
    WireReader options(reader.string());
    key.salt = options.string().toByteArray();
    key.rounds = options.number();
    const quint32 count = reader.number();
    key.publicBlob = reader.string().toByteArray();
    const QByteArrayView sealed = reader.string();
    const QByteArrayView tag = reader.rest();
    if (reader.isBad() || count != 1)
        return damaged(QStringLiteral("%1 keys").arg(count));
    if (key.isEncrypted() && (derivation != "bcrypt" || options.isBad() || key.rounds < 1 || key.rounds > mostRounds))
        return damaged(QStringLiteral("%1, %2 rounds").arg(QString::fromLatin1(derivation)).arg(key.rounds));
    key.sealed = Secret(sealed.toByteArray() + tag.toByteArray());
    return key;
}

Result<void> OpenSshKey::checkCipher() const
{
    if (!isEncrypted() || findCipher(cipher))
        return {};
    return fail({QT_TRANSLATE_NOOP("core", "The private key is encrypted with %1, which this program cannot read"),
                    {QString::fromLatin1(cipher)}},
        {}, QT_TRANSLATE_NOOP("core", "Load the key into ssh-agent, or change the cipher: ssh-keygen -p -f FILE."));
}

Result<std::optional<PrivateKey>> OpenSshKey::open(const Secret &passphrase, const CancelToken &cancel) const
{
    if (!isEncrypted())
        return readPlain(sealed);
    if (auto known = checkCipher(); !known)
        return tl::unexpected(known.error());
    const Cipher *known = findCipher(cipher);
    if (sealed.size() < known->tagSize + 8)
        return damaged({});
    const auto derived = bcryptPbkdf(passphrase, salt, rounds, known->keySize + known->ivSize, cancel);
    if (!derived)
        return tl::unexpected(cancelledError());
    const auto plain = decrypt(*known, *derived, QByteArrayView(sealed.data(), sealed.size()));
    if (!plain)
        return std::nullopt;
    return readPlain(*plain);
}

} // namespace tributary
