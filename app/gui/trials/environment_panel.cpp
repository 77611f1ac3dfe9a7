// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "trials/environment_panel.h"

#include "exec/local_trial_runner.h"
#include "report/result_text.h"
#include "trials/cell_delegates.h"
#include "tuning/om_compile_job.h"
#include "tuning/result_folder.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <QLocale>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tributary::gui
{

EnvironmentPanel::EnvironmentPanel(QWidget *parent)
    : QWidget(parent)
    , m_tree(new QTreeWidget(this))
{
    m_tree->setColumnCount(2);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setAlternatingRowColors(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setItemDelegate(new RoomyDelegate(m_tree));
    m_tree->header()->resizeSection(0, 320);
    auto *copy = new QAction(m_tree);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, [this] {
        if (const QTreeWidgetItem *item = m_tree->currentItem())
            QApplication::clipboard()->setText(item->text(0) + QLatin1Char('=') + item->text(1));
    });
    m_tree->addAction(copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_tree);
    retranslate();
}

void EnvironmentPanel::setTrial(const ShownTrial &trial)
{
    m_trial = trial;
    fill();
}

void EnvironmentPanel::fill()
{
    m_tree->clear();
    if (m_trial.isEmpty())
        return;
    fillCall();
    fillVariables();
    fillReproduce();
}

QTreeWidgetItem *EnvironmentPanel::addGroup(const QString &title)
{
    auto *group = new QTreeWidgetItem(m_tree, {title});
    group->setFirstColumnSpanned(true);
    group->setExpanded(true);
    QFont font = group->font(0);
    font.setBold(true);
    group->setFont(0, font);
    return group;
}

void EnvironmentPanel::add(QTreeWidgetItem *group, const QString &name, const QString &value)
{
    auto *item = new QTreeWidgetItem(group, {name, value});
    item->setToolTip(1, value);
}

void EnvironmentPanel::fillCall()
{
    const RunConfig &config = m_trial.run->config;
    const auto &trial = m_trial.row->trial;
    QTreeWidgetItem *call = addGroup(tr("Call"));
    if (config.isOffline()) {
        add(call, tr("Compile command"), config.offline.compileCommand);
        add(call, tr("Target"), config.offline.login());
        add(call, tr("Command on the target"), config.command);
        if (trial && !trial->modelDigest.isEmpty())
            add(call, tr("SHA-256 of the model"), trial->modelDigest);
    } else {
        add(call, tr("Command"), config.command);
    }
    add(call, tr("Working folder"), config.workingFolder.isEmpty() ? tr("not recorded") : config.workingFolder);
    add(call, tr("Time limit"), config.timeoutSeconds > 0 ? result_text::duration(config.timeoutSeconds) : tr("none"));
    if (trial && trial->startedAt.isValid())
        add(call, tr("Started"), QLocale().toString(trial->startedAt.toLocalTime(), QLocale::ShortFormat));
}

/// As the runner does it, on top of nothing: what is left is what this program set.
QProcessEnvironment EnvironmentPanel::variables() const
{
    const RunConfig &config = m_trial.run->config;
    const TrialSpec &spec = m_trial.row->spec;
    QProcessEnvironment additions;
    for (auto it = config.environment.begin(); it != config.environment.end(); ++it)
        additions.insert(it.key(), it.value());
    if (!config.isOffline())
        return trialEnvironment(additions, spec, ResultFolder(m_trial.run->folder).trial(spec));
    OmCompileSetup setup;
    setup.environment = additions;
    setup.folder = OmFolder(config.offline.omFolder);
    return compileEnvironment(setup, OmVariant::of(spec));
}

void EnvironmentPanel::fillVariables()
{
    const RunConfig &config = m_trial.run->config;
    const QProcessEnvironment all = variables();
    QTreeWidgetItem *set = addGroup(config.isOffline() ? tr("Set for the compile") : tr("Set for this trial"));
    QTreeWidgetItem *own = config.environment.isEmpty() ? nullptr : addGroup(tr("Added on the Setup page"));
    QStringList names = all.keys();
    names.sort();
    for (const QString &name : names) {
        const bool isOwn =
            own && config.environment.value(name) == all.value(name) && config.environment.contains(name);
        add(isOwn ? own : set, name, all.value(name));
    }
    addGroup(tr("Everything else is the environment in which the run was started."));
}

void EnvironmentPanel::fillReproduce()
{
    Analysis asIfRecommended;
    asIfRecommended.recommendation.kind = Recommendation::Kind::Change;
    asIfRecommended.recommendation.candidate = m_trial.row->spec.candidate;
    for (const QString &line : result_text::reproduceLines(asIfRecommended, m_trial.run->config))
        addGroup(line)->setToolTip(0, line);
}

void EnvironmentPanel::retranslate()
{
    m_tree->setHeaderLabels({tr("Name"), tr("Value")});
    m_tree->setAccessibleName(tr("Environment of the trial"));
    fill();
}

void EnvironmentPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace tributary::gui
