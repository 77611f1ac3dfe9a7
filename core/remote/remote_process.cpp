// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_process.h"

#include "remote/marked_stream.h"
#include "remote/script_channel.h"

#include <csignal>

namespace tributary
{

namespace
{

using RunEnd = Deployment::RunEnd;
using Clock = std::chrono::steady_clock;

constexpr qsizetype keptOutput = 2000;
constexpr int watchdogMs = 4 * remoteGraceSeconds * 1000; // to end everything
constexpr int closeMs = 2000; // for the server to close the channel after the watchdog's last word

/// One command from its start to its end.
class RemoteProcess
{
public:
    RemoteProcess(
        SshSession &session, const RemoteCommand &command, const std::function<void(const QByteArray &)> &output)
        : m_session(session)
        , m_command(command)
        , m_output(output)
        , m_token(randomToken())
        , m_ready("ready-" + m_token)
        , m_end("end-" + m_token)
    {
    }

    Result<RunEnd> run(int timeoutSeconds, const SessionFactory &second, const CancelToken &cancel)
    {
        auto channel = ScriptChannel::start(m_session, watchedCommand(m_command, m_token), cancel);
        if (!channel) {
            if (!cancel.isCancelled())
                return tl::unexpected(channel.error());
            m_session.drop(); // the end of the connection ends what may have been started
            return RunEnd {RunEnd::Kind::Interrupted, 0, 0, false};
        }
        m_channel = &*channel;
        m_started = Clock::now();
        m_timeout = deadlineIn(qint64(timeoutSeconds) * 1000);
        if (const auto over = waitForEnd(cancel); !over)
            return tl::unexpected(over.error());
        if (!m_end.number()) {
            if (const auto ended = endFromElsewhere(second); !ended)
                return tl::unexpected(ended.error());
        }
        return outcome();
    }

private:
    /// Until the watchdog's last word, the end of the stream, or until the watchdog should long be done.
    Result<void> waitForEnd(const CancelToken &cancel)
    {
        while (!m_end.number()) {
            const auto got = readSome();
            if (!got)
                return tl::unexpected(got.error());
            noticeExit();
            if (m_end.number() || isOver(m_giveUp) || (!*got && channel().isAtEnd()))
                break;
            if (const auto asked = askToEnd(cancel); !asked)
                return asked;
            if (*got)
                continue;
            if (auto error = m_session.idle(50, m_never))
                return tl::unexpected(std::move(*error));
        }
        return waitForClose();
    }

    /// The exit status comes before the watchdog's word with the servers we know; others get a little time.
    Result<void> waitForClose()
    {
        const Deadline deadline = deadlineIn(closeMs);
        while (!channel().isAtEnd() && !isOver(deadline) && !isOver(m_giveUp)) {
            const auto got = readSome();
            if (!got)
                return tl::unexpected(got.error());
            if (*got)
                continue;
            if (auto error = m_session.idle(50, m_never))
                return tl::unexpected(std::move(*error));
        }
        noticeExit();
        return {};
    }

    Result<bool> readSome()
    {
        QByteArray bytes;
        const auto got = m_channel->readSome(bytes);
        if (!bytes.isEmpty())
            take(m_end.take(bytes));
        return got;
    }

    void take(const QByteArray &bytes)
    {
        const bool wasReady = m_ready.number().has_value();
        const QByteArray before = wasReady ? bytes : m_ready.take(bytes);
        give(before);
        if (wasReady)
            return;
        m_preamble = (m_preamble + before).right(keptOutput);
        if (!m_ready.number())
            return;
        m_started = Clock::now();
        give(m_ready.rest());
    }

    void give(const QByteArray &bytes)
    {
        if (m_output && !bytes.isEmpty())
            m_output(bytes);
    }

    /// A failure is known at once; that a program ended with 0 only from the watchdog.
    void noticeExit()
    {
        if (m_exited)
            return;
        const bool hasFailed = channel().exitStatus() != 0 || !channel().exitSignal().isEmpty();
        if (!hasFailed && !m_end.number())
            return;
        m_exited = Clock::now();
        if (m_giveUp == Deadline::max())
            m_giveUp = deadlineIn(watchdogMs);
    }

