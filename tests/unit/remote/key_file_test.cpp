// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/key_file.h"

#include "base/files.h"
#include "remote/ssh_wire.h"

#include <QProcess>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <openssl/evp.h>

using namespace tributary;

namespace
{

/// How ssh-keygen makes a key.
struct Form {
    const char *name;
    const char *options; ///< of ssh-keygen
};

class KeyFiles : public testing::Test
{
protected:
    QString make(const QStringList &options)
    {
        const QString path = m_folder.filePath(QStringLiteral("key"));
        QStringList words {QStringLiteral("-q"), QStringLiteral("-f"), path};
        if (!options.contains(QStringLiteral("-N")))
            words << QStringLiteral("-N") << QString();
        EXPECT_EQ(QProcess::execute(QStringLiteral("ssh-keygen"), words + options), 0);
        return path;
    }
    static Result<std::optional<PrivateKey>> open(const QString &path, const char *passphrase)
    {
        auto file = KeyFile::read(path);
        if (!file)
            return tl::unexpected(file.error());
        return file->open(Secret(passphrase), CancelToken());
    }
    QTemporaryDir m_folder;
    CancelToken m_never;
};

class KeyForms : public KeyFiles, public testing::WithParamInterface<Form>
{
};

std::string nameOf(const testing::TestParamInfo<Form> &form)
{
    return form.param.name;
}

} // namespace

TEST_P(KeyForms, GiveThePublicHalfThatSshKeygenWrote)
{
    const QString path = make(QString::fromLatin1(GetParam().options).split(QLatin1Char(' ')));
    const QByteArray expected = readPublicKeyFile(path + QStringLiteral(".pub"));
    ASSERT_FALSE(expected.isEmpty());
    ASSERT_TRUE(QFile::remove(path + QStringLiteral(".pub")));
    const auto key = open(path, "");
    ASSERT_TRUE(key) << key.error().english().toStdString();
    ASSERT_TRUE(*key);
    EXPECT_EQ((*key)->publicBlob(), expected);
    EXPECT_EQ((*key)->type(), wireType(expected));
    EXPECT_TRUE((*key)->sign((*key)->type(), "data"));
}

TEST_P(KeyForms, AreToldApartFromAWrongPassphrase)
{
    QStringList options = QString::fromLatin1(GetParam().options).split(QLatin1Char(' '));
    const QString path = make(options << QStringLiteral("-a") << QStringLiteral("2") << QStringLiteral("-N")
                                      << QString::fromUtf8("pass wörd"));
    const auto file = KeyFile::read(path);
    ASSERT_TRUE(file) << file.error().english().toStdString();
    EXPECT_TRUE(file->isEncrypted());
    EXPECT_EQ(file->publicBlob(), readPublicKeyFile(path + QStringLiteral(".pub")));
    for (const char *wrong : {"", "pass word", "x"}) {
        const auto key = open(path, wrong);
        ASSERT_TRUE(key) << key.error().english().toStdString();
        EXPECT_FALSE(*key) << wrong;
    }
    const auto key = open(path, "pass wörd");
    ASSERT_TRUE(key) << key.error().english().toStdString();
    ASSERT_TRUE(*key);
    EXPECT_EQ((*key)->publicBlob(), file->publicBlob());
}

INSTANTIATE_TEST_SUITE_P(All, KeyForms,
    testing::Values(Form {"ed25519", "-t ed25519"}, Form {"ecdsa256", "-t ecdsa -b 256"},
        Form {"ecdsa384", "-t ecdsa -b 384"}, Form {"ecdsa521", "-t ecdsa -b 521"},
        Form {"ecdsaPem", "-t ecdsa -m PEM"}, Form {"ecdsaPkcs8", "-t ecdsa -m PKCS8"}, Form {"rsa", "-t rsa -b 2048"},
        Form {"rsaPem", "-t rsa -b 2048 -m PEM"}, Form {"rsaPkcs8", "-t rsa -b 2048 -m PKCS8"}),
    nameOf);

