// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/sftp_upload.h"

#include "remote/vector_state.h"

#include <algorithm>
#include <cstring>
#include <memory>

namespace tributary
{

namespace
{

constexpr qint64 mebibyte = 1 << 20;
constexpr qint64 segment = sftpUnsureTail / 2; // what a lane of two gets at a time
constexpr double longWayMs = 5; // there and back; on a shorter way one channel is as fast as the processor

constexpr qint64 endOfAll = qint64(1) << 62;

const Text what {QT_TRANSLATE_NOOP("core", "The target does not write what is sent")};

// The library cuts what it is offered into packets, sends them all, and returns at the first acknowledgement: so the
// offer is what is on the way. On a short way a small one is faster (it stays in the processor's cache).
qint64 windowFor(double roundTripMs)
{
    if (roundTripMs < 2)
        return mebibyte;
    return roundTripMs < 10 ? 2 * mebibyte : 4 * mebibyte;
}

/// What no lane has begun to send yet: bytes of the file, dealt out from the beginning.
struct Rest {
    qint64 begin;
    qint64 end;
    qint64 piece; ///< what a lane gets at a time
    qint64 limit = 0; ///< no further now, lest a hole be too far from the end
};

/// The part of a file that is on the way, in one piece of memory.
class SendBuffer
{
public:
    SendBuffer(QFile &file, qint64 window)
        : m_file(file)
        , m_window(window)
        , m_bytes(static_cast<std::size_t>(2 * window))
    {
    }

    /// Goes on with the file's bytes from `offset` to `end`; nothing is on the way.
    void start(qint64 offset, qint64 end)
    {
        m_begin = m_end = 0;
        m_offset = offset;
        m_left = end - offset;
    }
    /// Reads on, so that a whole window is there unless the bytes end.
    Result<void> fill()
    {
        if (m_begin >= m_window) {
            std::memmove(m_bytes.data(), m_bytes.data() + m_begin, static_cast<std::size_t>(size()));
            m_end = size();
            m_begin = 0;
        }
        while (m_end - m_begin < m_window && m_left > 0) {
            const qint64 room = std::min(m_left, qint64(m_bytes.size()) - m_end);
            const qint64 got = m_file.seek(m_offset) ? m_file.read(m_bytes.data() + m_end, room) : -1;
            if (got < 0)
                return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {m_file.fileName()}}, m_file.errorString());
            m_left = got == 0 ? 0 : m_left - got; // it has become shorter: seen when it is checked
            m_offset += got;
            m_end += got;
        }
        return {};
    }
    [[nodiscard]] const char *begin() const { return m_bytes.data() + m_begin; }
    [[nodiscard]] bool isAtEnd() const { return m_begin == m_end && m_left == 0; }
    /// In the file, of begin().
    [[nodiscard]] qint64 offset() const { return m_offset - (m_end - m_begin); }
    /// What to offer.
    [[nodiscard]] qint64 size() const { return std::min(m_window, m_end - m_begin); }
    void drop(qint64 count) { m_begin += count; }

private:
    QFile &m_file;
    qint64 m_window;
    std::vector<char> m_bytes;
    qint64 m_begin = 0;
    qint64 m_end = 0;
    qint64 m_offset = 0; ///< in the file, of the next byte to read
    qint64 m_left = 0;
};

/// One channel by which pieces of the file go.
class Lane
{
public:
    Lane(Sftp &sftp, SftpHandle target, QFile &file, qint64 window)
        : m_sftp(sftp)
        , m_target(std::move(target))
        , m_buffer(file, window)
    {
    }

