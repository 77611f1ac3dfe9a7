// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/look.h"

#include <gtest/gtest.h>

#include <set>
#include <utility>

using namespace tributary;
using namespace tributary::gui;

TEST(CandidateLook, ThirtySixCandidatesAllDifferByColourOrMarker)
{
    std::set<std::pair<QRgb, int>> looks;
    for (int index = 1; index <= 36; ++index) {
        const CandidateLook look = candidateLook({Strategy::LoadBalance, index}, index);
        looks.emplace(look.colour.rgb(), int(look.marker));
    }
    EXPECT_EQ(looks.size(), 36U);
}

TEST(CandidateLook, TheUsersColourWins)
{
    const CandidateLook look = candidateLook({Strategy::Cv, 0}, 3, {{QStringLiteral("cv"), QStringLiteral("#123456")}});
    EXPECT_EQ(look.colour, QColor(0x12, 0x34, 0x56));
}
