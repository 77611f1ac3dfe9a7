// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "target_view.h"

#include "cli_text.h"
#include "console.h"
#include "remote/target_fields.h"

#include <QJsonArray>

#include <algorithm>

namespace tributary
{

namespace
{

using State = CheckItem::State;

QString stateWord(State state)
{
    switch (state) {
    case State::Passed:
        return Cli::tr("ok");
    case State::Warning:
        return Cli::tr("warning");
    case State::Failed:
        return Cli::tr("failed");
    case State::Skipped:
        break;
    }
    return Cli::tr("skipped");
}

Console::Style styleOf(State state)
{
    switch (state) {
    case State::Passed:
        return Console::Style::Good;
    case State::Warning:
        return Console::Style::Caution;
    case State::Failed:
        return Console::Style::Bad;
    case State::Skipped:
        break;
    }
    return Console::Style::Dim;
}

} // namespace

void warnOfUnknownFields(const Target &target, Console &console)
{
    for (const Text &sentence : unknownTargetFields(target))
        console.warn(sentence);
}

void showTargetList(const std::vector<Target> &targets, Console &console)
{
    if (targets.empty())
        console.line(Cli::tr("There are no targets. Add one with \"tributary-cli target add\"."));
    qsizetype width = 0;
    for (const Target &target : targets)
        width = std::max(width, target.name.size());
    for (const Target &target : targets) {
        const QString port = target.port ? QStringLiteral(":%1").arg(*target.port) : QString();
        console.line(QStringLiteral("%1  %2@%3%4  %5")
                         .arg(target.name.leftJustified(width), target.user, target.host, port, target.remoteWorkdir));
    }
}

QJsonObject targetListJson(const std::vector<Target> &targets, const QString &file)
{
    QJsonArray list;
    for (const Target &target : targets)
        list.append(target.toJson());
    return {{QStringLiteral("file"), file}, {QStringLiteral("targets"), list}};
}

void showCheckItem(const CheckItem &item, Console &console)
{
    QString text = checkStepTitle(item.step).translated() + QStringLiteral(": ") + item.what.translated();
    if (!item.detail.isEmpty())
        text += QStringLiteral(" (%1)").arg(item.detail);
    if (item.state != State::Skipped)
        text += QStringLiteral("  ") + Cli::tr("%1 s").arg(item.seconds, 0, 'f', 2);
    const QString word = QStringLiteral("[%1]").arg(stateWord(item.state));
    console.line(console.styled(word, styleOf(item.state)) + QLatin1Char(' ') + text);
    if (!item.hint.isEmpty())
        console.line(QStringLiteral("    ") + item.hint.translated());
}

QJsonObject checkJson(const Target &target, const std::vector<CheckItem> &items)
{
    QJsonArray steps;
    for (const CheckItem &item : items) {
        steps.append(QJsonObject {{QStringLiteral("step"), checkStepName(item.step)},
            {QStringLiteral("state"), checkStateName(item.state)}, {QStringLiteral("seconds"), item.seconds},
            {QStringLiteral("what"), item.what.english()}, {QStringLiteral("detail"), item.detail},
            {QStringLiteral("hint"), item.hint.english()}});
    }
    return {{QStringLiteral("target"), target.title()}, {QStringLiteral("failed"), hasFailure(items)},
        {QStringLiteral("steps"), steps}};
}

} // namespace tributary
