// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>
#include <QStringList>

namespace tributary
{

/// Splits a command as a POSIX shell splits words: blanks and newlines separate; '…' is literal; in "…" a backslash
/// escapes only $ ` " \ and newline; elsewhere it escapes any character; backslash-newline vanishes. Nothing is
/// expanded: $, {, *, ~ and # stay as they are (Python's shlex.split without comments, which the seed's script uses).
/// Errors: a quote without its end, a backslash as the last character, no word at all.
Result<QStringList> splitShellWords(const QString &command);

/// One word quoted so that a POSIX shell, and splitShellWords(), read it back unchanged.
QString quoteShellWord(const QString &word);

/// Words joined into one command line that splits into the same words.
QString joinShellWords(const QStringList &words);

} // namespace tributary
