// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "setup/preflight_panel.h"

#include "document/document.h"
#include "document/run_folder.h"
#include "look/look.h"
#include "setup/offline_findings.h"
#include "setup/preflight_row.h"
#include "setup/setup_editor.h"
#include "targets/target_desk.h"
#include "tuning/online_run.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

namespace
{

using Level = PreflightFinding::Level;

PreflightFinding problemOf(const char *id, const Error &error)
{
    return {id, Level::Problem, error.what, error.hint, error.detail};
}

/// What the set-up itself says, before anything of the machine is looked at.
std::vector<PreflightFinding> setupFindings(const RunSetup &setup)
{
    std::vector<PreflightFinding> findings;
    if (!setup.isOffline && setup.command.trimmed().isEmpty())
        findings.push_back({"command", Level::Problem, QT_TRANSLATE_NOOP("core", "There is no command to run"),
            QT_TRANSLATE_NOOP("core", "Write the command of the workload, such as python3 run.py."), {}});
    if (const auto candidates = setup.candidates(); !candidates)
        findings.push_back(problemOf("candidates", candidates.error()));
    if (const auto check = setup.outputCheck.validate(); !check)
        findings.push_back(problemOf("output_check", check.error()));
    return findings;
}

PreflightInput inputOf(const SetupEditor &editor)
{
    const RunSetup &setup = editor.setup();
    RunConfig config;
    config.environment = setup.environment;
    PreflightInput input;
    input.search.environment = workloadEnvironment(config);
    input.folders = UserFolders::from(input.search.environment);
    input.command = (setup.isOffline ? setup.offline.compileCommand : setup.command).trimmed();
    if (setup.isOffline) // the NPU of this machine does not matter then
        input.device.machine = machineOf(setup, editor.targets().targets());
    input.workingDirectory = editor.workingFolder();
    input.candidates = setup.candidates().value_or(CandidateList());
    input.managePass = setup.managePass;
    return input;
}

std::vector<PreflightFinding> allFindings(const SetupEditor &editor)
{
    std::vector<PreflightFinding> findings = setupFindings(editor.setup());
    if (editor.setup().isOffline) {
        const auto more = offlineFindings(editor.setup().offline, editor.targets());
        findings.insert(findings.end(), more.begin(), more.end());
    }
    return findings;
}

int weightOf(Level level)
{
    switch (level) {
    case Level::Problem:
        return 0;
    case Level::Warning:
        return 1;
    case Level::Unknown:
        return 2;
    case Level::Info:
        return 3;
    case Level::Ok:
        break;
    }
    return 4;
}

bool sameFinding(const PreflightFinding &a, const PreflightFinding &b)
{
    return QLatin1String(a.id) == QLatin1String(b.id) && a.level == b.level && a.what == b.what && a.hint == b.hint
        && a.detail == b.detail;
}

int countOf(const PreflightReport &report, Level level)
{
    return int(std::count_if(report.findings.begin(), report.findings.end(),
        [level](const PreflightFinding &finding) { return finding.level == level; }));
}

} // namespace

PreflightPanel::PreflightPanel(SetupEditor &editor, QWidget *parent)
    : QWidget(parent)
    , m_editor(editor)
    , m_job(this)
    , m_title(new QLabel(this))
    , m_again(new QPushButton(this))
    , m_state(new QLabel(this))
    , m_list(new QVBoxLayout)
{
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_title->setFont(strong);
    m_state->setObjectName(QStringLiteral("preflightState"));
    m_state->setWordWrap(true);
    m_again->setObjectName(QStringLiteral("checkAgain"));
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_again);
    m_list->setSpacing(2);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addLayout(top);
    layout->addWidget(m_state);
    layout->addLayout(m_list);
    layout->addStretch(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(delayMs);
    connect(&m_delay, &QTimer::timeout, this, &PreflightPanel::lookNow);
    connect(m_again, &QPushButton::clicked, this, &PreflightPanel::lookNow);
    retranslate();
}

void PreflightPanel::lookSoon()
{
    m_delay.start();
}

