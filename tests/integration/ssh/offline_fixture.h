// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/file_identity.h"
#include "base/files.h"
#include "cli_fixture.h"
#include "ssh/sshd_fixture.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>

#include <memory>

namespace tributary::testing
{

/// `tributary-cli tune --mode offline`: the sample workload is the compiler and the program on the target, which is
/// this machine behind a real sshd.
class OfflineTest : public CliTest
{
protected:
    void SetUp() override
    {
        m_server = std::make_unique<test::Sshd>(serverConfig());
        ASSERT_TRUE(m_server->isRunning()) << m_server->log().toStdString();
        writeTarget(workload(QStringLiteral("--om {om} --instant")));
    }

    /// Further lines for the server.
    [[nodiscard]] virtual QStringList serverConfig() const { return {}; }

    void writeTarget(const QString &runCommand)
    {
        const QJsonObject target {{QStringLiteral("host"), QStringLiteral("127.0.0.1")},
            {QStringLiteral("port"), m_server->port()}, {QStringLiteral("user"), test::Sshd::user()},
            {QStringLiteral("identity_file"), m_server->path(QStringLiteral("login_ed25519"))},
            {QStringLiteral("remote_workdir"), workdir()}, {QStringLiteral("run_command"), runCommand}};
        ASSERT_TRUE(writeFileAtomically(path(QStringLiteral("target.json")), QJsonDocument(target).toJson()));
    }
    [[nodiscard]] virtual QString workdir() const { return path(QStringLiteral("work dir")); }

    /// The arguments of a short offline run into out/; later ones win.
    [[nodiscard]] static QStringList arguments(const QString &compileCommand, const QStringList &more = {})
    {
        return QStringList {QStringLiteral("tune"), QStringLiteral("--mode"), QStringLiteral("offline"),
                   QStringLiteral("--skip-preflight"), QStringLiteral("--accept-new-host-key"),
                   QStringLiteral("--target"), QStringLiteral("./target.json"), QStringLiteral("--output-dir"),
                   QStringLiteral("out"), QStringLiteral("--configs"), QStringLiteral("LoadBalance:2,MainStream:2"),
                   QStringLiteral("--repeat"), QStringLiteral("1"), QStringLiteral("--compile-command"), compileCommand}
        + more;
    }
    [[nodiscard]] static QString compiler(const QString &options = {})
    {
        return workload(QStringLiteral("--compile-to {om} ") + options);
    }
    [[nodiscard]] CliEnd offline(const QStringList &more = {}, const QString &compileCommand = compiler()) const
    {
        return cli(arguments(compileCommand, more));
    }
    [[nodiscard]] CliEnd resume() const
    {
        return cli({QStringLiteral("resume"), QStringLiteral("out"), QStringLiteral("--skip-preflight"),
            QStringLiteral("--accept-new-host-key")});
    }

    /// A command of the target: does `text` in the test's folder, then runs the model. "$*" is the model's command.
    [[nodiscard]] QString doing(const QString &text) const
    {
        return QStringLiteral("/bin/sh -c ") + quoted(QStringLiteral("cd \"$0\"; %1 exec \"$@\"").arg(text))
            + QLatin1Char(' ') + quoted(path(QString())) + QLatin1Char(' ')
            + workload(QStringLiteral("--om {om} --instant"));
    }
    /// Makes a file at its first start, then waits to be killed.
    [[nodiscard]] QString hangingOnce() const
    {
        return doing(
            QStringLiteral("if ! test -e started; then echo $$ > started.new; mv started.new started; sleep 600; fi;"));
    }
    static QString quoted(const QString &word) { return QLatin1Char('\'') + word + QLatin1Char('\''); }
    [[nodiscard]] bool hasStarted() const { return QFileInfo::exists(path(QStringLiteral("started"))); }
    [[nodiscard]] bool exists(const char *name) const { return QFileInfo::exists(path(QLatin1String(name))); }

    std::unique_ptr<test::Sshd> m_server;
};

/// How many trials of a summary are valid.
inline int validTrials(const QJsonObject &summary)
{
    int count = 0;
    for (const QJsonValue &trial : summary[QStringLiteral("trials")].toArray())
        count += trial[QStringLiteral("valid")].toBool() ? 1 : 0;
    return count;
}

} // namespace tributary::testing
