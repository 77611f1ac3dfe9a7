// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/pass_scan.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <elf.h>

namespace tributary
{

namespace
{

constexpr unsigned char hostMachine =
#if defined(__aarch64__)
    EM_AARCH64;
#else
    EM_X86_64;
#endif

} // namespace

std::optional<Text> whyNotLoadable(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Text(QT_TRANSLATE_NOOP("core", "it is a link to a file that does not exist"));
    if (!info.isFile())
        return Text(QT_TRANSLATE_NOOP("core", "it is not a file"));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Text(QT_TRANSLATE_NOOP("core", "it cannot be read (%1)"), {file.errorString()});
    const QByteArray head = file.read(EI_NIDENT + 4);
    if (head.size() < EI_NIDENT + 4 || !head.startsWith(ELFMAG))
        return Text(QT_TRANSLATE_NOOP("core", "it is not a shared library"));
    if (head[EI_CLASS] != ELFCLASS64 || static_cast<unsigned char>(head[EI_NIDENT + 2]) != hostMachine)
        return Text(QT_TRANSLATE_NOOP("core", "it was built for another kind of processor"));
    return std::nullopt;
}

Result<bool> fileMentions(const QString &path, const QByteArrayList &needles, qint64 blockSize)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {path}}, file.errorString());
    qsizetype longest = 0;
    for (const QByteArray &needle : needles)
        longest = std::max(longest, needle.size());
    QByteArray window;
    for (;;) {
        const QByteArray block = file.read(blockSize);
        if (block.isEmpty())
            break;
        window += block;
        for (const QByteArray &needle : needles) {
            if (window.contains(needle))
                return true;
        }
        window = window.right(longest - 1); // a needle may begin here and end in the next block
    }
    if (file.error() != QFileDevice::NoError)
        return fail({QT_TRANSLATE_NOOP("core", "Cannot read %1"), {path}}, file.errorString());
    return false;
}

std::vector<OtherPass> findOtherPasses(const PassFolder &where)
{
    const QByteArrayList needles {"autoMultistreamParallelMode", "_auto_multistream_tuning_mode"};
    std::vector<OtherPass> found;
    const QDir vendors(where.opp + QStringLiteral("/vendors"));
    for (const QString &vendor : vendors.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir folder(vendors.filePath(vendor + QStringLiteral("/custom_fusion_passes")));
        const auto filter = QDir::Files | QDir::Dirs | QDir::System | QDir::Hidden | QDir::NoDotAndDotDot;
        for (const QString &name : folder.entryList(filter, QDir::Name)) {
            const QString path = folder.filePath(name);
            if (!name.endsWith(QLatin1String(".so")) || name.size() <= 3 || path == where.library())
                continue;
            if (auto why = whyNotLoadable(path))
                found.push_back({path, OtherPass::Kind::Broken, *why});
            else if (fileMentions(path, needles).value_or(false))
                found.push_back({path, OtherPass::Kind::SetsMultiStream, {}});
        }
    }
    return found;
}

} // namespace tributary
