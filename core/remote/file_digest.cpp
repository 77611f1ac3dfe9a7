// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/file_digest.h"

#include "remote/waiting.h"

#include <QFile>

#include <algorithm>
#include <memory>
#include <openssl/evp.h>
#include <vector>

namespace tributary
{

Result<QByteArray> fileDigest(const QString &path, qint64 length, const CancelToken &cancel)
{
    const Text what {QT_TRANSLATE_NOOP("core", "Cannot read %1"), {path}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return fail(what, file.errorString(), QT_TRANSLATE_NOOP("core", "Check the path and its permissions."));
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    EVP_DigestInit_ex(context.get(), EVP_sha256(), nullptr);
    std::vector<char> buffer(256 * 1024);
    for (qint64 left = length; left != 0;) {
        if (cancel.isCancelled())
            return tl::unexpected(cancelledError());
        const qint64 wanted = left < 0 ? qint64(buffer.size()) : std::min(left, qint64(buffer.size()));
        const qint64 got = file.read(buffer.data(), wanted);
        if (got < 0)
            return fail(what, file.errorString());
        if (got == 0 && left > 0)
            return fail(what, QStringLiteral("the file has become shorter"));
        if (got == 0)
            break;
        EVP_DigestUpdate(context.get(), buffer.data(), static_cast<std::size_t>(got));
        left -= left < 0 ? 0 : got;
    }
    QByteArray digest(EVP_MAX_MD_SIZE, 0);
    unsigned size = 0;
    EVP_DigestFinal_ex(context.get(), reinterpret_cast<unsigned char *>(digest.data()), &size);
    return digest.left(size).toHex();
}

} // namespace tributary
