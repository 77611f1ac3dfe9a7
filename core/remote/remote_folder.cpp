// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_folder.h"

#include "base/shell_words.h"
#include "remote/remote_script.h"

namespace tributary
{

namespace
{

constexpr qint64 finishMs = 2000; ///< a script that is cancelled has so long to end

/// What the scripts below end with.
enum Status {
    Done = 0,
    NotThere = 10,
    IsLink = 21,
    NoFolder = 22,
    NotReadable = 23,
    OtherContent = 24,
    NoMarker = 25,
    OtherRun = 26,
    NotWritable = 27, // and every other one
    Forbidden = 28,
    Moved = 29,
    NotRemoved = 30,
};

// Expects $d, the folder, and $id, the run. The x keeps a newline at the end of a path from being cut off.
constexpr char preamble[] = R"sh(
marker=$d/.tributary-run
realOf() { CDPATH= cd -P "$1" 2>/dev/null && pwd && printf x; }
findReal() {
    real=$(realOf "$d") || { echo "$d: not readable"; exit 23; }
    real=${real%?x}
}
# Sets exit status 0 if $1 is, or is above, the folder $2.
isAbove() { case $2/ in "$1"/*) return 0;; esac; return 1; }
refuseHomes() {
    [ "$real" != / ] && [ "$real" != // ] || { echo "$real: the root of all"; exit 28; }
    h=$(realOf "${HOME:-/nowhere}") && isAbove "$real" "${h%?x}" && { echo "$real: a home is there"; exit 28; }
    [ ! -r /etc/passwd ] || while IFS=: read -r name x x x x h x; do
        [ -n "$h" ] && isAbove "$real" "$h" && { echo "$real: the home of $name is there"; exit 28; }
    done </etc/passwd
    return 0
}
markerFor() { printf '%s\n' "tributary run $id" "$1" "$real"; printf x; }
# The kind that the marker names: empty (the folder was there), created, or created+N with N folders above it.
kindOf() { sed -n 2p "$marker"; }
isKind() { case $1 in empty|created|created+[1-9]|created+[1-9][0-9]) return 0;; esac; return 1; }
# Removes $2 folders above $1, as far as they are empty; a link is none. Counts them in $gone.
removeAbove() {
    p=$1 i=$2 gone=0
    while [ "$i" -gt 0 ]; do
        p=${p%/*}; i=$((i - 1))
        [ -n "$p" ] && rmdir "$p" 2>/dev/null && gone=$((gone + 1))
    done
    return 0
}
)sh";

// Whether the folder may be taken: makes nothing. Leaves in $kind what it is, and above a new one $above and $made.
constexpr char lookText[] = R"sh(
if [ -L "$d" ]; then exit 21; fi
if [ -e "$d" ]; then
    [ -d "$d" ] || exit 22
    findReal
    refuseHomes
    [ ! -L "$marker" ] || { echo "$marker"; exit 24; }
    if [ -f "$marker" ]; then
        found=$(cat "$marker" && printf x) || exit 23
        was=$(kindOf)
        isKind "$was" && [ "$found" = "$(markerFor "$was")" ] || { head -n 1 "$marker"; exit 26; }
        kind=again
    else
        for e in "$d"/* "$d"/.[!.]* "$d"/..?*; do
            if [ -e "$e" ] || [ -L "$e" ]; then printf '%s\n' "$e"; exit 24; fi
        done
        kind=empty
    fi
else
    above=${d%/*} made=0
    while above=${above:-/}; [ ! -d "$above" ]; do above=${above%/*}; made=$((made + 1)); done
    [ -w "$above" ] && [ -x "$above" ] || { echo "$above"; exit 27; }
    kind=new
fi
)sh";

constexpr char takeText[] = R"sh(
if [ "$kind" = new ]; then
    undo() { rmdir "$d" 2>/dev/null; removeAbove "$d" $made; }
    { [ $made = 0 ] || mkdir -p "${d%/*}"; } && mkdir "$d" || { undo; exit 27; }
    findReal
    kind=created
    # So deep that the marker could not tell: they stay.
    if [ $made -gt 0 ] && [ $made -lt 100 ]; then kind=created+$made; fi
    h=$(refuseHomes) || { undo; echo "$h"; exit 28; }
fi
if [ "$kind" != again ]; then
    content=$(markerFor "$kind")
    ( set -C; printf %s "${content%x}" >"$marker" ) || { [ "$kind" = empty ] || undo; exit 27; }
fi
for part in om plog; do
    [ ! -L "$d/$part" ] || { echo "$d/$part"; exit 24; }
    [ -d "$d/$part" ] || mkdir "$d/$part" || exit 27
done
echo "$kind"
)sh";

// Without a slash at the end, rm removes a link and not what it leads to. The marker goes last: a clean-up that was
// interrupted can be done again.
constexpr char removeText[] = R"sh(
[ -e "$d" ] || [ -L "$d" ] || exit 10
[ ! -L "$d" ] || exit 21
[ -d "$d" ] || exit 22
findReal
[ -f "$marker" ] && [ ! -L "$marker" ] || exit 25
found=$(cat "$marker" && printf x) || exit 23
kind=$(kindOf)
isKind "$kind" && [ "$found" = "$(markerFor "$kind")" ] || case $found in
"tributary run $id
"*) sed -n '3,$p' "$marker"; exit 29;;
*) exit 26;;
esac
refuseHomes
cd / || exit 30
for e in "$d"/* "$d"/.[!.]* "$d"/..?*; do
    [ "$e" = "$marker" ] && continue
    if [ -e "$e" ] || [ -L "$e" ]; then rm -rf "$e" || exit 30; fi
done
rm -f "$marker" || exit 30
[ "$kind" != empty ] || { echo empty; exit 0; }
rmdir "$d" || exit 30
gone=0
case $kind in *+*) removeAbove "$real" "${kind#*+}";; esac
echo "created+$gone"
)sh";

QByteArray script(const RemoteFolder &folder, const QByteArray &text)
{
    return "d=" + quoteShellWord(folder.path).toUtf8()
        + "\nid=" + quoteShellWord(QString::fromUtf8(folder.runId)).toUtf8() + preamble + text;
}

/// What a status means, as a sentence about the folder %1.
const char *sentenceOf(int status)
{
    switch (status) {
    case IsLink:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target is a link");
    case NoFolder:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target is not a folder");
    case NotReadable:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target cannot be read");
    case OtherContent:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target holds other things");
    case NoMarker:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target does not hold the marker of the run");
    case OtherRun:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target belongs to another run");
    case Forbidden:
        return QT_TRANSLATE_NOOP("core", "Too much would be deleted with the work folder %1 on the target");
    case Moved:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target was moved since it was made");
    case NotRemoved:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target cannot be removed");
    default:
        return QT_TRANSLATE_NOOP("core", "The work folder %1 on the target cannot be written");
    }
}

tl::unexpected<Error> failOf(const RemoteFolder &folder, const RemoteEnd &end)
{
    Text hint {QT_TRANSLATE_NOOP("core", "Name another folder, best one that does not exist yet.")};
    if (end.status == NoMarker || end.status == OtherRun || end.status == Moved || end.status == NotRemoved)
        hint = QT_TRANSLATE_NOOP("core", "Look at it there, and remove it by hand if it is of no use.");
    return fail({sentenceOf(end.status), {folder.path}}, QString::fromUtf8(end.output).trimmed(), hint);
}

} // namespace

QByteArray lookAtRemoteFolder(const RemoteFolder &folder)
{
    return script(folder, lookText);
}

std::optional<Error> remoteFolderRefusal(const RemoteFolder &folder, const RemoteEnd &end)
{
    if (end.status < IsLink || end.status > NotRemoved)
        return std::nullopt;
    return failOf(folder, end).value();
}

Result<QString> checkedWorkdir(const QString &path)
{
    const Text hint {
        QT_TRANSLATE_NOOP("core", "Give an absolute path of at least two levels, like /home/user/tuning.")};
    const Text what {QT_TRANSLATE_NOOP("core", "The work folder \"%1\" cannot be used on a target"), {path}};
    const QStringList levels = path.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    if (!path.startsWith(QLatin1Char('/')) || path.contains(QChar(0)) || levels.size() < 2
        || levels.contains(QStringLiteral("..")) || levels.contains(QStringLiteral(".")))
        return fail(what, {}, hint);
    return QLatin1Char('/') + levels.join(QLatin1Char('/'));
}

Result<void> takeRemoteFolder(
    SshSession &session, const RemoteFolder &folder, const LineSink &log, const CancelToken &cancel)
{
    RemoteScript takeScript {script(folder, QByteArray("umask 077\n") + lookText + takeText)};
    takeScript.finishMs = finishMs; // a clean-up that follows must find what it did
    const auto end = runScript(session, takeScript, cancel);
    if (!end)
        return tl::unexpected(end.error());
    if (end->status != Done)
        return failOf(folder, *end);
    const QByteArray kind = end->output.trimmed();
    if (kind.startsWith("created"))
        log(QStringLiteral("created %1").arg(folder.path));
    else if (kind == "empty")
        log(QStringLiteral("%1 was there, empty; only what is in it will be removed").arg(folder.path));
    else
        log(QStringLiteral("%1 is there, of this run").arg(folder.path));
    return {};
}

Result<void> removeRemoteFolder(
    SshSession &session, const RemoteFolder &folder, const LineSink &log, const CancelToken &cancel)
{
    const auto end = runScript(session, {script(folder, removeText)}, cancel);
    if (!end)
        return tl::unexpected(end.error());
    if (end->status == NotThere) {
        log(QStringLiteral("%1 is not there").arg(folder.path));
        return {};
    }
    if (end->status != Done)
        return failOf(folder, *end);
    const QByteArray kind = end->output.trimmed();
    const int above = kind.mid(kind.indexOf('+') + 1).toInt();
    if (kind == "empty")
        log(QStringLiteral("removed what was in %1").arg(folder.path));
    else if (above == 0)
        log(QStringLiteral("removed %1").arg(folder.path));
    else
        log(QStringLiteral("removed %1 and %2 empty folder(s) above it that the run had made")
                .arg(folder.path, QString::number(above)));
    return {};
}

} // namespace tributary
