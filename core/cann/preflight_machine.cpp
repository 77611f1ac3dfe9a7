// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cann/pass_manager.h"
#include "cann/preflight_checks.h"

#include <QStringList>

namespace tributary
{

namespace
{

using Level = PreflightFinding::Level;

QString orUnknown(const QString &version)
{
    return version.isEmpty() ? QStringLiteral("?") : version;
}

// GE resolves the pass's symbols when it loads it: one built for something else fails every compile.
void checkInstalled(const PreflightInput &input, const PassStatus &status, PreflightFindings &findings)
{
    const QString path = status.where.library();
    const Text again = QT_TRANSLATE_NOOP("core", "Build and install it again with: tributary-cli pass install");
    const auto cann = findCann(input.search).installation;
    if (const auto broken = whyNotLoadable(path))
        findings.push_back({"pass_broken", Level::Problem,
            {QT_TRANSLATE_NOOP("core", "GE cannot load %1, and then fails every compile"), {path}}, again,
            broken->translated()});
    else if (cann && status.build && status.build->standIn)
        findings.push_back({"pass", Level::Warning,
            {QT_TRANSLATE_NOOP("core", "The installed pass was built for the stand-in; GE cannot load it: %1"), {path}},
            again, {}});
    else if (cann && status.build && !cann->version.isEmpty() && status.build->cannVersion != cann->version)
        findings.push_back({"pass", Level::Warning,
            {QT_TRANSLATE_NOOP("core", "The installed pass was built for CANN %1; this is CANN %2"),
                {orUnknown(status.build->cannVersion), cann->version}},
            again, path});
    else
        findings.push_back(
            {"pass", Level::Ok, {QT_TRANSLATE_NOOP("core", "The tuning pass is installed: %1"), {path}}, {}, {}});
}

void checkOthers(const PassStatus &status, PreflightFindings &findings)
{
    for (const OtherPass &other : status.others) {
        if (other.kind == OtherPass::Kind::Broken) {
            findings.push_back({"pass_broken", Level::Problem,
                {QT_TRANSLATE_NOOP("core", "GE cannot load %1, and then fails every compile"), {other.path}},
                QT_TRANSLATE_NOOP("core", "Move it away or repair it."), other.reason.translated()});
        } else {
            findings.push_back({"other_pass", Level::Warning,
                {QT_TRANSLATE_NOOP("core", "Another pass sets the multi-stream mode too: %1"), {other.path}},
                QT_TRANSLATE_NOOP("core", "Move it away for the run: the two would overwrite each other."), {}});
        }
    }
}

void checkManaged(const PreflightInput &input, const ManagedInstall &managed, PreflightFindings &findings)
{
    const bool blocks = input.managePass && managed.state != ManagedInstall::State::LeftOver;
    const bool dead = managed.state == ManagedInstall::State::LeftOver;
    findings.push_back({dead ? "pass_left_over" : "pass_in_use", blocks ? Level::Problem : Level::Warning,
        managed.describe(), managed.hint(), managed.marker.opp});
}

// Another die or another NPU may be busy: that is worth a word only if the run could be on it.
void addProcesses(const PreflightInput &input, const NpuReport &report, PreflightFindings &findings)
{
    bool numbered = false;
    const int device = input.device.device.toInt(&numbered);
    const auto processes = processesOn(report, numbered ? std::optional(device) : std::nullopt);
    if (processes.empty()) {
        findings.push_back({"device_use", Level::Ok,
            {QT_TRANSLATE_NOOP("core", "No process uses NPU %1"), {input.device.device}}, {}, {}});
        return;
    }
    QStringList names;
    for (const NpuProcess &process : processes)
        names << QStringLiteral("%1 (%2)").arg(process.pid).arg(orUnknown(process.name));
    findings.push_back({"device_use", Level::Warning,
        {QT_TRANSLATE_NOOP("core", "NPU %1 is in use by other processes"), {input.device.device}},
        QT_TRANSLATE_NOOP("core", "Wait for their end or choose another device: they spoil the times."),
        names.join(QStringLiteral(", "))});
}

void addHealth(const PreflightInput &input, const NpuReport &report, PreflightFindings &findings)
{
    for (const NpuDevice &device : report.devices) {
        if (number(device.deviceId()) == input.device.device && device.health != QLatin1String("OK"))
            findings.push_back({"device_health", Level::Warning,
                {QT_TRANSLATE_NOOP("core", "NPU %1 reports its health as %2"), {input.device.device, device.health}},
                QT_TRANSLATE_NOOP("core", "Look at npu-smi info: a device that throttles gives slow and uneven times."),
                {}});
    }
}

void checkUse(const PreflightInput &input, const CancelToken &cancel, PreflightFindings &findings)
{
    const NpuInfoSource source = input.npuInfo ? input.npuInfo : npuInfoFromProgram(input.search.environment);
    const auto report = readNpuInfo(source, cancel);
    if (!report) {
        findings.push_back({"device_use", Level::Unknown,
            QT_TRANSLATE_NOOP("core", "Whether other processes use the NPU is not known"),
            QT_TRANSLATE_NOOP("core", "Make sure yourself that nothing else runs on the device."),
            report.error().what.translated()});
    } else if (report->refusedAsBusy) {
        findings.push_back({"device_use", Level::Warning,
            QT_TRANSLATE_NOOP("core", "The NPU is held by another program, so that npu-smi was refused"),
            QT_TRANSLATE_NOOP("core", "Wait for its end or choose another device."), {}});
    } else {
        addProcesses(input, *report, findings);
        addHealth(input, *report, findings);
    }
}

} // namespace

void checkCann(const PreflightInput &input, PreflightFindings &findings)
{
    const CannSearchResult found = findCann(input.search);
    for (const QString &wrong : found.wrongVariables)
        findings.push_back({"cann_variable", Level::Warning,
            {QT_TRANSLATE_NOOP("core", "There is no CANN where %1 points to"), {wrong}},
            QT_TRANSLATE_NOOP("core", "Source set_env.sh of the CANN that is installed now."), {}});
    if (!found.installation) {
        findings.push_back({"cann", Level::Warning, QT_TRANSLATE_NOOP("core", "CANN was not found"),
            QT_TRANSLATE_NOOP("core",
                "For a workload on an NPU, install CANN and source its set_env.sh. The CPU sample "
                "workload needs none."),
            {}});
        return;
    }
    const CannInstallation &cann = *found.installation;
    const QString driver = driverVersion(input.search);
    if (cann.foundBy.isEmpty())
        findings.push_back({"cann", Level::Warning,
            {QT_TRANSLATE_NOOP("core", "CANN %1 is in %2, but its environment is not loaded"),
                {orUnknown(cann.version), cann.root}},
            QT_TRANSLATE_NOOP("core", "Source its set_env.sh before the run."), {}});
    else
        findings.push_back({"cann", Level::Ok,
            {QT_TRANSLATE_NOOP("core", "CANN %1 in %2, driver %3"),
                {orUnknown(cann.version), cann.root, orUnknown(driver)}},
            {}, {}});
}

void checkPass(const PreflightInput &input, PreflightFindings &findings)
{
    const auto opp = findOppFolder(input.search);
    if (!opp) {
        const bool fails = input.managePass && input.passNeeded;
        findings.push_back({"pass", fails ? Level::Problem : Level::Unknown, opp.error().what, opp.error().hint, {}});
    } else {
        const PassStatus status = readPassStatus(PassFolder {*opp}, input.folders);
        if (status.installed)
            checkInstalled(input, status, findings);
        else if (input.managePass)
            findings.push_back({"pass", Level::Ok,
                QT_TRANSLATE_NOOP("core", "The run installs the tuning pass and removes it afterwards"), {}, {}});
        else if (input.passNeeded)
            findings.push_back({"pass", Level::Warning,
                QT_TRANSLATE_NOOP("core", "The tuning pass is not installed: no candidate would take effect"),
                QT_TRANSLATE_NOOP("core",
                    "Install it with: tributary-cli pass install (or let the run do it: "
                    "--manage-pass)."),
                *opp});
        checkOthers(status, findings);
        if (status.managed)
            checkManaged(input, *status.managed, findings);
    }
    for (const ManagedInstall &managed : findManagedInstalls(input.folders)) {
        if (!opp || managed.marker.opp != *opp)
            checkManaged(input, managed, findings);
    }
}

void checkDevice(const PreflightInput &input, const CancelToken &cancel, PreflightFindings &findings)
{
    if (const auto holder = DeviceLock::holder(input.folders, input.device))
        findings.push_back({"other_run", Level::Problem, describeHolder(*holder),
            QT_TRANSLATE_NOOP("core", "Wait for its end or stop it: two runs at a time spoil each other's times."),
            {}});
    if (input.device.machine.isEmpty() && input.device.device != QLatin1String("cpu"))
        checkUse(input, cancel, findings);
}

} // namespace tributary
