// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/tool_process.h"

#include "cann/program_lookup.h"

#include <QElapsedTimer>
#include <QProcess>

#include <algorithm>

namespace tributary
{

namespace
{

// Asks first, so that a build tool can end its own children.
void stop(QProcess &process)
{
    process.terminate();
    if (!process.waitForFinished(2'000)) {
        process.kill();
        process.waitForFinished(2'000);
    }
}

} // namespace

Result<ToolOutput> runTool(const ToolCommand &command, const CancelToken &cancel)
{
    const auto program = findProgram(command.program, command.environment, command.workingDirectory);
    if (!program)
        return tl::unexpected(program.error());
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setProcessEnvironment(command.environment);
    process.setWorkingDirectory(command.workingDirectory);
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(*program, command.arguments);
    if (!process.waitForStarted(command.timeout_ms))
        return fail({QT_TRANSLATE_NOOP("core", "%1 cannot be started"), {command.program}}, process.errorString());

    ToolOutput output;
    const auto collect = [&] {
        const QByteArray piece = process.readAllStandardOutput();
        if (!piece.isEmpty() && command.onOutput)
            command.onOutput(piece);
        output.text += piece;
    };
    QElapsedTimer clock;
    clock.start();
    while (process.state() != QProcess::NotRunning) {
        if (cancel.isCancelled()) {
            stop(process);
            return fail({QT_TRANSLATE_NOOP("core", "%1 was cancelled"), {command.program}});
        }
        if (clock.elapsed() > command.timeout_ms) {
            stop(process);
            collect();
            return fail({QT_TRANSLATE_NOOP("core", "%1 did not end within %2 s"),
                            {command.program, number(command.timeout_ms / 1000)}},
                lastLines(output.text, 5));
        }
        process.waitForReadyRead(50);
        collect();
        if (process.state() != QProcess::NotRunning)
            process.waitForFinished(1);
    }
    collect();
    output.exitCode = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : 128 + process.exitCode();
    return output;
}

QString lastLines(const QByteArray &text, int count)
{
    QStringList lines;
    for (const QByteArray &line : text.split('\n')) {
        const QString shown = QString::fromUtf8(line).trimmed();
        if (!shown.isEmpty())
            lines << shown;
    }
    return lines.mid(std::max<qsizetype>(0, lines.size() - count)).join(QLatin1Char('\n'));
}

} // namespace tributary
