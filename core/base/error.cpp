// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/error.h"

namespace tributary
{

namespace
{

QString join(const QString &what, const QString &detail, const QString &hint)
{
    QString out = what;
    if (!detail.isEmpty())
        out += QStringLiteral(": ") + detail;
    if (!hint.isEmpty()) {
        const bool closed = out.endsWith(QLatin1Char('.')) || out.endsWith(QChar(0x3002));
        out += (closed ? QStringLiteral(" ") : QStringLiteral(". ")) + hint;
    }
    return out;
}

} // namespace

QString Error::translated() const
{
    return join(what.translated(), detail, hint.translated());
}

QString Error::english() const
{
    return join(what.english(), detail, hint.english());
}

} // namespace tributary
