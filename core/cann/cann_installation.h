// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <optional>

namespace tributary
{

/// A CANN toolkit on this machine.
struct CannInstallation {
    QString root; ///< the folder that set_env.sh calls ASCEND_HOME_PATH
    QString foundBy; ///< the variable that named it; empty = found at a usual place, its set_env.sh is not in force
    QString version; ///< as users know it, e.g. "8.3.RC1"; empty if no file says it
    QString archFolder; ///< <root>/<arch>-linux; empty if there is none
    QString passHeader; ///< register/register_custom_pass.h; empty = no pass can be built with it
};

/// Where to look. Nothing of the process itself is read, so that a test can show a machine of its own.
struct CannSearch {
    QProcessEnvironment environment;
    QString rootPrefix; ///< put before /usr/local/Ascend and /etc; empty on a real machine
};

struct CannSearchResult {
    std::optional<CannInstallation> installation;
    QStringList wrongVariables; ///< "ASCEND_HOME_PATH=/x" where /x is no CANN folder
};

/// In this order: ASCEND_HOME_PATH, ASCEND_TOOLKIT_HOME, /usr/local/Ascend/{ascend-toolkit/latest,cann,latest},
/// the same below $HOME/Ascend.
CannSearchResult findCann(const CannSearch &search);

/// The installation in a folder that the user named. Errors: not a folder, nothing of CANN in it.
Result<CannInstallation> cannAt(const QString &folder);

/// Version of the NPU driver, e.g. "24.1.rc1": from <driver>/version.info, the driver's place from
/// /etc/ascend_install.info or /usr/local/Ascend/driver. Empty if there is none.
QString driverVersion(const CannSearch &search);

/// The folder of operator packages in which GE looks for passes: ${ASCEND_OPP_PATH:-$ASCEND_HOME_PATH/opp}, else `opp`
/// of the installation that findCann() gives (GE derives it from its own place). `cannFolder`: opp of that CANN
/// instead. Errors: there is no such folder.
Result<QString> findOppFolder(const CannSearch &search, const QString &cannFolder = {});

} // namespace tributary
