// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/thread_check.h"

#include <QMetaObject>
#include <QObject>
#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <type_traits>
#include <utility>

namespace tributary
{

/// One slot for background work: starting a new job drops the result of the one before.
///
/// The work runs in the global thread pool; its result is handed to the context object's thread by a queued call, only
/// if this Job is still alive and no newer job was started. Must be used from the context's thread.
class Job
{
public:
    /// `context`: lives at least as long as this Job; results are delivered in its thread.
    explicit Job(QObject *context)
        : m_slot(std::make_shared<Slot>(context))
    {
    }
    ~Job() { cancel(); }
    Job(const Job &) = delete;
    Job &operator=(const Job &) = delete;

    /// Runs `work(CancelToken)` in the pool, then `done(result)` in the context's thread.
    template <typename Work, typename Done>
    void start(Work work, Done done)
    {
        using Value = std::invoke_result_t<Work, CancelToken>;
        cancel();
        m_token = CancelToken();
        std::function<void()> task = [slot = m_slot, mine = m_slot->generation, token = m_token, work = std::move(work),
                                         done = std::move(done)]() mutable {
            thread_check::take();
            auto value = std::make_shared<Value>(work(token));
            std::function<void()> deliver = [slot, mine, value, done = std::move(done)]() mutable {
                thread_check::take();
                if (slot->isNewest(mine))
                    done(std::move(*value));
            };
            thread_check::give();
            slot->post(mine, std::move(deliver));
        };
        thread_check::give();
        QThreadPool::globalInstance()->start(std::move(task));
    }

    /// Asks the running work to end; its result is dropped.
    void cancel()
    {
        m_token.cancel();
        const std::lock_guard lock(m_slot->mutex);
        ++m_slot->generation;
    }

private:
    /// What the work in the pool knows of its Job. A result is posted under the lock, and cancel() takes the lock, too:
    /// so the context cannot be destroyed between the look at the generation and the end of the call.
    struct Slot {
        explicit Slot(QObject *object)
            : context(object)
        {
        }
        [[nodiscard]] bool isNewest(std::uint64_t job)
        {
            const std::lock_guard lock(mutex);
            return generation == job;
        }
        void post(std::uint64_t job, std::function<void()> deliver)
        {
            const std::lock_guard lock(mutex);
            if (generation == job)
                QMetaObject::invokeMethod(context, std::move(deliver), Qt::QueuedConnection);
        }

        QObject *const context; ///< alive as long as the Job, that is while a generation may be the newest
        std::mutex mutex;
        std::uint64_t generation = 0; ///< of the newest job; nobody's once that is cancelled
    };

    std::shared_ptr<Slot> m_slot;
    CancelToken m_token;
};

} // namespace tributary
