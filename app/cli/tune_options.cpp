// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tune_options.h"

#include "cli_text.h"
#include "command_help.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace tributary
{

namespace
{

tl::unexpected<Error> refuse(const QString &option, const QString &value, Text hint)
{
    return fail(
        {QT_TRANSLATE_NOOP("core", "The value \"%1\" of --%2 is not valid"), {value, option}}, {}, std::move(hint));
}

} // namespace

Error inOption(const QString &option, Error error)
{
    error.what = {QT_TRANSLATE_NOOP("core", "--%1: %2"), {option, error.what.translated()}};
    return error;
}

TuneOptions::TuneOptions()
{
    m_parser.setApplicationDescription(
        Cli::tr("Runs a workload under every multi-stream candidate and says which one is really faster."));
    addHelp(m_parser);
    addScriptOptions();
    addOurOptions();
}

void TuneOptions::addScriptOptions()
{
    const auto add = [this](const char *name, const QString &description, const char *value, const char *preset = "") {
        m_parser.addOption({QLatin1String(name), description, QLatin1String(value), QLatin1String(preset)});
    };
    add("mode", Cli::tr("online: run here; offline: compile here, run on a target machine."), "mode", "online");
    add("run-command", Cli::tr("The workload, quoted as one word. It is split like a shell does, and run without one."),
        "command");
    add("compile-command", Cli::tr("Offline: compiles one model; {om} or {om_prefix} stands for its path."), "command");
    add("target", Cli::tr("Offline: the target machine, as a JSON file or by its name (tributary-cli target list)."),
        "file|name");
    add("om-dir", Cli::tr("Offline: folder of the compiled models. Default: om in the result folder."), "folder");
    add("strategies", Cli::tr("Strategies, separated by commas: LoadBalance, MainStream, WeightedLoadBalance, cv."),
        "names", "LoadBalance,MainStream");
    add("streams", Cli::tr("Stream counts from 1 to 64, separated by commas; cv takes none."), "counts", "2,4,8");
    add("configs", Cli::tr("Candidates by name, such as default,LoadBalance:4; replaces --strategies and --streams."),
        "names");
    add("repeat", Cli::tr("Rounds of every candidate; with --plan adaptive the screening rounds."), "n", "3");
    add("drop-first", Cli::tr("Steps at the beginning that are warm-up."), "n", "1");
    add("min-steps", Cli::tr("A trial with fewer steps after the warm-up is not valid."), "n", "5");
    add("main-graph",
        Cli::tr("Main execution object: session_id:graph_id or model:model_id. Default: the one with most "
                "steps."),
        "id");
    add("timeout",
        Cli::tr("Seconds that one trial may take, 0 for no limit; offline also each compile and each fetch of logs."),
        "seconds", "1800");
    add("output-dir", Cli::tr("Result folder; must not exist or be empty."), "folder", "./ge_ms_autotune_output");
}

void TuneOptions::addOurOptions()
{
    const auto add = [this](const char *name, const QString &description, const char *value, const char *preset = "") {
        m_parser.addOption({QLatin1String(name), description, QLatin1String(value), QLatin1String(preset)});
    };
    const auto flag = [this](const char *name, const QString &description) {
        m_parser.addOption({QLatin1String(name), description});
    };
    add("plan",
        Cli::tr("fixed: --repeat rounds of all, judged as the script does; adaptive: screen all, then confirm the "
                "leaders in fresh rounds."),
        "plan", "fixed");
    add("order", Cli::tr("Order within rounds: mirrored, shuffled or round-robin."), "order", "mirrored");
    add("seed", Cli::tr("Seed of the shuffled order."), "number", "1");
    add("confirm-rounds", Cli::tr("Adaptive: fresh rounds for the leaders, at most."), "n", "8");
    add("delta", Cli::tr("The relative difference that matters, such as 0.02."), "ratio", "0.02");
    flag("refine", Cli::tr("Adaptive: also try the neighbours of the winner's stream count."));
    flag("control", Cli::tr("Run default twice per round to measure the noise (on in an adaptive plan)."));
    flag("no-control", Cli::tr("Do not run default twice per round."));
    add("main-process", Cli::tr("If several processes record steps: 1, 2, … by process id, or a process id."), "n");
    add("check-output",
        Cli::tr("Regular expression on the workload's output; its group is a digest that must not differ."), "regex");
    add("check-file", Cli::tr("File of raw numbers that the workload writes; must not differ. May be given again."),
        "file");
    add("check-type", Cli::tr("What --check-file holds: float32 or float64."), "type", "float32");
    add("abs-tol", Cli::tr("Absolute tolerance of --check-file."), "number", "0");
    add("rel-tol", Cli::tr("Relative tolerance of --check-file."), "number", "0");
    add("working-dir", Cli::tr("Folder in which the workload runs."), "folder");
    add("env",
        Cli::tr("NAME=VALUE for the workload's environment. May be given again. Stands in clear in the result folder: "
                "no secrets."),
        "assignment");
    add("dedupe-graph",
        Cli::tr("Dump of the workload's graph: of candidates with the same stream assignment in it only the first is "
                "measured."),
        "dump");
    add("compile-jobs", Cli::tr("Offline: how many models are compiled at once."), "n", "1");
    flag("keep-going", Cli::tr("Offline: leave out a candidate that does not compile, instead of stopping."));
    flag("reuse-om", Cli::tr("Offline: take models in --om-dir that were made in the same way."));
    flag("keep-remote", Cli::tr("Offline: leave the work folder on the target at the end."));
    flag("accept-new-host-key",
        Cli::tr("Offline: trust a target that is not in known_hosts yet, and remember its key."));
    flag("manage-pass", Cli::tr("Install the tuning pass before the run and remove it afterwards."));
    flag("skip-preflight", Cli::tr("Do not look at the machine before the run."));
    add("replay", Cli::tr("Play a recorded result folder as if it ran now."), "folder");
    add("speed", Cli::tr("How much faster than recorded --replay plays."), "factor", "1");
    flag("json", Cli::tr("Write one JSON event per line to stdout; everything else goes to stderr."));
    flag("quiet", Cli::tr("Do not show the workload's output."));
}

QString TuneOptions::help() const
{
    return helpText(m_parser, QStringLiteral("tune"));
}

Result<TuneRequest> TuneOptions::parse(const QStringList &arguments)
{
    if (!m_parser.parse(QStringList {QStringLiteral("tributary-cli tune")} + arguments))
        return fail(QT_TRANSLATE_NOOP("core", "The options are not valid"), m_parser.errorText(),
            QT_TRANSLATE_NOOP("core", "\"tributary-cli tune --help\" lists them."));
    if (!m_parser.positionalArguments().isEmpty())
        return fail({QT_TRANSLATE_NOOP("core", "\"%1\" is no option"), {m_parser.positionalArguments().first()}}, {},
            QT_TRANSLATE_NOOP("core", "Put the whole command in quotes: --run-command \"python3 run.py\"."));

    TuneRequest request;
    RunConfig &config = request.config;
    config.command = m_parser.value(QStringLiteral("run-command"));
    config.workingFolder = QDir(m_parser.value(QStringLiteral("working-dir"))).absolutePath();
    request.outputFolder = m_parser.value(QStringLiteral("output-dir"));
    request.replayFolder = m_parser.value(QStringLiteral("replay"));
    request.dedupeGraph = m_parser.value(QStringLiteral("dedupe-graph"));
    request.managePass = m_parser.isSet(QStringLiteral("manage-pass"));
    request.skipPreflight = m_parser.isSet(QStringLiteral("skip-preflight"));
    request.json = m_parser.isSet(QStringLiteral("json"));
    request.quiet = m_parser.isSet(QStringLiteral("quiet"));

    if (m_parser.isSet(QStringLiteral("dedupe-graph")) && request.dedupeGraph.isEmpty())
        return refuse(QStringLiteral("dedupe-graph"), {}, QT_TRANSLATE_NOOP("core", "Name a file."));
    if (!request.dedupeGraph.isEmpty() && !request.replayFolder.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "--dedupe-graph and --replay exclude each other"), {},
            QT_TRANSLATE_NOOP("core", "A recording has its candidates already."));
    if (request.outputFolder.isEmpty())
        return refuse(QStringLiteral("output-dir"), {}, QT_TRANSLATE_NOOP("core", "Name a folder."));
    if (request.replayFolder.isEmpty() && !QFileInfo(config.workingFolder).isDir())
        return refuse(QStringLiteral("working-dir"), config.workingFolder,
            QT_TRANSLATE_NOOP("core", "Name a folder that exists."));
    const auto candidates = readCandidates();
    if (!candidates)
        return tl::unexpected(candidates.error());
    config.candidates = *candidates;
    const auto timeout = readInteger(QStringLiteral("timeout"), 0);
    if (!timeout)
        return tl::unexpected(timeout.error());
    config.timeoutSeconds = *timeout;
    const auto speed = readReal(QStringLiteral("speed"));
    if (!speed || *speed <= 0)
        return refuse(QStringLiteral("speed"), m_parser.value(QStringLiteral("speed")),
            QT_TRANSLATE_NOOP("core", "Give a number above 0."));
    request.replaySpeed = *speed;
    for (const Result<void> &read : {readPlan(config.plan), readGates(config.gates),
             readOutputCheck(config.outputCheck), readEnvironment(config.environment)}) {
        if (!read)
            return tl::unexpected(read.error());
    }
    if (const auto mode = readMode(request); !mode)
        return tl::unexpected(mode.error());
    return request;
}

