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
            auto file = plan(item);
            if (!file)
                return tl::unexpected(file.error());
            files.push_back(std::move(*file));
        }
        if (auto seen = look(files); !seen)
            return seen;
        if (auto enough = checkSpace(files); !enough)
            return enough;
        for (PlannedFile &file : files) {
            if (auto sent = bring(file); !sent)
                return sent;
        }
        return {};
    }

private:
    Result<PlannedFile> plan(const UploadItem &item) const
    {
        if (const auto why = refusalOfName(item.remoteName.toUtf8()))
            return fail({QT_TRANSLATE_NOOP("core", "A file cannot be called \"%1\" on the target"), {item.remoteName}},
                why->english());
        const QFileInfo info(item.localPath);
        if (!info.isFile())
            return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {item.localPath}}, QStringLiteral("no such file"),
                QT_TRANSLATE_NOOP("core", "Check the path and its permissions."));
        return PlannedFile {item, m_folder + QLatin1Char('/') + item.remoteName, info.size()};
    }

    /// What is there of them already.
    Result<void> look(std::vector<PlannedFile> &files)
    {
        std::vector<RemoteFileQuery> queries;
        for (const PlannedFile &file : files) {
            queries.push_back({file.path, file.size, file.size});
            queries.push_back({file.part(), 1, file.size, sftpUnsureTail});
        }
        const auto states = remoteFileStates(m_session, queries, m_cancel);
        if (!states)
            return tl::unexpected(states.error());
        for (std::size_t i = 0; i < files.size(); ++i) {
            if (auto compared = compare(files[i], (*states)[2 * i], (*states)[2 * i + 1]); !compared)
                return compared;
        }
        return {};
    }

    Result<void> compare(PlannedFile &file, const std::optional<RemoteFileState> &there,
        const std::optional<RemoteFileState> &part) const
    {
        if (there) {
            const auto same = isPrefix(file, there->size, there->digest);
            if (!same)
                return tl::unexpected(same.error());
            file.isThere = *same;
        }
        if (file.isThere || !part || part->digest.isEmpty())
            return {};
        const auto whole = isPrefix(file, part->size, part->digest);
        if (!whole)
            return tl::unexpected(whole.error());
        const auto head = *whole ? Result<bool>(false) : isPrefix(file, part->headSize, part->headDigest);
        if (!head)
            return tl::unexpected(head.error());
        file.present = *whole ? part->size : *head ? part->headSize : 0;
        if (file.present == 0)
            m_log(QStringLiteral("%1: what was there of it is something else; sent anew").arg(file.item.remoteName));
        return {};
    }

    [[nodiscard]] Result<bool> isPrefix(const PlannedFile &file, qint64 size, const QByteArray &there) const
    {
        if (there.isEmpty())
            return false;
        const auto digest = fileDigest(file.item.localPath, size, m_cancel);
        if (!digest)
            return tl::unexpected(digest.error());
        return *digest == there;
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
        if (auto sent = send(file); !sent)
            return sent;
        auto isRight = check(file);
        if (isRight && !*isRight) {
            m_log(QStringLiteral("%1: arrived damaged; sent anew").arg(file.item.remoteName));
            file.present = 0;
            if (auto sent = send(file); !sent)
                return sent;
            isRight = check(file);
        }
        if (!isRight)
            return tl::unexpected(isRight.error());
        if (!*isRight)
            return fail({QT_TRANSLATE_NOOP("core", "%1 arrives damaged on the target, twice"), {file.item.localPath}},
                {}, QT_TRANSLATE_NOOP("core", "Leave the file alone while it is sent; else check disk and network."));
        return renameRemoteFile(m_session, file.part(), file.path, m_cancel);
    }

    /// Whether all of it is there as it is here.
    Result<bool> check(const PlannedFile &file)
    {
        // At the same time as the target takes its own; not while the bytes leave, which needs the processor.
        CancelToken digestCancel;
        auto digest = std::async(std::launch::async, fileDigest, file.item.localPath, file.size, digestCancel);
        const auto states = remoteFileStates(m_session, {{file.part(), file.size, file.size}}, m_cancel);
        const auto state = states ? states->front() : std::nullopt;
        if (!state || state->digest.isEmpty())
            digestCancel.cancel(); // nothing to compare it with
        const auto expected = digest.get();
        if (!states)
            return tl::unexpected(states.error());
        if (!state || state->size != file.size)
            return false;
        if (state->digest.isEmpty()) {
            m_log(QStringLiteral("%1: only its size is checked, the target has no program for SHA-256")
                      .arg(file.item.remoteName));
            return true;
        }
        if (!expected)
            return tl::unexpected(expected.error());
        return state->digest == *expected;
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
        if (!sent)
            return tl::unexpected(explained(sent.error(), file));
        if (*sent == 0)
            return sendByScpAfterSftp(file, source, meter, timer);
        finish(file, meter, timer,
            *sent == 1 ? QStringLiteral("SFTP") : QStringLiteral("SFTP over %1 channels").arg(*sent));
        return {};
    }

    Result<void> sendByScpAfterSftp(PlannedFile &file, QFile &source, TransferMeter &meter, const QElapsedTimer &timer)
    {
        file.present = 0; // scp knows no middle of a file
        if (auto sent = sendByScp(file, source, meter); !sent)
            return tl::unexpected(explained(sent.error(), file));
        finish(file, meter, timer, QStringLiteral("SCP"));
        return {};
    }

    void finish(const PlannedFile &file, TransferMeter &meter, const QElapsedTimer &timer, const QString &how)
    {
        meter.finish(file.size);
        const double seconds = double(timer.nsecsElapsed()) / 1e9;
        const qint64 sent = file.size - file.present;
        QString line = QStringLiteral("%1: %2 bytes by %3").arg(file.item.remoteName).arg(sent).arg(how);
        if (seconds >= 0.1) // less says nothing about the rate
            line += QStringLiteral(" in %1 s, %2 MiB/s")
                        .arg(seconds, 0, 'f', 1)
                        .arg(double(sent) / seconds / double(1 << 20), 0, 'f', 0);
        m_log(line);
    }

    /// By how many channels; 0 = there is no SFTP.
    Result<int> sendBySftp(const PlannedFile &file, QFile &source, TransferMeter &meter)
    {
        if (m_hasNoSftp)
            return 0;
        auto sftp = Sftp::open(m_session, m_cancel);
        if (!sftp) {
            if (m_session.isLost() || m_cancel.isCancelled())
                return tl::unexpected(sftp.error());
            m_hasNoSftp = true;
            m_log(sftp.error().english());
            m_log(QStringLiteral("using SCP"));
            return 0;
        }
        return sftpSend(*sftp, source, file.present, file.part().toUtf8(), meter, m_cancel);
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
    bool m_hasNoSftp = false;
};

} // namespace

Result<void> uploadFiles(SshSession &session, const QString &remoteFolder, const std::vector<UploadItem> &items,
    const ProgressSink &progress, const LineSink &log, const CancelToken &cancel)
{
    return Upload(session, remoteFolder, progress, log, cancel).run(items);
}

} // namespace tributary
