// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/offline_run.h"

#include "cann/cann_installation.h"
#include "cann/pass_folder.h"
#include "exec/local_process.h"
#include "remote/target.h"
#include "tuning/om_command.h"
#include "tuning/online_run.h"
#include "tuning/target_npu.h"

#include <QRandomGenerator>
#include <QRegularExpression>

namespace tributary
{

namespace
{

std::vector<OmVariant> variantsOf(const RunConfig &config)
{
    std::vector<OmVariant> variants;
    for (const Candidate &candidate : config.candidates) {
        variants.push_back({candidate, false});
        if (candidate.isBaseline() && config.plan.hasControl())
            variants.push_back({candidate, true});
    }
    return variants;
}

OmCompilerSetup compilerSetup(const RunConfig &config, const QStringList &words, bool continues)
{
    OmCompilerSetup setup;
    setup.each.words = words;
    setup.each.workingFolder = config.workingFolder;
    setup.each.environment = workloadEnvironment(config);
    setup.each.folder = OmFolder(config.offline.omFolder);
    setup.each.timeoutSeconds = config.timeoutSeconds;
    setup.additions = config.environment;
    setup.jobs = config.offline.compileJobs;
    setup.keepGoing = config.offline.keepGoing;
    setup.reuse = config.offline.reuseOm || continues;
    CannSearch search;
    search.environment = setup.each.environment;
    if (const auto opp = findOppFolder(search))
        setup.passLibrary = PassFolder {*opp}.library();
    return setup;
}

// A shell on the target sets them, which knows no other names.
Result<void> checkNames(const QMap<QString, QString> &environment)
{
    static const QRegularExpression name(QStringLiteral("^[A-Za-z_][A-Za-z0-9_]*$"));
    for (const QString &each : environment.keys()) {
        if (!name.match(each).hasMatch())
            return fail({QT_TRANSLATE_NOOP("core", "The variable \"%1\" cannot be set on a target"), {each}}, {},
                QT_TRANSLATE_NOOP("core", "Use letters, digits and \"_\" in its name."));
    }
    return {};
}

ConnectionCheck checksOf(const RunConfig &config, const Target &target, const OfflineStart &start)
{
    ConnectionCheck checks {target, npuUse};
    checks.runId = config.offline.runId.toLatin1();
    checks.loginOnly = start.loginOnly;
    return checks;
}

} // namespace

RunConfig offlineConfig(RunConfig config, const QJsonObject &target)
{
    config.mode = RunConfig::offlineMode();
    config.command = target[QStringLiteral("run_command")].toString();
    config.offline.target = target;
    if (config.offline.runId.isEmpty())
        config.offline.runId = QString::number(QRandomGenerator::system()->generate64(), 16);
    return config;
}

Result<SshRoute> offlineRoute(const RunConfig &config, const CancelToken &cancel)
{
    const auto target = Target::fromJson(config.offline.target, QStringLiteral("target"));
    if (!target)
        return tl::unexpected(target.error());
    return target->route(cancel);
}

Result<std::unique_ptr<TrialRunner>> makeOfflineRunner(const RunConfig &config, SshRoute route,
    const QString &outputFolder, TargetAccess access, const OfflineStart &start)
{
    const auto compileWords = splitCompileCommand(config.offline.compileCommand);
    if (!compileWords)
        return tl::unexpected(compileWords.error());
    const auto runWords = splitRunCommand(config.command);
    if (!runWords)
        return tl::unexpected(runWords.error());
    if (const auto names = checkNames(config.environment); !names)
        return tl::unexpected(names.error());
    auto target = Target::fromJson(config.offline.target, QStringLiteral("target"));
    if (!target)
        return tl::unexpected(target.error());
    target->runCommand = config.command; // --run-command may have replaced it
    auto compiler = std::make_unique<OmCompiler>(
        compilerSetup(config, *compileWords, start.continues), [] { return std::make_unique<LocalProcess>(); });
    auto machine = std::make_unique<SshTargetMachine>(std::move(route), std::move(access),
        DeploymentPlan {target->remoteWorkdir, config.offline.runId.toLatin1(), target->cannEnv}, outputFolder,
        checksOf(config, *target, start));
    auto remote = std::make_unique<RemoteTrialThread>(std::move(machine),
        RemoteWorkload {
            config.offline.login(), *runWords, config.environment, config.timeoutSeconds, config.outputCheck.files});
    return std::make_unique<OfflineTrialRunner>(
        OfflineFlow {variantsOf(config), config.offline.keepGoing, config.offline.keepRemote}, std::move(compiler),
        std::move(remote));
}

} // namespace tributary
