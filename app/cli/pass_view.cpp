// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pass_view.h"

#include "console.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

namespace tributary
{

namespace
{

QString say(const char *text)
{
    return QCoreApplication::translate("cli", text);
}

const char *stateName(ManagedInstall::State state)
{
    switch (state) {
    case ManagedInstall::State::InUse:
        return "in_use";
    case ManagedInstall::State::OtherHost:
        return "other_host";
    case ManagedInstall::State::LeftOver:
        break;
    }
    return "left_over";
}

QJsonObject buildJson(const PassBuildInfo &info)
{
    QJsonObject object {{QStringLiteral("stand_in"), info.standIn}, {QStringLiteral("cann"), info.cannRoot},
        {QStringLiteral("cann_version"), info.cannVersion},
        {QStringLiteral("built_at"), info.builtAt.toString(Qt::ISODate)}};
    if (info.abi)
        object.insert(QStringLiteral("abi"), *info.abi);
    return object;
}

QJsonObject managedJson(const ManagedInstall &managed)
{
    const PassMarker &marker = managed.marker;
    return {{QStringLiteral("state"), QLatin1String(stateName(managed.state))},
        {QStringLiteral("run_folder"), marker.runFolder}, {QStringLiteral("pid"), static_cast<qint64>(marker.pid)},
        {QStringLiteral("host"), marker.host}, {QStringLiteral("since"), marker.since.toString(Qt::ISODate)},
        {QStringLiteral("what"), managed.describe().english()}, {QStringLiteral("hint"), managed.hint().english()}};
}

} // namespace

QString describeBuild(const PassBuildInfo &info)
{
    if (info.sha256.isEmpty())
        return say(QT_TRANSLATE_NOOP("cli", "Built for: not known"));
    if (info.standIn)
        return say(QT_TRANSLATE_NOOP("cli",
            "Built for: the stand-in, as no CANN was found. It serves the CPU sample workload; GE cannot load it."));
    const QString version = info.cannVersion.isEmpty() ? QStringLiteral("?") : info.cannVersion;
    return say(QT_TRANSLATE_NOOP("cli", "Built for: CANN %1 (%2), C++11 ABI %3"))
        .arg(version, info.cannRoot, number(info.abi.value_or(0)));
}

Text describeOther(const OtherPass &other)
{
    if (other.kind == OtherPass::Kind::Broken)
        return {QT_TRANSLATE_NOOP("core", "GE cannot load %1 (%2), and then fails every compile: move it away"),
            {other.path, other.reason.translated()}};
    return {QT_TRANSLATE_NOOP("core", "Another pass sets the multi-stream mode too: %1: move it away for the run"),
        {other.path}};
}

void showManaged(const ManagedInstall &managed, Console &console)
{
    console.warn(managed.describe());
    console.note(QStringLiteral("    ") + managed.hint().translated());
}

void showPassStatus(const PassStatus &status, Console &console)
{
    if (status.installed) {
        console.line(say(QT_TRANSLATE_NOOP("cli", "Installed: %1")).arg(status.where.library()));
        console.line(say(QT_TRANSLATE_NOOP("cli", "Size: %1 bytes, mode %2, of %3"))
                         .arg(number(status.size), QString::number(status.mode, 8),
                             status.modified.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))));
        console.line(QStringLiteral("SHA-256: ") + (status.sha256.isEmpty() ? QStringLiteral("?") : status.sha256));
        console.line(describeBuild(status.build.value_or(PassBuildInfo())));
        if (const auto broken = whyNotLoadable(status.where.library()))
            console.warn(describeOther({status.where.library(), OtherPass::Kind::Broken, *broken}));
    } else {
        console.line(say(QT_TRANSLATE_NOOP("cli", "Not installed: %1")).arg(status.where.library()));
    }
    if (status.managed)
        showManaged(*status.managed, console);
    for (const OtherPass &other : status.others)
        console.warn(describeOther(other));
}

QJsonObject passStatusJson(const PassStatus &status)
{
    QJsonObject object {{QStringLiteral("installed"), status.installed}, {QStringLiteral("opp"), status.where.opp},
        {QStringLiteral("path"), status.where.library()}};
    if (status.installed) {
        object.insert(QStringLiteral("size"), status.size);
        object.insert(QStringLiteral("modified"), status.modified.toString(Qt::ISODate));
        object.insert(QStringLiteral("mode"), QString::number(status.mode, 8));
        object.insert(QStringLiteral("sha256"), status.sha256);
    }
    if (status.build)
        object.insert(QStringLiteral("build"), buildJson(*status.build));
    if (status.managed)
        object.insert(QStringLiteral("managed"), managedJson(*status.managed));
    QJsonArray others;
    for (const OtherPass &other : status.others) {
        const bool broken = other.kind == OtherPass::Kind::Broken;
        others.append(QJsonObject {{QStringLiteral("path"), other.path},
            {QStringLiteral("kind"), broken ? QStringLiteral("broken") : QStringLiteral("sets_multi_stream")},
            {QStringLiteral("reason"), other.reason.english()}});
    }
    object.insert(QStringLiteral("others"), others);
    return object;
}

} // namespace tributary
