// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console.h"
#include "graph_commands.h"
#include "graph_edits.h"

#include "base/files.h"
#include "cann/tool_process.h"
#include "graph/dot_writer.h"
#include "graph/drawing_groups.h"
#include "graph/graph_json.h"
#include "graph/mermaid_writer.h"
#include "graph/svg_writer.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

namespace tributary
{

namespace
{

bool isForm(const QString &form)
{
    return QStringList {QStringLiteral("mermaid"), QStringLiteral("dot"), QStringLiteral("svg"), QStringLiteral("png"),
        QStringLiteral("json")}
        .contains(form);
}

// The form that a file name stands for; empty if none.
QString formOfName(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("mmd") || suffix == QLatin1String("mermaid"))
        return QStringLiteral("mermaid");
    if (suffix == QLatin1String("gv"))
        return QStringLiteral("dot");
    return isForm(suffix) ? suffix : QString();
}

// Text needs the fonts of the desktop, so a program beside this one draws it.
Result<QByteArray> pngOf(const QByteArray &svg)
{
    const QTemporaryDir folder;
    const QString from = folder.filePath(QStringLiteral("graph.svg"));
    const QString to = folder.filePath(QStringLiteral("graph.png"));
    if (auto written = writeFileAtomically(from, svg); !written)
        return tl::unexpected(written.error());
    constexpr int mostMs = 120'000;
    const auto drawn = runTool({QCoreApplication::applicationDirPath() + QStringLiteral("/tributary-draw"), {from, to},
        folder.path(), QProcessEnvironment::systemEnvironment(), mostMs, {}});
    if (!drawn)
        return tl::unexpected(drawn.error());
    QFile picture(to);
    if (drawn->exitCode != 0 || !picture.open(QIODevice::ReadOnly))
        return fail(QT_TRANSLATE_NOOP("core", "The picture cannot be drawn"), lastLines(drawn->text, 3),
            QT_TRANSLATE_NOOP("core", "Write an SVG file instead; every browser shows it."));
    return picture.readAll();
}

Result<QByteArray> write(const GraphFile &file, std::size_t graph, const QString &form)
{
    if (form == QLatin1String("mermaid"))
        return writeMermaid(file, graph);
    if (form == QLatin1String("dot"))
        return writeDot(file, graph);
    if (form == QLatin1String("json"))
        return writeGraphJson(file);
    const Result<GraphLayout> layout = layOutGraphFile(file, graph);
    if (!layout)
        return tl::unexpected(layout.error());
    const QByteArray svg = writeSvg(file, *layout, graph);
    return form == QLatin1String("png") ? pngOf(svg) : svg;
}

void describeOptions(QCommandLineParser &parser)
{
    parser.setApplicationDescription(QCoreApplication::translate("cli",
        "Writes a graph file in another form. JSON holds all graphs of the file, the others one of them.\n"
        "With --edits the modules of the root graph are written; text forms show them instead of streams.\n"
        "Exit status: 0 done, 1 a file cannot be read or written, 2 bad usage."));
    parser.addPositionalArgument(QStringLiteral("IN"), QCoreApplication::translate("cli", "The graph file."));
    parser.addPositionalArgument(QStringLiteral("OUT"),
        QCoreApplication::translate(
            "cli", "The file to write; its suffix tells the form. Without it the result is printed."),
        QStringLiteral("[OUT]"));
    parser.addOption({QStringLiteral("to"),
        QCoreApplication::translate("cli", "The form: mermaid, dot, svg, png or json."), QStringLiteral("FORM")});
    parser.addOption(
        {QStringLiteral("force"), QCoreApplication::translate("cli", "Replace the file to write if it is there.")});
    addEditsOption(parser);
    addGraphOption(parser);
}

/// Why the file is not to be written. What was read is never replaced.
std::optional<Error> refusal(const QStringList &inputs, const QString &output, bool isForced)
{
    const QFileInfo info(output);
    if (output.isEmpty() || !info.exists())
        return std::nullopt;
    for (const QString &input : inputs) {
        if (QFileInfo(input).canonicalFilePath() == info.canonicalFilePath())
            return Error {{QT_TRANSLATE_NOOP("core", "%1 is read and cannot be written as well"), {output}}, {},
                QT_TRANSLATE_NOOP("core", "Choose another file.")};
    }
    if (isForced)
        return std::nullopt;
    return Error {{QT_TRANSLATE_NOOP("core", "%1 is there already"), {output}}, {},
        QT_TRANSLATE_NOOP("core", "Choose another file, or use --force to replace it.")};
}

ExitStatus deliver(const QByteArray &text, const QString &output, Console &console)
{
    if (output.isEmpty()) {
        console.raw(text);
        return ExitStatus::Ok;
    }
    if (const Result<void> written = writeFileAtomically(output, text); !written) {
        console.error(written.error());
        return ExitStatus::NoValidData;
    }
    return ExitStatus::Ok;
}

} // namespace

ExitStatus runGraphConvert(const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    describeOptions(parser);
    const QString word = QStringLiteral("convert");
    if (const auto status = parseGraphArguments(parser, word, arguments, console))
        return *status;
    const QStringList files = parser.positionalArguments();
    if (files.isEmpty() || files.size() > 2)
        return refuseGraph(
            console, word, QCoreApplication::translate("cli", "give one graph file and at most one to write"));
    const QString output = files.value(1);
    const QString form = parser.isSet(QStringLiteral("to")) ? parser.value(QStringLiteral("to")) : formOfName(output);
    if (form.isEmpty())
        return refuseGraph(
            console, word, QCoreApplication::translate("cli", "say the form with --to, or give a file to write"));
    if (!isForm(form))
        return refuseGraph(console, word,
            QCoreApplication::translate("cli", "--to must be mermaid, dot, svg, png or json, not \"%1\"").arg(form));
    const QStringList inputs {
        files.first(), hasEditsOption(parser) ? parser.value(QStringLiteral("edits")) : QString()};
    if (const auto error = refusal(inputs, output, parser.isSet(QStringLiteral("force")))) {
        console.error(*error);
        return ExitStatus::NoValidData;
    }
    std::optional<GraphFile> file = openGraph(files.first(), console);
    if (!file)
        return ExitStatus::NoValidData;
    const auto graph = chosenGraph(parser, *file, console);
    if (!graph)
        return ExitStatus::NoValidData;
    if (hasEditsOption(parser)) {
        auto modules = editedModules(parser, *file, 0, console);
        if (!modules)
            return ExitStatus::NoValidData;
        file->modules = std::move(modules->graph);
        file->hasStreams = file->hasStreams && form == QLatin1String("json");
    }
    const Result<QByteArray> text = write(*file, *graph, form);
    if (!text) {
        console.error(text.error());
        return ExitStatus::NoValidData;
    }
    return deliver(*text, output, console);
}

} // namespace tributary
