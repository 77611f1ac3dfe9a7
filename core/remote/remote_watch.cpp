// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/remote_watch.h"

#include "base/shell_words.h"
#include "remote/remote_script.h"

namespace tributary
{

namespace
{

// Every process of a run has this variable in its environment. The colons tell "a" from "ab".
QByteArray runVariable(const QByteArray &runId)
{
    return "TRIBUTARY_RUN=:" + runId + ':';
}

QByteArray watchVariable(const QByteArray &runId)
{
    return "TRIBUTARY_WATCH=:" + runId + ':';
}

QByteArray quoted(const QByteArray &word)
{
    return quoteShellWord(QString::fromUtf8(word)).toUtf8();
}

// alive: the processes that carry $mark, or are of the group $group; not the dead ones that nobody has reaped.
// endAll: ends them, TERM first, KILL after the grace time; a fork meanwhile is found in the next look.
// Signals go to single processes: how to name a group differs from shell to shell.
constexpr char endAllText[] = R"sh(
alive() {
    for f in $(grep -lF "$mark" /proc/[0-9]*/environ 2>/dev/null); do
        f=${f#/proc/}; echo "${f%/environ}"
    done
    [ -z "$group" ] || for f in /proc/[0-9]*/stat; do
        line=; read -r line <"$f" || continue
        set -- ${line##*) }
        [ "$3" = "$group" ] || continue
        case $1 in Z|X) continue;; esac
        f=${f#/proc/}; echo "${f%/stat}"
    done 2>/dev/null
}
nap() { sleep 0.1 2>/dev/null || sleep 1; }
endAll() {
    all=$(alive)
    kill -TERM $all 2>/dev/null
    start=$(date +%s)
    while [ -n "$all" ]; do
        nap
        passed=$(($(date +%s) - start))
        if [ $passed -ge $((3 * grace)) ]; then return 1; fi
        all=$(alive)
        if [ $passed -ge $grace ]; then kill -KILL $all 2>/dev/null; fi
    done
    return 0
}
)sh";

// A shell waits for its children with traps working, but not for input: so a child reads.
constexpr char watchText[] = R"sh(
trap : TERM
cat <&3 >/dev/null 2>&1 & reader=$!
exec 3<&-
wait $reader
trap '' TERM HUP PIPE
kill $reader 2>/dev/null
count=0
for p in $(alive); do count=$((count + 1)); done
[ $count = 0 ] || endAll || exit
printf 'end-%s %d\n' "$token" "$count"
)sh";

QByteArray endAllFunctions(const QByteArray &mark)
{
    return "mark=" + mark + "\ngrace=" + QByteArray::number(remoteGraceSeconds) + endAllText;
}

// Run by bash if there is one: the environment scripts of CANN are written for it.
QByteArray lastSteps(const RemoteCommand &command, const QByteArray &token)
{
    QByteArray text;
    if (!command.sourceFile.isEmpty())
        text += "f=$1; shift; . \"$f\" || exit\n";
    for (auto it = command.environment.begin(); it != command.environment.end(); ++it)
        text += "export " + it.key().toUtf8() + '=' + quoted(it.value().toUtf8()) + '\n';
    return text + "printf 'ready-%s 0\\n' " + token + "\nexec \"$@\"\n";
}

} // namespace

QByteArray watchedCommand(const RemoteCommand &command, const QByteArray &token)
{
    const QByteArray watch =
        "group=$1; token=" + token + '\n' + endAllFunctions(runVariable(command.runId)) + watchText;
    QByteArray arguments = quoted(lastSteps(command, token)) + " tributary";
    QByteArray text = "exec 2>&1 3<&0 </dev/null\nshell=/bin/sh\n";
    if (!command.sourceFile.isEmpty()) {
        text += "if command -v bash >/dev/null 2>&1; then shell='bash --norc --noprofile'; fi\n";
        arguments += ' ' + quoted(command.sourceFile.toUtf8());
    }
    for (const QString &word : command.words)
        arguments += ' ' + quoted(word.toUtf8());
    // setsid runs the program in its own place unless the caller leads a group already, as with OpenSSH: then the group
    // is ours too. Without it, with a server that shares its group, processes are told by their mark only.
    text += R"sh(set -f
read -r line </proc/$$/stat
set -- ${line##*) }
away=
if command -v setsid >/dev/null 2>&1; then away=setsid; fi
group=$$ run=
if [ "$3" != $$ ]; then run=$away; fi
if [ -z "$away" ]; then group=; fi
)sh";
    // No child of the command, which might wait for all that it has.
    text += "( " + watchVariable(command.runId) + " $away /bin/sh -c " + quoted(watch) + " watch \"$group\" & )\n";
    text += "exec 3<&-\nexport " + runVariable(command.runId) + "\nexec $run $shell -c " + arguments + '\n';
    return text;
}

Result<int> endRemoteProcesses(SshSession &session, const QByteArray &runId, const CancelToken &cancel)
{
    // The watchdogs first: they know the groups.
    const QByteArray text = "group=\n" + endAllFunctions(watchVariable(runId)) + R"sh(
all=$(alive); count=0
for p in $all; do count=1; done
kill -TERM $all 2>/dev/null
start=$(date +%s)
while [ -n "$(alive)" ] && [ $(($(date +%s) - start)) -lt $((4 * grace)) ]; do nap; done
kill -KILL $(alive) 2>/dev/null
)sh"
        + "mark=" + runVariable(runId) + R"sh(
for p in $(alive); do count=$((count + 1)); done
endAll || { alive; exit 1; }
echo "$count"
)sh";
    const auto end = runScript(session, {text}, cancel);
    if (!end)
        return tl::unexpected(end.error());
    if (end->status != 0)
        return fail(QT_TRANSLATE_NOOP("core", "Processes of an earlier trial on the target cannot be ended"),
            QString::fromUtf8(end->output.simplified()),
            QT_TRANSLATE_NOOP("core", "Look there at the processes with these numbers; the device may hang."));
    return end->output.trimmed().toInt();
}

} // namespace tributary
