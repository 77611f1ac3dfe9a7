// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    [[nodiscard]] bool isEmpty() const { return m_source == nullptr; }
    /// The sentence in the language of the program (context "core" of the installed translators).
    [[nodiscard]] QString translated() const;
    /// The sentence in English: for logs, files and tests.
    [[nodiscard]] QString english() const;
    [[nodiscard]] const QStringList &args() const { return m_args; }

    friend bool operator==(const Text &a, const Text &b) { return a.english() == b.english(); }

private:
    const char *m_source = nullptr;
    QStringList m_args;
};

/// `count` as text for a Text argument.
QString number(qint64 count);

} // namespace tributary
