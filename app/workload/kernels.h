// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>

namespace tributary::workload
{

/// The element-wise function of one operator: x -> y, y = a + y * (b + c * y), several times. The constants keep every
/// value inside -1…1 if the inputs are.
struct Kernel {
    static constexpr std::size_t blockSize = 64; ///< elements computed at once; they stay in the first-level cache

    float a = 0.0F;
    float b = 0.0F;
    float c = 0.0F;

    /// A function of its own for every seed, the same in every run.
    static Kernel make(unsigned seed);
};

/// Computes one block of the output from the same block of the inputs (their mean is the x of the kernel; no input
/// means x = 0). Computing a block again gives the same values.
void computeBlock(const Kernel &kernel, std::span<const float *const> inputs, float *output, std::size_t block);

} // namespace tributary::workload
