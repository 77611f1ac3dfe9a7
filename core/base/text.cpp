// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"

#include <QCoreApplication>

#include <utility>

namespace tributary
{

namespace
{

// QString::arg() would expand a "%2" that came in with an earlier argument, such as a path, so this walks once.
QString fill(const QString &pattern, const QStringList &args)
{
    QString out;
    out.reserve(pattern.size() + 32);
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const bool marker = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size() && pattern[i + 1].isDigit();
        const qsizetype index = marker ? pattern[i + 1].digitValue() - 1 : -1;
        if (index >= 0 && index < args.size()) {
            out += args[index];
            ++i;
        } else {
            out += pattern[i];
        }
    }
    return out;
}

} // namespace

Text::Text(const char *source, QStringList args)
    : m_source(QByteArray::fromRawData(source, qsizetype(qstrlen(source))))
    , m_args(std::move(args))
{
}

Text Text::restored(const QByteArray &source, const QStringList &args)
{
    Text text;
    text.m_source = source;
    text.m_args = args;
    return text;
}

QString Text::translated() const
{
    if (m_source.isEmpty())
        return {};
    return fill(QCoreApplication::translate("core", m_source.constData()), m_args);
}

QString Text::english() const
{
    return fill(QString::fromUtf8(m_source), m_args);
}

QString number(qint64 count)
{
    return QString::number(count);
}

} // namespace tributary
