// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/target_fields.h"

#include <algorithm>
#include <numeric>

namespace tributary
{

namespace
{

/// Letters that must be added, removed or replaced to get from one word to the other (Levenshtein).
int distance(const QString &from, const QString &to)
{
    std::vector<int> row(static_cast<std::size_t>(to.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < from.size(); ++i) {
        int diagonal = row[0]++;
        for (qsizetype j = 0; j < to.size(); ++j) {
            const auto column = static_cast<std::size_t>(j);
            const int replaced = diagonal + (from[i] == to[j] ? 0 : 1);
            diagonal = row[column + 1];
            row[column + 1] = std::min({replaced, row[column] + 1, row[column + 1] + 1});
        }
    }
    return row.back();
}

/// Without what people write in different ways: "cannEnv" and "CANN-env" are "cannenv".
QString plain(QString name)
{
    return name.toLower().remove(QLatin1Char('_')).remove(QLatin1Char('-')).remove(QLatin1Char(' '));
}

/// The known name that was meant; empty if none is near.
QString meant(const QString &name)
{
    const QString word = plain(name);
    QString best;
    int least = std::max(1, int(word.size()) / 3) + 1;
    for (const QString &known : targetFieldNames()) {
        if (const int each = distance(word, plain(known)); each < least) {
            least = each;
            best = known;
        }
    }
    return best;
}

} // namespace

std::vector<Text> unknownTargetFields(const Target &target)
{
    std::vector<Text> sentences;
    for (const QString &name : target.unknown.keys()) {
        if (name.startsWith(QLatin1Char('_')) || name.startsWith(QLatin1Char('$')))
            continue;
        const QString known = meant(name);
        if (known.isEmpty())
            sentences.emplace_back(
                QT_TRANSLATE_NOOP("core", "The field \"%1\" of the target means nothing here"), QStringList {name});
        else
            sentences.emplace_back(
                QT_TRANSLATE_NOOP("core", "The field \"%1\" of the target means nothing here; is \"%2\" meant?"),
                QStringList {name, known});
    }
    return sentences;
}

} // namespace tributary
