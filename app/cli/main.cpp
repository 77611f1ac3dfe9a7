// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "console.h"
#include "language.h"

#include <QCoreApplication>

#include <array>

using namespace tributary;

namespace
{

struct Command {
    const char *name;
    const char *summary;
    CommandFunction run;
};

constexpr std::array commands {
    Command {"tune", QT_TRANSLATE_NOOP("cli", "run a workload under every candidate and compare"), runTune},
    Command {"resume", QT_TRANSLATE_NOOP("cli", "continue a run that was stopped"), runResume},
    Command {"show", QT_TRANSLATE_NOOP("cli", "print the result of a run again"), runShow},
    Command {"steps", QT_TRANSLATE_NOOP("cli", "print the STEP records of log files"), runSteps},
    Command {"pass", QT_TRANSLATE_NOOP("cli", "build, install, remove the tuning pass"), runPass},
    Command {"preflight", QT_TRANSLATE_NOOP("cli", "look for what may spoil a run"), runPreflight},
    Command {
        "graph", QT_TRANSLATE_NOOP("cli", "look at a graph, convert, draw and compare it, tell its streams"), runGraph},
};

/// Takes "--lang X" or "--lang=X" out of the arguments: it goes before and behind the command alike.
Result<void> takeLanguage(QStringList &arguments)
{
    QString language;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == QLatin1String("--"))
            break;
        if (arguments[i].startsWith(QLatin1String("--lang="))) {
            language = arguments.takeAt(i).mid(7);
            break;
        }
        if (arguments[i] == QLatin1String("--lang")) {
            arguments.removeAt(i);
            language = i < arguments.size() ? arguments.takeAt(i) : QStringLiteral("?");
            break;
        }
    }
    return useLanguage(language);
}

QString usage()
{
    QString text =
        QCoreApplication::translate("cli", "Usage: tributary-cli COMMAND [options]") + QStringLiteral("\n\n");
    for (const Command &command : commands)
        text += QStringLiteral("  %1 %2\n")
                    .arg(QLatin1String(command.name), -10)
                    .arg(QCoreApplication::translate("cli", command.summary));
    text += QLatin1Char('\n')
        + QCoreApplication::translate(
            "cli", "\"tributary-cli COMMAND --help\" tells more; --lang en|zh sets the language.")
        + QLatin1Char('\n');
    return text;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tributary-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TRIBUTARY_VERSION));
    Console console;
    QStringList arguments = QCoreApplication::arguments().mid(1);
    if (const auto language = takeLanguage(arguments); !language) {
        console.error(language.error());
        return static_cast<int>(ExitStatus::BadUsage);
    }
    const QString name = arguments.value(0);
    for (const Command &command : commands) {
        if (name == QLatin1String(command.name))
            return static_cast<int>(command.run(arguments.mid(1), console));
    }
    if (name == QLatin1String("--version") || name == QLatin1String("-v")) {
        console.line(QStringLiteral("tributary-cli " TRIBUTARY_VERSION));
        return static_cast<int>(ExitStatus::Ok);
    }
    if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help")) {
        console.raw(usage().toUtf8());
        return static_cast<int>(ExitStatus::Ok);
    }
    if (!name.isEmpty())
        console.note(QCoreApplication::translate("cli", "error: There is no command \"%1\".").arg(name));
    console.note(usage());
    return static_cast<int>(ExitStatus::BadUsage);
}
