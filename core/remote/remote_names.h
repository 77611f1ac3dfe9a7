// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace tributary
{

/// Why a name that another machine gave is not used as the name of a local file; nothing = it is harmless. A name is
/// one level of a path: bytes as they came, UTF-8 wanted.
std::optional<Text> refusalOfName(const QByteArray &name);

/// The name as it can be shown and logged: what is not printable ASCII or another letter becomes \xNN, a long one is
/// cut.
QString printableName(const QByteArray &name);

} // namespace tributary
