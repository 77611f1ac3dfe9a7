// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/upload.h"

#include "remote/file_digest.h"
#include "remote/remote_files.h"
#include "remote/remote_names.h"
#include "remote/scp.h"
#include "remote/sftp_upload.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <algorithm>
#include <future>

namespace tributary
{

namespace
{

constexpr qint64 scpPiece = 256 * 1024;

/// One file and what is left to do for it.
struct PlannedFile {
    UploadItem item;
    QString path; ///< on the target
    qint64 size = 0;
    qint64 present = 0; ///< bytes of the temporary file that are right
    bool isThere = false; ///< the same is there already
    QString part() const { return path + QStringLiteral(".part"); }
};

class Upload
{
public:
    Upload(SshSession &session, const QString &folder, const ProgressSink &progress, const LineSink &log,
        const CancelToken &cancel)
        : m_session(session)
        , m_folder(folder)
        , m_progress(progress)
        , m_log(log)
        , m_cancel(cancel)
    {
    }

    Result<void> run(const std::vector<UploadItem> &items)
    {
        std::vector<PlannedFile> files;
        for (const UploadItem &item : items) {
            auto file = look(item);
            if (!file)
                return tl::unexpected(file.error());
            files.push_back(std::move(*file));
        }
        if (auto enough = checkSpace(files); !enough)
            return enough;
        for (PlannedFile &file : files) {
            if (auto sent = bring(file); !sent)
                return sent;
        }
        return {};
    }

private:
    Result<PlannedFile> look(const UploadItem &item)
    {
        if (const auto why = refusalOfName(item.remoteName.toUtf8()))
            return fail({QT_TRANSLATE_NOOP("core", "A file cannot be called \"%1\" on the target"), {item.remoteName}},
                why->english());
        const QFileInfo info(item.localPath);
        if (!info.isFile())
            return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {item.localPath}}, QStringLiteral("no such file"),
                QT_TRANSLATE_NOOP("core", "Check the path and its permissions."));
        PlannedFile file {item, m_folder + QLatin1Char('/') + item.remoteName, info.size()};
        const auto there = remoteFileState(m_session, file.path, file.size, file.size, m_cancel);
        if (!there)
            return tl::unexpected(there.error());
        if (*there && !(*there)->digest.isEmpty()) {
            const auto same = isPrefix(file, **there);
            if (!same)
                return tl::unexpected(same.error());
            file.isThere = *same;
        }
        if (!file.isThere) {
            if (auto resumed = lookAtPart(file); !resumed)
                return tl::unexpected(resumed.error());
        }
        return file;
    }

    Result<void> lookAtPart(PlannedFile &file)
    {
        const auto part = remoteFileState(m_session, file.part(), 1, file.size, m_cancel);
        if (!part)
            return tl::unexpected(part.error());
        if (!*part || (*part)->digest.isEmpty())
            return {};
        const auto right = isPrefix(file, **part);
        if (!right)
            return tl::unexpected(right.error());
        if (*right)
            file.present = (*part)->size;
        else
            m_log(QStringLiteral("%1: what was there of it is something else; sent anew").arg(file.item.remoteName));
        return {};
    }

    Result<bool> isPrefix(const PlannedFile &file, const RemoteFileState &state) const
    {
        const auto digest = fileDigest(file.item.localPath, state.size, m_cancel);
        if (!digest)
            return tl::unexpected(digest.error());
        return *digest == state.digest;
    }

    Result<void> checkSpace(const std::vector<PlannedFile> &files)
    {
        qint64 needed = 0;
        for (const PlannedFile &file : files)
            needed += file.isThere ? 0 : file.size - file.present;
        if (needed == 0)
            return {};
        const auto free = remoteFreeBytes(m_session, m_folder, m_cancel);
        if (!free)
            return tl::unexpected(free.error());
        if (!*free)
            return {};
        m_log(QStringLiteral("%1 bytes to send, %2 bytes free").arg(needed).arg(**free));
        if (**free < needed)
            return diskFull(needed, **free);
        return {};
    }

    [[nodiscard]] tl::unexpected<Error> diskFull(qint64 needed, qint64 free) const
    {
        constexpr qint64 mebibyte = 1 << 20;
        return fail(
            {QT_TRANSLATE_NOOP("core", "The disk of the target is full: %1 MiB are needed in %2, %3 MiB are free"),
                {number((needed + mebibyte - 1) / mebibyte), m_folder, number(free / mebibyte)}},
            {}, QT_TRANSLATE_NOOP("core", "Free space there, or choose a work folder on another disk."));
    }

    Result<void> bring(PlannedFile &file)
    {
        if (file.isThere) {
            m_log(QStringLiteral("%1: is there already").arg(file.item.remoteName));
            TransferMeter(file.item.remoteName, file.size, file.size, m_progress).finish(file.size);
            return {};
        }
        // On the other processor while the bytes leave; must not outlive this call.
        auto digest = std::async(std::launch::async, fileDigest, file.item.localPath, file.size, m_digestCancel);
        auto sent = sendAndCheck(file, digest);
        if (!sent)
            m_digestCancel.cancel();
        return sent;
    }

