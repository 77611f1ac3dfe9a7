// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/sftp_fetch.h"

#include "remote/remote_names.h"

#include <algorithm>

namespace tributary
{

namespace
{

// The library asks for four times the buffer ahead, in small pieces, whatever the size of the file.
constexpr qint64 smallestBuffer = 64 * 1024;
constexpr qint64 largestBuffer = 4 << 20;
constexpr qint64 leastBuffer = 1024; ///< asks for 4 KiB at a time, which every server gives at once

/// Walks the tree without recursion, one folder at a time.
class Walk
{
public:
    Walk(Sftp &sftp, QByteArray root, FetchSink &sink, const CancelToken &cancel)
        : m_sftp(sftp)
        , m_root(std::move(root))
        , m_sink(sink)
        , m_cancel(cancel)
    {
    }

    Result<void> run()
    {
        m_open.push_back({});
        while (!m_open.empty() && !m_sink.isFull()) {
            const QByteArrayList folder = std::move(m_open.back());
            m_open.pop_back();
            if (auto taken = takeFolder(folder); !taken)
                return taken;
        }
        return {};
    }

private:
    Result<void> takeFolder(const QByteArrayList &folder)
    {
        const auto entries = listFolder(m_sftp, remotePath(folder), FetchLimits::entries + 1, m_cancel);
        if (!entries)
            return isGone() && !folder.isEmpty() ? Result<void>() : tl::unexpected(entries.error());
        for (const SftpEntry &entry : *entries) {
            if (!m_sink.countEntry())
                break;
            QByteArrayList path = folder;
            path << entry.name;
            if (auto taken = takeEntry(path, entry.attributes); !taken)
                return taken;
        }
        return {};
    }

    Result<void> takeEntry(const QByteArrayList &path, LIBSSH2_SFTP_ATTRIBUTES attributes)
    {
        if (const auto why = refusalOfName(path.last())) { // before the server is asked about it
            m_sink.refuse(path, *why);
            return {};
        }
        if (!(attributes.flags & LIBSSH2_SFTP_ATTR_PERMISSIONS) || !(attributes.flags & LIBSSH2_SFTP_ATTR_SIZE)) {
            const auto known = askAttributes(path, attributes);
            if (!known)
                return tl::unexpected(known.error());
            if (!*known)
                return {};
        }
        switch (attributes.permissions & LIBSSH2_SFTP_S_IFMT) {
        case LIBSSH2_SFTP_S_IFDIR:
            return takeSubfolder(path);
        case LIBSSH2_SFTP_S_IFREG:
            return takeFile(path, attributes.filesize);
        case LIBSSH2_SFTP_S_IFLNK:
            return reportLink(path);
        default:
            m_sink.refuse(path, QT_TRANSLATE_NOOP("core", "neither a file nor a folder"));
            return {};
        }
    }

    Result<void> takeSubfolder(const QByteArrayList &path)
    {
        const auto made = m_sink.addFolder(path);
        if (!made)
            return tl::unexpected(made.error());
        if (*made)
            m_open.push_back(path);
        return {};
    }

    Result<void> takeFile(const QByteArrayList &path, libssh2_uint64_t size)
    {
        // A number beyond the signed ones is a lie, and too large in any case.
        const qint64 told = size > libssh2_uint64_t(FetchLimits::totalBytes) ? FetchLimits::totalBytes : qint64(size);
        return m_sink.addFile(path, told, [&](const FetchSink::Writer &write) {
            return sftpReceive(m_sftp, remotePath(path), told, write, m_cancel);
        });
    }

    Result<void> reportLink(const QByteArrayList &path)
    {
        const QByteArray remote = remotePath(path);
        std::vector<char> target(4096);
        const auto size = m_sftp.drive(
            {QT_TRANSLATE_NOOP("core", "Cannot read a link on the target")},
            [&] {
                return libssh2_sftp_symlink_ex(m_sftp.handle(), remote.constData(),
                    static_cast<unsigned>(remote.size()), target.data(), static_cast<unsigned>(target.size()),
                    LIBSSH2_SFTP_READLINK);
            },
            m_cancel);
        if (!size && (m_sftp.session().isLost() || m_cancel.isCancelled()))
            return tl::unexpected(size.error());
        const QByteArray leadsTo(target.data(), size ? qsizetype(std::min<qint64>(*size, 4096)) : 0);
        m_sink.refuse(path, {QT_TRANSLATE_NOOP("core", "a link to \"%1\""), {printableName(leadsTo)}});
        return {};
    }

