// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/keychain_jobs.h"

#include "secrets/secret.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

namespace tributary
{

namespace
{

using namespace std::chrono_literals;
using TimePoint = std::chrono::steady_clock::time_point;

/// The one thread in which QtKeychain works: its queue of jobs belongs to the thread that used it first, so this one
/// lives until the program ends.
class KeychainThread
{
public:
    static KeychainThread &instance()
    {
        static auto *thread = new KeychainThread; // never destroyed: jobs may be open when the program ends
        return *thread;
    }

    void post(std::function<void()> work)
    {
        QMetaObject::invokeMethod(m_context, std::move(work), Qt::QueuedConnection);
    }

private:
    KeychainThread()
        : m_context(new QObject)
    {
        m_thread.setObjectName(QStringLiteral("keychain"));
        m_context->moveToThread(&m_thread);
        m_thread.start();
        qAddPostRoutine([] {
            instance().m_thread.quit();
            instance().m_thread.wait(1000);
        });
    }

    QThread m_thread;
    QObject *m_context;
};

std::atomic_int abandonedJobs {0};

/// Shared by the job and the one who waits for it; whoever comes last cleans up.
class Exchange
{
public:
    explicit Exchange(KeychainQuestion question)
        : m_question(std::move(question))
    {
        m_question.text.detach(); // ours alone: it is wiped when the job has it
    }
    ~Exchange()
    {
        wipeText(m_question.text);
        wipeText(m_answer.text);
    }

    /// In the keychain's thread.
    static void start(const std::shared_ptr<Exchange> &self)
    {
        QKeychain::Job *job = self->makeJob();
        job->setInsecureFallback(false);
        job->setKey(self->m_question.key);
        QObject::connect(job, &QKeychain::Job::finished, job, [self](QKeychain::Job *done) { self->finish(*done); });
        job->start();
    }

    KeychainAnswer wait(TimePoint deadline, const CancelToken &cancel)
    {
        std::unique_lock lock(m_mutex);
        while (!m_isDone) {
            const bool isCancelled = cancel.isCancelled();
            if (isCancelled || std::chrono::steady_clock::now() >= deadline) {
                m_isAbandoned = true;
                ++abandonedJobs;
                m_answer.end = isCancelled ? KeychainAnswer::End::Cancelled : KeychainAnswer::End::TookTooLong;
                return m_answer;
            }
            m_wake.wait_for(lock, 20ms);
        }
        return std::exchange(m_answer, {});
    }

private:
    QKeychain::Job *makeJob()
    {
        switch (m_question.kind) {
        case KeychainQuestion::Kind::Write: {
            auto *write = new QKeychain::WritePasswordJob(keychainService());
            write->setTextData(m_question.text);
            wipeText(m_question.text);
            return write;
        }
        case KeychainQuestion::Kind::Delete:
            return new QKeychain::DeletePasswordJob(keychainService());
        case KeychainQuestion::Kind::Read:
            break;
        }
        return new QKeychain::ReadPasswordJob(keychainService());
    }

    void finish(QKeychain::Job &job)
    {
        const std::lock_guard lock(m_mutex);
        m_isDone = true;
        if (m_isAbandoned) {
            --abandonedJobs;
            return;
        }
        m_answer.code = job.error();
        m_answer.message = job.errorString();
        if (const auto *read = qobject_cast<QKeychain::ReadPasswordJob *>(&job))
            m_answer.text = read->textData();
        m_wake.notify_all();
    }

    KeychainQuestion m_question;
    std::mutex m_mutex;
    std::condition_variable m_wake;
    KeychainAnswer m_answer;
    bool m_isDone = false;
    bool m_isAbandoned = false;
};

/// False if an abandoned job is still open after a moment.
bool isFree(TimePoint deadline)
{
    const TimePoint end = std::min(deadline, std::chrono::steady_clock::now() + 1s);
    while (abandonedJobs > 0) {
        if (std::chrono::steady_clock::now() >= end)
            return false;
        QThread::msleep(20);
    }
    return true;
}

} // namespace

QString keychainService()
{
    return QStringLiteral("tributary");
}

KeychainAnswer askKeychain(const KeychainQuestion &question, TimePoint deadline, const CancelToken &cancel)
{
    KeychainAnswer answer;
    if (!isFree(deadline)) {
        answer.end = KeychainAnswer::End::TookTooLong;
        return answer;
    }
    auto exchange = std::make_shared<Exchange>(question);
    KeychainThread::instance().post([exchange] { Exchange::start(exchange); });
    return exchange->wait(deadline, cancel);
}

} // namespace tributary