    Result<void> sendAndCheck(PlannedFile &file, std::future<Result<QByteArray>> &digest)
    {
        if (auto sent = send(file); !sent)
            return sent;
        const auto expected = digest.get();
        if (!expected)
            return tl::unexpected(expected.error());
        auto isRight = check(file, *expected);
        if (isRight && !*isRight) {
            m_log(QStringLiteral("%1: arrived damaged; sent anew").arg(file.item.remoteName));
            file.present = 0;
            if (auto sent = send(file); !sent)
                return sent;
            isRight = check(file, *expected);
        }
        if (!isRight)
            return tl::unexpected(isRight.error());
        if (!*isRight)
            return fail({QT_TRANSLATE_NOOP("core", "%1 arrives damaged on the target, twice"), {file.item.localPath}},
                {}, QT_TRANSLATE_NOOP("core", "Leave the file alone while it is sent; else check disk and network."));
        return renameRemoteFile(m_session, file.part(), file.path, m_cancel);
    }

    Result<bool> check(const PlannedFile &file, const QByteArray &expected)
    {
        const auto state = remoteFileState(m_session, file.part(), file.size, file.size, m_cancel);
        if (!state)
            return tl::unexpected(state.error());
        if (!*state || (*state)->size != file.size)
            return false;
        if ((*state)->digest.isEmpty()) {
            m_log(QStringLiteral("%1: only its size is checked, the target has no program for SHA-256")
                      .arg(file.item.remoteName));
            return true;
        }
        return (*state)->digest == expected;
    }

    Result<void> send(PlannedFile &file)
    {
        QFile source(file.item.localPath);
        if (!source.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
            return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {file.item.localPath}}, source.errorString(),
                QT_TRANSLATE_NOOP("core", "Check the path and its permissions."));
        if (file.present > 0)
            m_log(QStringLiteral("%1: continued at byte %2").arg(file.item.remoteName).arg(file.present));
        else if (auto removed = removeRemoteFile(m_session, file.part(), m_cancel); !removed)
            return removed; // it may be a link to elsewhere
        QElapsedTimer timer;
        timer.start();
        TransferMeter meter(file.item.remoteName, file.present, file.size, m_progress);
        auto sent = sendBySftp(file, source, meter);
        if (sent && !*sent)
            return sendByScpAfterSftp(file, source, meter, timer);
        if (!sent)
            return tl::unexpected(explained(sent.error(), file));
        finish(file, meter, timer, "SFTP");
        return {};
    }

    Result<void> sendByScpAfterSftp(PlannedFile &file, QFile &source, TransferMeter &meter, const QElapsedTimer &timer)
    {
        file.present = 0; // scp knows no middle of a file
        if (auto sent = sendByScp(file, source, meter); !sent)
            return tl::unexpected(explained(sent.error(), file));
        finish(file, meter, timer, "SCP");
        return {};
    }

    void finish(const PlannedFile &file, TransferMeter &meter, const QElapsedTimer &timer, const char *how)
    {
        meter.finish(file.size);
        const double seconds = std::max(1e-3, double(timer.nsecsElapsed()) / 1e9);
        m_log(QStringLiteral("%1: %2 bytes by %3 in %4 s, %5 MiB/s")
                  .arg(file.item.remoteName)
                  .arg(file.size - file.present)
                  .arg(QLatin1String(how))
                  .arg(seconds, 0, 'f', 1)
                  .arg(double(file.size - file.present) / seconds / double(1 << 20), 0, 'f', 0));
    }

    /// False = there is no SFTP.
    Result<bool> sendBySftp(const PlannedFile &file, QFile &source, TransferMeter &meter)
    {
        if (m_hasNoSftp)
            return false;
        auto sftp = Sftp::open(m_session, m_cancel);
        if (!sftp) {
            if (m_session.isLost() || m_cancel.isCancelled())
                return tl::unexpected(sftp.error());
            m_hasNoSftp = true;
            m_log(sftp.error().english());
            m_log(QStringLiteral("using SCP"));
            return false;
        }
        auto sent = sftpSend(*sftp, source, file.present, file.part().toUtf8(), meter, m_cancel);
        if (!sent)
            return tl::unexpected(sent.error());
        return true;
    }

    Result<void> sendByScp(const PlannedFile &file, QFile &source, TransferMeter &meter)
    {
        if (!source.seek(0))
            return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {source.fileName()}}, source.errorString());
        qint64 done = 0;
        const auto next = [&]() -> Result<QByteArray> {
            const QByteArray bytes = source.read(scpPiece);
            meter.at(done);
            done += bytes.size();
            return bytes;
        };
        return scpSend(m_session, file.part().toUtf8(), file.size, next, m_cancel);
    }

    /// A server says no more than "failure" when the disk is full.
    Error explained(const Error &error, const PlannedFile &file)
    {
        if (m_session.isLost() || m_cancel.isCancelled())
            return error;
        constexpr qint64 little = 1 << 20;
        const auto free = remoteFreeBytes(m_session, m_folder, m_cancel);
        if (!free || !*free || **free >= little)
            return error;
        return diskFull(file.size, **free).value();
    }

    SshSession &m_session;
    QString m_folder;
    const ProgressSink &m_progress;
    const LineSink &m_log;
    CancelToken m_cancel;
    CancelToken m_digestCancel;
    bool m_hasNoSftp = false;
};

} // namespace

Result<void> uploadFiles(SshSession &session, const QString &remoteFolder, const std::vector<UploadItem> &items,
    const ProgressSink &progress, const LineSink &log, const CancelToken &cancel)
{
    return Upload(session, remoteFolder, progress, log, cancel).run(items);
}

} // namespace tributary
