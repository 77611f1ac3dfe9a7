// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/bcrypt_pbkdf.h"

#include "remote/ssh_wire.h"

#include <QtEndian>

#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/sha.h>

#include <algorithm>
#include <array>
#include <memory>

namespace tributary
{

namespace
{

constexpr int subkeyCount = 18;
constexpr int boxCount = 4;
constexpr int boxSize = 256;
constexpr qsizetype hashSize = 32;
using Digest = std::array<uchar, SHA512_DIGEST_LENGTH>;
using Hash = std::array<uchar, hashSize>;

using Number = std::unique_ptr<BIGNUM, decltype(&BN_free)>;

Number newNumber()
{
    return {BN_new(), &BN_free};
}

/// atan(1 / x) * 2^bits by its series.
Number arcTangentOfInverse(BN_ULONG x, int bits)
{
    Number power = newNumber();
    BN_one(power.get());
    BN_lshift(power.get(), power.get(), bits);
    BN_div_word(power.get(), x);
    Number sum(BN_dup(power.get()), &BN_free);
    for (BN_ULONG n = 3; !BN_is_zero(power.get()); n += 2) {
        BN_div_word(power.get(), x * x);
        const Number term(BN_dup(power.get()), &BN_free);
        BN_div_word(term.get(), n);
        if (n % 4 == 3)
            BN_sub(sum.get(), sum.get(), term.get());
        else
            BN_add(sum.get(), sum.get(), term.get());
    }
    return sum;
}

struct BlowfishTables {
    std::array<quint32, subkeyCount> subkeys {};
    std::array<std::array<quint32, boxSize>, boxCount> boxes {};
};

/// Blowfish begins with the fraction of pi in its tables; computed (Machin's formula) rather than typed.
BlowfishTables tablesOfPi()
{
    constexpr int bits = 32 * (subkeyCount + boxCount * boxSize);
    constexpr int guardBits = 64;
    const Number fifth = arcTangentOfInverse(5, bits + guardBits);
    const Number small = arcTangentOfInverse(239, bits + guardBits);
    const Number pi = newNumber();
    BN_mul_word(fifth.get(), 16);
    BN_mul_word(small.get(), 4);
    BN_sub(pi.get(), fifth.get(), small.get());
    BN_rshift(pi.get(), pi.get(), guardBits);
    BN_mask_bits(pi.get(), bits);
    std::array<uchar, bits / 8> bytes {};
    BN_bn2binpad(pi.get(), bytes.data(), int(bytes.size()));
    BlowfishTables tables;
    const uchar *at = bytes.data();
    for (quint32 &word : tables.subkeys) {
        word = qFromBigEndian<quint32>(at);
        at += 4;
    }
    for (auto &box : tables.boxes)
        for (quint32 &word : box) {
            word = qFromBigEndian<quint32>(at);
            at += 4;
        }
    return tables;
}

class Blowfish
{
public:
    Blowfish()
    {
        static const BlowfishTables ofPi = tablesOfPi();
        m_tables = ofPi;
    }
    ~Blowfish() { OPENSSL_cleanse(&m_tables, sizeof m_tables); }

    void encrypt(quint32 &left, quint32 &right) const
    {
        for (int round = 0; round < subkeyCount - 2; ++round) {
            left ^= m_tables.subkeys[std::size_t(round)];
            right ^= mixed(left);
            std::swap(left, right);
        }
        std::swap(left, right);
        right ^= m_tables.subkeys[subkeyCount - 2];
        left ^= m_tables.subkeys[subkeyCount - 1];
    }

    /// The expensive key schedule; without `salt` that of plain Blowfish.
    void expand(const Digest &key, const Digest *salt)
    {
        std::size_t at = 0;
        for (quint32 &word : m_tables.subkeys)
            word ^= next(key, at);
        quint32 left = 0;
        quint32 right = 0;
        at = 0;
        const auto fill = [&](auto &words) {
            for (std::size_t i = 0; i < words.size(); i += 2) {
                if (salt) {
                    left ^= next(*salt, at);
                    right ^= next(*salt, at);
                }
                encrypt(left, right);
                words[i] = left;
                words[i + 1] = right;
            }
        };
        fill(m_tables.subkeys);
        for (auto &box : m_tables.boxes)
            fill(box);
    }

private:
    [[nodiscard]] quint32 mixed(quint32 x) const
    {
        const auto &s = m_tables.boxes;
        return ((s[0][x >> 24] + s[1][(x >> 16) & 255]) ^ s[2][(x >> 8) & 255]) + s[3][x & 255];
    }
    static quint32 next(const Digest &bytes, std::size_t &at)
    {
        const auto word = qFromBigEndian<quint32>(bytes.data() + at);
        at = (at + 4) % bytes.size();
        return word;
    }

    BlowfishTables m_tables;
};

Hash bcryptHash(const Digest &passphrase, const Digest &salt)
{
    constexpr int iterations = 64;
    Blowfish cipher;
    cipher.expand(passphrase, &salt);
    for (int i = 0; i < iterations; ++i) {
        cipher.expand(salt, nullptr);
        cipher.expand(passphrase, nullptr);
    }
    const char *plain = "OxychromaticBlowfishSwatDynamite";
    Hash hash {};
    for (std::size_t at = 0; at < hash.size(); at += 8) {
        auto left = qFromBigEndian<quint32>(plain + at);
        auto right = qFromBigEndian<quint32>(plain + at + 4);
        for (int i = 0; i < iterations; ++i)
            cipher.encrypt(left, right);
        qToLittleEndian(left, hash.data() + at);
        qToLittleEndian(right, hash.data() + at + 4);
    }
    return hash;
}

Digest sha512(const void *bytes, std::size_t size)
{
    Digest digest {};
    SHA512(static_cast<const uchar *>(bytes), size, digest.data());
    return digest;
}

/// One block of 32 bytes of the derived key.
std::optional<Hash> block(
    const Digest &passphrase, QByteArrayView salt, quint32 number, quint32 rounds, const CancelToken &cancel)
{
    const QByteArray numbered = salt.toByteArray() + wireNumber(number);
    Hash last = bcryptHash(passphrase, sha512(numbered.constData(), std::size_t(numbered.size())));
    Hash sum = last;
    for (quint32 round = 1; round < rounds; ++round) {
        if (cancel.isCancelled())
            return std::nullopt;
        last = bcryptHash(passphrase, sha512(last.data(), last.size()));
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] = uchar(sum[i] ^ last[i]);
    }
    OPENSSL_cleanse(last.data(), last.size());
    return sum;
}

} // namespace

std::optional<Secret> bcryptPbkdf(
    const Secret &passphrase, QByteArrayView salt, quint32 rounds, qsizetype size, const CancelToken &cancel)
{
    Digest digest = sha512(passphrase.data(), std::size_t(passphrase.size()));
    QByteArray key(size, '\0');
    // The bytes of the blocks are dealt out in turn, so that all blocks are needed for any part of the key.
    const qsizetype blocks = (size + hashSize - 1) / hashSize;
    for (qsizetype number = 0; number < blocks; ++number) {
        auto bytes = block(digest, salt, quint32(number + 1), rounds, cancel);
        if (!bytes) {
            OPENSSL_cleanse(digest.data(), digest.size());
            return std::nullopt;
        }
        for (qsizetype i = 0; i * blocks + number < size; ++i)
            key[i * blocks + number] = char((*bytes)[std::size_t(i)]);
        OPENSSL_cleanse(bytes->data(), bytes->size());
    }
    OPENSSL_cleanse(digest.data(), digest.size());
    return Secret(std::move(key));
}

} // namespace tributary
