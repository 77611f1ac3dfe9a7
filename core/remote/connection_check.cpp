// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/connection_check.h"

#include "remote/limited_token.h"
#include "remote/shell_checks.h"
#include "remote/ssh_channel.h"
#include "remote/timed_questions.h"

#include <libssh2_sftp.h>

#include <QElapsedTimer>

#include <algorithm>
#include <array>
#include <utility>

namespace tributary
{

namespace
{

using State = CheckItem::State;

struct StepWords {
    CheckStep step;
    const char *name;
    const char *title;
};
constexpr std::array stepWords {
    StepWords {CheckStep::Resolve, "resolve", QT_TRANSLATE_NOOP("core", "resolve the name")},
    StepWords {CheckStep::Connect, "connect", QT_TRANSLATE_NOOP("core", "connect")},
    StepWords {CheckStep::HostKey, "host_key", QT_TRANSLATE_NOOP("core", "host key")},
    StepWords {CheckStep::Login, "login", QT_TRANSLATE_NOOP("core", "login")},
    StepWords {CheckStep::Shell, "shell", QT_TRANSLATE_NOOP("core", "shell")},
    StepWords {CheckStep::Sftp, "sftp", QT_TRANSLATE_NOOP("core", "SFTP")},
    StepWords {CheckStep::FreeSpace, "free_space", QT_TRANSLATE_NOOP("core", "free space")},
    StepWords {CheckStep::Workdir, "workdir", QT_TRANSLATE_NOOP("core", "remote_workdir")},
    StepWords {CheckStep::CannEnv, "cann_env", QT_TRANSLATE_NOOP("core", "cann_env")},
    StepWords {CheckStep::Program, "program", QT_TRANSLATE_NOOP("core", "program of run_command")},
    StepWords {CheckStep::Npu, "npu", QT_TRANSLATE_NOOP("core", "NPU")},
};

const StepWords &wordsOf(CheckStep step)
{
    return stepWords[static_cast<std::size_t>(step)];
}

class Checker
{
public:
    Checker(const ConnectionCheck &check, const ConnectContext &context, const CancelToken &cancel,
        const std::function<void(const CheckItem &)> &onItem)
        : m_check(check)
        , m_questions(context.hostKeys, context.credentials)
        , m_context {m_questions, m_questions, context.knownHosts}
        , m_cancel(cancel)
        , m_onItem(onItem)
    {
    }

    std::vector<CheckItem> run()
    {
        connect();
        if (m_session) {
            if (!m_check.loginOnly)
                lookAround();
        }
        while (m_items.size() < stepWords.size())
            skip();
        return std::move(m_items);
    }

private:
    void lookAround()
    {
        const Target &target = m_check.target;
        const bool isForRun = !m_check.runId.isEmpty();
        const bool hasShell = runShell(shellCheck());
        runSftp();
        if (!hasShell)
            return;
        for (const ShellCheck &check : {freeSpaceCheck(target),
                 isForRun ? runWorkdirCheck(target, m_check.runId) : workdirCheck(target), cannEnvCheck(target),
                 isForRun ? runProgramCheck(target) : programCheck(target), npuCheck(target, m_check.readNpuUse)})
            runShell(check);
    }

    void connect()
    {
        m_timer.start();
        const auto route = m_check.route ? Result<SshRoute>(*m_check.route) : m_check.target.route(m_cancel);
        if (!route)
            return failStep(route.error());
        auto session =
            connectSsh(*route, m_context, m_cancel, [this](ConnectStep step, double seconds, const QString &detail) {
                const double waited = m_questions.seconds() - std::exchange(m_waited, m_questions.seconds());
                onConnected(step, std::max(0.0, seconds - waited), detail);
            });
        if (session)
            m_session = std::move(*session);
        else
            failStep(session.error());
    }

    /// The handshake is part of "connect": both or none of them are of use. The login may take several connections:
    /// only the first counts for the steps before it. Through a jump host the name is resolved over there.
    void onConnected(ConnectStep step, double seconds, const QString &detail)
    {
        switch (step) {
        case ConnectStep::Resolve:
            return passed(CheckStep::Resolve, QT_TRANSLATE_NOOP("core", "The address is known"), seconds, detail);
        case ConnectStep::Connect:
            passed(CheckStep::Resolve, QT_TRANSLATE_NOOP("core", "The jump host looks the name up"), 0.0, {});
            m_connectSeconds = seconds;
            m_address = detail;
            return;
        case ConnectStep::Handshake:
            return passed(CheckStep::Connect, QT_TRANSLATE_NOOP("core", "An SSH server answers"),
                m_connectSeconds + seconds, QStringLiteral("%1, %2").arg(m_address, detail));
        case ConnectStep::HostKey:
            return passed(CheckStep::HostKey, QT_TRANSLATE_NOOP("core", "The host key is accepted"), seconds, detail);
        case ConnectStep::Login:
            return passed(CheckStep::Login, QT_TRANSLATE_NOOP("core", "The login works"), seconds, detail);
        }
    }

    /// Adds the step if it is the next one; else it is known already.
    void passed(CheckStep step, Text what, double seconds, const QString &detail)
    {
        if (step != nextStep())
            return;
        CheckItem item;
        item.step = step;
        item.what = std::move(what);
        item.seconds = seconds;
        item.detail = detail;
        add(std::move(item));
    }