Result<void> TuneOptions::readMode(TuneRequest &request) const
{
    const QString mode = m_parser.value(QStringLiteral("mode"));
    request.config.mode = mode;
    if (request.config.isOffline())
        return readOffline(request);
    if (mode != RunConfig::onlineMode())
        return refuse(QStringLiteral("mode"), mode, QT_TRANSLATE_NOOP("core", "Use online or offline."));
    for (const char *option : {"compile-command", "target", "om-dir", "keep-going", "reuse-om", "keep-remote"}) {
        if (m_parser.isSet(QLatin1String(option)))
            return fail({QT_TRANSLATE_NOOP("core", "--%1 is for an offline run"), {QLatin1String(option)}}, {},
                QT_TRANSLATE_NOOP("core", "Add --mode offline."));
    }
    if (request.config.command.isEmpty() && request.replayFolder.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "There is no workload"), {},
            QT_TRANSLATE_NOOP("core", "Give it with --run-command \"…\"."));
    return {};
}

Result<void> TuneOptions::readOffline(TuneRequest &request) const
{
    OfflineConfig &offline = request.config.offline;
    offline.compileCommand = m_parser.value(QStringLiteral("compile-command"));
    const QString folder = m_parser.value(QStringLiteral("om-dir"));
    offline.omFolder = QDir(folder.isEmpty() ? request.outputFolder + QStringLiteral("/om") : folder).absolutePath();
    const auto jobs = readInteger(QStringLiteral("compile-jobs"), 1, OfflineConfig::mostJobs);
    if (!jobs)
        return tl::unexpected(jobs.error());
    offline.compileJobs = *jobs;
    offline.keepGoing = m_parser.isSet(QStringLiteral("keep-going"));
    offline.reuseOm = m_parser.isSet(QStringLiteral("reuse-om"));
    offline.keepRemote = m_parser.isSet(QStringLiteral("keep-remote"));
    request.target = m_parser.value(QStringLiteral("target"));
    request.acceptNewHostKey = m_parser.isSet(QStringLiteral("accept-new-host-key"));
    if (!request.replayFolder.isEmpty())
        return {};
    if (m_parser.isSet(QStringLiteral("run-command")))
        return fail(QT_TRANSLATE_NOOP("core", "--run-command is for an online run"), {},
            QT_TRANSLATE_NOOP("core", "The command of an offline run is run_command of its target."));
    if (offline.compileCommand.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "There is no command that compiles the model"), {},
            QT_TRANSLATE_NOOP("core", "Give it with --compile-command \"… --output={om_prefix}\"."));
    if (request.target.isEmpty())
        return fail(QT_TRANSLATE_NOOP("core", "There is no target machine"), {},
            QT_TRANSLATE_NOOP("core", "Name it with --target: a JSON file, or the name of a managed target."));
    return {};
}

