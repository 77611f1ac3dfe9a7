// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/job.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QSemaphore>
#include <QThread>
#include <QTimer>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class JobTest : public testing::Test
{
protected:
    void settle() { QThreadPool::globalInstance()->waitForDone(), QCoreApplication::processEvents(); }

    int m_argc = 1;
    char m_name[8] = "test";
    char *m_argv[2] = {m_name, nullptr};
    QCoreApplication m_app {m_argc, m_argv};
    QObject m_context;
};

/// A receiver of results that holds up its own delivery: told to, it waits while it is moved into the queued call.
struct SlowReceiver {
    SlowReceiver(QSemaphore &deliveryBegan, QSemaphore &jobIsGone, bool &goneTooEarly)
        : began(&deliveryBegan)
        , gone(&jobIsGone)
        , tooEarly(&goneTooEarly)
    {
    }
    SlowReceiver(SlowReceiver &&other) noexcept
        : began(other.began)
        , gone(other.gone)
        , tooEarly(other.tooEarly)
    {
        if (QThread::currentThread() == QCoreApplication::instance()->thread())
            return;
        began->release();
        *tooEarly = *tooEarly || gone->tryAcquire(1, 100);
    }
    SlowReceiver(const SlowReceiver &) = default; // std::function asks for it
    void operator()(int) const { FAIL() << "a result of a job that is gone"; }

    QSemaphore *began;
    QSemaphore *gone;
    bool *tooEarly;
};

} // namespace

TEST_F(JobTest, DeliversInTheContextsThread)
{
    Job job(&m_context);
    int result = 0;
    QThread *workThread = nullptr;
    QThread *doneThread = nullptr;
    job.start([&](const CancelToken &) { return workThread = QThread::currentThread(), 42; },
        [&](int value) { result = value, doneThread = QThread::currentThread(); });
    settle();
    EXPECT_EQ(result, 42);
    EXPECT_NE(workThread, QThread::currentThread());
    EXPECT_EQ(doneThread, QThread::currentThread());
}

TEST_F(JobTest, ANewerJobDropsTheOlderResult)
{
    Job job(&m_context);
    QSemaphore started;
    QSemaphore gate;
    QList<int> results;
    job.start(
        [&](const CancelToken &) {
            started.release();
            gate.acquire();
            return 1;
        },
        [&](int value) { results << value; });
    started.acquire();
    job.start([](const CancelToken &) { return 2; }, [&](int value) { results << value; });
    gate.release();
    settle();
    EXPECT_EQ(results, QList<int>({2}));
}

TEST_F(JobTest, CancelReachesTheWorkAndDropsTheResult)
{
    Job job(&m_context);
    QSemaphore started;
    bool delivered = false;
    bool seen = false;
    job.start(
        [&](const CancelToken &token) {
            started.release();
            while (!token.isCancelled())
                QThread::yieldCurrentThread();
            seen = true;
            return 1;
        },
        [&](int) { delivered = true; });
    started.acquire();
    job.cancel();
    settle();
    EXPECT_TRUE(seen);
    EXPECT_FALSE(delivered);
}

// The pool had found the context alive and posted to it after it was destroyed: the window was closed just then.
TEST_F(JobTest, TheContextStaysUntilARunningDeliveryIsPosted)
{
    QSemaphore began;
    QSemaphore gone;
    bool goneTooEarly = false;
    auto context = std::make_unique<QObject>();
    auto job = std::make_unique<Job>(context.get());
    QSemaphore gate;
    job->start([&](const CancelToken &) { return gate.acquire(), 1; }, SlowReceiver(began, gone, goneTooEarly));
    gate.release();
    began.acquire();
    job.reset();
    context.reset();
    gone.release();
    settle();
    EXPECT_FALSE(goneTooEarly);
}
