// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/run_flow.h"

#include "document/document.h"
#include "run/run_controller.h"
#include "run/run_messages.h"
#include "targets/question_presenter.h"
#include "targets/target_desk.h"
#include "window/message_bar.h"
#include "window/message_row.h"
#include "window/selection.h"

#include <QDateTime>
#include <QDir>

#include <algorithm>

namespace tributary::gui
{

namespace
{

/// What can be shown before the first trial.
SnapshotPtr emptySnapshot(const RunConfig &config, const QString &folder)
{
    const Planner planner(config.plan, config.candidates);
    OutputComparison comparison(config.outputCheck, ResultFolder(folder));
    return makeSnapshot({}, planner, comparison);
}

constexpr int invalidBeforeWarning = 2;

} // namespace

RunFlow::RunFlow(const PageContext &context, QObject *parent)
    : QObject(parent)
    , m_context(context)
{
    new QuestionPresenter(m_board, m_context.messages, this);
    RunController &controller = m_context.controller;
    controller.setTargetAccess([this] { return m_context.targets.access(m_board); });
    connect(&controller, &RunController::stateChanged, this, [this] {
        if (m_context.controller.state() == RunController::State::Preparing)
            withdrawSaid();
    });
    connect(&controller, &RunController::started, this, &RunFlow::onStarted);
    connect(&controller, &RunController::snapshotChanged, this, &RunFlow::onSnapshot);
    connect(&controller, &RunController::trialFinished, this, &RunFlow::onTrialFinished);
    connect(&controller, &RunController::ended, this, &RunFlow::onEnded);
    connect(&controller, &RunController::failed, this, &RunFlow::onFailed);
    connect(&m_context.controller, &RunController::warned, this, [this](const Text &text) {
        say(m_context.messages.show(MessageBar::Level::Caution, [text] {
            return MessageWords {text.translated(), {}, {}};
        }));
    });
    connect(&m_context.runs, &RunStore::failed, &m_context.messages, &MessageBar::showError);
}

void RunFlow::startNew()
{
    if (m_context.controller.isBusy())
        return;
    withdrawSaid();
    const RunSetup &setup = m_context.document.project().setup;
    const auto config = setup.toConfig(m_context.document.folder(), m_context.targets.targets());
    if (!config) {
        say(m_context.messages.showError(config.error()));
        Q_EMIT setupWanted();
        return;
    }
    const QString dedupeGraph = setup.measureOnce ? m_context.document.project().graph.file : QString();
    m_context.controller.start(
        {*config, m_context.document.newRunFolder(), false, false, setup.managePass, dedupeGraph});
}

bool RunFlow::canResume() const
{
    const ShownRunPtr shown = m_context.runs.current();
    return shown && !shown->live && !shown->complete && !m_context.controller.isBusy();
}

void RunFlow::resumeShown()
{
    if (!canResume())
        return;
    const ShownRunPtr shown = m_context.runs.current();
    m_context.controller.start({shown->config, shown->folder, true, false, runOf(shown->folder).managePass});
}

void RunFlow::loadRuns()
{
    withdrawSaid();
    m_context.runs.clear();
    m_context.selection.clear();
    const auto &runs = m_context.document.project().runs;
    if (runs.empty())
        return;
    m_context.runs.setCurrent(runs.back().folder);
    for (const ProjectRun &run : runs)
        m_context.runs.load(run.folder, run.name);
}

ProjectRun RunFlow::runOf(const QString &folder)
{
    const auto &runs = m_context.document.project().runs;
    const auto known = std::find_if(runs.begin(), runs.end(),
        [&](const ProjectRun &run) { return QDir::cleanPath(run.folder) == QDir::cleanPath(folder); });
    if (known != runs.end())
        return *known;
    ProjectRun run;
    run.folder = folder;
    run.created = QDateTime::currentDateTimeUtc();
    run.name = tr("Run %1, %2")
                   .arg(runs.size() + 1)
                   .arg(run.created.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")));
    run.managePass = m_context.controller.request().managePass;
    m_context.document.addRun(run);
    return run;
}

void RunFlow::onStarted(const QString &folder, const RunConfig &config)
{
    const ShownRunPtr before = m_context.runs.find(folder);
    m_invalidInARow = 0;
    m_live = {};
    m_live.folder = folder;
    m_live.name = runOf(folder).name;
    m_live.config = config;
    m_live.live = true;
    putLive(before ? before->snapshot : emptySnapshot(config, folder));
    m_context.runs.setCurrent(folder);
    m_context.document.requestAutosave();
    Q_EMIT runBegan();
}

void RunFlow::putLive(const SnapshotPtr &snapshot)
{
    m_live.snapshot = snapshot;
    m_context.runs.put(std::make_shared<ShownRun>(m_live));
}

void RunFlow::say(MessageRow *message)
{
    m_said.append(message);
}

void RunFlow::withdrawSaid()
{
    for (const QPointer<MessageRow> &message : std::exchange(m_said, {})) {
        if (message)
            m_context.messages.withdraw(message);
    }
}

void RunFlow::onSnapshot(const SnapshotPtr &snapshot)
{
    if (snapshot)
        putLive(snapshot);
}

void RunFlow::onTrialFinished(const TrialPtr &trial)
{
    if (m_invalidInARow < 0)
        return;
    if (trial->isValid()) {
        m_invalidInARow = -1; // no more warning in this run
        return;
    }
    if (++m_invalidInARow != invalidBeforeWarning)
        return;
    MessageBar &messages = m_context.messages;
    say(messages.show(MessageBar::Level::Caution, [trial] { return wordsForInvalidStart(*trial); }));
    messages.addAction([] { return tr("Show this trial"); },
        [this, sequence = trial->spec.sequence] { Q_EMIT m_context.selection.openTrialRequested(sequence); });
    messages.addAction([] { return tr("Stop now"); }, [this] { m_context.controller.stopNow(); });
}

void RunFlow::onEnded(const RunEnd &end)
{
    m_live.live = false;
    m_live.complete = end.kind == RunEnd::Kind::Completed;
    putLive(end.snapshot ? end.snapshot : m_live.snapshot);
    m_context.document.requestAutosave();
    withdrawSaid();
    MessageBar &messages = m_context.messages;
    say(messages.show(levelOf(end), [end, name = m_live.name] { return wordsFor(end, name); }));
    if (end.kind != RunEnd::Kind::Completed) {
        // Another run may be shown by then.
        messages.addAction([] { return tr("Resume"); },
            [this, folder = m_live.folder] {
                m_context.runs.setCurrent(folder);
                resumeShown();
            });
    } else if (!m_live.snapshot->analysis.hasValidData() && !m_live.snapshot->trials.empty()) {
        const int first = m_live.snapshot->trials.front()->spec.sequence;
        messages.addAction([] { return tr("Show the first trial"); },
            [this, first] { Q_EMIT m_context.selection.openTrialRequested(first); });
    }
    Q_EMIT runEnded();
}

void RunFlow::onFailed(const Error &error, const std::vector<Text> &differences)
{
    MessageBar &messages = m_context.messages;
    if (differences.empty()) {
        say(messages.showError(error));
        return;
    }
    say(messages.show(MessageBar::Level::Caution, [error, differences] {
        QStringList lines;
        for (const Text &difference : differences)
            lines << difference.translated();
        return MessageWords {error.what.translated(), lines.join(QLatin1Char('\n')), error.hint.translated()};
    }));
    RunController::Start forced = m_context.controller.request();
    forced.force = true;
    messages.addAction(
        [] { return tr("Continue all the same"); }, [this, forced] { m_context.controller.start(forced); });
}

} // namespace tributary::gui
