// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/sftp_upload.h"

#include <algorithm>
#include <cstring>

namespace tributary
{

namespace
{

constexpr qint64 mebibyte = 1 << 20;

// The library cuts what it is offered into packets, sends them all, and returns at the first acknowledgement: so the
// offer is what is on the way. On a short way a small one is faster (it stays in the processor's cache).
qint64 windowFor(double roundTripMs)
{
    if (roundTripMs < 2)
        return mebibyte;
    return roundTripMs < 10 ? 2 * mebibyte : 4 * mebibyte;
}

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

    /// Reads on, so that a whole window is there unless the file ends.
    Result<void> fill()
    {
        if (m_begin >= m_window) {
            std::memmove(m_bytes.data(), begin(), static_cast<std::size_t>(size()));
            m_end = size();
            m_begin = 0;
        }
        while (size() < m_window && !m_isAtEnd) {
            const qint64 got = m_file.read(m_bytes.data() + m_end, qint64(m_bytes.size()) - m_end);
            if (got < 0)
                return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {m_file.fileName()}}, m_file.errorString());
            m_isAtEnd = got == 0;
            m_end += got;
        }
        return {};
    }
    [[nodiscard]] const char *begin() const { return m_bytes.data() + m_begin; }
    [[nodiscard]] qint64 size() const { return m_end - m_begin; }
    void drop(qint64 count) { m_begin += count; }

private:
    QFile &m_file;
    qint64 m_window;
    std::vector<char> m_bytes;
    qint64 m_begin = 0;
    qint64 m_end = 0;
    bool m_isAtEnd = false;
};

Result<void> sendAll(Sftp &sftp, SftpHandle &target, SendBuffer &buffer, qint64 offset, TransferMeter &meter,
    qint64 window, const CancelToken &cancel)
{
    const Text what {QT_TRANSLATE_NOOP("core", "The target does not write what is sent")};
    for (qint64 done = offset;;) {
        if (auto filled = buffer.fill(); !filled)
            return filled;
        const qint64 offer = std::min(window, buffer.size());
        if (offer == 0)
            return {};
        const auto written = sftp.drive(
            what, [&] { return libssh2_sftp_write(target.get(), buffer.begin(), static_cast<std::size_t>(offer)); },
            cancel);
        if (!written)
            return tl::unexpected(written.error());
        buffer.drop(*written);
        done += *written;
        meter.at(done);
    }
}

} // namespace

Result<void> sftpSend(
    Sftp &sftp, QFile &file, qint64 offset, const QByteArray &path, TransferMeter &meter, const CancelToken &cancel)
{
    const unsigned long create = LIBSSH2_FXF_WRITE | LIBSSH2_FXF_CREAT | (offset == 0 ? LIBSSH2_FXF_TRUNC : 0);
    auto target = SftpHandle::openFile(sftp, path, create, cancel);
    if (!target)
        return tl::unexpected(target.error());
    if (!file.seek(offset))
        return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {file.fileName()}}, file.errorString());
    libssh2_sftp_seek64(target->get(), static_cast<libssh2_uint64_t>(offset));
    const qint64 window = windowFor(sftp.roundTripMs());
    SendBuffer buffer(file, window);
    if (auto sent = sendAll(sftp, *target, buffer, offset, meter, window, cancel); !sent) {
        if (cancel.isCancelled())
            sftp.session().drop(); // half a packet may have left
        return sent;
    }
    return target->close(cancel);
}

} // namespace tributary
