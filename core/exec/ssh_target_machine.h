// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "exec/target_machine.h"
#include "remote/ssh_connect.h"

namespace tributary
{

/// How to get to a target: what the user's machine and the user are asked on the way.
struct TargetAccess {
    std::shared_ptr<HostKeyPolicy> hostKeys;
    std::shared_ptr<CredentialSource> credentials;
    QStringList knownHosts; ///< as in ConnectContext
};

/// A target at the other end of an SSH connection.
class SshTargetMachine final : public TargetMachine
{
public:
    /// Writes target_prepare.log, target_upload.log and target_cleanup.log into `logFolder`. `checks` is what check()
    /// does; its route is `route`.
    SshTargetMachine(
        SshRoute route, TargetAccess access, DeploymentPlan plan, QString logFolder, ConnectionCheck checks = {});
    ~SshTargetMachine() override;

    std::vector<CheckItem> check(
        const std::function<void(const CheckItem &)> &onItem, const CancelToken &cancel) override;
    Result<void> connect(const CancelToken &cancel) override;
    [[nodiscard]] bool isRefused() const override { return m_isRefused; }
    [[nodiscard]] bool isConnected() const override { return m_session && !m_session->isLost(); }
    Result<void> prepare(const CancelToken &cancel) override;
    Result<void> upload(
        const std::vector<UploadItem> &items, const ProgressSink &progress, const CancelToken &cancel) override;
    Result<Deployment::RunEnd> run(const Deployment::Run &run, const std::function<void(const QByteArray &)> &output,
        const CancelToken &cancel) override;
    Result<Deployment::Fetched> fetchPlog(const QString &localFolder, const ProgressSink &progress, const LineSink &log,
        const CancelToken &cancel) override;
    Result<void> cleanUp(const CancelToken &cancel) override;
    [[nodiscard]] QString workFolder() const override { return m_plan.workdir; }
    [[nodiscard]] QString modelPath(const QString &remoteName) const override;
    Result<QByteArray> fileState(const QString &path, const CancelToken &cancel) override;
    Result<void> fetchFile(const QString &path, const QString &localPath, const CancelToken &cancel) override;

private:
    [[nodiscard]] Result<std::unique_ptr<SshSession>> openSession(
        const CancelToken &cancel, const ConnectObserver &observer) const;

    SshRoute m_route;
    TargetAccess m_access;
    DeploymentPlan m_plan;
    QString m_logFolder;
    ConnectionCheck m_checks;
    std::unique_ptr<SshSession> m_session;
    std::unique_ptr<Deployment> m_deployment; ///< over m_session
    bool m_isRefused = false;
    int m_refusedLogins = 0; ///< in a row
};

} // namespace tributary
