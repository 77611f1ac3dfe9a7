// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/pass_manager.h"
#include "command.h"
#include "command_help.h"
#include "console.h"
#include "pass_view.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>

#include <utility>
#include <vector>

namespace tributary
{

namespace
{

QString say(const char *text)
{
    return QCoreApplication::translate("cli", text);
}

// One `pass` subcommand at work: where things are, and what the user asked for.
class PassCommand
{
public:
    PassCommand(const QCommandLineParser &parser, Console &console)
        : m_parser(parser)
        , m_console(console)
    {
        m_search.environment = QProcessEnvironment::systemEnvironment();
        m_folders = UserFolders::from(m_search.environment);
        m_cannFolder = parser.value(QStringLiteral("cann"));
    }

    ExitStatus build()
    {
        PassBuildRequest request = buildRequest();
        const QString output = m_parser.value(QStringLiteral("output"));
        // A trailing slash or a folder that is there means "in it".
        const bool folder = output.endsWith(QLatin1Char('/')) || QFileInfo(output).isDir();
        request.output = folder && !output.isEmpty() ? output + QStringLiteral("/libge_ms_autotune_pass.so") : output;
        const auto built = buildPass(request);
        if (!built)
            return refuse(built.error());
        report(*built);
        return ExitStatus::Ok;
    }

    ExitStatus install()
    {
        const auto where = findOppFolder(m_search, m_cannFolder);
        if (!where)
            return refuse(where.error());
        const auto pass = passToInstall();
        if (!pass)
            return refuse(pass.error());
        const PassFolder folder {*where};
        if (auto done = installPass(folder, m_folders, *pass); !done)
            return refuse(done.error());
        m_console.line(say(QT_TRANSLATE_NOOP("cli", "Installed: %1")).arg(folder.library()));
        for (const OtherPass &other : findOtherPasses(folder))
            m_console.warn(describeOther(other));
        m_console.note(say(QT_TRANSLATE_NOOP(
            "cli", "Remove it after the tuning (tributary-cli pass remove): it is not for production.")));
        return ExitStatus::Ok;
    }

    ExitStatus status()
    {
        const auto where = findOppFolder(m_search, m_cannFolder);
        for (const ManagedInstall &managed : managedElsewhere(where.value_or(QString())))
            showManaged(managed, m_console);
        if (!where)
            return refuse(where.error());
        const PassStatus status = readPassStatus(PassFolder {*where}, m_folders);
        if (m_parser.isSet(QStringLiteral("json")))
            m_console.raw(QJsonDocument(passStatusJson(status)).toJson());
        else
            showPassStatus(status, m_console);
        return ExitStatus::Ok;
    }

    // Also cleans up what dead runs left in other operator folders: the environment may name another CANN by now.
    ExitStatus remove()
    {
        const auto where = findOppFolder(m_search, m_cannFolder);
        QStringList folders;
        if (where)
            folders << *where;
        for (const ManagedInstall &managed : managedElsewhere(where.value_or(QString()))) {
            if (managed.state == ManagedInstall::State::LeftOver)
                folders << managed.marker.opp;
        }
        if (folders.isEmpty())
            return refuse(where.error());
        ExitStatus worst = ExitStatus::Ok;
        for (const QString &opp : std::as_const(folders)) {
            const PassFolder folder {opp};
            const auto removed = removePass(folder, m_folders, m_parser.isSet(QStringLiteral("force")));
            if (removed)
                reportRemoval(folder, *removed);
            else
                worst = refuse(removed.error());
        }
        return worst;
    }

private:
    ExitStatus refuse(const Error &error)
    {
        m_console.error(error);
        return ExitStatus::NoValidData;
    }

    std::vector<ManagedInstall> managedElsewhere(const QString &opp) const
    {
        auto all = findManagedInstalls(m_folders);
        std::erase_if(all, [&](const ManagedInstall &each) { return each.marker.opp == opp; });
        return all;
    }

    void reportRemoval(const PassFolder &folder, PassRemoval removal)
    {
        const auto line = [&](const char *text) { m_console.line(say(text).arg(folder.library())); };
        switch (removal) {
        case PassRemoval::NothingThere:
            line(QT_TRANSLATE_NOOP("cli", "Not installed: %1"));
            break;
        case PassRemoval::Removed:
            line(QT_TRANSLATE_NOOP("cli", "Removed: %1"));
            break;
        case PassRemoval::UsersPassRestored:
            line(QT_TRANSLATE_NOOP(
                "cli", "What the run had left is removed, and the pass that you had installed before it is back: %1"));
            break;
        }
    }

    PassBuildRequest buildRequest()
    {
        PassBuildRequest request;
        request.search = m_search;
        request.folders = m_folders;
        request.cannFolder = m_cannFolder;
        const QString abi = m_parser.value(QStringLiteral("abi"));
        if (!abi.isEmpty())
            request.abi = abi.toInt();
        request.onOutput = [this](const QByteArray &piece) { m_console.note(QString::fromUtf8(piece).trimmed()); };
        return request;
    }

