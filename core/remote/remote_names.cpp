// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_names.h"

#include <QStringDecoder>

#include <algorithm>

namespace tributary
{

namespace
{

constexpr qsizetype longestName = 255; // of most file systems, in bytes
constexpr qsizetype longestShown = 80;

std::optional<QString> decoded(const QByteArray &bytes)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    if (decoder.hasError())
        return std::nullopt;
    return text;
}

// Format characters (Cf) are among them: they turn the text around or hide.
bool isShown(char32_t c)
{
    return QChar::isPrint(c) && QChar::category(c) != QChar::Other_Format;
}

} // namespace

std::optional<Text> refusalOfName(const QByteArray &name)
{
    if (name.isEmpty())
        return Text {QT_TRANSLATE_NOOP("core", "the name is empty")};
    if (name == "." || name == "..")
        return Text {QT_TRANSLATE_NOOP("core", "the name leads to another folder")};
    if (name.contains('/') || name.contains('\\'))
        return Text {QT_TRANSLATE_NOOP("core", "the name holds a slash")};
    if (name.size() > longestName)
        return Text {QT_TRANSLATE_NOOP("core", "the name is longer than %1 bytes"), {number(longestName)}};
    const auto text = decoded(name);
    if (!text)
        return Text {QT_TRANSLATE_NOOP("core", "the name is not UTF-8")};
    const auto letters = text->toUcs4();
    if (!std::all_of(letters.begin(), letters.end(), [](char32_t c) { return isShown(c); }))
        return Text {QT_TRANSLATE_NOOP("core", "the name holds control characters")};
    return std::nullopt;
}

QString printableName(const QByteArray &name)
{
    QString shown;
    const auto text = decoded(name);
    if (text) {
        for (const char32_t c : text->toUcs4()) {
            if (isShown(c))
                shown += QString::fromUcs4(&c, 1);
            else
                shown += QStringLiteral("\\x%1").arg(uint(c), 2, 16, QLatin1Char('0'));
        }
    } else {
        for (const char byte : name) {
            if (byte >= 0x20 && byte < 0x7f)
                shown += QLatin1Char(byte);
            else
                shown += QStringLiteral("\\x%1").arg(uint(uchar(byte)), 2, 16, QLatin1Char('0'));
        }
    }
    if (shown.size() > longestShown)
        shown = shown.left(longestShown) + QChar(0x2026);
    return shown;
}

} // namespace tributary
