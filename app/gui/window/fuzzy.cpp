// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/fuzzy.h"

#include <algorithm>

namespace tributary::gui
{

namespace
{

bool startsWord(const QString &text, int place)
{
    return place == 0 || !text.at(place - 1).isLetterOrNumber();
}

int scoreOf(const QString &text, const QList<int> &places)
{
    int score = 100 - std::min<int>(int(text.size()), 40);
    for (qsizetype i = 0; i < places.size(); ++i) {
        score += startsWord(text, places[i]) ? 12 : 1;
        if (i > 0 && places[i] == places[i - 1] + 1)
            score += 8;
    }
    return std::max(0, score - std::min(places.first(), 20));
}

/// Takes the letters from `from` on, each as early as it comes.
QList<int> placesFrom(const QString &letters, const QString &text, qsizetype from)
{
    QList<int> places;
    for (const QChar letter : letters) {
        const qsizetype place = text.indexOf(letter, from, Qt::CaseInsensitive);
        if (place < 0)
            return {};
        places << int(place);
        from = place + 1;
    }
    return places;
}

} // namespace

FuzzyMatch fuzzyMatch(const QString &typed, const QString &text)
{
    QString letters = typed;
    letters.remove(QLatin1Char(' '));
    if (letters.isEmpty())
        return {0, {}};
    FuzzyMatch best;
    for (qsizetype from = 0; from < text.size(); ++from) {
        if (text.at(from).toCaseFolded() != letters.at(0).toCaseFolded())
            continue;
        const QList<int> places = placesFrom(letters, text, from);
        if (places.isEmpty())
            break;
        if (const int score = scoreOf(text, places); score > best.score)
            best = {score, places};
    }
    return best;
}

} // namespace tributary::gui
