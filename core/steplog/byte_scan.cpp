// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/byte_scan.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tributary
{

namespace
{

// Loops over a fixed number of bytes without a branch inside: compilers turn them into vector instructions on every
// processor, so that no intrinsics are needed.
constexpr std::size_t stride = 64;

// Two bytes of the word that seldom stand at this distance in other text.
constexpr std::size_t firstRare = 5; // '_'
constexpr std::size_t secondRare = 7; // 'U'
static_assert(tuneWord[firstRare] == '_' && tuneWord[secondRare] == 'U');

bool mayBegin(const char *at)
{
    return at[firstRare] == '_' && at[secondRare] == 'U';
}

bool anyMayBegin(const char *block)
{
    std::uint8_t any = 0;
    for (std::size_t i = 0; i < stride; ++i) {
        const auto underscore = static_cast<std::uint8_t>(block[i + firstRare] == '_');
        const auto letter = static_cast<std::uint8_t>(block[i + secondRare] == 'U');
        any = static_cast<std::uint8_t>(any | (underscore & letter));
    }
    return any != 0;
}

std::size_t findInRange(std::string_view text, std::size_t from, std::size_t end)
{
    for (std::size_t i = from; i < end; ++i) {
        if (mayBegin(text.data() + i) && text.substr(i, tuneWord.size()) == tuneWord)
            return i;
    }
    return std::string_view::npos;
}

} // namespace

std::size_t findTuneWord(std::string_view text, std::size_t from, std::size_t limit)
{
    if (text.size() < tuneWord.size())
        return std::string_view::npos;
    const std::size_t end = std::min(limit, text.size() - tuneWord.size() + 1);
    if (from >= end)
        return std::string_view::npos;
    if (end - from < stride)
        return findInRange(text, from, end);
    // The last block overlaps the one before instead of going byte by byte.
    for (std::size_t at = from;; at = std::min(at + stride, end - stride)) {
        if (anyMayBegin(text.data() + at)) {
            const std::size_t found = findInRange(text, at, at + stride);
            if (found != std::string_view::npos)
                return found;
        }
        if (at + stride >= end)
            return std::string_view::npos;
    }
}

std::size_t countNewlines(std::string_view text)
{
    constexpr std::size_t maxRounds = 255; // what a byte can count
    const char *at = text.data();
    std::size_t left = text.size();
    std::size_t total = 0;
    while (left >= stride) {
        const std::size_t rounds = std::min(left / stride, maxRounds);
        std::array<std::uint8_t, stride> lanes {};
        for (std::size_t round = 0; round < rounds; ++round, at += stride) {
            for (std::size_t i = 0; i < stride; ++i)
                lanes[i] = static_cast<std::uint8_t>(lanes[i] + static_cast<std::uint8_t>(at[i] == '\n'));
        }
        std::uint32_t sum = 0;
        for (const std::uint8_t lane : lanes)
            sum += lane;
        total += sum;
        left -= rounds * stride;
    }
    return total + static_cast<std::size_t>(std::count(at, at + left, '\n'));
}

} // namespace tributary
