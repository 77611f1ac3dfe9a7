// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/byte_scan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

using namespace tributary;

TEST(ByteScan, FindsTheWordAtEveryPlace)
{
    for (std::size_t size = 10; size < 300; size += 7) {
        for (std::size_t at = 0; at + tuneWord.size() <= size; ++at) {
            std::string text(size, '_');
            text.replace(at, tuneWord.size(), tuneWord);
            ASSERT_EQ(findTuneWord(text, 0, size), at) << size;
            ASSERT_EQ(findTuneWord(text, at, size), at) << size;
            ASSERT_EQ(findTuneWord(text, at + 1, size), std::string_view::npos) << size;
            ASSERT_EQ(findTuneWord(text, 0, at), std::string_view::npos) << size;
            ASSERT_EQ(findTuneWord(text, 0, at + 1), at) << size;
        }
    }
}

TEST(ByteScan, DoesNotReadBehindTheText)
{
    const std::string text = "GE_MS_TUN";
    EXPECT_EQ(findTuneWord(text, 0, 100), std::string_view::npos);
    EXPECT_EQ(findTuneWord({}, 0, 100), std::string_view::npos);
    EXPECT_EQ(findTuneWord("GE_MS_TUNE", 5, 100), std::string_view::npos);
}

TEST(ByteScan, TellsLookalikesApart)
{
    const std::string text = std::string(70, 'x') + "GE_MS_TUNA GE_MS_TUNGE_MS_TUNE" + std::string(70, '_');
    EXPECT_EQ(findTuneWord(text, 0, text.size()), text.find("GE_MS_TUNE"));
}

TEST(ByteScan, CountsNewlines)
{
    std::mt19937 random(5);
    for (std::size_t size : {0U, 1U, 63U, 64U, 65U, 1000U, 16320U, 16321U, 40000U}) {
        std::string text(size, 'a');
        for (char &c : text)
            c = random() % 3 == 0 ? '\n' : 'a';
        EXPECT_EQ(countNewlines(text), static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')));
    }
    EXPECT_EQ(countNewlines(std::string(100000, '\n')), 100000U);
}