Result<CandidateList> TuneOptions::readCandidates() const
{
    const auto names = [this](const char *option) { return splitList(m_parser.value(QLatin1String(option))); };
    const auto checked = [](const char *option, Result<CandidateList> list) -> Result<CandidateList> {
        if (!list)
            return tl::unexpected(inOption(QLatin1String(option), list.error()));
        return list;
    };
    const char *given = m_parser.isSet(QStringLiteral("configs")) ? "configs" : "strategies";
    if (names(given).isEmpty())
        return refuse(QLatin1String(given), m_parser.value(QLatin1String(given)),
            QT_TRANSLATE_NOOP("core", "Give at least one name, such as LoadBalance:4 or LoadBalance."));
    if (m_parser.isSet(QStringLiteral("configs")))
        return checked("configs", candidateList(names("configs")));
    // With a count that is right for sure, an error comes from a strategy.
    const QStringList streams = names("streams");
    const auto strategies = checked("strategies", candidateMatrix(names("strategies"), {QStringLiteral("1")}));
    return strategies ? checked("streams", candidateMatrix(names("strategies"), streams)) : strategies;
}

Result<void> TuneOptions::readPlan(PlanOptions &plan) const
{
    const QString kindName = m_parser.value(QStringLiteral("plan"));
    const auto kind = planKindFromName(kindName);
    if (!kind)
        return refuse(QStringLiteral("plan"), kindName, QT_TRANSLATE_NOOP("core", "Use fixed or adaptive."));
    const QString orderName = m_parser.value(QStringLiteral("order"));
    const auto order = roundOrderFromName(orderName);
    if (!order)
        return refuse(
            QStringLiteral("order"), orderName, QT_TRANSLATE_NOOP("core", "Use mirrored, shuffled or round-robin."));
    const auto repeat = readInteger(QStringLiteral("repeat"), 1, PlanOptions::mostRounds);
    if (!repeat)
        return tl::unexpected(repeat.error());
    const auto confirm = readInteger(QStringLiteral("confirm-rounds"), 1, PlanOptions::mostRounds);
    if (!confirm)
        return tl::unexpected(confirm.error());
    const auto delta = readReal(QStringLiteral("delta"));
    if (!delta || *delta <= 0 || *delta >= 1)
        return refuse(QStringLiteral("delta"), m_parser.value(QStringLiteral("delta")),
            QT_TRANSLATE_NOOP("core", "Give a number between 0 and 1, such as 0.02."));
    bool isSeed = false;
    plan.seed = m_parser.value(QStringLiteral("seed")).toULongLong(&isSeed);
    if (!isSeed)
        return refuse(QStringLiteral("seed"), m_parser.value(QStringLiteral("seed")),
            QT_TRANSLATE_NOOP("core", "Give a whole number of 0 or more."));
    plan.kind = *kind;
    plan.order = *order;
    plan.repeat = *repeat;
    plan.confirmRounds = *confirm;
    plan.delta = *delta;
    plan.refine = m_parser.isSet(QStringLiteral("refine"));
    if (m_parser.isSet(QStringLiteral("control")) && m_parser.isSet(QStringLiteral("no-control")))
        return fail(QT_TRANSLATE_NOOP("core", "--control and --no-control exclude each other"), {},
            QT_TRANSLATE_NOOP("core", "Give one of them, or none: an adaptive plan then has the control."));
    if (m_parser.isSet(QStringLiteral("control")) || m_parser.isSet(QStringLiteral("no-control")))
        plan.control = m_parser.isSet(QStringLiteral("control"));
    return {};
}

