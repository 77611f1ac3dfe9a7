// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/house_style.h"
#include "look/look.h"

#include <QFontMetrics>
#include <QImage>
#include <QPainter>
#include <QStyleOptionHeader>

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

namespace
{

/// The column title as it is drawn.
QImage headerImage(const HouseStyle &style, QStyleOptionHeader option, const QString &text)
{
    QImage image(option.rect.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    option.text = text;
    style.drawControl(QStyle::CE_Header, &option, &painter, nullptr);
    return image;
}

/// The columns of pixels in which the images differ: from, to.
std::pair<int, int> differentColumns(const QImage &one, const QImage &other)
{
    std::pair<int, int> found {one.width(), -1};
    for (int x = 0; x < one.width(); ++x) {
        for (int y = 0; y < one.height(); ++y) {
            if (one.pixel(x, y) != other.pixel(x, y))
                found = {std::min(found.first, x), x};
        }
    }
    return found;
}

} // namespace

TEST(HouseStyle, TitlesOfColumnsKeepTheirDistance)
{
    const HouseStyle style;
    QStyleOptionHeader option;
    option.text = QStringLiteral("Time");
    option.rect = QRect(0, 0, 100, 24);
    const QRect words = style.subElementRect(QStyle::SE_HeaderLabel, &option, nullptr);
    EXPECT_GE(words.left(), 6);
    EXPECT_LE(words.right(), 93);
    for (const Qt::AlignmentFlag side : {Qt::AlignLeft, Qt::AlignRight}) {
        option.textAlignment = side | Qt::AlignVCenter;
        const auto [from, to] =
            differentColumns(headerImage(style, option, QStringLiteral("HH")), headerImage(style, option, {}));
        ASSERT_GE(to, 0) << "the title is drawn";
        EXPECT_GE(from, 6);
        EXPECT_LE(to, 93);
    }
    const QSize wanted = style.sizeFromContents(QStyle::CT_HeaderSection, &option, {}, nullptr);
    EXPECT_GE(wanted.width(), option.fontMetrics.horizontalAdvance(option.text) + 12);
}
