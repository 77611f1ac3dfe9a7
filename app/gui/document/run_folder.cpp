// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/run_folder.h"

#include <QDir>

namespace tributary::gui
{

QString freeRunFolder(const QString &projectFolder, std::size_t runs)
{
    const QDir folder(projectFolder + QStringLiteral("/runs"));
    for (std::size_t number = runs + 1;; ++number) {
        const QString name = QStringLiteral("run_%1").arg(number, 3, 10, QLatin1Char('0'));
        if (!folder.exists(name))
            return folder.absoluteFilePath(name);
    }
}

} // namespace tributary::gui
