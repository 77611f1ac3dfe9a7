// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remote/deployment.h"
#include "ssh/sshd_fixture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <thread>

namespace tributary::test
{

/// A deployment to a server on the loopback. "The target" is a folder of this machine, seen only by its paths.
class DeploymentTest : public testing::Test
{
protected:
    /// Starts the server with further lines of configuration, and logs in.
    void serve(const QStringList &config = {});
    /// Logs in anew, to the same server; a silent peer is taken for lost after five seconds.
    void connectAgain();
    [[nodiscard]] SshRoute route() const;
    [[nodiscard]] Result<std::unique_ptr<SshSession>> newSession() const;
    [[nodiscard]] Deployment deployment(const QString &cannEnv = {}) const;
    /// prepare() of deployment(), expected to work.
    void prepare();
    Result<void> upload(const QStringList &localPaths);
    Result<Deployment::RunEnd> run(const QStringList &words, int timeoutSeconds = 0);
    /// Runs `script` with sh, not through the deployment's shell words.
    Result<Deployment::RunEnd> runShell(const QString &script, int timeoutSeconds = 0);
    Result<Deployment::Fetched> fetch();

    /// A file here with that content.
    QString makeFile(const QString &name, const QByteArray &content);
    [[nodiscard]] QString remotePath(const QString &name) const { return m_plan.workdir + QLatin1Char('/') + name; }
    [[nodiscard]] QString here(const QString &name) const { return m_local.filePath(name); }
    static QByteArray contentOf(const QString &path);
    /// Bytes that do not compress, the same each time.
    static QByteArray noise(qsizetype size);
    /// Processes of this machine that carry the run's mark, apart from the dead ones.
    [[nodiscard]] QList<qint64> processesOfRun() const;
    /// Waits until `condition`; false = not within 20 s.
    static bool eventually(const std::function<bool()> &condition);
    /// Does `action` in another thread once `condition` is met; joined by the returned object's destructor.
    static std::jthread when(std::function<bool()> condition, std::function<void()> action);
    static std::string text(const Error &error) { return error.english().toStdString(); }

    QTemporaryDir m_remote;
    QTemporaryDir m_local;
    std::unique_ptr<Sshd> m_server;
    int m_port = 0; ///< where to connect; 0 = to the server itself
    std::unique_ptr<SshSession> m_session;
    DeploymentPlan m_plan {m_remote.filePath(QStringLiteral("work")), randomRunId(), {}};
    CancelToken m_cancel;
    QByteArray m_output;
    QStringList m_log;
    QList<TransferProgress> m_progress;
    std::function<void(const TransferProgress &)> m_onProgress;
    std::function<void(const QByteArray &)> m_onOutput;

private:
    /// Into m_progress, and to m_onProgress.
    ProgressSink progressSink();
    static QByteArray randomRunId();
};

} // namespace tributary::test
