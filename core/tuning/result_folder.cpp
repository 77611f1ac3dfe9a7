// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/result_folder.h"

#include "base/files.h"

#include <QDir>
#include <QFileInfo>

namespace tributary
{

ResultFolder::ResultFolder(const QString &path)
    : m_path(QDir::cleanPath(QFileInfo(path).absoluteFilePath()))
{
}

Result<ResultFolder> ResultFolder::create(const QString &path)
{
    const ResultFolder folder(path);
    const QFileInfo info(folder.path());
    if (info.exists() && !info.isDir())
        return fail({QT_TRANSLATE_NOOP("core", "The output folder %1 is a file"), {folder.path()}}, {},
            QT_TRANSLATE_NOOP("core", "Choose another folder."));
    if (info.exists()
        && !QDir(folder.path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot))
        return fail({QT_TRANSLATE_NOOP("core", "The output folder %1 is not empty"), {folder.path()}}, {},
            QT_TRANSLATE_NOOP("core",
                "Choose a folder that does not exist yet, or continue an earlier run with "
                "\"tributary-cli resume\"."));
    if (const auto made = makeFolder(folder.path()); !made)
        return tl::unexpected(made.error());
    return folder;
}

Result<ResultFolder> ResultFolder::open(const QString &path)
{
    ResultFolder folder(path);
    if (!QFileInfo(folder.path()).isDir())
        return fail({QT_TRANSLATE_NOOP("core", "There is no folder %1"), {folder.path()}}, {},
            QT_TRANSLATE_NOOP("core", "Give the folder that --output-dir named."));
    if (!QFileInfo::exists(folder.journal()))
        return fail({QT_TRANSLATE_NOOP("core", "%1 holds no journal.jsonl"), {folder.path()}}, {},
            QT_TRANSLATE_NOOP("core", "Give the folder of a run of this program."));
    return folder;
}

TrialFolder ResultFolder::trial(const TrialSpec &spec) const
{
    return {m_path + QLatin1Char('/') + spec.folderName()};
}

Result<TrialFolder> ResultFolder::prepareTrial(const TrialSpec &spec) const
{
    const TrialFolder folder = trial(spec);
    QDir dir(folder.path);
    if (dir.exists() && !dir.removeRecursively())
        return fail({QT_TRANSLATE_NOOP("core", "Cannot clear the folder %1"), {folder.path}}, {},
            QT_TRANSLATE_NOOP("core", "Check its permissions."));
    if (const auto made = makeFolder(folder.path); !made)
        return tl::unexpected(made.error());
    return folder;
}

} // namespace tributary
