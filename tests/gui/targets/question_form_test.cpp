// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "asking_thread.h"
#include "fake_keychain.h"
#include "targets/asking_access.h"
#include "targets/question_presenter.h"
#include "window/message_bar.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::gui;

namespace
{

using Answer = HostKeyPolicy::Answer;

/// A login as the connection does it: asks until the password is right, or there is none.
class QuestionFormTest : public ::testing::Test
{
protected:
    void SetUp() override
    {
        route.host = QStringLiteral("lab");
        route.user = QStringLiteral("tester");
        bar.resize(800, 400);
    }

    AskingThread logIn(const QByteArray &right)
    {
        return AskingThread([this, right, credentials = access.credentials](const CancelToken &cancel) {
            for (bool isRetry = false;; isRetry = true) {
                const auto secret = credentials->password(route, isRetry, cancel);
                if (!secret)
                    break;
                ++tried;
                if (QByteArray(secret->data(), secret->size()) == right) {
                    credentials->passwordWorked(route);
                    isIn = true;
                    break;
                }
            }
            isOver = true;
        });
    }

    AskingThread decide()
    {
        return AskingThread([this, policy = access.hostKeys](const CancelToken &cancel) {
            answer = policy->decide({route.host, 2222, {"ssh-ed25519", "the key"}}, cancel);
            isOver = true;
        });
    }

    template <typename Widget>
    Widget *part(const char *name)
    {
        Widget *found = nullptr;
        for (Widget *each : bar.findChildren<Widget *>(QLatin1String(name))) {
            if (each->isVisible())
                found = each;
        }
        return found;
    }
    void click(const char *name)
    {
        ASSERT_TRUE(part<QPushButton>(name)) << name;
        QTest::mouseClick(part<QPushButton>(name), Qt::LeftButton);
    }
    static bool waitFor(const std::function<bool()> &what) { return QTest::qWaitFor(what, 60000); }
    bool waitForQuestion(const char *name)
    {
        return waitFor([this, name] { return part<QWidget>(name) != nullptr; });
    }
    [[nodiscard]] QString shown() const { return bar.texts().value(0); }

    std::shared_ptr<FakeKeychain> keychain = std::make_shared<FakeKeychain>();
    MessageBar bar;
    QuestionBoard board;
    QuestionPresenter presenter {board, bar};
    TargetAccess access = askingAccess(board.line(), keychain, {}, [this](const Error &) { ++warnings; });
    SshRoute route;
    std::atomic_bool isIn {false};
    std::atomic_bool isOver {false};
    std::atomic_int tried {0};
    std::atomic_int warnings {0};
    std::atomic<Answer> answer {Answer::Refuse};
};

} // namespace

TEST_F(QuestionFormTest, AWrongPasswordIsSaidAndAskedForAgain)
{
    const AskingThread login = logIn("right");
    ASSERT_TRUE(waitForQuestion("secret"));
    EXPECT_TRUE(shown().contains(QStringLiteral("tester@lab:22"))) << shown().toStdString();
    auto *field = part<QLineEdit>("secret");
    EXPECT_EQ(field->echoMode(), QLineEdit::Password);
    EXPECT_FALSE(part<QPushButton>("giveSecret")->isEnabled()) << "nothing is typed";
    QTest::keyClicks(field, QStringLiteral("wrong"));
    QTest::keyClick(field, Qt::Key_Return);
    EXPECT_TRUE(field->text().isEmpty());
    EXPECT_FALSE(field->isUndoAvailable()) << "undo would bring it back";
    ASSERT_TRUE(waitFor([this] { return shown().contains(QStringLiteral("That password was wrong.")); }));
    EXPECT_EQ(bar.texts().size(), 1) << "the first question is gone";
    QTest::keyClicks(part<QLineEdit>("secret"), QStringLiteral("right"));
    click("giveSecret");
    ASSERT_TRUE(waitFor([this] { return isOver.load(); }));
    EXPECT_TRUE(isIn);
    EXPECT_EQ(tried, 2);
    EXPECT_TRUE(bar.texts().isEmpty());
    EXPECT_FALSE(keychain->stored(passwordKey(route.loginName()))) << "to remember is the user's choice";
}

