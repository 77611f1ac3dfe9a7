// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "base/shell_words.h"
#include "cann/preflight_checks.h"
#include "cann/program_lookup.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <unistd.h>

namespace tributary
{

namespace
{

using Level = PreflightFinding::Level;

constexpr qint64 mebibyte = qint64(1024) * 1024;
constexpr qint64 littleSpace = 1024 * mebibyte;
constexpr qint64 tooLittleSpace = 100 * mebibyte;

QString existingParent(const QString &path)
{
    QFileInfo info(path);
    while (!info.exists() && !info.isRoot())
        info.setFile(info.path());
    return info.absoluteFilePath();
}

void checkSpace(const PreflightInput &input, const QString &folder, PreflightFindings &findings)
{
    const auto free = input.freeBytes ? input.freeBytes(folder) : freeBytes(folder);
    if (!free) {
        findings.push_back({"disk_space", Level::Unknown,
            {QT_TRANSLATE_NOOP("core", "The free space below %1 is not known"), {folder}}, {}, {}});
        return;
    }
    const Level level = *free < tooLittleSpace ? Level::Problem : *free < littleSpace ? Level::Warning : Level::Ok;
    const QString shown = QLocale::c().formattedDataSize(*free);
    const Text hint = level == Level::Ok
        ? Text()
        : Text(QT_TRANSLATE_NOOP(
            "core", "Free some space or choose another output folder: the logs of each trial are kept."));
    findings.push_back(
        {"disk_space", level, {QT_TRANSLATE_NOOP("core", "%1 free below %2"), {shown, folder}}, hint, {}});
}

// What tune will say about the folder: it must be new or empty.
PreflightFinding outputFinding(const PreflightInput &input)
{
    const QFileInfo info(input.outputFolder);
    const QString path = info.absoluteFilePath();
    const QString parent = existingParent(path);
    if (info.exists() && !info.isDir())
        return {"output_folder", Level::Problem, {QT_TRANSLATE_NOOP("core", "The output folder %1 is a file"), {path}},
            QT_TRANSLATE_NOOP("core", "Choose another output folder."), {}};
    if (!QFileInfo(parent).isDir())
        return {"output_folder", Level::Problem,
            {QT_TRANSLATE_NOOP("core", "The output folder cannot be made: %1 is a file"), {parent}},
            QT_TRANSLATE_NOOP("core", "Choose another output folder."), {}};
    if (::access(QFile::encodeName(parent).constData(), W_OK | X_OK) != 0)
        return {"output_folder", Level::Problem,
            {QT_TRANSLATE_NOOP("core", "The output folder cannot be written: %1"), {parent}},
            QT_TRANSLATE_NOOP("core", "Choose a folder that you may write to."), {}};
    const auto everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    if (info.exists() && !input.outputMayExist && !QDir(path).isEmpty(everything))
        return {"output_folder", Level::Problem,
            {QT_TRANSLATE_NOOP("core", "The output folder %1 is not empty"), {path}},
            QT_TRANSLATE_NOOP("core", "Choose a new one, or continue the run in it with: tributary-cli resume."), {}};
    return {"output_folder", Level::Ok, {QT_TRANSLATE_NOOP("core", "The output folder %1 is usable"), {path}}, {}, {}};
}

bool isSwitchedOn(const QString &value)
{
    return value == QLatin1String("1") || value.compare(QLatin1String("true"), Qt::CaseInsensitive) == 0;
}

} // namespace

void checkCommand(const PreflightInput &input, PreflightFindings &findings)
{
    if (input.command.isEmpty())
        return;
    const auto words = splitShellWords(input.command);
    if (!words) {
        findings.push_back({"command", Level::Problem, words.error().what, words.error().hint, words.error().detail});
        return;
    }
    if (!input.workingDirectory.isEmpty() && !QFileInfo(input.workingDirectory).isDir()) {
        findings.push_back({"command", Level::Problem,
            {QT_TRANSLATE_NOOP("core", "The working directory %1 does not exist"), {input.workingDirectory}},
            QT_TRANSLATE_NOOP("core", "Choose the folder in which the command is to run."), {}});
        return;
    }
    const auto program = findProgram(words->first(), input.search.environment, input.workingDirectory);
    if (!program) {
        findings.push_back({"command", Level::Problem, program.error().what, program.error().hint, {}});
        return;
    }
    findings.push_back({"command", Level::Ok, {QT_TRANSLATE_NOOP("core", "The command runs %1"), {*program}}, {}, {}});
}

void checkOutput(const PreflightInput &input, PreflightFindings &findings)
{
    if (input.outputFolder.isEmpty())
        return;
    findings.push_back(outputFinding(input));
    checkSpace(input, existingParent(QFileInfo(input.outputFolder).absoluteFilePath()), findings);
}

void checkCandidates(const PreflightInput &input, PreflightFindings &findings)
{
    if (input.candidates.empty())
        return;
    const QString profile = input.search.environment.value(QStringLiteral("MINIDAG_PROFILING_PATH"));
    for (const Text &warning : candidateWarnings(input.candidates, profile))
        findings.push_back({"candidates", Level::Warning, warning, {}, {}});
    if (!profile.isEmpty())
        findings.push_back({"profile", Level::Warning,
            {QT_TRANSLATE_NOOP("core",
                 "MINIDAG_PROFILING_PATH is set (%1): where an operator of it is in the graph, GE "
                 "takes WeightedLoadBalance whatever the candidate says"),
                {profile}},
            QT_TRANSLATE_NOOP("core",
                "Unset it to compare strategies; keep it to compare stream counts of "
                "WeightedLoadBalance."),
            {}});
}

void checkVariables(const PreflightInput &input, PreflightFindings &findings)
{
    const QProcessEnvironment &environment = input.search.environment;
    const auto value = [&](const char *name) { return environment.value(QLatin1String(name)); };
    if (value("ASCEND_GLOBAL_EVENT_ENABLE") == QLatin1String("0"))
        findings.push_back({"event_log_off", Level::Warning,
            QT_TRANSLATE_NOOP(
                "core", "ASCEND_GLOBAL_EVENT_ENABLE is 0: older releases of CANN then write no step times"),
            QT_TRANSLATE_NOOP("core", "Unset it."), {}});
    for (const char *name : {"ASCEND_SLOG_PRINT_TO_STDOUT", "ASCEND_LOG_PRINT_TO_STDOUT"}) {
        if (isSwitchedOn(value(name)))
            findings.push_back({"log_to_stdout", Level::Warning,
                {QT_TRANSLATE_NOOP(
                     "core", "%1 is set: the logs go to the program's output, and no log files are written"),
                    {QLatin1String(name)}},
                QT_TRANSLATE_NOOP("core", "Unset it: writing logs to the output slows the steps down."), {}});
    }
    if (isSwitchedOn(value("PROFILING_MODE")))
        findings.push_back({"profiling", Level::Warning,
            QT_TRANSLATE_NOOP("core", "PROFILING_MODE is on: the profiler's own work is part of the times"),
            QT_TRANSLATE_NOOP("core", "Unset it for the measurement."), {}});
    const QString mode = value("GE_AUTO_MULTISTREAM_PARALLEL_MODE");
    if (!mode.isEmpty())
        findings.push_back({"mode_variable", Level::Info,
            {QT_TRANSLATE_NOOP(
                 "core", "GE_AUTO_MULTISTREAM_PARALLEL_MODE is set (%1): each trial gets its own instead"),
                {mode}},
            {}, {}});
}

} // namespace tributary
