// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

namespace tributary
{

/// Asks long work to end early. Copies share one flag; setting it is thread-safe and cannot be undone.
class CancelToken
{
public:
    CancelToken()
        : m_flag(std::make_shared<std::atomic_bool>(false))
    {
    }

    void cancel() { m_flag->store(true, std::memory_order_relaxed); }
    [[nodiscard]] bool isCancelled() const { return m_flag->load(std::memory_order_relaxed); }

private:
    std::shared_ptr<std::atomic_bool> m_flag;
};

} // namespace tributary