    Result<BuiltPass> passToInstall()
    {
        const QString library = m_parser.value(QStringLiteral("library"));
        if (!library.isEmpty())
            return passFromFile(library);
        auto built = ensurePassBuilt(buildRequest());
        if (built)
            report(*built);
        return built;
    }

    void report(const BuiltPass &built)
    {
        if (!built.log.isEmpty())
            m_console.line(say(QT_TRANSLATE_NOOP("cli", "Built: %1")).arg(built.library));
        m_console.line(describeBuild(built.info));
    }

    const QCommandLineParser &m_parser;
    Console &m_console;
    CannSearch m_search;
    UserFolders m_folders;
    QString m_cannFolder;
};

struct Subcommand {
    const char *name;
    const char *summary;
    ExitStatus (PassCommand::*run)();
    const char *options; ///< names of those that it takes, beside --help
};

constexpr Subcommand subcommands[] = {
    {"build", QT_TRANSLATE_NOOP("cli", "Builds the tuning pass for the CANN of this machine."), &PassCommand::build,
        "output abi cann"},
    {"install", QT_TRANSLATE_NOOP("cli", "Installs the pass where GE looks for passes; builds it first if need be."),
        &PassCommand::install, "library abi cann"},
    {"status", QT_TRANSLATE_NOOP("cli", "Says whether the pass is installed, and what else GE would load."),
        &PassCommand::status, "cann json"},
    {"remove", QT_TRANSLATE_NOOP("cli", "Removes the pass; nothing of others."), &PassCommand::remove, "cann force"},
};

void addOptions(QCommandLineParser &parser, const Subcommand &subcommand)
{
    parser.setApplicationDescription(say(subcommand.summary));
    addHelp(parser);
    const struct {
        const char *name;
        const char *help;
        const char *value;
    } options[] = {
        {"output", QT_TRANSLATE_NOOP("cli", "Where to put the library (default: a folder in the user's cache)."),
            "file"},
        {"library", QT_TRANSLATE_NOOP("cli", "Install this library instead of building one."), "file"},
        {"abi", QT_TRANSLATE_NOOP("cli", "_GLIBCXX_USE_CXX11_ABI: 0 or 1 (default 0 for CANN)."), "0|1"},
        {"cann", QT_TRANSLATE_NOOP("cli", "Folder of CANN (default: as the environment says)."), "folder"},
        {"json", QT_TRANSLATE_NOOP("cli", "Print one JSON object instead of text."), ""},
        {"force", QT_TRANSLATE_NOOP("cli", "Remove it even if a run seems to use it."), ""},
    };
    const QStringList taken = QString::fromLatin1(subcommand.options).split(QLatin1Char(' '));
    for (const auto &option : options) {
        if (taken.contains(QLatin1String(option.name)))
            parser.addOption(
                QCommandLineOption(QLatin1String(option.name), say(option.help), QLatin1String(option.value)));
    }
}

QString overview()
{
    QString text =
        say(QT_TRANSLATE_NOOP("cli", "Usage: tributary-cli pass <command> [options]")) + QStringLiteral("\n\n");
    for (const Subcommand &each : subcommands)
        text += QStringLiteral("  %1 %2\n").arg(QLatin1String(each.name), -8).arg(say(each.summary));
    return text;
}

ExitStatus runSubcommand(const Subcommand &subcommand, const QStringList &arguments, Console &console)
{
    QCommandLineParser parser;
    addOptions(parser, subcommand);
    const QString name = QStringLiteral("pass ") + QLatin1String(subcommand.name);
    if (const auto status = parseOrHelp(parser, name, arguments, console))
        return *status;
    if (!parser.positionalArguments().isEmpty())
        return badUsage(console,
            say(QT_TRANSLATE_NOOP("cli", "Unexpected argument: %1")).arg(parser.positionalArguments().first()));
    if (QString::fromLatin1(subcommand.options).contains(QLatin1String("abi"))) {
        const QString abi = parser.value(QStringLiteral("abi"));
        if (!abi.isEmpty() && abi != QLatin1String("0") && abi != QLatin1String("1"))
            return badUsage(console, say(QT_TRANSLATE_NOOP("cli", "--abi is 0 or 1, not %1")).arg(abi));
    }
    PassCommand command(parser, console);
    return (command.*subcommand.run)();
}

} // namespace

ExitStatus runPass(const QStringList &arguments, Console &console)
{
    const QString name = arguments.value(0);
    for (const Subcommand &each : subcommands) {
        if (name == QLatin1String(each.name))
            return runSubcommand(each, arguments.mid(1), console);
    }
    if (name == QLatin1String("--help") || name == QLatin1String("-h")) {
        console.raw(overview().toUtf8());
        return ExitStatus::Ok;
    }
    return badUsage(console, overview());
}

} // namespace tributary
