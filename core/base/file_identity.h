// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancel.h"

#include <QByteArray>
#include <QString>

namespace tributary
{

/// Tells one writing of a file from another, whatever the clock says: inode, size and times. Empty if there is no file.
QByteArray fileState(const QString &path);

/// SHA-256 of a file in hex; empty if it cannot be read or `cancel` came. Needs seconds for a file of gigabytes.
QString fileHash(const QString &path, const CancelToken &cancel = {});

} // namespace tributary
