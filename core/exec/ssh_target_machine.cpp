// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "exec/ssh_target_machine.h"

#include "base/shell_words.h"
#include "remote/remote_script.h"

#include <QDateTime>
#include <QFile>

namespace tributary
{

namespace
{

constexpr int mostRefusedLogins = 3; ///< in a row; more might lock the account

/// A log of one part of the run; what was said before, over another connection, stays.
class StepLogFile
{
public:
    StepLogFile(const QString &folder, const char *name)
        : m_file(folder + QLatin1Char('/') + QLatin1String(name))
    {
        // Without its log a step works all the same.
        (void)m_file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered);
    }

    [[nodiscard]] LineSink sink()
    {
        return [this](const QString &line) {
            const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
            m_file.write((time + QLatin1Char(' ') + line).toUtf8() + '\n');
        };
    }

    /// The result, with its error in the log.
    Result<void> closing(Result<void> result)
    {
        if (!result)
            sink()(result.error().english());
        return result;
    }

private:
    QFile m_file;
};

/// A path as a word of a script; one that begins with a dash is no option.
QByteArray scriptPath(const QString &path)
{
    return quoteShellWord(path.startsWith(QLatin1Char('/')) ? path : QStringLiteral("./") + path).toUtf8();
}

} // namespace

SshTargetMachine::SshTargetMachine(
    SshRoute route, TargetAccess access, DeploymentPlan plan, QString logFolder, ConnectionCheck checks)
    : m_route(std::move(route))
    , m_access(std::move(access))
    , m_plan(std::move(plan))
    , m_logFolder(std::move(logFolder))
    , m_checks(std::move(checks))
{
    m_checks.route = m_route;
}

SshTargetMachine::~SshTargetMachine() = default;

std::vector<CheckItem> SshTargetMachine::check(
    const std::function<void(const CheckItem &)> &onItem, const CancelToken &cancel)
{
    return checkConnection(m_checks, {*m_access.hostKeys, *m_access.credentials, m_access.knownHosts}, cancel, onItem);
}

Result<void> SshTargetMachine::connect(const CancelToken &cancel)
{
    m_deployment.reset();
    m_session.reset();
    m_isRefused = false;
    bool hasAnswered = false;
    bool isTrusted = false;
    auto session = openSession(cancel, [&](ConnectStep step, double, const QString &) {
        hasAnswered = hasAnswered || step == ConnectStep::Handshake;
        isTrusted = isTrusted || step == ConnectStep::HostKey;
    });
    if (!session) {
        // A login may also fail because the connection is lost again, or the machine is still starting.
        m_isRefused = hasAnswered && (!isTrusted || ++m_refusedLogins >= mostRefusedLogins);
        return tl::unexpected(session.error());
    }
    m_refusedLogins = 0;
    m_session = std::move(*session);
    m_deployment = std::make_unique<Deployment>(
        *m_session, m_plan, [this](const CancelToken &token) { return openSession(token, {}); });
    return {};
}

Result<std::unique_ptr<SshSession>> SshTargetMachine::openSession(
    const CancelToken &cancel, const ConnectObserver &observer) const
{
    return connectSsh(m_route, {*m_access.hostKeys, *m_access.credentials, m_access.knownHosts}, cancel, observer);
}

Result<void> SshTargetMachine::prepare(const CancelToken &cancel)
{
    StepLogFile log(m_logFolder, "target_prepare.log");
    return log.closing(m_deployment->prepare(log.sink(), cancel));
}

Result<void> SshTargetMachine::upload(
    const std::vector<UploadItem> &items, const ProgressSink &progress, const CancelToken &cancel)
{
    StepLogFile log(m_logFolder, "target_upload.log");
    return log.closing(m_deployment->upload(items, progress, log.sink(), cancel));
}

Result<Deployment::RunEnd> SshTargetMachine::run(
    const Deployment::Run &run, const std::function<void(const QByteArray &)> &output, const CancelToken &cancel)
{
    return m_deployment->run(run, output, cancel);
}

Result<Deployment::Fetched> SshTargetMachine::fetchPlog(
    const QString &localFolder, const ProgressSink &progress, const LineSink &log, const CancelToken &cancel)
{
    return m_deployment->fetchPlog(localFolder, progress, log, cancel);
}

Result<void> SshTargetMachine::cleanUp(const CancelToken &cancel)
{
    StepLogFile log(m_logFolder, "target_cleanup.log");
    return log.closing(m_deployment->cleanUp(log.sink(), cancel));
}

QString SshTargetMachine::modelPath(const QString &remoteName) const
{
    return m_deployment->remoteOmPath(remoteName);
}

Result<QByteArray> SshTargetMachine::fileState(const QString &path, const CancelToken &cancel)
{
    // Both GNU and busybox know these; where stat is missing, nothing can be told.
    RemoteScript script;
    script.text = "stat -L -c '%i %s %y %z' " + scriptPath(path) + " 2>/dev/null || :";
    const auto end = runScript(*m_session, script, cancel);
    if (!end)
        return tl::unexpected(end.error());
    return end->output.trimmed();
}

Result<void> SshTargetMachine::fetchFile(const QString &path, const QString &localPath, const CancelToken &cancel)
{
    QFile file(localPath);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return fail({QT_TRANSLATE_NOOP("core", "Cannot write %1"), {localPath}}, file.errorString());
    RemoteScript script;
    script.text = "exec cat " + scriptPath(path) + " 2>/dev/null";
    bool isWritten = true;
    script.output = [&](const QByteArray &bytes) { isWritten = isWritten && file.write(bytes) == bytes.size(); };
    const auto end = runScript(*m_session, script, cancel);
    if (!end)
        return tl::unexpected(end.error());
    if (end->status != 0)
        return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1 on the target"), {path}}, {},
            QT_TRANSLATE_NOOP("core", "Check the path; a relative one starts at the login's home."));
    if (!isWritten || !file.flush())
        return fail({QT_TRANSLATE_NOOP("core", "Cannot write %1"), {localPath}}, file.errorString());
    return {};
}

} // namespace tributary