TEST_F(KeyFiles, OpenWithEveryCipherOfOpenSsh)
{
    for (const char *cipher : {"aes256-ctr", "aes192-ctr", "aes128-ctr", "aes256-cbc", "aes192-cbc", "aes128-cbc",
             "aes256-gcm@openssh.com", "aes128-gcm@openssh.com", "3des-cbc"}) {
        const QString path =
            make({QStringLiteral("-t"), QStringLiteral("ed25519"), QStringLiteral("-a"), QStringLiteral("1"),
                QStringLiteral("-Z"), QLatin1String(cipher), QStringLiteral("-N"), QStringLiteral("secret")});
        const auto key = open(path, "secret");
        ASSERT_TRUE(key) << cipher << key.error().english().toStdString();
        EXPECT_TRUE(*key) << cipher;
        const auto wrong = open(path, "secreT");
        ASSERT_TRUE(wrong) << cipher;
        EXPECT_FALSE(*wrong) << cipher;
        QFile::remove(path);
    }
}

TEST_F(KeyFiles, NameTheCipherThatTheyCannotRead)
{
    const QString path = make({QStringLiteral("-t"), QStringLiteral("ed25519"), QStringLiteral("-Z"),
        QStringLiteral("chacha20-poly1305@openssh.com"), QStringLiteral("-N"), QStringLiteral("secret")});
    const auto file = KeyFile::read(path);
    ASSERT_TRUE(file);
    const auto known = file->checkCipher();
    ASSERT_FALSE(known);
    EXPECT_TRUE(known.error().english().contains(QStringLiteral("chacha20-poly1305")));
    EXPECT_FALSE(file->open(Secret("secret"), m_never));
}

TEST_F(KeyFiles, SignAsOpenSshVerifies)
{
    const QString path = make({QStringLiteral("-t"), QStringLiteral("ed25519")});
    const auto key = open(path, "");
    ASSERT_TRUE(key && *key);
    const auto signature = (*key)->sign("ssh-ed25519", "what is signed");
    ASSERT_TRUE(signature);
    EXPECT_EQ(signature->size(), 64);
    WireReader blob((*key)->publicBlob());
    (void)blob.string();
    const QByteArrayView point = blob.string();
    EVP_PKEY *verifier = EVP_PKEY_new_raw_public_key(
        EVP_PKEY_ED25519, nullptr, reinterpret_cast<const uchar *>(point.data()), std::size_t(point.size()));
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    EVP_DigestVerifyInit(context, nullptr, nullptr, nullptr, verifier);
    EXPECT_EQ(EVP_DigestVerify(context, reinterpret_cast<const uchar *>(signature->constData()), 64,
                  reinterpret_cast<const uchar *>("what is signed"), 14),
        1);
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(verifier);
}

TEST_F(KeyFiles, TellThatOthersMayReadThem)
{
    const QString path = make({QStringLiteral("-t"), QStringLiteral("ed25519")});
    EXPECT_FALSE(KeyFile::read(path)->isExposed());
    QFile::setPermissions(path, QFileDevice::ReadOwner | QFileDevice::ReadGroup);
    EXPECT_TRUE(KeyFile::read(path)->isExposed());
}

TEST_F(KeyFiles, SayWhatElseTheyAre)
{
    const QString path = make({QStringLiteral("-t"), QStringLiteral("ed25519")});
    const auto hintFor = [&](const QByteArray &content) {
        const QString other = m_folder.filePath(QStringLiteral("other"));
        EXPECT_TRUE(writeFileAtomically(other, content));
        const auto file = KeyFile::read(other);
        return file ? QStringLiteral("read") : file.error().english();
    };
    EXPECT_TRUE(hintFor(*readFile(path + QStringLiteral(".pub"))).contains(QStringLiteral("public key")));
    EXPECT_TRUE(hintFor("PuTTY-User-Key-File-3: ssh-ed25519\n").contains(QStringLiteral("puttygen")));
    EXPECT_TRUE(hintFor("hello\n").contains(QStringLiteral("no private key")));
    EXPECT_TRUE(hintFor("").contains(QStringLiteral("no private key")));
    const QByteArray whole = *readFile(path);
    for (qsizetype cut = whole.size() / 2; cut < whole.size() - 1; cut += 7)
        EXPECT_TRUE(hintFor(whole.left(cut)).contains(QStringLiteral("damaged"))) << cut;
    EXPECT_FALSE(KeyFile::read(m_folder.filePath(QStringLiteral("missing"))));
}
