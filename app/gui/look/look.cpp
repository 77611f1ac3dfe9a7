// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/look.h"

#include "look/house_style.h"
#include "look/system_palette.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>

#include <array>

namespace tributary::gui
{

namespace
{

// Okabe and Ito (2008), without black and yellow, which vanish on one of the two backgrounds; sorted by contrast.
constexpr std::array<QRgb, 6> candidateColours {0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffe69f00};

struct Tones {
    QRgb window, base, alternate, button, text, muted, highlight, link, toolTip, mid;
};

constexpr Tones lightTones {0xfff5f6f8, 0xffffffff, 0xfff8f9fb, 0xfffdfdfe, 0xff1d2126, 0xff7b8087, 0xff1f5fbf,
    0xff1f5fbf, 0xffffffff, 0xffc9cdd3};
constexpr Tones darkTones {0xff2b2d30, 0xff1e1f22, 0xff25272a, 0xff3a3d41, 0xffe6e6e6, 0xff8c8f94, 0xff2f65ca,
    0xff6ca6f5, 0xff3a3d41, 0xff1a1b1d};

QPalette paletteOf(const Tones &tones)
{
    const auto colour = [](QRgb value) { return QColor::fromRgb(value); };
    QPalette palette(colour(tones.button), colour(tones.window));
    palette.setColor(QPalette::Window, colour(tones.window));
    palette.setColor(QPalette::WindowText, colour(tones.text));
    palette.setColor(QPalette::Base, colour(tones.base));
    palette.setColor(QPalette::AlternateBase, colour(tones.alternate));
    palette.setColor(QPalette::Text, colour(tones.text));
    palette.setColor(QPalette::PlaceholderText, colour(tones.muted));
    palette.setColor(QPalette::Button, colour(tones.button));
    palette.setColor(QPalette::ButtonText, colour(tones.text));
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, colour(tones.highlight));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, colour(tones.toolTip));
    palette.setColor(QPalette::ToolTipText, colour(tones.text));
    palette.setColor(QPalette::Link, colour(tones.link));
    palette.setColor(QPalette::Mid, colour(tones.mid));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, colour(tones.muted));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, colour(tones.muted));
    return palette;
}

/// Light or dark as the desktop is. No more is taken over: its other colours could clash with those of the charts.
QPalette paletteLikeSystem()
{
    const QPalette system = systemPalette();
    const bool dark = system.color(QPalette::Window).lightness() < system.color(QPalette::WindowText).lightness();
    return paletteOf(dark ? darkTones : lightTones);
}

} // namespace

bool isDark()
{
    const QPalette palette = QApplication::palette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QColor roleColour(Role role)
{
    const bool dark = isDark();
    switch (role) {
    case Role::Good:
        return dark ? QColor(0x5f, 0xc9, 0x8a) : QColor(0x1a, 0x7f, 0x45);
    case Role::Bad:
        return dark ? QColor(0xf2, 0x7d, 0x72) : QColor(0xb3, 0x26, 0x1e);
    case Role::Caution:
        return dark ? QColor(0xf0, 0xb8, 0x5a) : QColor(0x9a, 0x5b, 0x00);
    case Role::Info:
        return dark ? QColor(0x6c, 0xa6, 0xf5) : QColor(0x1f, 0x5f, 0xbf);
    case Role::Baseline:
        return dark ? QColor(0xa8, 0xab, 0xb0) : QColor(0x70, 0x74, 0x7a);
    case Role::Grid:
        return dark ? QColor(0x45, 0x48, 0x4d) : QColor(0xdd, 0xdf, 0xe2);
    case Role::Muted:
        return dark ? QColor(0x9a, 0x9d, 0xa3) : QColor(0x66, 0x6a, 0x70);
    case Role::Band:
        return dark ? QColor(0x6c, 0xa6, 0xf5, 40) : QColor(0x1f, 0x5f, 0xbf, 28);
    }
    return {};
}

QColor seriesColour(int place)
{
    const QColor colour = QColor::fromRgb(candidateColours[std::size_t(place) % candidateColours.size()]);
    return isDark() ? colour.lighter(125) : colour;
}

CandidateLook candidateLook(const Candidate &candidate, int index, const QMap<QString, QString> &chosen)
{
    CandidateLook look;
    if (candidate.isBaseline()) {
        look.colour = roleColour(Role::Baseline);
    } else {
        const int place = std::max(0, index - 1);
        const int turn = place / int(candidateColours.size());
        look.colour = seriesColour(place);
        look.marker = static_cast<CandidateLook::Marker>((place + turn) % 6);
        static constexpr std::array dashes {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
        look.dash = dashes[std::size_t(turn) % dashes.size()];
    }
    if (const QColor own(chosen.value(candidate.name())); own.isValid())
        look.colour = own;
    return look;
}

void useTheme(const QString &name)
{
    if (QApplication::style()->objectName() != QLatin1String("tributary")) {
        auto *style = new HouseStyle;
        style->setObjectName(QStringLiteral("tributary"));
        QApplication::setStyle(style);
    }
    if (name == QLatin1String("dark"))
        QApplication::setPalette(paletteOf(darkTones));
    else if (name == QLatin1String("light"))
        QApplication::setPalette(paletteOf(lightTones));
    else
        QApplication::setPalette(paletteLikeSystem());
}

} // namespace tributary::gui
