// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/shell_words.h"

namespace tributary
{

namespace
{

class Splitter
{
public:
    explicit Splitter(const QString &text)
        : m_text(text)
    {
    }

    Result<QStringList> run()
    {
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at++];
            if (c == QLatin1Char('\'') || c == QLatin1Char('"')) {
                if (!readQuoted(c))
                    return fail({QT_TRANSLATE_NOOP("core", "The command has a %1 quote without its end"), {QString(c)}},
                        m_text, QT_TRANSLATE_NOOP("core", "Close the quote, or escape it with a backslash."));
            } else if (c == QLatin1Char('\\')) {
                if (m_at == m_text.size())
                    return fail(QT_TRANSLATE_NOOP("core", "The command ends with a backslash"), m_text,
                        QT_TRANSLATE_NOOP("core", "Remove the backslash, or double it."));
                readEscaped();
            } else if (isBlank(c)) {
                endWord();
            } else {
                add(c);
            }
        }
        endWord();
        if (m_words.isEmpty())
            return fail(QT_TRANSLATE_NOOP("core", "The command is empty"), {},
                QT_TRANSLATE_NOOP("core", "Give the program to run and its arguments."));
        return m_words;
    }

private:
    static bool isBlank(QChar c)
    {
        return c == QLatin1Char(' ') || c == QLatin1Char('\t') || c == QLatin1Char('\n') || c == QLatin1Char('\r');
    }

    bool readQuoted(QChar quote)
    {
        m_inWord = true;
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at++];
            if (c == quote)
                return true;
            if (quote == QLatin1Char('"') && c == QLatin1Char('\\') && m_at < m_text.size()
                && QStringLiteral("$`\"\\\n").contains(m_text[m_at]))
                readEscaped();
            else
                m_word += c;
        }
        return false;
    }

    void readEscaped()
    {
        const QChar next = m_text[m_at++];
        if (next != QLatin1Char('\n'))
            add(next);
    }

    void add(QChar c)
    {
        m_inWord = true;
        m_word += c;
    }

    void endWord()
    {
        if (m_inWord)
            m_words << m_word;
        m_word.clear();
        m_inWord = false;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    bool m_inWord = false;
    QString m_word;
    QStringList m_words;
};

} // namespace

Result<QStringList> splitShellWords(const QString &command)
{
    return Splitter(command).run();
}

QString quoteShellWord(const QString &word)
{
    const auto isSafe = [](QChar c) {
        return (c.unicode() < 128 && c.isLetterOrNumber()) || QStringLiteral("@%+=:,./-_").contains(c);
    };
    if (!word.isEmpty() && std::all_of(word.begin(), word.end(), isSafe))
        return word;
    QString quoted = word;
    quoted.replace(QLatin1Char('\''), QStringLiteral("'\"'\"'"));
    return QLatin1Char('\'') + quoted + QLatin1Char('\'');
}

QString joinShellWords(const QStringList &words)
{
    QStringList quoted;
    for (const QString &word : words)
        quoted << quoteShellWord(word);
    return quoted.join(QLatin1Char(' '));
}

} // namespace tributary
