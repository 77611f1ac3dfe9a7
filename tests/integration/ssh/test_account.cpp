// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ssh/test_account.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <pwd.h>
#include <unistd.h>

namespace tributary::test
{

namespace
{

bool run(const QString &program, const QStringList &words, const QByteArray &input = {})
{
    QProcess process;
    process.start(program, words);
    process.write(input);
    process.closeWriteChannel();
    return process.waitForFinished(20000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
}

void giveTo(const QString &path, const passwd *owner, mode_t mode)
{
    const QByteArray name = QFile::encodeName(path);
    if (::chown(name.constData(), owner->pw_uid, owner->pw_gid) == 0)
        QFile::setPermissions(path,
            QFileDevice::ReadOwner | QFileDevice::WriteOwner
                | (mode == 0700 ? QFileDevice::ExeOwner : QFileDevice::Permissions()));
}

} // namespace

TestAccount::TestAccount(const QString &password)
    : m_name(QStringLiteral("trbtest%1").arg(::getpid() % 1000000))
{
    if (::geteuid() != 0)
        return;
    m_exists = run(QStringLiteral("useradd"),
                   {QStringLiteral("--no-create-home"), QStringLiteral("--home-dir"), m_home.path(),
                       QStringLiteral("--shell"), QStringLiteral("/bin/sh"), m_name})
        && run(QStringLiteral("chpasswd"), {}, (m_name + QLatin1Char(':') + password).toUtf8() + '\n');
    if (const passwd *entry = ::getpwnam(m_name.toLocal8Bit().constData()))
        giveTo(m_home.path(), entry, 0700);
}

TestAccount::~TestAccount()
{
    if (::geteuid() == 0 && ::getpwnam(m_name.toLocal8Bit().constData()))
        run(QStringLiteral("userdel"), {QStringLiteral("--force"), m_name});
}

void TestAccount::authorise(const QString &keyFile) const
{
    const QString folder = m_home.filePath(QStringLiteral(".ssh"));
    const QString list = folder + QStringLiteral("/authorized_keys");
    QDir().mkpath(folder);
    QFile key(keyFile + QStringLiteral(".pub"));
    QFile file(list);
    if (key.open(QIODevice::ReadOnly) && file.open(QIODevice::Append))
        file.write(key.readAll());
    file.close();
    const passwd *entry = ::getpwnam(m_name.toLocal8Bit().constData());
    giveTo(folder, entry, 0700);
    giveTo(list, entry, 0600);
}

} // namespace tributary::test
