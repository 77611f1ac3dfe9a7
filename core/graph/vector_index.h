// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace tributary
{

/// An index of operators, modules or streams as the standard containers want it. Not for negative ones.
constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace tributary
