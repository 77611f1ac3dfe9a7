// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "language.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace tributary
{

Result<void> useLanguage(const QString &name)
{
    static QTranslator translator;
    QString wanted = name;
    if (wanted.isEmpty())
        wanted = QLocale::system().language() == QLocale::Chinese ? QStringLiteral("zh") : QStringLiteral("en");
    if (wanted != QLatin1String("en") && wanted != QLatin1String("zh"))
        return fail({QT_TRANSLATE_NOOP("core", "There is no language \"%1\""), {name}}, {},
            QT_TRANSLATE_NOOP("core", "Use en or zh."));
    QCoreApplication::removeTranslator(&translator);
    if (wanted == QLatin1String("zh") && translator.load(QStringLiteral(":/i18n/tributary_zh_CN.qm")))
        QCoreApplication::installTranslator(&translator);
    return {};
}

} // namespace tributary
