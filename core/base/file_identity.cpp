// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/file_identity.h"

#include <QCryptographicHash>
#include <QFile>

#include <sys/stat.h>

namespace tributary
{

QByteArray fileState(const QString &path)
{
    struct stat info {
    };
    if (::stat(QFile::encodeName(path).constData(), &info) != 0)
        return {};
    QByteArray state;
    for (const long long part : {static_cast<long long>(info.st_ino), static_cast<long long>(info.st_size),
             static_cast<long long>(info.st_mtim.tv_sec), static_cast<long long>(info.st_mtim.tv_nsec),
             static_cast<long long>(info.st_ctim.tv_sec), static_cast<long long>(info.st_ctim.tv_nsec)})
        state += QByteArray::number(part) + ' ';
    return state;
}

QString fileHash(const QString &path, const CancelToken &cancel)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QByteArray piece(1 << 20, Qt::Uninitialized);
    for (;;) {
        const qint64 size = file.read(piece.data(), piece.size());
        if (size < 0 || cancel.isCancelled())
            return {};
        if (size == 0)
            return QString::fromLatin1(hash.result().toHex());
        hash.addData(QByteArrayView(piece).first(size));
    }
}

} // namespace tributary
