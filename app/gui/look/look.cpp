// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/look.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

#include <array>

namespace tributary::gui
{

namespace
{

// Okabe and Ito (2008), without black and yellow, which vanish on one of the two backgrounds; sorted by contrast.
constexpr std::array<QRgb, 6> candidateColours {0xff0072b2, 0xffd55e00, 0xff009e73, 0xffcc79a7, 0xff56b4e9, 0xffe69f00};

QPalette darkPalette()
{
    QPalette palette;
    const QColor window(0x2b, 0x2d, 0x30);
    const QColor base(0x1e, 0x1f, 0x22);
    const QColor text(0xe6, 0xe6, 0xe6);
    const QColor muted(0x8c, 0x8f, 0x94);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, QColor(0x25, 0x27, 0x2a));
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, muted);
    palette.setColor(QPalette::Button, QColor(0x3a, 0x3d, 0x41));
    palette.setColor(QPalette::ButtonText, text);
    palette.setColor(QPalette::BrightText, Qt::white);
    palette.setColor(QPalette::Highlight, QColor(0x2f, 0x65, 0xca));
    palette.setColor(QPalette::HighlightedText, Qt::white);
    palette.setColor(QPalette::ToolTipBase, QColor(0x3a, 0x3d, 0x41));
    palette.setColor(QPalette::ToolTipText, text);
    palette.setColor(QPalette::Link, QColor(0x6c, 0xa6, 0xf5));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, muted);
    return palette;
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

CandidateLook candidateLook(const Candidate &candidate, int index, const QMap<QString, QString> &chosen)
{
    CandidateLook look;
    if (candidate.isBaseline()) {
        look.colour = roleColour(Role::Baseline);
    } else {
        const int place = std::max(0, index - 1);
        const int turn = place / int(candidateColours.size());
        const QColor colour = QColor::fromRgb(candidateColours[std::size_t(place) % candidateColours.size()]);
        look.colour = isDark() ? colour.lighter(125) : colour;
        look.marker = static_cast<CandidateLook::Marker>(place % 6);
        static constexpr std::array dashes {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
        look.dash = dashes[std::size_t(turn) % dashes.size()];
    }
    if (const QColor own(chosen.value(candidate.name())); own.isValid())
        look.colour = own;
    return look;
}

void useTheme(const QString &name)
{
    static const QPalette systemPalette = QApplication::palette();
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    if (name == QLatin1String("dark"))
        QApplication::setPalette(darkPalette());
    else if (name == QLatin1String("light"))
        QApplication::setPalette(QApplication::style()->standardPalette());
    else
        QApplication::setPalette(systemPalette);
}

} // namespace tributary::gui