    /// False = it is not there any more.
    Result<bool> askAttributes(const QByteArrayList &path, LIBSSH2_SFTP_ATTRIBUTES &attributes)
    {
        const QByteArray remote = remotePath(path);
        const auto got = m_sftp.drive(
            {QT_TRANSLATE_NOOP("core", "Cannot look at %1 on the target"), {printableName(path.last())}},
            [&] {
                return libssh2_sftp_stat_ex(m_sftp.handle(), remote.constData(), static_cast<unsigned>(remote.size()),
                    LIBSSH2_SFTP_LSTAT, &attributes);
            },
            m_cancel);
        if (got)
            return true;
        if (isGone())
            return false;
        return tl::unexpected(got.error());
    }

    [[nodiscard]] bool isGone() const { return m_sftp.lastStatus() == LIBSSH2_FX_NO_SUCH_FILE; }

    [[nodiscard]] QByteArray remotePath(const QByteArrayList &path) const
    {
        return path.isEmpty() ? m_root : m_root + '/' + path.join('/');
    }

    Sftp &m_sftp;
    QByteArray m_root;
    FetchSink &m_sink;
    CancelToken m_cancel;
    std::vector<QByteArrayList> m_open; ///< folders that are made, but not listed yet
};

/// The server gave less than it was asked for, and then what comes behind that (a file that grows, or a server with
/// small packets). The library takes no such answer: it loses its place and what it had read in that call.
bool isShortAnswer(const Sftp &sftp)
{
    return !sftp.session().isLost()
        && libssh2_session_last_errno(sftp.session().handle()) == LIBSSH2_ERROR_SFTP_PROTOCOL
        && libssh2_sftp_last_error(sftp.handle()) == LIBSSH2_FX_OK;
}

/// Gives up what was asked ahead. The first call moves away, as one to the place where it is does nothing.
void askAgainFrom(const SftpHandle &file, qint64 offset)
{
    libssh2_sftp_seek64(file.get(), libssh2_uint64_t(offset) + 1);
    libssh2_sftp_seek64(file.get(), libssh2_uint64_t(offset));
}

} // namespace

Result<void> sftpFetch(Sftp &sftp, const QByteArray &root, FetchSink &sink, const CancelToken &cancel)
{
    auto done = Walk(sftp, root, sink, cancel).run();
    if (!done && cancel.isCancelled())
        sftp.session().drop(); // half a packet may have left
    return done;
}

Result<bool> sftpReceive(
    Sftp &sftp, const QByteArray &path, qint64 size, const FetchSink::Writer &write, const CancelToken &cancel)
{
    const auto file = SftpHandle::openFile(sftp, path, LIBSSH2_FXF_READ, cancel);
    if (!file && sftp.lastStatus() == LIBSSH2_FX_NO_SUCH_FILE)
        return false;
    if (!file)
        return tl::unexpected(file.error());
    std::vector<char> buffer(static_cast<std::size_t>(std::clamp(size + 1, smallestBuffer, largestBuffer)));
    qint64 most = qint64(buffer.size());
    qint64 done = 0;
    for (;;) {
        // Not across the end that was told: behind it a file that grows gives what the library cannot put together.
        const qint64 wanted = done < size ? std::min(most, size - done) : most;
        const auto got = sftp.drive(
            {QT_TRANSLATE_NOOP("core", "Cannot read %1 on the target"), {printableName(path)}},
            [&] { return libssh2_sftp_read(file->get(), buffer.data(), std::size_t(wanted)); }, cancel);
        if (!got && isShortAnswer(sftp)) {
            if (done >= size)
                return true;
            if (most <= leastBuffer)
                return tl::unexpected(got.error());
            most = std::max(most / 4, leastBuffer);
            askAgainFrom(*file, done);
            continue;
        }
        if (!got)
            return tl::unexpected(got.error());
        if (*got == 0)
            return true;
        if (auto written = write(buffer.data(), *got); !written)
            return tl::unexpected(written.error());
        done += *got;
    }
}

} // namespace tributary