    Result<void> askToEnd(const CancelToken &cancel)
    {
        if (m_asked || m_exited || (!cancel.isCancelled() && !isOver(m_timeout)))
            return {};
        m_asked = cancel.isCancelled() ? RunEnd::Kind::Interrupted : RunEnd::Kind::TimedOut;
        m_giveUp = deadlineIn(watchdogMs);
        return m_channel->sendEof(m_never);
    }

    /// The watchdog does not answer: somebody has ended it. Another channel, or another connection where the server
    /// gives no second channel.
    Result<void> endFromElsewhere(const SessionFactory &second)
    {
        const auto ended = endRemoteProcesses(m_session, m_command.runId, m_never);
        if (ended)
            return {};
        if (!second)
            return tl::unexpected(ended.error());
        const auto session = second(m_never);
        if (!session)
            return tl::unexpected(session.error());
        const auto endedNow = endRemoteProcesses(**session, m_command.runId, m_never);
        if (!endedNow)
            return tl::unexpected(endedNow.error());
        return {};
    }

    Result<RunEnd> outcome()
    {
        RunEnd end;
        end.seconds = std::chrono::duration<double>(m_exited.value_or(Clock::now()) - m_started).count();
        if (m_asked) {
            end.kind = *m_asked;
            return end;
        }
        if (!m_ready.number())
            return notReady();
        const QByteArray signal = channel().exitSignal();
        end.kind = signal.isEmpty() ? RunEnd::Kind::Exited : RunEnd::Kind::Signalled;
        end.code = signal.isEmpty() ? channel().exitStatus() : signalNumber(signal);
        end.hadStrays = m_end.number().value_or(0) > 0;
        return end;
    }

    Result<RunEnd> notReady()
    {
        const QString detail = QString::fromUtf8(m_preamble).trimmed();
        if (m_command.sourceFile.isEmpty())
            return fail(QT_TRANSLATE_NOOP("core", "The command could not be started on the target"), detail,
                QT_TRANSLATE_NOOP("core", "Check that the target has memory and processes left."));
        return fail({QT_TRANSLATE_NOOP("core", "The CANN environment %1 failed on the target"), {m_command.sourceFile}},
            detail,
            QT_TRANSLATE_NOOP("core", "Source it there by hand, and correct the path in the target or the script."));
    }

    [[nodiscard]] SshChannel &channel() { return m_channel->channel(); }

    SshSession &m_session;
    const RemoteCommand &m_command;
    const std::function<void(const QByteArray &)> &m_output;
    QByteArray m_token;
    MarkedStream m_ready;
    MarkedStream m_end;
    QByteArray m_preamble;
    ScriptChannel *m_channel = nullptr;
    Clock::time_point m_started;
    Deadline m_timeout = Deadline::max();
    Deadline m_giveUp = Deadline::max(); ///< the watchdog should be done by then
    std::optional<Clock::time_point> m_exited;
    std::optional<RunEnd::Kind> m_asked;
    CancelToken m_never; ///< what was started must also be ended
};

} // namespace

Result<Deployment::RunEnd> runRemoteCommand(SshSession &session, const RemoteCommand &command, int timeoutSeconds,
    const std::function<void(const QByteArray &)> &output, const SessionFactory &second, const CancelToken &cancel)
{
    return RemoteProcess(session, command, output).run(timeoutSeconds, second, cancel);
}

int signalNumber(const QByteArray &name)
{
    struct Name {
        const char *name;
        int number;
    };
    static constexpr Name names[] = {{"ABRT", SIGABRT}, {"ALRM", SIGALRM}, {"FPE", SIGFPE}, {"HUP", SIGHUP},
        {"ILL", SIGILL}, {"INT", SIGINT}, {"KILL", SIGKILL}, {"PIPE", SIGPIPE}, {"QUIT", SIGQUIT}, {"SEGV", SIGSEGV},
        {"TERM", SIGTERM}, {"USR1", SIGUSR1}, {"USR2", SIGUSR2}};
    for (const Name &each : names) {
        if (name == each.name)
            return each.number;
    }
    return 0;
}

} // namespace tributary
