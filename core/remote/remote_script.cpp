// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_script.h"

#include "remote/ssh_channel.h"

#include <QRandomGenerator>

#include <algorithm>

namespace tributary
{

namespace
{

QByteArray randomToken()
{
    QByteArray token;
    for (int i = 0; i < 4; ++i)
        token += QByteArray::number(QRandomGenerator::system()->generate(), 16);
    return token;
}

/// Takes what stands between the two marks out of a stream that comes in pieces.
class MarkedOutput
{
public:
    MarkedOutput(const RemoteScript &script, QByteArray token)
        : m_script(script)
        , m_begin("begin-" + token + '\n')
        , m_end("end-" + token + ' ')
    {
    }

    void take(const QByteArray &bytes)
    {
        m_pending += bytes;
        if (!m_begun)
            findBegin();
        if (m_begun && !m_status)
            findEnd();
    }
    [[nodiscard]] bool hasBegun() const { return m_begun; }
    [[nodiscard]] std::optional<int> status() const { return m_status; }
    [[nodiscard]] const QByteArray &kept() const { return m_kept; }
    [[nodiscard]] QByteArray noise() const { return m_pending.left(2000); }

private:
    void findBegin()
    {
        const qsizetype at = m_pending.indexOf(m_begin);
        if (at < 0)
            return;
        m_pending.remove(0, at + m_begin.size());
        m_begun = true;
    }

    void findEnd()
    {
        const qsizetype at = m_pending.indexOf(m_end);
        if (at >= 0) {
            const qsizetype lineEnd = m_pending.indexOf('\n', at);
            if (lineEnd < 0)
                return give(at); // the number is still to come
            m_status = m_pending.mid(at + m_end.size(), lineEnd - at - m_end.size()).toInt();
            give(at);
            m_pending.clear();
            return;
        }
        // The mark may have come in half.
        give(std::max<qsizetype>(0, m_pending.size() - m_end.size()));
    }

    void give(qsizetype count)
    {
        if (count <= 0)
            return;
        if (m_script.output)
            m_script.output(m_pending.left(count));
        else
            m_kept += m_pending.left(std::min<qsizetype>(count, m_script.keepBytes - m_kept.size()));
        m_pending.remove(0, count);
    }

    const RemoteScript &m_script;
    QByteArray m_begin;
    QByteArray m_end;
    QByteArray m_pending;
    QByteArray m_kept;
    std::optional<int> m_status;
    bool m_begun = false;
};

// All of it is parsed before any of it runs, so that nothing the script starts can eat the rest of it from stdin. The
// marks are split in the text, lest an echoed script look like its output.
QByteArray wrapped(const QByteArray &text, const QByteArray &token)
{
    return "{\nexec 2>&1\nprintf 'begin-%s\\n' " + token + "\n(\n" + text + "\n) </dev/null\nprintf 'end-%s %d\\n' "
        + token + " $?\n}\n";
}

Result<bool> readBoth(SshChannel &channel, MarkedOutput &marked, QByteArray &errors)
{
    QByteArray bytes;
    const auto out = channel.readSome(SshChannel::Stream::Out, bytes);
    const auto err = channel.readSome(SshChannel::Stream::Err, errors);
    if (!out || !err)
        return tl::unexpected(out ? err.error() : out.error());
    marked.take(bytes);
    return *out || *err;
}

} // namespace

Result<RemoteEnd> runScript(SshSession &session, const RemoteScript &script, const CancelToken &cancel)
{
    const Text what {QT_TRANSLATE_NOOP("core", "The target runs no shell commands")};
    const QByteArray token = randomToken();
    auto channel = SshChannel::open(session, cancel);
    if (!channel)
        return tl::unexpected(channel.error());
    if (const auto started = channel->exec("exec /bin/sh -s", cancel); !started)
        return tl::unexpected(started.error());
    // An account without a shell closes its input at once: what it printed is the better error, read below.
    if (channel->write(wrapped(script.text, token), cancel))
        (void)channel->sendEof(cancel);
    MarkedOutput marked(script, token);
    QByteArray errors; // of the login shell; the script's own go to stdout
    while (!marked.status()) {
        const auto got = readBoth(*channel, marked, errors);
        if (!got)
            return tl::unexpected(got.error());
        if (*got || marked.status())
            continue;
        if (channel->isAtEnd() && marked.hasBegun())
            return fail({QT_TRANSLATE_NOOP("core", "The shell on the target ended before its script")},
                QString::fromLatin1(channel->exitSignal()),
                QT_TRANSLATE_NOOP("core", "Look there for who ends processes (memory, limits), then try again."));
        if (channel->isAtEnd())
            return fail(what, QString::fromUtf8((marked.noise() + errors.left(2000)).trimmed()),
                QT_TRANSLATE_NOOP("core", "Check that the account may run commands and that /bin/sh is there."));
        if (auto error = session.wait(what, cancel, Deadline::max()))
            return tl::unexpected(std::move(*error));
    }
    return RemoteEnd {*marked.status(), marked.kept()};
}

} // namespace tributary
