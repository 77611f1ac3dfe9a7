// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels.h"

#include <algorithm>
#include <array>

namespace tributary::workload
{

namespace
{

constexpr int rounds = 4;
constexpr std::size_t groupSize = 8;

/// Few elements at once, kept in registers: a round waits for the one before, so that the time of an operator is that
/// of the arithmetic units' latency, and two threads are faster than one also where they share a core.
void computeGroup(const Kernel &kernel, float scale, const float *sums, float *output)
{
    std::array<float, groupSize> x {};
    for (std::size_t i = 0; i < groupSize; ++i)
        x[i] = sums[i] * scale;
    std::array<float, groupSize> y = x;
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = 0; i < groupSize; ++i)
            y[i] = kernel.a * x[i] + y[i] * (kernel.b + kernel.c * y[i]);
    }
    std::copy(y.begin(), y.end(), output);
}

} // namespace

Kernel Kernel::make(unsigned seed)
{
    // |a| + |b| + |c| <= 1 keeps |y| <= 1 from one round to the next.
    const auto fraction = [seed](unsigned prime) { return static_cast<float>((seed * prime) % 97U) / 97.0F; };
    return {0.5F + 0.1F * fraction(31), 0.2F + 0.05F * fraction(17), -0.1F - 0.05F * fraction(53)};
}

void computeBlock(const Kernel &kernel, std::span<const float *const> inputs, float *output, std::size_t block)
{
    std::array<float, Kernel::blockSize> x {};
    const std::size_t first = block * Kernel::blockSize;
    for (const float *input : inputs) {
        for (std::size_t i = 0; i < Kernel::blockSize; ++i)
            x[i] += input[first + i];
    }
    const float scale = 1.0F / static_cast<float>(std::max<std::size_t>(inputs.size(), 1));
    for (std::size_t group = 0; group < Kernel::blockSize; group += groupSize)
        computeGroup(kernel, scale, x.data() + group, output + first + group);
}

} // namespace tributary::workload
