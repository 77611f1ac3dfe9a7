// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <QString>

namespace tributary
{

/// Installs the translation for "en" or "zh"; an empty name takes the language of the locale. Unknown names are an
/// error. May be called again to change the language.
Result<void> useLanguage(const QString &name);

} // namespace tributary
