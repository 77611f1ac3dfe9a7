// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/example_project.h"

#include "base/shell_words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace tributary::gui
{

namespace
{

constexpr const char *workloadName = "tributary-workload";

/// Beside this program; a test program lies in another folder of the build, so the one beside it is looked at, too.
QString findWorkload()
{
    const QString here = QCoreApplication::applicationDirPath();
    for (const QString &folder : {here, here + QStringLiteral("/../bin")}) {
        const QFileInfo file(folder + QLatin1Char('/') + QLatin1String(workloadName));
        if (file.isExecutable() && file.isFile())
            return QDir::cleanPath(file.absoluteFilePath());
    }
    return QStandardPaths::findExecutable(QLatin1String(workloadName));
}

/// A folder that stands for CANN's operator folder, so that the example touches no CANN of this machine.
Result<QString> exampleOppFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
        + QStringLiteral("/tributary/example_opp");
    if (!QDir().mkpath(folder))
        return fail(QT_TRANSLATE_NOOP("core", "The folder of the example cannot be made"), folder,
            QT_TRANSLATE_NOOP("core", "Check that you may write there and that the disk is not full."));
    return folder;
}

} // namespace

Result<RunSetup> exampleSetup()
{
    const QString workload = findWorkload();
    if (workload.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "The sample workload of the example is not installed"),
            QCoreApplication::applicationDirPath() + QLatin1Char('/') + QLatin1String(workloadName),
            QT_TRANSLATE_NOOP("core", "Install Tributary again, or set up a run of your own workload."));
    const auto opp = exampleOppFolder();
    if (!opp)
        return tl::unexpected(opp.error());
    RunSetup setup;
    setup.command = quoteShellWord(workload) + QStringLiteral(" --steps 30");
    setup.environment.insert(QStringLiteral("ASCEND_OPP_PATH"), *opp);

    setup.outputCheck.pattern = QStringLiteral("digest=(\\w+)");
    setup.managePass = true;
    return setup;
}

} // namespace tributary::gui
