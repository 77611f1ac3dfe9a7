// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"

#include <QMetaObject>
#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <cstdint>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace tributary
{

/// One slot for background work: starting a new job drops the result of the one before.
///
/// The work runs in the global thread pool; its result is handed to the context object's thread by a queued call, only
/// if the context is still alive and no newer job was started. Must be used from the context's thread.
class Job
{
public:
    /// `context`: lives at least as long as this Job; results are delivered in its thread.
    explicit Job(QObject *context)
        : m_context(context)
        , m_generation(std::make_shared<std::uint64_t>(0))
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
        const std::uint64_t mine = ++*m_generation;
        QThreadPool::globalInstance()->start(
            [context = QPointer<QObject>(m_context), generation = m_generation, mine, token = m_token,
                work = std::move(work), done = std::move(done)]() mutable {
                auto value = std::make_shared<Value>(work(token));
                if (token.isCancelled() || !context)
                    return;
                // The generation is read again on the context's thread, where alone it is written.
                QMetaObject::invokeMethod(
                    context.data(),
                    [generation, mine, value, done = std::move(done)]() mutable {
                        if (*generation == mine)
                            done(std::move(*value));
                    },
                    Qt::QueuedConnection);
            });
    }

    /// Asks the running work to end; its result is dropped.
    void cancel()
    {
        m_token.cancel();
        ++*m_generation;
    }

private:
    QObject *m_context;
    std::shared_ptr<std::uint64_t> m_generation;
    CancelToken m_token;
};

} // namespace tributary
