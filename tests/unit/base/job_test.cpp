// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/job.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QSemaphore>
#include <QThread>
#include <QTimer>

#include <gtest/gtest.h>

#include <atomic>
#include <memory>

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

/// Holds up a call that the pool posts, until the test says that the job is gone or a while has passed.
class SlowPost : public QCoreApplication
{
public:
    using QCoreApplication::QCoreApplication;

    QSemaphore postBegan;
    QSemaphore jobIsGone;
    std::atomic_bool goneTooEarly = false;

protected:
    // Qt asks this in the posting thread if the receiver has other events to come.
    bool compressEvent(QEvent *event, QObject *receiver, QPostEventList *events) override
    {
        if (QThread::currentThread() == thread())
            return QCoreApplication::compressEvent(event, receiver, events);
        postBegan.release();
        goneTooEarly = jobIsGone.tryAcquire(1, 100);
        return false;
    }
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
    std::atomic_bool seen = false;
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

// The window was closed while the pool, which had found it alive, was posting to it.
TEST(JobEnd, WaitsForAResultThatIsBeingPosted)
{
    int argc = 1;
    char name[] = "test";
    char *argv[] = {name, nullptr};
    SlowPost app(argc, argv);
    auto context = std::make_unique<QObject>();
    auto job = std::make_unique<Job>(context.get());
    QCoreApplication::postEvent(context.get(), new QEvent(QEvent::User));
    job->start([](const CancelToken &) { return 1; }, [](int) { FAIL() << "the job is gone"; });
    app.postBegan.acquire();
    job.reset();
    app.jobIsGone.release();
    context.reset();
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    EXPECT_FALSE(app.goneTooEarly);
}
