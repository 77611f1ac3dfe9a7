// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/cann_installation.h"

#include "base/files.h"
#include "cann/cann_version.h"

#include <QDir>
#include <QFileInfo>

#include <utility>

namespace tributary
{

namespace
{

constexpr const char *loadEnvironment = QT_TRANSLATE_NOOP("core",
    "Load CANN's environment (source set_env.sh of the installation), or set ASCEND_OPP_PATH to the folder that holds "
    "vendors/.");

QString firstArchFolder(const QString &root)
{
    const QStringList names =
        QDir(root).entryList({QStringLiteral("*-linux")}, QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    const QString mine = QSysInfo::currentCpuArchitecture() == QLatin1String("arm64") ? QStringLiteral("aarch64-linux")
                                                                                      : QStringLiteral("x86_64-linux");
    if (names.isEmpty())
        return {};
    return root + QLatin1Char('/') + (names.contains(mine) ? mine : names.first());
}

bool looksLikeCann(const QString &folder)
{
    for (const char *mark : {"version.cfg", "version.info", "set_env.sh", "opp", "compiler", "include/register",
             "include/ge", "ascend_toolkit_install.info"}) {
        if (QFileInfo::exists(folder + QLatin1Char('/') + QLatin1String(mark)))
            return true;
    }
    return !firstArchFolder(folder).isEmpty();
}

std::optional<CannInstallation> inspect(const QString &folder)
{
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        return std::nullopt;
    const QString root = QDir::cleanPath(folder);
    if (!looksLikeCann(root))
        return std::nullopt;
    CannInstallation found;
    found.root = root;
    found.version = cannVersion(root);
    found.archFolder = firstArchFolder(root);
    for (const QString &base : {root, found.archFolder}) {
        const QString header = base + QStringLiteral("/include/register/register_custom_pass.h");
        if (found.passHeader.isEmpty() && !base.isEmpty() && QFileInfo(header).isFile())
            found.passHeader = header;
    }
    return found;
}

QStringList usualPlaces(const CannSearch &search)
{
    QStringList bases {search.rootPrefix + QStringLiteral("/usr/local/Ascend")};
    const QString home = search.environment.value(QStringLiteral("HOME"));
    if (!home.isEmpty())
        bases << home + QStringLiteral("/Ascend");
    QStringList places;
    for (const QString &base : std::as_const(bases)) {
        for (const char *below : {"/ascend-toolkit/latest", "/cann", "/latest"})
            places << base + QLatin1String(below);
    }
    return places;
}

} // namespace

CannSearchResult findCann(const CannSearch &search)
{
    CannSearchResult result;
    for (const char *name : {"ASCEND_HOME_PATH", "ASCEND_TOOLKIT_HOME"}) {
        const QString variable = QLatin1String(name);
        const QString folder = search.environment.value(variable);
        if (folder.isEmpty() || result.installation)
            continue;
        result.installation = inspect(folder);
        if (result.installation)
            result.installation->foundBy = variable;
        else
            result.wrongVariables << variable + QLatin1Char('=') + folder;
    }
    for (const QString &place : usualPlaces(search)) {
        if (!result.installation)
            result.installation = inspect(place);
    }
    return result;
}

Result<CannInstallation> cannAt(const QString &folder)
{
    auto found = inspect(QDir(folder).absolutePath());
    if (!found)
        return fail({QT_TRANSLATE_NOOP("core", "There is no CANN in %1"), {folder}}, {},
            QT_TRANSLATE_NOOP("core", "Name the folder that ASCEND_HOME_PATH stands for: it holds opp/ and include/."));
    return *found;
}

QString driverVersion(const CannSearch &search)
{
    QStringList folders;
    const auto installInfo = readFile(search.rootPrefix + QStringLiteral("/etc/ascend_install.info"));
    const QString named =
        propertyValue(installInfo.value_or(QByteArray()), QStringLiteral("Driver_Install_Path_Param"));
    if (!named.isEmpty())
        folders << search.rootPrefix + named + QStringLiteral("/driver");
    folders << search.rootPrefix + QStringLiteral("/usr/local/Ascend/driver");
    for (const QString &folder : std::as_const(folders)) {
        const auto text = readFile(folder + QStringLiteral("/version.info"));
        QString version = propertyValue(text.value_or(QByteArray()), QStringLiteral("Version"));
        if (!version.isEmpty())
            return version;
    }
    return {};
}

Result<QString> findOppFolder(const CannSearch &search, const QString &cannFolder)
{
    QString path;
    if (!cannFolder.isEmpty()) {
        path = QDir(cannFolder).absoluteFilePath(QStringLiteral("opp"));
    } else if (const QString set = search.environment.value(QStringLiteral("ASCEND_OPP_PATH")); !set.isEmpty()) {
        path = QDir(set).absolutePath();
    } else if (const QString home = search.environment.value(QStringLiteral("ASCEND_HOME_PATH")); !home.isEmpty()) {
        path = QDir(home).absoluteFilePath(QStringLiteral("opp"));
    } else if (const auto found = findCann(search).installation) {
        path = found->root + QStringLiteral("/opp");
    } else {
        return fail(QT_TRANSLATE_NOOP("core", "There is no folder to install the pass in: CANN was not found"), {},
            loadEnvironment);
    }
    if (!QFileInfo(path).isDir())
        return fail({QT_TRANSLATE_NOOP("core", "The operator folder %1 does not exist"), {path}}, {}, loadEnvironment);
    return QDir::cleanPath(path);
}

} // namespace tributary