void PreflightPanel::lookNow()
{
    m_delay.stop();
    if (m_paused)
        return;
    m_looking = true;
    retranslate();
    m_job.start(
        [input = inputOf(m_editor), findings = allFindings(m_editor), projectFolder = m_editor.document().folder(),
            runs = m_editor.document().project().runs.size()](const CancelToken &cancel) mutable {
            input.outputFolder = freeRunFolder(projectFolder, runs);
            PreflightReport report = runPreflight(input, cancel);
            report.findings.insert(report.findings.begin(), findings.begin(), findings.end());
            std::stable_sort(report.findings.begin(), report.findings.end(),
                [](const auto &a, const auto &b) { return weightOf(a.level) < weightOf(b.level); });
            return std::pair(report, QFileInfo(input.workingDirectory).isDir());
        },
        [this](const std::pair<PreflightReport, bool> &found) {
            m_folderThere = found.second;
            showReport(found.first);
        });
}

void PreflightPanel::setPaused(bool paused)
{
    if (m_paused == paused)
        return;
    m_paused = paused;
    if (paused) {
        m_job.cancel();
        m_looking = false;
    } else {
        lookSoon();
    }
    retranslate();
}

void PreflightPanel::showReport(const PreflightReport &report)
{
    m_looking = false;
    const bool same = std::equal(report.findings.begin(), report.findings.end(), m_report.findings.begin(),
        m_report.findings.end(), sameFinding);
    m_report = report;
    if (!same) { // rows that stay the same keep the keyboard and the scroll position
        for (PreflightRow *row : m_rows) {
            m_list->removeWidget(row);
            row->hide();
            row->deleteLater(); // the button of one of them may have led here
        }
        m_rows.clear();
        for (const PreflightFinding &finding : report.findings)
            addRow(finding);
    }
    updateFixes();
    retranslate();
    Q_EMIT updated();
}

void PreflightPanel::addRow(const PreflightFinding &finding)
{
    auto *row = new PreflightRow(finding, this);
    m_list->addWidget(row);
    m_rows.push_back(row);
    connect(row, &PreflightRow::fixWanted, this, [this, finding] {
        if (const auto fix = fixFor(finding, m_editor.setup(), m_folderThere))
            applyFix(*fix);
    });
}

void PreflightPanel::updateFixes()
{
    for (PreflightRow *row : m_rows) {
        const auto fix = fixFor(row->finding(), m_editor.setup(), m_folderThere);
        row->setFix(fix ? fix->text : QString());
    }
}

void PreflightPanel::applyFix(const PreflightFix &fix)
{
    if (fix.kind == PreflightFix::Kind::ChangeSetup)
        m_editor.change(fix.text, fix.change);
    else
        Q_EMIT goTo(fix.kind);
}

void PreflightPanel::retranslate()
{
    m_title->setText(tr("Checks before the run"));
    m_again->setText(tr("Check again"));
    m_again->setAccessibleName(tr("Check again"));
    m_again->setEnabled(!m_paused && !m_looking);
    const int problems = countOf(m_report, Level::Problem);
    const int warnings = countOf(m_report, Level::Warning);
    Role role = Role::Muted;
    if (m_paused) {
        m_state->setText(tr("A run goes on: the machine is checked again when it ends."));
    } else if (m_rows.empty()) {
        m_state->setText(tr("Looking at this machine\u2026"));
    } else if (problems > 0) {
        role = Role::Bad;
        m_state->setText(tr("Problems: %1. The run is certain to fail.").arg(problems));
    } else if (warnings > 0) {
        role = Role::Caution;
        m_state->setText(tr("Warnings: %1. The run works, but look at them.").arg(warnings));
    } else {
        role = Role::Good;
        m_state->setText(tr("Nothing stands in the way."));
    }
    QPalette palette;
    palette.setColor(QPalette::WindowText, roleColour(role));
    m_state->setPalette(palette);
}

void PreflightPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        retranslate();
        updateFixes();
    }
    QWidget::changeEvent(event);
}

} // namespace tributary::gui
