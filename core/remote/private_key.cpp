// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/private_key.h"

#include "remote/ssh_wire.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <array>

namespace tributary
{

namespace
{

struct Curve {
    const char *sshName; ///< RFC 5656, 10.1
    const char *openSslName;
    const EVP_MD *(*digest)(); ///< RFC 5656, 6.2.1
};
constexpr std::array curves {
    Curve {"nistp256", "prime256v1", &EVP_sha256},
    Curve {"nistp384", "secp384r1", &EVP_sha384},
    Curve {"nistp521", "secp521r1", &EVP_sha512},
};

using Number = std::unique_ptr<BIGNUM, decltype(&BN_clear_free)>;

const uchar *unsignedBytes(QByteArrayView bytes)
{
    return reinterpret_cast<const uchar *>(bytes.data());
}

uchar *unsignedBytes(QByteArray &bytes)
{
    return reinterpret_cast<uchar *>(bytes.data());
}

Number numberOf(QByteArrayView bytes)
{
    return {BN_bin2bn(unsignedBytes(bytes), int(bytes.size()), nullptr), &BN_clear_free};
}

QByteArray mpintOf(const BIGNUM *number)
{
    QByteArray bytes(BN_num_bytes(number), '\0');
    BN_bn2bin(number, unsignedBytes(bytes));
    return wireMpint(bytes);
}

QByteArray mpintParameter(const EVP_PKEY *key, const char *name)
{
    BIGNUM *number = nullptr;
    EVP_PKEY_get_bn_param(key, name, &number);
    const Number owned(number, &BN_clear_free);
    return owned ? mpintOf(owned.get()) : QByteArray();
}

const Curve *curveOf(const EVP_PKEY *key)
{
    std::array<char, 64> group {};
    EVP_PKEY_get_group_name(key, group.data(), group.size(), nullptr);
    for (const Curve &curve : curves)
        if (qstrcmp(group.data(), curve.openSslName) == 0)
            return &curve;
    return nullptr;
}

QByteArray ecdsaBlob(const EVP_PKEY *key)
{
    const Curve *curve = curveOf(key);
    if (!curve)
        return {};
    std::size_t size = 0;
    EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, nullptr, 0, &size);
    QByteArray point(qsizetype(size), '\0');
    EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, unsignedBytes(point), size, &size);
    return wireString(QByteArray("ecdsa-sha2-") + curve->sshName) + wireString(curve->sshName) + wireString(point);
}

/// Empty if SSH logins do not use this kind of key.
QByteArray blobOf(const EVP_PKEY *key)
{
    switch (EVP_PKEY_get_base_id(key)) {
    case EVP_PKEY_RSA:
        return wireString("ssh-rsa") + mpintParameter(key, OSSL_PKEY_PARAM_RSA_E)
            + mpintParameter(key, OSSL_PKEY_PARAM_RSA_N);
    case EVP_PKEY_EC:
        return ecdsaBlob(key);
    case EVP_PKEY_ED25519: {
        QByteArray point(32, '\0');
        std::size_t size = 32;
        EVP_PKEY_get_raw_public_key(key, unsignedBytes(point), &size);
        return wireString("ssh-ed25519") + wireString(point);
    }
    default:
        return {};
    }
}

/// Null if OpenSSL does not like the parameters.
EVP_PKEY *keyFrom(const char *kind, OSSL_PARAM_BLD *builder)
{
    OSSL_PARAM *parameters = OSSL_PARAM_BLD_to_param(builder);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(nullptr, kind, nullptr);
    EVP_PKEY *key = nullptr;
    if (parameters && context && EVP_PKEY_fromdata_init(context) == 1)
        EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEYPAIR, parameters);
    EVP_PKEY_CTX_free(context);
    OSSL_PARAM_free(parameters);
    return key;
}

using Builder = std::unique_ptr<OSSL_PARAM_BLD, decltype(&OSSL_PARAM_BLD_free)>;

/// RFC 8017 names; the primes that follow are not needed.
EVP_PKEY *rsaFromWire(WireReader fields)
{
    const Number n = numberOf(fields.string());
    const Number e = numberOf(fields.string());
    const Number d = numberOf(fields.string());
    if (fields.isBad())
        return nullptr;
    const Builder builder(OSSL_PARAM_BLD_new(), &OSSL_PARAM_BLD_free);
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_N, n.get());
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_E, e.get());
    OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_RSA_D, d.get());
    return keyFrom("RSA", builder.get());
}

