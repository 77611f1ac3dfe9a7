// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_fixture.h"
#include "targets/secret_panel.h"
#include "targets/secret_row.h"

using namespace tributary;
using namespace tributary::gui;

namespace
{

using State = SecretRow::State;

class SecretPanelTest : public TargetFixture
{
protected:
    void SetUp() override
    {
        TargetFixture::SetUp();
        Target target = sample(QStringLiteral("lab"));
        target.identityFile = QStringLiteral("/keys/id_rsa");
        store({target});
        dialog->showTarget(QStringLiteral("lab"));
        dialog->tabs()->setCurrentWidget(dialog->secrets());
    }
    bool becomes(State state)
    {
        return waitFor([this, state] { return row()->state() == state; });
    }
    [[nodiscard]] SecretRow *row() const { return dialog->secrets()->password(); }
    void clickIn(const char *name)
    {
        QTest::mouseClick(row()->findChild<QPushButton *>(QLatin1String(name)), Qt::LeftButton);
    }

    QString key = passwordKey(QStringLiteral("tester@lab.example:22"));
};

} // namespace

TEST_F(SecretPanelTest, SetsAndForgetsAPassword)
{
    ASSERT_TRUE(becomes(State::NotThere));
    EXPECT_TRUE(dialog->secrets()->passphrase()->isVisible()) << "the key may have a passphrase";
    auto *field = row()->findChild<QLineEdit *>(QStringLiteral("newSecret"));
    EXPECT_EQ(field->echoMode(), QLineEdit::Password);
    QTest::keyClicks(field, QStringLiteral("the word"));
    clickIn("setSecret");
    EXPECT_TRUE(field->text().isEmpty());
    ASSERT_TRUE(becomes(State::There));
    EXPECT_EQ(keychain->stored(key), QByteArray("the word"));
    clickIn("forgetSecret");
    ASSERT_TRUE(becomes(State::NotThere));
    EXPECT_FALSE(keychain->stored(key));
}

TEST_F(SecretPanelTest, TroubleOfTheKeychainIsSaidInItsWords)
{
    ASSERT_TRUE(becomes(State::NotThere));
    keychain->setTrouble("The keychain is locked");
    QTest::keyClicks(row()->findChild<QLineEdit *>(QStringLiteral("newSecret")), QStringLiteral("word"));
    clickIn("setSecret");
    ASSERT_TRUE(becomes(State::Trouble));
    EXPECT_TRUE(row()->stateText().contains(QStringLiteral("The keychain is locked")));
    EXPECT_FALSE(row()->findChild<QPushButton *>(QStringLiteral("forgetSecret"))->isEnabled());
    keychain->setTrouble(nullptr);
    EXPECT_FALSE(keychain->stored(key));
}