    /// Runs one script; true if the target answered.
    bool runShell(const ShellCheck &check)
    {
        m_timer.start();
        if (m_isAtEnd) {
            skip();
            return false;
        }
        RemoteEnd end;
        if (!check.script.isEmpty()) {
            const LimitedToken limit(m_cancel, qint64(m_check.stepSeconds) * 1000);
            auto ran = runScript(*m_session, {check.script}, limit.token());
            if (!ran) {
                failStep(limit.isTimeOver() ? tooSlow() : ran.error());
                return false;
            }
            end = std::move(*ran);
        }
        CheckItem item = check.read(end);
        item.step = check.step;
        item.seconds = seconds();
        add(std::move(item));
        return true;
    }

    void runSftp()
    {
        m_timer.start();
        if (m_isAtEnd)
            return skip();
        const Text what = QT_TRANSLATE_NOOP("core", "The target offers no SFTP");
        const Deadline end = deadlineIn(qint64(m_check.stepSeconds) * 1000);
        const auto sftp = m_session->drivePointer<LIBSSH2_SFTP *>(
            what, [this] { return libssh2_sftp_init(m_session->handle()); }, m_cancel, end);
        if (!sftp) {
            // libssh2 says the same for a connection that is lost: a channel for anything else tells.
            if (const auto channel = SshChannel::open(*m_session, m_cancel); !channel)
                return failStep(channel.error());
        }
        CheckItem item;
        item.step = CheckStep::Sftp;
        if (sftp) {
            (void)m_session->drive(
                what, [&] { return libssh2_sftp_shutdown(*sftp); }, m_cancel, end);
            item.what = QT_TRANSLATE_NOOP("core", "Files can be copied over SFTP");
        } else {
            item.state = State::Warning;
            item.what = what;
            item.detail = sftp.error().detail;
            item.hint = QT_TRANSLATE_NOOP("core", "Files are copied over SCP instead, which cannot continue a copy.");
        }
        item.seconds = seconds();
        add(std::move(item));
    }

    /// The next step failed with that error. After a cancellation it is skipped, and nothing follows.
    void failStep(const Error &error)
    {
        m_isAtEnd = m_cancel.isCancelled() || !m_session || m_session->isLost();
        if (m_cancel.isCancelled())
            return skip();
        CheckItem item;
        item.step = nextStep();
        item.state = State::Failed;
        item.seconds = seconds();
        item.what = error.what;
        item.detail = error.detail;
        item.hint = error.hint;
        add(std::move(item));
    }

    void skip()
    {
        CheckItem item;
        item.step = nextStep();
        item.state = State::Skipped;
        if (m_cancel.isCancelled())
            item.what = QT_TRANSLATE_NOOP("core", "Cancelled");
        else if (m_session && m_check.loginOnly)
            item.what = QT_TRANSLATE_NOOP("core", "Left out as asked for");
        else
            item.what = QT_TRANSLATE_NOOP("core", "Not tried because of the failure before");
        add(std::move(item));
    }

    [[nodiscard]] Error tooSlow() const
    {
        return {{QT_TRANSLATE_NOOP("core", "The target did not answer within %1 s"), {number(m_check.stepSeconds)}}, {},
            QT_TRANSLATE_NOOP("core", "Look on the target for what hangs, e.g. a network disk.")};
    }

    [[nodiscard]] CheckStep nextStep() const { return stepWords[m_items.size()].step; }
    /// Since the step began; for the connection, without the steps of it that were told, and without the user's time.
    [[nodiscard]] double seconds() const
    {
        double told = 0.0;
        if (!m_session) {
            told = m_questions.seconds();
            for (const CheckItem &item : m_items)
                told += item.seconds;
        }
        return std::max(0.0, double(m_timer.nsecsElapsed()) / 1e9 - told);
    }

    void add(CheckItem item)
    {
        if (m_onItem)
            m_onItem(item);
        m_items.push_back(std::move(item));
    }

    const ConnectionCheck &m_check;
    TimedQuestions m_questions;
    const ConnectContext m_context;
    const CancelToken &m_cancel;
    const std::function<void(const CheckItem &)> &m_onItem;
    std::vector<CheckItem> m_items;
    std::unique_ptr<SshSession> m_session;
    bool m_isAtEnd = false; ///< nothing more can be asked
    QElapsedTimer m_timer; ///< of the step
    double m_connectSeconds = 0.0;
    double m_waited = 0.0; ///< for answers, until the last step of the connection that was told
    QString m_address;
};

} // namespace

std::vector<CheckItem> checkConnection(const ConnectionCheck &check, const ConnectContext &context,
    const CancelToken &cancel, const std::function<void(const CheckItem &)> &onItem)
{
    return Checker(check, context, cancel, onItem).run();
}

bool hasFailure(const std::vector<CheckItem> &items)
{
    return std::any_of(items.begin(), items.end(), [](const CheckItem &item) { return item.state == State::Failed; });
}

QString checkStepName(CheckStep step)
{
    return QLatin1String(wordsOf(step).name);
}

Text checkStepTitle(CheckStep step)
{
    return wordsOf(step).title;
}

QString checkStateName(State state)
{
    switch (state) {
    case State::Passed:
        return QStringLiteral("passed");
    case State::Warning:
        return QStringLiteral("warning");
    case State::Failed:
        return QStringLiteral("failed");
    case State::Skipped:
        break;
    }
    return QStringLiteral("skipped");
}

} // namespace tributary
