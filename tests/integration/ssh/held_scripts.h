// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"

#include <QFileInfo>
#include <QStringList>
#include <QTemporaryDir>

namespace tributary::test
{

/// A login on the target that a test can stop at one of its scripts, before the script begins. It waits until the test
/// lets it go, however fast or slow the machine is.
class HeldScripts
{
public:
    /// For sshd_config.
    [[nodiscard]] QStringList config() const
    {
        const QByteArray script = "#!/bin/sh\n"
                                  "case $SSH_ORIGINAL_COMMAND in *sftp*) exec $SSH_ORIGINAL_COMMAND;; esac\n"
                                  "echo call >>'"
            + file("calls").toUtf8() + "'\nif [ \"$(cat '" + file("hold").toUtf8() + "' 2>/dev/null)\" = \"$(wc -l <'"
            + file("calls").toUtf8() + "')\" ]; then\n: >'" + file("reached").toUtf8() + "'\nwhile [ -e '"
            + file("hold").toUtf8() + "' ]; do sleep 0.02; done\nfi\nexec /bin/sh -c \"$SSH_ORIGINAL_COMMAND\"\n";
        (void)writeFileAtomically(file("gate.sh"), script);
        return {QStringLiteral("ForceCommand exec /bin/sh ") + file("gate.sh"),
            QStringLiteral("Subsystem sftp ") + sftpServer()};
    }
    /// Holds the n-th script from now on, beginning with 1.
    void hold(int n)
    {
        const auto calls = readFile(file("calls"));
        const qsizetype before = calls ? calls->count('\n') : 0;
        (void)writeFileAtomically(file("hold"), QByteArray::number(before + n) + '\n');
    }
    /// The path of a shell script that holds the next one, for a command on the target.
    [[nodiscard]] QString holdNext() const
    {
        const QString script = file("hold.sh");
        (void)writeFileAtomically(
            script, "echo $(($(wc -l <'" + file("calls").toUtf8() + "') + 1)) >'" + file("hold").toUtf8() + "'\n");
        return script;
    }
    /// A script is being held.
    [[nodiscard]] bool isReached() const { return QFileInfo::exists(file("reached")); }
    void letGo()
    {
        QFile::remove(file("reached"));
        QFile::remove(file("hold"));
    }
    /// Of OpenSSH; empty if it is not where it usually is.
    static QString sftpServer()
    {
        for (const char *path : {"/usr/lib/openssh/sftp-server", "/usr/libexec/openssh/sftp-server",
                 "/usr/lib/ssh/sftp-server", "/usr/libexec/sftp-server"}) {
            if (QFileInfo::exists(QLatin1String(path)))
                return QLatin1String(path);
        }
        return {};
    }

private:
    [[nodiscard]] QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

} // namespace tributary::test
