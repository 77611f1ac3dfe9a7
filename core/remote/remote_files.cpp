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

// `state path from to tail`. The first of the programs that works is taken; openssl uses the processor's instructions
// for SHA-256, the others may take five times as long. wc does not read a regular file to tell its size.
constexpr char stateText[] = R"sh(
for tool in 'openssl dgst -sha256' sha256sum 'shasum -a 256' :; do
    $tool </dev/null >/dev/null 2>&1 && break
done
state() {
    echo file
    if [ -f "$1" ] && [ ! -L "$1" ]; then :; else return 0; fi
    size=$(wc -c <"$1") || exit
    size=$((size))
    echo "size $size"
    [ "$size" -ge "$2" ] && [ "$size" -le "$3" ] || return 0
    sum=$($tool <"$1") || exit
    echo "all $sum"
    head=$((size - $4))
    [ "$4" -gt 0 ] && [ "$head" -gt 0 ] || return 0
    echo "head $head $(head -c "$head" "$1" | $tool)"
}
)sh";

QByteArray quoted(const QString &word)
{
    return quoteShellWord(word).toUtf8();
}

/// One line of what `state` prints.
void readStateLine(const QString &line, std::vector<std::optional<RemoteFileState>> &states)
{
    static const QRegularExpression digest(QStringLiteral("\\b[0-9a-f]{64}\\b"));
    const QString word = line.section(QLatin1Char(' '), 0, 0);
    const QString second = line.section(QLatin1Char(' '), 1, 1);
    if (word == QLatin1String("file"))
        states.emplace_back();
    else if (!states.empty() && word == QLatin1String("size"))
        states.back() = RemoteFileState {second.toLongLong(), {}, 0, {}};
    else if (!states.empty() && states.back() && word == QLatin1String("all"))
        states.back()->digest = digest.match(line).captured(0).toLatin1();
    else if (!states.empty() && states.back() && word == QLatin1String("head")) {
        states.back()->headSize = second.toLongLong();
        states.back()->headDigest = digest.match(line).captured(0).toLatin1();
    }
}

Result<RemoteEnd> runOn(SshSession &session, const QByteArray &script, const Text &what, const CancelToken &cancel)
{
    auto end = runScript(session, {script}, cancel);
    if (end && end->status != 0)
        return fail(what, QString::fromUtf8(end->output).trimmed());
    return end;
}

} // namespace

Result<std::vector<std::optional<RemoteFileState>>> remoteFileStates(
    SshSession &session, const std::vector<RemoteFileQuery> &queries, const CancelToken &cancel)
{
    std::vector<std::optional<RemoteFileState>> states;
    if (queries.empty())
        return states;
    QByteArray script = stateText;
    for (const RemoteFileQuery &query : queries)
        script += "state " + quoted(query.path) + ' ' + QByteArray::number(query.digestFrom) + ' '
            + QByteArray::number(query.digestTo) + ' ' + QByteArray::number(query.unsureTail) + '\n';
    const Text what {QT_TRANSLATE_NOOP("core", "Cannot read %1 on the target"),
        {queries.front().path.section(QLatin1Char('/'), 0, -2)}};
    const auto end = runOn(session, script, what, cancel);
    if (!end)
        return tl::unexpected(end.error());
    for (const QByteArray &line : end->output.split('\n'))
        readStateLine(QString::fromUtf8(line), states);
    if (states.size() != queries.size())
        return fail(what, QString::fromUtf8(end->output).trimmed());
    return states;
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
