// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Passwords and passphrases that are asked for in the manager, with a real sshd.
#include "ssh/test_account.h"
#include "target_fixture.h"
#include "targets/test_panel.h"

#include <QCheckBox>

#include <unistd.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

class TargetLogin : public TargetFixture
{
protected:
    void SetUp() override
    {
        TargetFixture::SetUp();
        ASSERT_TRUE(server.isRunning()) << server.log().toStdString();
    }
    /// The visible part of the question.
    template <typename Widget>
    Widget *part(const char *name)
    {
        for (Widget *each : dialog->findChildren<Widget *>(QLatin1String(name))) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    bool waitForPart(const char *name)
    {
        return waitFor([this, name] { return part<QWidget>(name) != nullptr; });
    }
    void acceptKey()
    {
        ASSERT_TRUE(waitForPart("acceptKeyOnce")) << messages().toStdString();
        QTest::mouseClick(part<QPushButton>("acceptKeyOnce"), Qt::LeftButton);
    }
    void give(const QString &secret)
    {
        QTest::keyClicks(part<QLineEdit>("secret"), secret);
        QTest::mouseClick(part<QPushButton>("giveSecret"), Qt::LeftButton);
    }
    [[nodiscard]] CheckItem::State loginState() const
    {
        const auto &items = dialog->test()->model().items();
        return items.size() > std::size_t(CheckStep::Login) ? items[std::size_t(CheckStep::Login)].state
                                                            : CheckItem::State::Skipped;
    }
    bool waitForEnd()
    {
        return waitFor([this] { return !dialog->test()->isRunning(); });
    }

    test::Sshd server;
};

} // namespace

TEST_F(TargetLogin, AWrongThenARightPassphrase)
{
    const QString key = server.makeKey(QStringLiteral("locked"),
        {QStringLiteral("-t"), QStringLiteral("ed25519"), QStringLiteral("-N"), QStringLiteral("open sesame")});
    server.authorise(key);
    Target target = loopback(server, QStringLiteral("here"));
    target.identityFile = key;
    store({target});
    dialog->testTarget(QStringLiteral("here"));
    acceptKey();
    ASSERT_TRUE(waitForPart("secret")) << messages().toStdString();
    EXPECT_TRUE(messages().contains(key)) << messages().toStdString();
    give(QStringLiteral("open barley"));
    ASSERT_TRUE(waitFor([this] { return messages().contains(QStringLiteral("That passphrase was wrong.")); }))
        << messages().toStdString();
    part<QCheckBox>("rememberSecret")->setChecked(true);
    give(QStringLiteral("open sesame"));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(loginState(), CheckItem::State::Passed);
    EXPECT_EQ(keychain->stored(passphraseKey(key)), QByteArray("open sesame"));
}

TEST_F(TargetLogin, AWrongThenARightPassword)
{
    if (::geteuid() != 0)
        GTEST_SKIP() << "a password needs an account of its own, which only root can make";
    const test::TestAccount account(QStringLiteral("pass word 1"));
    ASSERT_TRUE(account.exists());
    Target target = loopback(server, QStringLiteral("here"));
    target.user = account.name();
    target.identityFile.clear();
    store({target});
    dialog->testTarget(QStringLiteral("here"));
    acceptKey();
    ASSERT_TRUE(waitForPart("secret")) << messages().toStdString();
    give(QStringLiteral("pass word 2"));
    // A wrong password may cost the connection and so the key is asked about again.
    ASSERT_TRUE(waitFor([this] { return messages().contains(QStringLiteral("That password was wrong.")); }))
        << messages().toStdString();
    give(QStringLiteral("pass word 1"));
    ASSERT_TRUE(waitForEnd());
    EXPECT_EQ(loginState(), CheckItem::State::Passed);
    EXPECT_FALSE(
        keychain->stored(passwordKey(QStringLiteral("%1@127.0.0.1:%2").arg(account.name()).arg(server.port()))));
}
