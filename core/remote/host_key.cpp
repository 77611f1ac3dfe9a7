// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/host_key.h"

#include <QCryptographicHash>

namespace tributary
{

QString HostKey::fingerprint() const
{
    return QStringLiteral("SHA256:")
        + QString::fromLatin1(
            QCryptographicHash::hash(blob, QCryptographicHash::Sha256).toBase64(QByteArray::OmitTrailingEquals));
}

} // namespace tributary
