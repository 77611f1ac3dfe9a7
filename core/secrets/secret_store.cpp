// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "secrets/secret_store.h"

namespace tributary
{

QString passwordKey(const QString &loginName)
{
    return loginName;
}

QString passphraseKey(const QString &keyFile)
{
    return QStringLiteral("key:") + keyFile;
}

SecretResult<void> checkStorable(const Secret &secret)
{
    const auto refuse = [](Text why) {
        return tl::unexpected(SecretError {SecretTrouble::Failed,
            Error {QT_TRANSLATE_NOOP("core", "The secret cannot be stored"), {}, std::move(why)}});
    };
    if (secret.isEmpty())
        return refuse(QT_TRANSLATE_NOOP("core", "It is empty. Give a password."));
    const QByteArrayView bytes(secret.data(), secret.size());
    // Keychains keep text: they would cut it at the NUL without a word.
    if (bytes.contains('\0') || !bytes.isValidUtf8())
        return refuse(QT_TRANSLATE_NOOP("core", "It is no text. Store it without NUL characters, in UTF-8."));
    return {};
}

} // namespace tributary
