// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/log_files.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <set>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace tributary
{

namespace
{

using FileId = std::pair<std::uint64_t, std::uint64_t>;

QString systemReason()
{
    return QString::fromLocal8Bit(std::strerror(errno));
}

struct CloseFolder {
    void operator()(DIR *folder) const { closedir(folder); }
};

class Lister
{
public:
    void addGiven(const QString &path)
    {
        const QByteArray name = QFile::encodeName(path);
        struct stat info {
        };
        if (stat(name.constData(), &info) != 0)
            return refuse(name);
        if (!S_ISDIR(info.st_mode))
            return addFile(name, info);
        const std::size_t first = m_list.files.size();
        addFolder(name, info);
        std::sort(m_list.files.begin() + static_cast<std::ptrdiff_t>(first), m_list.files.end(),
            [](const LogFile &a, const LogFile &b) { return a.path < b.path; });
    }

    LogFileList take() { return std::move(m_list); }

private:
    void refuse(const QByteArray &path)
    {
        const QString shown = QFile::decodeName(path);
        m_list.unreadable.push_back(
            {shown, {QT_TRANSLATE_NOOP("core", "Cannot read %1: %2"), {shown, systemReason()}}});
    }

    void addFile(const QByteArray &path, const struct stat &info)
    {
        if (m_seen.insert(FileId(info.st_dev, info.st_ino)).second)
            m_list.files.push_back({path, info.st_dev, info.st_ino, S_ISREG(info.st_mode) ? info.st_size : 0});
    }

    // Names are sorted before anything is taken, so that of two links to one file always the same is read.
    void addFolder(const QByteArray &path, const struct stat &folderInfo)
    {
        if (!m_seen.insert(FileId(folderInfo.st_dev, folderInfo.st_ino)).second)
            return;
        const std::unique_ptr<DIR, CloseFolder> folder(opendir(path.constData()));
        if (!folder)
            return refuse(path);
        std::vector<QByteArray> names;
        while (const dirent *entry = readdir(folder.get())) {
            const QByteArray name(entry->d_name);
            if (name != "." && name != "..")
                names.push_back(path.endsWith('/') ? path + name : path + '/' + name);
        }
        std::sort(names.begin(), names.end());
        for (const QByteArray &name : names) {
            struct stat info {
            };
            if (stat(name.constData(), &info) != 0)
                continue; // a link to nowhere, or deleted by the log rotation in the meantime
            if (S_ISDIR(info.st_mode))
                addFolder(name, info);
            else if (S_ISREG(info.st_mode))
                addFile(name, info);
        }
    }

    LogFileList m_list;
    std::set<FileId> m_seen;
};

} // namespace

QString LogFile::shownPath() const
{
    return QFile::decodeName(path);
}

LogFileList listLogFiles(const QStringList &paths)
{
    Lister lister;
    for (const QString &path : paths)
        lister.addGiven(path);
    return lister.take();
}

QString readLogBlocks(const LogFile &file, std::int64_t offset, std::size_t blockSize,
    const std::function<char *(std::size_t)> &room, const std::function<void(std::size_t)> &taken,
    const CancelToken &cancel)
{
    const int descriptor = ::open(file.path.constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return systemReason();
    QString reason;
    if (offset > 0 && lseek(descriptor, offset, SEEK_SET) < 0)
        reason = systemReason();
    while (reason.isEmpty() && !cancel.isCancelled()) {
        const ssize_t n = ::read(descriptor, room(blockSize), blockSize);
        if (n > 0)
            taken(static_cast<std::size_t>(n));
        else if (n == 0)
            break;
        else if (errno != EINTR)
            reason = systemReason();
    }
    ::close(descriptor);
    return reason;
}

} // namespace tributary
