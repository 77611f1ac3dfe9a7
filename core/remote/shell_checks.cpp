// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/shell_checks.h"

#include "base/shell_words.h"
#include "remote/remote_folder.h"

#include <QLocale>
#include <QRegularExpression>

namespace tributary
{

namespace
{

using State = CheckItem::State;

CheckItem item(State state, Text what, const QString &detail = {}, Text hint = {})
{
    CheckItem made;
    made.state = state;
    made.what = std::move(what);
    made.detail = detail;
    made.hint = std::move(hint);
    return made;
}

QByteArray quoted(const QString &word)
{
    return quoteShellWord(word).toUtf8();
}

/// The last lines of what a script said.
QString said(const RemoteEnd &end)
{
    return QString::fromUtf8(end.output.trimmed().right(500));
}

/// Makes $where the folder $d, or the nearest one above it that is there.
QByteArray nearestFolder(const Target &target)
{
    return "d=" + quoted(target.workdir())
        + "\nwhere=$d\nwhile [ ! -e \"$where\" ]; do where=${where%/*}; [ -n \"$where\" ] || where=/; done\n";
}

/// Sources cann_env if it can be read; what it prints is dropped.
QByteArray sourceCann(const Target &target)
{
    if (target.cannEnv.isEmpty())
        return {};
    const QByteArray file = quoted(target.cannEnv);
    return "[ -r " + file + " ] && . " + file + " >/dev/null 2>&1\n";
}

constexpr qint64 littleSpace = qint64(1) << 30;

CheckItem readFreeSpace(const RemoteEnd &end)
{
    const auto bytes = freeBytesOfDf(end.output);
    if (!bytes)
        return item(State::Warning, QT_TRANSLATE_NOOP("core", "The target does not tell its free space"), said(end),
            QT_TRANSLATE_NOOP("core", "Check that the models fit there."));
    const QString size = QLocale::c().formattedDataSize(*bytes);
    const Text hint = QT_TRANSLATE_NOOP("core", "Remove something there, or choose a remote_workdir on another disk.");
    if (*bytes == 0)
        return item(State::Failed, QT_TRANSLATE_NOOP("core", "The disk of remote_workdir is full"), {}, hint);
    if (*bytes < littleSpace)
        return item(State::Warning, {QT_TRANSLATE_NOOP("core", "Only %1 are free"), {size}}, {}, hint);
    return item(State::Passed, {QT_TRANSLATE_NOOP("core", "%1 are free"), {size}});
}

CheckItem readWorkdir(const RemoteEnd &end)
{
    const Text hint = QT_TRANSLATE_NOOP("core", "Choose a remote_workdir that the account may write to.");
    if (end.status == 3)
        return item(State::Failed, QT_TRANSLATE_NOOP("core", "remote_workdir is no folder"), {}, hint);
    if (end.status != 0)
        return item(State::Failed, QT_TRANSLATE_NOOP("core", "remote_workdir cannot be written to"), said(end), hint);
    if (end.output.contains("is-home"))
        return item(State::Warning, QT_TRANSLATE_NOOP("core", "remote_workdir is the home of the account"), {},
            QT_TRANSLATE_NOOP("core", "Choose a folder for the runs alone."));
    if (end.output.contains("is-filled"))
        return item(State::Warning,
            QT_TRANSLATE_NOOP("core", "remote_workdir is there with other content, which is left alone"), {},
            QT_TRANSLATE_NOOP("core",
                "A run refuses it unless the content is its own: name another folder, best one that does not exist "
                "yet."));
    if (end.output.contains("is-new"))
        return item(State::Passed, QT_TRANSLATE_NOOP("core", "remote_workdir can be made"));
    return item(State::Passed, QT_TRANSLATE_NOOP("core", "remote_workdir is there and empty"));
}

CheckItem readRunWorkdir(const RemoteEnd &end, const RemoteFolder &folder)
{
    if (const auto refusal = remoteFolderRefusal(folder, end))
        return item(State::Failed, refusal->what, refusal->detail, refusal->hint);
    if (end.output.contains("is-filled"))
        return item(State::Passed, QT_TRANSLATE_NOOP("core", "remote_workdir is there, of this run"));
    return readWorkdir(end);
}

CheckItem readCannEnv(const RemoteEnd &end)
{
    if (end.status == 3)
        return item(State::Failed, QT_TRANSLATE_NOOP("core", "cann_env is not there"), {},
            QT_TRANSLATE_NOOP("core", "Give the path of set_env.sh on the target."));
    if (end.status == 4)
        return item(State::Failed, QT_TRANSLATE_NOOP("core", "cann_env cannot be read by the account"), {},
            QT_TRANSLATE_NOOP("core", "Correct its permissions on the target."));
    const qsizetype mark = end.output.lastIndexOf("sourced:");
    if (mark < 0)
        return item(State::Failed, QT_TRANSLATE_NOOP("core", "cann_env ends the shell that sources it"), said(end),
            QT_TRANSLATE_NOOP("core", "Correct the script: it must work under /bin/sh."));
    return item(State::Passed, QT_TRANSLATE_NOOP("core", "cann_env is there"),
        QString::fromUtf8(end.output.mid(mark + 8).trimmed()));
}

CheckItem readProgram(const RemoteEnd &end, const QString &program, const QString &file)
{
    if (end.status == 3)
        return item(State::Failed, {QT_TRANSLATE_NOOP("core", "The program %1 is not there"), {program}}, {},
            QT_TRANSLATE_NOOP("core",
                "Install it on the target, or write its whole path into run_command: only cann_env is sourced before "
                "it, no "
                "profile of the account."));
    if (end.status == 4)
        return item(State::Warning, {QT_TRANSLATE_NOOP("core", "%1 is not there"), {file}}, {},
            QT_TRANSLATE_NOOP("core", "Put your program on the target: only the models are uploaded."));
    return item(State::Passed, {QT_TRANSLATE_NOOP("core", "The program %1 is there"), {program}}, said(end));
}

CheckItem readRunProgram(const RemoteEnd &end, const QString &program, const QString &file)
{
    CheckItem read = readProgram(end, program, file);
    if (read.state == State::Failed && !program.contains(QLatin1Char('/')))
        read.state = State::Warning;
    return read;
}

CheckItem readNpu(const RemoteEnd &end, const NpuUseReader &reader)
{
    if (end.status == 3)
        return item(State::Warning,
            QT_TRANSLATE_NOOP("core", "npu-smi is not there: whether an NPU is busy is not known"), {},
            QT_TRANSLATE_NOOP("core", "Check that nothing else uses the NPU during the run."));
    if (!reader)
        return item(State::Passed, QT_TRANSLATE_NOOP("core", "npu-smi is there"));
    const auto use = reader(end.output);
    if (!use)
        return item(State::Warning, use.error().what, use.error().detail,
            QT_TRANSLATE_NOOP("core", "Check that nothing else uses the NPU during the run."));
    if (use->isBusy)
        return item(State::Warning, QT_TRANSLATE_NOOP("core", "Another program uses an NPU"), use->detail,
            QT_TRANSLATE_NOOP("core", "Wait for its end, or use an NPU that is free: it would spoil the times."));
    return item(State::Passed, QT_TRANSLATE_NOOP("core", "No NPU is busy"), use->detail);
}

} // namespace

std::optional<qint64> freeBytesOfDf(const QByteArray &output)
{
    // filesystem, blocks, used, available, capacity in percent, mount point: the first and the last may hold blanks.
    static const QRegularExpression numbers(QStringLiteral("\\s\\d+\\s+\\d+\\s+(-?\\d+)\\s+\\d+%\\s"));
    const auto match = numbers.match(QString::fromUtf8(output));
    if (!match.hasMatch())
        return std::nullopt;
    return std::max<qint64>(0, match.captured(1).toLongLong()) * 1024;
}

ShellCheck shellCheck()
{
    return {CheckStep::Shell, "uname -srm\n", [](const RemoteEnd &end) {
                return item(State::Passed, QT_TRANSLATE_NOOP("core", "Commands run under /bin/sh"), said(end));
            }};
}

ShellCheck freeSpaceCheck(const Target &target)
{
    return {CheckStep::FreeSpace, nearestFolder(target) + "LC_ALL=C df -Pk \"$where\"\n", readFreeSpace};
}

ShellCheck workdirCheck(const Target &target)
{
    return {CheckStep::Workdir,
        nearestFolder(target)
            + "[ -e \"$d\" ] && [ ! -d \"$d\" ] && exit 3\n"
              "t=$where/.tributary-test-$$\n"
              "mkdir \"$t\" && echo x >\"$t/x\"\n"
              "good=$?\n"
              "rm -f \"$t/x\"; rmdir \"$t\" 2>/dev/null\n"
              "[ $good = 0 ] || exit 4\n"
              "if [ ! -e \"$d\" ]; then echo is-new\n"
              "elif [ \"$(cd \"$d\" && pwd -P)\" = \"$(cd && pwd -P)\" ]; then echo is-home\n"
              "elif [ -n \"$(ls -A \"$d\")\" ]; then echo is-filled\n"
              "fi\n"
              "exit 0\n",
        readWorkdir};
}

ShellCheck runWorkdirCheck(const Target &target, const QByteArray &runId)
{
    const RemoteFolder folder {target.workdir(), runId};
    return {CheckStep::Workdir, "(\n" + lookAtRemoteFolder(folder) + ") || exit $?\n" + workdirCheck(target).script,
        [folder](const RemoteEnd &end) { return readRunWorkdir(end, folder); }};
}

ShellCheck cannEnvCheck(const Target &target)
{
    if (target.cannEnv.isEmpty())
        return {CheckStep::CannEnv, {},
            [](const RemoteEnd &) { return item(State::Skipped, QT_TRANSLATE_NOOP("core", "No cann_env is given")); }};
    const QByteArray file = quoted(target.cannEnv);
    return {CheckStep::CannEnv,
        "[ -f " + file + " ] || exit 3\n[ -r " + file + " ] || exit 4\n. " + file
            + " >/dev/null\necho \"sourced:$ASCEND_HOME_PATH\"\n",
        readCannEnv};
}

ShellCheck programCheck(const Target &target)
{
    const QStringList words = splitShellWords(target.runCommand).value_or(QStringList()); // checked with the target
    const QString program = words.value(0);
    // An interpreter's script is the thing that is forgotten most.
    const QString second = words.value(1);
    const bool isFile = second.startsWith(QLatin1Char('/')) && !second.contains(QLatin1String("{om}"));
    QByteArray script = sourceCann(target) + "p=" + quoted(program)
        + "\ncase $p in\n*/*) [ -f \"$p\" ] && [ -x \"$p\" ] || exit 3; echo \"$p\";;\n"
          "*) command -v \"$p\" || exit 3;;\nesac\n";
    if (isFile)
        script += "[ -e " + quoted(second) + " ] || exit 4\n";
    return {CheckStep::Program, script,
        [program, second](const RemoteEnd &end) { return readProgram(end, program, second); }};
}

ShellCheck runProgramCheck(const Target &target)
{
    ShellCheck check = programCheck(target);
    const QStringList words = splitShellWords(target.runCommand).value_or(QStringList());
    check.read = [program = words.value(0), second = words.value(1)](
                     const RemoteEnd &end) { return readRunProgram(end, program, second); };
    return check;
}

ShellCheck npuCheck(const Target &target, const NpuUseReader &reader)
{
    return {CheckStep::Npu,
        sourceCann(target)
            + "PATH=$PATH:/usr/local/sbin:/usr/local/bin\ncommand -v npu-smi >/dev/null || exit 3\n"
              "npu-smi info\nexit 0\n",
        [reader](const RemoteEnd &end) { return readNpu(end, reader); }};
}

} // namespace tributary
