// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/script_channel.h"

#include "remote/marked_stream.h"

#include <utility>

namespace tributary
{

namespace
{

constexpr qsizetype keptNoise = 2000;
constexpr int endMs = 1000;

const Text noCommands {QT_TRANSLATE_NOOP("core", "The target runs no shell commands")};

} // namespace

ScriptChannel::ScriptChannel(SshSession &session, SshChannel channel)
    : m_session(&session)
    , m_channel(std::move(channel))
{
}

Result<ScriptChannel> ScriptChannel::start(
    SshSession &session, const QByteArray &text, const CancelToken &cancel, unsigned window)
{
    auto channel = SshChannel::open(session, cancel, window);
    if (!channel)
        return tl::unexpected(channel.error());
    ScriptChannel script(session, std::move(*channel));
    // Nothing but this meets the login shell: csh and fish do not speak sh.
    if (const auto started = script.m_channel.exec("exec /bin/sh -s", cancel); !started)
        return tl::unexpected(started.error());
    const QByteArray token = randomToken();
    // The mark is split in the text, lest an echoed script look like its output. An account without a shell closes its
    // input at once: what it printed is the better error, read below.
    (void)script.write("{\nprintf 'begin-%s 0\\n' " + token + '\n' + text + "\n}\n", cancel);
    MarkedStream begin("begin-" + token);
    QByteArray noise;
    while (!begin.number()) {
        QByteArray bytes;
        const auto more = script.read(bytes, cancel);
        if (!more)
            return tl::unexpected(more.error());
        noise = (noise + begin.take(bytes)).left(keptNoise);
        if (!*more && !begin.number())
            return fail(noCommands, QString::fromUtf8((noise + script.m_errors).trimmed()),
                QT_TRANSLATE_NOOP("core", "Check that the account may run commands and that /bin/sh is there."));
    }
    script.m_pending = begin.rest();
    return script;
}

Result<bool> ScriptChannel::readSome(QByteArray &bytes)
{
    if (!m_pending.isEmpty()) {
        bytes += std::exchange(m_pending, {});
        return true;
    }
    const auto out = m_channel.readSome(SshChannel::Stream::Out, bytes);
    if (!out)
        return out;
    // Also if nobody wants it: a full window would stop the other stream too.
    const auto err = m_channel.readSome(SshChannel::Stream::Err, m_errors);
    if (!err)
        return err;
    m_errors = m_errors.right(keptNoise);
    return *out || *err;
}

Result<bool> ScriptChannel::read(QByteArray &bytes, const CancelToken &cancel)
{
    for (;;) {
        const auto got = readSome(bytes);
        if (!got || *got)
            return got;
        if (m_channel.isAtEnd())
            return false;
        if (auto error = m_session->wait(noCommands, cancel, Deadline::max()))
            return tl::unexpected(std::move(*error));
    }
}

void ScriptChannel::awaitEnd()
{
    const CancelToken never;
    const Deadline deadline = deadlineIn(endMs);
    for (;;) {
        QByteArray dropped;
        const auto got = readSome(dropped);
        // Looked at after reading, which takes the end in too: nothing more would wake the wait for it.
        if (!got || m_channel.isAtEnd() || isOver(deadline))
            return;
        if (!*got && m_session->wait(noCommands, never, deadline))
            return;
    }
}

} // namespace tributary
