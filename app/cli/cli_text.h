// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace tributary
{

/// Marks and translates what the commands say: Cli::tr("…").
struct Cli {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace tributary
