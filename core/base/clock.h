// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <cstdint>

namespace tributary
{

/// Time as the engine sees it; tests put their own in its place.
class Clock
{
public:
    virtual ~Clock() = default;
    /// Microseconds since some fixed moment; never goes back.
    [[nodiscard]] virtual std::int64_t monotonic_us() const = 0;
    /// The time of day, UTC.
    [[nodiscard]] virtual QDateTime now() const = 0;
};

/// The clock of the machine.
class SystemClock final : public Clock
{
public:
    [[nodiscard]] std::int64_t monotonic_us() const override;
    [[nodiscard]] QDateTime now() const override;
};

} // namespace tributary
