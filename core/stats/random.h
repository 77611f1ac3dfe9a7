// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace tributary
{

/// Random numbers that are the same with every standard library: the engine is defined by the standard, its
/// distributions and std::shuffle are not.
class PortableRandom
{
public:
    explicit PortableRandom(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    /// Uniform in 0 … bound - 1; bound > 0. Draws again where a plain remainder would favour small numbers.
    std::size_t below(std::size_t bound)
    {
        const std::uint64_t wide = bound;
        const std::uint64_t limit = UINT64_MAX - UINT64_MAX % wide;
        std::uint64_t draw = m_engine();
        while (draw >= limit)
            draw = m_engine();
        return static_cast<std::size_t>(draw % wide);
    }

    /// Uniform in [0, 1) with 53 bits.
    double unit() { return static_cast<double>(m_engine() >> 11) * 0x1.0p-53; }

    /// Fisher and Yates.
    template <typename T>
    void shuffle(std::vector<T> &values)
    {
        for (std::size_t i = values.size(); i > 1; --i)
            std::swap(values[i - 1], values[below(i)]);
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace tributary