TEST_F(QuestionFormTest, ItIsRememberedOnlyWhenItWasRight)
{
    const QString key = passwordKey(route.loginName());
    const AskingThread login = logIn("right");
    ASSERT_TRUE(waitForQuestion("secret"));
    part<QCheckBox>("rememberSecret")->setChecked(true);
    QTest::keyClicks(part<QLineEdit>("secret"), QStringLiteral("wrong"));
    click("giveSecret");
    ASSERT_TRUE(waitFor([this] { return shown().contains(QStringLiteral("wrong.")); }));
    EXPECT_FALSE(keychain->stored(key));
    part<QCheckBox>("rememberSecret")->setChecked(true);
    QTest::keyClicks(part<QLineEdit>("secret"), QStringLiteral("right"));
    click("giveSecret");
    ASSERT_TRUE(waitFor([this] { return isOver.load(); }));
    EXPECT_EQ(keychain->stored(key), QByteArray("right"));

    isOver = false;
    const AskingThread again = logIn("right");
    ASSERT_TRUE(waitFor([this] { return isOver.load(); })) << "not asked again";
}

TEST_F(QuestionFormTest, WithoutAKeychainItIsSaidAndNotOffered)
{
    keychain->setTrouble("There is no keychain here");
    const AskingThread login = logIn("right");
    ASSERT_TRUE(waitForQuestion("secret"));
    EXPECT_TRUE(shown().contains(QStringLiteral("It is asked for each time: There is no keychain here")))
        << shown().toStdString();
    EXPECT_EQ(part<QCheckBox>("rememberSecret"), nullptr);
    click("giveUpSecret");
    ASSERT_TRUE(waitFor([this] { return isOver.load(); }));
    EXPECT_EQ(tried, 0);
    EXPECT_TRUE(bar.texts().isEmpty());
}

TEST_F(QuestionFormTest, WhatCannotBeRememberedIsAWarning)
{
    const AskingThread login = logIn("right");
    ASSERT_TRUE(waitForQuestion("secret"));
    keychain->setTrouble("locked meanwhile");
    part<QCheckBox>("rememberSecret")->setChecked(true);
    QTest::keyClicks(part<QLineEdit>("secret"), QStringLiteral("right"));
    click("giveSecret");
    ASSERT_TRUE(waitFor([this] { return isOver.load(); }));
    EXPECT_TRUE(isIn);
    EXPECT_EQ(warnings, 1);
}

TEST_F(QuestionFormTest, AHostKeyIsShownWithItsFingerprintAndThreeAnswers)
{
    const struct {
        const char *button;
        Answer answer;
    } ways[] = {
        {"acceptKeyOnce", Answer::AcceptOnce}, {"rememberKey", Answer::Remember}, {"refuseKey", Answer::Refuse}};
    for (const auto &way : ways) {
        isOver = false;
        const AskingThread thread = decide();
        ASSERT_TRUE(waitForQuestion(way.button));
        EXPECT_TRUE(shown().contains(QStringLiteral("[lab]:2222"))) << shown().toStdString();
        EXPECT_TRUE(shown().contains(HostKey {"ssh-ed25519", "the key"}.fingerprint()));
        EXPECT_TRUE(shown().contains(QStringLiteral("SHA256:")));
        click(way.button);
        ASSERT_TRUE(waitFor([this] { return isOver.load(); }));
        EXPECT_EQ(answer, way.answer);
        EXPECT_TRUE(bar.texts().isEmpty());
    }
}

TEST_F(QuestionFormTest, ClosingTheQuestionRefuses)
{
    answer = Answer::Remember;
    const AskingThread thread = decide();
    ASSERT_TRUE(waitForQuestion("refuseKey"));
    for (QToolButton *close : bar.findChildren<QToolButton *>())
        QTest::mouseClick(close, Qt::LeftButton);
    ASSERT_TRUE(waitFor([this] { return isOver.load(); }));
    EXPECT_EQ(answer, Answer::Refuse);
}

TEST_F(QuestionFormTest, StoppingTakesTheQuestionAway)
{
    AskingThread thread = decide();
    ASSERT_TRUE(waitForQuestion("refuseKey"));
    thread.cancel();
    ASSERT_TRUE(waitFor([this] { return isOver && bar.texts().isEmpty(); }));
    EXPECT_EQ(answer, Answer::Refuse);
}

TEST_F(QuestionFormTest, OtherMessagesDoNotPushAQuestionOut)
{
    const AskingThread thread = decide();
    ASSERT_TRUE(waitForQuestion("refuseKey"));
    for (int i = 0; i < 2 * MessageBar::mostShown; ++i)
        bar.show(MessageBar::Level::Info, QStringLiteral("message %1").arg(i));
    EXPECT_EQ(bar.texts().size(), MessageBar::mostShown + 1);
    bar.clear();
    EXPECT_EQ(bar.texts().size(), 1);
    EXPECT_TRUE(part<QPushButton>("refuseKey"));
    click("refuseKey");
    ASSERT_TRUE(waitFor([this] { return isOver.load(); }));
}
