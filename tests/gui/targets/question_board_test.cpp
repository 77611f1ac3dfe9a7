// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "asking_thread.h"
#include "targets/question_board.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

#include <thread>

using namespace tributary;
using namespace tributary::gui;

namespace
{

using Answer = HostKeyPolicy::Answer;

struct QuestionBoardTest : public ::testing::Test {
    /// Asks in a thread of its own, as a connection does.
    AskingThread askInThread()
    {
        return AskingThread([this, line = board->line()](const CancelToken &cancel) mutable {
            answer = line.ask(SecretQuestion {}, cancel);
            isAnswered = true;
        });
    }
    static bool waitFor(const std::function<bool()> &what) { return QTest::qWaitFor(what, 60000); }

    std::unique_ptr<QuestionBoard> board = std::make_unique<QuestionBoard>();
    ConnectionAnswer answer;
    std::atomic_bool isAnswered {false};
};

} // namespace

TEST_F(QuestionBoardTest, TheThreadGetsTheAnswer)
{
    quint64 id = 0;
    QObject::connect(board.get(), &QuestionBoard::asked, board.get(), [&id](quint64 asked) { id = asked; });
    QSignalSpy closed(board.get(), &QuestionBoard::closed);
    AskingThread thread = askInThread();
    ASSERT_TRUE(waitFor([&] { return id != 0; }));
    EXPECT_FALSE(isAnswered) << "it waits";
    ConnectionAnswer given;
    given.secret = Secret(QByteArray("word"));
    given.isToBeRemembered = true;
    board->answer(id, std::move(given));
    ASSERT_TRUE(waitFor([&] { return isAnswered && closed.size() == 1; }));
    ASSERT_TRUE(answer.secret);
    EXPECT_EQ(QByteArray(answer.secret->data(), answer.secret->size()), "word");
    EXPECT_TRUE(answer.isToBeRemembered);
}

TEST_F(QuestionBoardTest, ACancellationAnswersAndClosesTheQuestion)
{
    QSignalSpy asked(board.get(), &QuestionBoard::asked);
    QSignalSpy closed(board.get(), &QuestionBoard::closed);
    AskingThread thread = askInThread();
    ASSERT_TRUE(waitFor([&] { return asked.size() == 1; }));
    thread.cancel();
    ASSERT_TRUE(waitFor([&] { return isAnswered && closed.size() == 1; }));
    EXPECT_FALSE(answer.secret);
    EXPECT_EQ(answer.hostKey, Answer::Refuse);
    ConnectionAnswer late;
    late.hostKey = Answer::Remember;
    board->answer(asked.first().first().toULongLong(), std::move(late)); // nobody waits for it
}

TEST_F(QuestionBoardTest, TheEndOfTheBoardAnswersEverything)
{
    QSignalSpy asked(board.get(), &QuestionBoard::asked);
    QuestionLine line = board->line();
    AskingThread thread = askInThread();
    ASSERT_TRUE(waitFor([&] { return asked.size() == 1; }));
    board.reset();
    ASSERT_TRUE(waitFor([&] { return isAnswered.load(); }));
    EXPECT_FALSE(answer.secret);
    EXPECT_FALSE(line.ask(SecretQuestion {}, CancelToken()).secret) << "later questions need not wait";
    line.post([] { FAIL() << "there is nobody to post to"; });
}

TEST_F(QuestionBoardTest, WhatIsPostedIsDoneInTheWindowsThread)
{
    QThread *where = nullptr;
    const std::jthread thread([&, line = board->line()] { line.post([&where] { where = QThread::currentThread(); }); });
    ASSERT_TRUE(waitFor([&] { return where != nullptr; }));
    EXPECT_EQ(where, QCoreApplication::instance()->thread());
}
