// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/trial_files.h"

#include "models/terminal_text.h"
#include "tuning/om_files.h"
#include "tuning/result_folder.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <tuple>

namespace tributary::gui
{

namespace
{

constexpr qsizetype longestLine = 2000;

Error cannotRead(const QString &path, const QString &why)
{
    return {{QT_TRANSLATE_NOOP("core", "Cannot read %1"), {path}}, why, {}};
}

/// Where the file is now: its recorded path, or the part of it below the trial's folder.
QString findFile(const QString &path, const QString &trialFolder)
{
    if (QFileInfo::exists(path))
        return path;
    const QString name = QFileInfo(trialFolder).fileName();
    const qsizetype at = path.lastIndexOf(QLatin1Char('/') + name + QLatin1Char('/'));
    const QString moved = at < 0 ? QDir(trialFolder).filePath(path) : trialFolder + path.mid(at + 1 + name.size());
    return QFileInfo::exists(moved) ? moved : path;
}

} // namespace

QString findTrialFolder(const QString &runFolder, const TrialSpec &spec)
{
    const QString usual = ResultFolder(runFolder).trial(spec).path;
    if (QFileInfo::exists(usual))
        return usual;
    // The script counts rounds in a way of its own; the number of the trial is the same.
    const QString pattern = QStringLiteral("trial_%1_*").arg(spec.sequence, 3, 10, QLatin1Char('0'));
    const QStringList found = QDir(runFolder).entryList({pattern}, QDir::Dirs);
    return found.isEmpty() ? usual : runFolder + QLatin1Char('/') + found.first();
}

std::vector<TrialFile> listTrialFiles(const QString &folder, const CancelToken &cancel)
{
    std::vector<TrialFile> files;
    const QDir base(folder);
    QDirIterator it(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (it.hasNext() && !cancel.isCancelled()) {
        const QFileInfo info(it.next());
        files.push_back({base.relativeFilePath(info.filePath()), info.size()});
    }
    std::sort(files.begin(), files.end(), [](const TrialFile &a, const TrialFile &b) {
        const auto depth = [](const TrialFile &file) { return file.path.contains(QLatin1Char('/')) ? 1 : 0; };
        const auto isOutput = [](const TrialFile &file) { return file.path != QLatin1String("stdout.log"); };
        return std::tuple(isOutput(a), depth(a), a.path) < std::tuple(isOutput(b), depth(b), b.path);
    });
    return files;
}

OfflineFiles listOfflineFiles(const RunConfig &config, const QString &runFolder, const TrialSpec &spec)
{
    OfflineFiles files;
    if (!config.isOffline())
        return files;
    const auto add = [](std::vector<TrialFile> &list, const QString &path) {
        if (const QFileInfo info(path); info.isFile())
            list.push_back({path, info.size()});
    };
    const OmFolder models(config.offline.omFolder);
    const OmVariant variant = OmVariant::of(spec);
    add(files.compile, models.log(variant));
    for (const TrialFile &file : listTrialFiles(models.plog(variant)))
        add(files.compile, models.plog(variant) + QLatin1Char('/') + file.path);
    for (const char *name : {"target_prepare.log", "target_upload.log", "target_cleanup.log"})
        add(files.target, runFolder + QLatin1Char('/') + QLatin1String(name));
    return files;
}

Result<FileTail> readTail(const QString &path, qint64 maxBytes)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(cannotRead(path, file.errorString()));
    FileTail tail;
    tail.size = file.size();
    tail.skipped = std::max<qint64>(0, tail.size - maxBytes);
    file.seek(tail.skipped);
    QByteArray bytes = file.read(maxBytes);
    if (tail.skipped > 0) {
        const qsizetype lineEnd = bytes.indexOf('\n');
        if (lineEnd >= 0) {
            tail.skipped += lineEnd + 1;
            bytes.remove(0, lineEnd + 1);
        }
    }
    tail.text = TerminalText().feed(bytes);
    return tail;
}

Result<FileExcerpt> readExcerpt(const QString &path, const QString &trialFolder, qint64 line, int around)
{
    FileExcerpt excerpt;
    excerpt.path = findFile(path, trialFolder);
    excerpt.line = line;
    excerpt.firstLine = std::max<qint64>(1, line - around);
    QFile file(excerpt.path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(cannotRead(excerpt.path, file.errorString()));
    for (qint64 current = 1; current <= line + around && !file.atEnd(); ++current) {
        const QByteArray bytes = file.readLine();
        if (current < excerpt.firstLine)
            continue;
        QString text = TerminalText().feed(bytes);
        if (text.endsWith(QLatin1Char('\n')))
            text.chop(1);
        if (text.size() > longestLine)
            text = text.left(longestLine) + QChar(0x2026);
        excerpt.lines << text;
    }
    if (excerpt.firstLine + excerpt.lines.size() <= line)
        return fail({QT_TRANSLATE_NOOP("core", "%1 has no line %2"), {excerpt.path, number(line)}});
    return excerpt;
}

} // namespace tributary::gui