    /// Sends what goes at once. The result: bytes that have arrived; 0 = none at present; -1 = nothing is left to do.
    Result<qint64> step(Rest &rest, const CancelToken &cancel)
    {
        auto filled = m_buffer.fill();
        while (filled && m_buffer.size() == 0) {
            if (rest.begin >= rest.end)
                return -1;
            const qint64 end = std::min(rest.end, rest.begin + rest.piece);
            if (end > rest.limit)
                return 0;
            m_buffer.start(rest.begin, end);
            libssh2_sftp_seek64(m_target.get(), static_cast<libssh2_uint64_t>(rest.begin));
            rest.begin = end;
            filled = m_buffer.fill();
        }
        if (!filled)
            return tl::unexpected(filled.error());
        clearVectorState();
        const qint64 written =
            libssh2_sftp_write(m_target.get(), m_buffer.begin(), static_cast<std::size_t>(m_buffer.size()));
        if (written == LIBSSH2_ERROR_EAGAIN)
            return 0;
        if (written < 0)
            return m_sftp.drive(
                what, [written] { return written; }, cancel);
        m_buffer.drop(written);
        return written;
    }
    /// In the file, of the first byte that is on the way; none = the end of all files.
    [[nodiscard]] qint64 firstOnTheWay() const { return m_buffer.isAtEnd() ? endOfAll : m_buffer.offset(); }
    Result<void> close(const CancelToken &cancel) { return m_target.close(cancel); }

private:
    Sftp &m_sftp;
    SftpHandle m_target;
    SendBuffer m_buffer;
};

using Lanes = std::vector<std::unique_ptr<Lane>>;

/// step() of a lane until it waits for the target, not for the socket: no other lane may cut into a packet.
Result<qint64> stepWholePackets(SshSession &session, Lane &lane, Rest &rest, const CancelToken &cancel)
{
    for (;;) {
        auto sent = lane.step(rest, cancel);
        if (!sent || *sent != 0 || !session.isHalfSent())
            return sent;
        if (auto error = session.wait(what, cancel, Deadline::max()))
            return tl::unexpected(std::move(*error));
    }
}

/// The last byte that may be sent as long as those on the way have not arrived.
qint64 limitFor(const Lanes &lanes)
{
    qint64 first = endOfAll;
    for (const auto &lane : lanes)
        first = std::min(first, lane->firstOnTheWay());
    return first + sftpUnsureTail;
}

Result<void> sendAll(
    SshSession &session, const Lanes &lanes, Rest rest, TransferMeter &meter, const CancelToken &cancel)
{
    for (qint64 done = rest.begin;;) {
        if (cancel.isCancelled())
            return tl::unexpected(cancelledError());
        bool isMoving = false;
        bool isOver = true;
        for (const auto &lane : lanes) {
            rest.limit = limitFor(lanes);
            const auto sent = stepWholePackets(session, *lane, rest, cancel);
            if (!sent)
                return tl::unexpected(sent.error());
            isOver = isOver && *sent < 0;
            isMoving = isMoving || *sent > 0;
            done += std::max<qint64>(0, *sent);
            meter.at(done);
        }
        if (isOver)
            return {};
        if (isMoving)
            continue;
        if (auto error = session.wait(what, cancel, Deadline::max()))
            return tl::unexpected(std::move(*error));
    }
}

} // namespace

Result<int> sftpSend(
    Sftp &sftp, QFile &file, qint64 offset, const QByteArray &path, TransferMeter &meter, const CancelToken &cancel)
{
    const unsigned long create = LIBSSH2_FXF_WRITE | LIBSSH2_FXF_CREAT | (offset == 0 ? LIBSSH2_FXF_TRUNC : 0);
    auto target = SftpHandle::openFile(sftp, path, create, cancel);
    if (!target)
        return tl::unexpected(target.error());
    const qint64 window = windowFor(sftp.roundTripMs());
    Rest rest {offset, file.size(), file.size()};
    const bool isLong = sftp.roundTripMs() >= longWayMs && rest.end - rest.begin >= 4 * segment;
    auto second = isLong ? Sftp::open(sftp.session(), cancel) : tl::unexpected(Error {}); // outlives the lanes
    Lanes lanes;
    lanes.push_back(std::make_unique<Lane>(sftp, std::move(*target), file, window));
    if (second) {
        if (auto again = SftpHandle::openFile(*second, path, LIBSSH2_FXF_WRITE, cancel)) {
            lanes.push_back(std::make_unique<Lane>(*second, std::move(*again), file, window));
            rest.piece = segment;
        }
    } // without it, all goes over one channel
    if (auto sent = sendAll(sftp.session(), lanes, rest, meter, cancel); !sent) {
        if (cancel.isCancelled())
            sftp.session().drop(); // half a packet may have left
        return tl::unexpected(sent.error());
    }
    for (const auto &lane : lanes) {
        if (auto closed = lane->close(cancel); !closed)
            return tl::unexpected(closed.error());
    }
    return int(lanes.size());
}

} // namespace tributary
