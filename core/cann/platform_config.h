// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "cann/cann_installation.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace tributary
{

/// What a chip offers, from CANN's data/platform_config/<soc>.ini.
struct PlatformConfig {
    QString soc; ///< e.g. "Ascend910B4"
    int aiCores = 0;
    int cubeCores = 0; ///< as many as aiCores where the file does not say
    std::optional<int> vectorCores; ///< nothing where the file does not say; 0 = none apart from the cube cores
    std::optional<int> streams; ///< hardware streams (normal_stream_num)
};

/// Errors: no [SoCInfo] with a number of cores.
Result<PlatformConfig> parsePlatformConfig(const QByteArray &text);

/// The chips that this CANN knows, by name.
QStringList knownSocs(const CannInstallation &cann);
/// Errors: no such file, or as parsePlatformConfig().
Result<PlatformConfig> readPlatformConfig(const CannInstallation &cann, const QString &soc);

} // namespace tributary
