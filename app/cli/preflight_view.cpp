// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "preflight_view.h"

#include "console.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace tributary
{

namespace
{

using Level = PreflightFinding::Level;

QString levelWord(Level level)
{
    switch (level) {
    case Level::Ok:
        return QCoreApplication::translate("cli", "ok");
    case Level::Info:
        return QCoreApplication::translate("cli", "note");
    case Level::Warning:
        return QCoreApplication::translate("cli", "warning");
    case Level::Problem:
        return QCoreApplication::translate("cli", "problem");
    case Level::Unknown:
        break;
    }
    return QCoreApplication::translate("cli", "unknown");
}

Console::Style styleOf(Level level)
{
    switch (level) {
    case Level::Ok:
        return Console::Style::Good;
    case Level::Warning:
        return Console::Style::Caution;
    case Level::Problem:
        return Console::Style::Bad;
    case Level::Info:
    case Level::Unknown:
        break;
    }
    return Console::Style::Dim;
}

} // namespace

void showPreflight(const PreflightReport &report, Console &console, bool onlyNoteworthy)
{
    for (const PreflightFinding &finding : report.findings) {
        if (onlyNoteworthy && (finding.level == Level::Ok || finding.level == Level::Info))
            continue;
        const QString word = QStringLiteral("[%1]").arg(levelWord(finding.level));
        QString text = finding.what.translated();
        if (!finding.detail.isEmpty())
            text = Text(QT_TRANSLATE_NOOP("core", "%1: %2"), {text, finding.detail}).translated();
        console.line(console.styled(word, styleOf(finding.level)) + QLatin1Char(' ') + text);
        if (!finding.hint.isEmpty())
            console.line(QStringLiteral("    ") + finding.hint.translated());
    }
}

QJsonObject preflightJson(const PreflightReport &report)
{
    QJsonArray findings;
    for (const PreflightFinding &finding : report.findings) {
        findings.append(QJsonObject {{QStringLiteral("id"), QLatin1String(finding.id)},
            {QStringLiteral("level"), preflightLevelName(finding.level)},
            {QStringLiteral("what"), finding.what.english()}, {QStringLiteral("hint"), finding.hint.english()},
            {QStringLiteral("detail"), finding.detail}});
    }
    return {{QStringLiteral("problem"), report.hasProblem()}, {QStringLiteral("findings"), findings}};
}

} // namespace tributary
