// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "cann/cann_installation.h"
#include "cann/pass_build.h"
#include "cann/user_folders.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace tributary
{

/// A machine in a temporary folder, with nothing of Ascend on it but what a test puts there.
class FakeMachine
{
public:
    FakeMachine()
    {
        search.rootPrefix = m_dir.path();
        search.environment.insert(QStringLiteral("HOME"), path(QStringLiteral("home")));
        search.environment.insert(QStringLiteral("PATH"), path(QStringLiteral("bin")));
        folders.cache = path(QStringLiteral("cache"));
        folders.state = path(QStringLiteral("state"));
        folders.config = path(QStringLiteral("config"));
        folders.runtime = path(QStringLiteral("run"));
    }

    [[nodiscard]] QString path(const QString &relative) const { return m_dir.filePath(relative); }

    QString write(const QString &relative, const QByteArray &content) const
    {
        QString file = path(relative);
        EXPECT_TRUE(makeFolder(QFileInfo(file).path()));
        EXPECT_TRUE(writeFileAtomically(file, content));
        return file;
    }

    QString makeDir(const QString &relative) const
    {
        EXPECT_TRUE(makeFolder(path(relative)));
        return path(relative);
    }

    QString writeProgram(const QString &relative, const QByteArray &script = "#!/bin/sh\n") const
    {
        QString file = write(relative, script);
        EXPECT_TRUE(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        return file;
    }

    CannSearch search;
    UserFolders folders;

private:
    QTemporaryDir m_dir;
};

/// The first bytes of a shared library of this machine, then `payload`.
inline QByteArray fakeLibrary(const QByteArray &payload = {})
{
    QFile self(QStringLiteral("/proc/self/exe"));
    EXPECT_TRUE(self.open(QIODevice::ReadOnly));
    return self.read(64) + payload;
}

inline BuiltPass fakePass(const QString &library)
{
    const QByteArray content = readFile(library).value_or(QByteArray());
    BuiltPass pass;
    pass.library = library;
    pass.info.cannVersion = QStringLiteral("8.3.RC1");
    pass.info.abi = 0;
    pass.info.sha256 = QString::fromLatin1(QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex());
    return pass;
}

} // namespace tributary