Result<void> TuneOptions::readGates(GateOptions &gates) const
{
    const auto dropFirst = readInteger(QStringLiteral("drop-first"), 0);
    if (!dropFirst)
        return tl::unexpected(dropFirst.error());
    const auto minSteps = readInteger(QStringLiteral("min-steps"), 1);
    if (!minSteps)
        return tl::unexpected(minSteps.error());
    gates.dropFirst = *dropFirst;
    gates.minSteps = *minSteps;
    if (m_parser.isSet(QStringLiteral("main-graph"))) {
        const QString name = m_parser.value(QStringLiteral("main-graph"));
        gates.mainObject = ExecObject::parse(name);
        if (!gates.mainObject)
            return refuse(QStringLiteral("main-graph"), name,
                QT_TRANSLATE_NOOP("core", "Write session_id:graph_id, such as 0:1, or model:7."));
    }
    if (m_parser.isSet(QStringLiteral("main-process"))) {
        const auto process = readInteger(QStringLiteral("main-process"), 1);
        if (!process)
            return tl::unexpected(process.error());
        gates.mainProcess = *process;
    }
    return {};
}

Result<void> TuneOptions::readOutputCheck(OutputCheck &check) const
{
    check.pattern = m_parser.value(QStringLiteral("check-output"));
    check.files = m_parser.values(QStringLiteral("check-file"));
    const QString type = m_parser.value(QStringLiteral("check-type"));
    if (type != QLatin1String("float32") && type != QLatin1String("float64"))
        return refuse(QStringLiteral("check-type"), type, QT_TRANSLATE_NOOP("core", "Use float32 or float64."));
    check.numbers = type == QLatin1String("float64") ? OutputCheck::Numbers::Float64 : OutputCheck::Numbers::Float32;
    const auto absolute = readReal(QStringLiteral("abs-tol"));
    if (!absolute)
        return tl::unexpected(absolute.error());
    const auto relative = readReal(QStringLiteral("rel-tol"));
    if (!relative)
        return tl::unexpected(relative.error());
    check.absoluteTolerance = *absolute;
    check.relativeTolerance = *relative;
    return check.validate();
}

