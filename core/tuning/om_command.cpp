// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/om_command.h"

#include "base/shell_words.h"

#include <algorithm>

namespace tributary
{

namespace
{

const QString modelMark = QStringLiteral("{om}");
const QString prefixMark = QStringLiteral("{om_prefix}");

// In one of the words, not in the command: a quote may stand between the letters of a mark.
bool names(const QStringList &words, const QString &mark)
{
    return std::any_of(words.begin(), words.end(), [&mark](const QString &word) { return word.contains(mark); });
}

} // namespace

Result<QStringList> splitCompileCommand(const QString &command)
{
    auto words = splitShellWords(command);
    if (words && !names(*words, modelMark) && !names(*words, prefixMark))
        return fail(QT_TRANSLATE_NOOP("core", "The compile command does not say where the model goes"), command,
            QT_TRANSLATE_NOOP("core",
                "Put {om_prefix} in the place of its path without \".om\", as atc wants it (--output={om_prefix}), or "
                "{om} in the place of the whole path."));
    return words;
}

QStringList compileWords(QStringList words, const QString &prefix)
{
    // Split first: what the marks stand for is not looked at again.
    for (QString &word : words)
        word = word.split(prefixMark).replaceInStrings(modelMark, prefix + QStringLiteral(".om")).join(prefix);
    return words;
}

Result<QStringList> splitRunCommand(const QString &command)
{
    auto words = splitShellWords(command);
    if (words && !names(*words, modelMark))
        return fail(QT_TRANSLATE_NOOP("core", "The command of the target does not name the model"), command,
            QT_TRANSLATE_NOOP("core", "Put {om} in run_command in the place of the model's path."));
    return words;
}

QStringList runWords(QStringList words, const QString &modelPath)
{
    return words.replaceInStrings(modelMark, modelPath);
}

} // namespace tributary
