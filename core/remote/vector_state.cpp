// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/vector_state.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace tributary
{

#if defined(__x86_64__)
namespace
{

__attribute__((target("avx"))) void zeroUpper()
{
    _mm256_zeroupper();
}

} // namespace

void clearVectorState()
{
    static const bool hasAvx = __builtin_cpu_supports("avx") != 0;
    if (hasAvx)
        zeroUpper();
}
#else
void clearVectorState() { }
#endif

} // namespace tributary