Result<void> TuneOptions::readEnvironment(QMap<QString, QString> &environment) const
{
    for (const QString &assignment : m_parser.values(QStringLiteral("env"))) {
        const qsizetype equals = assignment.indexOf(QLatin1Char('='));
        if (equals <= 0)
            return refuse(QStringLiteral("env"), assignment, QT_TRANSLATE_NOOP("core", "Write NAME=VALUE."));
        environment[assignment.left(equals)] = assignment.mid(equals + 1);
    }
    return {};
}

Result<int> TuneOptions::readInteger(const QString &option, int least, int most) const
{
    bool ok = false;
    const int value = m_parser.value(option).toInt(&ok);
    if (ok && value > most)
        return refuse(option, m_parser.value(option),
            {QT_TRANSLATE_NOOP("core", "Give a whole number from %1 to %2."), {number(least), number(most)}});
    if (!ok || value < least)
        return refuse(option, m_parser.value(option),
            {QT_TRANSLATE_NOOP("core", "Give a whole number of %1 or more."), {number(least)}});
    return value;
}

Result<double> TuneOptions::readReal(const QString &option) const
{
    bool ok = false;
    const double value = m_parser.value(option).toDouble(&ok);
    if (!ok || !std::isfinite(value))
        return refuse(option, m_parser.value(option), QT_TRANSLATE_NOOP("core", "Give a number."));
    return value;
}

} // namespace tributary
