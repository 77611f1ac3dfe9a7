// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command.h"
#include "console.h"

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
    Command {"steps", QT_TRANSLATE_NOOP("cli", "print the STEP records of log files"), runSteps},
    Command {"graph", QT_TRANSLATE_NOOP("cli", "the stream of every operator of a graph dump"), runGraph},
    Command {"pass", QT_TRANSLATE_NOOP("cli", "build, install, remove the tuning pass"), runPass},
    Command {"preflight", QT_TRANSLATE_NOOP("cli", "what may spoil a run"), runPreflight},
};

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("tributary-cli"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TRIBUTARY_VERSION));
    Console console;
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    for (const Command &command : commands) {
        if (!arguments.isEmpty() && arguments.first() == QLatin1String(command.name))
            return static_cast<int>(command.run(arguments.mid(1), console));
    }
    return static_cast<int>(ExitStatus::BadUsage);
}
