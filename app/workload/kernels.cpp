// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels.h"

#include <algorithm>
#include <array>

namespace tributary::workload
{

namespace
{

constexpr int rounds = 6;

} // namespace

Kernel Kernel::make(unsigned seed)
{
    // |a| + |b| + |c| < 1 keeps |y| <= 1 from one round to the next.
    const auto fraction = [seed](unsigned prime) { return static_cast<float>((seed * prime) % 97U) / 97.0F; };
    return {0.05F + 0.1F * fraction(31), 0.45F + 0.1F * fraction(17), -0.2F - 0.1F * fraction(53)};
}

void computeBlock(const Kernel &kernel, std::span<const float *const> inputs, float *output, std::size_t block)
{
    std::array<float, Kernel::blockSize> y {};
    const std::size_t first = block * Kernel::blockSize;
    for (const float *input : inputs) {
        for (std::size_t i = 0; i < Kernel::blockSize; ++i)
            y[i] += input[first + i];
    }
    const float scale = 1.0F / static_cast<float>(std::max<std::size_t>(inputs.size(), 1));
    for (float &value : y)
        value *= scale;
    for (int round = 0; round < rounds; ++round) {
        for (float &value : y)
            value = kernel.a + value * (kernel.b + kernel.c * value);
    }
    std::copy(y.begin(), y.end(), output + first);
}

} // namespace tributary::workload
