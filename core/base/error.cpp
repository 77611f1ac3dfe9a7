// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"

namespace tributary
{

namespace
{

// The marks between the parts differ from language to language, so they are texts as well.
QString join(const QString &what, const QString &detail, const QString &hint, QString (Text::*shown)() const)
{
    QString out = what;
    if (!detail.isEmpty())
        out = (Text(QT_TRANSLATE_NOOP("core", "%1: %2"), {out, detail}).*shown)();
    if (!hint.isEmpty()) {
        const bool closed = out.endsWith(QLatin1Char('.')) || out.endsWith(QChar(0x3002));
        const char *pattern = closed ? QT_TRANSLATE_NOOP("core", "%1 %2") : QT_TRANSLATE_NOOP("core", "%1. %2");
        out = (Text(pattern, {out, hint}).*shown)();
    }
    return out;
}

} // namespace

QString Error::translated() const
{
    return join(what.translated(), detail, hint.translated(), &Text::translated);
}

QString Error::english() const
{
    return join(what.english(), detail, hint.english(), &Text::english);
}

} // namespace tributary
