// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_files.h"

#include "base/shell_words.h"
#include "remote/remote_script.h"

#include <QRegularExpression>

namespace tributary
{

namespace
{

// Expects $f, $from, $to. wc does not read a regular file to tell its size.
constexpr char stateText[] = R"sh(
if [ -f "$f" ] && [ ! -L "$f" ]; then :; else echo none; exit; fi
size=$(wc -c <"$f") || exit
size=$((size))
echo "size $size"
[ "$size" -ge "$from" ] && [ "$size" -le "$to" ] || exit 0
if command -v sha256sum >/dev/null 2>&1; then sha256sum <"$f"
elif command -v shasum >/dev/null 2>&1; then shasum -a 256 <"$f"
elif command -v openssl >/dev/null 2>&1; then openssl dgst -sha256 <"$f"
fi
)sh";

QByteArray quoted(const QString &word)
{
    return quoteShellWord(word).toUtf8();
}

Result<RemoteEnd> runOn(SshSession &session, const QByteArray &script, const Text &what, const CancelToken &cancel)
{
    auto end = runScript(session, {script}, cancel);
    if (end && end->status != 0)
        return fail(what, QString::fromUtf8(end->output).trimmed());
    return end;
}

} // namespace

Result<std::optional<RemoteFileState>> remoteFileState(
    SshSession &session, const QString &path, qint64 digestFrom, qint64 digestTo, const CancelToken &cancel)
{
    const QByteArray script = "f=" + quoted(path) + "; from=" + QByteArray::number(digestFrom)
        + "; to=" + QByteArray::number(digestTo) + '\n' + stateText;
    const auto end =
        runOn(session, script, {QT_TRANSLATE_NOOP("core", "Cannot read %1 on the target"), {path}}, cancel);
    if (!end)
        return tl::unexpected(end.error());
    static const QRegularExpression sizeLine(QStringLiteral("^size (\\d+)$"), QRegularExpression::MultilineOption);
    static const QRegularExpression digest(QStringLiteral("\\b[0-9a-f]{64}\\b"));
    const QString output = QString::fromUtf8(end->output);
    const auto size = sizeLine.match(output);
    if (!size.hasMatch())
        return std::nullopt;
    return RemoteFileState {size.captured(1).toLongLong(), digest.match(output).captured(0).toLatin1()};
}

Result<std::optional<qint64>> remoteFreeBytes(SshSession &session, const QString &folder, const CancelToken &cancel)
{
    // In blocks of 1024 bytes, a line for each file system. Its name may hold blanks: counted from the percent sign.
    const auto end = runScript(session, {"LC_ALL=C df -Pk " + quoted(folder)}, cancel);
    if (!end)
        return tl::unexpected(end.error());
    static const QRegularExpression row(
        QStringLiteral("^.*\\s\\d+\\s+\\d+\\s+(-?\\d+)\\s+\\d+%\\s"), QRegularExpression::MultilineOption);
    const auto found = row.match(QString::fromUtf8(end->output));
    if (end->status != 0 || !found.hasMatch())
        return std::nullopt;
    return found.captured(1).toLongLong() * 1024;
}

Result<void> renameRemoteFile(SshSession &session, const QString &from, const QString &to, const CancelToken &cancel)
{
    // mv would put the file into a folder of that name.
    const QByteArray script = "from=" + quoted(from) + "; to=" + quoted(to) + R"sh(
if [ -L "$to" ]; then rm -f "$to" || exit
elif [ -d "$to" ]; then echo 'a folder has this name'; exit 1
fi
mv -f "$from" "$to")sh";
    const auto end = runOn(session, script, {QT_TRANSLATE_NOOP("core", "Cannot write %1 on the target"), {to}}, cancel);
    if (!end)
        return tl::unexpected(end.error());
    return {};
}

Result<void> removeRemoteFile(SshSession &session, const QString &path, const CancelToken &cancel)
{
    const auto end = runOn(session, "rm -f " + quoted(path),
        {QT_TRANSLATE_NOOP("core", "Cannot remove %1 on the target"), {path}}, cancel);
    if (!end)
        return tl::unexpected(end.error());
    return {};
}

} // namespace tributary
