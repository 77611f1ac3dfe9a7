// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/status_line.h"

#include "document/document.h"
#include "run/run_store.h"
#include "targets/target_desk.h"
#include "targets/target_list_model.h"

#include <QLabel>
#include <QStatusBar>
#include <QSysInfo>

namespace tributary::gui
{

StatusLine::StatusLine(const PageContext &context, QStatusBar *bar)
    : QObject(bar)
    , m_context(context)
    , m_mode(new QLabel(bar))
    , m_target(new QLabel(bar))
    , m_noise(new QLabel(bar))
{
    for (QLabel *label : {m_mode, m_target, m_noise}) {
        label->setContentsMargins(8, 2, 12, 3);
        label->setForegroundRole(QPalette::PlaceholderText);
        bar->addWidget(label);
    }
    bar->setSizeGripEnabled(false);
    connect(&m_context.runs, &RunStore::runChanged, this, &StatusLine::refresh);
    connect(&m_context.runs, &RunStore::currentChanged, this, &StatusLine::refresh);
    connect(&m_context.document, &Document::setupChanged, this, &StatusLine::refresh);
    connect(&m_context.document, &Document::pathChanged, this, &StatusLine::refresh);
    connect(&m_context.targets, &TargetDesk::changed, this, &StatusLine::refresh);
    refresh();
}

void StatusLine::showMode()
{
    const ShownRunPtr run = m_context.runs.current();
    const RunSetup &setup = m_context.document.project().setup;
    if (!(run ? run->config.isOffline() : setup.isOffline)) {
        m_mode->setText(tr("Mode: online"));
        m_mode->setToolTip(tr("The workload is run for each trial; GE compiles the model in it."));
        m_target->setText(tr("Target: this machine (%1)").arg(QSysInfo::machineHostName()));
        return;
    }
    m_mode->setText(tr("Mode: offline"));
    m_mode->setToolTip(tr("Each candidate is compiled here once; its model runs on the target for each trial."));
    if (run) {
        m_target->setText(tr("Target: %1").arg(run->config.offline.login()));
        return;
    }
    const auto target = setup.offline.findTarget(m_context.targets.targets());
    m_target->setText(target ? tr("Target: %1").arg(addressOf(*target)) : tr("Target: none yet"));
}

void StatusLine::refresh()
{
    showMode();
    const ShownRunPtr run = m_context.runs.current();
    if (!run) {
        m_noise->setText(tr("Noise floor: not measured yet"));
        return;
    }
    const Analysis &analysis = run->snapshot->analysis;
    m_noise->setText(analysis.noise ? tr("Noise floor: %1").arg(noiseFloorText(*analysis.noise).translated())
                                    : tr("Noise floor: needs repeated rounds"));
    m_noise->setToolTip(
        analysis.detectable ? detectableText(*analysis.detectable, analysis.rounds).translated() : QString());
}

} // namespace tributary::gui
