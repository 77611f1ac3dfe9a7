// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/offline_findings.h"

#include "targets/target_desk.h"
#include "targets/target_list_model.h"
#include "tuning/om_command.h"

namespace tributary::gui
{

namespace
{

using Level = PreflightFinding::Level;

/// The error of the first that fails is enough: the next look finds the next.
std::optional<PreflightFinding> commandFinding(const QString &command)
{
    if (command.trimmed().isEmpty())
        return PreflightFinding {"command", Level::Problem,
            QT_TRANSLATE_NOOP("core", "There is no command that compiles the model"),
            QT_TRANSLATE_NOOP("core", "Write it, such as atc --model=model.onnx --framework=5 --output={om_prefix}."),
            {}};
    if (const auto words = splitCompileCommand(command); !words)
        return PreflightFinding {
            "command", Level::Problem, words.error().what, words.error().hint, words.error().detail};
    return std::nullopt;
}

PreflightFinding testFinding(const Target &target, const std::optional<TestNote> &note)
{
    if (!note)
        return {"target_test", Level::Info,
            {QT_TRANSLATE_NOOP("core", "The target %1 has not been tested yet"), {target.title()}},
            QT_TRANSLATE_NOOP("core", "The test finds in seconds what would end the run after the compiles."), {}};
    if (note->failure)
        return {"target_test", Level::Warning,
            {QT_TRANSLATE_NOOP("core", "The target %1 failed its test"), {target.title()}}, note->failure->hint,
            note->failure->what.translated()};
    return {"target_test", Level::Ok, {QT_TRANSLATE_NOOP("core", "The target %1 passed its test"), {target.title()}},
        {}, {}};
}

} // namespace

std::vector<PreflightFinding> offlineFindings(const OfflineSetup &setup, const TargetDesk &targets)
{
    std::vector<PreflightFinding> findings;
    if (auto command = commandFinding(setup.compileCommand))
        findings.push_back(std::move(*command));
    const auto target = setup.findTarget(targets.targets());
    if (!target) {
        findings.push_back({"target", Level::Problem, target.error().what, target.error().hint, target.error().detail});
        return findings;
    }
    findings.push_back({"target", Level::Ok,
        {QT_TRANSLATE_NOOP("core", "Models run on %1, in %2"), {addressOf(*target), target->workdir()}}, {}, {}});
    findings.push_back(testFinding(*target, targets.lastTest(*target)));
    return findings;
}

QString machineOf(const RunSetup &setup, const std::vector<Target> &targets)
{
    const auto target = setup.offline.findTarget(targets);
    return target ? target->host : QStringLiteral("?");
}

} // namespace tributary::gui
