// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"
#include "base/error.h"

#include <QByteArray>
#include <QString>

namespace tributary
{

/// SHA-256, as hexadecimal digits, of the first `length` bytes of the file (of all of it if negative), as fast as the
/// machine can. Errors: not readable, shorter than `length`, cancelled.
Result<QByteArray> fileDigest(const QString &path, qint64 length, const CancelToken &cancel);

} // namespace tributary
