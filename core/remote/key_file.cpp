// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/key_file.h"

#include "base/files.h"
#include "remote/ssh_wire.h"

#include <QFileInfo>

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <algorithm>
#include <cstring>

namespace tributary
{

namespace
{

struct PassphraseRequest {
    const Secret *passphrase = nullptr;
    bool wasAsked = false;
};

int answer(char *buffer, int size, int, void *context)
{
    auto *request = static_cast<PassphraseRequest *>(context);
    request->wasAsked = true;
    if (!request->passphrase)
        return -1;
    const auto count = std::min<qsizetype>(size, request->passphrase->size());
    std::memcpy(buffer, request->passphrase->data(), std::size_t(count));
    return int(count);
}

EVP_PKEY *readPem(const Secret &text, PassphraseRequest &request)
{
    BIO *bio = BIO_new_mem_buf(text.data(), int(text.size()));
    EVP_PKEY *key = PEM_read_bio_PrivateKey(bio, nullptr, &answer, &request);
    BIO_free(bio);
    ERR_clear_error();
    return key;
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
    PassphraseRequest request;
    EVP_PKEY *key = readPem(file.m_text, request);
    file.m_isEncrypted = request.wasAsked;
    if (!key && !request.wasAsked)
        return failKind(
            path, QT_TRANSLATE_NOOP("core", "Name an OpenSSH, PEM or PKCS#8 key, as ssh-keygen makes them."));
    if (!key) {
        file.m_publicBlob = readPublicKeyFile(path + QStringLiteral(".pub"));
        return file;
    }
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
        PassphraseRequest request {&passphrase};
        EVP_PKEY *read = readPem(m_text, request);
        if (!read && request.wasAsked)
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
