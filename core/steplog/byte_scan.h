// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace tributary
{

/// The word that every STEP line carries, and what the search looks for.
inline constexpr std::string_view tuneWord = "GE_MS_TUNE";

/// First position >= `from` and < `limit` at which tuneWord begins; npos if there is none. Many bytes at a time.
std::size_t findTuneWord(std::string_view text, std::size_t from, std::size_t limit);

/// Number of '\n' in the text.
std::size_t countNewlines(std::string_view text);

} // namespace tributary
