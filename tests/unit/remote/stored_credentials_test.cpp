// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/stored_credentials.h"

#include "secrets/memory_secret_store.h"

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

const CancelToken never;

QByteArray text(const std::optional<Secret> &secret)
{
    return secret ? QByteArray(secret->data(), secret->size()) : QByteArray("(none)");
}

/// Gives prepared answers and keeps the questions.
class FakeAsker final : public SecretAsker
{
public:
    std::optional<Secret> ask(const SecretQuestion &question, const CancelToken &) override
    {
        questions.push_back(question);
        if (answers.isEmpty())
            return std::nullopt;
        return Secret(answers.takeFirst());
    }
    bool wantsRemembered(const SecretQuestion &) override
    {
        ++rememberQuestions;
        return remember;
    }

    QList<QByteArray> answers;
    std::vector<SecretQuestion> questions;
    bool remember = false;
    int rememberQuestions = 0;
};

/// Is locked.
class LockedStore final : public SecretStore
{
public:
    SecretResult<std::optional<Secret>> read(const QString &, const CancelToken &) override
    {
        ++reads;
        return tl::unexpected(SecretError {SecretTrouble::Locked, Error {"locked", {}, {}}});
    }
    SecretResult<void> write(const QString &, const Secret &, const CancelToken &) override
    {
        return tl::unexpected(SecretError {SecretTrouble::Locked, Error {"locked", {}, {}}});
    }
    SecretResult<void> remove(const QString &, const CancelToken &) override { return {}; }

    int reads = 0;
};

SshRoute route(const char *host = "box")
{
    SshRoute made;
    made.host = QString::fromLatin1(host);
    made.user = QStringLiteral("me");
    return made;
}

class StoredCredentialsTest : public testing::Test
{
protected:
    QByteArray password(bool isRetry = false) { return text(m_credentials.password(route(), isRetry, never)); }
    QByteArray stored() { return text(m_store.read(route().loginName(), never).value()); }

    MemorySecretStore m_store;
    FakeAsker m_asker;
    StoredCredentials m_credentials {m_store, m_asker};
};

} // namespace

TEST_F(StoredCredentialsTest, TakesTheStoredPasswordWithoutAsking)
{
    ASSERT_TRUE(m_store.write(route().loginName(), Secret("stored"), never));
    EXPECT_TRUE(m_credentials.hasPassword(route(), never));
    EXPECT_EQ(password(), "stored");
    EXPECT_TRUE(m_asker.questions.empty());
}

TEST_F(StoredCredentialsTest, AsksWhenTheStoredOneIsWrong)
{
    ASSERT_TRUE(m_store.write(route().loginName(), Secret("old"), never));
    m_asker.answers = {"new"};
    m_asker.remember = true;
    EXPECT_EQ(password(), "old");
    EXPECT_EQ(password(true), "new");
    ASSERT_EQ(m_asker.questions.size(), 1U);
    EXPECT_TRUE(m_asker.questions[0].isRetry);
    EXPECT_EQ(m_asker.questions[0].subject, QStringLiteral("me@box:22"));
    EXPECT_EQ(stored(), "old") << "nothing is stored before it is known to be right";
    m_credentials.passwordWorked(route());
    EXPECT_EQ(stored(), "new");
}

TEST_F(StoredCredentialsTest, AsksOnceForASession)
{
    m_asker.answers = {"typed", "again"};
    EXPECT_FALSE(m_credentials.hasPassword(route(), never));
    EXPECT_EQ(password(), "typed");
    m_credentials.passwordWorked(route());
    EXPECT_EQ(m_asker.rememberQuestions, 1);
    EXPECT_EQ(stored(), "(none)") << "the user did not want it";
    EXPECT_TRUE(m_credentials.hasPassword(route(), never)) << "but a reconnection does not ask again";
    EXPECT_EQ(password(), "typed");
    EXPECT_EQ(m_asker.questions.size(), 1U);
    m_credentials.passwordWorked(route());
    EXPECT_EQ(m_asker.rememberQuestions, 1) << "nor is it asked again whether to remember it";
}

