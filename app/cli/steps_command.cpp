// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "console.h"
#include "steplog/step_log.h"
#include "steplog/steps_csv.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <optional>

namespace tributary
{

namespace
{

constexpr qsizetype pieceSize = qsizetype {256} * 1024;
constexpr std::size_t maxShownProblems = 10;

enum class Format { Count, Csv, Json };

struct Options {
    QStringList paths;
    Format format = Format::Csv;
    std::optional<ExecObject> object;
};

QString say(const char *text)
{
    return QCoreApplication::translate("cli", text);
}

ExitStatus refuse(Console &console, const QString &why)
{
    console.note(say(QT_TRANSLATE_NOOP("cli", "error: %1")).arg(why));
    console.note(say(QT_TRANSLATE_NOOP("cli", "Try: tributary-cli steps --help")));
    return ExitStatus::BadUsage;
}

std::optional<Format> formatFromName(const QString &name)
{
    if (name == QLatin1String("count"))
        return Format::Count;
    if (name == QLatin1String("csv"))
        return Format::Csv;
    if (name == QLatin1String("json"))
        return Format::Json;
    return std::nullopt;
}

bool isWanted(const StepRecord &record, const Options &options)
{
    return !options.object || record.object == *options.object;
}

QByteArray jsonOf(const StepLog &log, const StepRecord &record)
{
    QJsonObject out {
        {QStringLiteral("execution"), record.object.name()},
        {QStringLiteral("api"), log.apiOf(record)},
        {QStringLiteral("mode"), log.modeOf(record)},
        {QStringLiteral("step"), qint64 {record.step}},
        {QStringLiteral("start_us"), qint64 {record.start_us}},
        {QStringLiteral("end_us"), qint64 {record.end_us}},
        {QStringLiteral("cost_us"), qint64 {record.cost_us}},
        {QStringLiteral("sync_us"), qint64 {record.sync_us}},
        {QStringLiteral("ret"), qint64 {record.ret}},
        {QStringLiteral("sync_ret"), qint64 {record.syncRet}},
        {QStringLiteral("file"), log.fileOf(record)},
        {QStringLiteral("line"), qint64 {record.line}},
    };
    const bool known = record.pid != StepRecord::unknownProcess;
    out.insert(QStringLiteral("pid"), known ? QJsonValue(qint64 {record.pid}) : QJsonValue());
    return QJsonDocument(out).toJson(QJsonDocument::Compact);
}

// Written piece by piece: the whole table as text may be larger than the records.
void printRecords(const StepLog &log, const Options &options, Console &console)
{
    const bool json = options.format == Format::Json;
    QByteArray piece = json ? QByteArray("[") : stepsCsvHeader();
    bool first = true;
    for (const StepRecord &record : log.records) {
        if (!isWanted(record, options))
            continue;
        if (json)
            piece += (first ? "\n" : ",\n") + jsonOf(log, record);
        else
            appendStepsCsvRow(piece, log, record);
        first = false;
        if (piece.size() >= pieceSize) {
            console.raw(piece);
            piece.clear();
        }
    }
    if (json)
        piece += "\n]\n";
    console.raw(piece);
}

void printNotes(const StepLog &log, Console &console)
{
    const std::size_t shown = std::min(log.problems.size(), maxShownProblems);
    for (std::size_t i = 0; i < shown; ++i) {
        const LogProblem &problem = log.problems[i];
        const QString place =
            problem.line > 0 ? QStringLiteral("%1:%2").arg(problem.file).arg(problem.line) : problem.file;
        console.note(Text(QT_TRANSLATE_NOOP("core", "%1: %2"), {place, problem.what.translated()}).translated());
    }
    if (log.problemCount > 0)
        console.note(
            say(QT_TRANSLATE_NOOP("cli", "STEP lines or files that cannot be used: %1")).arg(log.problemCount));
    if (log.duplicateCount > 0)
        console.note(say(QT_TRANSLATE_NOOP("cli", "Copies of records that were left out: %1")).arg(log.duplicateCount));
}

ExitStatus print(const Options &options, Console &console)
{
    const StepLog log = readStepLogs(options.paths);
    const auto count = std::count_if(log.records.begin(), log.records.end(),
        [&options](const StepRecord &record) { return isWanted(record, options); });
    if (options.format == Format::Count)
        console.line(QString::number(count));
    else
        printRecords(log, options, console);
    printNotes(log, console);
    return count > 0 ? ExitStatus::Ok : ExitStatus::NoValidData;
}

} // namespace

ExitStatus runSteps(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(say(
        QT_TRANSLATE_NOOP("cli", "Prints the STEP records of log files and of all files below folders, each once.")));
    const QCommandLineOption format(QStringLiteral("format"),
        say(QT_TRANSLATE_NOOP("cli", "What to print: count, csv (default) or json.")), QStringLiteral("count|csv|json"),
        QStringLiteral("csv"));
    const QCommandLineOption object(QStringLiteral("main-graph"),
        say(QT_TRANSLATE_NOOP("cli", "Only the records of this execution object.")),
        QStringLiteral("session:graph|model:id"));
    const QCommandLineOption help(
        {QStringLiteral("h"), QStringLiteral("help")}, say(QT_TRANSLATE_NOOP("cli", "Prints this help.")));
    parser.addOptions({format, object, help});
    parser.addPositionalArgument(
        QStringLiteral("paths"), say(QT_TRANSLATE_NOOP("cli", "Log files or folders.")), QStringLiteral("PATH..."));
    if (!parser.parse(QStringList(QStringLiteral("steps")) + arguments))
        return refuse(console, parser.errorText());
    if (parser.isSet(help)) {
        // Qt names the program, but not the subcommand.
        const QString marker = QCoreApplication::translate("QCommandLineParser", "[options]");
        console.raw(parser.helpText().replace(marker, QStringLiteral("steps ") + marker).toUtf8());
        return ExitStatus::Ok;
    }
    Options options;
    options.paths = parser.positionalArguments();
    if (options.paths.isEmpty())
        return refuse(console, say(QT_TRANSLATE_NOOP("cli", "Name a log file or folder.")));
    const auto wanted = formatFromName(parser.value(format));
    if (!wanted)
        return refuse(console, say(QT_TRANSLATE_NOOP("cli", "--format is count, csv or json.")));
    options.format = *wanted;
    options.object = ExecObject::parse(parser.value(object));
    if (parser.isSet(object) && !options.object)
        return refuse(console, say(QT_TRANSLATE_NOOP("cli", "--main-graph is session:graph or model:id.")));
    for (const QString &path : options.paths) {
        if (!QFileInfo(path).isReadable())
            return refuse(console, say(QT_TRANSLATE_NOOP("cli", "Cannot read %1")).arg(path));
    }
    return print(options, console);
}

} // namespace tributary
