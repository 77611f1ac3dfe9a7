// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/ssh_login.h"

#include <QFile>

namespace tributary
{

Result<void> logIn(SshSession &session, CredentialSource &, const CancelToken &cancel)
{
    const QByteArray user = session.route().user.toUtf8();
    for (const QString &file : session.route().identityFiles) {
        const QByteArray path = QFile::encodeName(file);
        const auto done = session.drive(
            {QT_TRANSLATE_NOOP("core", "The login as %1 was refused"), {session.route().user}},
            [&] {
                return libssh2_userauth_publickey_fromfile_ex(session.handle(), user.constData(),
                    static_cast<unsigned>(user.size()), nullptr, path.constData(), nullptr);
            },
            cancel);
        if (done)
            return {};
        return tl::unexpected(done.error());
    }
    return fail({QT_TRANSLATE_NOOP("core", "The login as %1 was refused"), {session.route().user}});
}

} // namespace tributary
