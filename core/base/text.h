// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QtGlobal>

namespace tributary
{

/// A sentence for the user that is kept untranslated until it is shown, so that it can be shown in another language
/// later. `source` is a string literal marked with QT_TRANSLATE_NOOP("core", "…"); %1 … %9 are replaced by `args`.
class Text
{
public:
    Text() = default;
    Text(const char *source, QStringList args = {});

    /// A text read back from a file: `source` as source() gave it.
    static Text restored(const QByteArray &source, const QStringList &args);

    [[nodiscard]] bool isEmpty() const { return m_source.isEmpty(); }
    /// The untranslated pattern, UTF-8: with args() it is all that is needed to restore the text later.
    [[nodiscard]] const QByteArray &source() const { return m_source; }
    /// The sentence in the language of the program (context "core" of the installed translators).
    [[nodiscard]] QString translated() const;
    /// The sentence in English: for logs, files and tests.
    [[nodiscard]] QString english() const;
    [[nodiscard]] const QStringList &args() const { return m_args; }

    friend bool operator==(const Text &a, const Text &b) { return a.english() == b.english(); }

private:
    QByteArray m_source;
    QStringList m_args;
};

/// `count` as text for a Text argument.
QString number(qint64 count);

} // namespace tributary
