// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/chip_list.h"

#include "look/look.h"

#include <QFontDatabase>
#include <QPainter>

#include <algorithm>

namespace tributary::gui
{

namespace
{

constexpr int gap = 5;
constexpr int padding = 7;
constexpr qsizetype mostChips = 60;

} // namespace

ChipList::ChipList(QWidget *parent)
    : QWidget(parent)
{
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ChipList::setWords(const QStringList &words)
{
    if (words == m_words)
        return;
    m_words = words;
    setVisible(!words.isEmpty());
    setAccessibleDescription(words.join(QLatin1Char('\n')));
    updateGeometry();
    update();
}

void ChipList::setMarks(const QStringList &marks)
{
    m_marks = marks;
    update();
}

std::vector<ChipList::Chip> ChipList::layOut(int width) const
{
    const QFontMetrics metrics(font());
    const int height = metrics.height() + 6;
    std::vector<Chip> chips;
    int x = 0;
    int y = 0;
    for (qsizetype i = 0; i < std::min(m_words.size(), mostChips); ++i) {
        QString text = m_words[i].isEmpty() ? QStringLiteral("\u2205") : m_words[i];
        text.replace(QLatin1Char('\n'), QChar(0x21b5));
        if (i == mostChips - 1 && m_words.size() > mostChips)
            text = QStringLiteral("\u2026");
        text = metrics.elidedText(text, Qt::ElideMiddle, std::max(20, width - 2 * padding));
        const int needed = metrics.horizontalAdvance(text) + 2 * padding;
        if (x > 0 && x + needed > width) {
            x = 0;
            y += height + gap;
        }
        const bool isMarked =
            std::any_of(m_marks.begin(), m_marks.end(), [&](const QString &mark) { return m_words[i].contains(mark); });
        chips.push_back({QRect(x, y, needed, height), text, isMarked});
        x += needed + gap;
    }
    return chips;
}

int ChipList::heightForWidth(int width) const
{
    const auto chips = layOut(width);
    return chips.empty() ? 0 : chips.back().rect.bottom() + 2;
}

QSize ChipList::sizeHint() const
{
    constexpr int usualWidth = 360;
    return {usualWidth, heightForWidth(std::max(usualWidth, width()))};
}

QSize ChipList::minimumSizeHint() const
{
    return {60, QFontMetrics(font()).height() + 8};
}

void ChipList::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    bool first = true;
    for (const Chip &chip : layOut(width())) {
        QColor fill = roleColour(first ? Role::Info : chip.isMarked ? Role::Good : Role::Muted);
        fill.setAlpha(isDark() ? 60 : 30);
        painter.setPen(Qt::NoPen);
        painter.setBrush(fill);
        painter.drawRoundedRect(chip.rect, 4, 4);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(chip.rect, Qt::AlignCenter, chip.text);
        first = false;
    }
}

} // namespace tributary::gui
