// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/deployment.h"

#include "base/shell_words.h"
#include "remote/fetch.h"
#include "remote/remote_folder.h"
#include "remote/remote_process.h"
#include "remote/remote_script.h"
#include "remote/upload.h"

#include <QRegularExpression>

namespace tributary
{

namespace
{

Result<void> checkNames(const QMap<QString, QString> &environment)
{
    static const QRegularExpression name(QStringLiteral("\\A[A-Za-z_][A-Za-z0-9_]*\\z"));
    for (const QString &each : environment.keys()) {
        if (!name.match(each).hasMatch())
            return fail({QT_TRANSLATE_NOOP("core", "An environment variable cannot be called \"%1\""), {each}}, {},
                QT_TRANSLATE_NOOP("core", "Use letters, digits and '_'."));
    }
    return {};
}

Result<void> checkRunId(const QByteArray &runId)
{
    static const QRegularExpression allowed(QStringLiteral("\\A[A-Za-z0-9._-]{1,200}\\z"));
    if (allowed.match(QString::fromUtf8(runId)).hasMatch())
        return {};
    return fail({QT_TRANSLATE_NOOP("core", "A run cannot have the id \"%1\""), {QString::fromUtf8(runId)}});
}

} // namespace

Deployment::Deployment(SshSession &session, DeploymentPlan plan, SessionFactory secondSession)
    : m_session(session)
    , m_plan(std::move(plan))
    , m_secondSession(std::move(secondSession))
{
    if (const auto path = checkedWorkdir(m_plan.workdir))
        m_plan.workdir = *path; // else prepare() says what is wrong with it
}

Result<void> Deployment::prepare(const LineSink &log, const CancelToken &cancel)
{
    if (const auto path = checkedWorkdir(m_plan.workdir); !path)
        return tl::unexpected(path.error());
    if (auto good = checkRunId(m_plan.runId); !good)
        return good;
    const auto ended = endRemoteProcesses(m_session, m_plan.runId, cancel);
    if (!ended)
        return tl::unexpected(ended.error());
    if (*ended > 0)
        log(QStringLiteral("ended what an interrupted trial of this run had left running"));
    return takeRemoteFolder(m_session, {m_plan.workdir, m_plan.runId}, log, cancel);
}

Result<void> Deployment::upload(
    const std::vector<UploadItem> &items, const ProgressSink &progress, const LineSink &log, const CancelToken &cancel)
{
    return uploadFiles(m_session, m_plan.workdir + QStringLiteral("/om"), items, progress, log, cancel);
}

Result<Deployment::RunEnd> Deployment::run(
    const Run &run, const std::function<void(const QByteArray &)> &output, const CancelToken &cancel)
{
    if (const auto good = checkNames(run.environment); !good)
        return tl::unexpected(good.error());
    const auto ready = makeReady(cancel);
    if (!ready && cancel.isCancelled())
        return RunEnd {RunEnd::Kind::Interrupted, 0, 0, false};
    if (!ready)
        return tl::unexpected(ready.error());
    RemoteCommand command {run.words,
        {{QStringLiteral("ASCEND_PROCESS_LOG_PATH"), m_plan.workdir + QStringLiteral("/plog")},
            {QStringLiteral("ASCEND_SLOG_PRINT_TO_STDOUT"), QStringLiteral("0")}},
        m_plan.cannEnv, m_plan.runId};
    command.environment.insert(run.environment);
    return runRemoteCommand(m_session, command, run.timeoutSeconds, output, m_secondSession, cancel);
}

/// Nothing of an earlier trial is left, and the environment script is there.
Result<void> Deployment::makeReady(const CancelToken &cancel)
{
    const auto ended = endRemoteProcesses(m_session, m_plan.runId, cancel);
    if (!ended)
        return tl::unexpected(ended.error());
    const QString plog = m_plan.workdir + QStringLiteral("/plog");
    constexpr int noScript = 40;
    const QByteArray script =
        "env=" + quoteShellWord(m_plan.cannEnv).toUtf8() + "; plog=" + quoteShellWord(plog).toUtf8() + R"sh(
[ -z "$env" ] || { [ -f "$env" ] && [ -r "$env" ]; } || exit 40
cd / && [ -f "${plog%/plog}/.tributary-run" ] && rm -rf "$plog" && umask 077 && mkdir "$plog"
)sh";
    const auto end = runScript(m_session, {script}, cancel);
    if (!end)
        return tl::unexpected(end.error());
    if (end->status == noScript)
        return fail({QT_TRANSLATE_NOOP("core", "The CANN environment %1 is not on the target, or cannot be read"),
                        {m_plan.cannEnv}},
            {}, QT_TRANSLATE_NOOP("core", "Correct cann_env of the target, or leave it out if none is needed."));
    if (end->status != 0)
        return fail({QT_TRANSLATE_NOOP("core", "The log folder %1 on the target cannot be emptied"), {plog}},
            QString::fromUtf8(end->output).trimmed(),
            QT_TRANSLATE_NOOP("core", "Check that the work folder is still there and belongs to this run."));
    return {};
}

Result<Deployment::Fetched> Deployment::fetchPlog(
    const QString &localFolder, const ProgressSink &progress, const LineSink &log, const CancelToken &cancel)
{
    return fetchFolder(m_session, m_plan.workdir + QStringLiteral("/plog"), localFolder, progress, log, cancel);
}

Result<void> Deployment::cleanUp(const LineSink &log, const CancelToken &cancel)
{
    const auto ended = endRemoteProcesses(m_session, m_plan.runId, cancel);
    if (!ended)
        return tl::unexpected(ended.error());
    return removeRemoteFolder(m_session, {m_plan.workdir, m_plan.runId}, log, cancel);
}

QString Deployment::remoteOmPath(const QString &remoteName) const
{
    return m_plan.workdir + QStringLiteral("/om/") + remoteName;
}

} // namespace tributary
