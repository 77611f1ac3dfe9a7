// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the include lines of the source tree and fails on one that climbs against the direction of the house.
#include "base/files.h"

#include <QDirIterator>
#include <QMap>
#include <QRegularExpression>
#include <QSet>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

/// Room -> rooms it may include besides itself. Everything may include base.
const QMap<QString, QSet<QString>> &allowedRooms()
{
    using Rooms = QSet<QString>;
    const auto rooms = [](const char *names) {
        const QStringList list = QString::fromLatin1(names).split(QLatin1Char(' '), Qt::SkipEmptyParts);
        return Rooms(list.begin(), list.end());
    };
    static const QMap<QString, Rooms> allowed {
        {QStringLiteral("base"), {}},
        {QStringLiteral("candidate"), {}},
        {QStringLiteral("steplog"), rooms("candidate")},
        {QStringLiteral("trial"), rooms("candidate steplog")},
        {QStringLiteral("stats"), rooms("candidate steplog trial")},
        {QStringLiteral("secrets"), {}},
        {QStringLiteral("remote"), rooms("secrets")},
        {QStringLiteral("exec"), rooms("candidate steplog trial remote secrets")},
        {QStringLiteral("cann"), rooms("candidate")},
        {QStringLiteral("tuning"), rooms("candidate steplog trial stats exec cann remote secrets graph")},
        {QStringLiteral("graph"), rooms("candidate")},
        {QStringLiteral("profile"), rooms("candidate graph")},
        {QStringLiteral("report"),
            rooms("candidate steplog trial stats exec cann tuning graph profile remote secrets")},
        {QStringLiteral("project"),
            rooms("candidate steplog trial stats exec cann tuning graph profile remote secrets")},
    };
    return allowed;
}

QStringList includesOf(const QString &text)
{
    static const QRegularExpression include(
        QStringLiteral("^\\s*#\\s*include\\s*[\"<]([^\">]+)[\">]"), QRegularExpression::MultilineOption);
    QStringList paths;
    auto matches = include.globalMatch(text);
    while (matches.hasNext())
        paths << matches.next().captured(1);
    return paths;
}

/// What is wrong with the includes of a file of that room; empty if nothing is.
QStringList climbingIncludes(const QString &room, const QString &text)
{
    QStringList wrong;
    for (const QString &path : includesOf(text)) {
        const QString target = path.section(QLatin1Char('/'), 0, 0);
        const bool outside = path.contains(QLatin1String("..")) || target == QLatin1String("app")
            || path.startsWith(QLatin1String("QtGui")) || path.startsWith(QLatin1String("QtWidgets"))
            || path == QLatin1String("QWidget") || path == QLatin1String("QApplication");
        const bool isRoom = path.contains(QLatin1Char('/')) && allowedRooms().contains(target);
        const bool allowed = target == room || target == QLatin1String("base") || allowedRooms()[room].contains(target);
        if (outside || (isRoom && !allowed))
            wrong << path;
    }
    return wrong;
}

} // namespace

TEST(House, NoIncludeClimbs)
{
    const QString core = QStringLiteral(TRIBUTARY_SOURCE_DIR "/core");
    QDirIterator files(
        core, {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
        const QString path = files.next();
        const QString room = path.mid(core.size() + 1).section(QLatin1Char('/'), 0, 0);
        ASSERT_TRUE(allowedRooms().contains(room)) << "core/" << room.toStdString() << " is no room of the house";
        const QStringList wrong = climbingIncludes(room, QString::fromUtf8(readFile(path).value()));
        EXPECT_TRUE(wrong.isEmpty()) << path.toStdString() << " includes "
                                     << wrong.join(QStringLiteral(", ")).toStdString();
        ++count;
    }
    EXPECT_GT(count, 50);
}

TEST(House, TheCheckSeesAClimbingInclude)
{
    EXPECT_EQ(climbingIncludes(QStringLiteral("trial"), QStringLiteral("#include \"stats/analysis.h\"\n")).size(), 1);
    EXPECT_EQ(
        climbingIncludes(QStringLiteral("graph"), QStringLiteral("  #  include \"tuning/session.h\"\n")).size(), 1);
    EXPECT_EQ(climbingIncludes(QStringLiteral("base"), QStringLiteral("#include <QWidget>\n")).size(), 1);
    EXPECT_EQ(
        climbingIncludes(QStringLiteral("base"), QStringLiteral("#include \"../app/cli/console.h\"\n")).size(), 1);
    EXPECT_EQ(climbingIncludes(QStringLiteral("stats"), QStringLiteral("#include \"trial/trial.h\"\n")).size(), 0);
    EXPECT_EQ(climbingIncludes(QStringLiteral("stats"), QStringLiteral("#include <boost/math/a.hpp>\n")).size(), 0);
}

// Two types of one name in one namespace: the linker keeps the members of one of them for both.
TEST(House, NoTypeOfTheEngineHasTheNameOfAnother)
{
    static const QRegularExpression definition(
        QStringLiteral("^(?:struct|class|enum class) (\\w+)[^;\\n]*$"), QRegularExpression::MultilineOption);
    QMap<QString, QString> files;
    QDirIterator headers(QStringLiteral(TRIBUTARY_SOURCE_DIR "/core"), {QStringLiteral("*.h")}, QDir::Files,
        QDirIterator::Subdirectories);
    while (headers.hasNext()) {
        const QString path = headers.next();
        auto matches = definition.globalMatch(QString::fromUtf8(readFile(path).value()));
        while (matches.hasNext()) {
            const QString type = matches.next().captured(1);
            EXPECT_FALSE(files.contains(type))
                << type.toStdString() << " is in " << path.toStdString() << " and " << files[type].toStdString();
            files[type] = path;
        }
    }
    EXPECT_GT(files.size(), 100);
}

TEST(House, EveryFileSaysItsLicence)
{
    for (const char *folder : {"core", "app", "pass", "tests"}) {
        QDirIterator files(QStringLiteral(TRIBUTARY_SOURCE_DIR "/") + QLatin1String(folder),
            {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.py"), QStringLiteral("*.sh"),
                QStringLiteral("CMakeLists.txt")},
            QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            const QByteArray head = readFile(path).value().left(400);
            const bool isPass = path.startsWith(QStringLiteral(TRIBUTARY_SOURCE_DIR "/pass/"));
            const QByteArray licence = isPass ? "Apache-2.0" : "GPL-3.0-or-later";
            EXPECT_TRUE(head.contains("SPDX-License-Identifier: " + licence)) << path.toStdString();
            EXPECT_TRUE(head.contains("SPDX-FileCopyrightText:")) << path.toStdString();
        }
    }
}
