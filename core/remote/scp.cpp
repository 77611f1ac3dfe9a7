// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/scp.h"

#include "base/shell_words.h"
#include "remote/script_channel.h"

#include <algorithm>

namespace tributary
{

namespace
{

constexpr unsigned receiveWindow = 16U << 20; // of bytes on the way, for long ways
constexpr qsizetype longestLine = 8192;

/// One run of scp over there: a stream with lines and bytes in turns.
class Scp
{
public:
    static Result<Scp> start(
        SshSession &session, const char *direction, const QByteArray &path, const CancelToken &cancel)
    {
        const QByteArray text =
            "command -v scp >/dev/null || { printf '\\001scp is not installed\\n'; exit; }\nexec scp "
            + QByteArray(direction) + ' ' + quoteShellWord(QString::fromUtf8(path)).toUtf8();
        auto channel = ScriptChannel::start(session, text, cancel, receiveWindow);
        if (!channel)
            return tl::unexpected(channel.error());
        return Scp(std::move(*channel), path, cancel);
    }

    /// scp says 0 after each step that went well, else 1 or 2 and why.
    Result<void> awaitOk()
    {
        const auto first = take(1);
        if (!first)
            return tl::unexpected(first.error());
        return *first == QByteArray(1, '\0') ? Result<void>() : refused(*first);
    }

    /// The size in the "C0644 <size> <name>" that stands before a file.
    Result<qint64> awaitHeader()
    {
        const auto first = take(1);
        if (!first)
            return tl::unexpected(first.error());
        if (*first != "C") {
            const auto why = refused(*first);
            return tl::unexpected(why.error());
        }
        const auto line = takeLine();
        if (!line)
            return tl::unexpected(line.error());
        bool isNumber = false;
        const qint64 size = line->split(' ').value(1).toLongLong(&isNumber);
        if (!isNumber || size < 0)
            return tl::unexpected(error(QString::fromUtf8(*line)));
        return size;
    }

    Result<void> say(const QByteArray &bytes) { return m_channel.write(bytes, m_cancel); }

    void end()
    {
        if (m_channel.sendEof(m_cancel))
            m_channel.awaitEnd();
    }

    Result<void> pass(qint64 size, const ByteSink &sink)
    {
        while (size > 0) {
            if (m_pending.isEmpty()) {
                if (const auto got = fill(); !got)
                    return got;
            }
            const qint64 count = std::min<qint64>(size, m_pending.size());
            if (const auto taken = sink(m_pending.constData(), count); !taken)
                return taken;
            m_pending.remove(0, count);
            size -= count;
        }
        return {};
    }

private:
    Scp(ScriptChannel channel, QByteArray path, const CancelToken &cancel)
        : m_channel(std::move(channel))
        , m_path(std::move(path))
        , m_cancel(cancel)
    {
    }

    [[nodiscard]] Error error(const QString &detail) const
    {
        return {{QT_TRANSLATE_NOOP("core", "scp on the target failed with %1"), {QString::fromUtf8(m_path)}}, detail,
            QT_TRANSLATE_NOOP("core", "Check free space and permissions there, or enable SFTP.")};
    }

    Result<void> refused(const QByteArray &first)
    {
        auto line = takeLine();
        const bool isMessage = first == "\001" || first == "\002";
        return tl::unexpected(
            error(QString::fromUtf8((isMessage ? QByteArray() : first) + line.value_or(QByteArray()))));
    }

    Result<void> fill()
    {
        const auto more = m_channel.read(m_pending, m_cancel);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return tl::unexpected(error(m_channel.errors()));
        return {};
    }

    Result<QByteArray> take(qsizetype count)
    {
        while (m_pending.size() < count) {
            if (const auto got = fill(); !got)
                return tl::unexpected(got.error());
        }
        const QByteArray taken = m_pending.left(count);
        m_pending.remove(0, count);
        return taken;
    }

    Result<QByteArray> takeLine()
    {
        while (!m_pending.contains('\n') && m_pending.size() < longestLine) {
            if (const auto got = fill(); !got)
                return tl::unexpected(got.error());
        }
        const qsizetype end = m_pending.indexOf('\n');
        const QByteArray line = m_pending.left(end);
        m_pending.remove(0, end < 0 ? m_pending.size() : end + 1);
        return line;
    }

    ScriptChannel m_channel;
    QByteArray m_path;
    CancelToken m_cancel;
    QByteArray m_pending;
};

Result<void> send(Scp &scp, qint64 size, const ByteSource &source)
{
    if (auto ready = scp.awaitOk(); !ready)
        return ready;
    // The name does not count: the path is that of a file.
    if (auto told = scp.say("C0600 " + QByteArray::number(size) + " file\n"); !told)
        return told;
    if (auto ready = scp.awaitOk(); !ready)
        return ready;
    for (qint64 left = size; left > 0;) {
        const auto piece = source();
        if (!piece)
            return tl::unexpected(piece.error());
        const QByteArray bytes = piece->left(left);
        if (bytes.isEmpty())
            return fail(QT_TRANSLATE_NOOP("core", "The file has become shorter while it was sent"));
        if (auto sent = scp.say(bytes); !sent)
            return sent;
        left -= bytes.size();
    }
    if (auto told = scp.say(QByteArray(1, '\0')); !told)
        return told;
    return scp.awaitOk();
}

} // namespace

Result<void> scpSend(
    SshSession &session, const QByteArray &path, qint64 size, const ByteSource &source, const CancelToken &cancel)
{
    auto scp = Scp::start(session, "-t", path, cancel);
    if (!scp)
        return tl::unexpected(scp.error());
    auto sent = send(*scp, size, source);
    if (sent)
        scp->end();
    return sent;
}

Result<void> scpReceive(SshSession &session, const QByteArray &path, const ByteSink &sink, const CancelToken &cancel)
{
    auto scp = Scp::start(session, "-f", path, cancel);
    if (!scp)
        return tl::unexpected(scp.error());
    const QByteArray ok(1, '\0');
    if (auto told = scp->say(ok); !told)
        return told;
    const auto size = scp->awaitHeader();
    if (!size)
        return tl::unexpected(size.error());
    if (auto told = scp->say(ok); !told)
        return told;
    if (auto passed = scp->pass(*size, sink); !passed)
        return passed;
    auto good = scp->awaitOk();
    if (good && (good = scp->say(ok)))
        scp->end();
    return good;
}

} // namespace tributary