TEST_F(StoredCredentialsTest, ALoginThatIsCutOffCostsNoPassword)
{
    m_asker.answers = {"typed"};
    m_asker.remember = true;
    EXPECT_EQ(password(), "typed");
    // The connection is lost before the server has said anything of it.
    EXPECT_TRUE(m_credentials.hasPassword(route(), never));
    EXPECT_EQ(password(), "typed");
    m_credentials.passwordWorked(route());
    EXPECT_EQ(m_asker.questions.size(), 1U);
    EXPECT_EQ(stored(), "typed") << "it is remembered as if nothing had happened";

    StoredCredentials given(m_store, m_asker, GivenPassword {QStringLiteral("me@other:22"), Secret("given")});
    EXPECT_EQ(text(given.password(route("other"), false, never)), "given");
    EXPECT_EQ(text(given.password(route("other"), false, never)), "given");
    EXPECT_EQ(text(given.password(route("other"), true, never)), "(none)") << "now it is known to be wrong";
    EXPECT_EQ(text(given.password(route("other"), false, never)), "(none)");
}

TEST_F(StoredCredentialsTest, AsksAtMostThreeTimesPerLogin)
{
    m_asker.answers = {"1", "2", "3", "4"};
    EXPECT_EQ(password(), "1");
    EXPECT_EQ(password(true), "2");
    EXPECT_EQ(password(true), "3");
    EXPECT_EQ(password(true), "(none)");
    EXPECT_EQ(password(false), "4") << "a new login begins anew";
}

TEST_F(StoredCredentialsTest, EndsWhenTheUserGivesUp)
{
    EXPECT_EQ(password(), "(none)");
    m_credentials.passwordWorked(route()); // must not store anything
    EXPECT_EQ(stored(), "(none)");
    EXPECT_EQ(m_asker.rememberQuestions, 0);
}

TEST_F(StoredCredentialsTest, TheGivenPasswordComesFirstAndOnlyForItsLogin)
{
    ASSERT_TRUE(m_store.write(route().loginName(), Secret("stored"), never));
    StoredCredentials credentials(m_store, m_asker, GivenPassword {route().loginName(), Secret("given")});
    EXPECT_FALSE(credentials.hasPassword(route("gate"), never));
    EXPECT_EQ(text(credentials.password(route("gate"), false, never)), "(none)");
    EXPECT_TRUE(credentials.hasPassword(route(), never));
    EXPECT_EQ(text(credentials.password(route(), false, never)), "given");
    EXPECT_EQ(text(credentials.password(route(), true, never)), "stored") << "each is tried once";
    EXPECT_EQ(text(credentials.password(route(), true, never)), "(none)");
}

TEST_F(StoredCredentialsTest, SaysWhyTheKeychainGaveNothing)
{
    LockedStore locked;
    int warnings = 0;
    StoredCredentials credentials(locked, m_asker, {}, [&](const Error &) { ++warnings; });
    m_asker.answers = {"typed"};
    m_asker.remember = true;
    EXPECT_FALSE(credentials.hasPassword(route(), never));
    EXPECT_EQ(text(credentials.password(route(), false, never)), "typed");
    ASSERT_EQ(m_asker.questions.size(), 1U);
    ASSERT_TRUE(m_asker.questions[0].keychainTrouble);
    EXPECT_FALSE(m_asker.questions[0].canBeRemembered);
    EXPECT_EQ(locked.reads, 1) << "a slow keychain is asked once";
    credentials.passwordWorked(route());
    EXPECT_EQ(m_asker.rememberQuestions, 0);
    EXPECT_EQ(warnings, 0);
}

TEST_F(StoredCredentialsTest, IgnoresAnEmptyEntry)
{
    class EmptyStore final : public SecretStore
    {
    public:
        SecretResult<std::optional<Secret>> read(const QString &, const CancelToken &) override { return Secret(); }
        SecretResult<void> write(const QString &, const Secret &, const CancelToken &) override { return {}; }
        SecretResult<void> remove(const QString &, const CancelToken &) override { return {}; }
    } empty;
    StoredCredentials credentials(empty, m_asker);
    EXPECT_FALSE(credentials.hasPassword(route(), never));
}

TEST_F(StoredCredentialsTest, PassphrasesHaveKeysOfTheirOwn)
{
    const QString file = QStringLiteral("/home/me/.ssh/id");
    m_asker.answers = {"phrase"};
    m_asker.remember = true;
    EXPECT_EQ(text(m_credentials.passphrase(file, false, never)), "phrase");
    EXPECT_EQ(m_asker.questions[0].kind, SecretQuestion::Kind::Passphrase);
    m_credentials.passphraseWorked(file);
    EXPECT_EQ(text(m_store.read(passphraseKey(file), never).value()), "phrase");
}