EVP_PKEY *ecdsaFromWire(WireReader fields)
{
    const QByteArrayView name = fields.string();
    const QByteArrayView point = fields.string();
    const Number secret = numberOf(fields.string());
    if (fields.isBad())
        return nullptr;
    for (const Curve &curve : curves) {
        if (name != QByteArrayView(curve.sshName))
            continue;
        const Builder builder(OSSL_PARAM_BLD_new(), &OSSL_PARAM_BLD_free);
        OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, curve.openSslName, 0);
        OSSL_PARAM_BLD_push_octet_string(
            builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), std::size_t(point.size()));
        OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret.get());
        return keyFrom("EC", builder.get());
    }
    return nullptr;
}

EVP_PKEY *ed25519FromWire(WireReader fields)
{
    (void)fields.string(); // the public half
    const QByteArrayView both = fields.string();
    if (both.size() != 64)
        return nullptr;
    return EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nullptr, unsignedBytes(both), 32);
}

/// OpenSSL's DER of two numbers -> those of RFC 5656, 3.1.2.
QByteArray ecdsaSignature(const QByteArray &der)
{
    const uchar *at = unsignedBytes(QByteArrayView(der));
    ECDSA_SIG *signature = d2i_ECDSA_SIG(nullptr, &at, long(der.size()));
    if (!signature)
        return {};
    const QByteArray pair = mpintOf(ECDSA_SIG_get0_r(signature)) + mpintOf(ECDSA_SIG_get0_s(signature));
    ECDSA_SIG_free(signature);
    return pair;
}

const EVP_MD *digestFor(const EVP_PKEY *key, const QByteArray &algorithm)
{
    if (algorithm == "rsa-sha2-512")
        return EVP_sha512();
    if (algorithm == "rsa-sha2-256")
        return EVP_sha256();
    if (algorithm == "ssh-rsa")
        return EVP_sha1();
    const Curve *curve = EVP_PKEY_get_base_id(key) == EVP_PKEY_EC ? curveOf(key) : nullptr;
    return curve ? curve->digest() : nullptr; // Ed25519 has its own
}

} // namespace

PrivateKey::PrivateKey(std::shared_ptr<EVP_PKEY> key, QByteArray blob)
    : m_key(std::move(key))
    , m_blob(std::move(blob))
{
}

Result<PrivateKey> PrivateKey::fromOpenSsl(EVP_PKEY *key)
{
    std::shared_ptr<EVP_PKEY> owned(key, &EVP_PKEY_free);
    ERR_clear_error();
    QByteArray blob = key ? blobOf(key) : QByteArray();
    if (blob.isEmpty())
        return fail({QT_TRANSLATE_NOOP("core", "The private key is of a kind that this program cannot use")}, {},
            QT_TRANSLATE_NOOP("core", "Use an Ed25519, ECDSA or RSA key."));
    return PrivateKey(std::move(owned), std::move(blob));
}

Result<PrivateKey> PrivateKey::fromWire(const QByteArray &type, QByteArrayView fields)
{
    const WireReader reader(fields);
    if (type == "ssh-rsa")
        return fromOpenSsl(rsaFromWire(reader));
    if (type == "ssh-ed25519")
        return fromOpenSsl(ed25519FromWire(reader));
    if (type.startsWith("ecdsa-sha2-"))
        return fromOpenSsl(ecdsaFromWire(reader));
    return fromOpenSsl(nullptr);
}

QByteArray PrivateKey::type() const
{
    return wireType(m_blob);
}

Result<QByteArray> PrivateKey::sign(const QByteArray &algorithm, const QByteArray &data) const
{
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), &EVP_MD_CTX_free);
    const auto *bytes = unsignedBytes(QByteArrayView(data));
    const auto count = std::size_t(data.size());
    std::size_t size = 0;
    QByteArray signature;
    const bool isReady =
        EVP_DigestSignInit(context.get(), nullptr, digestFor(m_key.get(), algorithm), nullptr, m_key.get()) == 1
        && EVP_DigestSign(context.get(), nullptr, &size, bytes, count) == 1;
    signature.resize(qsizetype(size));
    if (!isReady || EVP_DigestSign(context.get(), unsignedBytes(signature), &size, bytes, count) != 1) {
        const QString reason = QString::fromLatin1(ERR_reason_error_string(ERR_get_error()));
        ERR_clear_error();
        return fail({QT_TRANSLATE_NOOP("core", "The private key does not sign")}, reason,
            QT_TRANSLATE_NOOP("core", "Make a new key with ssh-keygen, or use another one."));
    }
    signature.resize(qsizetype(size));
    return EVP_PKEY_get_base_id(m_key.get()) == EVP_PKEY_EC ? ecdsaSignature(signature) : signature;
}

} // namespace tributary
